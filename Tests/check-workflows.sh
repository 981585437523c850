#!/usr/bin/env bash
# Tests of the code that runs on other machines: the workflows of .github, Apps/check-on-mac.sh with stand-ins for Apple's tools, and
# the check of intents and the files of a release with invented ones.
# usage: check-workflows.sh      BASH32=... for bash 3.2, which a Mac has; PYTHON=... for another Python
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
python=${PYTHON:-python3}
command -v "$python" >/dev/null || { ./skipped.sh check-workflows "$python is missing: apt-get install python3"; exit 0; }
export PYTHONDONTWRITEBYTECODE=1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$python" Workflows/test_workflows.py >"$log" 2>&1 || { cat "$log"; exit 1; }
echo "workflows and Apps/check-on-mac.sh do what they say ($(sed -n 's/^Ran \([0-9]* tests\) .*/\1/p' "$log"))"
