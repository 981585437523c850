#!/usr/bin/env bash
# The documentation of each library, in .build/docs, is made without a warning.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Tests/symbol-graphs.sh
docc=${DOCC:-$(command -v docc || xcrun --find docc)}
export docc
document() {
  symbol_graph "$1"
  "$docc" convert Sources/*/"$1/$1.docc" --additional-symbol-graph-dir ".build/symbol-graphs/$1" --fallback-display-name "$1" \
    --fallback-bundle-identifier "almanac.$1" --warnings-as-errors --transform-for-static-hosting --output-path ".build/docs/$1"
}
export -f document
mkdir -p .build/docs/types
# Eight at a time, because DocC mostly waits.
xargs -P 8 -I LIBRARY bash -c 'document LIBRARY' <<<"$libraries"
cp Sources/Tools/WidgetBridge/WidgetBridge.d.ts Sources/Tools/WidgetBridge/Schemas/*.json .build/docs/types
echo "the documentation is in .build/docs, a folder for each module; types has the types for TypeScript and JSON"
