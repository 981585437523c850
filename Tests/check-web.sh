#!/usr/bin/env bash
# Puts the package for JavaScript together in .build/web, and compares it with the command: all days of all calendars both
# ways, how sure they are, and the month of a widget for every month of 1900 to 2100.
# usage: check-web.sh COMMAND [some]
# some: every seventh month, which takes seconds in place of a minute.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command -v node >/dev/null || {
  echo "node is missing, so the package for JavaScript is not built: apt-get install nodejs, or nodejs.org" >&2
  exit 1
}
ALMANAC=$(realpath "$1")
MONTHS=${2:-every}
export ALMANAC MONTHS
node Apps/JavaScript/build.mjs
# The files by name: what a folder means differs between versions of node.
node --test --test-reporter=spec Tests/JavaScript/*.test.mjs >.build/web/tests.log || {
  cat .build/web/tests.log
  exit 1
}
grep -E 'SKIP|# .* is missing' .build/web/tests.log || true
echo "the package for JavaScript gives what the command gives ($(grep -c '^✔' .build/web/tests.log) checks)"
