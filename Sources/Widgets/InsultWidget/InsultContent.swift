/// What the insult widget draws.
public struct InsultContent: WidgetContent {
  /// In which form the insult is drawn.
  public enum Form: Hashable, Sendable {
    /// The insult in lines of whole words.
    case text(InsultText)
    /// The emblem alone, a mask; for the circle.
    case emblem
  }

  /// The symbol of the emblem, an ornament that is never read aloud.
  public static let emblemSymbol = "theatermasks.fill"
  /// The colour of the emblem.
  public static let emblemRole = InsultRole.title

  /// The insult in full, as it is read aloud and shared.
  public let insult: String
  /// How long it has stood at the moment of the snapshot: "Just now".
  ///
  /// For an app, which draws again; an entry of a widget stands too long for it.
  public let time: String
  /// Since when it stands, which stays true: "Since 2:00 PM".
  ///
  /// It is drawn and read aloud; of samples it is ``time``.
  public let sinceText: TextForms
  /// When it took its place, for a text that ages by itself; `nil` for samples.
  public let beginning: Instant?
  /// What is drawn.
  public let form: Form
  /// The button that passes the insult over; `nil` where a tap would change nothing, or the family has no room for it.
  public let another: AnotherButton?

  /// The content of facts in the measures that were made for them.
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

  /// What is read aloud: the insult, then since when it stands.
  public var accessibility: AccessibilityText {
    AccessibilityText(label: insult, value: sinceText.longest)
  }

  /// The title: the insult is a part of its own, beside the button.
  public var accessibilityOfGroup: AccessibilityText? {
    guard case .text(let text) = form else { return nil }
    return text.title.map { AccessibilityText(label: $0.longest) }
  }

  /// No part is a link of its own.
  public var elementPages: [InsultLink] { [] }

  /// The same: an insult is nobody's secret.
  public var redacted: InsultContent { self }

  /// The title, the insult and since when it stands; none in the circle.
  public func lines(in layout: InsultLayout) -> [WidgetLine] {
    guard case .text(let text) = form, case .text(let layout) = layout else { return [] }
    var lines: [WidgetLine] = []
    lines.add("title", text.title, layout.title)
    lines.add("text", text.text, layout.text)
    lines.add("sinceText", sinceText, layout.sinceText)
    return lines
  }

  /// The insult in lines, or the emblem alone; in both the whole insult and since when it stands.
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

/// The button that passes an insult over: a symbol with a name.
public struct AnotherButton: Hashable, Sendable {
  /// The symbol of it.
  public static let symbol = "arrow.clockwise"
  /// The colour of the symbol.
  public static let role = InsultRole.title
  /// What is read aloud for it.
  public let accessibility: AccessibilityText
  /// Where the insult beside it stands: a tap passes over that one alone, also if the drawing is old.
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

/// The texts of the widget, ready to be set.
public struct InsultText: Hashable, Sendable {
  /// Where ``InsultContent/emblemSymbol`` stands beside texts.
  public enum EmblemPlace: String, Hashable, Sendable {
    /// Centred, above the insult.
    case aboveInsult
    /// On both sides of the title.
    case besideTitle
  }

  /// Where the emblem stands; `nil` if there is none.
  public let emblem: EmblemPlace?
  /// Above the insult, and below it ``InsultContent/sinceText``; `nil` in families without both.
  public let title: TextForms?
  /// The insult, with shorter forms where the family does not show every one whole.
  public let text: TextForms
  /// Whether words are left out in the form that has room by what is assumed of type.
  public let isCut: Bool
  /// That form in lines, as they break if type is as wide as is assumed.
  public let lines: [String]
  /// The colour of the insult.
  public let role: InsultRole

  /// Whether the insult takes the user's tint: where nothing else does.
  public var takesTint: Bool { title == nil && emblem == nil }

  /// The colour of the title.
  public static let titleRole = InsultRole.title
  /// The colour of ``InsultContent/sinceText``.
  public static let sinceRole = InsultRole.since

  /// All forms; if none has room by what is assumed of type, one with words left out at the end of the shortest, too.
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
