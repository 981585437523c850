#!/usr/bin/env bash
# The libraries of other projects are installed in .build/conformance-venv and asked for every day of 1900 to 2100: their failures must be
# those of Tests/Conformance/failures, and each difference of a date must have a known cause. Needs the network and python3; PyICU
# also needs ICU's headers and a compiler of C++ (Debian: libicu-dev pkg-config g++ python3-venv).
# usage: check-conformance.sh      WRITE=1 to record what is found; PYTHON=... for a Python that has the libraries
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PYTHONDONTWRITEBYTECODE=1
python=${PYTHON:-}
if [ -z "$python" ]; then
  venv=.build/conformance-venv
  python3 -m venv "$venv"
  python=$PWD/$venv/bin/python
  for package in lunar_python tyme4py sxtwl borax LunarCalendar lunardate zhdate cnlunar cnlunardate korean_lunar_calendar vnlunar vi-lunaire PyICU; do
    "$python" -m pip install --quiet --disable-pip-version-check "$package" || echo "skipped: $package cannot be installed"
  done
fi
if Tests/has-node.sh >/dev/null; then node Apps/JavaScript/build.mjs >/dev/null; fi
python3 Tests/Conformance/score.py "$([ -n "${WRITE:-}" ] && echo write || echo check)" "$python"
