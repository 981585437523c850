#!/usr/bin/env bash
# The widgets for Android: the task that draws them against stand-ins, the C and the Java around their program with a small program in its
# place, and, once the program was built, its C beside WebAssembly in Node, byte by byte.
# usage: check-android.sh [every]
# every: builds the program, the archive and its C for ARM64 too, and compares all days; some 20 minutes. Without it some days are compared,
# without optimisation, and only if the program is there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

days=${1:-some}
node=$(./Tests/has-node.sh) || {
  [ "$days" = some ] || { echo "$node"; exit 1; }
  ./Tests/skipped.sh check-android "$node"
  exit 0
}
begun=$SECONDS
mkdir -p .build/android
timeout 300 node --test --test-reporter=spec Tests/Android/*.test.mjs >.build/android/tests.log </dev/null || {
  cat .build/android/tests.log
  exit 1
}
sed -nE 's/^﹣ (.*) \([0-9.]+ms\) # (.*)/\1|\2/p' .build/android/tests.log | while IFS='|' read -r name reason; do
  ./Tests/skipped.sh "check-android, $name" "$reason"
done
echo "the task for Android and what is around its program do what they say ($(grep -c '^✔' .build/android/tests.log) checks, $((SECONDS - begun)) s)"

missing() {
  for program in "$@"; do command -v "$program" >/dev/null || { echo "$program is missing"; return; }; done
}
if [ "$days" = every ]; then
  Apps/WebAssembly/build.sh || { code=$?; [ "$code" -eq 2 ] && exit 0; exit "$code"; }
  node Apps/Android/build.mjs
fi
reason=$(missing wasm2c gcc)
[ -n "$reason" ] || [ -f .build/web/objects/android.wasm ] || reason="the program was not built, which make android does"
if [ -n "$reason" ]; then
  ./Tests/skipped.sh "check-android, the widgets in C" "$reason"
elif [ "$days" = some ]; then
  node Tests/Android/compare.mjs 200 -O0 gcc
else
  node Tests/Android/compare.mjs 1 -O1 gcc
  reason=$(missing aarch64-linux-gnu-gcc qemu-aarch64)
  if [ -n "$reason" ]; then
    ./Tests/skipped.sh "check-android, the widgets in C for ARM64" "$reason"
  else
    # A day takes ten times as long there: every day of all is compare.mjs 1, some hours.
    node Tests/Android/compare.mjs 40 -Os aarch64-linux-gnu-gcc qemu-aarch64
  fi
fi
