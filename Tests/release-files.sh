#!/usr/bin/env bash
# The files of a release, from what `make web` and `make feeds` have built, in .build/release-files/files, and beside them notes.md, its text: the section of
# CHANGELOG.md. what-moved-VERSION.html and .json have the changes since the tag before, or what the first release holds: whoever asks
# which dates moved reads the page without this package. usage: release-files.sh VERSION
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=${1:-}
no() {
  echo "release-files.sh: $1" >&2
  exit 1
}

heading=$(sed -n '/^## /{p;q;}' CHANGELOG.md)
[[ $heading =~ ^"## $version ("[0-9]{4}-[0-9]{2}-[0-9]{2}")"$ ]] ||
  no "CHANGELOG.md begins with '$heading', not with '## $version' and a day; make release writes it"
grep -q "version = \"$version\"" Sources/Tools/almanac-cli/Release.swift || no "Release.swift has another version than $version"
./Tests/check-release.sh
web=.build/web
for file in almanac.tgz almanac-widgets.tgz almanac.wasm almanac-insults.wasm page/index.html; do
  [ -s "$web/$file" ] || no "$web/$file is missing; make web builds it"
done
[ -s .build/feeds/SHA256SUMS ] || no ".build/feeds is missing; make feeds writes it"
compiler=.build/debug/almanac-compiler
[ -x "$compiler" ] || no "$compiler is missing; make compiler builds it"
git rev-parse --verify --quiet "refs/tags/$version^{commit}" >/dev/null || no "there is no tag $version; a checkout needs all of them"
day=$(sed 's/.*(\(.*\))/\1/' <<<"$heading")
# The newest release among the commits behind this one, so that one of an older series is compared with its own.
before=$(git tag --merged "$version" --sort=-version:refname | grep -xE '[0-9]+\.[0-9]+\.[0-9]+' | grep -vxF "$version" | sed -n 1p || true)
tar -xOzf "$web/almanac.tgz" package/package.json | grep "\"version\": \"$version\"" >/dev/null || no "$web is of another version than $version"

out=.build/release-files
rm -rf "$out"
mkdir -p "$out/files"
awk '/^## / { if (inside) exit; inside = 1; next } inside' CHANGELOG.md >"$out/notes.md"
for format in html json; do
  "$compiler" diff "${before:--}" "$version" --now "$day" --format $format >"$out/files/what-moved-$version.$format"
done
cp "$web/almanac.tgz" "$out/files/almanac-$version.tgz"
cp "$web/almanac-widgets.tgz" "$out/files/almanac-widgets-$version.tgz"
tar -czf "$out/files/almanac-webassembly-$version.tar.gz" -C "$PWD" LICENSE NOTICE -C "$web" \
  almanac.wasm almanac-insults.wasm almanac.js almanac-node.js almanac.d.ts answers.d.ts tables.d.ts WidgetBridge.d.ts package.json
tar -czf "$out/files/almanac-page-$version.tar.gz" -C "$web/page" .
tar -czf "$out/files/almanac-feeds-$version.tar.gz" -C .build/feeds .
tar -czf "$out/files/almanac-conformance-$version.tar.gz" -C Tests Conformance
(cd "$out/files" && sha256sum -- * >SHA256SUMS && cat SHA256SUMS)
