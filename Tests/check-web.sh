#!/usr/bin/env bash
# Puts the package for JavaScript together in .build/web, and compares it with the command: all days of all calendars both
# ways, how sure they are, and the month of a widget for every month of 1900 to 2100.
# usage: check-web.sh COMMAND [some]
# some: few months and no TypeScript, which takes seconds in place of minutes; without node it is no error.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

MONTHS=${2:-every}
./Tests/has-node.sh || { [ "$MONTHS" = some ] && exit 0; exit 1; }
ALMANAC=$(realpath "$1")
export ALMANAC MONTHS
node Apps/JavaScript/build.mjs
# The files by name: what a folder means differs between versions of node.
timeout 1200 node --test --test-reporter=spec Tests/JavaScript/*.test.mjs >.build/web/tests.log </dev/null || {
  cat .build/web/tests.log
  exit 1
}
grep '^﹣' .build/web/tests.log || true
echo "the package for JavaScript gives what the command gives ($(grep -c '^✔' .build/web/tests.log) checks)"
