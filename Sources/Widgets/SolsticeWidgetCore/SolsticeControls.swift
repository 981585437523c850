import SolsticeWidgetTables

/// The texts and values of the controls on the app's screen: refresh, place, settings and the filter of the
/// list.
public struct SolsticeControls: Hashable, Sendable {
  /// A setting with its possible values.
  public struct Setting: Hashable, Sendable {
    /// The key under which it is stored.
    public let key: String
    /// The label and the stored values to choose from; `nil` for no choice, such as "All seasons".
    public let field: ChoiceField<String?>
    /// The current value, which is one of them if there are any.
    public let chosen: String?
  }

  /// The section about the place.
  public struct PlacePart: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// The place, by name if it has one; `nil` if no place is known.
    public let text: String?
    /// The reason why there is no place, or no newer one; `nil` if there is one.
    public let notice: String?
    /// The label of the button that uses, or asks for, the location of the device.
    public let useLocation: String
    /// The label of the button that opens a form, a list of places or a map.
    public let choose: String
    /// The label of the button that opens the system's settings if the user denied the location; otherwise
    /// `nil`.
    public let openSettings: String?
  }

  /// The texts of the form for entering a place.
  public struct PlaceForm: Hashable, Sendable {
    /// The label "Latitude".
    public let latitude: String
    /// The label "Longitude".
    public let longitude: String
    /// The label "Name".
    public let name: String
    /// The explanation of what can be entered.
    public let hint: String
    /// The label of the button that saves the place.
    public let save: String
  }

  /// The label of the button that refreshes the screen.
  public let refresh: String
  /// The label of the button that closes the settings.
  public let done: String
  /// The filter of the list by the season that events begin; without values near the equator.
  public let filter: Setting
  /// The section about the place.
  public let place: PlacePart
  /// The form for entering a place.
  public let placeForm: PlaceForm
  /// The heading of the settings.
  public let settingsTitle: String
  /// The settings of the app's screen: naming, seasons and the hemisphere.
  ///
  /// The screen always shows the Sun.
  public let settings: [Setting]

  /// Returns the season of a filter value; `nil` for all seasons.
  public static func season(_ value: String?) -> Season? {
    Season.allCases.first { SolsticeRole($0).rawValue == value }
  }

  /// The SF Symbol of the refresh button.
  public static let refreshSymbol = "arrow.clockwise"
  /// The SF Symbol of the settings button.
  public static let settingsSymbol = "gearshape"
  /// The URL of the app's page in the system's settings.
  public static let systemSettings = "app-settings:"

  init(
    _ stored: SolsticeSettings, _ configuration: SolsticeConfiguration, only season: Season?,
    _ notice: PlaceNotice?, texts: SolsticeTexts
  ) {
    let strings = texts.strings
    (refresh, done, settingsTitle) = (strings.refresh, strings.done, strings.settings)
    placeForm = PlaceForm(
      latitude: strings.latitude, longitude: strings.longitude, name: strings.placeName,
      hint: strings.degreesHint, save: strings.save)
    func setting<Item>(
      _ key: String, _ title: String, _ items: [Item], _ chosen: Item, _ value: (Item) -> String?,
      _ text: (Item) -> String
    ) -> Setting {
      Setting(key: key, field: ChoiceField(title, items, value, text), chosen: value(chosen))
    }
    filter = setting(
      "season", strings.seasonTitle, texts.hemisphere == nil ? [] : [nil] + Season.allCases.map { $0 },
      season,
      { $0.map { SolsticeRole($0).rawValue } }, texts.filter)
    place = PlacePart(
      title: texts.strings.place, text: stored.place.map { $0.name ?? texts.coordinates($0.coordinates) },
      notice: notice.map { texts.reason($0).longest }, useLocation: texts.strings.useLocation,
      choose: texts.strings.choosePlace,
      openSettings: stored.permission == .denied && notice != .restricted ? texts.strings.openSettings : nil)
    settings = [
      setting(
        "naming", strings.namingTitle, EventNaming.allCases, configuration.naming, { $0.rawValue },
        texts.choice),
      setting(
        "seasons", strings.seasonsTitle, SeasonReckoning.allCases, configuration.seasons, { $0.rawValue },
        texts.choice),
      setting(
        "hemisphere", strings.hemisphereTitle, [nil] + Hemisphere.allCases.map { $0 }, stored.hemisphere,
        { $0?.rawValue }, texts.choice),
    ]
  }
}
