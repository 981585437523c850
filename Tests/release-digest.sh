#!/usr/bin/env bash
# Prints the digest that closes the folder of a release: the SHA-256 of the list of its files, in the order of their names, each with
# its own SHA-256. usage: release-digest.sh VERSION
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/Releases/$1"
sum=$(command -v sha256sum || echo shasum -a 256)
find . -type f -print0 | LC_ALL=C sort -z | xargs -0 $sum | $sum | cut -d ' ' -f 1
