import Foundation

/// What libFuzzer calls with bytes of its making.
typealias FuzzCallback = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// Something that reads what strangers send.
struct FuzzTarget {
    /// What `FUZZ` says to choose it.
    let name: String
    /// Reads the bytes; a finding is a trap, a hang, or memory beyond the limit.
    let callback: FuzzCallback

    /// Every target, in the order in which `make fuzz` runs them.
    static let all: [FuzzTarget] = [json, markup, vast, scenario, mp4]
}

/// libFuzzer's entry: takes its own flags out of the arguments and never ends before it is done.
// A function of libFuzzer's runtime, for which the toolchain has no module.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: FuzzCallback
) -> CInt

/// Hands the bytes to `body` and tells libFuzzer to keep the input if it found something new.
func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int, _ body: (Data) -> Void) -> CInt {
    body(bytes.map { Data(bytes: $0, count: count) } ?? Data())
    return 0
}
