#!/usr/bin/env bash
# Tests/Conformance/vectors are what `make conformance` writes, and are at most 400 kB as gzip; both runners report broken programs in
# the same words; the command and the package for JavaScript pass, and node's Intl answers every question.
# usage: check-vectors.sh      PYTHON=... for another Python
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PYTHONDONTWRITEBYTECODE=1 PYTHON=${PYTHON:-python3}
if ! command -v "$PYTHON" >/dev/null; then
  Tests/skipped.sh "check-vectors" "python3 is missing: apt-get install python3"
  exit 0
fi
work=.build/conformance
rm -rf "$work" && mkdir -p "$work"
"$PYTHON" Tests/Conformance/write.py .build/debug/almanac-dev "$work/vectors"
diff -rq "$work/vectors" Tests/Conformance/vectors || { echo "run: make conformance"; exit 1; }
size=$(for file in "$work"/vectors/*; do gzip -9 -c "$file"; done | wc -c)
[ "$size" -le 400000 ] || { echo "the vectors have $size bytes as gzip, more than 400,000"; exit 1; }
Tests/Conformance/attack.sh

# passes CODE LEVEL... -- PROGRAM...: the exit code of the runner; what it printed is shown if that is another.
passes() {
  local code=$1 status=0
  shift
  "$PYTHON" Tests/Conformance/conformance.py "$@" >"$work/report.txt" 2>&1 || status=$?
  [ "$status" = "$code" ] || { cat "$work/report.txt"; exit 1; }
  tail -1 "$work/report.txt"
}
adapters=Tests/Conformance/adapters
for calendar in chinese vietnamese; do
  passes 0 $calendar/dates $calendar/terms -- "$PYTHON" $adapters/almanac.adapter.py .build/debug/almanac $calendar
done
passes 0 instants -- "$PYTHON" $adapters/almanac.adapter.py .build/debug/almanac chinese
if ! Tests/has-node.sh >/dev/null; then
  Tests/skipped.sh "check-vectors, the package for JavaScript and Intl" "$(Tests/has-node.sh || true)"
  exit 0
fi
# In a folder of its own: the checks of the package write .build/web at the same time.
node --input-type=module - "$PWD" "$work/javascript" <<'PACKAGE'
import { mkdirSync, writeFileSync } from "node:fs";
const [root, folder] = process.argv.slice(2);
const { packageFiles } = await import(`${root}/Apps/JavaScript/assemble.mjs`);
mkdirSync(folder, { recursive: true });
for (const [name, data] of Object.entries(packageFiles())) writeFileSync(`${folder}/${name}`, data);
PACKAGE
passes 0 chinese vietnamese korean japanese chinese-utc8 vietnamese-utc7 -- node $adapters/almanac.adapter.mjs "$PWD/$work/javascript"
# The dates of Intl are those of the ICU in this node, right or wrong; it has to answer them all.
status=0
node Tests/Conformance/conformance.mjs chinese/dates -- node $adapters/intl.adapter.mjs >"$work/report.txt" || status=$?
{ [ "$status" -le 1 ] && ! grep -qE "not understood|missing|  it " "$work/report.txt"; } || { cat "$work/report.txt"; exit 1; }
