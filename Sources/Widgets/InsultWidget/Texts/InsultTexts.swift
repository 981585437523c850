import InsultWidgetTables

/// The words around insults in a language; the insults themselves stay English.
public struct InsultTexts: Hashable, Sendable {
  private let language: Language

  /// The words of a language.
  public init(_ language: Language) {
    self.language = language
  }

  /// The name of the widget in the gallery: "Insult of the Hour".
  public var displayName: String { Text.displayName.string(in: language) }
  /// What the widget does, in the gallery.
  public var description: String { Text.description.string(in: language) }
  /// What stands above the insult: "THE INSOLENT BARD".
  public var title: String { Text.title.string(in: language) }
  /// "How to Add Widget".
  public var howToAdd: String { Text.howToAdd.string(in: language) }
  /// How to add it, in a sentence.
  public var howToAddSteps: String { Text.howToAddSteps.string(in: language) }
  /// The name of the choice between mild and bawdy.
  public var rating: String { Text.rating.string(in: language) }
  /// The button that goes on to the next insult.
  public var another: String { Text.another.string(in: language) }
  /// The button that shares the insult.
  public var share: String { Text.share.string(in: language) }
  /// Where there is nothing to show before the app was opened.
  public var openToRefresh: String { Text.openToRefresh.string(in: language) }

  /// "Mild" or "Bawdy".
  public func name(of rating: InsultRating) -> String {
    switch rating {
    case .mild: Text.mild.string(in: language)
    case .bawdy: Text.bawdy.string(in: language)
    }
  }

  /// "every 5 minutes", "every 1 hour".
  public func name(of interval: InsultInterval) -> String {
    interval == .hour
      ? CountedText.everyHours.string(1, in: language)
      : CountedText.everyMinutes.string(interval.minutes, in: language)
  }

  /// Which interval the widget has, for the app's settings.
  public func settingsNote(_ interval: InsultInterval) -> String {
    Text.settingsNote.string(in: language, ["interval": name(of: interval)])
  }

  /// How long ago something was: "Just now", "1 minute ago", "59 minutes ago", "1 hour ago", "30 hours ago".
  ///
  /// - Parameter seconds: Since then; what is still to come is taken for now, as clocks of two devices differ.
  public func age(seconds: Int64) -> String {
    let minutes = seconds / 60
    if minutes < 1 { return Text.justNow.string(in: language) }
    if minutes < 60 { return CountedText.minutesAgo.string(Int(minutes), in: language) }
    return CountedText.hoursAgo.string(Int(clamping: minutes / 60), in: language)
  }

  /// How long ago an insult was stored; "Recently" if nothing tells.
  public func age(of stored: StoredInsult?, at instant: Instant) -> String {
    guard let stored else { return openToRefresh }
    guard let timestamp = stored.timestamp else { return Text.recently.string(in: language) }
    return age(seconds: instant.seconds(since: timestamp.instant))
  }

  /// An insult as it is passed on, with whose it is.
  public func shared(_ insult: Insult) -> String {
    switch insult {
    case .composed(let insult): Text.sharedInsult.string(in: language, ["text": insult.text])
    case .quotation(let quotation):
      Text.sharedQuotation.string(
        in: language,
        ["text": quotation.text, "speaker": quotation.speaker, "place": "\(quotation.citation)"])
    }
  }
}

extension Instant {
  /// Seconds from an earlier moment to this one; the nearest there is if 64 bits do not hold them.
  func seconds(since earlier: Instant) -> Int64 {
    let (seconds, isTooLarge) = secondsSince1970.subtractingReportingOverflow(earlier.secondsSince1970)
    guard isTooLarge else { return seconds }
    return self < earlier ? .min : .max
  }
}
