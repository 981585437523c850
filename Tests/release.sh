#!/usr/bin/env bash
# Makes a release of what is committed: checks everything, and writes its number and day where they belong. Commits nothing.
# The number is that of the newest release in CHANGELOG.md; the packages for JavaScript read it there, a test compares Release.swift.
# usage: release.sh VERSION      as `make release VERSION=1.2.0`
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=${1:-}
no() {
  echo "make release: $1" >&2
  exit 1
}

number='(0|[1-9][0-9]*)'
[[ $version =~ ^$number\.$number\.$number$ ]] || no "VERSION is '$version', not three numbers: make release VERSION=1.2.0"
branch=$(git branch --show-current)
[ "$branch" = main ] || no "this is the branch '$branch'; a release is made on main"
[ -z "$(git status --porcelain)" ] || no "there are changes without a commit; git status lists them"
last=$(git tag --list '[0-9]*.[0-9]*.[0-9]*' --sort=-version:refname | sed -n 1p)
[ "$version" != "$last" ] && [ "$(printf '%s\n' "$last" "$version" | sort -V | tail -1)" = "$version" ] ||
  no "$version is not newer than $last, the last tag"

# The section at the top, to the heading of the release before.
heading=$(sed -n '/^## /{p;q;}' CHANGELOG.md)
[ "$heading" = "## Unreleased" ] || [ "$heading" = "## $version (unreleased)" ] ||
  no "CHANGELOG.md begins with '$heading', not with '## Unreleased'"
section=$(awk '/^## / { if (inside) exit; inside = 1; next } inside' CHANGELOG.md)
grep -q '^[^#]' <<<"$section" || no "the section '${heading#\#\# }' of CHANGELOG.md is empty"
if grep -qE '^### (Future|Past) dates' <<<"$section"; then
  [ "${version##*.}" = 0 ] || no "dates moved, so the release needs at least a new minor version: CHANGELOG.md has them first"
fi

./Tests/check-release.sh
"${MAKE:-make}" check

# edit FILE SCRIPT: -i of sed differs between systems.
edit() { sed "$2" "$1" >.build/release.txt && cat .build/release.txt >"$1"; }
mkdir -p .build
edit CHANGELOG.md "s/^$heading\$/## $version ($(date -u +%Y-%m-%d))/"
edit Sources/Tools/almanac-cli/Release.swift "s/version = \".*\"/version = \"$version\"/"
# From the first release on, packages take releases in place of the branch.
own="almanac.git\", from: \"$version\")"
edit README.md "s/almanac.git\", branch: \"main\")/$own/;s/almanac.git\", from: \"[0-9.]*\")/$own/"
# The folder of the release is closed: from now on no file of it changes.
if [ -d "Tests/Releases/$version" ]; then
  printf '%s\t%s\n' "$version" "$(./Tests/release-digest.sh "$version")" >>Tests/Releases/closed.tsv
fi
git --no-pager diff --stat
echo "Almanac $version is ready: read git diff. What is left are two commands:"
echo "  git commit --all --message 'Release $version' && git tag --annotate --message 'Almanac $version' $version"
echo "  git push --atomic origin main $version"
echo "The push makes a draft of the release on GitHub, with its files: read and publish it there."
