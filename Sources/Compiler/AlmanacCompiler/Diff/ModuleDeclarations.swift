import SwiftEmitter

/// What a generated module declares, apart from the tables that are compared by what they say.
struct ModuleDeclarations {
  /// A table; pieces `name0`, `name1` of one table are put together.
  enum Table: Hashable {
    case integers([IntegerTable.Row])
    case strings(TextList)
    case records(RecordTable)

    var count: Int {
      switch self {
      case .integers(let rows): rows.count
      case .strings(let list): list.texts.count
      case .records(let table): table.rows.count
      }
    }
  }

  private(set) var tables: [String: Table] = [:]
  /// Constants and functions.
  private(set) var code: [String: Declaration.Shape] = [:]

  init(_ generated: GeneratedTables, module: String) {
    let folder = "\(GeneratedFile.folder)/\(module)/"
    let isDecoded = module == TableEmission.module && generated.almanac != nil
    var pieces: [(name: String, table: Table)] = []
    for (path, source) in generated.sources.sorted(by: { $0.key < $1.key }) where path.hasPrefix(folder) {
      for shape in source.declarations.map(\.shape) {
        let name = shape.name
        if isDecoded, generated.almanac?.holds(name) == true { continue }
        switch shape {
        case .integers(let table): pieces.append((name, .integers(table.rows)))
        case .strings(let table): pieces.append((name, .strings(TextList(table))))
        case .records(let table): pieces.append((name, .records(table)))
        case .texts(let texts):
          for table in texts.tables { pieces.append((table.name, .strings(TextList(table)))) }
          code[name] = .texts(texts.interface)
        default: code[name] = shape
        }
      }
    }
    for (name, table) in pieces.sorted(by: { Self.isBefore($0.name, $1.name) }) { add(table, named: name) }
  }

  /// The names of all tables, constants and functions.
  var names: Set<String> { Set(tables.keys).union(code.keys) }

  /// Takes some declarations out.
  mutating func remove(_ names: Set<String>) -> ModuleDeclarations {
    var removed = self
    removed.tables = tables.filter { names.contains($0.key) }
    removed.code = code.filter { names.contains($0.key) }
    tables = tables.filter { !names.contains($0.key) }
    code = code.filter { !names.contains($0.key) }
    return removed
  }

  /// Takes in the declarations of another module, whose names are different.
  mutating func add(_ other: ModuleDeclarations) {
    tables.merge(other.tables) { own, _ in own }
    code.merge(other.code) { own, _ in own }
  }

  /// A table without the number of its piece.
  private static func stem(_ name: String) -> String {
    String(name.reversed().drop { $0.isNumber }.reversed())
  }

  /// The order of names, in which piece 10 stands behind piece 9.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    (stem(left), left.count, left) < (stem(right), right.count, right)
  }

  private mutating func add(_ table: Table, named name: String) {
    let stem = Self.stem(name)
    switch (tables[stem], table) {
    case (.integers(let rows)?, .integers(let more)): tables[stem] = .integers(rows + more)
    case (.strings(let list)?, .strings(let more)): tables[stem] = .strings(list + more)
    case (nil, _): tables[stem] = table
    // A table of another kind with the same stem is a table of its own.
    default: tables[name] = table
    }
  }
}

extension Declaration.Shape {
  /// The name that is declared.
  var name: String {
    switch self {
    case .integers(let table): table.name
    case .strings(let table): table.name
    case .cases(let cases): cases.name
    case .constant(let constant): constant.name
    case .accessor(let accessor): accessor.name
    case .choice(let choice): choice.name
    case .texts(let texts): texts.name
    case .records(let table): table.name
    }
  }
}
