import SwiftEmitter
import Testing

struct RoundTripTests {
  /// Returns why a file is not read back unchanged, or `nil` if it is.
  static func failure(of file: SwiftFile) -> String? {
    do {
      let source = try SwiftPrinter.source(of: file)
      let read = try SwiftReader.file(from: source)
      if read != file { return "read back as \(read)\nfrom \(source)" }
      // Equal strings may have different scalars, so the bytes are compared.
      let again = try SwiftPrinter.source(of: read)
      return Array(again.utf8) == Array(source.utf8) ? nil : "printed again as \(again)\nfrom \(source)"
    } catch {
      return "\(error) for \(file)"
    }
  }

  @Test func theSampleComesBack() {
    #expect(Self.failure(of: SampleFile.file) == nil)
  }

  @Test func anEmptyFileComesBack() throws {
    let file = SwiftFile(header: [], declarations: [])
    #expect(try SwiftPrinter.source(of: file) == "")
    #expect(Self.failure(of: file) == nil)
    #expect(Self.failure(of: SwiftFile(header: [""], declarations: [])) == nil)
  }

  @Test func randomFilesComeBack() {
    var files = RandomSwiftFiles(seed: 1)
    var failures: [String] = []
    for _ in 0..<400 { failures += [Self.failure(of: files.file())].compactMap { $0 } }
    #expect(failures.prefix(5) == [])
  }

  /// The random files are only useful if they have every shape that the printer knows.
  @Test func randomFilesHoldEveryShape() {
    var files = RandomSwiftFiles(seed: 1)
    var kinds: Set<String> = []
    for _ in 0..<400 {
      for declaration in files.file().declarations {
        switch declaration.shape {
        case .integers(let table): kinds.insert(table.format == .decimal ? "decimal" : "hexadecimal")
        case .strings(let table): kinds.insert(table.comments.isEmpty ? "strings" : "commented strings")
        case .constant: kinds.insert("constant")
        case .choice: kinds.insert("choice")
        case .texts: kinds.insert("texts")
        case .records: kinds.insert("records")
        case .accessor(let accessor):
          switch accessor.selection {
          case .only: kinds.insert("only")
          case .parameter: kinds.insert("parameter")
          case .piece: kinds.insert("piece")
          }
        }
      }
    }
    #expect(
      kinds == [
        "decimal", "hexadecimal", "strings", "commented strings", "constant", "choice", "only",
        "parameter", "piece", "texts", "records",
      ])
  }

  @Test func everyScalarOfAStringComesBack() throws {
    // These are the scripts of the basic plane in use here and all invisible characters, each after a letter.
    // Text that begins with a combining mark is tested elsewhere.
    var failures: [String] = []
    let ranges: [ClosedRange<UInt32>] = [
      0...0x24F, 0x300...0x36F, 0x600...0x605, 0x1E00...0x1EFF, 0x2000...0x206F, 0x3000...0x30FF,
      0x4E00...0x4E7F,
      0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F3FF,
      0xE0000...0xE007F,
    ]
    for range in ranges {
      let scalars = range.compactMap(Unicode.Scalar.init)
      for start in stride(from: 0, to: scalars.count, by: 200) {
        let values = scalars[start..<min(start + 200, scalars.count)].map { "x\($0)y" }
        let table = StringTable(name: "texts", values: values)
        let file = SwiftFile(header: [], declarations: [.init([], .strings(table))])
        failures += [Self.failure(of: file)].compactMap { $0 }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func theEndsOfEveryTypeComeBack() {
    for type in IntegerType.allCases {
      let ends = [type.range.lowerBound, type.range.upperBound, 0]
      let shapes: [Declaration.Shape] =
        [
          .integers(IntegerTable(name: "a", type: type, rows: [.init(ends, comment: "ends")])),
          .choice(Choice(name: "a", parameter: "b", type: type, values: ends)),
        ] + ends.map { .constant(Constant(name: "a", type: type, value: $0)) }
      let file = SwiftFile(header: [], declarations: shapes.map { .init([], $0) })
      #expect(Self.failure(of: file) == nil)
    }
  }
}
