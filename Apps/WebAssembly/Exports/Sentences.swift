import AlmanacReports

/// The length of the code of the language at a place; 0 after the last.
@_expose(wasm, "languageCode")
@_cdecl("almanac_language_code")
func languageCode(_ place: Int32) -> Int32 {
  let languages = Language.allCases
  return languages.indices.contains(Int(place)) ? Answer.keep(languages[Int(place)].rawValue) : 0
}

/// The language at a place, which JavaScript has looked up; English for any other.
func language(at place: Int32) -> Language {
  let languages = Language.allCases
  return languages.indices.contains(Int(place)) ? languages[Int(place)] : .english
}

/// The length of what the last error says in a language: a sentence, and each step of where it is in a request, with NUL
/// between them.
@_expose(wasm, "failure")
@_cdecl("almanac_failure")
func failure(_ languagePlace: Int32) -> Int32 {
  guard let failure = Answer.failure else { return 0 }
  let sentence = failure.sentence(in: language(at: languagePlace))
  return Answer.keep(([sentence] + failure.path).joined(separator: "\0"))
}

/// Takes for the last error what JavaScript has found, by the place of its kind.
///
/// The question has the code and the words, with NUL between them.
@_expose(wasm, "refuse")
@_cdecl("almanac_refuse")
func refuse(_ kind: Int32) {
  let words = Question.words
  let argument = Refusal.Argument(rawValue: kind) ?? .notOneOf
  Answer.failure = .argument(argument, code: words.first ?? "", words: Array(words.dropFirst()))
}
