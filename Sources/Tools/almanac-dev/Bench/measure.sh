#!/usr/bin/env bash
# Figures that a clock cannot measure: instructions and allocations per conversion (with valgrind, if it is installed),
# and the size that the library adds to a program. usage: measure.sh PATH-TO-almanac-dev
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The README's example compared with a program that only prints, both optimised and stripped.
"$root/Tests/check-consumer.sh" >/dev/null
unset ALMANAC_OPTIMISED
swift build -c release --package-path "$root/.build/consumer" --product Consumer >/dev/null 2>&1
strip -o "$work/with" "$(swift build -c release --package-path "$root/.build/consumer" --show-bin-path)/Consumer"
echo 'print(1)' >"$work/main.swift"
swiftc -O -o "$work/plain" "$work/main.swift"
strip -o "$work/without" "$work/plain"
echo "size added to a stripped program: $((($(wc -c <"$work/with") - $(wc -c <"$work/without")) / 1024)) KiB"

# valgrind refuses the debug information of Swift programs.
strip -o "$work/almanac-dev" "$1"
if ! command -v valgrind >/dev/null; then
  echo "skipped: instructions and allocations, valgrind is missing"
  exit 0
fi

instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/almanac-dev" bench "$@" 2>&1 | sed -n 's/.*Collected : //p'
}
allocations() {
  valgrind "$work/almanac-dev" bench "$@" 2>&1 | sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p' | tr -d ,
}

echo "instructions a conversion, from the difference of 5 rounds and 1; allocations in 4 rounds of all days"
for kind in day-to-lunar civil-to-lunar lunar-to-day lunar-to-civil solar-day; do
  once=$(instructions "$kind" 1)
  more=$(instructions "$kind" 5)
  printf '  %-15s %6.1f instructions, %d allocations\n' "$kind" \
    "$(awk "BEGIN { print ($more - $once) / (4 * 73414) }")" \
    "$(($(allocations "$kind" 5) - $(allocations "$kind" 1)))"
done

echo "an insult as text, from the difference of 5 rounds and 1 of 10,000 slots, one in twelve a quotation"
printf '  %-15s %6.1f instructions, %.2f allocations\n' insults \
  "$(awk "BEGIN { print ($(instructions insults 5) - $(instructions insults 1)) / 40000 }")" \
  "$(awk "BEGIN { print ($(allocations insults 5) - $(allocations insults 1)) / 40000 }")"

echo
"$root/Sources/Tools/almanac-dev/Bench/measure-log.sh" "$1"
