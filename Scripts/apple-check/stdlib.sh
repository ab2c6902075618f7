#!/usr/bin/env bash
# Rebuild the modules of Swift's standard library for iOS from the toolchain's own interfaces, so that Apple-only code can be
# type-checked on Linux. Takes most of a minute once a toolchain (18 MB in build/VERSION); does nothing when that is there
# and this script did not change since.
set -euo pipefail
cd "$(dirname "$0")"
source ./flags.sh
key=$(cat stdlib.sh flags.sh | cksum)
if [ -f "$resources/done" ] && [ "$(cat "$resources/done")" = "$key" ]; then exit 0; fi
library=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift
if [ ! -d "$library/linux" ]; then
    echo "apple-check needs a Swift toolchain for Linux; on a Mac build the package with Xcode instead." >&2
    exit 2
fi
echo "building the standard library for iOS (once for this toolchain, most of a minute)"
rm -rf "$work"; mkdir -p "$resources/iphonesimulator" "$cache"
for folder in Block apinotes clang shims; do ln -s "$library/$folder" "$resources/$folder"; done

# What an Apple standard library has and a Linux one leaves out.
additions() {
    case $1 in
    Swift) cat <<'SWIFT'
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  public init(_ _rawValue: Builtin.RawPointer)
  public var pointee: Pointee { get nonmutating set }
}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
SWIFT
        ;;
    _Concurrency) cat <<'SWIFT'
@available(iOS 13.0, *)
public func _runTaskForBridgedAsyncMethod(@_inheritActorContext _ body: __owned @escaping @Sendable () async -> Swift.Void)
@available(iOS 13.0, *)
public func _createCheckedContinuation<T>(_ continuation: __owned _Concurrency.UnsafeContinuation<T, Swift.Never>) -> _Concurrency.CheckedContinuation<T, Swift.Never>
@available(iOS 13.0, *)
public func _createCheckedThrowingContinuation<T>(_ continuation: __owned _Concurrency.UnsafeContinuation<T, any Swift.Error>) -> _Concurrency.CheckedContinuation<T, any Swift.Error>
@available(iOS 13.0, *)
public func _resumeCheckedContinuation<T>(_ continuation: _Concurrency.CheckedContinuation<T, Swift.Never>, _ value: __owned T)
@available(iOS 13.0, *)
public func _resumeCheckedThrowingContinuation<T>(_ continuation: _Concurrency.CheckedContinuation<T, any Swift.Error>, _ value: __owned T)
@available(iOS 13.0, *)
public func _resumeCheckedThrowingContinuationWithError<T>(_ continuation: _Concurrency.CheckedContinuation<T, any Swift.Error>, _ error: __owned any Swift.Error)
SWIFT
        ;;
    esac
}

for module in Swift SwiftOnoneSupport _Concurrency _StringProcessing _Builtin_float _RegexParser; do
    original=$(find "$library/linux/$module.swiftmodule" -name '*-unknown-linux-gnu.swiftinterface' | head -n 1)
    triple=$(basename "$original" .swiftinterface)
    interface=$resources/$module.swiftinterface
    sed -e "1,6s/$triple/$target/g" -e '1,6s/-disable-objc-interop/-enable-objc-interop/g' \
        -e '1,6s/swift-module-flags: /swift-module-flags: -disable-availability-checking /' \
        -e '/^ *@backDeployed/d' "$original" > "$interface"
    additions "$module" >> "$interface"
    mkdir "$resources/iphonesimulator/$module.swiftmodule"
    swiftc -frontend -compile-module-from-interface -parse-stdlib -module-name "$module" "${flags[@]}" \
        -o "$resources/iphonesimulator/$module.swiftmodule/x86_64-apple-ios-simulator.swiftmodule" "$interface"
done
echo "$key" > "$resources/done"
