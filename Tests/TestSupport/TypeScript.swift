package import JSONText

/// A type of a `.d.ts` file, limited to the TypeScript that the declarations of JSON use.
package indirect enum TypeScriptType {
  case string, number, boolean, null, unknown
  case literal(JSON)
  case array(TypeScriptType)
  case union([TypeScriptType])
  case object([Member], others: TypeScriptType?)
  case reference(String)

  package struct Member {
    package var name: String
    package var isOptional: Bool
    package var type: TypeScriptType
  }
}

/// The declarations of some `.d.ts` files, which know each other's types.
package struct TypeScriptDeclarations {
  package struct Interface {
    package var bases: [String]
    package var body: TypeScriptType
  }

  package private(set) var interfaces: [String: Interface] = [:]
  package private(set) var aliases: [String: TypeScriptType] = [:]

  /// Reads declarations of interfaces and types from the texts of files; anything else but imports is an error.
  package init(_ texts: String...) throws {
    for text in texts { try read(text) }
  }

  private mutating func read(_ text: String) throws {
    var parser = TypeScriptParser(text)
    while let word = parser.peek() {
      parser.skip()
      if word == "import" {
        while try parser.next() != ";" {}
        continue
      }
      guard word == "export" else { throw TypeScriptParser.Unexpected(token: word) }
      switch try parser.next() {
      case "type":
        let name = try parser.newName(besides: self)
        try parser.expect("=")
        aliases[name] = try parser.type()
        try parser.expect(";")
      case "interface":
        let name = try parser.newName(besides: self)
        var bases: [String] = []
        if parser.peek() == "extends" {
          parser.skip()
          bases.append(try parser.next())
        }
        interfaces[name] = Interface(bases: bases, body: try parser.type())
      case let other: throw TypeScriptParser.Unexpected(token: other)
      }
    }
  }

  /// Returns the members of an interface, including those of its bases.
  package func members(_ name: String) -> (members: [TypeScriptType.Member], others: TypeScriptType?)? {
    guard let interface = interfaces[name], case .object(let own, let others) = interface.body
    else { return nil }
    return (interface.bases.flatMap { members($0)?.members ?? [] } + own, others)
  }
}

/// Reads types, token by token.
struct TypeScriptParser {
  struct Unexpected: Error {
    var token: String
  }

  private var tokens: ArraySlice<String>

  init(_ text: String) {
    tokens = Self.tokens(of: text)[...]
  }

  func peek() -> String? { tokens.first }
  mutating func skip() { tokens = tokens.dropFirst() }

  mutating func next() throws -> String {
    guard let token = tokens.popFirst() else { throw Unexpected(token: "end of file") }
    return token
  }

  mutating func expect(_ token: String) throws {
    let found = try next()
    guard found == token else { throw Unexpected(token: found) }
  }

  /// Returns a name that no other declaration has.
  mutating func newName(besides others: TypeScriptDeclarations) throws -> String {
    let name = try next()
    guard others.interfaces[name] == nil, others.aliases[name] == nil else { throw Unexpected(token: name) }
    return name
  }

  mutating func type() throws -> TypeScriptType {
    if peek() == "|" { skip() }
    var types = [try element()]
    while peek() == "|" {
      skip()
      types.append(try element())
    }
    return types.count == 1 ? types[0] : .union(types)
  }

  private mutating func element() throws -> TypeScriptType {
    if peek() == "readonly" { skip() }
    var type = try primary()
    while peek() == "[" {
      skip()
      try expect("]")
      type = .array(type)
    }
    return type
  }

  private mutating func primary() throws -> TypeScriptType {
    let token = try next()
    switch token {
    case "string": return .string
    case "number": return .number
    case "boolean": return .boolean
    case "null": return .null
    case "unknown": return .unknown
    case "(":
      let type = try type()
      try expect(")")
      return type
    case "{": return try object()
    case "Readonly":
      try expect("<")
      let type = try type()
      try expect(">")
      return type
    case "Record":
      try expect("<")
      try expect("string")
      try expect(",")
      let others = try type()
      try expect(">")
      return .object([], others: others)
    default:
      if let number = Int64(token) { return .literal(.integer(number)) }
      if token.hasPrefix("\"") { return .literal(.string(String(token.dropFirst().dropLast()))) }
      guard token.first?.isLetter == true else { throw Unexpected(token: token) }
      return .reference(token)
    }
  }

  private mutating func object() throws -> TypeScriptType {
    var members: [TypeScriptType.Member] = []
    var others: TypeScriptType?
    while let token = peek(), token != "}" {
      if token == "[" {
        // An index signature: other members are allowed, with values of this type.
        while try next() != "]" {}
        try expect(":")
        others = try type()
      } else {
        if token == "readonly" { skip() }
        let name = try next()
        let isOptional = peek() == "?"
        if isOptional { skip() }
        try expect(":")
        members.append(TypeScriptType.Member(name: name, isOptional: isOptional, type: try type()))
      }
      if peek() == ";" { skip() }
    }
    try expect("}")
    return .object(members, others: others)
  }

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else if first == "\"" {
        let word = rest.dropFirst().prefix { $0 != "\"" }
        tokens.append("\"\(word)\"")
        rest = rest.dropFirst(word.count + 2)
      } else if first.isLetter || first.isNumber {
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        tokens.append(String(word))
        rest = rest.dropFirst(word.count)
      } else {
        tokens.append(String(first))
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
