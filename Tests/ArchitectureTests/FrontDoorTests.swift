import Foundation
import TestSupport
import Testing

/// The pages that people read first, forms, and the index of packages.
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

  /// A block that is not closed takes the text after it, with its headings, for code.
  @Test func everyCodeBlockIsClosed() throws {
    for page in Self.pages {
      var open: (line: Int, fence: Substring)?
      for (index, line) in try Repository.text(page).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let match = line.firstMatch(of: #/^ {0,3}(?:> ?)?(`{3,}|~{3,})(.*)$/#) else { continue }
        // A closing fence is as long as the opening one, and nothing is after it.
        guard let (_, fence) = open else {
          open = (index + 1, match.1)
          continue
        }
        guard match.1.hasPrefix(fence) else { continue }
        let isBare = match.2.allSatisfy { $0.isWhitespace }
        #expect(isBare, "\(page):\(index + 1): a code block begins within another")
        open = nil
      }
      #expect(open == nil, "\(page):\(open?.line ?? 0): the code block has no end")
    }
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
