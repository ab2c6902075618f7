import OpenRTB

/// What was typed after a subcommand, sorted into options and operands.
///
/// `--name value` and `--name=value` are alike; `--` ends the options; a single `-` is an operand.
struct Arguments: Sendable, Equatable {
    private(set) var operands: [String] = []
    private var given: [String: [String]] = [:]

    init(_ words: [String], for command: Command) throws(CommandError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            try take(word, from: &rest, options: command.options, command: command)
        }
        let words = operands + given.values.joined()
        guard words.filter({ $0 == "-" }).count < 2 else {
            throw .usage("-, which is standard input, can be read only once")
        }
        guard command.operandCount.contains(operands.count) else {
            let expected = command.operands.isEmpty ? "nothing" : command.operands
            throw .usage(
                "\(command.name) takes \(expected) besides options, not \(operands.count) operand\(operands.count == 1 ? "" : "s"); "
                    + "see native-ads help \(command.name)"
            )
        }
    }

    /// Whether a switch was given.
    func has(_ name: String) -> Bool { given[name] != nil }

    /// The value of an option, if it was given.
    func value(_ name: String) -> String? { given[name]?.last }

    /// Every value of an option that may repeat, in order.
    func values(_ name: String) -> [String] { given[name] ?? [] }

    /// A whole number in a range, or the default where the option was not given.
    func number(
        _ name: String,
        in range: ClosedRange<Int>,
        default fallback: Int
    ) throws(CommandError) -> Int {
        guard let text = value(name) else { return fallback }
        guard let number = Int(text), range.contains(number) else {
            throw .usage(
                "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), "
                    + "not \"\(text)\""
            )
        }
        return number
    }

    private mutating func take(
        _ word: String,
        from rest: inout ArraySlice<String>,
        options: [Option],
        command: Command
    ) throws(CommandError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
            let names = options.map(\.name) + ["--help"]
            throw .usage(
                "\(command.name) has no option \(name)\(Suggestion.sentence(for: name, among: names))"
            )
        }
        guard option.repeats || given[option.name] == nil else {
            throw .usage("\(option.name) was given twice")
        }
        /// `--database "$UNSET"` must not mean something else than was meant.
        func filled(_ value: String?) throws(CommandError) -> String {
            guard let value, !value.isEmpty else {
                throw .usage("\(option.name) needs a value: \(option.name) \(option.value ?? "")")
            }
            return value
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        switch (option.value, attached) {
        case (nil, nil):
            given[option.name, default: []].append("")
        case (nil, .some):
            throw .usage("\(option.name) is a switch and takes no value")
        case (.some, .some):
            given[option.name, default: []].append(try filled(attached))
        case (.some, nil):
            given[option.name, default: []].append(try filled(rest.popFirst()))
        }
    }
}
