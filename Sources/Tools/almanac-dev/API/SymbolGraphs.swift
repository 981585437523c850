import Foundation

/// The symbol graphs of several modules, in a folder that contains a folder for each module.
struct SymbolGraphs {
  /// The graphs of each module: its own, and one for each module whose types it extends.
  private let graphs: [String: [SymbolGraph]]
  /// The full names of types by their precise identifiers.
  private let names: [String: String]

  /// Reads the symbol graphs.
  ///
  /// - Throws: `PublicAPIError.noSymbolGraph`, or Foundation's error for a file that cannot be read.
  init(of modules: [String], below folder: URL) throws {
    try self.init(
      Dictionary(
        uniqueKeysWithValues: Set(modules).map { module in
          let own = folder.appendingPathComponent(module)
          let files =
            (try? FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)) ?? []
          let graphs = files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
          guard !graphs.isEmpty else { throw PublicAPIError.noSymbolGraph(module: module) }
          return (module, try graphs.map { try Data(contentsOf: $0) })
        }))
  }

  /// Decodes symbol graphs from their texts by module.
  init(_ texts: [String: [Data]]) throws {
    graphs = try texts.mapValues { try $0.map { try JSONDecoder().decode(SymbolGraph.self, from: $0) } }
    var names: [String: String] = [:]
    for graph in graphs.values.joined() {
      let symbols = Dictionary(
        graph.symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
      for (identifier, symbol) in symbols { names[identifier] = symbol.pathComponents.joined(separator: ".") }
      // A type of another package has no symbol, but the members of its extensions contain its name.
      for relationship in graph.relationships where relationship.kind == "memberOf" {
        guard let member = symbols[relationship.source] else { continue }
        names[relationship.target] = member.pathComponents.dropLast().joined(separator: ".")
      }
    }
    self.names = names
  }

  /// The protocols to which every type conforms unless it is excluded.
  private static let implied: Set = ["BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"]

  /// Returns the public API of some modules together; all their types have different names.
  ///
  /// - Throws: `PublicAPIError.unknownType`.
  func api(of modules: [String]) throws(PublicAPIError) -> PublicAPI {
    var api = PublicAPI()
    for module in modules { try insert(module, into: &api) }
    return api
  }

  /// Returns the properties of a type by their names.
  func properties(of type: String) -> [String: SymbolGraph.Symbol] {
    let symbols = graphs.values.joined().flatMap(\.symbols)
      .filter { $0.kind.identifier == "swift.property" && $0.owner == type }
    return Dictionary(symbols.map { ($0.pathComponents.last ?? "", $0) }) { first, _ in first }
  }

  private func insert(_ module: String, into api: inout PublicAPI) throws(PublicAPIError) {
    for graph in graphs[module] ?? [] {
      let requirements = Set(
        graph.relationships.filter { ["requirementOf", "optionalRequirementOf"].contains($0.kind) }.map(
          \.source))
      // The protocols that a protocol inherits are in its declaration.
      let protocols = Set(
        graph.symbols.filter { $0.kind.identifier == "swift.protocol" }.map(\.identifier.precise))
      // Members that the standard library adds to conforming types follow from the conformance.
      for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
        let mark = requirements.contains(symbol.identifier.precise) ? PublicAPI.requirement : ""
        api.insert(mark + symbol.text, of: symbol.owner)
      }
      for relationship in graph.relationships
      where ["conformsTo", "inheritsFrom"].contains(relationship.kind)
        && !protocols.contains(relationship.source)
      {
        // The module is removed, because it is not given for all protocols.
        let fallback = relationship.targetFallback?.split(separator: ".").last.map(String.init)
        let name = names[relationship.target] ?? fallback ?? relationship.target
        if Self.implied.contains(name) { continue }
        guard let owner = names[relationship.source] else {
          throw .unknownType(conformance: name, module: module)
        }
        api.insert(": " + name + (relationship.swiftConstraints ?? []).clause, of: owner)
      }
    }
  }
}

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

    /// The comment above a declaration.
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }

      var lines: [Line]
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
    var docComment: Comment?

    /// The full name of the type that contains the declaration, or that it declares; empty if there is none.
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
