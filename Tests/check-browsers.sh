#!/usr/bin/env bash
# Does with the page what people do with it in Chromium, Firefox and WebKitGTK, and asks axe-core what is wrong with each of its states.
# A browser that is missing is named. axe-core is no part of this repository: it comes from a package of PyPI into .build.
# usage: check-browsers.sh [some]
# some: without WebAssembly, which takes minutes to build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

node=$(./Tests/has-node.sh) || { ./Tests/skipped.sh check-browsers "$node"; exit 0; }
skip() { ./Tests/skipped.sh "check-browsers, $1" "$2"; }
node Apps/Web/build.mjs >/dev/null
export CHROMIUM FIREFOX WEBKIT AXE PAGE=all
[ "${1:-}" != some ] || PAGE=tables

program() { command -v "$@" | head -n 1 || true; }
CHROMIUM=${CHROMIUM:-$(program chromium chromium-browser google-chrome)}
[ -n "$CHROMIUM" ] || skip "the page in Chromium" "it is missing: apt-get install chromium fonts-inter fonts-noto-core fonts-noto-cjk"
FIREFOX=${FIREFOX:-$(program firefox-esr firefox)}
[ -n "$FIREFOX" ] || skip "the page in Firefox" "it is missing: apt-get install firefox-esr"
WEBKIT=${WEBKIT:-$(compgen -G "/usr/lib*/*/webkit2gtk-4.*/MiniBrowser" | head -n 1 || true)}
if [ -z "$WEBKIT" ] || [ -z "$(program WebKitWebDriver)" ] || [ -z "$(program Xvfb)" ]; then
  skip "the page in WebKitGTK" "its driver or a screen for it is missing: apt-get install webkit2gtk-driver xvfb"
  WEBKIT=
fi

[ -n "$CHROMIUM$FIREFOX$WEBKIT" ] || exit 0

# The package of PyPI has axe-core 4.12.1. The digest is that of this version, whoever answers for PyPI.
package="axe-playwright-python==0.1.8 --hash=sha256:fdd263c998388f1a8e67cad02677e612d946248bd44d163be5e8650ea31f95f8"
folder=.build/axe-playwright-python-0.1.8
AXE=$PWD/$folder/axe_playwright_python/axe.min.js
if [ ! -f "$AXE" ]; then
  mkdir -p "$folder"
  echo "$package" >"$folder/package.txt"
  if ! { timeout 60 python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --retries 1 --dest "$folder" -r "$folder/package.txt" &&
    python3 -m zipfile -e "$folder"/*.whl "$folder"; } >"$folder/log.txt" 2>&1; then
    skip axe-core "its package cannot be had with python3 -m pip, see $folder/log.txt"
    AXE=
  fi
fi

log=.build/web/browsers.log
timeout 900 node --test --test-reporter=spec Tests/WebPage/browsers.test.mjs >"$log" </dev/null || { cat "$log"; exit 1; }
grep -E ' bytes to the month| a second try after' "$log" || true
echo "the page does the same in $(grep -c '^▶' "$log") browsers ($(grep -c '^  ✔' "$log") checks)"
