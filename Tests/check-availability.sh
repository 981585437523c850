#!/usr/bin/env bash
# The sources of the libraries use nothing of Swift and Foundation that is newer than the systems of Package.swift. Only Apple's SDK
# knows that when it compiles; here what each file refers to is compared with what the symbol graphs of the toolchain say.
# usage: check-availability.sh [FILE.swift]...      with files, by their paths from the root: these alone, as one module
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ "$(uname)" = Linux ] || { echo "on a Mac the compiler itself refuses what is newer"; exit; }
. Tests/symbol-graphs.sh
. Tests/modules.sh
python=${PYTHON:-python3}
command -v "$python" >/dev/null || { echo "$python is missing: apt-get install python3, or python.org"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

flags=(-swift-version 6 -parse-as-library -package-name "$(basename "$PWD" | tr '[:upper:]' '[:lower:]')" -I "$modules")
for feature in $(sed -n 's/.*enableUpcomingFeature("\(.*\)").*/\1/p' Package.swift); do
  flags+=(-enable-upcoming-feature "$feature")
done

# tree MODULE FILE...: the syntax tree of a module with what each name refers to; the compiler prints it to the standard error
tree() { swiftc "${flags[@]}" -dump-ast -dump-ast-format json -module-name "$1" "${@:2}" >"$work/$1.json" 2>&1; }
# graph MODULE: the symbols of a module of the toolchain; some versions cannot print those of each
graph() {
  swift symbolgraph-extract -module-name "$1" -target "$triple" -minimum-access-level public -output-dir "$work/graphs" \
    >/dev/null 2>&1 || true
}

mkdir "$work/graphs"
for name in Swift _Concurrency _StringProcessing Synchronization Foundation FoundationEssentials FoundationInternationalization; do
  graph "$name"
done
if [ $# -gt 0 ]; then
  # The tree follows the errors, in a line of its own.
  tree Given "$@" || { sed 's/^{"_kind".*}//' "$work/Given.json"; exit 1; }
else
  while read -r _ name path _; do
    [[ $path =~ ^Sources/(Runtime|Domains|Widgets|Views)/ ]] || continue
    # SwiftPM writes the sources of a module that tell where its resources are.
    find "$path" ".build/debug/$name.build/DerivedSources" -name '*.swift' 2>/dev/null | LC_ALL=C sort >"$work/$name.files" || true
    # shellcheck disable=SC2046
    if ! tree "$name" $(cat "$work/$name.files"); then
      echo "$name does not compile:"
      grep -o 'error: .*' "$work/$name.json" | head -5
      exit 1
    fi
  done < <(package_description | grep '^target ')
fi
"$python" Tests/check-availability.py Package.swift "$work" $#
