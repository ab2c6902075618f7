#!/usr/bin/env bash
# Check Objective-C that uses a module which check.sh accepted. usage: objc.sh FILE.m...
set -euo pipefail
source "$(dirname "$0")/flags.sh"
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
"$clang" -target "$target" -ffreestanding -nostdlibinc -fsyntax-only -Werror -x objective-c -fobjc-arc -fmodules \
    -fmodules-cache-path="$cache" -I "$here/sdk/include" -I "$here/sdk/include/stubs" -I "$modules" "$@"
