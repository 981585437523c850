#!/usr/bin/env bash
# Wrong views and drawings must fail. This shows that the stand-ins for Apple's frameworks are not too permissive, and that tests
# notice what a view or a drawing leaves out. Only Linux has the stand-ins.
# usage: check-mutants.sh [compile | all] [text]
#   compile  the edits that must not compile, against the modules of a debug build; some two seconds each
#   all      the others too: the tests are linked with the edited module in the place of its own, and must fail; some ten seconds each
#   text     only the edits whose line has this text, such as the name of a file
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
. Tests/modules.sh
which=${1:-compile} only=${2-}
[ "$(uname)" = Linux ] || { echo "mutants: only where stand-ins are built"; exit 0; }
built=$PWD/.build/debug
modules=$built/Modules
[ -e "$modules/WidgetViews.swiftmodule" ] || { echo "mutants: build first, with make build"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

flags=(-swift-version 6 -parse-as-library -wmo -warnings-as-errors -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility -I "$modules")
# The build names the package after its folder, and package access depends on that name.
flags+=(-package-name "$(basename "$root" | tr '[:upper:]' '[:lower:]')")

aliases=$(library_aliases | paste -sd' ' -)

# The path of a file or folder, which the tables name without its layer.
path() {
  local layer
  for layer in Sources/Views Apps Sources/Widgets; do if [ -e "$layer/$1" ]; then break; fi; done
  echo "$layer/$1"
}

# Whether the sources of a folder compile as a module, with what is to be made of them and a folder for it. A module with resources
# has an additional source for finding them.
compiles() {
  local own=("$built/$1.build/DerivedSources"/*.swift)
  [ -e "${own[0]}" ] || own=()
  [ "$1" != Widgets ] || own+=($aliases)
  swiftc "${flags[@]}" -module-name "$1" "${@:4}" -o "$3/out" "$2"/*.swift "${own[@]}" >"$3/log" 2>&1
}

# Type checking alone does not find a missing return, but SIL does.
passes_the_compiler() { compiles "$@" -emit-sil; }

# Whether the tests can be linked with a module of these sources. Other modules are not compiled again, so an edit must not change a
# declaration that they see.
links() {
  compiles "$@" -enable-testing -c || return
  { grep -v "/$1.build/" "$built/almanacPackageTests.product/Objects.LinkFileList"; echo "$3/out"; } >"$3/objects"
  swiftc -L "$built" -gnone -module-name almanacPackageTests -emit-executable -o "$3/tests" "@$3/objects" >"$3/log" 2>&1
}

# The text of a file with the first of its parts replaced; fails if it is not there.
edited() {
  local text
  text=$(cat "$1"; printf x)
  text=${text%x}
  case "$text" in *"$2"*) printf '%s' "${text/"$2"/"$3"}" ;; *) return 1 ;; esac
}

# Whether the tests of a program pass, but for those to skip. A test that stops the program has not passed.
passes() {
  SWIFT_BACKTRACE=enable=no "$1" --testing-library swift-testing --filter "$2" ${3:+--skip "$3"} >/dev/null 2>&1
}

# Draws thousands of trees.
slow='everyTree|everyMode|largerType|ScreenShowsTheSame|IsSeenByOthers'

# Whether the tests of views and those of a module pass; the slow ones last, because the first find most wrong edits.
module_passes() {
  passes "$2" '^WidgetViewsTests\.' "$slow" \
    && { [ ! -d "Sources/Widgets/$1" ] || passes "$2" "^${1%Core}Tests\."; } \
    && passes "$2" "^WidgetViewsTests\..*($slow)"
}

# Unchanged sources compile, and their tests pass: otherwise every wrong edit would be caught for another reason.
is_right_unchanged() {
  local module=$1 folder="$work/unchanged-$1"
  mkdir "$folder"
  if [ "$which" = all ]; then
    links "$module" "$(path "$module")" "$folder" && passes "$folder/tests" '^WidgetViewsTests\.' "$slow" && return
  else
    passes_the_compiler "$module" "$(path "$module")" "$folder" && return
  fi
  cat "$folder/log"
  echo "mutants: $(path "$module") itself does not compile, or its tests do not pass"
  exit 255 # which keeps xargs from starting any more
}

# Makes the edit of a line of the tables in a copy of its module, and leaves a file with what became of it: caught, survived, or
# stopped by the compiler though a test should have caught it.
must_fail() {
  local folder="$work/line-$1" kind what file old new module end=caught
  IFS=$'\t' read -r kind what file old new < <(sed -n "$1p" "$work/edits.tsv")
  module=$(dirname "$file")
  mkdir "$folder"
  cp -R "$(path "$module")" "$folder/sources"
  edited "$(path "$file")" "$old" "$new" >"$folder/sources/$(basename "$file")" \
    || { echo "mutants: no '$old' in $(path "$file")"; exit 255; }
  if [ "$kind" = compile ]; then
    ! passes_the_compiler "$module" "$folder/sources" "$folder" || end=survived
  elif ! links "$module" "$folder/sources" "$folder"; then
    end=stopped
  elif module_passes "$module" "$folder/tests"; then
    end=survived
  fi
  { echo "$file: $what"; [ $end != stopped ] || grep -m 1 error "$folder/log"; } >"$folder/$end"
  rm -rf "$folder"/{sources,out,objects,tests}
}

lines() { grep -n "^$1$(printf '\t')" "$work/edits.tsv" | { grep -F -e "$only" || true; } | cut -d: -f1; }
each() { xargs -P "$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)" -I LINE bash -c "flags=(\$FLAGS); $1 LINE" 2>/dev/null; }

cat Tests/AppleMutants/*.tsv >"$work/edits.tsv"
if grep -nEv "^(#.*|(compile|behave)$(printf '\t').*)?$" "$work/edits.tsv"; then echo "mutants: a line of another kind"; exit 1; fi
export aliases built work slow which
export -f path compiles passes_the_compiler links edited passes module_passes is_right_unchanged must_fail
# An array cannot be exported.
export FLAGS="${flags[*]}"

cut -s -f3 "$work/edits.tsv" | sed -n 's|/.*||p' | sort -u | each is_right_unchanged
tried=$(lines compile)
[ "$which" = compile ] || tried+=" $(lines behave)"
printf '%s\n' $tried | each must_fail

find "$work" -name survived -exec sed 's/^/SURVIVED: /' {} +
find "$work" -name stopped -exec sed 's/^/does not compile, so it is of the other kind: /' {} +
caught=$(find "$work" -name caught | wc -l) others=$(find "$work" -name survived -o -name stopped | wc -l)
echo "mutants: $caught of $(wc -w <<<"$tried") caught, $others not"
[ "$others" = 0 ] && [ "$caught" = "$(wc -w <<<"$tried")" ]
