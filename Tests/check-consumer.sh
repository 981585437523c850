#!/usr/bin/env bash
# A separate package that depends on this one by its address uses each of the products: all build, every Swift block of README and
# articles compiles, and prints the text in its comments. On Linux the programs are static, and their sizes are printed.
set -euo pipefail

# Other packages build the products that an app uses without it.
unset ALMANAC_OPTIMISED
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
. Tests/modules.sh
# The folder is kept between runs, so that only the first one builds everything.
work="$root/.build/consumer"
mkdir -p "$work"

# The address names a copy of this repository, whose branch main is the working tree as a commit.
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

# The dependency of the README, with the address of the copy. The check is of the working tree, so it uses the branch even where the
# README names a release.
dependency=$(sed -nE 's#^(\.package\(url: ")https://[^"]*/almanac.git", (branch: "main"|from: "[0-9.]+")\),.*#\1file://'"$published"'", branch: "main")#p' README.md)
[ -n "$dependency" ] || { echo "README.md: there is no line .package(url: \"https://.../almanac.git\", branch: \"main\" or from: ...)"; exit 1; }
products=$(package_description | awk '$1 == "product" && $2 ~ /^[A-Z]/')
# A library is linked into a program of its own, which is the least size of an app's. The README's example has the products
# that the README names; the articles have all.
taken() { sed 's/.*/.product(name: "&", package: "almanac")/' | paste -sd, -; }
named=$(sed -nE 's/^\.product\(name: "([A-Za-z]+)", package: "almanac"\),.*/\1/p' README.md | taken)
all=$(awk '{ print $2 }' <<<"$products" | taken)
targets=$(awk '{ print "    .executableTarget(name: \"Takes" $2 "\", dependencies: [.product(name: \"" $2 "\", package: \"almanac\")])," }' <<<"$products")
cat >"$work/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
// An article imports what it uses itself, as the strictest of its readers have to.
let strict: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v14)],
  dependencies: [$dependency],
  targets: [
$targets
    .executableTarget(name: "Readme", dependencies: [$named], swiftSettings: strict),
    .executableTarget(name: "Articles", dependencies: [$all], swiftSettings: strict),
  ]
)
MANIFEST
rm -rf "$work/Sources"
# Each program imports the modules of its product. The one for AlmanacFoundation prints the civil dates of moments in the zone of the system.
while read -r _ product modules; do
  mkdir -p "$work/Sources/Takes$product"
  printf 'import %s\n' $modules >"$work/Sources/Takes$product/main.swift"
done <<<"$products"
cat >>"$work/Sources/TakesAlmanacFoundation/main.swift" <<'PROGRAM'
import Foundation
for moment in CommandLine.arguments.dropFirst().compactMap({ Instant($0) }) {
  print(CivilDate(Date(moment), in: .current)?.description ?? "none")
}
PROGRAM

# page TARGET FILE: a function of the Swift blocks of a page, in their order, and the texts of the comments after its prints. A comment
# ends where ": " begins a remark. Each block can use and hide the names of those before it. Left out are the lines for a manifest, and
# blocks that need frameworks which other packages do not see here: Tests/ToolsTests compiles the module for Expo.
page() {
  local folder="$work/Sources/$1" number file
  mkdir -p "$folder"
  number=$(find "$folder" -name '*.swift' | wc -l)
  file="$(basename "$2" .md)$number.swift"
  awk -v name="page$number" '
    # The lines of a block, which begins with its imports.
    /^```swift$/ { inside = 1; text = ""; imports = ""; outside = 0; next }
    /^```$/ && inside {
      inside = 0
      if (outside) next
      all = all imports; body = body "do {\n" text; blocks++; next
    }
    inside && /^import (ExpoModulesCore|SwiftUI|WidgetKit)$/ || inside && /^\.package\(/ { outside = 1 }
    inside && /^import / { if (!seen[$0]++) imports = imports $0 "\n"; next }
    inside && /print\(/ && !/^ *print\(.*\) *\/\/ ./ { print FILENAME ": no comment says what this prints: " $0 >"/dev/stderr"; failed = 1 }
    inside { text = text $0 "\n" }
    END {
      printf "%sfunc %s() throws {\n%s", all, name, body
      for (; blocks > 0; blocks--) print "}"
      print "}"
      exit failed
    }' "$2" >"$folder/$file" || silent=1
  if grep -q 'print(' "$folder/$file"; then
    printf 'print("# %s")\ntry page%s()\n' "$2" "$number" >>"$folder/main.swift"
    { echo "# $2"; sed -n 's/^ *print(.*) *\/\/ *\(.*\)$/\1/p' "$folder/$file" | sed 's/: .*//'; } >>"$work/$1.expected"
  fi
}
rm -f "$work"/*.expected
silent=
recipes="$work/recipes"
rm -rf "$recipes" && mkdir "$recipes"
pages=$(git ls-files --cached --others --exclude-standard '*.md' | grep -E '\.docc/|README\.md$' | xargs grep -l '^```swift$')
for file in $pages; do
  case "$file" in
    README.md) page Readme "$file" ;;
    # A recipe is complete, so each is a page of its own.
    */Recipes.md)
      awk -v folder="$recipes" '/^### / { number++ } { print >(folder "/Recipe" number + 0 ".md") }' "$file"
      for recipe in "$recipes"/*.md; do page Articles "$recipe"; done
      ;;
    *) page Articles "$file" ;;
  esac
done
[ -z "$silent" ] || exit 1

swift package --package-path "$work" --disable-dependency-cache update >"$work/resolve.log" 2>&1 || {
  cat "$work/resolve.log"
  echo "README.md: the dependency cannot be resolved"
  exit 1
}
# Static programs, as servers deploy them; without symbols, they are as large as when they are delivered.
static=()
[ "$(uname)" = Darwin ] || static=(--static-swift-stdlib -Xlinker -s)
swift build --package-path "$work" --disable-index-store -debug-info-format none "${static[@]}" >"$work/build.log" 2>&1 || {
  cat "$work/build.log"
  exit 1
}
programs=$(swift build --package-path "$work" --show-bin-path)
export TMPDIR="$work/temporary"
rm -rf "$TMPDIR" && mkdir "$TMPDIR"
for program in Readme Articles; do
  "$programs/$program" | diff "$work/$program.expected" - || { echo "a page prints something else than it says"; exit 1; }
done
echo "a package that depends on this one by its address builds all $(grep -c . <<<"$products") libraries and $(cat "$work"/Sources/{Readme,Articles}/*.swift | grep -c '^do {$') Swift blocks of README and articles"

# A moment has the civil date of the system's zone, also in a static program: linked without ICU, Foundation treats every zone as UTC
# without an error. The second moment of each zone is an hour before midnight there.
while read -r zone last expected; do
  found=$(TZ=$zone "$programs/TakesAlmanacFoundation" 2026-02-16T18:00:00Z "$last" | paste -sd' ' -)
  [ "$found" = "$expected" ] || { echo "TZ=$zone: the civil dates are $found, not $expected"; exit 1; }
done <<'ZONES'
Asia/Ho_Chi_Minh 2026-02-17T16:00:00Z 2026-02-17 2026-02-17
America/New_York 2026-02-17T04:00:00Z 2026-02-16 2026-02-16
Pacific/Apia 2026-02-17T10:00:00Z 2026-02-17 2026-02-17
ZONES
if [ -n "${static[*]}" ]; then
  echo "sizes of static programs, in MB: $(while read -r _ product _; do
    echo "$product $(wc -c <"$programs/Takes$product" | awk '{ printf "%.1f", $1 / 1000000 }')"
  done <<<"$products" | paste -sd, - | sed 's/,/, /g')"
fi

# A Date without a zone is refused, and the message has the right call.
printf 'import AlmanacFoundation\nimport Foundation\nlet wrong = try LunarCalendar.vietnamese.lunarDate(of: Date())\n' >"$work/date.swift"
swiftc -typecheck -I "$programs/Modules" "$work/date.swift" 2>"$work/date.log" && { echo "lunarDate(of: Date()) compiles"; exit 1; }
grep -q "CivilDate(date, in: .current)" "$work/date.log" || { cat "$work/date.log"; echo "the message has no way to a date"; exit 1; }

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
