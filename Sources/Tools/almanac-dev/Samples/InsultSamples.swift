import InsultWidget

extension InsultDefinition: SampledWidget {
  static let command = "insult"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    let (state, noon) = (
      InsultState.loaded(InsultChoices(InsultSettings(seed: 7))), try Instant.noon(2026, 2, 17)
    )
    return [
      "sample": Sample(.placeholder, at: noon), "normal": Sample(state, at: noon),
      "another": Sample(state, at: noon.adding(3 * 3_600)),
      "later": Sample(state, at: noon.adding(6 * 3_600)),
      "failure": Sample(.unreadable(""), at: noon),
    ]
  }

  static func measured(in language: Language, _ scope: WidthScope) -> [[Sample<Self>]] {
    // There is a new insult every hour, so the days of one seed cover some thousands of all insults.
    let instants = scope.noons.flatMap { noon in [-5, 0, 4, 9].map { noon.adding($0 * 3_600) } }
    return InsultRating.allCases.map { rating in
      samples([.loaded(InsultChoices(InsultSettings(seed: 1, rating: rating)))], at: instants)
    } + [samples(State.withoutFacts, at: Array(scope.noons.prefix(1)))]
  }
}
