#!/usr/bin/env bash
# Assembles the JavaScript package in .build/web, and compares it with the command: all days of all calendars in both
# directions, their certainty, and months of a widget.
# usage: check-web.sh [every]
# every: the month of a widget for every month from 1900 to 2100 and TypeScript, which take minutes, and then WebAssembly and the page in
# a browser. Without it some months are compared, and missing node is no error.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

MONTHS=${1:-some}
node=$(./Tests/has-node.sh) || {
  [ "$MONTHS" = some ] || { echo "$node"; exit 1; }
  ./Tests/skipped.sh check-web "$node"
  exit 0
}
ALMANAC=$PWD/.build/debug/almanac
export ALMANAC MONTHS
node Apps/JavaScript/build.mjs
# The files are named, because versions of node treat a folder differently.
timeout 1200 node --test --test-reporter=spec Tests/JavaScript/*.test.mjs >.build/web/tests.log </dev/null || {
  cat .build/web/tests.log
  exit 1
}
# Tests that did not run, and their reasons.
sed -nE 's/^﹣ (.*) \([0-9.]+ms\) # (.*)/\1|\2/p' .build/web/tests.log | while IFS='|' read -r name reason; do
  ./Tests/skipped.sh "check-web, $name" "$reason"
done
echo "the package for JavaScript gives what the command gives ($(grep -c '^✔' .build/web/tests.log) checks)"
if [ "$MONTHS" = every ]; then ./Tests/check-wasm.sh; fi
./Tests/check-page.sh "$MONTHS"
