#!/usr/bin/env bash
# The public API of the libraries is as recorded in Tests/PublicAPI, a file for each product, and the facts of widgets are
# declared for TypeScript. usage: check-api.sh [write]
# write: records it, and the types of JSON and of languages for TypeScript, which tests compare. Another version of the Swift compiler may write a declaration differently.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Tests/symbol-graphs.sh
. Tests/modules.sh
if [ "${1:-check}" = write ]; then
  .build/debug/almanac-dev declarations >Apps/WebAssembly/tables.d.ts
  .build/debug/almanac-dev declarations Sources/Tools/WidgetBridge/WidgetBridge.d.ts Apps/JavaScript/index.d.ts
fi
[ "$(uname)" = Linux ] || {
  echo "the public API is recorded and compared on Linux only, with the stand-ins for Apple's frameworks"
  [ "${1:-check}" = check ]
  exit
}
xargs -P "$jobs" -I LIBRARY bash -c 'symbol_graph LIBRARY' <<<"$libraries"
# The modules of each product, PRODUCT=MODULE,MODULE. A module of several is recorded with the first of them, and views, which only a
# Mac has in products, with what they show.
description=$(package_description)
products=$(awk '
  function record(module) { if (!(module in seen)) { seen[module] = 1; list = list "," module } }
  $1 == "target" && $2 ~ /Screens$/ { for (i = 4; i <= NF; i++) if ($i ~ /.WidgetCore$/) screens[substr($i, 1, length($i) - 4)] = $2 }
  $1 == "product" && $2 ~ /^[A-Z]/ { products[++count] = $0 }
  END {
    for (n = 1; n <= count; n++) {
      list = ""
      size = split(products[n], parts, " ")
      for (i = 3; i <= size; i++) {
        record(parts[i])
        if (parts[i] in screens) record(screens[parts[i]])
        if (parts[i] == "WidgetFoundation") record("WidgetViews")
      }
      print parts[2] "=" substr(list, 2)
    }
  }' <<<"$description")
.build/debug/almanac-dev api "${1:-check}" .build/symbol-graphs Tests/PublicAPI \
  Sources/Tools/WidgetBridge/WidgetBridge.d.ts $products
