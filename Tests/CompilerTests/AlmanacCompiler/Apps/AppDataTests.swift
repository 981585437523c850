import AlmanacCompiler
import SourceText
import Testing

/// Mistakes in Data/apps.
struct AppDataTests {
  private static func path(_ name: String) -> String { "Data/apps/\(name).tsv" }

  private func problems(_ old: String, _ new: String, in name: String) -> [String] {
    #expect(Project.tree.text(Self.path(name)).contains(old), "the test is out of date")
    return Project.problems(inShortFilesOf: Project.tree.replacing(old, with: new, in: Self.path(name)))
      .map { "\($0)" }
  }

  /// The values are those of the source documents, or decisions of this project.
  @Test func theAppsAsTheyAre() throws {
    let apps = try Project.data().apps
    #expect(apps.minimumIOS == "17.0")
    #expect(apps.apps.map { $0["bundle"] }.contains("vn.bradley.vietcalendar"))
    #expect(apps.apps.map { $0.parts[.kind]?.count } == [1, 1, 2, 1, 1, nil])
    #expect(apps.apps.flatMap(\.usageTexts).map(\.key) == ["NSLocationWhenInUseUsageDescription"])
    // The app in Apps/ uses neither of the names, and the font is not in the repository.
    #expect(apps.apps.allSatisfy { $0.carried.isEmpty })
  }

  @Test(arguments: [
    ("lichViet\tLichViet", "LichViet\tLichViet", "id 'LichViet' is not a name in code such as lichViet"),
    ("lichViet\tLichViet", "lichViet\tlichViet", "folder 'lichViet' is not a name such as LichViet"),
    (
      "MomiQ\tMomiQ\tapp.momiq\t", "MomiQ\tMomiQ\tmomiq\t",
      "bundle 'momiq' is not an identifier such as app.momiq"
    ),
    (
      "app.momiq.widget", "app.momi.widget",
      "widget-bundle 'app.momi.widget' does not begin with 'app.momiq.'"
    ),
    ("app.momiq.widget", "app.momiq..widget", "widget-bundle 'app.momiq..widget' is not an identifier"),
    (
      "group.app.momiq", "app.momiq.group",
      "group 'app.momiq.group' is not an identifier that begins with 'group.'"
    ),
    ("\tmomiq\tB", "\tmomi-q\tB", "scheme 'momi-q' is not a word of lower-case letters and digits"),
    ("BudgetWidget", "MoneyWidget", "module 'MoneyWidget' is not a module with texts in Data/strings"),
    ("SolsticeWidget\t1.0", "SolsticeWidget\t1", "version '1' is not a version such as 1.0"),
    ("SolsticeWidget\t1.0\t1", "SolsticeWidget\t1.0\t0", "build 0 is outside 1...1000000"),
    ("sipli\tHydrationWidget", "momiq\tHydrationWidget", "duplicate scheme 'momiq'"),
    ("\tHydrationWidget", "\tBudgetWidget", "two apps with kinds have the module 'BudgetWidget'"),
    ("ios: 17.0", "ios: seventeen", "ios 'seventeen' is not a version such as 17.0"),
    ("# ios: 17.0\n", "", "a line '# ios: ...' must be in the header"),
  ]) func ofAnAppIsReported(old: String, new: String, message: String) {
    let problems = problems(old, new, in: "apps")
    #expect(problems.contains { $0.contains(message) }, "\(problems)")
  }

  @Test(arguments: [
    ("momiQ\tkind\tB", "momi\tkind\tB", ":23:1: error: app 'momi' is not in Data/apps/apps.tsv", "parts"),
    ("kind\tCalendarWidget\t-", "kind\tCalendarWidget\tyes", "project 'yes' of a kind is not '-'", "parts"),
    (
      "font\tIMFellEnglish-Regular.ttf\tno", "font\tIMFellEnglish-Regular.ttf\t-",
      "project '-' is not one of: no, yes", "parts"
    ),
    (
      "sipli\tkind", "sipli\twidget",
      "part 'widget' is not one of: kind, setting, document, font, entitlement", "parts"
    ),
    ("WaterQuestState-YYYY-MM.jsonl", "InsultTaps.json", "duplicate value 'InsultTaps.json'", "parts"),
    ("sipli\tkind\tSipliWidget\t-\n", "", "no widget kind of app 'sipli'", "parts"),
    (
      "NSLocationWhenInUse", "LocationWhenInUse", "is not a key such as NSLocationWhenInUseUsageDescription",
      "usage"
    ),
    ("\tLịch\t日历\tCalendar\n", "\tSố tuần\t周数\tWeeks\n", "duplicate text 'Weeks'", "intents"),
    ("\tMonth shown\n", "\tMonth\n", "text 'Month' has another meaning in a row above", "intents"),
    ("\tSố tuần\t", "\t\t", "vi is empty", "intents"),
    ("app\tvi\t", "app\tfr\t", "unknown column 'fr'", "intents"),
    (
      "Insult me with ${applicationName}", "Insult me", "phrase 'Insult me' has not ${applicationName} once",
      "phrases"
    ),
    (
      "\tGhi ${beverage} trong", "\tGhi nước trong",
      "phrase 'Ghi nước trong ${applicationName}' has other values than the English one", "phrases"
    ),
    ("Next festival in", "Lunar date today in", "duplicate phrase 'Lunar date today in", "phrases"),
    ("\tTellInsultIntent", "\ttellInsult", "intent 'tellInsult' is not the name of a type", "phrases"),
    ("sipli\tLog", "sip\tLog", "app 'sip' is not in Data/apps/apps.tsv", "phrases"),
  ]) func ofWhatBelongsToAnAppIsReported(old: String, new: String, message: String, file: String) {
    let problems = problems(old, new, in: file)
    #expect(problems.contains { $0.contains(message) }, "\(problems)")
  }

  @Test(arguments: ["apps", "parts", "usage", "intents", "phrases"]) func everyFileHasToBeThere(name: String)
  {
    var tree = Project.tree
    tree[Self.path(name)] = nil
    let problems = Project.problems(inShortFilesOf: tree).map { "\($0)" }
    #expect(problems.contains("\(Self.path(name)): error: the file is missing"), "\(problems)")
  }
}
