import SwiftEmitter

/// The declarations of a generated module, except for tables whose meaning is compared elsewhere.
struct ModuleDeclarations {
  /// A table; pieces `name0`, `name1` of one table are joined.
  enum Table: Hashable {
    case lines(TableLines)
    case records(RecordTable)
    case texts(TextFunctions)

    var count: Int {
      switch self {
      case .lines(let table): table.lines.count
      case .records(let table): table.rows.count
      case .texts(let functions): functions.texts.count
      }
    }
  }

  private(set) var tables: [String: Table] = [:]
  /// Constants and functions.
  private(set) var code: [String: Declaration] = [:]

  init(_ generated: GeneratedTables, module: String) {
    let folder = "\(GeneratedFile.folder)/\(module)/"
    let isDecoded = module == TableEmission.module && generated.almanac != nil
    var pieces: [(name: String, table: Table)] = []
    for (path, source) in generated.sources.sorted(by: { $0.key < $1.key }) where path.hasPrefix(folder) {
      for declaration in source.declarations {
        let name = declaration.shape.name
        if isDecoded, generated.almanac?.holds(declaration.shape) == true { continue }
        switch declaration.shape {
        case .integers(let table): pieces.append((name, .lines(TableLines(table))))
        case .strings(let table): pieces.append((name, .lines(TableLines(table))))
        case .records(let table):
          if generated.festivals[name] == nil { pieces.append((name, .records(table))) }
        case .texts(let functions): pieces.append((name, .texts(functions)))
        case .constant, .accessor, .choice: code[name] = declaration
        }
      }
    }
    for (name, table) in pieces.sorted(by: { Self.isBefore($0.name, $1.name) }) { add(table, named: name) }
  }

  /// Returns a list of texts; empty if there is none.
  func texts(_ name: String) -> [String] {
    guard case .lines(let table)? = tables[name] else { return [] }
    return table.lines.map(\.content)
  }

  /// The names of all tables, constants and functions.
  var names: Set<String> { Set(tables.keys).union(code.keys) }

  /// Removes some declarations and returns them.
  mutating func remove(_ names: Set<String>) -> ModuleDeclarations {
    var removed = self
    removed.tables = tables.filter { names.contains($0.key) }
    removed.code = code.filter { names.contains($0.key) }
    tables = tables.filter { !names.contains($0.key) }
    code = code.filter { !names.contains($0.key) }
    return removed
  }

  /// Adds the declarations of another module, which must have other names.
  mutating func add(_ other: ModuleDeclarations) {
    tables.merge(other.tables) { own, _ in own }
    code.merge(other.code) { own, _ in own }
  }

  /// Returns the name of a table without the number of its piece.
  private static func stem(_ name: String) -> String {
    String(name.reversed().drop { $0.isNumber }.reversed())
  }

  /// Whether a name comes before another; piece 10 comes after piece 9.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    (stem(left), left.count, left) < (stem(right), right.count, right)
  }

  private mutating func add(_ table: Table, named name: String) {
    let stem = Self.stem(name)
    switch (tables[stem], table) {
    case (.lines(var list)?, .lines(let more)) where list.areTexts == more.areTexts:
      list.lines += more.lines
      tables[stem] = .lines(list)
    case (nil, _): tables[stem] = table
    // A table of another kind with the same stem is not a piece of this one.
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
    case .constant(let constant): constant.name
    case .accessor(let accessor): accessor.name
    case .choice(let choice): choice.name
    case .texts(let texts): texts.name
    case .records(let table): table.name
    }
  }
}
