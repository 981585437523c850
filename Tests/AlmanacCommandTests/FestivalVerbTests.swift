import Foundation
import Testing

struct FestivalVerbTests {
  @Test func festivalsOfAYear() throws {
    let text = try Command.output("festivals 2026")
    #expect(text.contains("2026-11-24") && text.contains("Ngày Văn hóa Việt Nam"))
    #expect(text.contains("decided every year"))
    let festivals = try #require(Command.json("festivals 2026 --format json") as? [[String: Any]])
    let dates = festivals.compactMap { $0["date"] as? String }
    #expect(dates == dates.sorted() && dates.count == 43)
    #expect(
      try Command.output("festivals 2025 --calendar chinese --language zh").contains(
        "2025-01-28 to 2025-01-31"))
  }

  @Test func exportForOtherTools() throws {
    let words = "export festivals --from 2026-01-01 --to 2026-12-31"
    let table = try CSVTable(Command.output(words))
    #expect(table.columns == ["date", "id", "name", "kind", "days_off"])
    #expect(table.rows.contains(["2026-02-17", "tet", "Tết Nguyên đán", "public", "5"]))
    #expect(table.rows.contains(["2026-11-24", "culture_day", "Ngày Văn hóa Việt Nam", "public", "1"]))
    let file = try ICSFile(Command.output("\(words) --format ics"))
    #expect(file.events.count == table.rows.count)
    #expect(try Command.output("export festivals").hasPrefix("date,id,name,kind,days_off\n1900-"))
  }
}
