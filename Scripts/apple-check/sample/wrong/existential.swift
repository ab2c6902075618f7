// rejected: use of protocol 'LocalizedError' as a type must be written 'any LocalizedError'
import Foundation
func say(_ error: LocalizedError) {}
