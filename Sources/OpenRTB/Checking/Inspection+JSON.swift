extension Inspection {
    /// Reads the JSON at hand; what is wrong with it is reported.
    func parse() -> JSONNode? {
        let bytes = source.bytes
        let most = JSONLimits.default.bytes
        guard bytes.count <= most else {
            report(.jsonSize, at: 0, "the document has \(bytes.count) bytes, more than \(most)")
            return nil
        }
        if let fault = Self.encodingFault(of: bytes) {
            report(.jsonUTF8, at: 0, fault)
            return nil
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            report(.jsonMark, at: 0, "a byte order mark stands before the document")
        }
        do throws(JSONError) {
            let node = try JSONReader.readNode(bytes).value
            reportInvalidBytes(bytes)
            oddities(of: node)
            return node
        } catch {
            report(error.rule, at: error.offset, error.sentence)
            return nil
        }
    }

    private static func encodingFault(of bytes: [UInt8]) -> String? {
        guard bytes.count >= 2 else { return nil }
        let isUTF16 =
            bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            || (bytes[0] == 0) != (bytes[1] == 0)
        return isUTF16 ? "the document is UTF-16, must be UTF-8" : nil
    }

    private func reportInvalidBytes(_ bytes: [UInt8]) {
        let offset = bytes.withUnsafeBufferPointer(UTF8Check.firstInvalid)
        guard let offset else { return }
        report(.jsonUTF8, at: offset, "the document has bytes that are no UTF-8")
    }

    /// Reports what is odd about any JSON, whatever its fields mean.
    private func oddities(of node: JSONNode) {
        switch node.content {
        case .scalar(.null):
            report(.jsonNull, at: node.start, "\(field) is null, which counts as left out")
        case .scalar(.number(let number)):
            if number.double == nil {
                report(.jsonNumber, at: node.start, "\(field) is too large a number")
            }
        case .scalar(.string): escapes(in: node.range)
        case .scalar: break
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                inside(String(index)) { oddities(of: element) }
            }
        case .object(let members):
            repeats(in: members)
            for member in members {
                escapes(in: member.keyRange)
                inside(member.key) { oddities(of: member.node) }
            }
        }
    }

    private func repeats(in members: [JSONNode.Member]) {
        guard members.count > 1 else { return }
        var seen: Set<String> = []
        for member in members where !seen.insert(member.key).inserted {
            report(
                .jsonDuplicate,
                at: member.keyRange.lowerBound,
                member: member.key,
                "\(member.key.prefix(60)) is given again, readers differ in which one counts"
            )
        }
    }

    private func escapes(in range: Range<Int>) {
        guard source.bytes[range].contains(UInt8(ascii: "\\")) else { return }
        for (offset, isNUL) in JSONEscapes.oddities(in: source.bytes, at: range) {
            if isNUL {
                report(.jsonNUL, at: offset, "\(field) holds NUL, which ends the text for some")
            } else {
                report(.jsonSurrogate, at: offset, "\(field) holds half a surrogate pair")
            }
        }
    }
}

extension JSONError {
    fileprivate var rule: Rule {
        switch cause {
        case .syntax: .jsonSyntax
        case .empty: .jsonEmpty
        case .trailing: .jsonTrailing
        case .depth: .jsonDepth
        case .size: .jsonSize
        }
    }
}
