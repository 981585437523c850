#!/usr/bin/env bash
# The cost of one action on a log of drinks, in instructions, memory and bytes written: with 837 drinks in one month and with
# 100,000 in ten years, side by side, on the last day of a year. Fails if the long log costs more than 1.5 times the
# instructions or 4 MB more. usage: measure-log.sh PATH-TO-almanac-dev
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# valgrind refuses the debug information of Swift programs.
strip -o "$work/almanac-dev" "$1"

echo "the cost of one action on a journal of 837 drinks and on one of 100,000, less the cost of a program that does nothing"
for count in 837 100000; do
  mkdir "$work/log-$count"
  "$work/almanac-dev" bench hydration-cost prepare "$work/log-$count" "$count"
  read -r memory written time < <("$work/almanac-dev" bench hydration-cost move "$work/log-$count" "$count")
  echo "  moving a file of $count drinks: $memory kB at the peak, $written bytes written, $time ms under the lock"
done

# usage: cost COUNT ACTION [ACTION-BEFORE]; each action runs in its own process on a copy of the log.
# Prints instructions, the peak memory in kilobytes, bytes written, milliseconds.
cost() {
  rm -rf "$work/before" "$work/try"
  cp -r "$work/log-$1" "$work/before"
  if [[ -n ${3-} ]]; then "$work/almanac-dev" bench hydration-cost "$3" "$work/before" "$1" >/dev/null; fi
  cp -r "$work/before" "$work/try"
  local figures
  figures=$("$work/almanac-dev" bench hydration-cost "$2" "$work/try" "$1")
  rm -rf "$work/try"
  cp -r "$work/before" "$work/try"
  echo "$(valgrind --tool=callgrind --callgrind-out-file="$work/calls" "$work/almanac-dev" bench hydration-cost "$2" "$work/try" "$1" 2>&1 |
    sed -n 's/.*Collected : //p') $figures"
}

# A drink whose id comes from elsewhere is searched in all years: its cost is printed, but has no limit.
failed=
for actions in nothing widget twoMonths tap add addForeign edit "undo edit" editFirst "undo editFirst" everything; do
  # If there are two actions, the first is measured after the second one was done.
  read -r -a words <<<"$actions"
  few=$(cost 837 "${words[@]}")
  many=$(cost 100000 "${words[@]}")
  if [[ $actions == nothing ]]; then base=$few; fi
  awk -v action="$actions" -v few="$few" -v many="$many" -v base="$base" 'BEGIN {
    split(few, f); split(many, m); split(base, b)
    if (action == "nothing") { printf "  %-14s %7.0f k instructions, %6d kB\n", action, b[1] / 1000, b[2]; exit }
    times = (m[1] - b[1]) / (f[1] - b[1])
    more = m[2] - f[2]
    printf "  %-14s %7.0f and %7.0f k instructions (%.2f times), %5d and %5d kB, %6d and %6d bytes written, %.1f and %.1f ms\n", action,
      (f[1] - b[1]) / 1000, (m[1] - b[1]) / 1000, times, f[2] - b[2], m[2] - b[2], f[3], m[3], f[4], m[4]
    exit (action !~ /addForeign|editFirst|everything/ && (times > 1.5 || more > 4096))
  }' || failed+="
  $actions"
done
if [[ -n $failed ]]; then
  echo "too much with 100,000 drinks (over 1.5 times the instructions, or 4 MB more):$failed"
  exit 1
fi
