import AlmanacCompiler
import AlmanacModel
import DomainRecords
import SourceText
import Testing

/// The data of Data/hydration, and mistakes in it.
struct HydrationDataTests {
  private func problems(_ old: String, _ new: String, in name: String) -> [String] {
    let path = "Data/hydration/\(name).tsv"
    let tree = Project.tree.replacing(old, with: new, in: path)
    guard tree[path] != Project.tree[path] else { return ["'\(old)' is not in \(path)"] }
    return Project.problems(inShortFilesOf: tree).map { "\($0)".replacing("\(path):", with: "") }
  }

  @Test func theTablesAsTheyAre() throws {
    let data = try Project.data().hydration
    #expect(data.constants.count == GoalKey.allCases.count)
    // The evidence supports no factor except 1; strong drinks are logged and not counted.
    let factors = Dictionary(data.beverages.map { ("\($0.id)", $0.factor) }) { first, _ in first }
    #expect(["water", "coffee", "beer", "soup"].allSatisfy { factors[$0] == 1000 })
    #expect(["wine", "cocktail"].allSatisfy { factors[$0] == 0 })
    #expect(
      Set(["beer", "wine", "cocktail"]).isSubset(of: data.beverages.filter(\.isAlcoholic).map { "\($0.id)" }))
    let base = try #require(data.constants.first { $0.key == .bodyMassSteady })
    #expect(base.value * 70 == 2450, "the placeholder of the widget")
    #expect(data.weather.map(\.from) == [-100, 5, 22, 26, 30, 70, 80])
    #expect(data.presets.map { $0.record.amount } == [150, 250, 330, 500, 8, 12, 16, 20, 7, 10, 12, 20])
  }

  @Test(arguments: [
    ("water\tNước\t", "Water\tNước\t", "id 'Water' is not a word"),
    ("beer\tBia", "bi er\tBia", "id 'bi er' is not a word"),
    ("water\tNước\t", "aqua\tNước\t", "beverage 'water' is missing"),
    ("tea\tTrà\t茶\tTea", "milk\tTrà\t茶\tTea", "duplicate id 'milk'"),
    ("tea\tTrà\t茶\tTea", "tea\tTrà\t茶\tMilk", "duplicate en 'Milk'"),
    ("drop.fill\twater\t1\t", "drop.fill\twater\t1.5\t", "factor '1.5' is not a number"),
    ("drop.fill\twater\t1\t", "drop.fill\twater\t-1\t", "factor '-1' is not a number"),
    ("drop.fill\twater\t1\t", "drop.fill\twater\t1.\t", "factor '1.' is not a number"),
    ("drop.fill\twater\t1\t", "drop.fill\twater\t0.1234\t", "factor '0.1234' is not a number"),
    ("drop.fill\twater\t1\t", "drop.fill\twater\tnan\t", "factor 'nan' is not a number"),
    ("drop.fill\twater\t1\t", "drop.fill\twater\t99999999999999999999\t", "is not a number"),
    ("1.54", "15.4", "retention '15.4' is not a number of at most 2 decimal places up to 3.0"),
    ("drop.fill\twater", "drop.fill\tblue", "tint 'blue' is not one of: water, tea"),
    ("drop.fill", "drop fill", "symbol 'drop fill' is not a word"),
    ("1.00\tyes", "1.00\tmaybe", "alcohol 'maybe' is not one of: no, yes"),
    ("\tdecision: as coffee\n", "\t\n", "source is empty"),
  ]) func aMistakeInABeverage(old: String, new: String, message: String) {
    let text = problems(old, new, in: "beverages").joined(separator: "\n")
    #expect(text.contains(message), "\(text)")
  }

  @Test(arguments: [
    ("goal", "pregnancy\t300", "pregnant\t300", "key 'pregnant' is not one of"),
    ("goal", "lactation\t700", "pregnancy\t700", "duplicate key 'pregnancy'"),
    ("goal", "lactation\t700", "pregnancy\t700", "key 'lactation' is missing"),
    ("goal", "drinks-share\t80\tpercent", "drinks-share\t80\tmL", "unit 'mL' of drinks-share is not percent"),
    ("goal", "drinks-share\t80", "drinks-share\t101", "value 101 is outside 1...100"),
    (
      "goal", "total-minimum\t1200", "total-minimum\t4100",
      "health-note-above 4000 is less than total-minimum 4100"
    ),
    ("weather", "temperature\t-100", "temperature\t-101", "from -101 is outside -100...100"),
    ("weather", "humidity\t70", "humidity\t-1", "from -1 is outside 0...100"),
    ("goal", "total-maximum\t8000", "total-maximum\t3000", "is less than health-note-above 4000"),
    ("weather", "temperature\t26", "temperature\t22", "thresholds and amounts of a measure increase"),
    (
      "weather", "temperature\t30\t650", "temperature\t30\t100",
      "thresholds and amounts of a measure increase"
    ),
    ("weather", "humidity\t70", "rain\t70", "measure 'rain' is not one of: temperature, humidity"),
    ("presets", "metric\t250", "metric\t150", "duplicate amount 150"),
    ("presets", "metric\t250", "metric\t5", "amount 5 is outside 10...2000"),
    ("presets", "us\t8", "us\t250", "amount 250 is outside 1...64"),
  ]) func aMistakeInARule(name: String, old: String, new: String, message: String) {
    let text = problems(old, new, in: name).joined(separator: "\n")
    #expect(text.contains(message), "\(text)")
  }

  /// Each mistake gives one message: a bad value is not also reported as a missing key.
  @Test func oneMistakeIsReportedOnce() {
    #expect(
      problems("lactation\t700", "lactation\tseven", in: "goal").map { $0.drop { $0 != "e" } }
        == ["error: value 'seven' is not a whole number"])
  }
}
