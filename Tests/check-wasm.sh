#!/usr/bin/env bash
# Builds .build/web/almanac.wasm and almanac-insults.wasm and compares them with the command: all days of all calendars in both
# directions, reports about days and months, seasons, the Sun at seven places, and the snapshots and pictures of widgets. It also
# runs the example in the read-me. Runs after check-web.sh, because errors are compared with its package.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

ALMANAC=$PWD/.build/debug/almanac
export ALMANAC
# 2: this toolchain cannot build it, and has reported that.
Apps/WebAssembly/build.sh || { code=$?; [ "$code" -eq 2 ] && exit 0; exit "$code"; }
# The files are named, because versions of node treat a folder differently.
node --test --test-reporter=spec Tests/WebAssembly/*.test.mjs >.build/web/wasm-tests.log || {
  cat .build/web/wasm-tests.log
  exit 1
}
grep -E 'SKIP|# .* is missing' .build/web/wasm-tests.log || true
echo "almanac.wasm gives what the command gives ($(grep -c '^✔' .build/web/wasm-tests.log) checks)"
