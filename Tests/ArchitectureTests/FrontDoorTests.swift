import Foundation
import TestSupport
import Testing

/// What people read first: pages, forms, and the index of packages.
struct FrontDoorTests {
  /// The pages of the repository, without those of DocC that only DocC links.
  private static let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
    + ["Apps", "Data", "Sources", "Tests"].flatMap(Repository.files).filter { $0.hasSuffix(".md") }

  @Test func everyLinkLeadsToAFile() throws {
    var links = 0
    for page in Self.pages {
      let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
      let text = try Repository.text(page)
      for match in text.matches(of: #/\]\(([^)#:]+)(#[^)]*)?\)|(?:src|srcset)="([^":]+)"/#) {
        let path = String(match.1 ?? match.3 ?? "")
        links += 1
        #expect(
          FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path), "\(page): \(path)"
        )
      }
    }
    #expect(links > 0)
  }

  /// The Swift Package Index builds the documentation of each library, and of nothing else.
  @Test func theIndexDocumentsEachLibrary() throws {
    let listed = try Repository.lines(".spi.yml").compactMap { $0.firstMatch(of: /^ +- (\w+)$/)?.1 }
    let libraries = try Repository.text("Package.swift").matches(
      of: /^    (?:library|widget)\("(\w+)"/
        .anchorsMatchLineEndings()
    ).map(\.1)
    #expect(listed == libraries)
  }

  @Test func theFormForAWrongDateOffersEachCalendar() throws {
    let form = try Repository.text(".github/ISSUE_TEMPLATE/wrong-date.yml")
    let options = try #require(form.firstMatch(of: /options: \[(.*), none of them\]\n/)?.1)
    let calendars = Repository.files(below: "Data/calendars").map { $0.dropFirst(15).dropLast(4) }
    #expect(options.split(separator: ", ").sorted() == calendars.sorted())
  }
}
