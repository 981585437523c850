package import InsultWidgetTables

/// The texts around insults in a language; the insults themselves are always English.
public struct InsultTexts: Hashable, Sendable {
  /// The texts of the language, which `Data/strings` defines.
  package let strings: InsultWidgetStrings

  /// The language of the texts: the requested one, or the one that replaces it.
  package var language: Language { Language(tableIndex: strings.language) }

  /// Creates the texts of a language.
  package init(_ language: Language) {
    strings = InsultWidgetStrings(language: language.tableIndex)
  }

  /// The name of the widget in the gallery: "Insult of the Hour".
  public var displayName: String { strings.displayName }
  /// The description of the widget in the gallery.
  public var description: String { strings.description }
  /// The title above the insult: "THE INSOLENT BARD", "INSOLENT BARD".
  package var title: TextForms { TextForms(strings.title, strings.titleShort) }
  /// The text shown if there is nothing to show until the app is opened.
  package var openToRefresh: String { strings.openToRefresh }

  /// Returns the message that the settings cannot be read, or that the taps cannot be opened; `nil` if there is no problem.
  package func notice(_ state: InsultState) -> String? {
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

  /// Returns the note about the widget's interval, for the app's settings.
  package func settingsNote(_ interval: InsultInterval) -> String {
    strings.settingsNote(interval: name(of: interval))
  }

  /// Returns how long ago something was: "Just now", "1 minute ago", "59 minutes ago", "1 hour ago", "30
  /// hours ago".
  ///
  /// - Parameter seconds: The number of seconds since then. A negative number counts as now, because the
  ///   clocks of two devices may differ.
  package func age(seconds: Int64) -> String {
    let minutes = seconds / 60
    if minutes < 1 { return strings.justNow }
    if minutes < 60 { return strings.minutesAgo(count: Int(minutes)) }
    return strings.hoursAgo(count: Int(clamping: minutes / 60))
  }

  /// Returns the time from which something is shown: "Since 2:00 PM", "2:00 PM".
  ///
  /// - Returns: "Recently" for instants outside the years 1 to 9999.
  package func since(_ instant: Instant, by clock: ClockText) -> TextForms {
    let time = clock.string(instant)
    return time.isEmpty ? TextForms(strings.recently) : TextForms(strings.since(time: time), time)
  }

  /// Returns the line below an insult: the time from which it is shown, after the speaker of a quotation.
  ///
  /// "Prince Henry, Henry IV, Part 1 2.4 · Since 2:00 PM", "Prince Henry · Since 2:00 PM", "Since 2:00 PM".
  func foot(_ insult: Insult, _ since: TextForms) -> TextForms {
    guard case .quotation(let quotation) = insult, let source = source(of: insult) else { return since }
    return TextForms(
      strings.spokenSince(since: since.longest, speaker: source),
      shorter: since.all.map { strings.spokenSince(since: $0, speaker: quotation.speaker) } + since.all)
  }

  /// Returns the speaker and the source of a quotation: "Prince Henry, Henry IV, Part 1 2.4"; `nil` for three words in a sentence.
  package func source(of insult: Insult) -> String? {
    guard case .quotation(let quotation) = insult else { return nil }
    return strings.spokenIn(place: "\(quotation.citation)", speaker: quotation.speaker)
  }

  /// Returns the text for sharing an insult, with its source.
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
  /// Returns the number of seconds since an earlier instant, clamped to 64 bits.
  package func seconds(since earlier: Instant) -> Int64 {
    let (seconds, isTooLarge) = secondsSince1970.subtractingReportingOverflow(earlier.secondsSince1970)
    guard isTooLarge else { return seconds }
    return self < earlier ? .min : .max
  }
}
