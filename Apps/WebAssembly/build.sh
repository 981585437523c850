#!/usr/bin/env bash
# Compiles the runtime for WebAssembly: .build/web/almanac.wasm, and its module for JavaScript beside it.
# Needs Embedded Swift for wasm32, clang and wasm-ld, which are all part of Swift for Linux.
# usage: build.sh
# Exit code 2 if the toolchain cannot.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Tests/modules.sh

out=.build/web/objects
mkdir -p "$out"

# Objects contain LLVM code, which the linker turns into WebAssembly when it knows which of it is called. LLVM inlines a call only
# if it estimates a much shorter result, because its estimate is too low for reference counting.
flags=(-target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector
  -enable-experimental-feature Embedded -enable-experimental-feature Extern
  -wmo -Osize -Xllvm -inline-threshold=-15 -lto=llvm-full -parse-as-library -swift-version 6 -package-name almanac
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)

cannot() {
  # Those of an earlier build would have other dates than the tables.
  rm -f .build/web/almanac{,-insults,-page,-page-sky,-page-insults,-page-pictures}.wasm
  echo "$1, so almanac.wasm is not built: take a toolchain of swift.org for Linux"
  exit 2
}
for tool in swiftc clang wasm-ld; do command -v "$tool" >/dev/null || cannot "$tool is missing"; done
echo 'func nothing() {}' >"$out/nothing.swift"
swiftc "${flags[@]}" -c -o "$out/nothing.o" "$out/nothing.swift" 2>/dev/null || cannot "this swiftc has no Embedded Swift for WebAssembly"
rm "$out"/nothing.*

# compile MODULE FILE...
compile() {
  local module=$1
  shift
  swiftc "${flags[@]}" -module-name "$module" -I "$out" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -c -o "$out/$module.o" "$@"
}

# Modules that have not changed since the last build are not compiled again.
modules=$(modules_without_foundation)
# Objects of another compiler are not used.
version=$(swiftc --version 2>/dev/null)
[ "$(cat "$out/version.txt" 2>/dev/null)" = "$version" ] || { rm -f "$out"/*.o && echo "$version" >"$out/version.txt"; }
objects=()
# An object is rebuilt if its sources or the previous object are newer, so that an interrupted build continues where it stopped.
before=Apps/WebAssembly/build.sh
while read -r _ module folder; do
  object=$out/$module.o
  objects+=("$object")
  mapfile -t sources < <(find "$folder" -name '*.swift' | sort)
  if [ ! -f "$object" ] || [ -n "$(find "$folder" "$before" Apps/WebAssembly/build.sh -newer "$object")" ]; then
    compile "$module" "${sources[@]}"
  fi
  before=$object
done <<<"$modules"
for part in support decimal unicode; do
  object=$out/$part.o
  objects+=("$object")
  clang -target wasm32-unknown-none -mbulk-memory -Os -Wall -Werror -c -o "$object" "Apps/WebAssembly/$part.c"
done
# The Unicode data for texts besides unicode.c, which comes first; only the used parts are linked.
unicode=$(dirname "$(dirname "$(command -v swiftc)")")/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
[ -f "$unicode" ] || cannot "$unicode is missing"
objects+=("$unicode")

# link FILE EXPORTS...: the exports determine the contents of the file. The stack comes first, so that an overflow stops the
# program instead of overwriting the tables. An undefined name is an error, so nothing is imported. The last section is the CRC-32
# of everything before it, which reveals a damaged file.
link() {
  local file=$1 sources=() sum
  shift
  for name in "$@"; do sources+=("Apps/WebAssembly/Exports/$name.swift"); done
  compile WebExports "${sources[@]}"
  wasm-ld -O2 -mllvm -inline-threshold=-15 --compress-relocations --no-entry --gc-sections --stack-first -z stack-size=262144 -s -o "$file" \
    "$out/WebExports.o" "${objects[@]}"
  sum=$(gzip -1c "$file" | tail -c 8 | od -An -N4 -tx1 | tr -d ' \n')
  printf '\0\021\010checksum%s' "$sum" >>"$file"
  echo "$file: $(wc -c <"$file") bytes, $(gzip -9c "$file" | wc -c) gzip"
}

common=(Answer Failure Languages Sentences Question)
days=("${common[@]}" Answer+JSON Dates Sun Day Days)
# The first two files are not used; they show the sizes for dates with their error codes, and for days.
link "$out/dates.wasm" Answer Failure Dates
link "$out/days.wasm" "${days[@]}"
link .build/web/almanac.wasm "${days[@]}" Widget Widgets Anniversaries
link .build/web/almanac-insults.wasm "${common[@]}" Answer+JSON Widget Insults
# The files of the web page: the first has what it shows at once, and each of the others is loaded when somebody is about to see it. The
# page makes no requests that could be refused, so none has the sentences of errors.
page=(Answer Failure Languages Question)
link .build/web/almanac-page.wasm "${page[@]}" Dates PageDay PageDays PageMonth
link .build/web/almanac-page-sky.wasm "${page[@]}" PagePlace PageSky
link .build/web/almanac-page-insults.wasm "${page[@]}" PagePlace PageInsult
link .build/web/almanac-page-pictures.wasm "${page[@]}" Dates PageDays PagePlace PagePictures
# The program of which Apps/Android makes C: three widgets without dates and days.
link "$out/android.wasm" Answer Question Android
# The version is that of the newest release, as CHANGELOG.md says.
release=$(sed -nE '/^## ([0-9]+\.[0-9]+\.[0-9]+) .*/{s//\1/p;q;}' CHANGELOG.md)
[ -n "$release" ] || { echo "CHANGELOG.md has no heading of a release such as: ## 1.2.0 (2027-01-31)"; exit 1; }
sed 's/^  "name": .*/&\n  "version": "'"$release"'",/' Apps/WebAssembly/package.json >.build/web/package.json
cp Apps/WebAssembly/{almanac.js,almanac-node.js,*.d.ts} Sources/Tools/WidgetBridge/WidgetBridge.d.ts .build/web/
