#!/usr/bin/env bash
# Reports that a check, or a part of one, did not run, and keeps the line for the end of .ci/run.
# usage: skipped.sh CHECK REASON   # skipped: CHECK, as REASON
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
echo "skipped: $1, as $2"
mkdir -p .build
echo "$1: $2" >>.build/not-run.txt
