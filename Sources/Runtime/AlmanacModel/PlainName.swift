#if !hasFeature(Embedded)
/// Names without the parts that people leave out when they type: marks, case, spaces, hyphens and other punctuation.
///
/// It reads Unicode's names of letters, which Embedded Swift does not link.
package enum PlainName {
  /// Returns the form of a name that is the same however it is typed: `tet` of Tết, TẾT and tet.
  package static func form(of name: String) -> String {
    var form = ""
    for scalar in name.lowercased().unicodeScalars {
      // Most letters are ASCII, and Unicode's names and properties are slow to look up.
      if scalar.isASCII {
        if "a"..."z" ~= scalar || "0"..."9" ~= scalar { form.unicodeScalars.append(scalar) }
        continue
      }
      let properties = scalar.properties
      if (0xC0..<0x250).contains(scalar.value) || (0x1E00..<0x1F00).contains(scalar.value) {
        // Of "LATIN SMALL LETTER D WITH STROKE" the letter; ß is "LATIN SMALL LETTER SHARP S".
        form += properties.name?.split(separator: " ").first { $0.utf8.count == 1 }?.lowercased() ?? ""
      } else if properties.generalCategory != .nonspacingMark,
        properties.isAlphabetic || properties.numericType != nil
      {
        form.unicodeScalars.append(scalar)
      }
    }
    return form
  }
}
#endif
