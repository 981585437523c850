import SolsticeWidgetCore

/// The place and the moment of a request for a part further down the page.
///
/// The first four words are the zone of the reader, how a place was chosen, the name of the place, and its zone.
struct PagePlace {
  private let words: [String]
  let instant: Instant
  /// The state of the solstice widget with the place.
  let state: SolsticeState

  /// The words behind those of the place.
  var others: ArraySlice<String> { words.dropFirst(4) }

  init(_ seconds: Double, _ latitude: Double, _ longitude: Double) {
    let given = Question.words
    let words = given + Array(repeating: "", count: max(0, 4 - given.count))
    self.words = words
    instant = Instant(secondsSince1970: Int64(seconds))
    let place = (try? Coordinates(latitude: latitude, longitude: longitude)).map {
      SolsticePlace($0, name: words[2], zone: words[3].isEmpty ? nil : Self.zone(words[3]))
    }
    let settings =
      switch words[1] {
      case "chosen": SolsticeSettings(chosenPlace: place)
      case "granted": SolsticeSettings(permission: .granted, devicePlace: place)
      case "denied": SolsticeSettings(permission: .denied)
      default: SolsticeSettings()
      }
    state = .loaded(settings)
  }

  func environment(_ language: Language, _ family: Family) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: Self.zone(words[0]), language: language, frame: WidgetFrame(family), region: .vietnam)
  }

  /// Reads a zone: its identifier, its offset, and for each change the seconds since 1970 and the offset from then on.
  private static func zone(_ word: String) -> ZoneClock {
    let parts = word.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    let numbers = parts.dropFirst().map { Int($0) ?? 0 }
    let offset = numbers.first ?? 0
    let changes = stride(from: 1, to: numbers.count - 1, by: 2).map { index in
      ZoneClock.Change(at: Instant(secondsSince1970: Int64(numbers[index])), to: numbers[index + 1])
    }
    return ZoneClock(offset: offset, changes: changes, identifier: parts.first)
      ?? ZoneClock(offset: offset, identifier: parts.first)
  }
}
