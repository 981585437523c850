/// JSON text with one long array, whose elements can be parsed one after another.
///
/// A document of ten years that is parsed as a whole takes ten times the memory of its text. The text is not
/// checked here: text that is not JSON is found when the rest or an element is parsed.
package struct JSONListText {
  /// The text without the elements of the array.
  package let rest: [UInt8]
  /// The positions of the elements in the text.
  package let elements: [Range<Int>]

  /// Finds the array of a key, in the outermost object or in an object that is a member of it.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - key: The key of the array.
  ///   - parent: The key of the inner object that may have the array.
  /// - Returns: `nil` if there is no such array, or its end is missing.
  package init?(_ bytes: [UInt8], key: String, in parent: String) {
    var scanner = Scanner(bytes: bytes)
    guard let array = scanner.findArray(Array(key.utf8), in: Array(parent.utf8)),
      let (elements, end) = scanner.elements(from: array)
    else { return nil }
    self.elements = elements
    rest = bytes[..<array] + Array("[]".utf8) + bytes[end...]
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0

    /// Returns the index of the opening bracket of the array.
    mutating func findArray(_ key: [UInt8], in parent: [UInt8]) -> Int? {
      // The keys at hand in the open objects; arrays have none.
      var keys: [ArraySlice<UInt8>?] = []
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          let isHere =
            keys.last??.elementsEqual(key) == true
            && (keys.count == 1 || keys.count == 2 && keys[0]?.elementsEqual(parent) == true)
          if bytes[place] == UInt8(ascii: "["), isHere { return place }
          keys.append(nil)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): if keys.popLast() == nil { return nil }
        case UInt8(ascii: "\""):
          let text = skipText()
          var next = place
          while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
          if next < bytes.count, bytes[next] == UInt8(ascii: ":"), !keys.isEmpty {
            keys[keys.count - 1] = text
          }
          continue
        default: break
        }
        place += 1
      }
      return nil
    }

    /// Returns the elements of an array, and the index after its end.
    mutating func elements(from array: Int) -> (elements: [Range<Int>], end: Int)? {
      place = array + 1
      var elements: [Range<Int>] = []
      var (start, depth) = (place, 0)
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "\""):
          _ = skipText()
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ","):
          if depth == 0 {
            elements.append(start..<place)
            start = place + 1
          }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          guard depth == 0 else {
            depth -= 1
            break
          }
          let isEmpty = elements.isEmpty && bytes[start..<place].allSatisfy { $0 <= 0x20 }
          return (isEmpty ? [] : elements + [start..<place], place + 1)
        default: break
        }
        place += 1
      }
      return nil
    }

    /// Skips a text and returns the bytes between its quotation marks.
    private mutating func skipText() -> ArraySlice<UInt8> {
      let start = place + 1
      place = start
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      let end = min(place, bytes.count)
      place = min(place + 1, bytes.count)
      return bytes[start..<end]
    }
  }
}
