# Sourced by the other scripts: where things are, and how the compilers are called.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
target=x86_64-apple-ios15.0-simulator
compiler=$(swiftc --version 2>/dev/null | head -n 1)
version=$(echo "$compiler" | sed -E 's/.*Swift version ([0-9.]+).*/\1/')
work=$here/build/$version
resources=$work/resources modules=$work/modules cache=$work/cache apps=$work/apps
flags=(
    -target "$target" -sdk "$here/sdk" -resource-dir "$resources" -module-cache-path "$cache" -enable-objc-interop
    -I "$modules" -I "$here/sdk/include"
    -Xcc -fobjc-runtime=ios-15.0 -Xcc -fobjc-arc -Xcc -fblocks
    -plugin-path "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host/plugins"
)
# What the dialects say in headers of their own.
headers=()
for folder in "$root"/Sources/Dialects/*/include; do headers+=(-I "$folder"); done
