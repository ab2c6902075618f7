# Sourced by the other scripts: where things are, and how the compiler is called.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
target=x86_64-apple-ios15.0-simulator
compiler=$(swiftc --version 2>/dev/null | head -n 1)
version=$(echo "$compiler" | sed -E 's/.*Swift version ([0-9.]+).*/\1/')
work=$here/build/$version
resources=$work/resources modules=$work/modules cache=$work/cache
flags=(
    -target "$target" -sdk "$here/sdk" -resource-dir "$resources" -module-cache-path "$cache" -enable-objc-interop
    -I "$modules" -I "$here/sdk/include"
    -Xcc -fobjc-runtime=ios-15.0 -Xcc -fobjc-arc -Xcc -fblocks
)
