#!/usr/bin/env bash
# A separate package that depends on this one by its address takes each of the products: all build, and the example in the README
# prints what its comments say.
set -euo pipefail

# Other packages build what an app takes without it.
unset ALMANAC_OPTIMISED
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
. Tests/modules.sh
# The folder is kept between runs, so that only the first one builds everything.
work="$root/.build/consumer"
mkdir -p "$work"

# What the address names is a copy of this repository, whose branch main is what the working tree would be as a commit.
published="$work/almanac.git"
[ -d "$published" ] || { git init --quiet --bare "$published" && git -C "$published" config receive.shallowUpdate true; }
index=$(mktemp -u)
trap 'rm -f "$index"' EXIT
cp "$(git rev-parse --git-path index)" "$index"
tree=$(GIT_INDEX_FILE=$index git add -A && GIT_INDEX_FILE=$index git write-tree)
# The same tree is the same commit, so that nothing is fetched again.
commit=$(GIT_AUTHOR_NAME=almanac GIT_AUTHOR_EMAIL=almanac GIT_AUTHOR_DATE=2026-01-01T00:00:00Z GIT_COMMITTER_NAME=almanac \
  GIT_COMMITTER_EMAIL=almanac GIT_COMMITTER_DATE=2026-01-01T00:00:00Z git commit-tree -m "the working tree" "$tree")
git push --quiet --force "$published" "$commit:refs/heads/main"

# The dependency as the README gives it, with the address of the copy. What is checked is the working tree, so its branch is taken
# also where the README names a release.
dependency=$(sed -nE 's#^(\.package\(url: ")https://[^"]*/almanac.git", (branch: "main"|from: "[0-9.]+")\),.*#\1file://'"$published"'", branch: "main")#p' README.md)
[ -n "$dependency" ] || { echo "README.md: there is no line .package(url: \"https://.../almanac.git\", branch: \"main\" or from: ...)"; exit 1; }
products=$(package_description | awk '$1 == "product" && $2 ~ /^[A-Z]/')
targets=$(awk '{ print "    .target(name: \"Takes" $2 "\", dependencies: [.product(name: \"" $2 "\", package: \"almanac\")])," }' <<<"$products")
cat >"$work/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v14)],
  dependencies: [$dependency],
  targets: [
$targets
    .executableTarget(name: "Consumer", dependencies: [.product(name: "Almanac", package: "almanac")]),
  ]
)
MANIFEST
# Each target imports the modules of its product.
while read -r _ product modules; do
  mkdir -p "$work/Sources/Takes$product"
  printf 'import %s\n' $modules >"$work/Sources/Takes$product/Imports.swift"
done <<<"$products"

# The first Swift block in the README.
mkdir -p "$work/Sources/Consumer"
awk '/^```swift$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' README.md >"$work/Sources/Consumer/main.swift"
sed -n 's/^print(.*) *\/\/ *\([^:]*\).*$/\1/p' "$work/Sources/Consumer/main.swift" >"$work/expected.txt"
[ -s "$work/expected.txt" ] || { echo "README.md: the example prints nothing"; exit 1; }

swift package --package-path "$work" --disable-dependency-cache update >"$work/resolve.log" 2>&1 || {
  cat "$work/resolve.log"
  echo "README.md: the dependency cannot be resolved"
  exit 1
}
swift build --package-path "$work" --disable-index-store -debug-info-format none >"$work/build.log" 2>&1 || { cat "$work/build.log"; exit 1; }
"$(swift build --package-path "$work" --show-bin-path)/Consumer" >"$work/actual.txt"
diff "$work/expected.txt" "$work/actual.txt" || { echo "README.md: the example prints something else"; exit 1; }
echo "a package that depends on this one by its address builds all $(grep -c . <<<"$products") libraries, and prints the README's example"

# The stand-ins for Apple's frameworks are only for the tests of this package: other packages never see them.
modules="$(swift build --package-path "$work" --show-bin-path)/Modules"
for folder in Tests/AppleStandIns/*/; do
  name=$(basename "$folder")
  [ ! -e "$modules/$name.swiftmodule" ] || { echo "a package that depends on Almanac sees a module named $name"; exit 1; }
done
printf 'import SwiftUI\n' >"$work/sees.swift"
case "$(uname)" in
  Darwin) ;;
  *) if swiftc -typecheck -I "$modules" "$work/sees.swift" 2>"$work/sees.log"; then echo "SwiftUI can be imported"; exit 1; fi ;;
esac
