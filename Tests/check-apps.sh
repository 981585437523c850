#!/usr/bin/env bash
# The Swift files of the apps compile as those of their targets in Xcode, against the stand-ins for Apple's frameworks and the
# modules of a debug build. Linux alone has the stand-ins.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
[ "$(uname)" = Linux ] || { echo "apps: only where stand-ins are built"; exit 0; }
modules=$(swift build --show-bin-path)/Modules
[ -e "$modules/WidgetViews.swiftmodule" ] || { echo "apps: build first, with make build"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

count=0
for project in Apps/*/*.xcodeproj; do
  [ -e "$project" ] || continue
  for folder in App Widget; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "${project%/*}/$folder" -name '*.swift' | sort)
    # The language of the projects: Swift 6, without the features that the package asks for beyond it.
    swiftc -swift-version 6 -parse-as-library -wmo -warnings-as-errors -I "$modules" \
      -module-name "$(basename "$project" .xcodeproj)$folder" -emit-sil -o "$work/out.sil" "${files[@]}"
    count=$((count + 1))
  done
done
echo "apps: $count targets compile against the stand-ins"
