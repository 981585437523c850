import Foundation
import JSONText
import Testing

@testable import almanac_dev

/// The record of a public API: made from symbol graphs, written, read again and compared.
struct APIRecordsTests {
  private static func record(_ text: String) throws -> PublicAPI {
    try PublicAPI(parsing: text, path: "A.txt")
  }

  @Test func aRecordIsReadAsItIsWritten() throws {
    let api = PublicAPI([
      "Day": [
        "struct Day", ": Hashable", ": Equatable", ": Shown where Element: Shown", "var year: Int { get }",
        "init(_: Int)",
      ],
      "Day.Part": ["enum Part", "case noon", "case night", "case at(_: Int)"], "": ["func today() -> Day"],
      "Days": ["struct Days<Element> where Element : Hashable", ": Sendable"],
      "Int": ["var days: Day { get }", ": Shown"],
    ])
    let text = api.text(of: "A")
    #expect(
      text.split(separator: "\n").dropFirst() == [
        "(no type)", "  func today() -> Day", "struct Day: Equatable, Hashable",
        "  : Shown where Element: Shown", "  init(_: Int)", "  var year: Int { get }",
        "enum Day.Part", "  case night, noon", "  case at(_: Int)",
        "struct Days<Element> where Element : Hashable", "  : Sendable",
        "extension Int: Shown", "  var days: Day { get }",
      ])
    #expect(try Self.record(text) == api)
    for text in ["# A\n\n  init()\n", "# A\n\nDay\n"] {
      #expect(throws: PublicAPIError.notARecord(path: "A.txt", line: 3)) { try Self.record(text) }
    }
  }

  @Test func whatIsGoneBreaksAndWhatComesSeldomDoes() throws {
    let old = try Self.record(
      "struct Day\n  init(_: Int)\nenum Part\n  case noon\nprotocol Shown\n")
    func changes(_ text: String) throws -> String { try Self.record(text).changes(since: old) }
    #expect(old.changes(since: old) == "")
    let changed = try changes(
      """
      struct Day
        init(of: Int)
      enum Part
        case noon, night
      protocol Shown
        requirement var title: String { get }
        requirement var text: String { get }
        var text: String { get }
      enum Hour
        case first
      """)
    #expect(
      changed == """
          gone; a breaking change, for a major version:
            Day: init(_: Int)
          new, and code that switches over the enum or conforms to the protocol breaks; for a major version:
            Part: case night
            Shown: requirement var title: String { get }
          new; for a minor version:
            Day: init(of: Int)
            Hour: case first
            Hour: enum Hour
            Shown: requirement var text: String { get }
            Shown: var text: String { get }

        """)
    // All but the declaration that is left.
    #expect(try changes("struct Day\n").split(separator: "\n").count == 5)
  }

  /// Symbols in the form that the compiler writes, shortened to what is read.
  private static let graph = """
    {"symbols": [
      {"kind": {"identifier": "swift.struct"}, "identifier": {"precise": "s:D"}, "pathComponents": ["Day"],
       "declarationFragments": [{"kind": "keyword", "spelling": "struct"}, {"kind": "text", "spelling": " "},
         {"kind": "identifier", "spelling": "Day"}]},
      {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "s:Dn"}, "pathComponents": ["Day", "number"],
       "declarationFragments": [{"kind": "keyword", "spelling": "let"}, {"kind": "text", "spelling": " number: "},
         {"kind": "typeIdentifier", "spelling": "Int"}]},
      {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:Da"}, "pathComponents": ["Day", "adding(days:)"],
       "declarationFragments": [{"kind": "keyword", "spelling": "func"}, {"kind": "text", "spelling": " adding("},
         {"kind": "externalParam", "spelling": "days"}, {"kind": "text", "spelling": " "},
         {"kind": "internalParam", "spelling": "count"}, {"kind": "text", "spelling": ": Int = 1,\\n    "},
         {"kind": "externalParam", "spelling": "_"}, {"kind": "text", "spelling": " "},
         {"kind": "internalParam", "spelling": "hours"}, {"kind": "text", "spelling": ": Int) -> Day"}]},
      {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:SQ::SYNTHESIZED::s:D"},
       "pathComponents": ["Day", "!=(_:_:)"], "declarationFragments": []},
      {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:Pt"}, "pathComponents": ["Shown", "title"],
       "declarationFragments": [{"kind": "keyword", "spelling": "var"}, {"kind": "text", "spelling": " title: String { get }"}]},
      {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "s:Sd"}, "pathComponents": ["Array", "days"],
       "swiftExtension": {"constraints": [{"kind": "sameType", "lhs": "Element", "rhs": "Day"}]},
       "declarationFragments": [{"kind": "keyword", "spelling": "var"}, {"kind": "text", "spelling": " days: Int { get }"}]}
    ], "relationships": [
      {"kind": "memberOf", "source": "s:Dn", "target": "s:D"}, {"kind": "memberOf", "source": "s:Sd", "target": "s:Sa"},
      {"kind": "requirementOf", "source": "s:Pt", "target": "s:P"},
      {"kind": "conformsTo", "source": "s:D", "target": "s:SH", "targetFallback": "Swift.Hashable"},
      {"kind": "conformsTo", "source": "s:D", "target": "s:s8CopyableP", "targetFallback": "Swift.Copyable"},
      {"kind": "conformsTo", "source": "s:Sa", "target": "s:P", "targetFallback": "A.Shown",
       "swiftConstraints": [{"kind": "conformance", "lhs": "Element", "rhs": "Shown"}]}
    ]}
    """

  @Test func declarationsAreThoseThatOthersSee() throws {
    let graphs = try SymbolGraphs(["A": [Data(Self.graph.utf8)]])
    #expect(
      try graphs.api(of: ["A"])
        == PublicAPI([
          "Day": [
            "struct Day", ": Hashable", "var number: Int { get }",
            "func adding(days: Int = 1, _: Int) -> Day",
          ],
          "Shown": ["requirement var title: String { get }"],
          "Array": ["var days: Int { get } where Element == Day", ": Shown where Element: Shown"],
        ]))
  }

  @Test func whatCannotBeRecordedIsReported() throws {
    let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: PublicAPIError.noSymbolGraph(module: "A")) { try SymbolGraphs(of: ["A"], below: nowhere) }
    let nameless = """
      {"symbols": [], "relationships": [{"kind": "conformsTo", "source": "s:X", "target": "s:SH",
        "targetFallback": "Swift.Hashable"}]}
      """
    #expect(throws: PublicAPIError.unknownType(conformance: "Hashable", module: "A")) {
      try SymbolGraphs(["A": [Data(nameless.utf8)]]).api(of: ["A"])
    }
  }

  private static func property(_ path: [String], _ type: String, _ comment: String...) -> JSON {
    [
      "kind": ["identifier": "swift.property"], "identifier": ["precise": .string("s:\(path)")],
      "pathComponents": .array(path.map(JSON.string)),
      "declarationFragments": .array([
        ["kind": "text", "spelling": .string("var \(path[1]): \(type) { get }")]
      ]),
      "docComment": ["lines": .array(comment.map { ["text": .string($0)] })],
    ]
  }

  /// A new member has the type and the comment of its property; a member declared by hand stays, and one that is neither is refused.
  @Test func factsAreDeclaredByTheirProperties() throws {
    let symbols = [
      Self.property(
        ["BudgetFacts", "left"], "Sensitive<TextForms>?", "The rest of ``title``;", "`nil` if unset."),
      Self.property(["BudgetFacts", "advice"], "[Sensitive<TextForms>]", "Two lines."),
      Self.property(["BudgetFacts", "standing"], "StandingFacts?"),
      Self.property(["BudgetFacts", "days"], "LocalDays", "The days of the zone."),
      Self.property(["StandingFacts", "isOld"], "Bool"),
    ]
    let graph: JSON = ["symbols": .array(symbols), "relationships": .array([])]
    let graphs = try SymbolGraphs(["BudgetWidget": [Data(graph.text.utf8)]])
    let text = """
      export interface Base {
        count: number;
      }

      export interface BudgetFacts extends Base {
        /** By hand. */
        days: number;
        left: string;
        standing?: BudgetStanding;
      }

      export interface BudgetStanding {
      }
      """
    var facts = FactDeclarations(text, graphs)
    let standing: JSON = ["isOld": .bool(true)]
    facts.note(
      ["count": .integer(1), "days": .integer(2), "left": .null, "advice": .array([])], as: "BudgetFacts")
    facts.note(
      ["count": .integer(1), "days": .integer(2), "standing": standing, "advice": .array([])],
      as: "BudgetFacts")
    #expect(
      try facts.text() == """
        export interface Base {
          count: number;
        }

        export interface BudgetFacts extends Base {
          /** By hand. */
          days: number;
          /** The rest of `title`; missing if unset. */
          left?: TextForms | null;
          standing?: BudgetStanding;
          /** Two lines. */
          advice: (TextForms | null)[];
        }

        export interface BudgetStanding {
          isOld: boolean;
        }
        """)
    facts.note(["page": "x"], as: "BudgetStanding")
    #expect(throws: PublicAPIError.undeclared(member: "BudgetStanding.page")) { try facts.text() }
  }
}
