#!/usr/bin/env bash
# Wrong views and drawings must fail. This shows that the stand-ins for Apple's frameworks are not too permissive, and that tests
# notice what a view leaves out. Only Linux has the stand-ins.
# usage: check-mutants.sh [compile | all]
#   compile  the edits that must not compile, against the modules of a debug build; some two seconds each
#   all      the others too: they are made in the working tree, which gets its files back, then built and tested
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
which=${1:-compile}
[ "$(uname)" = Linux ] || { echo "mutants: only where stand-ins are built"; exit 0; }
modules=$PWD/.build/debug/Modules
[ -e "$modules/WidgetViews.swiftmodule" ] || { echo "mutants: build first, with make build"; exit 1; }
work=$(mktemp -d)
mkdir "$work/kept" "$work/queues"
# Gives files their text back: all that were changed, or some. They are written anew, so that a build compiles them again.
restore() {
  local file
  [ $# != 0 ] || set -- $(cd "$work/kept" && find . -name '*.swift')
  for file in "$@"; do
    cat "$work/kept/$file" >"$(path "$file")"
    rm "$work/kept/$file"
  done
}
# The path of a file or folder, which the tables name without its layer.
path() { if [ -e "Sources/Views/$1" ]; then echo "Sources/Views/$1"; else echo "Sources/Widgets/$1"; fi; }
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
  compiles "$module" "$(path "$module")" "$folder" && return
  cat "$folder/log"
  echo "mutants: $(path "$module") itself does not compile"
  exit 255 # which keeps xargs from starting any more
}

# Reads a line of the tables, by its number.
read_line() {
  IFS=$'\t' read -r kind what file old new < <(sed -n "$1p" "$work/edits.tsv")
  module=$(dirname "$file")
}

# Leaves a file with the end of a line, caught, survived or stopped by the compiler, in the work folder.
ends() {
  mkdir -p "$work/line-$1"
  echo "$what" >"$work/line-$1/$2"
}

must_not_compile() {
  local folder="$work/line-$1" kind what file old new module
  read_line "$1"
  mkdir "$folder"
  cp -R "$(path "$module")" "$folder/sources"
  edited "$(path "$file")" "$old" "$new" >"$folder/sources/$(basename "$file")" \
    || { echo "mutants: no '$old' in $(path "$file")"; exit 255; }
  if compiles "$module" "$folder/sources" "$folder"; then ends "$1" survived; else ends "$1" caught; fi
  rm -rf "$folder/sources"
}

# The suites about the views of a module, whose widget has a folder of them; the part that all widgets share has them all.
suites() {
  find "Tests/WidgetViewsTests/${1%Widget*}" -name '*.swift' -exec sed -nE 's/.*(struct|class) ([A-Za-z]+Tests).*/\2/p' {} + | paste -sd'|' -
}

# Whether tests pass. A test that stops the program has not passed.
passes() {
  SWIFT_BACKTRACE=enable=no "$modules/../almanacPackageTests.xctest" --testing-library swift-testing "$@" >/dev/null 2>&1
}

# Draws thousands of trees.
slow='everyTree|everyMode|largerType|ScreenShowsTheSame'

# Whether the tests of a module pass; trees that were reviewed first, and the slow ones last, because the first find most wrong edits.
# A module of a drawing has tests of its own too.
module_passes() {
  local suites
  suites=$(suites "$1")
  { [ ! -d "Sources/Widgets/$1" ] || passes --filter "^$1Tests\."; } \
    && passes --filter "^WidgetViewsTests\.(PartTests/|($suites)/theTreeOf)" \
    && passes --filter "^WidgetViewsTests\.($suites)/" --skip "$slow" \
    && passes --filter "^WidgetViewsTests\.($suites)/.*($slow)"
}

# Tests the module of a line, or all of them, after the build.
must_fail() {
  local kind what file old new module
  read_line "$1"
  if module_passes "${2:-$module}"; then ends "$1" survived; else ends "$1" caught; fi
}

# Makes the edits of some lines, of different widgets, in one build, and tests each module: its views and drawings are used by no
# other widget. What does not compile is taken back, and the others are built again.
build_and_test() {
  local line rest kind what file old new module
  for line in "$@"; do
    read_line "$line"
    mkdir -p "$work/kept/$module"
    cp "$(path "$file")" "$work/kept/$file"
    edited "$work/kept/$file" "$old" "$new" >"$(path "$file")"
  done
  until swift build --build-tests ${BUILD_FLAGS-} >"$work/log" 2>&1; do
    rest=()
    for line in "$@"; do
      read_line "$line"
      if grep -q "$(path "$file"):.*error:" "$work/log"; then restore "$file"; ends "$line" stopped; else rest+=("$line"); fi
    done
    [ ${#rest[@]} != $# ] || { tail "$work/log"; exit 1; }
    [ ${#rest[@]} != 0 ] || return 0
    set -- "${rest[@]}"
  done
  printf '%s\n' "$@" | xargs -P "$jobs" -I LINE bash -c "must_fail LINE $tested" 2>/dev/null
  restore
}

lines() { grep -n "^$1$(printf '\t')" "$work/edits.tsv" | cut -d: -f1; }

# The module whose suites are run; each edit's own if it is empty.
tested=
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
cat Tests/AppleMutants/*.tsv >"$work/edits.tsv"
if grep -nEv "^(#.*|(compile|behave)$(printf '\t').*)?$" "$work/edits.tsv"; then echo "mutants: a line of another kind"; exit 1; fi
export work modules slow
export -f path compiles edited compiles_unchanged must_not_compile read_line ends suites passes module_passes must_fail
# An array cannot be exported.
export FLAGS="${flags[*]}"

cut -s -f3 "$work/edits.tsv" | sed -n 's|/.*||p' | sort -u | xargs -P "$jobs" -I MODULE bash -c 'flags=($FLAGS); compiles_unchanged MODULE'
lines compile | xargs -P "$jobs" -I LINE bash -c 'flags=($FLAGS); must_not_compile LINE'

if [ "$which" = all ]; then
  module_passes WidgetViews || { echo "mutants: tests of unchanged views do not pass"; exit 1; }
  for line in $(lines behave); do
    read_line "$line"
    edited "$(path "$file")" "$old" "$new" >/dev/null || { echo "mutants: no '$old' in $(path "$file")"; exit 1; }
    echo "$line" >>"$work/queues/${module%Widget*}Widget"
  done
  while [ -n "$(ls "$work/queues")" ]; do
    together=()
    # All widgets have the shared part, so it is tested alone, after the others.
    for queue in "$work/queues"/*; do
      if [ "$(basename "$queue")" != Widget ] || [ ${#together[@]} = 0 ]; then
        together+=("$(head -1 "$queue")")
        sed -i 1d "$queue"
        [ -s "$queue" ] || rm "$queue"
      fi
    done
    build_and_test "${together[@]}"
  done
  # Some tests are about all apps, and show nothing while several modules have wrong edits.
  tested=WidgetViews
  for line in $(lines behave); do
    if [ -e "$work/line-$line/survived" ]; then
      rm "$work/line-$line/survived"
      build_and_test "$line"
    fi
  done
fi

find "$work" -name survived -exec sed 's/^/SURVIVED: /' {} +
find "$work" -name stopped -exec sed 's/^/does not compile, so it is of the other kind: /' {} +
caught=$(find "$work" -name caught | wc -l) others=$(find "$work" -name survived -o -name stopped | wc -l)
tried=$(lines compile | wc -l)
[ "$which" = compile ] || tried=$((tried + $(lines behave | wc -l)))
echo "mutants: $caught of $tried caught, $others not"
[ "$others" = 0 ] && [ "$caught" = "$tried" ]
