import AlmanacReports

/// Returns the index of the language that is nearest to the tag in the request.
@_expose(wasm, "languageIndex")
@_cdecl("almanac_language_index")
func languageIndex() -> Int32 { Int32(Language(tag: Question.words.first ?? "").tableIndex) }

/// Returns the length of the last error in a language.
///
/// The text is a sentence followed by the steps of the path in the request, separated by NUL.
@_expose(wasm, "failure")
@_cdecl("almanac_failure")
func failure(_ languageIndex: Int32) -> Int32 {
  guard let failure = Answer.failure else { return 0 }
  let sentence = failure.sentence(in: language(at: languageIndex))
  return Answer.keep(([sentence] + failure.path).joined(separator: "\0"))
}

/// Records an error that JavaScript has found, by the index of its kind.
///
/// The request text contains the code and the words, separated by NUL.
@_expose(wasm, "refuse")
@_cdecl("almanac_refuse")
func refuse(_ kind: Int32) {
  let words = Question.words
  let argument = Refusal.Argument(rawValue: kind) ?? .notOneOf
  Answer.failure = .argument(argument, code: words.first ?? "", words: Array(words.dropFirst()))
}
