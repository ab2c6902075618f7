#!/usr/bin/env bash
# Check Objective-C that uses modules which check.sh accepted. usage: objc.sh [-Werror] FILE.m...
# They are imported as Xcode has it: `@import NAME;`, `#import "NAME-Swift.h"`, and for a dialect `#import <NAME/NAME.h>`.
set -euo pipefail
source "$(dirname "$0")/flags.sh"
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
map=$(mktemp)
trap 'rm -f "$map"' EXIT
for header in "$modules"/*-Swift.h; do
    name=$(basename "$header" -Swift.h)
    printf 'module %s { header "%s" export * }\n' "$name" "$header" >> "$map"
done
"$clang" -target "$target" -ffreestanding -nostdlibinc -fsyntax-only -x objective-c -fobjc-arc -fmodules \
    -fmodules-cache-path="$cache" -fmodule-map-file="$map" -I "$here/sdk/include" -I "$here/sdk/include/stubs" \
    -I "$modules" "${headers[@]}" "$@"
