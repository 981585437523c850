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
  public let sinceText: String
  /// When it took its place, for a text that ages by itself; `nil` for samples.
  public let beginning: Instant?
  /// What is drawn.
  public let form: Form

  /// The content of facts in the measures that were made for them.
  package init(_ facts: InsultFacts, title: String, layout: InsultLayout, family: Family) {
    insult = facts.insult
    time = facts.time
    sinceText = facts.sinceText
    beginning = facts.beginning
    switch layout {
    case .text(let layout):
      form = .text(InsultText(facts.forms, title: title, layout: layout, family: family))
    case .emblem: form = .emblem
    }
  }

  /// No part is a link of its own.
  public var elementPages: [InsultLink] { [] }

  /// The same: an insult is nobody's secret.
  public var redacted: InsultContent { self }

  /// The insult in lines, or the emblem alone; in both the whole insult and since when it stands.
  public var json: JSON {
    var object: JSONObject = [
      "insult": .string(insult), "sinceText": .string(sinceText), "time": .string(time),
    ]
    object["beginning"] = beginning?.json
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
  public let title: String?
  /// The insult, or as much of it as there is room for.
  public let text: String
  /// Whether words are left out.
  public let isCut: Bool
  /// Where the lines break if type is as wide as is assumed.
  public let lines: [String]
  /// The colour of the insult.
  public let role: InsultRole

  /// The colour of the title.
  public static let titleRole = InsultRole.title
  /// The colour of ``InsultContent/sinceText``.
  public static let timeRole = InsultRole.time

  /// The longest form that fits; if there is none, whole words are left out at the end of the shortest.
  init(_ forms: [String], title: String, layout: InsultTextLayout, family: Family) {
    emblem = layout.emblem == nil ? nil : layout.title == nil ? .aboveInsult : .besideTitle
    self.title = layout.title.map { _ in title }
    role = family == .small ? .smallInsult : .insult
    let room = layout.room
    let shortest = forms.last ?? ""
    let whole = forms.lazy.compactMap { room.whole($0) }.first
    lines = whole ?? room.beginning(of: shortest)
    text = lines.joined(separator: " ")
    isCut = whole == nil && text != shortest
  }

  fileprivate var members: JSONObject {
    var object: JSONObject = [
      "kind": "text", "text": .string(text), "isCut": .bool(isCut), "lines": .array(lines.map(JSON.string)),
      "role": .string(role.rawValue),
    ]
    if let emblem {
      var members = InsultContent.emblemMembers
      members["place"] = .string(emblem.rawValue)
      object["emblem"] = .object(members)
    }
    if let title {
      object["title"] = .string(title)
      object["titleRole"] = .string(Self.titleRole.rawValue)
      object["timeRole"] = .string(Self.timeRole.rawValue)
    }
    return object
  }
}
