# The modules of the package, as its manifest declares them. Sourced by scripts, in the folder of the package.

# package_description: a line for each target, "target NAME PATH DEPENDENCY...", and for each product, "product NAME MODULE...".
package_description() {
  swift package describe --type json | awk -F'"' '
    /^  "products"/ { kind = "product" }
    /^  "targets"/ { kind = "target" }
    /^    {/ { name = path = rest = "" }
    /^      "name"/ { name = $4 }
    /^      "path"/ { path = " " $4 }
    /^      "target_dependencies"|^      "targets"/ { listed = 1; next }
    /^      \]/ { listed = 0 }
    listed { rest = rest " " $2 }
    /^    }/ && kind { print kind " " name path rest }'
}

# library_aliases: flags by which an import of a widget's library is one of its screens, which the library exports on a Mac alone.
library_aliases() {
  local file
  for file in Sources/Views/*/Exports.swift; do
    sed -n "s/^@_exported public import \(.*Screens\)\$/-module-alias $(basename "${file%/*}")=\1/p" "$file"
  done
}

# modules_without_foundation: a line "STEP NAME PATH" for each module of the runtime, the widgets, their bridge and their pictures that
# needs no Foundation, in the order of building them: a module imports only those of smaller steps. What needs files or formatted
# numbers needs Foundation; of the bridge and of the pictures, only the files under #if canImport do.
modules_without_foundation() {
  package_description | awk '
    $1 == "target" {
      path[$2] = $3
      for (i = 4; i <= NF; i++) dependencies[$2] = dependencies[$2] " " $i
    }
    # The step in which a module is built, from 1; 0 if it needs Foundation.
    function step(name,   i, n, names, own, needed) {
      if (name in steps) return steps[name]
      if (name ~ /^(AlmanacFoundation|Documents)$/) return 0
      own = 1
      n = split(dependencies[name], names, " ")
      for (i = 1; i <= n; i++) {
        needed = step(names[i])
        if (!needed && name !~ /^Widget(Bridge|Pictures)$/) own = -1
        if (own > 0 && needed >= own) own = needed + 1
      }
      return steps[name] = own > 0 ? own : 0
    }
    function want(name,   i, n, names) {
      if (name in wanted || !step(name)) return
      wanted[name] = 1
      n = split(dependencies[name], names, " ")
      for (i = 1; i <= n; i++) want(names[i])
    }
    END {
      for (name in path) if (path[name] ~ /^Sources\/Runtime\// && name != "AlmanacFoundation") roots[name]
      roots["AlmanacReports"]; roots["WidgetBridge"]; roots["WidgetPictures"]
      for (name in roots) {
        if (!step(name)) { print name " needs Foundation" > "/dev/stderr"; exit 1 }
        want(name)
      }
      for (name in wanted) print steps[name], name, path[name]
    }' | LC_ALL=C sort -k1,1n -k2,2
}
