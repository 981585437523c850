#!/usr/bin/env bash
# The modules that need no Foundation compile as Embedded Swift for 32-bit WebAssembly. Those of the probe also compile for this
# machine, and give the same answers on both. Parts that the toolchain does not support are skipped with a message.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
export root work
cd "$root"
. Tests/modules.sh

# The probe comes last. Modules of one step do not import each other and compile at the same time.
modules=$(modules_without_foundation && echo "99 Probe Tests/Embedded")
# The modules that run. The others only need to compile to LLVM code, without optimisation.
export probe=" AlmanacTables AlmanacModel Almanac SunTimesTables SunTimes Probe "

# compile_one TARGET MODULE=FOLDER FLAG...: a module into $work/TARGET
# (The output is never /dev/null: the compiler would replace it by a file, which root is allowed to do.)
compile_one() {
  local target=$1 module=${2%=*} folder=${2#*=} source sources=() output
  output=(-Onone -emit-irgen -o "$work/$target/$module.ll")
  shift 2
  while IFS= read -r source; do sources+=("$source"); done < <(find "$folder" -name '*.swift' | sort)
  # Optimised only for WebAssembly, so that the test shows that answers do not depend on optimisation.
  if [[ "$probe" == *" $module "* ]]; then output=(-c -o "$work/$target/$module.o"); fi
  if [[ "$probe" == *" $module "* && "$target" == wasm ]]; then output+=(-O); fi
  # Exit code 255 makes xargs stop starting processes.
  swiftc "$@" -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -wmo -no-emit-module-separately-wmo -parse-as-library -swift-version 6 -package-name almanac \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -module-name "$module" \
    -I "$work/$target" -emit-module -emit-module-path "$work/$target/$module.swiftmodule" \
    "${output[@]}" "${sources[@]}" >"$work/$target/$module.log" 2>&1 \
    || { echo "$module does not compile as Embedded Swift for $target:" && cat "$work/$target/$module.log"; exit 255; }
}
export -f compile_one

# compile TARGET MODULES FLAG...: the modules, or all if there are none, step by step, into $work/TARGET
compile() {
  local target=$1 wanted=$2 step
  shift 2
  mkdir -p "$work/$target"
  for step in $(cut -d' ' -f1 <<<"$modules" | uniq); do
    while read -r of module folder; do
      [[ $of != "$step" || -n "$wanted" && "$wanted" != *" $module "* ]] || echo "$module=$folder"
    done <<<"$modules" | xargs -P "$jobs" -I MODULE bash -c 'compile_one "$@"' - "$target" MODULE "$@"
  done
}

# has NAME FLAG...: whether the toolchain can compile Embedded Swift with these flags
has() {
  local name=$1
  shift
  echo 'func nothing() {}' >"$work/nothing.swift"
  swiftc "$@" -enable-experimental-feature Embedded -wmo -parse-as-library -c -o "$work/nothing.o" \
    "$work/nothing.swift" 2>/dev/null && return 0
  ./Tests/skipped.sh "check-embedded, $name" "this toolchain has no Embedded Swift for it"
  return 1
}

if has "this machine"; then
  compile host "$probe"
  # This library has the Unicode data for texts; if the toolchain has no separate one, the probe does without.
  unicode=$(find "$(dirname "$(dirname "$(command -v swiftc)")")/lib/swift/embedded/$(uname -m)-"*linux-gnu \
    -name 'libswiftUnicodeDataTables.a' 2>/dev/null | head -1)
  swiftc -enable-experimental-feature Embedded -o "$work/host/probe" "$work"/host/*.o ${unicode:+"$unicode"} -lm
  "$work/host/probe" >"$work/host.txt"
  echo "Embedded Swift for this machine: compiles and runs"
fi

wasm=(-target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector)
if has WebAssembly "${wasm[@]}"; then
  compile wasm "" "${wasm[@]}"
  echo "Embedded Swift for WebAssembly: $(wc -l <<<"$modules") modules compile"
  if command -v clang >/dev/null && command -v wasm-ld >/dev/null && command -v wasmkit >/dev/null; then
    # Conversions need no heap. Code that is linked but never called gets an allocator that always fails. `round` rounds
    # half away from zero, as in C.
    echo 'int posix_memalign(void **p, unsigned long a, unsigned long n) { return 12; } void free(void *p) {}
      double round(double x) {
        double t = __builtin_trunc(x);
        return __builtin_fabs(x - t) >= 0.5 ? t + __builtin_copysign(1, x) : t;
      }' | clang -target wasm32-unknown-none -x c -O1 -c -o "$work/support.o" -
    objects=()
    for module in $probe; do objects+=("$work/wasm/$module.o"); done
    wasm-ld --no-entry --export=_start --allow-undefined --gc-sections -o "$work/probe.wasm" \
      "${objects[@]}" "$work/support.o"
    wasmkit run "$work/probe.wasm" >"$work/wasm.txt"
    [ ! -f "$work/host.txt" ] || diff "$work/host.txt" "$work/wasm.txt"
    [ "$(wc -l <"$work/wasm.txt")" -eq 13 ]
    echo "Embedded Swift for WebAssembly: runs, with the same answers as on this machine"
  else
    ./Tests/skipped.sh "check-embedded, the program of WebAssembly" "clang, wasm-ld or wasmkit is missing"
  fi
fi
echo "Embedded Swift: $SECONDS s"
