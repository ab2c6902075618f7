#!/usr/bin/env bash
# Type-check one module as for iOS. usage: [SWIFT_VERSION=5|6] check.sh MODULE [OPTION] FILE...
# Without SWIFT_VERSION it is a module of the package: the package's language mode and features, warnings are errors, and
# MODULE.swiftmodule and MODULE-Swift.h are kept for Swift and Objective-C that import it. With it, it is an app's code.
set -euo pipefail
source "$(dirname "$0")/flags.sh"
module=$1; shift
export SWIFT_BACKTRACE=enable=no
mode=(-swift-version "${SWIFT_VERSION:-6}") out=$apps
if [ -z "${SWIFT_VERSION:-}" ]; then
    out=$modules
    mode+=(-warnings-as-errors -package-name OpenNativeAds)
    for feature in $(sed -n '/^let features = \[/,/^\]/p' "$root/Package.swift" | grep -o '[A-Z][A-Za-z]*'); do
        mode+=(-enable-upcoming-feature "$feature")
    done
fi
mkdir -p "$out"
rm -f "$out/$module.swiftmodule" "$out/$module-Swift.h"
swiftc -frontend -emit-module -parse-as-library -module-name "$module" "${flags[@]}" "${headers[@]}" "${mode[@]}" \
    -emit-objc-header-path "$out/$module-Swift.h" -o "$out/$module.swiftmodule" "$@"
