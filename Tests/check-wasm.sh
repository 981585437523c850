#!/usr/bin/env bash
# Builds .build/web/almanac.wasm and almanac-insults.wasm and compares them with the command: all days of all calendars both
# ways, what is said of days and months, seasons, the Sun at seven places, and what widgets show, with their pictures. Runs the
# example of the read-me too. Runs after check-web.sh, with whose package errors are compared.
# usage: check-wasm.sh COMMAND
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

ALMANAC=$(realpath "$1")
export ALMANAC
# 2: this toolchain cannot build it, and has said so.
Apps/WebAssembly/build.sh || { code=$?; [ "$code" -eq 2 ] && exit 0; exit "$code"; }
# The files by name: what a folder means differs between versions of node.
node --test --test-reporter=spec Tests/WebAssembly/*.test.mjs >.build/web/wasm-tests.log || {
  cat .build/web/wasm-tests.log
  exit 1
}
grep -E 'SKIP|# .* is missing' .build/web/wasm-tests.log || true
echo "almanac.wasm gives what the command gives ($(grep -c '^✔' .build/web/wasm-tests.log) checks)"
