import SwiftEmitter

/// The declarations of one generated module by name.
///
/// It also knows where each declaration is, for messages about a missing or wrong one.
struct DeclarationIndex {
  private let tree: GeneratedTree
  private let folder: String
  private var integers: [String: (table: IntegerTable, path: String)] = [:]
  private var strings: [String: StringTable] = [:]
  private var records: [String: RecordTable] = [:]
  private var constants: [String: (constant: Constant, path: String)] = [:]
  private var choices: [String: Choice] = [:]

  init(_ tree: GeneratedTree, _ sources: [String: SwiftFile], module: String) {
    self.tree = tree
    folder = "\(GeneratedFile.folder)/\(module)/"
    for (path, source) in sources where path.hasPrefix(folder) {
      for declaration in source.declarations {
        switch declaration.shape {
        case .integers(let table): integers[table.name] = (table, path)
        case .strings(let table): strings[table.name] = table
        case .records(let table): records[table.name] = table
        case .constant(let constant): constants[constant.name] = (constant, path)
        case .choice(let choice): choices[choice.name] = choice
        default: break
        }
      }
    }
  }

  var isEmpty: Bool { integers.isEmpty && strings.isEmpty && constants.isEmpty }

  /// Returns the rows of a table of records; an empty list if there is no such table.
  func rows(_ name: String) -> [RecordTable.Row] { records[name]?.rows ?? [] }

  /// Returns the values of a list of texts.
  func texts(_ name: String) throws(UnreadableTables) -> [String] {
    guard let table = strings[name] else { throw missing("the list \(name)") }
    return table.values
  }

  /// Returns a constant, which must be in a range.
  func constant(_ name: String, in range: ClosedRange<Int>) throws(UnreadableTables) -> Int {
    guard let (constant, path) = constants[name] else { throw missing("the constant \(name)") }
    guard let value = Int(exactly: constant.value), range.contains(value) else {
      throw fault(
        path, name, "\(name) is \(constant.value), expected \(range.lowerBound)...\(range.upperBound)")
    }
    return value
  }

  /// Returns the numbers of which a function returns one.
  func choice(_ name: String) throws(UnreadableTables) -> [Int64] {
    guard let choice = choices[name] else { throw missing("the function \(name)") }
    return choice.values
  }

  /// Returns a table of integers.
  ///
  /// The number of its values must be `count` or, if that is `nil`, a multiple of the stride.
  func table(
    _ name: String, stride: Int = 1, count: Int? = nil, format: IntegerTable.Format = .decimal
  ) throws(UnreadableTables) -> IntegerTable {
    guard let (table, path) = integers[name] else { throw missing("the table \(name)") }
    let found = table.values.count
    if let count, found != count { throw fault(path, name, "\(name) has \(found) values, expected \(count)") }
    guard found % stride == 0 else {
      throw fault(path, name, "\(name) has \(found) values, expected \(stride) a record")
    }
    guard table.rows.isEmpty || table.format == format else {
      throw fault(path, name, "the records of \(name) are packed in a different way")
    }
    return table
  }

  /// Returns the values of the tables `name0`, `name1` and so on, one after the other.
  func pieces(_ name: String, count: Int) throws(UnreadableTables) -> [Int64] {
    var values: [Int64] = []
    var index = 0
    while let (table, _) = integers["\(name)\(index)"] {
      values += table.values
      index += 1
    }
    guard index > 0 else { throw missing("the table \(name)0") }
    guard values.count == count else {
      let path = integers["\(name)0"]?.path ?? folder
      throw fault(path, "\(name)0", "\(name)0 and its pieces have \(values.count) values, expected \(count)")
    }
    return values
  }

  /// Returns values as a smaller type.
  func fit<Value: FixedWidthInteger>(
    _ values: [Int64], _ name: String
  ) throws(UnreadableTables) -> [Value] {
    let fitting = values.compactMap { Value(exactly: $0) }
    guard fitting.count == values.count else {
      throw fault(integers[name]?.path ?? folder, name, "\(name) has values that do not fit \(Value.self)")
    }
    return fitting
  }

  /// Returns an error at the line that declares a name.
  func fault(_ path: String, _ name: String, _ message: String) -> UnreadableTables {
    let lines = tree.files[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains(" \(name): ") }.map { $0 + 1 }
    return UnreadableTables(tree.name, path, line: line, message)
  }

  /// Returns an error at the line that declares a table.
  func fault(_ name: String, _ message: String) -> UnreadableTables {
    fault(integers[name]?.path ?? folder, name, message)
  }

  private func missing(_ what: String) -> UnreadableTables {
    UnreadableTables(tree.name, folder, "\(what) is missing")
  }
}
