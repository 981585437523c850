#!/usr/bin/env bash
# What runs on a Mac alone, tested where there is none: Apps/check-on-mac.sh with stand-ins for Apple's tools, and the check of intents with
# invented metadata. On a Mac, Apps/check-on-mac.sh itself is better.
# usage: check-mac.sh      BASH32=... for bash 3.2, which a Mac has; PYTHON=... for another Python
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
python=${PYTHON:-python3}
command -v "$python" >/dev/null || { echo "skipped: the tests of Apps/check-on-mac.sh, as python3 is missing"; exit 0; }
export PYTHONDONTWRITEBYTECODE=1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$python" OnMac/test_on_mac.py >"$log" 2>&1 || { cat "$log"; exit 1; }
echo "Apps/check-on-mac.sh does its steps with stand-ins for a Mac: $(sed -n 's/^Ran \([0-9]* tests\) .*/\1/p' "$log")"
