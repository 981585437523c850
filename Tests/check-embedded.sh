#!/usr/bin/env bash
# The runtime compiles as Embedded Swift, for this machine and for 32-bit WebAssembly, and gives the same answers in
# both. What the toolchain does not have is skipped with a message.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
modules=("AlmanacModel:Sources/Runtime/AlmanacModel" "AlmanacTables:Generated/AlmanacTables" "Almanac:Sources/Runtime/Almanac"
  "Probe:Tests/Embedded")

# compile NAME FLAG...: all modules and the probe into $work/NAME
compile() {
  local name=$1 entry module source sources
  shift
  mkdir -p "$work/$name"
  for entry in "${modules[@]}"; do
    module=${entry%%:*}
    sources=()
    while IFS= read -r source; do sources+=("$source"); done < <(find "$root/${entry#*:}" -name '*.swift' | sort)
    swiftc "$@" -enable-experimental-feature Embedded -enable-experimental-feature Extern \
      -wmo -O -parse-as-library -swift-version 6 -package-name almanac \
      -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -module-name "$module" \
      -I "$work/$name" -emit-module -emit-module-path "$work/$name/$module.swiftmodule" \
      -c -o "$work/$name/$module.o" "${sources[@]}"
  done
}

# has NAME FLAG...: whether the toolchain can compile Embedded Swift with these flags
has() {
  local name=$1
  shift
  echo 'func nothing() {}' >"$work/nothing.swift"
  swiftc "$@" -enable-experimental-feature Embedded -wmo -parse-as-library -c -o "$work/nothing.o" \
    "$work/nothing.swift" 2>/dev/null && return 0
  echo "skipped: this toolchain has no Embedded Swift for $name"
  return 1
}

if has "this machine"; then
  compile host
  swiftc -enable-experimental-feature Embedded -o "$work/host/probe" "$work"/host/*.o
  "$work/host/probe" >"$work/host.txt"
  echo "Embedded Swift for this machine: compiles and runs"
fi

wasm=(-target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector)
if has WebAssembly "${wasm[@]}"; then
  compile wasm "${wasm[@]}"
  echo "Embedded Swift for WebAssembly: compiles"
  if command -v clang >/dev/null && command -v wasm-ld >/dev/null && command -v wasmkit >/dev/null; then
    # Conversions need no heap; for code that is linked and never reached, memory is always refused.
    echo 'int posix_memalign(void **p, unsigned long a, unsigned long n) { return 12; } void free(void *p) {}' \
      | clang -target wasm32-unknown-none -x c -c -o "$work/wasm/heap.o" -
    wasm-ld --no-entry --export=_start --allow-undefined --gc-sections -o "$work/probe.wasm" "$work"/wasm/*.o
    wasmkit run "$work/probe.wasm" >"$work/wasm.txt"
    [ ! -f "$work/host.txt" ] || diff "$work/host.txt" "$work/wasm.txt"
    [ "$(wc -l <"$work/wasm.txt")" -eq 12 ]
    echo "Embedded Swift for WebAssembly: runs, with the same answers as on this machine"
  else
    echo "skipped: clang, wasm-ld or wasmkit is missing, so the WebAssembly program is not run"
  fi
fi
