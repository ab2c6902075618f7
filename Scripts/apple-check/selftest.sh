#!/usr/bin/env bash
# Prove that the check can fail. What is in sample/right must be accepted, and each file of sample/wrong rejected with the words
# that its first line expects (an extended regular expression); so each of sample/wrong-app, code of an app that uses the dialects.
# Called by `run --self-test`, which builds what is needed first.
set -euo pipefail
cd "$(dirname "$0")"
source ./flags.sh
failed=0
say() { printf 'apple-check self-test: %s\n' "$1"; }

# The stand-ins themselves: Swift says nothing of a name that it cannot give to a declaration until somebody asks for it.
for module in CoreGraphics Foundation QuartzCore UIKit CoreMedia AVFoundation WebKit SafariServices; do
    unnamed=$(swift-synthesize-interface -module-name "$module" -target "$target" -sdk "$here/sdk" -resource-dir "$resources" \
        -I "$modules" -I "$here/sdk/include" -Xcc -fobjc-runtime=ios-15.0 -Xcc -fobjc-arc -Xcc -fblocks 2>&1 >/dev/null |
        grep 'warning:' || true)
    if [ -n "$unnamed" ]; then say "$module has declarations without a Swift name: $unnamed"; failed=1; fi
done

if ! output=$(./check.sh Sample sample/right/*.swift 2>&1 && ./objc.sh -Werror sample/right/*.m 2>&1); then
    say "what is right was REJECTED"; echo "$output"; failed=1
fi
./run callers > /dev/null || { say "the dialects or their callers were REJECTED"; failed=1; }
wrong=0
for file in sample/wrong/* sample/wrong-app/*; do
    expected=$(sed -n '1s|^// rejected: ||p' "$file")
    case $file in
    sample/wrong-app/*.swift) check=(env SWIFT_VERSION=6 ./check.sh Wrong -warnings-as-errors "$file") ;;
    *.swift) check=(./check.sh Wrong "$file") ;;
    *.m) check=(./objc.sh -Werror "$file") ;;
    esac
    if output=$("${check[@]}" 2>&1); then
        say "$file was ACCEPTED"; failed=1
    elif ! grep -qE "error: .*($expected)" <<<"$output"; then
        say "$file was rejected, but not for: $expected"; echo "$output"; failed=1
    fi
    wrong=$((wrong + 1))
done
[ "$failed" = 1 ] || say "what is right is accepted, and each of $wrong mistakes is rejected for its reason"
exit "$failed"
