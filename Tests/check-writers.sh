#!/usr/bin/env bash
# Checks that processes which log drinks in one document at the same time lose none: two that add drinks, and one that taps like a
# widget's button.
# usage: check-writers.sh [ROUNDS]      a thousand take some four minutes
set -euo pipefail

almanac=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/.build/debug/almanac
rounds=${1:-1000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
file="$work/WaterQuestState.json"
at=(--at 2026-02-17T12:00:00Z --zone UTC --file "$file")

for ((round = 0; round < rounds; round++)); do
  "$almanac" hydration add 1 "${at[@]}" --id "first $round" >/dev/null &
  first=$!
  "$almanac" hydration add 1 "${at[@]}" --id "second $round" >/dev/null &
  second=$!
  "$almanac" hydration tap 1 "${at[@]}" --id "tap $round" >/dev/null &
  third=$!
  wait "$first" && wait "$second" && wait "$third" || { echo "round $round: a process failed"; exit 1; }
done
count=$("$almanac" hydration list "${at[@]}" --format json | grep -o '"id":' | wc -l)
if [[ $count -ne $((3 * rounds)) ]]; then
  echo "$count of $((3 * rounds)) drinks are there"
  exit 1
fi
echo "$rounds rounds of three processes at once: all $count drinks are there"
