#!/usr/bin/env bash
# The cost of a conversion in an app: the times of all kinds side by side, and the number of instructions, which must not grow
# (with valgrind, if it is installed). usage: measure.sh [FOLDER]
# FOLDER is a package with a program Outside that prints lines like those of ours, for another library: the two run in turn.
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
"$work/outside" | awk -F'\t' '{ printf "  %-24s %6.1f %6.1f\n", $1, $2, $3 }'

if [ -n "${1-}" ]; then
  theirs=(swift build -c release --package-path "$1")
  "${theirs[@]}" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
  theirs=$("${theirs[@]}" --show-bin-path)/Outside
  echo "the same beside the program of $1, medians of 5 runs each: ours, theirs, theirs / ours"
  for _ in 1 2 3 4 5; do
    "$work/outside" | sed "s/^/ours\t/"
    "$theirs" | sed "s/^/theirs\t/"
  done | sort -t$'\t' -k2,2 -k1,1 -k3,3n | awk -F'\t' '
    { if (++seen[$1, $2] == 3) median[$1, $2] = $3 }
    END { for (key in median) { split(key, part, SUBSEP); kind = part[2]
      if (part[1] == "ours" && ("theirs", kind) in median)
        printf "  %-24s %6.1f %6.1f %5.1f\n", kind, median[key], median["theirs", kind], median["theirs", kind] / median[key] } }' |
    sort
fi

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
  printf '  %-24s %6.1f %s\n' "$kind" "$count" "$most"
  if [ "$most" != - ] && awk "BEGIN { exit !($count > $most) }"; then failed=1; fi
done <<'BOUNDS'
day-to-lunar 65
lunar-to-day 80
civil-to-lunar 83
lunar-to-civil 96
civil-to-civil -
offset -
date-to-lunar 145
BOUNDS
[ "$failed" = 0 ] || { echo "more instructions than before: Tests/Outside/measure.sh has the bounds"; exit 1; }
