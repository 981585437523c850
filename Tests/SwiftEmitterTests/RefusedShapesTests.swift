import SwiftEmitter
import Testing

/// Shapes that could be written as something else are refused.
struct RefusedShapesTests {
  /// Refused, or read back as it was.
  static func isRefusedOrComesBack(_ shape: Declaration.Shape) -> Bool {
    let file = SwiftFile(header: [], declarations: [.init([], shape)])
    guard (try? SwiftPrinter.source(of: file)) != nil else { return true }
    return RoundTripTests.failure(of: file) == nil
  }

  @Test(arguments: ["\u{301}a", "\u{FE0F}", "\u{1F3FB}", "a\u{D4E}"])
  func textThatJoinsTheQuotesComesBack(text: String) {
    let table = StringTable(name: "t", values: [text])
    #expect(
      RoundTripTests.failure(of: SwiftFile(header: [], declarations: [.init([], .strings(table))])) == nil)
  }

  @Test(arguments: ["\u{301}a", "\u{FE0F}", "\u{1F3FB}", "\u{200D}"])
  func commentsThatJoinTheirMarkAreRefused(comment: String) {
    let table = IntegerTable(name: "t", type: .int, rows: [.init([1], comment: comment)])
    #expect(Self.isRefusedOrComesBack(.integers(table)))
    let file = SwiftFile(header: [comment], declarations: [])
    #expect(throws: EmissionError.self) { try SwiftPrinter.source(of: file) }
  }

  @Test func whatCannotBeReadBackIsRefused() {
    // Prints `,  // c`, which is no Swift.
    #expect(
      Self.isRefusedOrComesBack(
        .integers(IntegerTable(name: "t", type: .int, rows: [.init([], comment: "c")]))))
    // Loses its format.
    #expect(
      Self.isRefusedOrComesBack(
        .integers(IntegerTable(name: "t", type: .int, format: .hexadecimal(groups: [2]), rows: []))))
    // Loses all tables but the last.
    #expect(Self.isRefusedOrComesBack(.accessor(Accessor(name: "a", element: "Int", tables: ["s", "t"]))))
    // An element type that is no type.
    #expect(
      Self.isRefusedOrComesBack(.accessor(Accessor(name: "a", element: "(x)", tables: ["t"], width: 2))))
  }

  @Test func listsWithHalfTheirCommentsAreRefused() {
    let table = StringTable(name: "t", values: ["a", "b"], comments: ["one"])
    #expect(throws: EmissionError.missingComments(table: "t")) {
      try SwiftPrinter.source(of: SwiftFile(header: [], declarations: [.init([], .strings(table))]))
    }
  }

  @Test(
    arguments: [
      // A placeholder that is no argument, or no placeholder.
      .init(name: "a", wordings: [.init(other: "{b}")]),
      .init(name: "a", parameters: ["b"], wordings: [.init(other: "{b")]),
      .init(name: "a", parameters: ["b"], wordings: [.init(other: "b}")]),
      // A form for a number where there is no number.
      .init(name: "a", wordings: [.init(one: "a", other: "b")]),
      // Arguments that would hide what the function uses itself.
      .init(name: "a", parameters: ["language"], wordings: [.init(other: "{language}")]),
      .init(name: "a", parameters: ["count"], isCounted: true, wordings: [.init(other: "{count}")]),
      .init(name: "a", parameters: ["b", "b"], wordings: [.init(other: "{b}")]),
      // Not as many texts as languages.
      .init(name: "a", wordings: []),
    ] as [TextFunctions.Text])
  func textsThatDoNotFitTheirArgumentsAreRefused(text: TextFunctions.Text) {
    let texts = TextFunctions(name: "T", languages: ["en"], texts: [text])
    #expect(throws: EmissionError.badText("a")) {
      try SwiftPrinter.source(of: SwiftFile(header: [], declarations: [.init([], .texts(texts))]))
    }
  }

  @Test func aPieceWithAStrideIsRefused() {
    // `3 * index & 7` would be (3 * index) & 7: in Swift & binds as tightly as *.
    let accessor = Accessor(
      name: "a", element: "Int", selection: .piece(lowBits: 3), tables: ["s", "t"], stride: 3)
    let file = SwiftFile(header: [], declarations: [.init([], .accessor(accessor))])
    #expect(throws: EmissionError.badAccessor("a")) { try SwiftPrinter.source(of: file) }
  }
}
