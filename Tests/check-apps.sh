#!/usr/bin/env bash
# Compiles the Swift files of the apps like their targets in Xcode, with the stand-ins for Apple's frameworks and the modules of
# a debug build. Only Linux has the stand-ins.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
. Tests/modules.sh
[ "$(uname)" = Linux ] || { ./Tests/skipped.sh check-apps "stand-ins are built only on Linux"; exit 0; }
modules=$PWD/.build/debug/Modules
[ -e "$modules/WidgetViews.swiftmodule" ] || { echo "apps: build first, with make build"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The files of Apps/Widgets that a target compiles: the project lists those of the app first, and then those of its extension.
shared() {
  awk -v place="$([ "$1" = App ] && echo 1 || echo 2)" '
    /isa = PBXSourcesBuildPhase/ { phase++ }
    phase == place && /swift in Sources \*\/,/ { print "Apps/Widgets/" $3 }'
}

aliases=$(library_aliases)
count=0
for project in Apps/*/*.xcodeproj; do
  [[ $project != Apps/Template/* ]] || continue
  for folder in App Widget; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(
      find "${project%/*}/$folder" -name '*.swift' | sort
      shared "$folder" <"$project/project.pbxproj")
    # The language mode of the projects: Swift 6, without the additional features that the package enables.
    swiftc -swift-version 6 -parse-as-library -wmo -warnings-as-errors -I "$modules" $aliases \
      -module-name "$(basename "$project" .xcodeproj)$folder" -emit-sil -o "$work/out.sil" "${files[@]}"
    count=$((count + 1))
  done
done
echo "apps: $count targets compile against the stand-ins"
