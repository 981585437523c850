import SwiftEmitter
import TestSupport
import Testing

struct SwiftReaderTests {
  static let lines = SampleFile.source.split(separator: "\n", omittingEmptySubsequences: false).map(
    String.init)

  /// Returns damaged copies of a line, as an editor or a merge could leave them.
  static func damages(of index: Int) -> [(name: String, lines: [String])] {
    var deleted = lines
    deleted.remove(at: index)
    var doubled = lines
    doubled.insert(lines[index], at: index)
    var swapped = lines
    swapped.swapAt(index, max(index - 1, 0))
    var all = [("deleted", deleted), ("doubled", doubled), ("swapped", swapped)]
    for text in ["", "garbage", "  garbage", "]", "}", "{", "let ", "package func ", "<<<<<<< HEAD"] {
      var replaced = lines
      replaced[index] = text
      all.append(("replaced by '\(text)'", replaced))
    }
    for (name, text) in [("x before", "x" + lines[index]), ("x behind", lines[index] + "x")] {
      var changed = lines
      changed[index] = text
      all.append((name, changed))
    }
    all.append(("the end", Array(lines[..<index])))
    return all
  }

  /// Whether a text is rejected, or read as a file that is printed as this text.
  static func isRefusedOrExact(_ text: String) -> Bool {
    do {
      let file = try SwiftReader.file(from: text)
      return try Array(SwiftPrinter.source(of: file).utf8) == Array(text.utf8)
    } catch is SwiftReader.Failure {
      return true
    } catch {
      return false  // A file that cannot be printed prints as no text.
    }
  }

  @Test func theSampleIsRead() throws {
    #expect(try SwiftReader.file(from: SampleFile.source) == SampleFile.file)
  }

  @Test func aDamagedTableIsRefusedOrReadAsItStands() throws {
    // The tables are the lines before the constant.
    let count = try #require(Self.lines.firstIndex(of: "/// A number."))
    var failures: [String] = []
    for index in 0..<count {
      for (name, lines) in Self.damages(of: index) where !Self.isRefusedOrExact(lines.joined(separator: "\n"))
      {
        failures.append("line \(index + 1) \(name): \(Self.lines[index])")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func aFailureNamesALineOfTheText() {
    var failures: [String] = []
    for index in Self.lines.indices {
      for (name, lines) in Self.damages(of: index) {
        do throws(SwiftReader.Failure) {
          _ = try SwiftReader.file(from: lines.joined(separator: "\n"))
        } catch {
          // If the text ends too early, the error is in the line after the last one.
          if !(1...lines.count + 1).contains(error.line) || error.expected.isEmpty {
            failures.append("line \(index + 1) \(name): \(error)")
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// With any one character changed, the reader may reject the text or not, but it must finish.
  @Test func changedCharactersNeverStopTheReader() {
    let text = Array(SampleFile.source.unicodeScalars)
    let others = Array("0 9\n\"\\[](){},:_-/xA=>\u{301}\u{0}🐉".unicodeScalars)
    var numbers = Seeded(1)
    var refusedCount = 0
    for place in text.indices {
      for _ in 0..<2 {
        var changed = String.UnicodeScalarView()
        changed += text[..<place]
        changed.append(others.randomElement(using: &numbers) ?? "0")
        changed += text[(place + 1)...]
        do throws(SwiftReader.Failure) {
          _ = try SwiftReader.file(from: String(changed))
        } catch {
          refusedCount += 1
        }
      }
    }
    #expect(refusedCount > text.count / 2)
  }

  @Test func randomTextNeverStopsTheReader() {
    let parts =
      Self.lines.map { $0 + "\n" } + [
        "\n", "  ", "(", ") -> ", " {", "[", "]", "}", ": [", "] = [", "\"", ",",
      ]
    var numbers = Seeded(2)
    var refusedCount = 0
    for _ in 0..<2000 {
      let count = Int.random(in: 1...12, using: &numbers)
      let text = (0..<count).map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
      do throws(SwiftReader.Failure) {
        _ = try SwiftReader.file(from: text)
      } catch {
        refusedCount += 1
      }
    }
    #expect(refusedCount > 1000)
  }

  @Test(arguments: [
    // Each entry is a text, and the number of the wrong line.
    ("garbage\n", 1),
    ("// header\ngarbage\n", 2),
    ("\ngarbage\n", 2),
    ("\n/// Documentation without a declaration.\n\n", 3),
    ("\nlet t: [Int16]\n]\n", 2),
    ("\nlet t = [\n]\n", 2),
    ("\nlet t: [Int16] = [\n  1,  // a\n  2  // b\n]\n", 4),
    ("\nlet t: [Int16] = [\n  1,  // a\n  x,  // b\n]\n", 4),
    ("\nlet t: [Int16] = [\n  1,  // a\n  0x_G,  // b\n]\n", 4),
    ("\nlet t: [Int16] = [\n  1,  // a\n  99999999999999999999,  // b\n]\n", 4),
    ("\nlet t: [Int16] = [\n  1,  // a\n\n]\n", 4),
    ("\nlet t: [Int16] = [\n  1,  // a\n", 4),
    ("\nlet t: [Int16] = [\n1,  // a\n]\n", 3),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n  \"b\"\n]\n", 6),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n  b,\n]\n", 6),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n  \"\\q\",\n]\n", 6),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n  \"\\u{D800}\",\n]\n", 6),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n  \"\\u{41\",\n]\n", 6),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n  \"\\u(41}\",\n]\n", 6),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n  \"\\\",\n]\n", 6),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n  \",\n]\n", 6),
    ("\nimport AlmanacModel\n\nlet t: [TableText] = [\n  \"a\",\n", 6),
    ("\npackage import AlmanacModel\n\npackage let t: [T] = [\n  T(a: 1),\n  T(a 1),\n]\n", 6),
    ("\npackage import AlmanacModel\n\npackage let t: [T] = [\n  T(a: .b(c: 1),\n]\n", 5),
    ("\npackage import AlmanacModel\n\npackage let t: [T] = [\n  U(a: 1),\n]\n", 5),
    ("\npackage import AlmanacModel\n\npackage let t: [T] = [\n  T(a: 01),\n]\n", 5),
    ("\npackage import AlmanacModel\n\npackage let t: [T] = [\n  T(a: CivilDate(unchecked: 1, 2)),\n]\n", 5),
    ("\npackage let t: [T] = [\n  T(a: 1),\n]\n", 2),
    ("\n@inlinable package var c: Int { x }\n", 2),
    ("\n@inlinable package var c: Text { 1 }\n", 2),
    ("\n@inlinable package var c Int { 1 }\n", 2),
    ("\n@inlinable package var c: Int = 1\n", 2),
    ("\nlet t: [Int16] = [\n]\nlet u: [Int16] = [\n]\n", 4),
    ("\npackage func f() {\n}\n", 2),
    ("\npackage func f(_ index: Int) -> Int {\n  text\n}\n", 2),
    ("\npackage func f(_ index: Int) -> Int {\n  t[index + x]\n}\n", 3),
    ("\npackage func f(_ index: Int) -> Int {\n  t[index * 2]\n}\n", 3),
    ("\npackage func f(_ index: Int) -> (Int, Int) {\n  t[index]\n}\n", 3),
  ])
  func aFailureNamesTheLineThatIsWrong(text: String, line: Int) {
    let failure = #expect(throws: SwiftReader.Failure.self) { try SwiftReader.file(from: text) }
    #expect(failure?.line == line)
  }

  @Test(arguments: [
    "// header", "\nlet t: [Int16] = [\n]", "\n@inlinable package var c: Int { 1 }", " ", "\n\n\n",
  ])
  func aTextThatEndsInAnotherWayIsRefused(text: String) {
    #expect(throws: SwiftReader.Failure.self) { try SwiftReader.file(from: text) }
  }
}
