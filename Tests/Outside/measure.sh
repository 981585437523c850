#!/usr/bin/env bash
# The cost of a conversion in an app: the times of all kinds side by side, and the number of instructions, which must not grow
# (with valgrind, if it is installed). usage: measure.sh
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scratch="$here/../../.build/outside"
# SwiftPM does not recompile the package if only code that is inlined into it has changed.
rm -rf "$scratch"/*/release/Outside.build
build=(swift build -c release --package-path "$here" --scratch-path "$scratch")
"${build[@]}" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
strip -o "$work/outside" "$("${build[@]}" --show-bin-path)/Outside"

echo "from another package, integers in and out; ns a conversion, median and least of 15 turns"
"$work/outside" | awk -F'\t' '{ printf "  %-16s %6.1f %6.1f\n", $1, $2, $3 }'

command -v valgrind >/dev/null || { echo "skipped: instructions, valgrind is missing"; exit 0; }
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/outside" "$1" "$2" 2>&1 | sed -n 's/.*Collected : //p'
}
echo "instructions a conversion with the loop around it, from the difference of 3 rounds and 1; at most"
failed=0
offset=0
while read -r kind most; do
  count=$(awk "BEGIN { printf \"%.1f\", ($(instructions "$kind" 3) - $(instructions "$kind" 1)) / (2 * 73414) }")
  case $kind in
    offset) offset=$count ;;
    # Foundation's part differs between versions and does not belong to this project.
    date-to-lunar) count=$(awk "BEGIN { print $count - $offset }") ;;
  esac
  printf '  %-16s %6.1f %s\n' "$kind" "$count" "$most"
  if [ "$most" != - ] && awk "BEGIN { exit !($count > $most) }"; then failed=1; fi
done <<'BOUNDS'
day-to-lunar 65
lunar-to-day 80
civil-to-lunar 127
lunar-to-civil 136
civil-to-civil -
offset -
date-to-lunar 145
BOUNDS
[ "$failed" = 0 ] || { echo "more instructions than before: Tests/Outside/measure.sh has the bounds"; exit 1; }
