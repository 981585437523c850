private import Foundation
package import JSONText

/// Checks values against JSON Schemas of the draft 2020-12, with the keywords that this repository uses.
///
/// An unknown keyword is an error, so that no part of a schema is silently ignored.
package struct SchemaCheck {
  package struct Unknown: Error, CustomStringConvertible {
    package var description: String
  }

  package let root: JSON
  /// The named members that occurred in some value, as places in the schema.
  package private(set) var seen: Set<String> = []
  private var patterns: [String: NSRegularExpression] = [:]

  package init(_ root: JSON) throws {
    self.root = root
    for pattern in try Self.check(root, at: "#", root: root) {
      patterns[pattern] = try NSRegularExpression(pattern: pattern)
    }
  }

  private static let keywords: Set = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "enum", "const", "properties",
    "required",
    "additionalProperties", "propertyNames", "items", "minimum", "maximum", "minLength", "maxLength",
    "maxItems", "pattern", "anyOf",
  ]
  private static let types: Set = ["null", "boolean", "integer", "number", "string", "array", "object"]

  /// Checks that a schema uses only known keywords and only existing references.
  ///
  /// - Returns: The patterns of the schema.
  private static func check(_ schema: JSON, at place: String, root: JSON) throws -> [String] {
    var patterns: [String] = []
    guard let object = schema.object else { throw Unknown(description: "\(place) is not an object") }
    for member in object.members {
      guard keywords.contains(member.key) else {
        throw Unknown(description: "\(place) has the keyword \(member.key)")
      }
      switch member.key {
      case "type":
        let names = member.value.array?.compactMap(\.string) ?? [member.value.string ?? ""]
        guard Set(names).isSubset(of: types) else { throw Unknown(description: "\(place): \(names)") }
      case "properties", "$defs":
        for part in member.value.object?.members ?? [] {
          patterns += try check(part.value, at: "\(place)/\(member.key)/\(part.key)", root: root)
        }
      case "additionalProperties", "propertyNames", "items":
        patterns += try check(member.value, at: "\(place)/\(member.key)", root: root)
      case "anyOf":
        for part in member.value.array ?? [] { patterns += try check(part, at: "\(place)/anyOf", root: root) }
      case "pattern": patterns.append(member.value.string ?? "(")
      case "$ref":
        guard definition(member.value, in: root) != nil else {
          throw Unknown(description: "\(place) refers to \(member.value.text)")
        }
      default: break
      }
    }
    return patterns
  }

  private static func definition(_ reference: JSON, in root: JSON) -> JSON? {
    guard let name = reference.string, name.hasPrefix("#/$defs/") else { return nil }
    return root["$defs"]?[String(name.dropFirst(8))]
  }

  /// Returns the fault of a value with its place; `nil` if the value is valid.
  package mutating func fault(_ json: JSON) -> String? { fault(json, root, at: "", in: "#") }

  /// The named members of all objects of the schema.
  package var members: Set<String> {
    var members: Set<String> = []
    func visit(_ schema: JSON, _ place: String) {
      for member in schema.object?.members ?? [] {
        switch member.key {
        case "properties":
          for part in member.value.object?.members ?? [] {
            members.insert("\(place)/\(part.key)")
            visit(part.value, "\(place)/\(part.key)")
          }
        case "$defs":
          for part in member.value.object?.members ?? [] { visit(part.value, "#/$defs/\(part.key)") }
        case "additionalProperties", "items": visit(member.value, place)
        case "anyOf": for part in member.value.array ?? [] { visit(part, "\(place)/anyOf") }
        default: break
        }
      }
    }
    visit(root, "#")
    return members
  }

  private mutating func fault(_ json: JSON, _ schema: JSON, at path: String, in place: String) -> String? {
    guard let object = schema.object else { return "\(path): no schema" }
    for member in object.members {
      if let fault = fault(json, member.key, member.value, at: path, in: place) { return fault }
    }
    return nil
  }

  private mutating func fault(
    _ json: JSON, _ keyword: String, _ value: JSON, at path: String, in place: String
  ) -> String? {
    func wrong(_ isRight: Bool) -> String? {
      isRight ? nil : "\(path): \(json.text.prefix(50)) against \(keyword) \(value.text.prefix(120))"
    }
    switch keyword {
    case "type":
      let names = value.array?.compactMap(\.string) ?? [value.string ?? ""]
      return wrong(names.contains { Self.isOf($0, json) })
    case "enum": return wrong(value.array?.contains { Self.isSame($0, json) } == true)
    case "const": return wrong(Self.isSame(json, value))
    case "minimum": return wrong(Self.number(json).map { $0 >= Self.number(value) ?? 0 } ?? true)
    case "maximum": return wrong(Self.number(json).map { $0 <= Self.number(value) ?? 0 } ?? true)
    case "minLength":
      return wrong(json.string.map { $0.unicodeScalars.count >= Int(value.integer ?? 0) } ?? true)
    case "maxLength":
      return wrong(json.string.map { $0.unicodeScalars.count <= Int(value.integer ?? 0) } ?? true)
    case "maxItems": return wrong(json.array.map { $0.count <= Int(value.integer ?? 0) } ?? true)
    case "pattern":
      guard let text = json.string, let pattern = value.string.flatMap({ patterns[$0] }) else { return nil }
      let range = NSRange(location: 0, length: text.utf16.count)
      return wrong(pattern.firstMatch(in: text, range: range) != nil)
    case "required":
      guard let keys = json.object?.keys else { return nil }
      return wrong(Set(value.array?.compactMap(\.string) ?? []).isSubset(of: keys))
    case "properties":
      for part in value.object?.members ?? [] {
        guard let member = json[part.key] else { continue }
        if let fault = fault(member, part.value, at: "\(path)/\(part.key)", in: "\(place)/\(part.key)") {
          return fault
        }
        seen.insert("\(place)/\(part.key)")
      }
      return nil
    case "additionalProperties":
      for member in json.object?.members ?? [] {
        if let fault = fault(member.value, value, at: "\(path)/\(member.key)", in: place) { return fault }
      }
      return nil
    case "propertyNames":
      for key in json.object?.keys ?? [] {
        if let fault = fault(.string(key), value, at: "\(path)/\(key)", in: place) { return fault }
      }
      return nil
    case "items":
      for (index, element) in (json.array ?? []).enumerated() {
        if let fault = fault(element, value, at: "\(path)/\(index)", in: place) { return fault }
      }
      return nil
    case "anyOf":
      for part in value.array ?? [] {
        var trial = self
        guard trial.fault(json, part, at: path, in: "\(place)/anyOf") == nil else { continue }
        seen = trial.seen
        return nil
      }
      return wrong(false)
    case "$ref":
      guard let definition = Self.definition(value, in: root) else { return "\(path): \(value.text)" }
      return fault(json, definition, at: path, in: value.string ?? place)
    default: return nil
    }
  }

  /// Compares numbers by value.
  private static func isSame(_ left: JSON, _ right: JSON) -> Bool {
    guard let number = number(left) else { return left == right }
    return number == self.number(right)
  }

  private static func isOf(_ type: String, _ json: JSON) -> Bool {
    switch (type, json) {
    case ("null", .null), ("boolean", .bool), ("integer", .integer), ("number", .integer),
      ("number", .number),
      ("string", .string), ("array", .array), ("object", .object):
      true
    // By the draft, 3.0 is an integer.
    case ("integer", .number): number(json).map { $0 == $0.whole } ?? false
    default: false
    }
  }

  private static func number(_ json: JSON) -> Decimal? {
    switch json {
    case .integer(let number): Decimal(number)
    case .number(let number): Decimal(string: number.text)
    default: nil
    }
  }
}

extension Decimal {
  /// The number without its fraction.
  fileprivate var whole: Decimal {
    var (value, whole) = (self, Decimal())
    NSDecimalRound(&whole, &value, 0, .down)
    return whole
  }
}
