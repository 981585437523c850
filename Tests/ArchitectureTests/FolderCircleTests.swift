import TestSupport
import Testing

/// The folders of a module have an order without circles: no folder uses another one that uses it, directly
/// or indirectly.
struct FolderCircleTests {
  /// The layers whose modules follow the rule.
  ///
  /// The modules of widgets are to become flat folders; in the command, the table of verbs and the verbs name
  /// each other.
  static let modules = ["Compiler", "Runtime", "Domains"].flatMap { layer in
    let names = Set(Repository.swiftFiles(below: "Sources/\(layer)").map { $0.split(separator: "/")[2] })
    return names.sorted().map { "Sources/\(layer)/\($0)" }
  }

  @Test(arguments: modules) func noFoldersOfAModuleGoInACircle(module: String) throws {
    let files = try Repository.swiftFiles(below: module).map { path in
      (path: String(path.dropFirst(module.count + 1)), text: try Repository.text(path))
    }
    #expect(!files.isEmpty)
    #expect(FolderUses(files).circle == [], "\(module)")
  }

  @Test func twoFoldersThatNameEachOtherAreACircle() {
    let files = [
      ("A/One.swift", "struct One { var two: Two }"), ("B/Two.swift", "struct Two {}"),
      ("B/Three.swift", "func three(_ one: One?) {}"),
    ]
    #expect(FolderUses(files).circle == ["A/One.swift names Two of B", "B/Three.swift names One of A"])
  }

  @Test func threeFoldersCanBeACircleToo() {
    let files = [
      ("A/One.swift", "enum One { static let text = \"\\(Two.self)\" }"),
      ("B/Two.swift", "enum Two {}\nlet value = three()"),
      ("C/Three.swift", "func three() -> Int { 1.doubled }"),
      ("A/Number.swift", "extension Int { var doubled: Int { 2 * self } }"),
    ]
    #expect(
      FolderUses(files).circle == [
        "A/One.swift names Two of B", "B/Two.swift names three of C", "C/Three.swift names doubled of A",
      ])
  }

  /// Files directly in the module's folder are above the others: they use them, but not the other way round.
  @Test func theFolderOfTheModuleCounts() {
    let files = [
      ("Main.swift", "struct Main { var one: One }"), ("A/One.swift", "struct One { let main: Main }"),
    ]
    #expect(
      FolderUses(files).circle == ["Main.swift names One of A", "A/One.swift names Main of the module"])
  }

  @Test func commentsTextsAndNamesThatStandTwiceDoNotCount() {
    let files = [
      ("A/One.swift", "struct One { var two: Two }\nextension Int { var text: String { \"\" } }"),
      (
        "B/Two.swift",
        "/// Of One.\nstruct Two { /* One /* One */ One */ let a = \"One\", b = #\"\\(One)\"#, c = \"\"\"\n  One \"One\"\n  \"\"\" }"
      ),
      ("B/Other.swift", "struct Other { var text = \"\"; func f() -> String { Other().text } }"),
      ("B/Member.swift", "extension Two { static func make(one: Int) -> Self { .One(one) } }"),
    ]
    #expect(FolderUses(files).circle == [])
  }
}

/// The uses of one folder's declarations in other folders of a module.
///
/// A folder here is one directly in the module's; deeper folders belong to it. Names are compared as words,
/// so only names that the module declares once count: types, functions and values of files, and members of
/// extensions.
struct FolderUses {
  /// A place where a file uses a declaration of another folder.
  private struct Use {
    var path: String
    var name: String
    var folder: String
  }

  /// For each folder the first use of every other one.
  private var uses: [String: [Use]] = [:]

  init(_ files: [(path: String, text: String)]) {
    let sources = files.map { (path: $0.path, words: SwiftWords($0.text)) }.sorted { $0.path < $1.path }
    var counts: [String: Int] = [:]
    var homes: [String: (folder: String, isMember: Bool)] = [:]
    for source in sources {
      for declaration in source.words.declarations {
        counts[declaration.name, default: 0] += 1
        if let isMember = declaration.isMember {
          homes[declaration.name] = (Self.folder(source.path), isMember)
        }
      }
    }
    let unique = homes.filter { counts[$0.key] == 1 }
    for source in sources {
      let folder = Self.folder(source.path)
      for (index, word) in source.words.words.enumerated() {
        guard let home = unique[word], home.folder != folder,
          source.words.isUse(at: index, ofMember: home.isMember),
          uses[folder]?.contains(where: { $0.folder == home.folder }) != true
        else { continue }
        uses[folder, default: []].append(Use(path: source.path, name: word, folder: home.folder))
      }
    }
  }

  /// The shortest chain of uses that leads from a folder back to itself; empty if there is none.
  var circle: [String] {
    let circles = uses.keys.sorted().compactMap { way(from: $0, to: $0) }
    let shortest = circles.min { $0.count < $1.count } ?? []
    return shortest.map { "\($0.path) names \($0.name) of \($0.folder.isEmpty ? "the module" : $0.folder)" }
  }

  /// Returns the shortest chain of uses between two folders.
  private func way(from start: String, to end: String) -> [Use]? {
    var ways = (uses[start] ?? []).map { [$0] }
    var seen: Set<String> = []
    while !ways.isEmpty {
      if let found = ways.first(where: { $0.last?.folder == end }) { return found }
      ways = ways.flatMap { way -> [[Use]] in
        guard let last = way.last, seen.insert(last.folder).inserted else { return [] }
        return (uses[last.folder] ?? []).map { way + [$0] }
      }
    }
    return nil
  }

  private static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }
}

/// The words and signs of a Swift file, without comments and texts, but with interpolations.
struct SwiftWords {
  private(set) var words: [String] = []

  init(_ text: String) {
    var scanner = Scanner(text)
    scanner.readCode(until: nil)
    words = scanner.words
  }

  /// Returns whether a word is a use of a declaration: members follow a dot, other names do not.
  ///
  /// A name in lower case before a colon is the label of an argument.
  func isUse(at index: Int, ofMember isMember: Bool) -> Bool {
    let isLabel =
      words[index].first?.isLowercase == true && index + 1 < words.count && words[index + 1] == ":"
    return isBehindDot(index) == isMember && !isLabel
  }

  private func isBehindDot(_ index: Int) -> Bool { index > 0 && words[index - 1] == "." }

  private static let types: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]
  private static let values: Set = ["func", "var", "let", "case", "associatedtype"]
  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "static", "final", "mutating", "indirect",
    "nonisolated",
  ]

  /// All declared names, and for those visible to other files whether they are members of an extension.
  ///
  /// It is `nil` for private names of a type, a function or a file. Members of an extension that adopts a
  /// protocol have the names of the protocol and are left out, because these say nothing.
  var declarations: [(name: String, isMember: Bool?)] {
    var declarations: [(name: String, isMember: Bool?)] = []
    // The owner of each open brace, and that of the next one.
    var scopes: [String] = []
    var next = ""
    for (index, word) in words.enumerated() {
      switch word {
      case "{":
        scopes.append(next)
        next = ""
      case "}": scopes = scopes.dropLast()
      case "extension": next = word
      case ":" where next == "extension": next = "conformance"
      default:
        guard Self.types.contains(word) || Self.values.contains(word), index + 1 < words.count,
          !isBehindDot(index)
        else { continue }
        next = word
        let modifiers = words[..<index].reversed().prefix(while: Self.modifiers.contains)
        let isPrivate = modifiers.contains { $0.hasSuffix("private") }
        let isVisible = !isPrivate && word != "case" && (scopes.isEmpty || scopes == ["extension"])
        declarations.append((words[index + 1], isVisible ? scopes == ["extension"] : nil))
      }
    }
    return declarations
  }

  /// Reads the characters of a file once.
  private struct Scanner {
    private let characters: [Character]
    private var index = 0
    private(set) var words: [String] = []

    init(_ text: String) { characters = Array(text) }

    private func stands(_ text: String) -> Bool { characters[index...].starts(with: text) }

    /// Reads words and signs up to a closing parenthesis, or to the end.
    mutating func readCode(until end: Character?) {
      var depth = 0
      while index < characters.count {
        let character = characters[index]
        if depth == 0, character == end { return }
        if character == "/", stands("//") {
          while index < characters.count, !characters[index].isNewline { index += 1 }
        } else if character == "/", stands("/*") {
          skipComment()
        } else if character == "\"" || character == "#" {
          readText()
        } else if character.isLetter || character == "_" {
          let word = characters[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          words.append(String(word))
          index += word.count
        } else {
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          if !character.isWhitespace { words.append(String(character)) }
          index += 1
        }
      }
    }

    /// Skips a comment, which may contain others.
    private mutating func skipComment() {
      var depth = 0
      repeat {
        let (opens, closes) = (stands("/*"), stands("*/"))
        depth += opens ? 1 : closes ? -1 : 0
        index += opens || closes ? 2 : 1
      } while depth > 0 && index < characters.count
    }

    /// Skips a text of any form but reads its interpolations, or skips the sign of a macro.
    private mutating func readText() {
      let raw = String(characters[index...].prefix { $0 == "#" })
      index += raw.count
      guard index < characters.count, characters[index] == "\"" else { return }
      let quotes = stands("\"\"\"") ? "\"\"\"" : "\""
      index += quotes.count
      while index < characters.count {
        if characters[index] == "\"", stands(quotes + raw) { break }
        if characters[index] == "\\", stands("\\" + raw) {
          index += 1 + raw.count
          if stands("(") {
            index += 1
            readCode(until: ")")
          }
        }
        index += 1
      }
      index += quotes.count + raw.count
    }
  }
}
