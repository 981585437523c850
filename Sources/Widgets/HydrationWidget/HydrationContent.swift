/// The content of the hydration widget: everything it shows of a day.
public struct HydrationContent: WidgetContent {
  /// The pages of the app.
  public typealias Page = HydrationLink

  /// The progress of the day; private.
  public private(set) var progress: Sensitive<HydrationProgress>
  /// The streak, if there is one; private, including whether there is one.
  public private(set) var streak: Sensitive<StreakContent>?
  /// The last drinks of today, the newest first; private.
  public private(set) var entries: Sensitive<[EntryRow]>
  /// The text in place of the list while it is empty.
  public private(set) var noEntriesText: TextForms?
  /// The link that opens the sheet for a new drink; `nil` in families without one.
  public let addButton: AddButton?
  /// The buttons that add a drink with one tap.
  public let presets: [PresetButton]
  /// The message for some minutes after a tap that could not be saved; it replaces the rest and the last
  /// drink.
  public let appendFailedText: TextForms?
  /// The caution about far more than the goal, or the note about a very high goal; private.
  public private(set) var healthNote: Sensitive<TextForms>?
  /// The problems outside the document, such as taps that could not be read.
  ///
  /// ``shownNote`` is the first of them; all are read aloud.
  public let notes: [TextForms]
  /// Whether the family has a place for the streak.
  private let drawsStreak: Bool

  /// The note that is drawn: the first problem, or else the note about the goal.
  public var shownNote: Sensitive<TextForms>? { notes.first.map { .visible($0) } ?? healthNote }
  /// The filled part of the ring or bar, 0 to 1; 0 if the progress was removed.
  public var filled: Double { progress.value?.ring ?? 0 }
  /// The colour of the filled part.
  public var filledRole: HydrationRole { progress.value?.role ?? .progress }
  /// The SF Symbol in the ring in place of the percentage, if far more than the goal was drunk; otherwise `nil`.
  public var cautionSymbol: String? { progress.value?.cautionSymbol }
  /// Whether the note that is drawn is about the user's day, and therefore private.
  public var isShownNotePrivate: Bool { notes.isEmpty }
  /// The colour of all notes, including those about the goal and a failed tap.
  public var warningRole: HydrationRole { .warning }

  init(_ facts: HydrationFacts, _ layout: HydrationLayout) {
    let texts = facts.texts
    progress = Sensitive(HydrationProgress(facts, layout))
    drawsStreak = layout.flame != nil
    streak = drawsStreak && facts.streak > 0 ? Sensitive(StreakContent(days: facts.streak, texts)) : nil
    let rows = layout.entries?.rows ?? 0
    entries = Sensitive(facts.entries.suffix(rows).reversed().map { EntryRow($0, facts) })
    noEntriesText = facts.entries.isEmpty && rows > 0 ? TextForms(texts.noEntries) : nil
    addButton = layout.addButton == nil ? nil : AddButton(texts)
    presets = facts.profile.presets.prefix(layout.presets?.count ?? 0).compactMap {
      PresetButton($0, of: facts.beverage, texts)
    }
    appendFailedText = facts.isTapLost && !presets.isEmpty ? TextForms(texts.appendFailed) : nil
    healthNote = rows > 0 ? facts.healthNote.map { Sensitive(TextForms($0)) } : nil
    notes = facts.notes
  }

  /// The content without the drinks, the progress and the streak.
  public var redacted: HydrationContent {
    var content = self
    content.progress = .redacted
    // Whether there is a streak, a drink or a note is also private.
    content.streak = drawsStreak ? .redacted : nil
    content.entries = .redacted
    content.noEntriesText = nil
    content.healthNote = nil
    return content
  }

  /// `{"kind": "day", …}`.
  public var json: JSON {
    .present([
      ("kind", "day"), ("progress", progress.json { $0.json }), ("streak", streak?.json { $0.json }),
      ("entries", entries.json { .array($0.map { $0.json }) }),
      ("noEntriesText", noEntriesText?.json), ("addButton", addButton?.json),
      ("presets", .array(presets.map { $0.json })), ("appendFailedText", appendFailedText?.json),
      ("healthNote", healthNote?.json), ("notes", .array(notes.map { $0.json })),
      ("warningRole", .string(warningRole.rawValue)),
    ])
  }
}

/// The progress of the day; the layout determines which of its texts a family draws.
public struct HydrationProgress: Hashable, Sendable {
  /// The amount that was drunk today.
  public let total: Volume
  /// The goal of today, with its parts.
  public let goal: GoalBreakdown
  /// The filled part of the ring or bar, 0 to 1.
  public let ring: Double
  /// The exact percentage, rounded down: 100 only if the goal is reached, and more beyond it.
  public let percent: Int
  /// Whether the goal is reached.
  public let isReached: Bool
  /// The percentage as text, "51%".
  public let percentText: TextForms
  /// The total as text, "1.25 L".
  public let totalText: TextForms
  /// The total and the goal as text, "1.25 / 2.45 L".
  public let totalOfGoalText: TextForms
  /// The goal as text, "of 2.45 L".
  public let ofGoalText: TextForms
  /// The rest as text, "1.2 L left", or that the goal is reached or far exceeded.
  public let restText: TextForms
  /// The percentage and the rest in one line, "51% · 1.2 L left".
  public let inlineText: TextForms
  /// The time of the last drink, "last drink at 14:05"; `nil` without a drink, and in families without a
  /// place for it.
  public let lastDrinkText: TextForms?
  /// The colour of the ring, which changes when the goal is reached, and when it is far exceeded.
  public let role: HydrationRole
  /// The SF Symbol of a caution, in the ring in place of the percentage; `nil` unless the goal is far exceeded.
  public let cautionSymbol: String?
  /// The user's units.
  public let units: VolumeUnits

  /// The colour of the unfilled part of the ring.
  public var trackRole: HydrationRole { .track }

  init(_ facts: HydrationFacts, _ layout: HydrationLayout) {
    let (texts, wanted) = (facts.texts, facts.goal.total)
    total = facts.total
    goal = facts.goal
    ring = min(1, Double(total.millilitres) / Double(max(1, wanted.millilitres)))
    percent = facts.percent
    isReached = facts.isReached
    let percentText = texts.percent(percent)
    let restText = facts.restText
    self.percentText = TextForms(percentText)
    totalText = TextForms(texts.volumes.full(total, of: wanted))
    totalOfGoalText = TextForms(texts.totalOfGoal(total, wanted))
    ofGoalText = TextForms(texts.ofGoal(wanted))
    self.restText = TextForms(restText)
    inlineText = TextForms(texts.inline(percent: percentText, rest: restText))
    let last = layout.lastDrink == nil ? nil : facts.entries.last
    lastDrinkText = last.map { TextForms(texts.lastDrink(at: facts.clock.string($0.moment.instant))) }
    role = facts.needsCaution ? .warning : isReached ? .reached : .progress
    cautionSymbol = facts.needsCaution ? "exclamationmark.triangle.fill" : nil
    units = facts.profile.units
  }

  fileprivate var json: JSON {
    .present([
      ("todayTotalML", JSON(total.millilitres)), ("goal", goal.json), ("ring", JSON(ring)),
      ("percent", JSON(percent)), ("isReached", .bool(isReached)), ("percentText", percentText.json),
      ("totalText", totalText.json), ("totalOfGoalText", totalOfGoalText.json),
      ("ofGoalText", ofGoalText.json), ("restText", restText.json),
      ("inlineText", inlineText.json), ("lastDrinkText", lastDrinkText?.json),
      ("role", .string(role.rawValue)), ("cautionSymbol", cautionSymbol.map(JSON.string)),
      ("trackRole", .string(trackRole.rawValue)), ("unitSystem", .string(units.rawValue)),
    ])
  }
}

/// The number of consecutive days on which the goal was reached, with its texts.
public struct StreakContent: Hashable, Sendable {
  /// The number of days.
  public let days: Int
  /// The text, "3-day streak".
  public let text: TextForms
  /// The short text below the flame of the large widget, "3 days".
  public let shortText: TextForms

  /// The SF Symbol before or above the text, a flame.
  public var symbol: String { "flame.fill" }
  /// The colour of the symbol and the text.
  public var role: HydrationRole { .streak }

  init(days: Int, _ texts: HydrationTexts) {
    self.days = days
    text = TextForms(texts.streak(days))
    shortText = TextForms(texts.days(days))
  }

  fileprivate var json: JSON {
    [
      "days": JSON(days), "text": text.json, "shortText": shortText.json, "symbol": .string(symbol),
      "role": .string(role.rawValue),
    ]
  }
}

/// A drink of the list.
public struct EntryRow: Hashable, Sendable {
  /// The id of the drink.
  public let id: String
  /// The name of the beverage.
  public let name: TextForms
  /// The SF Symbol of the beverage.
  public let symbol: String
  /// The colour of the symbol.
  public let tint: BeverageTint
  /// The amount as text.
  public let volumeText: TextForms
  /// The time as text, in the user's zone.
  public let timeText: TextForms
  /// Whether it counts towards the goal.
  public let counts: Bool
  /// The text that screen readers read.
  public let accessibility: AccessibilityText
  /// The link of the drink; `nil` for drinks of the sample, which are not in a log.
  public let link: HydrationLink?

  package init(_ entry: HydrationEntry, _ facts: HydrationFacts) {
    let texts = facts.texts
    id = entry.id
    name = TextForms(entry.beverage.name(in: facts.texts.language))
    symbol = entry.beverage.symbol
    tint = entry.beverage.tint
    volumeText = TextForms(texts.volumes.full(entry.volume))
    let time = facts.clock.string(entry.moment.instant)
    timeText = TextForms(time)
    counts = entry.factor > 0
    accessibility = AccessibilityText(
      label: texts.entry(entry.beverage, entry.volume, at: time), value: counts ? "" : texts.alcoholNote)
    link = facts.isSample ? nil : .entry(id: entry.id)
  }

  fileprivate var json: JSON {
    .present([
      ("id", .string(id)), ("name", name.json), ("symbol", .string(symbol)),
      ("tint", .string(tint.rawValue)),
      ("volumeText", volumeText.json), ("timeText", timeText.json), ("counts", .bool(counts)),
      ("accessibility", accessibility.json), ("link", (link?.text).map(JSON.string)),
    ])
  }
}
