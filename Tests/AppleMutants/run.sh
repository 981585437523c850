#!/usr/bin/env bash
# Wrong views must fail. This shows that the stand-ins for Apple's frameworks are not too permissive, and that tests notice what a
# view leaves out. Only Linux has the stand-ins.
# usage: run.sh compile | all
#   compile  the edits that must not compile, against the modules of a debug build; some two seconds each
#   all      the others too: each is made in the working tree, which gets its files back, then built and tested
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"
which=${1:-compile}
[ "$(uname)" = Linux ] || { echo "mutants: only where stand-ins are built"; exit 0; }
modules=$(swift build --show-bin-path)/Modules
[ -e "$modules/WidgetViews.swiftmodule" ] || { echo "mutants: build first, with make build"; exit 1; }
work=$(mktemp -d)
changed=""
restore() { if [ -n "$changed" ]; then cp "$work/kept.swift" "$changed"; changed=""; fi; }
trap 'restore; rm -rf "$work"' EXIT

flags=(-swift-version 6 -parse-as-library -wmo -warnings-as-errors -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility)
# The build names the package after its folder, and package access depends on that name.
flags+=(-package-name "$(basename "$root" | tr '[:upper:]' '[:lower:]')")

# Whether the sources of a folder compile as a module, with a folder for what the compiler writes; as far as SIL, because type
# checking alone does not find a missing return. A module with resources has an additional source for finding them.
compiles() {
  local own=("$modules/../$1.build/DerivedSources"/*.swift)
  [ -e "${own[0]}" ] || own=()
  swiftc "${flags[@]}" -I "$modules" -module-name "$1" -emit-sil -o "$3/out.sil" "$2"/*.swift "${own[@]}" >"$3/log" 2>&1
}

# The text of a file with the first of its parts replaced; fails if it is not there.
edited() {
  local text
  text=$(cat "$1"; printf x)
  text=${text%x}
  case "$text" in *"$2"*) printf '%s' "${text/"$2"/"$3"}" ;; *) return 1 ;; esac
}

# Unchanged sources compile: otherwise every wrong edit would be caught for another reason.
compiles_unchanged() {
  local module=$1 folder="$work/unchanged-$1"
  mkdir "$folder"
  compiles "$module" "Sources/Views/$module" "$folder" && return
  cat "$folder/log"
  echo "mutants: Sources/Views/$module itself does not compile"
  exit 255 # which keeps xargs from starting any more
}

# One line of the tables, by its number: a file with its end, caught or survived, is left in the work folder.
must_not_compile() {
  local folder="$work/line-$1" kind what file old new module
  IFS=$'\t' read -r kind what file old new < <(sed -n "$1p" "$work/edits.tsv")
  module=$(dirname "$file")
  mkdir "$folder"
  cp -R "Sources/Views/$module" "$folder/sources"
  edited "Sources/Views/$file" "$old" "$new" >"$folder/sources/$(basename "$file")" \
    || { echo "mutants: no '$old' in Sources/Views/$file"; exit 255; }
  if compiles "$module" "$folder/sources" "$folder"; then echo "$what" >"$folder/survived"; else : >"$folder/caught"; fi
  rm -rf "$folder/sources"
}

# Whether some tests pass; a few tests are enough, so that thousands of trees need not be compared.
passes() { swift test --skip-build --filter "$1" >"$work/log" 2>&1; }
quick='^WidgetViewsTests.*(PartTests|TimelineTests|theTreeOf)'

caught=0 survived=0
report() {
  if [ "$1" = caught ]; then caught=$((caught + 1)); else survived=$((survived + 1)); echo "SURVIVED: $2"; fi
}

jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
cat Tests/AppleMutants/*.tsv >"$work/edits.tsv"
if grep -nEv "^(#.*|(compile|behave)$(printf '\t').*)?$" "$work/edits.tsv"; then echo "mutants: a line of another kind"; exit 1; fi
export work modules
export -f compiles edited compiles_unchanged must_not_compile
# An array cannot be exported.
export FLAGS="${flags[*]}"

ls Sources/Views | xargs -P "$jobs" -I MODULE bash -c 'flags=($FLAGS); compiles_unchanged MODULE'
grep -n "^compile$(printf '\t')" "$work/edits.tsv" | cut -d: -f1 \
  | xargs -P "$jobs" -I LINE bash -c 'flags=($FLAGS); must_not_compile LINE'
caught=$(find "$work" -name caught | wc -l) survived=$(find "$work" -name survived | wc -l)
find "$work" -name survived -exec sed 's/^/SURVIVED: /' {} +

if [ "$which" = all ]; then
  while IFS=$'\t' read -r kind what file old new; do
    [ "$kind" = behave ] || continue
    path="Sources/Views/$file"
    cp "$path" "$work/kept.swift"
    edited "$path" "$old" "$new" >"$work/edited.swift" || { echo "mutants: no '$old' in $path"; exit 1; }
    changed=$path
    cp "$work/edited.swift" "$path"
    if ! swift build --build-tests --explicit-target-dependency-import-check error >"$work/log" 2>&1; then
      echo "mutants: does not compile, so it is of the other kind: $what"
      grep -m1 "error:" "$work/log" || true
      exit 1
    fi
    if passes "$quick" && passes '^WidgetViewsTests'; then
      survived=$((survived + 1))
      echo "SURVIVED: $what"
    else
      caught=$((caught + 1))
    fi
    restore
  done <"$work/edits.tsv"
fi

echo "mutants: $caught caught, $survived survived"
[ "$survived" = 0 ]
