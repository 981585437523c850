import SwiftEmitter

/// Tables that are compared line by line: words, texts, small tables, and tables of new modules.
struct OtherTableComparison {
  let before: GeneratedTables
  let after: GeneratedTables

  func changes() -> [Change] {
    let modules = Set(Set(before.sources.keys).union(after.sources.keys).map(Self.module)).sorted()
    var old = modules.map { ModuleDeclarations(before, module: $0) }
    let new = modules.map { ModuleDeclarations(after, module: $0) }
    // Declarations that moved to another module are compared there.
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
      if modules[index] == InsultWordsFile.module {
        found += InsultComparison(before: old[index], after: new[index]).changes()
      }
    }
    return found
  }

  private func move(_ names: Set<String>, from: String, to: String) -> Change {
    Change(
      .other, .code, Self.subject(to), item: "declarations", before: from, after: to,
      text: "\(Words.count(names.count, "declaration", "declarations")) moved here from \(Self.subject(from))"
    )
  }

  /// Returns "Hydration beverages" for the table `beverages` of `HydrationTables`.
  private static func subject(_ module: String, _ name: String? = nil) -> String {
    let folder = module.hasSuffix("Tables") ? String(module.dropLast("Tables".count)) : module
    return name.map { "\(folder) \(Words.of($0))" } ?? folder
  }

  /// Returns the group of a table of a module that does not contain texts.
  private static func group(_ module: String) -> Change.Group {
    switch module {
    case CurrenciesFile.module, HydrationFile.module: .amounts
    case InsultWordsFile.module: .insults
    default: .other
    }
  }

  /// Returns the module of a file, which is its folder.
  private static func module(_ path: String) -> String {
    path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
  }

  private func changes(
    _ old: ModuleDeclarations, _ new: ModuleDeclarations, module: String
  ) -> [Change] {
    let names = Set(old.tables.keys).union(new.tables.keys).sorted()
    let group = Self.group(module)
    return names.flatMap { name -> [Change] in
      let subject = Self.subject(module, name)
      switch (old.tables[name], new.tables[name]) {
      case (let was?, let now?) where was == now: return []
      case (.lines(let was)?, .lines(let now)?) where was.areTexts == now.areTexts:
        return ListComparison(
          subject: subject, group: now.areTexts ? .words : group, before: was, after: now
        ).changes()
      case (.records(let was)?, .records(let now)?):
        // A calendar that was added or removed is reported elsewhere.
        return RecordComparison(
          was, now, subject: subject, group: name == AppsFile.table ? .identifiers : group,
          tellsWholeRows: name != CalendarListFile.recordsName
        ).changes()
      case (.texts(let was)?, .texts(let now)?):
        return TextComparison(subject: Self.subject(module), before: was, after: now).changes()
      case (let was, let now): return [replaced(subject, group, was, now)]
      }
    }
  }

  private func replaced(
    _ subject: String, _ group: Change.Group, _ was: ModuleDeclarations.Table?,
    _ now: ModuleDeclarations.Table?
  ) -> Change {
    let areTexts = [was, now].contains { table in
      switch table {
      case .lines(let table)?: table.areTexts
      case .texts?: true
      case .records?, nil: false
      }
    }
    let counts = [was, now].map { $0.map { Words.count($0.count, "row", "rows") } }
    let text =
      switch (counts[0], counts[1]) {
      case (nil, let now): "a new table of \(now ?? "no rows")"
      case (let was?, nil): "the table of \(was) is gone"
      default: "a different kind of table"
      }
    return Change(
      areTexts ? .words : group, .table, subject, item: "table", before: counts[0], after: counts[1],
      text: text)
  }

  /// The greatest number of functions that are named.
  private static let limit = 6

  /// Returns the changes of constants and numbers one by one, and a summary of those of functions.
  private func code(_ old: ModuleDeclarations, _ new: ModuleDeclarations, module: String) -> [Change] {
    let names = Set(old.code.keys).union(new.code.keys).sorted().filter {
      old.code[$0]?.shape != new.code[$0]?.shape
    }
    var changes: [Change] = []
    var functions: [String] = []
    for name in names {
      let values = [old.code[name], new.code[name]].map { $0.flatMap(Self.value) }
      guard values[0] != values[1] else {
        functions.append(name)
        continue
      }
      let unit = [new.code[name], old.code[name]].compactMap { $0.flatMap(Self.unit) }.first ?? ""
      changes.append(
        Change(
          Self.group(module), .code, Self.subject(module), item: Words.of(name), before: values[0],
          after: values[1],
          text: "\(Words.of(name)): \(values[0] ?? "none") → \(values[1] ?? "none")\(unit)"))
    }
    guard !functions.isEmpty else { return changes }
    return changes + [
      Change(
        .other, .code, Self.subject(module), item: "functions",
        text:
          "\(Words.count(functions.count, "function was", "functions were")) added, removed or changed: "
          + functions.prefix(Self.limit).joined(separator: ", ")
          + (functions.count > Self.limit ? " ..." : "")
      )
    ]
  }

  /// Returns the number or numbers that a declaration returns.
  private static func value(_ declaration: Declaration) -> String? {
    switch declaration.shape {
    case .constant(let constant): "\(constant.value)"
    case .choice(let choice): choice.values.map(String.init).joined(separator: ", ")
    default: nil
    }
  }

  /// Returns the unit of a constant after a space, such as " mL", as the constant's documentation states it.
  private static func unit(_ declaration: Declaration) -> String? {
    let key = Words.of(declaration.shape.name).split(separator: " ").joined(separator: "-")
    guard let text = declaration.documentation.first, text.hasPrefix("\(key), ") else { return nil }
    return " \(text.dropFirst(key.count + 2).prefix { $0 != "." })"
  }
}
