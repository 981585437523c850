#!/usr/bin/env bash
# Programs that are silent, slow, flood, crash, lie or write something else, and vectors that were cut, changed or are others: both
# runners report each in the same words and end in time.
# usage: attack.sh      PYTHON=... for another Python
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PYTHONDONTWRITEBYTECODE=1
runners=("${PYTHON:-python3} conformance.py")
if ../has-node.sh >/dev/null; then runners+=("node conformance.mjs"); else echo "skipped: conformance.mjs, as node is missing"; fi
tried=0

# expect CODE WORDS OPTION...: what a runner prints and its exit code, the same of each
expect() {
  local code=$1 words=$2 runner
  shift 2
  rm -f "$work/first"
  for runner in "${runners[@]}"; do
    local status=0
    timeout 60 $runner "$@" >"$work/out" 2>&1 || status=$?
    [ "$status" = "$code" ] || { cat "$work/out"; echo "$runner $*: exit code $status, not $code"; exit 1; }
    grep -qF -e "$words" "$work/out" || { head -20 "$work/out"; echo "$runner $*: does not say: $words"; exit 1; }
    if [ -f "$work/first" ]; then
      diff "$work/first" "$work/out" || { echo "$*: the runners differ"; exit 1; }
    else
      mv "$work/out" "$work/first"
    fi
  done
  tried=$((tried + 1))
}

chinese=(chinese/traps --)
count=$(grep -c '"question":"chinese ' vectors/traps.jsonl)
expect 1 "it is silent: 0 of $count answers after 1 s; stopped" --seconds 1 "${chinese[@]}" sleep 60
expect 1 "it is too slow" --seconds 1 "${chinese[@]}" sh -c 'echo 1899 12 false 1; sleep 60'
expect 1 "it is silent" --seconds 1 "${chinese[@]}" sh -c 'sleep 60 & exit 0'
expect 1 "it floods: more than" "${chinese[@]}" yes
expect 1 "it floods" "${chinese[@]}" sh -c 'yes >&2 & cat /dev/zero'
expect 1 "it ended with exit code 3 after 0 of $count answers; its last words: no table" "${chinese[@]}" sh -c 'echo no table >&2; exit 3'
expect 1 "it ended with signal 9 after 1 of $count answers" "${chinese[@]}" sh -c 'echo 1899 12 false 1; kill -9 $$'
expect 1 "it gave 5 of $count answers, so that none can be matched" "${chinese[@]}" head -n 5
expect 1 "it gave $((2 * count)) lines for $count questions" "${chinese[@]}" awk '{ print "none"; print "none" }'
expect 1 "0 the same" "${chinese[@]}" awk '{ print "1 1 false 99" }'
expect 1 "$count not understood" "${chinese[@]}" cat
expect 1 "$count not understood" "${chinese[@]}" awk '{ printf "\377\376 %c\n", 0 }'
expect 1 "73,412 without answer" chinese/dates -- awk 'NR < 3 { print NR == 1 ? "1899 12 false 1\r" : " 1899 12 0 2 "; next } { print "none" }'
# An answer that nobody has is wrong on a disputed day too.
expect 1 "wrong: 2057-09-28 to 2057-10-27 (30): theirs 2057-09-99" chinese/dates -- awk '{ print ($2 >= "2057-09-28" && $2 <= "2057-10-27" ? "2057 9 false 99" : "none") }'
expect 64 "cannot be started: ./no-such-program" chinese -- ./no-such-program
expect 64 "there is no level klingon; there are chinese" klingon -- cat
expect 64 "chinese has no test hours; it has dates, back" chinese/hours -- cat
expect 64 "the program is missing" chinese
expect 64 "a level is missing" -- cat
expect 64 "--seconds soon: wanted is a number above 0" --seconds soon chinese -- cat

vectors() { rm -rf "$work/vectors" && cp -R vectors "$work/vectors"; }
here=(--vectors "$work/vectors" "${chinese[@]}" cat)
vectors && sed -i.old '$d' "$work/vectors/lunar-months-chinese.jsonl"
expect 64 "lunar-months-chinese.jsonl is cut short: 2486 of 2487 rows" "${here[@]}"
vectors && sed -i.old 's/2026-02-17/2026-02-18/' "$work/vectors/lunar-months-chinese.jsonl"
expect 64 "lunar-months-chinese.jsonl is not the file of SHA256SUMS" "${here[@]}"
vectors && sed -i.old 's/"format": 1/"format": 2/' "$work/vectors/manifest.json"
expect 64 "these vectors have format 2, and this runner reads format 1" "${here[@]}"
vectors && sed -i.old 's/"first": "1900-01-01", "last": "2100-12-31",/"first": "1900-01-01", "last": "2050-12-31",/' "$work/vectors/manifest.json"
expect 64 "these vectors are of 1900-01-01 to 2050-12-31" "${here[@]}"
vectors && sed -i.old 's/"version": "/"version": "1/' "$work/vectors/manifest.json"
expect 64 "manifest.json is not the file of SHA256SUMS" "${here[@]}"
vectors && head -c 400 vectors/manifest.json >"$work/vectors/manifest.json"
expect 64 "manifest.json is not whole" "${here[@]}"
vectors && rm "$work/vectors/SHA256SUMS"
expect 64 "the vectors have no SHA256SUMS" "${here[@]}"
echo "conformance: ${#runners[@]} runners, $tried programs and vectors, the same words"
