#!/usr/bin/env bash
# Assembles the JavaScript package in .build/web, and compares it with the command: all days of all calendars in both
# directions, their certainty, and the month of a widget for every month from 1900 to 2100.
# usage: check-web.sh COMMAND [some]
# some: few months and no TypeScript, which takes seconds instead of minutes; missing node is not an error then.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

MONTHS=${2:-every}
./Tests/has-node.sh || { [ "$MONTHS" = some ] && exit 0; exit 1; }
ALMANAC=$(realpath "$1")
export ALMANAC MONTHS
node Apps/JavaScript/build.mjs
# The files are named, because versions of node treat a folder differently.
timeout 1200 node --test --test-reporter=spec Tests/JavaScript/*.test.mjs >.build/web/tests.log </dev/null || {
  cat .build/web/tests.log
  exit 1
}
grep '^﹣' .build/web/tests.log || true
echo "the package for JavaScript gives what the command gives ($(grep -c '^✔' .build/web/tests.log) checks)"
