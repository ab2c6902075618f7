#!/usr/bin/env bash
# Build the stand-ins for Apple's modules: C and Objective-C headers in sdk/include, and what Swift adds to each in
# overlay/MODULE/*.swiftinterface (declarations only, joined to one interface a module). Does nothing when they are up to date.
set -euo pipefail
cd "$(dirname "$0")"
source ./flags.sh
mkdir -p "$modules" "$work/interfaces"
newest=$(find sdk overlay flags.sh sdk.sh "$resources/done" -type f -printf '%T@\n' | sort -n | tail -n 1)
if [ -f "$modules/done" ] && [ "$(cat "$modules/done")" = "$newest" ]; then exit 0; fi
rm -rf "$modules"; mkdir -p "$modules"
for module in Darwin ObjectiveC CoreFoundation CoreGraphics Dispatch Foundation QuartzCore UIKit CoreMedia AVFoundation; do
    interface=$work/interfaces/$module.swiftinterface
    {
        echo "// swift-interface-format-version: 1.0"
        echo "// swift-compiler-version: $compiler"
        echo "// swift-module-flags: -target $target -enable-objc-interop -enable-library-evolution -swift-version 5 -O \
-import-underlying-module -module-name $module"
        printf "import %s\n" Swift _Concurrency _StringProcessing
        cat "overlay/$module/$module.swiftinterface"
        find "overlay/$module" -name '*.swiftinterface' ! -name "$module.swiftinterface" | sort | xargs -r cat
    } > "$interface"
    swiftc -frontend -compile-module-from-interface -module-name "$module" "${flags[@]}" \
        -o "$modules/$module.swiftmodule" "$interface"
done
echo "$newest" > "$modules/done"
