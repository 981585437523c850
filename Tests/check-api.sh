#!/usr/bin/env bash
# The public API of the libraries is as recorded in Tests/PublicAPI. usage: check-api.sh [write]
# write: records it. Another version of the Swift compiler may write a declaration differently.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Tests/symbol-graphs.sh
# Views are recorded with the stand-ins for Apple's frameworks, so not on a Mac.
[ "$(uname)" != Darwin ] || libraries=$(grep -v 'Views$' <<<"$libraries")
xargs -P "$jobs" -I LIBRARY bash -c 'symbol_graph LIBRARY' <<<"$libraries"
.build/debug/almanac-api "${1:-check}" .build/symbol-graphs Tests/PublicAPI $libraries
