/// The effect of a change of a public API on packages that use it.
struct APIChange: Equatable, Sendable {
  /// Removed declarations, each with its type before it.
  ///
  /// Code that uses them no longer compiles.
  let gone: [String]

  /// New declarations that can break existing code.
  ///
  /// These are a new case of an existing enum, over which other code may switch, and a new requirement
  /// without a default in an existing protocol, to which other types may conform.
  let demanding: [String]

  /// Other new declarations.
  let came: [String]

  init(from old: PublicAPI, to new: PublicAPI) {
    var (gone, demanding, came): ([String], [String], [String]) = ([], [], [])
    for type in Set(old.declarations.keys).union(new.declarations.keys).sorted() {
      let (before, after) = (old.declarations[type], new.declarations[type] ?? [])
      func line(_ declaration: String) -> String { type.isEmpty ? declaration : "\(type): \(declaration)" }
      gone += (before ?? []).subtracting(after).sorted().map(line)
      for declaration in after.subtracting(before ?? []).sorted() {
        let isCase = declaration.hasPrefix("case ") || declaration.hasPrefix("indirect case ")
        let required =
          declaration.hasPrefix(PublicAPI.requirement)
          && !after.contains(String(declaration.dropFirst(PublicAPI.requirement.count)))
        if before != nil, isCase || required {
          demanding.append(line(declaration))
        } else {
          came.append(line(declaration))
        }
      }
    }
    (self.gone, self.demanding, self.came) = (gone, demanding, came)
  }

  var isEmpty: Bool { gone.isEmpty && demanding.isEmpty && came.isEmpty }

  /// The text of the report: the declarations, and which version they need.
  var report: String {
    [
      ("gone; a breaking change, for a major version", gone),
      (
        "new, and code that switches over the enum or conforms to the protocol breaks; for a major version",
        demanding
      ),
      ("new; for a minor version", came),
    ].filter { !$0.1.isEmpty }.map { heading, lines in
      "  \(heading):\n" + lines.map { "    \($0)\n" }.joined()
    }.joined()
  }
}
