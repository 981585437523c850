#!/usr/bin/env bash
# A separate package that depends on this one by its address takes each of the products: all build, and the example in the README and
# the recipes print what their comments say.
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
# The libraries that the recipes import.
recipes=Sources/Runtime/Almanac/Almanac.docc/Recipes.md
taken=$(sed -n 's/^import //p' "$recipes" | sort -u | grep -Fx "$(awk '{ print $2 }' <<<"$products")" | sed 's/.*/.product(name: "&", package: "almanac")/' | paste -sd, -)
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
    .executableTarget(name: "Recipes", dependencies: [$taken]),
  ]
)
MANIFEST
# Each target imports the modules of its product.
while read -r _ product modules; do
  mkdir -p "$work/Sources/Takes$product"
  printf 'import %s\n' $modules >"$work/Sources/Takes$product/Imports.swift"
done <<<"$products"

# example TARGET FILE COUNT: a program of the first COUNT Swift blocks of a page, and what the comments behind its prints say. A comment ends
# where ": " begins a remark. Each block has a scope of its own, and is complete in itself but for the imports, which have to be at the top.
example() {
  local folder="$work/Sources/$1"
  mkdir -p "$folder"
  awk -v count="$3" -v body="$folder/body" '
    /^```swift$/ && blocks < count { inside = 1; blocks++; print "do {" >body; next }
    /^```$/ && inside { inside = 0; print "}" >body; next }
    inside && /^import / { if (!seen[$0]++) print; next }
    inside { print >body }
  ' "$2" >"$folder/main.swift"
  cat "$folder/body" >>"$folder/main.swift"
  rm "$folder/body"
  sed -n 's/^ *print(.*) *\/\/ *\(.*\)$/\1/p' "$folder/main.swift" | sed 's/: .*//' >"$work/$1.expected"
  [ -s "$work/$1.expected" ] || { echo "$2: the example prints nothing"; exit 1; }
}
example Consumer README.md 1
example Recipes "$recipes" 99

swift package --package-path "$work" --disable-dependency-cache update >"$work/resolve.log" 2>&1 || {
  cat "$work/resolve.log"
  echo "README.md: the dependency cannot be resolved"
  exit 1
}
swift build --package-path "$work" --disable-index-store -debug-info-format none >"$work/build.log" 2>&1 || { cat "$work/build.log"; exit 1; }
programs=$(swift build --package-path "$work" --show-bin-path)
"$programs/Consumer" | diff "$work/Consumer.expected" - || { echo "README.md: the example prints something else"; exit 1; }
"$programs/Recipes" | diff "$work/Recipes.expected" - || { echo "$recipes: a recipe prints something else"; exit 1; }
echo "a package that depends on this one by its address builds all $(grep -c . <<<"$products") libraries, and prints the README's example and the recipes"

# The stand-ins for Apple's frameworks are only for the tests of this package: other packages never see them.
modules="$programs/Modules"
for folder in Tests/AppleStandIns/*/; do
  name=$(basename "$folder")
  [ ! -e "$modules/$name.swiftmodule" ] || { echo "a package that depends on Almanac sees a module named $name"; exit 1; }
done
printf 'import SwiftUI\n' >"$work/sees.swift"
case "$(uname)" in
  Darwin) ;;
  *) if swiftc -typecheck -I "$modules" "$work/sees.swift" 2>"$work/sees.log"; then echo "SwiftUI can be imported"; exit 1; fi ;;
esac
