package import JSONText

/// Compares JSON with the types of `.d.ts` files: no member may be missing, unknown, or of another type.
package struct TypeCheck {
  package let declarations: TypeScriptDeclarations
  /// A member of an interface or of an object type.
  private struct Place: Hashable {
    let type: String
    let member: String
  }

  /// The members that occurred in some value, to find those that no value has.
  private var seen: Set<Place> = []
  /// The members of the value that is looked at, in the order in which they were found.
  private var found: [Place] = []
  /// The drawn texts: each value of the type `TextForms`, with its path.
  package private(set) var texts: [(path: String, forms: JSON)] = []

  package init(_ declarations: TypeScriptDeclarations) {
    self.declarations = declarations
  }

  /// Returns the fault of a value with its place; `nil` if it has the type.
  ///
  /// - Parameter type: The name of the type, or another one, such as `Day[]`.
  package mutating func fault(_ json: JSON, is type: String) -> String? {
    var parser = TypeScriptParser(type)
    guard let parsed = try? parser.type(), parser.peek() == nil else { return "\(type) is no type" }
    defer {
      seen.formUnion(found)
      found = []
    }
    return fault(json, parsed, at: type)
  }

  private mutating func fault(_ json: JSON, _ type: TypeScriptType, at path: String) -> String? {
    func wrong(_ isRight: Bool, _ expected: String) -> String? {
      isRight ? nil : "\(path): \(expected) expected, found \(json.text.prefix(60))"
    }
    switch type {
    case .unknown: return nil
    case .null: return wrong(json == .null, "null")
    case .string: return wrong(json.string != nil, "a text")
    case .literal(let value): return wrong(json == value, value.text)
    case .boolean:
      if case .bool = json { return nil }
      return wrong(false, "a boolean")
    case .number:
      switch json {
      case .integer, .number: return nil
      default: return wrong(false, "a number")
      }
    case .array(let element):
      guard let array = json.array else { return wrong(false, "an array") }
      for (place, json) in array.enumerated() {
        if let fault = fault(json, element, at: "\(path)[\(place)]") { return fault }
      }
      return nil
    case .union(let types): return union(json, types, at: path)
    case .object(let members, let others):
      return object(json, members, others: others, of: path, at: path)
    case .reference(let name):
      if let (members, others) = declarations.members(name) {
        return object(json, members, others: others, of: name, at: path)
      }
      guard let alias = declarations.aliases[name] else { return "\(name) is not declared" }
      if name == "TextForms" { texts.append((path, json)) }
      return fault(json, alias, at: path)
    }
  }

  private mutating func union(_ json: JSON, _ types: [TypeScriptType], at path: String) -> String? {
    var faults: [String] = []
    let before = (found: found.count, texts: texts.count)
    for type in types {
      guard let fault = fault(json, type, at: path) else { return nil }
      // Members seen in a wrong alternative do not belong to this type.
      found.removeSubrange(before.found...)
      texts.removeSubrange(before.texts...)
      faults.append(fault)
    }
    // The fault deepest inside belongs to the intended alternative.
    return faults.max { Self.depth($0) < Self.depth($1) }
  }

  /// Returns the depth of a fault in the value, from its path.
  private static func depth(_ fault: String) -> Int {
    fault.prefix { $0 != ":" }.count { $0 == "." || $0 == "[" }
  }

  private mutating func object(
    _ json: JSON, _ members: [TypeScriptType.Member], others: TypeScriptType?, of type: String,
    at path: String
  ) -> String? {
    guard let object = json.object else {
      return "\(path): an object expected, found \(json.text.prefix(60))"
    }
    for member in object.members where !members.contains(where: { $0.name == member.key }) {
      guard let others else { return "\(path): \(member.key) is not declared" }
      if let fault = fault(member.value, others, at: "\(path).\(member.key)") { return fault }
    }
    for member in members {
      guard let value = object[member.name] else {
        if member.isOptional { continue }
        return "\(path): \(member.name) is missing"
      }
      if let fault = fault(value, member.type, at: "\(path).\(member.name)") { return fault }
      found.append(Place(type: type, member: member.name))
    }
    return nil
  }

  package mutating func forgetTexts() { texts = [] }

  /// The members of interfaces that no value had, sorted.
  ///
  /// - Parameter names: The interfaces.
  package func unseen(of names: [String]) -> [String] {
    names.flatMap { name in
      (declarations.members(name)?.members ?? []).filter {
        !seen.contains(Place(type: name, member: $0.name))
      }.map { "\(name).\($0.name)" }
    }.sorted()
  }
}
