// rejected: sending 'parser' risks causing data races
import Foundation
final class Parser { var count = 0 }
actor Reader { func read(_ parser: Parser) { parser.count += 1 } }
@MainActor func start(_ reader: Reader, _ parser: Parser) async { await reader.read(parser); parser.count += 1 }
