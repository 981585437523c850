#!/usr/bin/env bash
# Whether node can run the checks of the JavaScript package: 18.15, 20 or later. If not, prints the reason.
set -euo pipefail
version=$(node --version 2>/dev/null) || version=
IFS=. read -r major minor _ <<<"${version#v}"
if [[ ! ${major:-} =~ ^[0-9]+$ ]]; then
  found="node is missing"
elif ((major >= 20 || (major == 18 && minor >= 15))); then
  exit 0
else
  found="node $version is too old"
fi
echo "$found: apt-get install nodejs, or nodejs.org, 18.15 or 20 and later"
exit 1
