import InsultWidgetTables

/// The words around insults in a language; the insults themselves stay English.
public struct InsultTexts: Hashable, Sendable {
  private let strings: InsultWidgetStrings

  /// The language of the words: the one asked for, or the one that stands in for it.
  public var language: Language { Language(tableIndex: strings.language) }

  /// The words of a language.
  public init(_ language: Language) {
    strings = InsultWidgetStrings(language: language.tableIndex)
  }

  /// The name of the widget in the gallery: "Insult of the Hour".
  public var displayName: String { strings.displayName }
  /// What the widget does, in the gallery.
  public var description: String { strings.description }
  /// What stands above the insult: "THE INSOLENT BARD", "INSOLENT BARD".
  public var title: TextForms { TextForms(strings.title, strings.titleShort) }
  /// "How to Add Widget".
  public var howToAdd: String { strings.howToAdd }
  /// How to add it, in a sentence.
  public var howToAddSteps: String { strings.howToAddSteps }
  /// The name of the choice between mild and bawdy.
  public var rating: String { strings.rating }
  /// The button that goes on to the next insult.
  public var another: String { strings.another }
  /// The button that shares the insult.
  public var share: String { strings.share }
  /// Where there is nothing to show before the app was opened.
  public var openToRefresh: String { strings.openToRefresh }

  /// The name of the choice between intervals.
  public var interval: String { strings.interval }
  /// The button that leads from an insult of a link or of the list back to that of now.
  public var backToNow: String { strings.backToNow }
  /// The button that keeps an insult.
  public var keep: String { strings.keep }
  /// The button that takes an insult out of those that are kept.
  public var forget: String { strings.forget }
  /// The heading of the insults that are kept.
  public var kept: String { strings.kept }
  /// What stands in their place while there are none.
  public var nothingKept: String { strings.nothingKept }
  /// What is said where a tap or a choice could not be written.
  public var notSaved: String { strings.notSaved }

  /// What is said where settings or log cannot be read; `nil` where they can.
  func notice(_ state: InsultState) -> String? {
    switch state {
    case .placeholder, .missing, .loaded: nil
    case .newer: strings.newerSettings
    case .unreadable: strings.unreadableSettings
    case .unavailable: strings.unavailable
    }
  }

  /// "Mild" or "Bawdy".
  public func name(of rating: InsultRating) -> String {
    switch rating {
    case .mild: strings.mild
    case .bawdy: strings.bawdy
    }
  }

  /// "every 5 minutes", "every hour".
  public func name(of interval: InsultInterval) -> String {
    interval == .hour ? strings.everyHour : strings.everyMinutes(count: interval.minutes)
  }

  /// Which interval the widget has, for the app's settings.
  public func settingsNote(_ interval: InsultInterval) -> String {
    strings.settingsNote(interval: name(of: interval))
  }

  /// How long ago something was: "Just now", "1 minute ago", "59 minutes ago", "1 hour ago", "30 hours ago".
  ///
  /// - Parameter seconds: Since then; what is still to come is taken for now, as clocks of two devices differ.
  public func age(seconds: Int64) -> String {
    let minutes = seconds / 60
    if minutes < 1 { return strings.justNow }
    if minutes < 60 { return strings.minutesAgo(count: Int(minutes)) }
    return strings.hoursAgo(count: Int(clamping: minutes / 60))
  }

  /// Since when something is: "Since 2:00 PM", "2:00 PM".
  ///
  /// - Returns: "Recently" for moments that no clock has, outside the years 1 to 9999.
  public func since(_ instant: Instant, by clock: ClockText) -> TextForms {
    let time = clock.string(instant)
    return time.isEmpty ? TextForms(strings.recently) : TextForms(strings.since(time: time), time)
  }

  /// How long ago an insult was stored; "Recently" if nothing tells.
  public func age(of stored: StoredInsult?, at instant: Instant) -> String {
    guard let stored else { return openToRefresh }
    guard let timestamp = stored.timestamp else { return strings.recently }
    return age(seconds: instant.seconds(since: timestamp.instant))
  }

  /// An insult as it is passed on, with whose it is.
  public func shared(_ insult: Insult) -> String {
    switch insult {
    case .composed(let insult): strings.sharedInsult(text: insult.text)
    case .quotation(let quotation):
      strings.sharedQuotation(
        place: "\(quotation.citation)", speaker: quotation.speaker, text: quotation.text)
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
