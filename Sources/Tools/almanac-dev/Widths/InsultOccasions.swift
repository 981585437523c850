import InsultWidget

/// The occasions of the insult widget.
enum InsultOccasions {
  static func report(in language: Language, _ scope: WidgetWidths.Scope) -> WidthReport {
    var survey = WidthSurvey(InsultDefinition.self, widget: "insult", in: language, scope)
    // There is a new insult every hour, so the days of one seed cover some thousands of all insults.
    for rating in InsultRating.allCases {
      let state = InsultState.loaded(InsultChoices(InsultSettings(seed: 1, rating: rating)))
      survey.add(
        scope.days.instants.flatMap { noon in
          [-5, 0, 4, 9].map { hour in
            Occasion(state, at: Instant(secondsSince1970: noon.secondsSince1970 + hour * 3_600))
          }
        })
    }
    let states: [InsultState] = [
      .placeholder, .missing, .newer(version: 9), .unreadable(""), .unavailable(""),
    ]
    survey.add(states.flatMap { state in scope.days.instants.prefix(1).map { Occasion(state, at: $0) } })
    return survey.report
  }
}
