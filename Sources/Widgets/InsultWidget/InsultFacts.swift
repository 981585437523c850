/// The facts that the widget shows, with all choices made.
package struct InsultFacts {
  /// The complete insult.
  let insult: String
  /// The insult with its shorter forms.
  package let forms: TextForms
  /// How long it has been shown.
  let time: String
  /// The time from which it is shown.
  let sinceText: TextForms
  /// The instant from which it is shown; `nil` for a sample.
  let beginning: Instant?
  /// The button that skips it; `nil` if a tap would change nothing.
  let another: AnotherButton?
  let page: InsultLink

  /// Creates the facts of one of the user's insults.
  package init(
    _ current: CurrentInsult, time: String, sinceText: TextForms, another: AnotherButton? = nil,
    family: Family
  ) {
    insult = current.insult.text
    forms = Self.forms(of: current.insult, in: family)
    self.time = time
    self.sinceText = sinceText
    beginning = current.beginning
    self.another = another
    page = .share(current.insult)
  }

  /// Creates the facts of a sample.
  init(_ sample: SampleInsult, time: String) {
    insult = sample.text
    forms = TextForms(sample.text)
    self.time = time
    sinceText = TextForms(time)
    beginning = nil
    another = nil
    page = .shareCurrent
  }

  /// Returns the first sentences of a quotation, the longest text first: for "O me! you juggler!" it is "O
  /// me!".
  private static func beginnings(of text: String) -> [String] {
    var beginnings: [String] = []
    for index in text.indices.dropLast() where "!?.".contains(text[index]) {
      if text[text.index(after: index)] == " " { beginnings.append(String(text[...index])) }
    }
    return beginnings.reversed()
  }

  /// Returns the forms of an insult in a family.
  ///
  /// Families that show every insult completely have only the whole sentence. The others have shorter forms
  /// too, which keep the noun; the inline family has only words, without the sentence.
  private static func forms(of insult: Insult, in family: Family) -> TextForms {
    guard case .composed(let composed) = insult else {
      return family == .inline
        ? TextForms(insult.text, shorter: beginnings(of: insult.text)) : TextForms(insult.text)
    }
    let words = [composed.phrase, "\(composed.compound.text) \(composed.noun.text)"]
    return switch family {
    case .medium, .large, .circular: TextForms(insult.text)
    case .small, .rectangular: TextForms(insult.text, shorter: words)
    case .inline: TextForms(words[0], words[1], composed.noun.text)
    }
  }
}
