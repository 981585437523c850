/// Names without what people leave out when they type: marks, case, spaces, hyphens and other punctuation.
///
/// It needs no Unicode tables, which Embedded Swift does not link: the Latin letters with marks are listed here.
package enum PlainName {
  /// The Latin letters without their marks, from a letter on; a space is no letter.
  private static let bases: [(first: UInt32, letters: StaticString)] = [
    (
      0xC0,
      """
      aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuytyaaaaaaccccccccddddeeeeeeeeeegggg\
      gggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
      """
    ),
    (0x1A0, "oo             uu                            aaiioouuuuuuuuuu"),
    (0x1EA0, "aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy"),
  ]

  /// Returns the form of a name that is the same however it is typed: `tet` of Tết, TẾT and tet.
  package static func form(of name: String) -> String {
    var form = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let value = scalar.value
      switch value {
      case 0x30...0x39, 0x61...0x7A: form.append(scalar)
      case 0x41...0x5A: form.append(Unicode.Scalar(UInt8(value + 0x20)))
      // Punctuation, spaces and, in decomposed text, marks.
      case 0..<0xC0, 0x2B0..<0x370, 0x2000..<0x2070, 0x3000..<0x3040, 0xFF00..<0xFF10: continue
      default:
        let list = bases.first { (0..<UInt32($0.letters.utf8CodeUnitCount)).contains(value &- $0.first) }
        guard let list else {
          form.append(scalar)
          continue
        }
        let letter = list.letters.utf8Start[Int(value - list.first)]
        if letter != UInt8(ascii: " ") { form.append(Unicode.Scalar(letter)) }
      }
    }
    return String(form)
  }
}
