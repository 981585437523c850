#!/usr/bin/env bash
# Builds the web page in .build/web/page and looks at it in headless Chromium: month, converter, words, keys, contrast, printing,
# and that it goes on without WebAssembly and without a network. It runs after check-wasm.sh, whose files it reads; all browsers follow.
# The days of its calendar file are compared with those of the command.
# usage: check-page.sh [some]
# some: without WebAssembly, which takes minutes to build: of the page in Chromium only what the tables give, in some seconds.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

./Tests/has-node.sh
export ALMANAC=$PWD/.build/debug/almanac
node Apps/Web/build.mjs
tests=(Tests/WebPage/words.test.mjs Tests/WebPage/serve.test.mjs Tests/WebPage/bytes.test.mjs)
# run LOG ARGUMENT...: the tests of node, whose log is shown if one fails.
run() {
  local log=.build/web/$1
  timeout 600 node --test --test-reporter=spec "${@:2}" >"$log" </dev/null || { cat "$log"; exit 1; }
  passed=$((${passed:-0} + $(grep -c '^✔' "$log")))
}
CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
export CHROMIUM
if [ -z "$CHROMIUM" ]; then
  ./Tests/skipped.sh "check-page, the page in a browser" "Chromium is missing: apt-get install chromium fonts-inter fonts-noto-core fonts-noto-cjk"
elif [ "${1:-}" = some ] || [ ! -f .build/web/page/almanac-page.wasm ]; then
  [ "${1:-}" = some ] || ./Tests/skipped.sh "check-page, all but the tables" "almanac-page.wasm is not built"
  run page-tables.log --test-name-pattern="^without the WebAssembly file" Tests/WebPage/page.test.mjs
else
  tests+=(Tests/WebPage/page.test.mjs)
fi
run page-tests.log "${tests[@]}"
grep '^load()' .build/web/page-tests.log || true
echo "the web page passes its tests ($passed checks)"
./Tests/check-browsers.sh "$@"
