#!/usr/bin/env bash
# The sources of the libraries use nothing of Swift and Foundation that is newer than the systems of Package.swift. Only Apple's SDK
# knows that when it compiles; here what each file refers to is compared with what the symbol graphs of the toolchain say.
# usage: check-availability.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ "$(uname)" = Linux ] || { echo "on a Mac the compiler itself refuses what is newer"; exit; }
. Tests/symbol-graphs.sh
. Tests/modules.sh
python=${PYTHON:-python3}
command -v "$python" >/dev/null || { echo "$python is missing: apt-get install python3, or python.org"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

flags=(-dump-ast -dump-ast-format json -swift-version 6 -parse-as-library -package-name "$(basename "$PWD" | tr '[:upper:]' '[:lower:]')" -I "$modules")
for feature in $(sed -n 's/.*enableUpcomingFeature("\(.*\)").*/\1/p' Package.swift); do
  flags+=(-enable-upcoming-feature "$feature")
done

mkdir "$work/graphs"
for name in Swift _Concurrency _StringProcessing Synchronization Foundation FoundationEssentials FoundationInternationalization; do
  # Some versions cannot print the symbols of each module.
  swift symbolgraph-extract -module-name "$name" -target "$triple" -minimum-access-level public -output-dir "$work/graphs" \
    >/dev/null 2>&1 || true
done
# The syntax tree of each module, with what each name refers to; the compiler prints it to the standard error.
while read -r _ name path _; do
  [[ $path =~ ^Sources/(Runtime|Domains|Widgets|Views)/ ]] || continue
  # SwiftPM writes the sources of a module that tell where its resources are.
  find "$path" ".build/debug/$name.build/DerivedSources" -name '*.swift' 2>/dev/null | LC_ALL=C sort >"$work/$name.files" || true
  # shellcheck disable=SC2046
  if ! swiftc "${flags[@]}" -module-name "$name" $(cat "$work/$name.files") >"$work/$name.json" 2>&1; then
    echo "$name does not compile:"
    grep -o 'error: .*' "$work/$name.json" | head -5
    exit 1
  fi
done < <(package_description | grep '^target ')
"$python" Tests/check-availability.py "$work"
