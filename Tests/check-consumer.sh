#!/usr/bin/env bash
# A separate package that depends on this one by path and imports only Almanac: the example in the README compiles, runs, and
# prints what its comments say.
set -euo pipefail

# Other packages build what an app takes without it.
unset ALMANAC_OPTIMISED
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# The folder is kept between runs, so that only the first one builds everything.
work="$root/.build/consumer"
mkdir -p "$work/Sources/Consumer"

# The dependency as the README gives it can be resolved: its branch or release exists. Its address is that of a copy of this
# repository, whose branch main is what is checked out here.
published=$(mktemp -d)
trap 'rm -rf "$published"' EXIT
mkdir -p "$published/package/Sources/Resolves"
git init --quiet --bare "$published/almanac.git"
git -C "$published/almanac.git" fetch --quiet --update-shallow --tags "$root" HEAD:refs/heads/main
dependency=$(sed -n 's|^\(\.package(url: "\)https://[^"]*/almanac.git\(".*)\),.*|\1file://'"$published"'/almanac.git\2|p' "$root/README.md")
cat >"$published/package/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "resolves", platforms: [.macOS(.v14)], dependencies: [$dependency],
  targets: [.target(name: "Resolves", dependencies: [.product(name: "Almanac", package: "almanac")])])
MANIFEST
: >"$published/package/Sources/Resolves/Empty.swift"
swift package --package-path "$published/package" --disable-dependency-cache resolve >"$published/resolve.log" 2>&1 || {
  cat "$published/resolve.log"
  echo "README.md: the dependency cannot be resolved; it names a release that has no tag, or a branch that is not there"
  exit 1
}

cat >"$work/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "almanac", path: "$root")],
  targets: [
    .executableTarget(name: "Consumer", dependencies: [.product(name: "Almanac", package: "almanac")])
  ]
)
MANIFEST

# The first Swift block in the README.
awk '/^```swift$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$root/README.md" \
  >"$work/Sources/Consumer/main.swift"
sed -n 's/^print(.*) *\/\/ *\([^:]*\).*$/\1/p' "$work/Sources/Consumer/main.swift" >"$work/expected.txt"
[ -s "$work/expected.txt" ] || { echo "README.md: the example prints nothing"; exit 1; }

swift build --package-path "$work" >"$work/build.log" 2>&1 || { cat "$work/build.log"; exit 1; }
"$(swift build --package-path "$work" --show-bin-path)/Consumer" >"$work/actual.txt"
diff "$work/expected.txt" "$work/actual.txt" || { echo "README.md: the example prints something else"; exit 1; }
echo "the README's example compiles in its own package and prints the expected text"

# The stand-ins for Apple's frameworks are only for the tests of this package: other packages never see them.
modules="$(swift build --package-path "$work" --show-bin-path)/Modules"
for folder in "$root"/Tests/AppleStandIns/*/; do
  name=$(basename "$folder")
  [ ! -e "$modules/$name.swiftmodule" ] || { echo "a package that depends on Almanac sees a module named $name"; exit 1; }
done
printf 'import SwiftUI\n' >"$work/sees.swift"
case "$(uname)" in
  Darwin) ;;
  *) if swiftc -typecheck -I "$modules" "$work/sees.swift" 2>"$work/sees.log"; then echo "SwiftUI can be imported"; exit 1; fi ;;
esac
