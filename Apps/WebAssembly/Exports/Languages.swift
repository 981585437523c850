import AlmanacReports

/// Returns the length of the code of the language at an index, or 0 after the last one.
@_expose(wasm, "languageCode")
@_cdecl("almanac_language_code")
func languageCode(_ index: Int32) -> Int32 {
  let languages = Language.allCases
  return languages.indices.contains(Int(index)) ? Answer.keep(languages[Int(index)].rawValue) : 0
}

/// Returns the language at an index, which JavaScript has looked up; English for any other index.
func language(at index: Int32) -> Language {
  let languages = Language.allCases
  return languages.indices.contains(Int(index)) ? languages[Int(index)] : .english
}
