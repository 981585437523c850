import SwiftEmitter

/// Tables that nothing more is known of, compared by their rows: word lists, strings and whatever modules will bring.
struct OtherTableComparison {
  let before: GeneratedTables
  let after: GeneratedTables

  func changes() -> [Change] {
    let modules = Set(before.sources.keys).union(after.sources.keys).map(Self.module)
    return Set(modules).sorted().flatMap { module in
      let old = ModuleDeclarations(before, module: module)
      let new = ModuleDeclarations(after, module: module)
      return changes(old, new) + code(old, new, module: module)
    }
  }

  /// The module a file belongs to: its folder.
  private static func module(_ path: String) -> String {
    path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
  }

  private func changes(_ old: ModuleDeclarations, _ new: ModuleDeclarations) -> [Change] {
    let names = Set(old.tables.keys).union(new.tables.keys).sorted()
    return names.flatMap { name -> [Change] in
      switch (old.tables[name], new.tables[name]) {
      case (.strings(let was)?, .strings(let now)?): return TextListComparison(name, was, now).changes()
      case (.integers(let was)?, .integers(let now)?): return RowComparison(name, was, now).changes()
      case (let was?, let now?) where was == now: return []
      case (let was?, let now): return [replaced(name, was, now)]
      case (nil, let now?): return [replaced(name, nil, now)]
      case (nil, nil): return []
      }
    }
  }

  private func replaced(
    _ name: String, _ was: ModuleDeclarations.Table?, _ now: ModuleDeclarations.Table?
  ) -> Change {
    let holdsText = [was, now].contains { if case .strings? = $0 { true } else { false } }
    let text =
      switch (was, now) {
      case (nil, let now?): "a new table of \(Count.of(now.count, "row", "rows"))"
      case (let was?, nil): "the table of \(Count.of(was.count, "row", "rows")) is gone"
      default: "another kind of table"
      }
    return Change(
      holdsText ? .words : .other, .table, name, item: "table", before: was.map { "\($0.count)" },
      after: now.map { "\($0.count)" }, text: text)
  }

  /// Constants and functions, together for a module.
  private func code(_ old: ModuleDeclarations, _ new: ModuleDeclarations, module: String) -> [Change] {
    let names = Set(old.code.keys).union(new.code.keys).sorted().filter { old.code[$0] != new.code[$0] }
    guard !names.isEmpty else { return [] }
    let parts = names.map { name in
      switch (old.code[name], new.code[name]) {
      case (.constant(let was)?, .constant(let now)?): "\(name) is \(now.value), was \(was.value)"
      case (nil, _): "\(name) is new"
      case (_, nil): "\(name) is gone"
      default: name
      }
    }
    return [
      Change(
        .other, .code, module, item: names.joined(separator: ", "),
        text: "\(Count.of(names.count, "constant or function changes", "constants and functions change")): "
          + parts.joined(separator: ", "))
    ]
  }
}
