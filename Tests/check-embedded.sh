#!/usr/bin/env bash
# AlmanacModel, AlmanacTables and Almanac compile as Embedded Swift, for this machine and for 32-bit WebAssembly.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

compile() {
  local target=$1 module=$2
  shift 2
  # shellcheck disable=SC2046
  swiftc $target -enable-experimental-feature Embedded -wmo -O -parse-as-library -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -package-name almanac -module-name "$module" \
    -I "$work" -emit-module -emit-module-path "$work/$module.swiftmodule" -c -o "$work/$module.o" \
    $(find "$@" -name '*.swift' | sort)
}

for target in "" "-target wasm32-unknown-none-wasm"; do
  name=${target:-this machine}
  echo 'func probe() {}' >"$work/probe.swift"
  # shellcheck disable=SC2086
  if ! swiftc $target -enable-experimental-feature Embedded -wmo -parse-as-library -c -o "$work/probe.o" \
    "$work/probe.swift" 2>/dev/null; then
    echo "skipped: this toolchain has no Embedded Swift for ${name#-target }"
    continue
  fi
  compile "$target" AlmanacModel "$root/Sources/AlmanacModel"
  compile "$target" AlmanacTables "$root/Generated/AlmanacTables"
  compile "$target" Almanac "$root/Sources/Almanac"
  echo "Embedded Swift for ${name#-target }: compiles"
done
