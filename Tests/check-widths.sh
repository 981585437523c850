#!/usr/bin/env bash
# Measures every text of every widget on every phone, and reports those that do not fit. The tests use forty days.
# usage: check-widths.sh [YEAR]      without a year, three of them: some three minutes
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift build -c release --product almanac-dev
.build/release/almanac-dev widths "$@"
