public import Hydration

/// What the widget found in the place of the document.
public enum HydrationWidgetState: Hashable, Sendable {
  /// Nothing was read: a sample is shown in the gallery and while the system draws the widget for the first time.
  case placeholder
  /// Nothing has been logged yet.
  case missing
  /// The user's log.
  case value(HydrationState)
  /// A document of a newer version of the app.
  case newerVersion(Int)
  /// A document that cannot be read.
  case corrupt
  /// The document cannot be opened.
  case unavailable

  /// What the store has found.
  public init(_ reading: HydrationReading) {
    switch reading {
    case .missing: self = .missing
    case .value(let state): self = .value(state)
    case .newerVersion(let version): self = .newerVersion(version)
    case .corrupt: self = .corrupt
    }
  }

  /// What stored bytes say, without the log of the widget's buttons.
  public init(_ reading: DocumentReading<HydrationState>) {
    switch reading {
    case .missing: self = .missing
    case .value(let document): self = .value(document.payload)
    case .newerVersion(let version): self = .newerVersion(version)
    case .corrupt: self = .corrupt
    }
  }

  /// Looks for the document; one that cannot be opened is a state as well.
  public init(reading store: HydrationStore, at instant: Instant, in zone: ZoneClock) {
    do throws(StoreError) {
      self.init(try store.reading(at: instant, in: zone))
    } catch {
      self = .unavailable
    }
  }
}
