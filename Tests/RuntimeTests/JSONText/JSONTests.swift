import Foundation
import JSONText
import TestSupport
import Testing

struct JSONTests {
  private func parse(_ text: String) throws(JSONSyntaxError) -> JSON { try JSON(parsing: Array(text.utf8)) }

  private func fault(_ bytes: [UInt8]) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSON(parsing: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func valuesAreRead() throws {
    let cases: [(String, JSON)] = [
      ("null", .null), (" true ", .bool(true)), ("false\n", .bool(false)), ("0", .integer(0)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("\"\"", .string("")),
      ("[]", .array([])), ("{}", .object([:])),
      ("[1,[2],{}]", .array([.integer(1), .array([.integer(2)]), .object([:])])),
      ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\"", .string("\"\\/\u{8}\u{C}\n\r\té😀")),
      ("\u{FEFF}{\"b\":1,\"a\":\"Tết\"}", .object(["a": .string("Tết"), "b": .integer(1)])),
      ("\"\\u0000\"", .string("\0")),
    ]
    for (text, json) in cases { #expect(try parse(text) == json, "\(text)") }
  }

  @Test func otherNumbersKeepTheirText() throws {
    for text in ["-0", "1.0", "0.10", "1e5", "1E+400", "1e999", "-1.5e-7", "9223372036854775808"] {
      guard case .number(let number) = try parse(text) else {
        Issue.record("\(text) is not a number with a text")
        continue
      }
      #expect(number.text == text)
      #expect(JSON.number(number).text == text)
    }
    #expect(throws: JSONValueError.self) { try Double(json: parse("1e999")) }
    #expect(try Double(json: parse("0.1")) == 0.1)
    #expect(throws: JSONValueError.self) { try Int(json: parse("9223372036854775808")) }
  }

  /// A number is whole by its value, as in JSON Schema, in every spelling.
  ///
  /// Foundation's decimals give the expected result.
  @Test func wholeNumbersAreWholeHoweverTheyAreWritten() throws {
    var count = 0
    for digits in ["0", "1", "3", "10", "25", "120", "9223372036854775807", "9223372036854775808", "99"] {
      for fraction in ["", ".0", ".5", ".50", ".000", ".25"] {
        for exponent in ["", "e0", "e1", "E+2", "e-1", "e-2", "e18", "e-25", "e99999999999999999999"] {
          for sign in ["", "-"] {
            let text = sign + digits + fraction + exponent
            var whole: Int64?
            if !exponent.hasSuffix("99999"), var value = Decimal(string: text) {
              var rounded = Decimal()
              NSDecimalRound(&rounded, &value, 0, .plain)
              whole = rounded == value ? Int64("\(value)") : nil
            }
            count += 1
            #expect(try parse(text).integer == whole, "\(text)")
          }
        }
      }
    }
    #expect(count > 800)
    #expect(try Int(json: parse("1.0")) == 1 && Int(json: parse("-0")) == 0)
    #expect(throws: JSONValueError.self) { try Int(json: parse("1.5")) }
  }

  @Test func wrongTextIsRefusedWithItsPlace() {
    let cases: [(String, JSONSyntaxError.Reason, Int)] = [
      ("", .endOfText, 0), ("  ", .endOfText, 2), ("nul", .endOfText, 3), ("nulx", .unexpectedByte(0x78), 3),
      ("{} x", .trailingText, 3), ("[1,]", .unexpectedByte(0x5D), 3), ("[1 2]", .unexpectedByte(0x32), 3),
      ("{\"a\"}", .unexpectedByte(0x7D), 4), ("{a:1}", .unexpectedByte(0x61), 1),
      ("{\"a\":1,}", .unexpectedByte(0x7D), 7),
      ("01", .invalidNumber, 0), ("-", .endOfText, 1), ("-x", .invalidNumber, 1), ("1.", .endOfText, 2),
      ("1.e5", .invalidNumber, 2), ("1e", .endOfText, 2), ("+1", .unexpectedByte(0x2B), 0),
      (".5", .unexpectedByte(0x2E), 0), ("NaN", .unexpectedByte(0x4E), 0), ("\"a", .endOfText, 2),
      ("\"\\x\"", .invalidEscape, 1), ("\"\\u12\"", .invalidEscape, 5), ("\"\\ud800\"", .invalidEscape, 1),
      ("\"\\ud800\\u0041\"", .invalidEscape, 1), ("\"\\udc00\"", .invalidEscape, 1),
      ("\"\\u12", .endOfText, 5),
      ("\"a\nb\"", .controlCharacter, 2), ("[\"\\", .endOfText, 3),
      (" {\"a\":1,\"b\":2,\"a\":3}", .duplicateKey, 1), ("'a'", .unexpectedByte(0x27), 0),
    ]
    for (text, reason, offset) in cases {
      #expect(fault(Array(text.utf8)) == JSONSyntaxError(reason: reason, offset: offset), "\(text)")
    }
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    let wrong: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE1, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xE1, 0x80, 0x20],
    ]
    for bytes in wrong {
      let text = Array("\"abcdefgh".utf8) + bytes + Array("\"".utf8)
      #expect(fault(text) == JSONSyntaxError(reason: .invalidUTF8, offset: 9), "\(bytes)")
    }
  }

  @Test func depthIsLimited() throws {
    func nested(_ depth: Int) -> [UInt8] {
      [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    }
    #expect(fault(nested(JSON.depthLimit)) == nil)
    #expect(
      fault(nested(JSON.depthLimit + 1)) == JSONSyntaxError(reason: .tooDeep, offset: JSON.depthLimit))
    #expect(fault([UInt8](repeating: 0x5B, count: 5_000_000))?.reason == .tooDeep)
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(fault(Array(objects.utf8))?.reason == .tooDeep)
  }

  /// Foundation is the reference: a text is rejected here if and only if Foundation rejects it.
  @Test func mutatedTextsAreJudgedAsByFoundation() throws {
    let seed = Array(
      #"{"a":[1,-2.5e3,true,null,"x\u00e9\n"],"b":{"c":"Tết","d":[]},"e":"\\\"","f":0}"#.utf8)
    var random = Seeded(1)
    var differing: [String] = []
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert(Array(#"{}[],:"\0eE+-.tu"#.utf8).randomElement(using: &random) ?? 0, at: index)
        default: bytes.removeLast(bytes.count - index)
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      let ours = fault(bytes)
      let theirs = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      // Foundation keeps one of two equal keys, guesses other encodings from zero bytes, and allows a comma
      // at the end of a list; RFC 8259 does not.
      let text = String(decoding: bytes, as: UTF8.self)
      if bytes.contains(0) || ours?.reason == .duplicateKey || text.contains(/,[ \n\r\t]*[\]}]/) { continue }
      if (ours == nil) != theirs { differing.append("\(text) \(ours as Any)") }
    }
    #expect(differing.prefix(5) == [])
  }

  @Test func writingAndReadingAgainLosesNothing() throws {
    var random = Seeded(2)
    func json(_ depth: Int) -> JSON {
      switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
      case 0: return .null
      case 1: return .bool(.random(using: &random))
      case 2: return .integer(.random(in: .min ... .max, using: &random))
      case 3: return JSON(Double(bitPattern: .random(in: 0...UInt64.max, using: &random))) ?? .null
      case 4:
        let scalars = (0..<Int.random(in: 0..<20, using: &random)).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 0...0x11FFF, using: &random))
        }
        return .string(String(String.UnicodeScalarView(scalars)))
      case 5: return .array((0..<Int.random(in: 0..<5, using: &random)).map { _ in json(depth - 1) })
      default:
        var object = JSONObject()
        for _ in 0..<Int.random(in: 0..<20, using: &random) {
          object["k\(Int.random(in: 0..<100, using: &random))"] = json(depth - 1)
        }
        return .object(object)
      }
    }
    for _ in 0..<500 {
      let value = json(4)
      for bytes in [value.fileBytes(), Array(value.text.utf8), value.fileBytes(openLevels: 9)] {
        #expect(try JSON(parsing: bytes) == value)
        #expect((try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil)
      }
    }
  }

  @Test func membersStandInTheOrderOfTheirKeys() throws {
    let json = try parse(#"{"b":1,"é":2,"a":{"z":[1,2],"y":null},"":3}"#)
    #expect(json.text == #"{"":3,"a":{"y":null,"z":[1,2]},"b":1,"é":2}"#)
    #expect(
      String(decoding: json.fileBytes(openLevels: 1), as: UTF8.self) == """
        {
          "": 3,
          "a": {"y":null,"z":[1,2]},
          "b": 1,
          "é": 2
        }

        """)
    // One key is composed, the other has two scalars: they are equal in Swift, but different keys in JSON.
    #expect(try parse("{\"\u{E9}\":1,\"e\u{301}\":2}").object?.members.count == 2)
  }

  @Test func objectsSetAndRemove() {
    var object = JSONObject()
    let keys = (0..<40).map { "key\($0 * 7 % 40)" }
    for key in keys { object[key] = .string(key) }
    #expect(object.keys == keys.sorted())
    for key in keys { #expect(object[key] == .string(key)) }
    #expect(object["none"] == nil)
    for key in keys.prefix(35) { object[key] = nil }
    #expect(object.keys == keys.suffix(5).sorted())
    #expect(object.without(["key37"]).keys == object.keys.filter { $0 != "key37" })
  }

  @Test func numbersThatJSONCannotSayAreNone() {
    #expect(JSON(Double.nan) == nil)
    #expect(JSON(Double.infinity) == nil)
    #expect(JSON(250.0) == .integer(250))
    #expect(JSON(-0.0)?.text == "-0.0")
    #expect(JSONNumber("0.10")?.text == "0.10")
    #expect(JSONNumber("1") == nil)
    #expect(JSONNumber("1.5 ") == nil)
    #expect(JSONNumber("x") == nil)
  }
}
