import SwiftEmitter
import Testing

/// Shapes that would be written as something else are rejected.
struct RefusedShapesTests {
  private func source(_ shape: Declaration.Shape) throws -> String {
    try SwiftPrinter.source(of: SwiftFile(header: [], declarations: [.init([], shape)]))
  }

  /// An editor would show the mark on the quote, as if there were no text or no end of it.
  @Test(arguments: ["\u{301}a", "\u{FE0F}", "\u{1F3FB}", "a\u{D4E}"])
  func textThatJoinsTheQuotesIsEscaped(text: String) throws {
    let source = try source(.strings("t", [text]))
    #expect(source.unicodeScalars.allSatisfy(\.isASCII) && source.contains("\\u{"), "\(source)")
  }

  @Test(arguments: ["\u{301}a", "\u{FE0F}", "\u{1F3FB}", "\u{200D}"])
  func commentsThatJoinTheirMarkAreRefused(comment: String) {
    let table = IntegerTable("t", .int, rows: [.init([1], comment: comment)])
    #expect(throws: EmissionError.self) { try source(.integers(table)) }
    let file = SwiftFile(header: [comment], declarations: [])
    #expect(throws: EmissionError.self) { try SwiftPrinter.source(of: file) }
  }

  @Test func whatIsNotSwiftIsRefused() {
    // This would print `,  // c`.
    let empty = IntegerTable("t", .int, rows: [.init([], comment: "c")])
    #expect(throws: EmissionError("t: a row without values")) { try source(.integers(empty)) }
    for accessor in [
      // The function would read the last table alone.
      Accessor(name: "a", element: "Int", tables: ["s", "t"]),
      // The element type is not a type.
      Accessor(name: "a", element: "(x)", tables: ["t"], width: 2),
    ] {
      #expect(throws: EmissionError("a: the tables cannot be read in this way")) {
        try source(.accessor(accessor))
      }
    }
  }

  @Test(arguments: [
    (RecordTable.Value.spans([]), "a list of spans of days has none"), (.bits([]), "a set of bits has none"),
  ]) func aListOfNothingIsRefused(value: RecordTable.Value, message: String) {
    let table = RecordTable(name: "t", type: "T", rows: [.init([.init("days", value)])])
    #expect(throws: EmissionError(message)) {
      try SwiftPrinter.source(of: SwiftFile(header: [], declarations: [.init([], .records(table))]))
    }
  }

  @Test func listsWithHalfTheirCommentsAreRefused() {
    #expect(throws: EmissionError("t: either every text has a comment or no text has one")) {
      try source(.strings("t", ["a", "b"], comments: ["one"]))
    }
  }

  @Test(
    arguments: [
      // The placeholder is not an argument, or the brace is not closed.
      .init(name: "a", wordings: [.init(other: "{b}")]),
      .init(name: "a", parameters: ["b"], wordings: [.init(other: "{b")]),
      .init(name: "a", parameters: ["b"], wordings: [.init(other: "b}")]),
      // There is a form for a number, but no number.
      .init(name: "a", wordings: [.init(one: "a", other: "b")]),
      // These arguments would hide names that the function itself uses.
      .init(name: "a", parameters: ["language"], wordings: [.init(other: "{language}")]),
      .init(name: "a", parameters: ["count"], isCounted: true, wordings: [.init(other: "{count}")]),
      .init(name: "a", parameters: ["b", "b"], wordings: [.init(other: "{b}")]),
      // There are fewer texts than languages.
      .init(name: "a", wordings: []),
    ] as [TextFunctions.Text])
  func textsThatDoNotFitTheirArgumentsAreRefused(text: TextFunctions.Text) {
    let texts = TextFunctions(name: "T", languages: ["en"], texts: [text])
    #expect(throws: EmissionError("a: needs a text for each language, whose placeholders are the arguments"))
    {
      try SwiftPrinter.source(of: SwiftFile(header: [], declarations: [.init([], .texts(texts))]))
    }
  }

  @Test func aPieceWithAStrideIsRefused() {
    // `3 * index & 7` would be (3 * index) & 7: in Swift & binds as tightly as *.
    let accessor = Accessor(
      name: "a", element: "Int", selection: .piece(lowBits: 3), tables: ["s", "t"], stride: 3)
    let file = SwiftFile(header: [], declarations: [.init([], .accessor(accessor))])
    #expect(throws: EmissionError("a: the tables cannot be read in this way")) {
      try SwiftPrinter.source(of: file)
    }
  }
}
