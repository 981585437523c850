import Foundation

/// The parts of the compiler's symbol graph that describe the public API.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Identifier: Decodable {
      var precise: String
    }

    /// A piece of the text of a declaration.
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
    }

    /// The extension that contains a declaration.
    struct Extension: Decodable {
      var constraints: [Constraint]?
    }

    var kind: Kind
    var identifier: Identifier
    /// The names of the types around it, and its own name.
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var swiftExtension: Extension?

    /// The full name of the type that the declaration belongs to, or is; empty if there is none.
    var owner: String {
      let isType = ["swift.struct", "swift.enum", "swift.class", "swift.protocol"].contains(kind.identifier)
      return (isType ? pathComponents[...] : pathComponents.dropLast()).joined(separator: ".")
    }

    /// The declaration in one line, as its users see it.
    ///
    /// Internal names of parameters with a label are left out, and a constant is written as a read-only
    /// property.
    var text: String {
      var text = ""
      var label = false
      for fragment in declarationFragments {
        switch fragment.kind {
        case "internalParam" where label: text.removeLast()
        case "keyword" where fragment.spelling == "let": text += "var"
        default: text += fragment.spelling
        }
        if fragment.spelling != " " { label = fragment.kind == "externalParam" }
      }
      let isConstant = declarationFragments.contains { $0.kind == "keyword" && $0.spelling == "let" }
      let line = text.split { $0.isWhitespace }.joined(separator: " ") + (isConstant ? " { get }" : "")
      return line + (swiftExtension?.constraints ?? []).clause
    }
  }

  struct Constraint: Decodable {
    var kind: String
    var lhs: String
    var rhs: String

    /// The constraint as in a clause, such as `Value: Equatable`.
    var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The target's name with its module, if it is in another module.
    var targetFallback: String?
    var swiftConstraints: [Constraint]?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension [SymbolGraph.Constraint] {
  /// The `where` clause of all constraints; empty if there are none.
  var clause: String { isEmpty ? "" : " where " + map(\.text).sorted().joined(separator: ", ") }
}
