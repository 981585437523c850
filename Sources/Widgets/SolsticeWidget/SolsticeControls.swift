/// What can be tapped on the screen of the app, with texts and values: refresh, place, settings and the filter of the list.
public struct SolsticeControls: Hashable, Sendable {
  /// One of the values of a setting.
  public struct Choice: Hashable, Sendable {
    /// The value as it is stored or given; `nil` for the one that stands for no choice, as "All seasons".
    public let value: String?
    /// What it is called.
    public let text: String
    /// Whether it is the present one.
    public let isChosen: Bool
  }

  /// A choice of the user.
  public struct Setting: Hashable, Sendable {
    /// The name of the member under which it is stored.
    public let key: String
    /// What it is called.
    public let title: String
    /// What can be chosen, exactly one of which is.
    public let choices: [Choice]
  }

  /// The part about the place.
  public struct PlacePart: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// The place, by name if it has one; `nil` if none is known.
    public let text: String?
    /// Why none is known, or none that is newer; `nil` if there is one.
    public let notice: String?
    /// A button that goes back to, or asks for, the place of the device.
    public let useLocation: String
    /// A button that leads to a form, a list of places or a map.
    public let choose: String
    /// A button that opens the system's settings, where the user has denied the location; `nil` elsewhere.
    public let openSettings: String?
  }

  /// The texts of the form in which a place is written down.
  public struct PlaceForm: Hashable, Sendable {
    /// "Latitude".
    public let latitude: String
    /// "Longitude".
    public let longitude: String
    /// "Name".
    public let name: String
    /// What can be written.
    public let hint: String
    /// The button that takes the place.
    public let save: String

    init(_ texts: SolsticeTexts) {
      latitude = texts.latitude
      longitude = texts.longitude
      name = texts.placeName
      hint = texts.degreesHint
      save = texts.save
    }
  }

  /// A button that makes the screen anew.
  public let refresh: String
  /// A button that closes the settings.
  public let done: String
  /// The filter of the list by the season that events begin; no choices near the equator.
  public let filter: Setting
  /// The place.
  public let place: PlacePart
  /// The form in which a place is written down.
  public let placeForm: PlaceForm
  /// The heading of the settings.
  public let settingsTitle: String
  /// Naming, seasons and times of the Sun, which are choices for a widget, and the hemisphere, which is one of the app.
  public let settings: [Setting]

  /// Those of the settings that change the screen: it always shows the Sun.
  public var settingsOfScreen: [Setting] { settings.filter { $0.key != "showsSun" } }

  /// The season that a choice of the filter stands for; `nil` for that of all.
  public static func season(_ value: String?) -> Season? {
    Season.allCases.first { SolsticeRole($0).rawValue == value }
  }

  /// The SF Symbol of the button that makes the screen anew.
  public static let refreshSymbol = "arrow.clockwise"
  /// The SF Symbol of the button that opens the settings.
  public static let settingsSymbol = "gearshape"
  /// The page of the system's settings that belongs to the app.
  public static let systemSettings = "app-settings:"

  init(
    _ stored: SolsticeSettings, _ configuration: SolsticeConfiguration, only season: Season?,
    _ notice: PlaceNotice?, texts: SolsticeTexts
  ) {
    refresh = texts.refresh
    done = texts.done
    placeForm = PlaceForm(texts)
    settingsTitle = texts.settings
    let seasons: [Season?] = texts.hemisphere == nil ? [] : [nil] + Season.allCases.map { $0 }
    filter = Setting(
      key: "season", title: texts.seasonTitle,
      choices: seasons.map {
        Choice(
          value: $0.map { SolsticeRole($0).rawValue }, text: texts.filter($0), isChosen: $0 == season)
      })
    place = PlacePart(
      title: texts.place, text: stored.place.map { $0.name ?? texts.coordinates($0.coordinates) },
      notice: notice.map { texts.reason(.noPlace($0)).longest }, useLocation: texts.useLocation,
      choose: texts.choosePlace,
      openSettings: stored.permission == .denied && notice != .restricted ? texts.openSettings : nil)
    settings = [
      Setting(
        key: "naming", title: texts.namingTitle,
        choices: EventNaming.allCases.map {
          Choice(value: $0.rawValue, text: texts.choice($0), isChosen: $0 == configuration.naming)
        }),
      Setting(
        key: "seasons", title: texts.seasonsTitle,
        choices: SeasonReckoning.allCases.map {
          Choice(value: $0.rawValue, text: texts.choice($0), isChosen: $0 == configuration.seasons)
        }),
      Setting(
        key: "showsSun", title: texts.showsSunTitle,
        choices: [true, false].map {
          Choice(value: "\($0)", text: texts.choice($0), isChosen: $0 == configuration.showsSun)
        }),
      Setting(
        key: "hemisphere", title: texts.hemisphereTitle,
        choices: ([nil] + Hemisphere.allCases.map { $0 }).map {
          Choice(value: $0?.rawValue, text: texts.choice($0), isChosen: $0 == stored.hemisphere)
        }),
    ]
  }

  var json: JSON {
    .present([
      ("refresh", .string(refresh)), ("filter", filter.json), ("place", place.json),
      ("settingsTitle", .string(settingsTitle)), ("settings", .array(settings.map { $0.json })),
    ])
  }
}

extension SolsticeControls.Choice {
  fileprivate var json: JSON {
    .present([
      ("value", value.map(JSON.string)), ("text", .string(text)), ("isChosen", .bool(isChosen)),
    ])
  }
}

extension SolsticeControls.Setting {
  fileprivate var json: JSON {
    ["key": .string(key), "title": .string(title), "choices": .array(choices.map { $0.json })]
  }
}

extension SolsticeControls.PlacePart {
  fileprivate var json: JSON {
    .present([
      ("title", .string(title)), ("text", text.map(JSON.string)), ("notice", notice.map(JSON.string)),
      ("useLocation", .string(useLocation)), ("choose", .string(choose)),
      ("openSettings", openSettings.map(JSON.string)),
    ])
  }
}
