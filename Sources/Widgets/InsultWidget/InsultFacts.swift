/// What the widget shows, after all choices are settled.
package struct InsultFacts {
  /// The insult in full.
  let insult: String
  /// The insult and shorter forms of it.
  package let forms: TextForms
  /// How long it has stood.
  let time: String
  /// Since when it stands.
  let sinceText: TextForms
  /// When it took its place; `nil` for a sample.
  let beginning: Instant?
  /// The button that passes it over; `nil` where a tap would change nothing.
  let another: AnotherButton?
  let page: InsultLink

  /// An insult of the user's.
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

  /// A sample.
  init(_ sample: SampleInsult, time: String) {
    insult = sample.text
    forms = TextForms(sample.text)
    self.time = time
    sinceText = TextForms(time)
    beginning = nil
    another = nil
    page = .shareCurrent
  }

  /// The sentences with which a quotation of several begins, the longest first: "O me! you juggler!", "O me!".
  private static func beginnings(of text: String) -> [String] {
    var beginnings: [String] = []
    for index in text.indices.dropLast() where "!?.".contains(text[index]) {
      if text[text.index(after: index)] == " " { beginnings.append(String(text[...index])) }
    }
    return beginnings.reversed()
  }

  /// The sentence alone where the family shows every insult whole.
  ///
  /// Elsewhere there are shorter forms too, which keep the noun; the line above the clock has the words alone.
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
