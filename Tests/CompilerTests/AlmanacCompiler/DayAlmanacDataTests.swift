import AlmanacCompiler
import SourceText
import Testing

/// Mistakes in Data/almanac-day.
struct DayAlmanacDataTests {
  private func problems(_ old: String, _ new: String, in name: String) -> [String] {
    let path = "Data/almanac-day/\(name).tsv"
    return Project.problems(inShortFilesOf: Project.tree.replacing(old, with: new, in: path))
      .map { "\($0)".replacing("\(path):", with: "") }
  }

  @Test func theTablesAsTheyAre() throws {
    let day = try Project.data().dayAlmanac
    #expect(day.nayins.count == 30 && day.spirits.count == 12 && day.officers.count == 12)
    #expect(day.mansions.count == 28 && day.elements.count == 5 && day.directions.count == 8)
    #expect(day.stems.count == 10 && day.branches.count == 12)
    #expect(day.nayins[0].name.vi == "Hải Trung Kim" && day.nayins[29].name.zh == "大海水")
    // The last word of a sound is its element.
    for nayin in day.nayins {
      let element = day.elements[nayin.element]
      #expect(nayin.name.vi.hasSuffix(" \(element.vi)") && nayin.name.zh.hasSuffix(element.zh))
    }
    // The buffalo and the cat are Vietnam's alone.
    #expect(
      day.branches.indices.filter { day.branches[$0].vietnameseAnimal != day.branches[$0].chineseAnimal }
        == [1, 3])
  }

  @Test func everyIndexOnce() {
    let duplicate = problems("3\tMão\twood", "2\tMão\twood", in: "branches")
    #expect(duplicate.count == 2 && duplicate.first?.hasPrefix("13:1: error: duplicate index 2") == true)
    #expect(duplicate.last == " error: index 3 is missing")
    #expect(
      problems("11\tBế", "12\tBế", in: "officers").first?.contains("index 12 is outside 0...11") == true)
  }

  @Test func namesOfTheCycleBelongToTheirIndex() {
    #expect(
      problems("Giáp Tý\t甲子", "Giáp Sửu\t甲子", in: "nayin") == [
        "11:3: error: cycle-vi 'Giáp Sửu' does not belong to index 0, which is 'Giáp Tý'"
      ])
    #expect(problems("Giáp Tý\t甲子", "Giáp Tý\t甲丑", in: "nayin").first?.contains("which is '甲子'") == true)
    #expect(problems("0\tGiáp", "0\tẤt", in: "stems").first?.contains("which is 'Giáp'") == true)
    #expect(problems("0\tTý", "0\tTí", in: "branches").first?.contains("which is 'Tý'") == true)
  }

  @Test func twoPlacesShareASound() {
    #expect(
      problems("乙丑\tHải Trung Kim", "乙丑\tHải Trung Mộc", in: "nayin").first?.contains(
        "index 1 has another name than index 0") == true)
    #expect(
      problems("metal in the sea\t해중금\t海中金\t海中金\tmetal", "metal in the sea\t해중금\t海中金\t海中金\twood", in: "nayin")
        .first?
        .contains(
          "another element") == true)
  }

  @Test func wordsOfOtherTables() {
    #expect(
      problems("Giáp\twood", "Giáp\tair", in: "stems").first?.contains(
        "element 'air' is not one of: wood, fire, earth, metal, water") == true)
    #expect(
      problems("wood\tnortheast", "wood\tabove", in: "stems").first?.contains("joy 'above' is not one of")
        == true)
  }

  @Test func sixLuckySpirits() {
    #expect(
      problems(
        "Azure Dragon\t청룡\t青竜\t青龍\tyellow\tgood", "Azure Dragon\t청룡\t青竜\t青龍\tblack\tordinary", in: "spirits"
      )
      .first?
      .contains(
        "5 of the path yellow, 3 good and 4 bad; expected 6, 4 and 4") == true)
    #expect(
      problems(
        "Azure Dragon\t청룡\t青竜\t青龍\tyellow\tgood", "Azure Dragon\t청룡\t青竜\t青龍\tgreen\tgood", in: "spirits"
      )
      .first?
      .contains(
        "path 'green' is not one of: yellow, black") == true)
  }

  @Test func theWeekdayOfAMansion() {
    #expect(
      problems("jiǎo\t각\t角\t角\t4", "jiǎo\t각\t角\t角\t5", in: "mansions").first?.contains(
        "weekday 5 does not belong to index 0, which always falls on 4") == true)
  }

  @Test func namesAreThereOnce() {
    #expect(problems("Trừ\t除", "Kiến\t除", in: "officers").first?.contains("duplicate name 'Kiến'") == true)
  }

  /// If the names of the stems are missing, nothing is compared with them.
  @Test func oneMistakeIsReportedOnce() {
    var tree = Project.tree
    tree["Data/names/stems.tsv"] = nil
    #expect(throws: CompilationFailure.self) { try readData(tree) }
    do {
      _ = try readData(tree)
    } catch {
      #expect(error.diagnostics.map { "\($0)" } == ["Data/names/stems.tsv: error: the file is missing"])
    }
  }
}
