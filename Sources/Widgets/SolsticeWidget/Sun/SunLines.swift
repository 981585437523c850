/// The times of the Sun as texts, in the order of the day.
public struct SunLines: Hashable, Sendable {
  /// A time with its name.
  public struct Line: Hashable, Sendable {
    /// What it is: "Sunrise".
    public let name: String
    /// When: "05:16", or a length: "13 h 24 min".
    public let value: String
    /// Both, as they are read aloud and drawn in a line: "Sunrise 05:16".
    public let text: String
    /// Whether it is over, so that the next one can stand out.
    public let isPast: Bool
  }

  /// Sunrises and sunsets, in the order of time; empty where there is none.
  public let lines: [Line]
  /// What is said in their place; `nil` where there are some.
  public let note: String?
  /// Solar noon and the length of the day, for the app's screen; empty where they are not known.
  public let details: [Line]
  /// All in one line: "Sunrise 05:16 · Sunset 18:41", or the note.
  public let summary: String

  init(_ sun: SunToday, at now: Instant, texts: SolsticeTexts, clock: ClockText) {
    switch sun {
    case .events(let day):
      lines = Self.lines(day, at: now, texts, clock)
      note = nil
      let noon = day.noons.map { clock.string($0) }.map { Self.line(texts.noon, $0, texts) }
      summary = texts.row(lines.map { $0.text })
      details = noon + [Self.line(texts.dayLength, texts.duration(day.dayLength), texts)]
    case .none(let absence):
      lines = []
      let reason = texts.reason(absence)
      note = reason
      summary = reason
      details = []
    }
  }

  private static func lines(
    _ day: CivilSunDay, at now: Instant, _ texts: SolsticeTexts, _ clock: ClockText
  ) -> [Line] {
    guard case .events(let events) = day.course else { return [] }
    return events.map { event in
      let time = clock.string(event.instant)
      let (name, text) =
        switch event {
        case .sunrise: (texts.sunrise, texts.sunrise(at: time))
        case .sunset: (texts.sunset, texts.sunset(at: time))
        }
      return Line(name: name, value: time, text: text, isPast: event.instant <= now)
    }
  }

  private static func line(_ name: String, _ value: String, _ texts: SolsticeTexts) -> Line {
    Line(name: name, value: value, text: texts.labelled(name, value), isPast: false)
  }
}
