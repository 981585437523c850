/// What the widget shows, after all choices are settled.
package struct InsultFacts {
  /// The insult in full.
  let insult: String
  /// The insult and shorter forms of it, the longest first.
  package let forms: [String]
  /// How long it has stood.
  let time: String
  /// Since when it stands.
  let sinceText: String
  /// When it took its place; `nil` for a sample.
  let beginning: Instant?
  let page: InsultLink

  /// An insult of the user's.
  package init(_ current: CurrentInsult, time: String, sinceText: String, family: Family) {
    insult = current.insult.text
    forms = Self.forms(of: current.insult, in: family)
    self.time = time
    self.sinceText = sinceText
    beginning = current.beginning
    page = .share(current.insult)
  }

  /// A sample.
  init(_ sample: SampleInsult, time: String) {
    insult = sample.text
    forms = [sample.text]
    self.time = time
    sinceText = time
    beginning = nil
    page = .shareCurrent
  }

  /// The line above the clock has room for the words alone, fewer of them if need be; other families have the sentence.
  private static func forms(of insult: Insult, in family: Family) -> [String] {
    guard family == .inline, case .composed(let composed) = insult else { return [insult.text] }
    return [composed.phrase, "\(composed.compound.text) \(composed.noun.text)", composed.noun.text]
  }
}
