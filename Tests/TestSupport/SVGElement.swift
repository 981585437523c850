/// An element of an SVG picture, read by an independent parser of XML that refuses anything not well-formed.
package struct SVGElement: Sendable {
  /// The reason why a text is not well-formed, with the byte offset.
  package struct Fault: Error {
    package var message: String
    package var offset: Int
  }

  package let name: String
  package var attributes: [String: String] = [:]
  package var children: [SVGElement] = []
  /// The text directly in the element.
  package var text = ""

  /// The element itself and all elements in it.
  package var all: [SVGElement] { [self] + children.flatMap(\.all) }

  /// Returns the value of a numeric attribute.
  package func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }

  /// Reads the single root element of a text.
  package static func reading(_ text: String) throws -> SVGElement {
    var reader = Reader(bytes: Array(text.utf8))
    let element = try reader.element()
    try reader.expect("\n")
    guard reader.isAtEnd else { throw reader.fault("something behind the element") }
    return element
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    private let special = Array("&<>".utf8)

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }
    private var next: UInt8? { isAtEnd ? nil : bytes[place] }

    func fault(_ message: String) -> Fault { Fault(message: message, offset: place) }

    private func isNext(_ text: String) -> Bool {
      var index = place
      for byte in text.utf8 {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
      }
      return true
    }

    mutating func expect(_ text: String) throws {
      guard isNext(text) else { throw fault("'\(text)' is missing") }
      place += text.utf8.count
    }

    private mutating func taken(until end: (UInt8) -> Bool) -> String {
      let start = place
      while let byte = next, !end(byte) { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func word() throws -> String {
      let word = taken { byte in
        !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte != 0x2D
      }
      guard !word.isEmpty else { throw fault("a name is missing") }
      return word
    }

    /// Resolves the five entities; an unescaped special character is a fault.
    private func resolved(_ raw: String) throws -> String {
      guard raw.utf8.contains(where: special.contains) else { return raw }
      var text = ""
      var rest = raw[...]
      let entities = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'"]
      while let sign = rest.first {
        guard sign == "&" else {
          guard sign != "<", sign != ">" else { throw fault("'\(sign)' in a text") }
          text.append(rest.removeFirst())
          continue
        }
        guard let entity = entities.first(where: { rest.hasPrefix($0.key) }) else {
          throw fault("a bare '&'")
        }
        text += entity.value
        rest = rest.dropFirst(entity.key.count)
      }
      return text
    }

    mutating func element() throws -> SVGElement {
      try expect("<")
      var element = SVGElement(name: try word())
      while isNext(" ") {
        place += 1
        let name = try word()
        try expect("=\"")
        let value = try resolved(taken { $0 == UInt8(ascii: "\"") })
        try expect("\"")
        guard element.attributes.updateValue(value, forKey: name) == nil else {
          throw fault("'\(name)' appears twice")
        }
      }
      if isNext("/>") {
        place += 2
        return element
      }
      try expect(">")
      while !isNext("</") {
        guard !isAtEnd else { throw fault("'\(element.name)' does not end") }
        if isNext("<") {
          element.children.append(try self.element())
        } else {
          element.text += try resolved(taken { $0 == UInt8(ascii: "<") })
        }
      }
      try expect("</\(element.name)>")
      return element
    }
  }
}
