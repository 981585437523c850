import AlmanacFoundation
import HydrationFixtures
import Testing

@testable import Hydration

struct GoalRuleTests {
  private func goal(
    _ change: (inout HydrationProfile) throws -> Void, heat: Double? = nil, humidity: Double? = nil,
    minutes: Double? = nil
  ) throws -> GoalBreakdown {
    var profile = HydrationProfile()
    try change(&profile)
    let day = try #require(CivilDate("2026-02-17"))
    return GoalRule.goal(
      of: profile,
      weather: try heat.map { try WeatherReading(temperature: $0, humidity: humidity, day: day) },
      workout: try minutes.map { try WorkoutReading(minutes: $0, day: day) })
  }

  @Test func SI_05_aWeightOf70KilogramsAsksFor2450Millilitres() throws {
    #expect(try goal { try $0.setBodyMass(70) }.total.millilitres == 2450)
    let intense = try goal {
      try $0.setBodyMass(67.25)
      $0.activity = .intense
    }
    #expect(intense.total.millilitres == 2556)  // 2555.5
    #expect(try goal { try $0.setBodyMass(20) }.total.millilitres == 1200, "not below the least")
    #expect(try goal { try $0.setBodyMass(300) }.total.millilitres == 8000, "not above the most")
  }

  /// EFSA 2010: 2.0 L for women and 2.5 L for men, of which drinks are 80 %; 300 and 700 mL more.
  @Test func SI_05_withoutABodyMassTheAdequateIntakeOfDrinks() throws {
    #expect(try goal { $0.reference = .women }.total.millilitres == 1600)
    #expect(try goal { $0.reference = .men }.total.millilitres == 2000)
    #expect(try goal { _ in }.total.millilitres == 1800)
    let pregnant = try goal {
      $0.reference = .women
      $0.condition = .pregnancy
    }
    #expect(pregnant.total.millilitres == 1840)
    let lactating = try goal {
      $0.reference = .women
      $0.condition = .lactation
    }
    #expect(lactating.total.millilitres == 2160)
  }

  /// The rule of the app Sipli, GoalCalculator.swift at commit 1599995f: no goal up to 8 L changes when the document moves here.
  @Test func SI_05_theGoalsOfDocumentsAreThoseOfTheAppTheyAreFromToTheMillilitre() throws {
    func app(mass: Double, activity: Double, heat: Double?, humidity: Double, minutes: Double?) -> Double {
      var air = 0.0
      if let heat {
        if heat >= 30 { air += 650 } else if heat >= 26 { air += 450 } else if heat >= 22 { air += 250 }
        if heat < 5 { air -= 200 }
        if humidity >= 80 { air += 250 } else if humidity >= 70 { air += 150 }
      }
      return min(8000, max(1200, mass * activity + air + (minutes ?? 0) * 12))
    }
    var failures: [String] = []
    for mass in [20, 28.4, 34, 52.75, 70, 118.1, 300] {
      for (activity, factor) in [(ActivityLevel.chill, 32.0), (.steady, 35), (.intense, 38)] {
        for heat in [nil, -40, 4.9, 5, 21.9, 22, 25.9, 26, 29.9, 30, 45] as [Double?] {
          for humidity in [0, 69.9, 70, 79.9, 80, 100] {
            for minutes in [nil, 0, 30, 45.5, 200, 1440] as [Double?] {
              let goal = try goal(
                {
                  try $0.setBodyMass(mass)
                  $0.activity = activity
                }, heat: heat, humidity: humidity, minutes: minutes)
              #expect(
                goal.base.millilitres + goal.weatherAdjustment + goal.workoutAdjustment.millilitres
                  == goal.total.millilitres, "the parts add up")
              let expected = app(
                mass: mass, activity: factor, heat: heat, humidity: humidity, minutes: minutes)
              if abs(Double(goal.total.millilitres) - expected) > 0.5 {
                failures.append(
                  "\(mass) \(activity) \(heat ?? 99) \(humidity) \(minutes ?? -1): \(goal.total)")
              }
            }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func SI_05_heatHumidAirAndWorkoutsAddColdTakesAwayWhoWantsNeitherHasNeither() throws {
    func added(_ heat: Double, _ humidity: Double? = nil) throws -> Int {
      try goal({ try $0.setBodyMass(70) }, heat: heat, humidity: humidity).weatherAdjustment
    }
    #expect(
      try [-20, 4.9, 5, 21.9, 22, 25.9, 26, 29.9, 30, 45].map { try added($0) } == [
        -200, -200, 0, 0, 250, 250, 450, 450, 650, 650,
      ])
    #expect(try [69.0, 70, 79, 80, 100].map { try added(30, $0) } == [650, 800, 800, 900, 900])
    #expect(try added(15, 100) == 250 && added(0, 100) == 50)
    let run = try goal({ try $0.setBodyMass(70) }, minutes: 30)
    #expect(run.workoutAdjustment.millilitres == 360 && run.total.millilitres == 2810)
    let cold = try goal({ try $0.setBodyMass(36) }, heat: -10)
    #expect(cold.base.millilitres == 1260 && cold.total.millilitres == 1200)
    let none = try goal(
      {
        try $0.setBodyMass(70)
        $0.usesWeather = false
        $0.usesWorkouts = false
      }, heat: 35, humidity: 90, minutes: 300)
    #expect(none.total.millilitres == 2450)
  }

  /// The amounts for weather and workouts are those that they add to the goal, even if it is the least goal.
  @Test func SI_05_theGoalIsTheSumOfItsParts() throws {
    func parts(_ goal: GoalBreakdown) -> [Int] {
      [
        goal.base.millilitres, goal.weatherAdjustment, goal.workoutAdjustment.millilitres,
        goal.total.millilitres,
      ]
    }
    #expect(parts(try goal({ try $0.setBodyMass(36) }, heat: -10)) == [1260, -60, 0, 1200])
    // 20 kg ask for 700 mL: 30 minutes make 1060 of that, 60 make 1420.
    #expect(parts(try goal({ try $0.setBodyMass(20) }, minutes: 30)) == [1200, 0, 0, 1200])
    #expect(parts(try goal({ try $0.setBodyMass(20) }, minutes: 60)) == [1200, 0, 220, 1420])
    #expect(parts(try goal({ try $0.setBodyMass(20) }, heat: 30, minutes: 30)) == [1200, 150, 360, 1710])
    // 2353.75 mL, 548.4 more: 2902.15.
    #expect(parts(try goal({ try $0.setBodyMass(67.25) }, minutes: 45.7)) == [2354, 0, 548, 2902])
    #expect(
      parts(try goal({ try $0.setCustomGoal(Volume(millilitres: 800)) }, heat: -10)) == [800, 0, 0, 800])
    // No part goes beyond the most that any goal is: 300 kg at 38 mL, a day at 12 mL a minute.
    let heaviest = try goal(
      {
        try $0.setBodyMass(300)
        $0.activity = .intense
      }, heat: 45, humidity: 100, minutes: 1440)
    #expect(parts(heaviest) == [8000, 0, 0, 8000])
    #expect(parts(try goal({ try $0.setBodyMass(210) }, heat: 30, minutes: 60)) == [7350, 650, 0, 8000])
    #expect(parts(try goal({ try $0.setBodyMass(210) }, heat: 5, minutes: 60)) == [7350, 0, 650, 8000])
  }

  /// GoalCalculator.swift at commit 1599995f: `max(1200, …)` of the goal that is set, without an upper bound.
  @Test func SI_05_whereAGoalOfOnesOwnIsNotTheAppsItIsSaidWhichThatWas() throws {
    for (stored, app) in [("1000", 1200), ("300", 1200), ("9000", 9000), ("1e300", 1_000_000_000)] {
      let profile = HydrationProfile(["customGoalML": try Fixture.json(stored)])
      #expect(GoalRule.differingGoalOfApp(of: profile)?.millilitres == app, "\(stored)")
    }
    // So is one by body mass above the largest goal.
    var heavy = HydrationProfile()
    try heavy.setBodyMass(300)
    #expect(GoalRule.differingGoalOfApp(of: heavy)?.millilitres == 10_500)
    for stored in ["1200", "2450.4", "8000", "-5", "0", "\"x\"", "null"] {
      let profile = HydrationProfile(["customGoalML": try Fixture.json(stored), "weightKg": .integer(70)])
      #expect(GoalRule.differingGoalOfApp(of: profile) == nil, "\(stored)")
    }
  }

  @Test func SI_05_aGoalOfTheUsersOwnWithinBoundsHighOnesComeWithANote() throws {
    #expect(try goal { try $0.setCustomGoal(Volume(millilitres: 3000)) }.total.millilitres == 3000)
    #expect(HydrationProfile.customGoals == 500...8000)
    for wrong in [0, 499, 8001, 1_000_000] {
      #expect(throws: HydrationError.self) { try goal { try $0.setCustomGoal(Volume(millilitres: wrong)) } }
    }
    #expect(GoalRule.healthNoteThreshold.millilitres == 4000)
    let hot = try goal({ try $0.setCustomGoal(Volume(millilitres: 8000)) }, heat: 35, minutes: 60)
    #expect(hot.total.millilitres == 8000 && GoalRule.largestGoal.millilitres == 8000)
    let little = try goal({ try $0.setCustomGoal(Volume(millilitres: 800)) }, heat: -10)
    #expect(little.total.millilitres == 800, "whoever was told to drink little is not told to drink more")
  }

  /// Twice the goal, but at least 4 L, which few people drink, and at most 8 L, which no goal exceeds.
  @Test func aDayIsFarOverItsGoalFromTwiceTheGoalOn() throws {
    for (goal, caution) in [
      (500, 4000), (1999, 4000), (2000, 4000), (2450, 4900), (4001, 8000), (8000, 8000),
    ] {
      #expect(
        GoalRule.cautionThreshold(ofGoal: try Volume(millilitres: goal)).millilitres == caution, "\(goal)")
    }
    #expect(GoalRule.cautionThreshold(ofGoal: Volume(clamping: .max)).millilitres == 8000)
  }

  @Test func SI_05_numbersThatCannotBeAreRefused() throws {
    var profile = HydrationProfile()
    for mass in [Double.nan, .infinity, -70, 0, 19.9, 300.1, 1e300] {
      #expect(throws: HydrationError.self, "\(mass)") { try profile.setBodyMass(mass) }
    }
    let day = try #require(CivilDate("2026-02-17"))
    for heat in [Double.nan, .infinity, 92] {
      #expect(throws: HydrationError.self) { try WeatherReading(temperature: heat, day: day) }
    }
    #expect(throws: HydrationError.self) { try WeatherReading(temperature: 30, humidity: 101, day: day) }
    for minutes in [Double.nan, -1, 1441] {
      #expect(throws: HydrationError.self) { try WorkoutReading(minutes: minutes, day: day) }
    }
    for hour in [-1, 15, .max] { #expect(throws: HydrationError.self) { try profile.setDayStartHour(hour) } }
    #expect(throws: HydrationError.self) {
      try profile.setPresets(try (1...9).map { try Volume(millilitres: $0) })
    }
    #expect(throws: HydrationError.self) { try profile.setPresets([.zero]) }
    #expect(profile == HydrationProfile(), "a refused change changes nothing")
  }

  @Test func C_09_whatAProfileHoldsThatCannotBeUsedIsSaidPassedOverAndKept() throws {
    let json = try Fixture.json(
      #"{"unitSystem": "stones", "weightKg": -5, "activityLevel": "steady", "customGoalML": 90000, "dayStartHour": 15, "presetsML": [250, -1], "name": "An", "wakeMinutes": 420}"#
    )
    var profile = HydrationProfile(try #require(json.object))
    #expect(profile.units == .metric && profile.bodyMass == nil && profile.dayStartHour == 0)
    #expect(profile.customGoal?.millilitres == 8000)
    #expect(profile.presets.map(\.millilitres) == [250])
    #expect(profile.problems.count == 5, "\(profile.problems)")
    #expect(profile.problems.first?.expected == "one of: metric, us, uk")
    #expect(JSON.object(profile.members) == json)
    profile.units = .us
    #expect(profile.members["unitSystem"] == .string("us") && profile.members["name"] == .string("An"))
    #expect(profile.problems.count == 4)
  }
}
