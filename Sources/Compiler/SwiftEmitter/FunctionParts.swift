/// The parts of a generated function while it is read back.
struct FunctionParts {
  private let name: String
  private let parameters: [Substring]
  private let result: Substring
  /// The last index that is allowed; `nil` if the function does not check it.
  private let lastIndex: Int?
  private let switchSubject: Substring?
  /// The results of the cases, with the default last.
  private let results: [Substring]

  /// Splits `package func name(parameters) -> result {` and the lines of its body into parts.
  init?(signature: Substring, body: [Substring]) {
    guard let open = signature.firstIndex(of: "("), let arrow = signature.firstRange(of: ") -> "),
      signature.hasSuffix(" {"), open < arrow.lowerBound
    else { return nil }
    name = String(signature[..<open].dropFirst("package func ".count))
    parameters = signature[signature.index(after: open)..<arrow.lowerBound].split(separator: ", ")
    result = signature[arrow.upperBound...].dropLast(2)
    let check = AccessorForm.check
    let checked = body.first.flatMap { line in
      line.hasPrefix(check.beginning)
        ? Int(line.dropFirst(check.beginning.count).dropLast(check.end.count)) : nil
    }
    lastIndex = checked
    let body = checked == nil ? body[...] : body.dropFirst()
    guard let first = body.first else { return nil }
    if body.count == 1 {
      switchSubject = nil
      results = [first]
    } else {
      guard first.hasPrefix("switch "), first.hasSuffix(" {"), body.last == "}" else { return nil }
      switchSubject = first.dropFirst("switch ".count).dropLast(2)
      results = body.dropFirst().dropLast().compactMap { line in
        line.firstRange(of: ": return ").map { line[$0.upperBound...] }
      }
    }
  }

  /// The shape that is printed as these parts.
  var shape: Declaration.Shape? {
    choice.map(Declaration.Shape.choice) ?? accessor.map(Declaration.Shape.accessor)
  }

  private var selector: String? {
    guard let first = parameters.first, first.hasPrefix("_ "), first.hasSuffix(": UInt8") else { return nil }
    return String(first.dropFirst(2).dropLast(": UInt8".count))
  }

  private var choice: Choice? {
    guard parameters.count == 1, let selector, let type = IntegerType(rawValue: String(result)) else {
      return nil
    }
    let values = results.compactMap { Int64($0) }
    guard values.count == results.count else { return nil }
    return Choice(name: name, parameter: selector, type: type, values: values)
  }

  private var accessor: Accessor? {
    let elements = result.drop { $0 == "(" }.split(separator: ", ")
    let element = (elements.first ?? "").prefix { $0 != ")" }
    let expressions = results.map { $0.drop { $0 == "(" } }
    let tables = expressions.compactMap { $0.split(separator: "[").first.map(String.init) }
    guard let first = expressions.first, let open = first.firstIndex(of: "["),
      let close = first.firstIndex(of: "]"),
      open < close, tables.count == results.count
    else { return nil }
    let (stride, offset) = Self.strideAndOffset(first[first.index(after: open)..<close])
    var selection = Accessor.Selection.only
    if let selector {
      selection = .parameter(selector)
    } else if let bits = switchSubject?.split(separator: " ").last.flatMap({ Int($0) }) {
      selection = .piece(lowBits: bits)
    }
    let accessor = Accessor(
      name: name, element: String(element), selection: selection, tables: tables, stride: stride,
      offset: offset, width: elements.count, commonCount: lastIndex.map { $0 + elements.count })
    // A shape that is printed differently is rejected when the whole file is printed again.
    return AccessorForm.canWrite(accessor) ? accessor : nil
  }

  /// Returns the stride and offset of `index`, `2 * index`, `2 * index + 1` or `index & 4095`.
  private static func strideAndOffset(_ position: Substring) -> (stride: Int, offset: Int) {
    let words = position.split(separator: " ")
    let stride = words.count > 1 && words[1] == "*" ? Int(words[0]) ?? 1 : 1
    let offset = words.count > 2 && words[words.count - 2] == "+" ? Int(words[words.count - 1]) ?? 0 : 0
    return (stride, offset)
  }
}
