/// The source text of an accessor's parts.
struct AccessorForm {
  private let accessor: Accessor

  init(_ accessor: Accessor) {
    self.accessor = accessor
  }

  /// Whether the parts of an accessor are consistent, so that the printed function does what they say.
  static func canWrite(_ accessor: Accessor) -> Bool {
    let isNamed = accessor.element == "String" || IntegerType(rawValue: accessor.element) != nil
    let isOne = accessor.stride == 1 && accessor.offset == 0 && accessor.width == 1
    let isSelectable =
      switch accessor.selection {
      case .only: accessor.tables.count == 1
      case .parameter: true
      case .piece(let lowBits): (1...30).contains(lowBits) && isOne && accessor.commonCount == nil
      }
    let isCheckable =
      accessor.commonCount.map { $0 >= accessor.width && accessor.stride == 1 && accessor.offset == 0 }
      ?? true
    return isNamed && isSelectable && (1...4).contains(accessor.width) && accessor.stride > 0
      && accessor.offset >= 0 && isCheckable
  }

  var signature: String {
    let selector =
      switch accessor.selection {
      case .parameter(let name): "_ \(name): UInt8, "
      case .only, .piece: ""
      }
    let elements = Array(repeating: accessor.element, count: accessor.width)
    let result = accessor.width == 1 ? accessor.element : "(\(elements.joined(separator: ", ")))"
    return "package func \(accessor.name)(\(selector)_ index: Int) -> \(result) {"
  }

  /// The line that checks the index; `nil` if each table checks its own.
  var check: String? {
    accessor.commonCount.map { "precondition(index >= 0 && index <= \($0 - accessor.width))" }
  }

  var switchSubject: String? {
    switch accessor.selection {
    case .only: nil
    case .parameter(let name): name
    case .piece(let lowBits): "index >> \(lowBits)"
    }
  }

  func expression(of table: String) -> String {
    let elements = (0..<accessor.width).map { step in
      "\(table)[\(position)\(step == 0 ? "" : " + \(step)")]\(accessor.element == "String" ? ".text" : "")"
    }
    return accessor.width == 1 ? elements[0] : "(\(elements.joined(separator: ", ")))"
  }

  private var position: String {
    let base =
      switch accessor.selection {
      case .only, .parameter: "index"
      case .piece(let lowBits): "index & \(1 << lowBits - 1)"
      }
    let scaled = accessor.stride == 1 ? base : "\(accessor.stride) * \(base)"
    return accessor.offset == 0 ? scaled : "\(scaled) + \(accessor.offset)"
  }
}
