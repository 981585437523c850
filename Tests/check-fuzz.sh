#!/usr/bin/env bash
# Fuzzes the text parsers with libFuzzer. usage: check-fuzz.sh [SECONDS]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

sources=()
while IFS= read -r source; do sources+=("$source"); done < <(find "$root/Sources/Runtime/AlmanacModel" -name '*.swift' | sort)
swiftc -O -parse-as-library -swift-version 6 -sanitize=fuzzer,address -package-name almanac -wmo \
  -module-name AlmanacModel -emit-module -emit-module-path AlmanacModel.swiftmodule -c -o AlmanacModel.o \
  "${sources[@]}"
swiftc -O -parse-as-library -swift-version 6 -sanitize=fuzzer,address -package-name almanac -module-name Fuzz -I . \
  -o fuzz "$root/Tests/Fuzz/FuzzParsers.swift" AlmanacModel.o >link.log 2>&1 || { cat link.log; exit 1; }

mkdir corpus
i=0
for seed in 2026-02-17 2025-06L-01 2026-03-20T14:46:01Z 2026-03-20T14:46:01.5+07:00 2000-01-01T12:00:00; do
  printf '%s' "$seed" >"corpus/$((i++))"
done
SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
  ./fuzz -max_total_time="${1:-60}" -max_len=64 -print_final_stats=1 corpus 2>&1 | tail -n 12
