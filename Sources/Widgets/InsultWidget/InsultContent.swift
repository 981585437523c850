/// The content of the insult widget.
public struct InsultContent: WidgetContent {
  /// The pages of the app.
  public typealias Page = InsultLink

  /// The form in which the insult is drawn.
  public enum Form: Hashable, Sendable {
    /// The insult, broken into lines of whole words.
    case text(InsultText)
    /// Only the emblem, a mask, in the circular family.
    case emblem
  }

  /// The symbol of the emblem, a decoration that is never read aloud.
  public static let emblemSymbol = "theatermasks.fill"
  /// The colour of the emblem.
  public static let emblemRole = InsultRole.title

  /// The complete insult, for reading aloud and sharing.
  public let insult: String
  /// How long it had been shown at the instant of the snapshot: "Just now".
  ///
  /// It is meant for an app, which redraws; an entry of a widget is shown too long for it.
  public let time: String
  /// The time from which it is shown: "Since 2:00 PM".
  ///
  /// This text does not become wrong later. It is drawn and read aloud; for samples it is ``time``.
  public let sinceText: TextForms
  /// The instant from which it is shown, for a text that updates itself; `nil` for samples.
  public let beginning: Instant?
  /// The drawn form.
  public let form: Form
  /// The button that skips the insult; `nil` if a tap would change nothing, or if the family has no room for
  /// it.
  public let another: AnotherButton?

  /// Creates the content of facts for a layout that was made for them.
  package init(_ facts: InsultFacts, title: TextForms, layout: InsultLayout, family: Family) {
    insult = facts.insult
    time = facts.time
    sinceText = facts.sinceText
    beginning = facts.beginning
    switch layout {
    case .text(let layout):
      form = .text(InsultText(facts.forms, title: title, layout: layout, family: family))
      another = layout.another == nil ? nil : facts.another
    case .emblem:
      form = .emblem
      another = nil
    }
  }

  /// The text that screen readers read: the insult, and since when it is shown.
  public var accessibility: AccessibilityText {
    AccessibilityText(label: insult, value: sinceText.longest)
  }

  /// The title: the insult is a part of its own, beside the button.
  public var accessibilityOfGroup: AccessibilityText? {
    guard case .text(let text) = form else { return nil }
    return text.title.map { AccessibilityText(label: $0.longest) }
  }

  /// The content itself, because an insult is not private.
  public var redacted: InsultContent { self }

  /// The content as JSON; both forms contain the complete insult and the time from which it is shown.
  public var json: JSON {
    var object: JSONObject = [
      "insult": .string(insult), "sinceText": sinceText.json, "time": .string(time),
    ]
    object["beginning"] = beginning?.json
    object["another"] = another?.json
    switch form {
    case .text(let text): object.fill(from: text.members)
    case .emblem:
      object.fill(from: Self.emblemMembers)
      object["kind"] = "emblem"
    }
    return .object(object)
  }

  fileprivate static var emblemMembers: JSONObject {
    ["symbol": .string(emblemSymbol), "role": .string(emblemRole.rawValue)]
  }
}

/// The button that skips an insult: a symbol with a spoken name.
public struct AnotherButton: Hashable, Sendable {
  /// The symbol of the button.
  public static let symbol = "arrow.clockwise"
  /// The colour of the symbol.
  public static let role = InsultRole.title
  /// The text that screen readers read for the button.
  public let accessibility: AccessibilityText
  /// The position of the insult beside it; a tap skips that insult alone, even if the drawing is old.
  public let place: InsultPlace

  /// A button with a name in a language, beside an insult.
  init(_ texts: InsultTexts, at place: InsultPlace) {
    self.place = place
    accessibility = AccessibilityText(label: texts.another)
  }

  /// `{"accessibility": {…}, "role": "title", "symbol": "arrow.clockwise"}`.
  fileprivate var json: JSON {
    [
      "accessibility": accessibility.json, "role": .string(Self.role.rawValue),
      "symbol": .string(Self.symbol),
    ]
  }
}

/// The texts of the widget, broken into lines.
public struct InsultText: Hashable, Sendable {
  /// The position of ``InsultContent/emblemSymbol``.
  public enum EmblemPlace: String, Hashable, Sendable {
    /// Centred above the insult.
    case aboveInsult
    /// On both sides of the title.
    case besideTitle
  }

  /// The position of the emblem; `nil` if there is none.
  public let emblem: EmblemPlace?
  /// The title above the insult; `nil` in families without a title, which also have no
  /// ``InsultContent/sinceText``.
  public let title: TextForms?
  /// The insult, with shorter forms in families that cannot show every insult completely.
  public let text: TextForms
  /// Whether words are left out, according to the assumed width of the font.
  public let isCut: Bool
  /// The lines of the form that fits, according to the assumed width of the font.
  public let lines: [String]
  /// The colour of the insult.
  public let role: InsultRole

  /// Whether the insult takes the user's tint, which it does if there is no title and no emblem.
  public var takesTint: Bool { title == nil && emblem == nil }

  /// The colour of the title.
  public static let titleRole = InsultRole.title
  /// The colour of ``InsultContent/sinceText``.
  public static let sinceRole = InsultRole.since

  /// Creates the texts.
  ///
  /// If no form fits according to the assumed width of the font, a cut form of the shortest one is added.
  init(_ forms: TextForms, title: TextForms, layout: InsultTextLayout, family: Family) {
    emblem = layout.emblem == nil ? nil : layout.title == nil ? .aboveInsult : .besideTitle
    self.title = layout.title.map { _ in title }
    role = family == .small ? .smallInsult : .insult
    let room = layout.room
    let whole = forms.all.lazy.compactMap { room.whole($0) }.first
    lines = whole ?? room.beginning(of: forms.shortest)
    let text = lines.joined(separator: " ")
    isCut = whole == nil && text != forms.shortest
    self.text = isCut ? TextForms(forms.longest, shorter: forms.shorter + [text]) : forms
  }

  fileprivate var members: JSONObject {
    var object: JSONObject = [
      "kind": "text", "text": text.json, "isCut": .bool(isCut), "lines": .array(lines.map(JSON.string)),
      "role": .string(role.rawValue),
    ]
    if let emblem {
      var members = InsultContent.emblemMembers
      members["place"] = .string(emblem.rawValue)
      object["emblem"] = .object(members)
    }
    if let title {
      object["title"] = title.json
      object["titleRole"] = .string(Self.titleRole.rawValue)
      object["sinceRole"] = .string(Self.sinceRole.rawValue)
    }
    return object
  }
}
