/// A function that reads one element, or some consecutive ones, from one of several tables.
package struct Accessor: Hashable, Sendable {
  /// The way in which the table is chosen.
  package enum Selection: Hashable, Sendable {
    /// There is one table.
    case only
    /// A first parameter with this name is the number of the table.
    case parameter(String)
    /// The tables are pieces of one; the bits of the index above `lowBits` are the number of the piece.
    case piece(lowBits: Int)
  }

  package var name: String
  /// The written type of the result: an integer type, or `String` for tables of texts.
  package var element: String
  package var selection: Selection
  package var tables: [String]
  /// The number of elements of a record.
  package var stride: Int
  package var offset: Int
  /// The number of consecutive elements that are returned together, 1 to 4.
  package var width: Int
  /// The number of elements that every table has; `nil` if the tables may differ.
  ///
  /// With it the index is checked once, before a table is chosen, which takes fewer instructions. It needs a stride of 1 and an
  /// offset of 0, and no pieces.
  package var commonCount: Int?

  package init(
    name: String, element: String, selection: Selection = .only, tables: [String], stride: Int = 1,
    offset: Int = 0, width: Int = 1, commonCount: Int? = nil
  ) {
    self.name = name
    self.element = element
    self.selection = selection
    self.tables = tables
    self.stride = stride
    self.offset = offset
    self.width = width
    self.commonCount = commonCount
  }
}

// MARK: - Source text

extension Accessor {
  /// Whether the parts are consistent, so that the printed function does what they say.
  var canBeWritten: Bool {
    let isNamed = element == "String" || IntegerType(rawValue: element) != nil
    let isPlain = stride == 1 && offset == 0
    let isSelectable =
      switch selection {
      case .only: tables.count == 1
      case .parameter: !tables.isEmpty
      case .piece(let lowBits):
        (1...30).contains(lowBits) && isPlain && width == 1 && commonCount == nil && !tables.isEmpty
      }
    return isNamed && isSelectable && (1...4).contains(width) && stride > 0 && offset >= 0
      && commonCount.map { $0 >= width && isPlain } ?? true
  }

  var signature: String {
    let selector = if case .parameter(let name) = selection { "_ \(name): UInt8, " } else { "" }
    let result = tuple { _ in element }
    return "package func \(name)(\(selector)_ index: Int) -> \(result) {"
  }

  /// The line that checks the index; `nil` if each table checks its own.
  var indexCheck: String? { commonCount.map { "precondition(index >= 0 && index <= \($0 - width))" } }

  /// The value that chooses the table; `nil` if there is one table.
  var switchSubject: String? {
    switch selection {
    case .only: nil
    case .parameter(let name): name
    case .piece(let lowBits): "index >> \(lowBits)"
    }
  }

  func expression(of table: String) -> String {
    let base = if case .piece(let lowBits) = selection { "index & \(1 << lowBits - 1)" } else { "index" }
    let scaled = stride == 1 ? base : "\(stride) * \(base)"
    let first = offset == 0 ? scaled : "\(scaled) + \(offset)"
    return tuple { step in
      "\(table)[\(first)\(step == 0 ? "" : " + \(step)")]\(element == "String" ? ".text" : "")"
    }
  }

  /// Returns the text of one element, or of several in brackets.
  private func tuple(_ text: (Int) -> String) -> String {
    width == 1 ? text(0) : "(\((0..<width).map(text).joined(separator: ", ")))"
  }
}
