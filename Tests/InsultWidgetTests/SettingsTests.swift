import InsultWidgetCore
import Testing

struct SettingsTests {
  /// Returns the state of a user of the first version, with what it has stored.
  private func stored(_ text: String) -> InsultState {
    InsultState(parsing: nil, firstVersion: Array(text.utf8))
  }

  @Test func IB_10_theJSONOfTheFirstVersionWithAndWithoutAFractionOfASecond() {
    for time in ["2026-11-20T00:00:00.123Z", "2026-11-20T00:00:00Z", "2026-11-20T07:00:00+07:00"] {
      let state = stored(#"{"insult":"Thou knave!","timestamp":"\#(time)","intervalMinutes":30}"#)
      #expect(state.value?.settings.interval == .halfHour)
    }
    // The app stored `insult.insult || insult`, so both forms exist.
    #expect(stored(#"{"insult":{"insult":"Thou knave!"},"timestamp":"x"}"#).value?.settings.interval == .hour)
  }

  /// The form in which `react-native-shared-group-preferences` stores the text that the source document's `JSON.stringify(data)` gives it.
  @Test func IB_10_theTextOfATextIsUnwrappedOnce() {
    let once = #""{\"insult\":\"Thou knave!\",\"timestamp\":\"x\",\"intervalMinutes\":15}""#
    #expect(stored(once).value?.settings.interval == .quarterHour)
    #expect(stored(JSON.string(once).text) == .missing && stored(#""Thou knave!""#) == .missing)
  }

  /// The interval of the first version is used until the app writes settings.
  @Test func IB_01_IB_10_theOldIntervalCountsUntilTheAppWritesSettings() {
    let stored = Array(#"{"insult":"Thou knave!","timestamp":"","intervalMinutes":5}"#.utf8)
    #expect(
      InsultState(parsing: nil, firstVersion: stored)
        == .loaded(InsultChoices(InsultSettings(interval: .fiveMinutes))))
    let settings = InsultSettings(seed: 4, interval: .halfHour)
    #expect(
      InsultState(parsing: Array(settings.json.text.utf8), firstVersion: stored)
        == .loaded(InsultChoices(settings)))
    for text in ["", "{", #"{"intervalMinutes":5}"#] {
      #expect(InsultState(parsing: nil, firstVersion: Array(text.utf8)) == .missing)
    }
  }

  @Test func IB_10_unreadableSettingsAreKeptAndReported() {
    let state = stored(#"{"insult":"Thou knave!","timestamp":"yesterday","intervalMinutes":7}"#)
    #expect(state == .loaded(InsultChoices()))
    for text in ["", "{", "[]", "{}", #"{"insult":5}"#, #"{"insult":{}}"#, "null"] {
      #expect(stored(text) == .missing, "\(text)")
    }
  }

  @Test func settingsComeBackAsTheyWere() throws {
    var settings = InsultSettings(seed: .max, interval: .fiveMinutes, rating: .bawdy)
    settings.addFavourite(try #require(Insult(code: "statement.churlish.motley-minded.knave")))
    let text = settings.json.text
    #expect(text.contains(#""seed":"18446744073709551615""#))
    #expect(InsultState(parsing: Array(text.utf8)) == .loaded(InsultChoices(settings)))
  }

  @Test func C_09_missingMembersHaveTheirUsualValuesUnknownOnesSurviveARewrite() {
    #expect(InsultState(parsing: Array("{}".utf8)) == .loaded(InsultChoices()))
    let text = #"{"favourites":["quotation.0",5,"quotation.0"],"sparkle":{"on":true}}"#
    var stored = StoredSettings<InsultSettings>(parsing: Array(text.utf8))
    #expect(stored.settings.favouriteCodes == ["quotation.0"] && stored.settings.favourites == [])
    stored.settings.rating = .bawdy
    let written = String(decoding: stored.bytes, as: UTF8.self)
    #expect(written.contains(#""sparkle":{"on":true}"#) && written.contains(#""rating":"bawdy""#))
    // An element that is not a code is not lost either.
    #expect(written.contains(#""favourites":["quotation.0",5,"quotation.0"]"#))
  }

  @Test(arguments: [
    (#""intervalMinutes":10"#, "intervalMinutes: found 10, expected 5, 15, 30 or 60 minutes"),
    (#""rating":"rude""#, #"rating: found "rude""#),
    (#""seed":"-1""#, #"seed: found "-1", expected a whole number from 0"#),
    (#""seed":7"#, "seed: found 7"), (#""favourites":5"#, "favourites: found 5"),
  ]) func aValueThatIsNotKnownFallsBackAloneAndIsKeptUntilItIsChosenAnew(member: String, message: String) {
    let kept = #""favourites":["quotation.0"]"#
    let text = member.contains("favourites") ? "{\(member)}" : "{\(member),\(kept)}"
    var stored = StoredSettings<InsultSettings>(parsing: Array(text.utf8))
    #expect(stored.settings.seed == 0 && stored.settings.interval == .hour && stored.settings.rating == .mild)
    #expect(stored.settings.favouriteCodes == (member.contains("favourites") ? [] : ["quotation.0"]))
    #expect(
      stored.problems.count == 1 && stored.problems[0].description.contains(message), "\(stored.problems)")
    stored.settings.removeFavourite(.quotation(Quotation.all[0]))
    let written = String(decoding: stored.bytes, as: UTF8.self)
    #expect(written.contains(member), "\(written)")
  }

  @Test(arguments: [("[]", "an array"), ("{", "byte 1"), ("7", "found 7")])
  func bytesThatAreNoObjectAreKeptWithTheReason(text: String, said: String) {
    var stored = StoredSettings<InsultSettings>(parsing: Array(text.utf8))
    #expect(stored.isUnreadable && stored.bytes == Array(text.utf8) && stored.problems.isEmpty)
    guard case .unreadable(let reason) = InsultState(parsing: Array(text.utf8)) else {
      Issue.record("nothing is said of \(text)")
      return
    }
    #expect(reason.contains(said), "\(reason)")
    stored.settings.rating = .bawdy
    let written = JSON.string(text).text
    #expect(String(decoding: stored.bytes, as: UTF8.self).contains(#""unreadable":\#(written)"#))
  }

  @Test func IB_19_favouritesEachOnce() throws {
    let insults = try ["churlish", "puking", "gleeking"].map {
      try #require(Insult(code: "exclamation.\($0).flap-mouthed.foot-licker"))
    }
    var settings = InsultSettings()
    for insult in insults + insults { settings.addFavourite(insult) }
    #expect(settings.favourites == insults)
    settings.removeFavourite(insults[1])
    settings.removeFavourite(insults[1])
    #expect(settings.favourites == [insults[0], insults[2]])
  }

  @Test func theConfigurationComesBackAsItWas() throws {
    for configuration in [InsultConfiguration(), InsultConfiguration(rating: .bawdy)] {
      #expect(try InsultConfiguration(json: configuration.json) == configuration)
    }
    #expect(InsultConfiguration(rating: .bawdy).json.text == #"{"rating":"bawdy"}"#)
    #expect(try InsultConfiguration(json: .object(["rating": .string("polite")])) == InsultConfiguration())
  }
}
