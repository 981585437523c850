/// Texts of the apps in the form in which they store them.
enum StoredTexts {
  /// The same data as ``budget``, from a week earlier in the same month.
  static let olderBudget = budget.replacing(#""asOf": "2026-02-17""#, with: #""asOf": "2026-02-10""#)

  /// MomiQ in February 2026: a budget of the month and one of a category, with spending of two years.
  static let budget = """
    {
      "payload": {
        "asOf": "2026-02-17",
        "budgets": [
          {"amount": 50000, "currency": "USD", "period": "month"},
          {"amount": 1300, "category": "Food", "currency": "USD", "period": "day"}
        ],
        "categories": [
          {"id": "Food", "name": "Food"},
          {"id": "Rent", "name": "Rent"},
          {"id": "Travel", "name": "Travel"}
        ],
        "currency": "USD",
        "recordedSince": "2025-01-01",
        "rules": {
          "financialYearStart": {"day": 1, "month": 1},
          "firstWeekday": "sunday",
          "minimalDays": 4,
          "monthStartDay": 5
        },
        "totals": [
          {"categories": [{"amounts": {"Food": 800}, "anchor": "2026-02-16", "period": "day"},
            {"amounts": {"Food": 1250}, "anchor": "2026-02-17", "period": "day"},
              {"amounts": {"Food": 10000}, "anchor": "2025", "period": "year"},
                {"amounts": {"Food": 2050, "Rent": 30000, "Travel": 4410}, "anchor": "2026",
                  "period": "year"}, {"amounts": {"Food": 10000}, "anchor": "2025",
                    "period": "financialYear"}, {"amounts": {"Food": 2050, "Rent": 30000,
                      "Travel": 4410}, "anchor": "2026", "period": "financialYear"}],
                        "currency": "USD", "days": {"2025-02-10": 10000, "2026-01-05": 4410,
                          "2026-02-03": 30000, "2026-02-16": 800, "2026-02-17": 1250}, "planned": []}
        ]
      },
      "schema": "momiq-budget",
      "version": 1,
      "writtenAt": "2026-02-17T05:00:00Z",
      "zone": "Asia/Ho_Chi_Minh"
    }
    """

  /// The same with a budget of zero, and with euros in the app's settings.
  static let budgetOfZero = budget.replacing(#""amount": 50000"#, with: #""amount": 0"#)
    .replacing(
      "\"currency\": \"USD\",\n    \"recordedSince\"", with: "\"currency\": \"EUR\",\n    \"recordedSince\"")

  /// Sipli's settings on 17 February 2026.
  static let hydration = """
    {
      "payload": {
        "lastWeather": {
          "day": "2026-02-17",
          "temperatureC": 30
        },
        "profile": {
          "dayStartHour": 4,
          "customGoalML": 6000,
          "presetsML": [100, 200, 300],
          "weightKg": 70
        }
      },
      "schema": "sipli-hydration",
      "version": 4,
      "writtenAt": "2026-02-17T05:00:00Z",
      "zone": "Asia/Ho_Chi_Minh"
    }
    """

  private static let drinks = [
    #""month":"2026-02","format":4"#,
    #""goal":{"baseML":1800,"day":"2026-02-16","reachedML":1500}"#,
    """
    "change":1,"add":{"date":"2026-02-16T05:00:00Z","day":"2026-02-16","factor":0,"fluidType":"wine",\
    "id":"44444444-1111-1111-1111-111111111111","source":"manual","volumeML":237}
    """,
    #""goal":{"baseML":2450,"day":"2026-02-17","totalML":3100,"weatherAdjustmentML":650}"#,
    """
    "change":2,"add":{"date":"2026-02-17T01:00:00Z","day":"2026-02-17","fluidType":"coffee",\
    "id":"22222222-1111-1111-1111-111111111111","note":"này","source":"manual","volumeML":500}
    """,
    """
    "change":3,"add":{"date":"2026-02-17T05:00:00Z","day":"2026-02-17",\
    "id":"11111111-1111-1111-1111-111111111111","source":"manual","volumeML":250}
    """,
    """
    "change":4,"add":{"date":"2026-02-17T05:01:00Z","day":"2026-02-17",\
    "id":"33333333-1111-1111-1111-111111111111","source":"widget","volumeML":200}
    """,
  ]

  /// Four drinks of Sipli on two days, of which wine does not count.
  static let drinkLines = JournalText.month(drinks)

  /// The same with one more, tapped at 17 February 2026, 12:20 in Hanoi.
  static let moreDrinkLines = JournalText.month(
    drinks + [
      #""change":5,"add":{"date":"2026-02-17T05:20:00Z","day":"2026-02-17","id":"5","volumeML":150}"#
    ])

  /// Two taps on "another".
  static let taps = """
    {"schema": "insult-taps", "version": 1, "payload": {"at": "2026-02-17T05:20:00Z", "skipped": 2}}
    """
}
