import SwiftEmitter

/// Tables that nothing more is known of, compared by their rows: word lists, strings and whatever modules will bring.
struct OtherTableComparison {
  let before: GeneratedTables
  let after: GeneratedTables

  func changes() -> [Change] {
    let modules = Set(Set(before.sources.keys).union(after.sources.keys).map(Self.module)).sorted()
    var old = modules.map { ModuleDeclarations(before, module: $0) }
    let new = modules.map { ModuleDeclarations(after, module: $0) }
    // What has moved to another module is compared where it is now.
    var found: [Change] = []
    for from in modules.indices {
      for to in modules.indices where to != from {
        let names = old[from].names.subtracting(new[from].names).subtracting(old[to].names)
          .intersection(new[to].names)
        guard !names.isEmpty else { continue }
        let moved = old[from].remove(names)
        old[to].add(moved)
        found.append(move(names, from: modules[from], to: modules[to]))
      }
    }
    for index in modules.indices {
      found += changes(old[index], new[index], module: modules[index])
      found += code(old[index], new[index], module: modules[index])
    }
    return found
  }

  private func move(_ names: Set<String>, from: String, to: String) -> Change {
    Change(
      .other, .code, to, item: names.sorted().joined(separator: ", "), before: from, after: to,
      text: "\(Count.of(names.count, "declaration", "declarations")) moved here from \(from)")
  }

  /// The module a file belongs to: its folder.
  private static func module(_ path: String) -> String {
    path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
  }

  private func changes(
    _ old: ModuleDeclarations, _ new: ModuleDeclarations, module: String
  ) -> [Change] {
    let names = Set(old.tables.keys).union(new.tables.keys).sorted()
    return names.flatMap { name -> [Change] in
      // Lists of widgets' texts have the same names in all modules.
      let subject = TextFunctions.isTable(name) ? "\(module) \(name)" : name
      switch (old.tables[name], new.tables[name]) {
      case (.strings(let was)?, .strings(let now)?): return TextListComparison(subject, was, now).changes()
      case (.integers(let was)?, .integers(let now)?): return RowComparison(name, was, now).changes()
      case (.records(let was)?, .records(let now)?): return RecordComparison(was, now).changes()
      case (let was?, let now?) where was == now: return []
      case (let was?, let now): return [replaced(subject, was, now)]
      case (nil, let now?): return [replaced(subject, nil, now)]
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
