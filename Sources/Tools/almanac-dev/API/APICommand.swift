import Foundation

/// Records the public API of products and the facts of widgets for TypeScript, or compares them with the records.
///
/// `GRAPHS` contains a folder with symbol graphs for each module, `RECORDS` a file `PRODUCT.txt` for each product, and `TYPES` is the
/// file that declares the facts. The exit code is 1 if a record differs or a module has no symbol graph.
enum APICommand {
  static let usage = "api write|check GRAPHS RECORDS TYPES PRODUCT=MODULE[,MODULE...]..."

  static func run(_ words: [String]) -> Int32 {
    let products = words.dropFirst(4).map { $0.split(separator: "=").map(String.init) }
    guard words.count > 4, ["write", "check"].contains(words[0]), products.allSatisfy({ $0.count == 2 })
    else {
      return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
    }
    do {
      let modules = products.map { $0[1].split(separator: ",").map(String.init) }
      let graphs = try SymbolGraphs(of: modules.flatMap { $0 }, below: URL(fileURLWithPath: words[1]))
      var isRecorded = true
      for (product, modules) in zip(products.map { $0[0] }, modules) {
        let path = "\(words[2])/\(product).txt"
        let api = try graphs.api(of: modules)
        if words[0] == "write" {
          try write(api.text(of: product), to: path)
          continue
        }
        let changes = api.changes(since: try record(path))
        if !changes.isEmpty {
          isRecorded = false
          print("\(path): the public API differs from the record\n\(changes)", terminator: "")
        }
      }
      let types = try String(contentsOfFile: words[3], encoding: .utf8)
      var facts = FactDeclarations(types, graphs)
      for widget in SampledWidgets.all { try widget.noteFacts(in: &facts) }
      let declared = try facts.text()
      if words[0] == "write" {
        try write(declared, to: words[3])
      } else if declared != types {
        isRecorded = false
        print("\(words[3]): the declared facts of widgets differ from their properties in Swift")
      }
      if !isRecorded { print("if that is meant, say it in CHANGELOG.md, then: make api") }
      return isRecorded ? 0 : 1
    } catch {
      print("error: \(error)")
      return 1
    }
  }

  /// Returns the recorded API; empty if there is no file.
  private static func record(_ path: String) throws -> PublicAPI {
    guard FileManager.default.fileExists(atPath: path) else { return PublicAPI() }
    return try PublicAPI(parsing: String(contentsOfFile: path, encoding: .utf8), path: path)
  }

  /// Writes a file, unless it already has that text.
  private static func write(_ text: String, to path: String) throws {
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
  }
}

/// The public API of a product: a set of declarations for each type.
///
/// Its text has one declaration per line. The order depends only on the declarations, so a review shows how a
/// change affects packages that use the product.
struct PublicAPI: Equatable, Sendable {
  /// The declarations by the full name of their type; those outside of any type by the empty name.
  ///
  /// A conformance is `: Hashable`; a requirement of a protocol begins with `requirement`.
  private(set) var declarations: [String: Set<String>]

  init(_ declarations: [String: Set<String>] = [:]) { self.declarations = declarations }

  mutating func insert(_ declaration: String, of type: String) {
    declarations[type, default: []].insert(declaration)
  }

  static let requirement = "requirement "
  private static let indent = "  "
  private static let outside = "(no type)"

  /// Returns the text of a file, which begins with a line that explains it.
  ///
  /// A type is declared in one line with its conformances, and its cases without values are in one line.
  func text(of product: String) -> String {
    var lines = [
      "# The public API of \(product), as `make api` writes it: do not edit. A module of several libraries is in the record of the first.",
      "",
    ]
    for (type, declarations) in declarations.sorted(by: { $0.key.unicodeOrder($1.key) }) {
      let own = declarations.first(where: Self.declaresType)
      var rest = declarations
      var heading = type.isEmpty ? Self.outside : Self.foreign + type
      if let own, let name = own.range(of: Self.lastName(type)) {
        rest.remove(own)
        heading = own.replacingCharacters(in: name, with: type)
      }
      func joined(_ prefix: String, _ isJoined: (String) -> Bool) -> String? {
        let items = rest.filter(isJoined)
        rest.subtract(items)
        let names = items.map { $0.dropFirst(prefix.count) }.sorted { String($0).unicodeOrder(String($1)) }
        return names.isEmpty ? nil : prefix + names.joined(separator: ", ")
      }
      var members: [String] = []
      if let conformances = joined(Self.conformance, Self.isPlainConformance) {
        if heading.contains(":") { members.append(conformances) } else { heading += conformances }
      }
      if let cases = joined(Self.plainCase, Self.isPlainCase) { members.append(cases) }
      lines.append(heading)
      lines += (members + rest.sorted { $0.unicodeOrder($1) }).map { Self.indent + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let conformance = ": "
  private static let plainCase = "case "
  /// The word before the name of a type that another package declares.
  private static let foreign = "extension "

  /// Whether a declaration is a conformance without conditions.
  private static func isPlainConformance(_ declaration: String) -> Bool {
    declaration.hasPrefix(conformance) && !declaration.contains(" where ")
  }

  /// Whether a declaration is a case without values.
  private static func isPlainCase(_ declaration: String) -> Bool {
    declaration.hasPrefix(plainCase) && !declaration.contains("(")
  }

  private static func declaresType(_ declaration: String) -> Bool { typeName(in: declaration) != nil }

  /// Returns the name after the keyword of a type's declaration, with the names of the types around it; `nil` for other declarations.
  private static func typeName(in declaration: String) -> String? {
    let words = declaration.split(separator: " ").drop {
      $0.hasPrefix("@") || $0 == "final" || $0 == "indirect"
    }
    guard let keyword = words.first,
      ["struct", "enum", "class", "actor", "protocol"].contains(keyword), let name = words.dropFirst().first
    else { return nil }
    return String(name.prefix { $0 != "<" && $0 != ":" })
  }

  private static func lastName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  /// Reads such a text.
  ///
  /// - Throws: `PublicAPIError.notARecord` with the first invalid line.
  init(parsing text: String, path: String) throws(PublicAPIError) {
    self.init()
    var type: String?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix(Self.indent) {
        guard let type else { throw .notARecord(path: path, line: index + 1) }
        insertJoined(String(line.dropFirst(Self.indent.count)), of: type)
        continue
      }
      // Conformances of a type follow its name; in a declaration with conditions they are on a line of their own.
      let end = line.contains(" : ") ? nil : line.range(of: Self.conformance)
      let heading = String(line[..<(end?.lowerBound ?? line.endIndex)])
      if line == Self.outside {
        type = ""
      } else if heading.hasPrefix(Self.foreign) {
        type = String(heading.dropFirst(Self.foreign.count))
      } else if let name = Self.typeName(in: heading), let range = heading.range(of: name) {
        type = name
        insert(heading.replacingCharacters(in: range, with: Self.lastName(name)), of: name)
      } else {
        throw .notARecord(path: path, line: index + 1)
      }
      if let end, let type { insertJoined(Self.conformance + line[end.upperBound...], of: type) }
    }
  }

  /// Inserts a line of a type, which may have several conformances or cases.
  private mutating func insertJoined(_ line: String, of type: String) {
    let prefix = [Self.conformance, Self.plainCase].first { line.hasPrefix($0) }
    guard let prefix, Self.isPlainConformance(line) || Self.isPlainCase(line) else {
      return insert(line, of: type)
    }
    for name in line.dropFirst(prefix.count).components(separatedBy: ", ") { insert(prefix + name, of: type) }
  }
}

extension PublicAPI {
  /// Returns what changed since a record for packages that use it, and which version it needs; empty if nothing did.
  ///
  /// New declarations that can break existing code are a case of an enum, over which other code may switch, and a
  /// requirement of a protocol without a default, to which other types may conform.
  func changes(since old: PublicAPI) -> String {
    var (gone, demanding, came): ([String], [String], [String]) = ([], [], [])
    for type in Set(old.declarations.keys).union(declarations.keys).sorted() {
      let (before, after) = (old.declarations[type], declarations[type] ?? [])
      func line(_ declaration: String) -> String { type.isEmpty ? declaration : "\(type): \(declaration)" }
      gone += (before ?? []).subtracting(after).sorted().map(line)
      let new = after.subtracting(before ?? []).sorted()
      let breaking = new.filter { declaration in
        let isCase = declaration.hasPrefix("case ") || declaration.hasPrefix("indirect case ")
        let required =
          declaration.hasPrefix(Self.requirement)
          && !after.contains(String(declaration.dropFirst(Self.requirement.count)))
        return before != nil && (isCase || required)
      }
      demanding += breaking.map(line)
      came += new.filter { !breaking.contains($0) }.map(line)
    }
    return [
      ("gone; a breaking change, for a major version", gone),
      (
        "new, and code that switches over the enum or conforms to the protocol breaks; for a major version",
        demanding
      ),
      ("new; for a minor version", came),
    ].filter { !$0.1.isEmpty }.map { heading, lines in
      "  \(heading):\n" + lines.map { "    \($0)\n" }.joined()
    }.joined()
  }
}

/// The reason why there is no record of a public API.
enum PublicAPIError: Error, Equatable, CustomStringConvertible {
  /// A line of the record, counted from 1, that neither belongs to a type nor declares one.
  case notARecord(path: String, line: Int)

  /// The compiler wrote no symbol graph of the module.
  case noSymbolGraph(module: String)

  /// A conformance of a type that is in none of the symbol graphs.
  case unknownType(conformance: String, module: String)

  /// A member of facts that is neither a property in Swift nor declared by hand.
  case undeclared(member: String)

  var description: String {
    switch self {
    case .notARecord(let path, let line):
      "\(path):\(line): neither a type nor a declaration below one; fix with: make api"
    case .noSymbolGraph(let module): "no symbol graph of \(module)"
    case .undeclared(let member): "no property in Swift is \(member): declare it in WidgetBridge.d.ts"
    case .unknownType(let conformance, let module): "\(module): no name for a type that is \(conformance)"
    }
  }
}

extension String {
  /// Compares Unicode scalars, because their order is the same on every machine.
  fileprivate func unicodeOrder(_ other: String) -> Bool {
    unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
  }
}
