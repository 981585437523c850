# The symbol graphs of the libraries, in .build/symbol-graphs: what their documentation and the record of their API are made of. Sourced
# by check-docs.sh and check-api.sh, in the folder of the package, after `make build`.
modules=.build/debug/Modules
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
# The libraries with a documentation catalogue.
libraries=$(for catalogue in Sources/*/*/*.docc; do basename "$catalogue" .docc; done)
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# symbol_graph LIBRARY: what is public in it, with the modules that it exports and that are no libraries themselves.
symbol_graph() {
  local folder=.build/symbol-graphs/$1 flags=()
  # Every view inherits all modifiers of SwiftUI; only the declarations of this package are documented.
  case $1 in *Views | *Screens) flags=(-skip-synthesized-members) ;; esac
  case $1 in
    Almanac | DayAlmanac) flags=(-experimental-allowed-reexported-modules=AlmanacModel) ;;
    Hydration) flags=(-experimental-allowed-reexported-modules=DomainRecords) ;;
    ?*Widget) flags=(-experimental-allowed-reexported-modules="$1Core") ;;
  esac
  rm -rf "$folder"
  mkdir -p "$folder"
  swift symbolgraph-extract -module-name "$1" -I "$modules" -target "$triple" -minimum-access-level public \
    ${flags[@]+"${flags[@]}"} -output-dir "$folder"
}
export -f symbol_graph
export modules triple
