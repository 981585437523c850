#!/usr/bin/env bash
# Builds the web page in .build/web/page and looks at it in headless Chromium: month, converter, words, keys, contrast, printing,
# and that it goes on without WebAssembly and without a network. Runs after check-wasm.sh, whose files it takes.
# The days of its calendar file are compared with those of the command.
# usage: check-page.sh [some]
# some: only the checks without a browser, which take a second.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

./Tests/has-node.sh
export ALMANAC=$PWD/.build/debug/almanac
node Apps/Web/build.mjs
tests=(Tests/WebPage/words.test.mjs Tests/WebPage/serve.test.mjs)
CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
if [ "${1:-}" = some ]; then
  CHROMIUM=
elif [ -z "$CHROMIUM" ]; then
  echo "Chromium is missing, so the page is not tested: apt-get install chromium fonts-inter fonts-noto-core fonts-noto-cjk"
elif [ ! -f .build/web/page/almanac.wasm ]; then
  echo "almanac.wasm is not built, so the page is not tested"
else
  tests+=(Tests/WebPage/page.test.mjs)
fi
export CHROMIUM
timeout 600 node --test --test-reporter=spec "${tests[@]}" >.build/web/page-tests.log </dev/null || {
  cat .build/web/page-tests.log
  exit 1
}
grep '^load()' .build/web/page-tests.log || true
echo "the web page passes its tests ($(grep -c '^✔' .build/web/page-tests.log) checks)"
