/// A generated source file as a value, which the printer writes.
///
/// There are only a few shapes, on purpose. Flat literals of integers compile fast and stay in the data
/// section; struct literals, untyped tuples and dictionaries of the same size stop the compiler for minutes.
/// So only small tables have records.
package struct SwiftFile: Hashable, Sendable {
  /// The comment lines at the top, without their `// `.
  ///
  /// An empty line is written as a bare `//`.
  package var header: [String]
  package var declarations: [Declaration]

  package init(header: [String], declarations: [Declaration]) {
    self.header = header
    self.declarations = declarations
  }

  /// The line that imports the types of records or of texts; `nil` if the file has neither.
  ///
  /// A file with records imports them for its `package` declarations.
  var importOfTypes: String? {
    var readsTexts = false
    for declaration in declarations {
      switch declaration.shape {
      case .records: return "package import \(RecordTable.module)"
      case .strings: readsTexts = true
      case .accessor(let accessor): readsTexts = readsTexts || accessor.element == "String"
      default: break
      }
    }
    return readsTexts ? "import \(RecordTable.module)" : nil
  }
}

/// A declaration with its documentation.
package struct Declaration: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case integers(IntegerTable)
    /// A list of texts, `let name: [TableText] = [...]`, with one text and an optional comment on each line.
    ///
    /// It is for short lists only. The comments are empty, or one for each text.
    case strings(_ name: String, [String], comments: [String] = [])
    /// A computed constant: `@inlinable package var name: Int` with its value in braces.
    ///
    /// A stored constant would be read through a lazy initialiser.
    case constant(_ name: String, IntegerType, Int64)
    case accessor(Accessor)
    /// A function that returns one of several numbers, chosen by its parameter.
    case choice(_ name: String, parameter: String, IntegerType, [Int64])
    case texts(TextFunctions)
    case records(RecordTable)
  }

  /// The comment lines without their `/// `.
  package var documentation: [String]
  package var shape: Shape

  package init(_ documentation: [String], _ shape: Shape) {
    self.documentation = documentation
    self.shape = shape
  }
}
