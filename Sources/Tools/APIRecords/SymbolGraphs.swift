package import Foundation

/// The symbol graphs of several modules, in a folder with a folder for each.
package struct SymbolGraphs {
  /// Those of each module: its own, and one for each module whose types it extends.
  private let graphs: [String: [SymbolGraph]]
  /// The full names of types by their precise identifiers.
  private let names: [String: String]

  /// Reads them.
  ///
  /// - Throws: `PublicAPIError.noSymbolGraph`, or what Foundation says of a file that cannot be read.
  package init(of modules: [String], below folder: URL) throws {
    try self.init(
      Dictionary(
        uniqueKeysWithValues: modules.map { module in
          let own = folder.appendingPathComponent(module)
          let files =
            (try? FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)) ?? []
          let graphs = files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
          guard !graphs.isEmpty else { throw PublicAPIError.noSymbolGraph(module: module) }
          return (module, try graphs.map { try Data(contentsOf: $0) })
        }))
  }

  /// From the texts of symbol graphs by module.
  init(_ texts: [String: [Data]]) throws {
    graphs = try texts.mapValues { try $0.map { try JSONDecoder().decode(SymbolGraph.self, from: $0) } }
    var names: [String: String] = [:]
    for graph in graphs.values.joined() {
      let symbols = Dictionary(
        graph.symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
      for (identifier, symbol) in symbols { names[identifier] = symbol.pathComponents.joined(separator: ".") }
      // A type of another package has no symbol, but the members that an extension gives it know its name.
      for relationship in graph.relationships where relationship.kind == "memberOf" {
        guard let member = symbols[relationship.source] else { continue }
        names[relationship.target] = member.pathComponents.dropLast().joined(separator: ".")
      }
    }
    self.names = names
  }

  /// Every type has these unless it says otherwise.
  private static let implied: Set = ["BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"]

  /// What a module offers, by its symbol graphs.
  ///
  /// - Throws: `PublicAPIError.unknownType`.
  package func api(of module: String) throws(PublicAPIError) -> PublicAPI {
    var api = PublicAPI()
    for graph in graphs[module] ?? [] {
      let requirements = Set(
        graph.relationships.filter { ["requirementOf", "optionalRequirementOf"].contains($0.kind) }.map(
          \.source))
      // What the standard library adds to every type that conforms to a protocol follows from the conformance.
      for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
        let mark = requirements.contains(symbol.identifier.precise) ? PublicAPI.requirement : ""
        api.insert(mark + symbol.text, of: symbol.owner)
      }
      for relationship in graph.relationships
      where relationship.kind == "conformsTo" || relationship.kind == "inheritsFrom" {
        // Without its module, which is told of some only.
        let fallback = relationship.targetFallback?.split(separator: ".").last.map(String.init)
        let name = names[relationship.target] ?? fallback ?? relationship.target
        if Self.implied.contains(name) { continue }
        guard let owner = names[relationship.source] else {
          throw .unknownType(conformance: name, module: module)
        }
        api.insert(": " + name + (relationship.swiftConstraints ?? []).clause, of: owner)
      }
    }
    return api
  }
}
