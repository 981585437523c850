import Foundation
import SourceText
import Testing

struct TextLinesTests {
  /// Foundation must leave each such character as it is, and none may be the later part of one that can be decomposed, or a
  /// mark whose place depends on its neighbours.
  @Test func textsOfComposedCharactersAreInFormC() {
    let all = [0...0xD7FF, 0xE000...0x1_FFFF, 0x2_F800...0x2_FA1F].joined().compactMap(Unicode.Scalar.init)
    let composed = all.filter { $0.isComposed }
    #expect(composed.count > 20_000)
    let changed = composed.filter { scalar in
      !String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
        || scalar.properties.canonicalCombiningClass != .notReordered
    }
    #expect(changed.prefix(5) == [])
    let joining = Set(
      all.flatMap { String($0).decomposedStringWithCanonicalMapping.unicodeScalars.dropFirst() })
    #expect(joining.count > 50)
    #expect(joining.filter { $0.isComposed }.prefix(5) == [])
  }

  /// Returns the lines as `number:text`, and the messages.
  static func read(_ bytes: [UInt8]) -> (lines: [String], messages: [String]) {
    let diagnostics = Diagnostics()
    let lines = TextLines(SourceFile(path: "f.tsv", bytes: bytes), diagnostics: diagnostics).lines
    return (lines.map { "\($0.number):\($0.text)" }, diagnostics.all.map(\.description))
  }

  static func read(_ text: String) -> (lines: [String], messages: [String]) { read(Array(text.utf8)) }

  @Test func textsThatLookEqualAreDistinguishedByTheirNumbers() {
    #expect("Đông".lookAlikes(in: "\u{0189}ông") == " (U+0110 → U+0189)")
    #expect("Hanoi".lookAlikes(in: "Han\u{03BF}i") == " (U+006F → U+03BF)")
    #expect("Canh".lookAlikes(in: "C\u{0430}nh") == " (U+0061 → U+0430)")
    #expect("Sunrise".lookAlikes(in: "\u{FF33}unrise") == " (U+0053 → U+FF33)")
    #expect("一".lookAlikes(in: "\u{2F00}") == " (U+4E00 → U+2F00)")
    #expect("Đông".lookAlikes(in: "Đông") == "" && "Đông".lookAlikes(in: "Dông") == "")
  }

  @Test func goodTextIsSplitIntoLines() {
    let (lines, messages) = Self.read("one\n\n\tGiáp 甲 🐉\n")
    #expect(lines == ["1:one", "2:", "3:\tGiáp 甲 🐉"])
    #expect(messages == [])
  }

  @Test func aSingleLineFeedIsOneEmptyLine() {
    let (lines, messages) = Self.read("\n")
    #expect(lines == ["1:"])
    #expect(messages == [])
  }

  @Test func anEmptyFileIsReported() {
    let (lines, messages) = Self.read("")
    #expect(lines == [])
    #expect(messages == ["f.tsv: error: the file is empty"])
  }

  @Test func aByteOrderMarkIsReportedAndNotPartOfTheText() {
    let (lines, messages) = Self.read("\u{FEFF}one\n")
    #expect(lines == ["1:one"])
    #expect(messages == ["f.tsv:1:1: error: the file begins with a byte order mark; write plain UTF-8"])
  }

  @Test func aFileOfNothingButAByteOrderMarkIsReported() {
    let (lines, messages) = Self.read("\u{FEFF}")
    #expect(lines == ["1:"])
    #expect(messages.count == 2)
  }

  @Test func aMissingLastLineFeedIsReportedAtTheLastLine() {
    let (lines, messages) = Self.read("one\ntwo\nthree")
    #expect(lines == ["1:one", "2:two", "3:three"])
    #expect(messages == ["f.tsv:3: error: the last line does not end with a line feed"])
  }

  @Test func carriageReturnsAreReportedOnceAndLeftOut() {
    let (lines, messages) = Self.read("one\ntwo\r\nthree\r\n")
    #expect(lines == ["1:one", "2:two", "3:three"])
    #expect(
      messages == ["f.tsv:2: error: carriage return (2 in the file); lines end with a line feed alone"])
  }

  @Test func carriageReturnsAloneDoNotEndALine() {
    let (lines, messages) = Self.read("one\rtwo\r")
    #expect(lines == ["1:onetwo"])
    #expect(messages.contains("f.tsv:1: error: the last line does not end with a line feed"))
    #expect(
      messages.contains("f.tsv:1: error: carriage return (2 in the file); lines end with a line feed alone"))
  }

  @Test func IB_E4_bytesThatAreNoUTF8AreReportedWhereTheyBegin() {
    // A lone continuation byte, a cut sequence, an overlong form, a surrogate, a value above U+10FFFF.
    let invalid: [[UInt8]] = [
      [0x80], [0xE1, 0xBA], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ]
    for bytes in invalid {
      // 'Tý' before it is two scalars in three bytes: columns count scalars.
      let (lines, messages) = Self.read(Array("good\nTý".utf8) + bytes + Array("x\nlast\n".utf8))
      #expect(lines == ["1:good", "3:last"], "\(bytes)")
      #expect(messages == ["f.tsv:2:3: error: invalid UTF-8"], "\(bytes)")
    }
  }

  @Test func aSequenceCutByTheEndOfTheLineIsInvalid() {
    let (lines, messages) = Self.read([0x61, 0xC3, 0x0A, 0xA1, 0x0A])
    #expect(lines == [])
    #expect(messages == ["f.tsv:1:2: error: invalid UTF-8", "f.tsv:2:1: error: invalid UTF-8"])
  }

  @Test func controlCharactersAreReportedWithTheirNumber() {
    for (scalar, name) in [
      ("\u{0}", "0000"), ("\u{7}", "0007"), ("\u{B}", "000B"), ("\u{1B}", "001B"), ("\u{7F}", "007F"),
      ("\u{85}", "0085"),
    ] {
      let (lines, messages) = Self.read("one\nTý\(scalar)x\n")
      #expect(lines == ["1:one", "2:Tý\(scalar)x"])
      #expect(messages == ["f.tsv:2:3: error: control character U+\(name)"])
    }
  }

  @Test func onlyTheFirstControlCharacterOfALineIsReported() {
    let (_, messages) = Self.read("a\u{1}\u{2}\n\u{3}\n")
    #expect(
      messages == [
        "f.tsv:1:2: error: control character U+0001", "f.tsv:2:1: error: control character U+0003",
      ])
  }

  // One of each kind: direction marks, zero-width spaces, separators, blank fillers, tags, private and
  // unassigned characters.
  @Test func charactersThatNobodySeesAreReported() {
    let hidden: [(Unicode.Scalar, String)] = [
      ("\u{202E}", "invisible character U+202E"), ("\u{2066}", "invisible character U+2066"),
      ("\u{200B}", "invisible character U+200B"), ("\u{AD}", "invisible character U+00AD"),
      ("\u{2060}", "invisible character U+2060"), ("\u{E0001}", "invisible character U+E0001"),
      ("\u{3164}", "invisible character U+3164"), ("\u{34F}", "invisible character U+034F"),
      ("\u{FE0F}", "invisible character U+FE0F"), ("\u{2028}", "line separator U+2028"),
      ("\u{2029}", "paragraph separator U+2029"), ("\u{A0}", "space other than U+0020: U+00A0"),
      ("\u{3000}", "space other than U+0020: U+3000"), ("\u{E000}", "private character U+E000"),
      ("\u{FFFF}", "unassigned character U+FFFF"), ("\u{FEFF}", "byte order mark U+FEFF"),
    ]
    for (scalar, name) in hidden {
      let (_, messages) = Self.read("one\nTý\(scalar)x\n")
      #expect(messages == ["f.tsv:2:3: error: \(name)"], "\(name)")
    }
  }

  @Test func everyLetterMarkAndSymbolOfTheLanguagesIsAllowed() {
    #expect(Self.read("Nguyễn Đình Chiểu · 農曆年號〇 · 한가위 · naïve — “x” € ₫ 1 ½\n").messages == [])
  }

  @Test func decomposedTextIsReportedWhereItBegins() {
    let (lines, messages) = Self.read("é\nTý e\u{301}\n")
    #expect(lines.count == 2)
    #expect(messages == ["f.tsv:2:4: error: text is not in Unicode normalisation form C (NFC)"])
  }

  @Test func everyKindOfTextThatIsNotNormalisedIsSeen() {
    // A canonical singleton (the ångström sign), marks in another order, a composition exclusion.
    for text in ["\u{212B}", "a\u{301}\u{323}", "\u{958}", "o\u{31B}\u{301}"] {
      let (_, messages) = Self.read(text + "\n")
      #expect(messages == ["f.tsv:1:1: error: text is not in Unicode normalisation form C (NFC)"], "\(text)")
    }
  }

  @Test func textThatCannotBeComposedIsNormalised() {
    // There is no single character for q with a dot below, so its two scalars are valid.
    #expect(Self.read("q\u{323} Ất Tỵ ệ\n").messages == [])
  }

  @Test func everythingIsReportedInOneRun() {
    var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes += Array("one\r\n".utf8)
    bytes += [0x61, 0xFF, 0x0A]
    bytes += Array("b\u{1}\n".utf8)
    bytes += Array("e\u{301}".utf8)
    let (lines, messages) = Self.read(bytes)
    #expect(lines == ["1:one", "3:b\u{1}", "4:e\u{301}"])
    #expect(
      messages == [
        "f.tsv:1:1: error: the file begins with a byte order mark; write plain UTF-8",
        "f.tsv:4: error: the last line does not end with a line feed",
        "f.tsv:1: error: carriage return (1 in the file); lines end with a line feed alone",
        "f.tsv:2:2: error: invalid UTF-8",
        "f.tsv:3:2: error: control character U+0001",
        "f.tsv:4:1: error: text is not in Unicode normalisation form C (NFC)",
      ])
  }
}
