import SwiftEmitter
import Testing

struct SwiftPrinterTests {
  static func source(_ shape: Declaration.Shape) throws(EmissionError) -> String {
    try SwiftPrinter.source(of: SwiftFile(header: [], declarations: [Declaration([], shape)]))
  }

  static func integers(_ values: [Int64], type: IntegerType = .int64, groups: [Int]? = nil)
    -> Declaration.Shape
  {
    .integers(
      IntegerTable(
        "t", type, format: groups.map { .hexadecimal(groups: $0) } ?? .decimal,
        rows: [.init(values, comment: "c")]))
  }

  @Test func theSamplePrintsAsWritten() throws {
    let lines = try SwiftPrinter.source(of: SampleFile.file).split(
      separator: "\n", omittingEmptySubsequences: false)
    let expected = SampleFile.source.split(separator: "\n", omittingEmptySubsequences: false)
    // The lines are compared first, because a failure then shows the line.
    for (line, expectedLine) in zip(lines, expected) { #expect(line == expectedLine) }
    #expect(lines.count == expected.count)
    #expect(try Array(SwiftPrinter.source(of: SampleFile.file).utf8) == Array(SampleFile.source.utf8))
  }

  @Test func invisibleCharactersAreEscaped() throws {
    let text = "a\u{0}b\u{7F}c\u{85}d\u{200B}e\u{200D}f\u{FEFF}g\u{AD}h\r\u{202E}"
    let source = try Self.source(.strings("t", [text]))
    let literal = #""a\u{0}b\u{7f}c\u{85}d\u{200b}e\u{200d}f\u{feff}g\u{ad}h\u{d}\u{202e}""#
    #expect(source == "\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \(literal),\n]\n")
  }

  @Test func readableTextIsKept() throws {
    let source = try Self.source(.strings("t", ["Ất Tỵ 乙巳 🐉 é"]))
    #expect(source == "\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"Ất Tỵ 乙巳 🐉 é\",\n]\n")
  }

  @Test func aTableMayHaveJustAsManyElementsAsTheLimit() throws {
    let limit = SwiftPrinter.integerLimit
    _ = try Self.source(Self.integers(Array(repeating: 0, count: limit)))
    #expect(throws: EmissionError("t: \(limit + 1) elements, at most \(limit) in one literal")) {
      try Self.source(Self.integers(Array(repeating: 0, count: limit + 1)))
    }
    // The limit is for all rows together.
    let row = IntegerTable.Row(Array(repeating: 0, count: limit / 2 + 1), comment: "half")
    #expect(throws: EmissionError("t: \(limit + 2) elements, at most \(limit) in one literal")) {
      try Self.source(.integers(IntegerTable("t", .int, rows: [row, row])))
    }
  }

  @Test func aStringTableMayHaveJustAsManyElementsAsTheLimit() throws {
    let limit = SwiftPrinter.stringLimit
    _ = try Self.source(.strings("t", Array(repeating: "", count: limit)))
    #expect(throws: EmissionError("t: \(limit + 1) elements, at most \(limit) in one literal")) {
      try Self.source(.strings("t", Array(repeating: "", count: limit + 1)))
    }
  }

  @Test func aTableOfRecordsMayHaveJustAsManyRowsAsTheLimit() throws {
    let limit = SwiftPrinter.recordLimit
    let row = RecordTable.Row([.init("a", .integer(1))])
    func source(_ count: Int) throws(EmissionError) -> String {
      let rows = Array(repeating: row, count: count)
      return try Self.source(.records(RecordTable(name: "t", type: "T", rows: rows)))
    }
    _ = try source(limit)
    #expect(throws: EmissionError("t: \(limit + 1) elements, at most \(limit) in one literal")) {
      try source(limit + 1)
    }
    #expect(throws: EmissionError("t: a row without values")) {
      try Self.source(.records(RecordTable(name: "t", type: "T", rows: [.init([nil])])))
    }
  }

  @Test func aValueHasToFitItsType() throws {
    for type in IntegerType.allCases where type != .int64 {
      for value in [type.range.lowerBound - 1, type.range.upperBound + 1, .min, .max] {
        let error = EmissionError("t: \(value) does not fit \(type.rawValue)")
        #expect(throws: error) { try Self.source(Self.integers([0, value], type: type)) }
        #expect(throws: error) {
          try Self.source(.constant("t", type, value))
        }
        #expect(throws: error) {
          try Self.source(.choice("t", parameter: "p", type, [0, value]))
        }
        // The default of a choice is checked as well as the cases.
        #expect(throws: error) {
          try Self.source(.choice("t", parameter: "p", type, [value, 0]))
        }
      }
    }
  }

  @Test func aValueHasToFitItsDigitGroups() throws {
    #expect(try Self.source(Self.integers([0xFFF], groups: [1, 2])).contains("  0xF_FF,  // c\n"))
    for value in [0x1000, -1, .min, .max] as [Int64] {
      #expect(throws: EmissionError("t: \(value) is longer than its digit groups")) {
        try Self.source(Self.integers([0, value], groups: [1, 2]))
      }
    }
  }

  @Test(arguments: ["", "1a", "a b", "a-b", "tên", "a\n", " a", "a.b", "`a`", "$0", "a\u{301}", "é"])
  func aNameHasToBeAnIdentifier(name: String) throws {
    let shapes: [Declaration.Shape] = [
      .integers(IntegerTable(name, .int, rows: [])),
      .strings(name, []),
      .constant(name, .int, 0),
      .accessor(Accessor(name: name, element: "Int", tables: ["t"])),
      .accessor(Accessor(name: "a", element: "Int", tables: [name])),
      .accessor(Accessor(name: "a", element: "Int", selection: .parameter("p"), tables: ["t", name])),
      .accessor(Accessor(name: "a", element: "Int", selection: .parameter(name), tables: ["t"])),
      .choice(name, parameter: "p", .int, [0]),
      .choice("c", parameter: name, .int, [0]),
      .records(RecordTable(name: name, type: "T", rows: [])),
      .records(RecordTable(name: "t", type: name, rows: [])),
      .records(RecordTable(name: "t", type: "T", rows: [.init([.init(name, .integer(1))])])),
      .records(RecordTable(name: "t", type: "T", rows: [.init([.init("a", .enumCase(name))])])),
    ]
    for shape in shapes {
      #expect(throws: EmissionError("'\(name)' is not an identifier")) { try Self.source(shape) }
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func aCommentHasNoLineBreak(lineBreak: String) throws {
    let comment = "one\(lineBreak)two"
    let error = EmissionError("a line break in the comment '\(comment)'")
    let table = IntegerTable("t", .int, rows: [.init([1], comment: comment)])
    #expect(throws: error) { try SwiftPrinter.source(of: SwiftFile(header: [comment], declarations: [])) }
    #expect(throws: error) { try Self.source(.integers(table)) }
    let documented = Declaration(["good", comment], .strings("t", []))
    #expect(throws: error) {
      try SwiftPrinter.source(of: SwiftFile(header: [], declarations: [documented]))
    }
  }

  @Test func aFunctionNeedsSomethingToReturn() {
    for width in [1, 0, -1] {
      let tables = width == 1 ? [] : ["t"]
      #expect(throws: EmissionError("a: the tables cannot be read in this way")) {
        try Self.source(.accessor(Accessor(name: "a", element: "Int", tables: tables, width: width)))
      }
    }
    #expect(throws: EmissionError("a: the tables cannot be read in this way")) {
      try Self.source(.accessor(Accessor(name: "a", element: "Int", selection: .parameter("p"), tables: [])))
    }
    #expect(throws: EmissionError("c: the tables cannot be read in this way")) {
      try Self.source(.choice("c", parameter: "p", .int, []))
    }
  }

  @Test func aSwitchOverOneTableIsItsDefault() throws {
    let accessor = Accessor(
      name: "a", element: "Int16", selection: .parameter("p"), tables: ["t"], stride: 3, offset: 2, width: 3)
    let expected = """

      package func a(_ p: UInt8, _ index: Int) -> (Int16, Int16, Int16) {
        switch p {
        default: return (t[3 * index + 2], t[3 * index + 2 + 1], t[3 * index + 2 + 2])
        }
      }

      """
    #expect(try Self.source(.accessor(accessor)) == expected)
  }

  @Test func anIndexOfTablesOfOneLengthIsCheckedOnce() throws {
    var accessor = Accessor(
      name: "a", element: "Int16", selection: .parameter("p"), tables: ["t", "u"], width: 2, commonCount: 9)
    let expected = """

      package func a(_ p: UInt8, _ index: Int) -> (Int16, Int16) {
        precondition(index >= 0 && index <= 7)
        switch p {
        case 0: return (t[index], t[index + 1])
        default: return (u[index], u[index + 1])
        }
      }

      """
    #expect(try Self.source(.accessor(accessor)) == expected)
    accessor.commonCount = 1
    #expect(throws: EmissionError("a: the tables cannot be read in this way")) {
      try Self.source(.accessor(accessor))
    }
    (accessor.commonCount, accessor.stride) = (9, 2)
    #expect(throws: EmissionError("a: the tables cannot be read in this way")) {
      try Self.source(.accessor(accessor))
    }
  }

  @Test func aFunctionForInlinedCodeReturns0ElsewhereAndNeedsTablesOfOneLength() throws {
    var accessor = Accessor(
      name: "a", element: "UInt16", selection: .parameter("p"), tables: ["t"], commonCount: 9,
      isCalledInline: true)
    let expected = """

      @usableFromInline package func a(_ p: UInt8, _ index: Int) -> UInt16 {
        guard index >= 0 && index <= 8 else { return 0 }
        switch p {
        default: return t[index]
        }
      }

      """
    #expect(try Self.source(.accessor(accessor)) == expected)
    for (count, width) in [(nil, 1), (9, 2)] {
      (accessor.commonCount, accessor.width) = (count, width)
      #expect(throws: EmissionError("a: the tables cannot be read in this way")) {
        try Self.source(.accessor(accessor))
      }
    }
  }
}
