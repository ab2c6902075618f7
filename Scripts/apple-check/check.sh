#!/usr/bin/env bash
# Type-check one module as for iOS. usage: check.sh MODULE FILE...
# Writes MODULE.swiftmodule and MODULE-Swift.h, for Swift and Objective-C that import it.
set -euo pipefail
source "$(dirname "$0")/flags.sh"
module=$1; shift
export SWIFT_BACKTRACE=enable=no
features=()
for feature in $(sed -n 's/.*enableUpcomingFeature("\([A-Za-z]*\)").*/\1/p' "$here/../../Package.swift" | sort -u); do
    features+=(-enable-upcoming-feature "$feature")
done
swiftc -frontend -emit-module -swift-version 6 -warnings-as-errors -package-name OpenNativeAds -parse-as-library \
    -module-name "$module" "${flags[@]}" "${features[@]}" \
    -emit-objc-header-path "$modules/$module-Swift.h" -o "$modules/$module.swiftmodule" "$@"
