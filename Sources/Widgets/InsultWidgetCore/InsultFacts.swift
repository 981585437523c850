import InsultWidgetTables

/// The facts of the insult widget: an insult, and since when it is shown.
public struct InsultFacts: WidgetFacts {
  /// The roles of its colours.
  public typealias Role = InsultRole

  /// The title, drawn where there is room for it.
  public let title: TextForms
  /// The complete insult, for reading aloud and sharing.
  public let insult: String
  /// The insult with shorter forms for families that cannot show every insult completely.
  public let text: TextForms
  /// How long it had been shown at the instant of the snapshot: "Just now".
  ///
  /// Only an app can show it, because an app redraws: in a widget, whose entries stay for a whole interval, it would be wrong.
  public let time: String
  /// The time from which it is shown: "Since 2:00 PM".
  ///
  /// This text does not become wrong later. It is drawn and read aloud; for samples it is ``time``.
  public let sinceText: TextForms
  /// The line below the insult: ``sinceText``, after the speaker of a quotation where there is room.
  public let footText: TextForms
  /// The instant from which it is shown, for a text that updates itself; `nil` for samples.
  public let beginning: Instant?
  /// The button that skips the insult; `nil` if a tap would change nothing.
  public let another: AnotherButton?
  /// The page on which the insult can be shared.
  public let page: InsultLink?

  /// Creates the facts of one of the user's insults.
  package init(_ current: CurrentInsult, at instant: Instant, in environment: WidgetEnvironment) {
    let texts = InsultTexts(environment.language)
    title = texts.title
    insult = current.insult.text
    text = Self.forms(of: current.insult, in: environment.family)
    time = texts.age(seconds: instant.seconds(since: current.beginning))
    sinceText = texts.since(current.beginning, by: ClockText(environment))
    footText = texts.foot(current.insult, sinceText)
    beginning = current.beginning
    another = AnotherButton(
      index: current.index, accessibility: AccessibilityText(label: texts.strings.another))
    page = .share(current.insult)
  }

  /// Creates the facts of a sample, with a text in place of its time.
  init(_ sample: SampleInsult, title: TextForms, time: String, in family: Family) {
    self.title = title
    insult = sample.text
    // Like other insults, a sample ends with a compound and a noun, which alone have room in a line.
    let words = sample.text.split { " !".contains($0) }.suffix(2).joined(separator: " ")
    text = family == .inline ? TextForms(sample.text, words) : TextForms(sample.text)
    self.time = time
    (sinceText, footText) = (TextForms(time), TextForms(time))
    (beginning, another, page) = (nil, nil, .shareCurrent)
  }

  /// The text that screen readers read: the insult, its speaker, and the time from which it is shown.
  public var accessibility: AccessibilityText {
    AccessibilityText(label: insult, value: footText.longest)
  }

  /// The title alone, because the insult is an element of its own, beside the button.
  public var accessibilityOfGroup: AccessibilityText? { AccessibilityText(label: title.longest) }

  /// The facts themselves, because an insult is not private.
  public var redacted: InsultFacts { self }

  /// The facts as JSON.
  public var json: JSON {
    .present([
      ("another", another?.accessibility.json), ("beginning", beginning?.json), ("footText", footText.json),
      ("insult", .string(insult)), ("sinceText", sinceText.json), ("text", text.json),
      ("time", .string(time)), ("title", title.json),
    ])
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
  /// too, which keep the noun; the inline family has only words, without the sentence, and the circle only the noun.
  static func forms(of insult: Insult, in family: Family) -> TextForms {
    guard case .composed(let composed) = insult else {
      return family == .inline
        ? TextForms(insult.text, shorter: beginnings(of: insult.text)) : TextForms(insult.text)
    }
    let words = [composed.phrase, "\(composed.compound.text) \(composed.noun.text)"]
    return switch family {
    case .medium, .large: TextForms(insult.text)
    case .circular: TextForms(composed.noun.text)
    case .small, .rectangular: TextForms(insult.text, shorter: words)
    case .inline: TextForms(words[0], words[1], composed.noun.text)
    }
  }
}

/// The button that skips an insult: a symbol with a spoken name.
public struct AnotherButton: Hashable, Sendable {
  /// The index of the insult beside it; a tap skips that insult alone, even if the drawing is old.
  public let index: InsultIndex
  /// The text that screen readers read for the button.
  package let accessibility: AccessibilityText
}
