import Foundation
import TestSupport
import Testing

/// The changelog is ordered by the effect of changes on people.
struct ChangelogTests {
  private static let headings = ["Future dates", "Past dates", "Words", "Code"]

  /// Returns the faults of a changelog.
  private func faults(of text: String) -> [String] {
    var faults: [String] = []
    var section: String?
    var last = -1
    var isEmpty = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    for line in lines {
      if line.hasPrefix("## ") || line.hasPrefix("### "), isEmpty {
        faults.append("nothing is before '\(line)'")
      }
      if line.hasPrefix("## ") {
        let name = String(line.dropFirst(3))
        if section == nil, name != "Unreleased" {
          faults.append("'\(name)' is where Unreleased is expected")
        }
        section = name
        last = -1
        isEmpty = false
      } else if line.hasPrefix("### ") {
        let name = String(line.dropFirst(4))
        let place = Self.headings.firstIndex(of: name) ?? -1
        if place <= last {
          faults.append("'\(name)' of \(section ?? "no version") is unknown, twice, or too late")
        }
        last = max(last, place)
        isEmpty = true
      } else {
        if section != nil, last < 0 { faults.append("'\(line)' is under no heading") }
        isEmpty = false
      }
    }
    if section == nil { faults.append("no section") }
    return isEmpty ? faults + ["the last heading has no entry"] : faults
  }

  @Test func sectionsStandInTheOrderOfTheirEffect() throws {
    #expect(faults(of: try Repository.text("CHANGELOG.md")) == [])
  }

  @Test func anotherOrderIsSeen() {
    #expect(
      faults(
        of:
          "# Changelog\n\n## Unreleased\n\n### Words\n\n- a\n\n### Code\n\n- b\n\n## 1.0\n\n### Past dates\n\n- c\n"
      ) == [])
    for wrong in [
      "# Changelog\n", "## 1.0\n\n### Words\n\n- a\n",
      "## Unreleased\n\n### Past dates\n\n- a\n\n### Future dates\n\n- b\n",
      "## Unreleased\n\n### Fixes\n\n- a\n", "## Unreleased\n\n### Words\n\n### Code\n\n- b\n",
      "## Unreleased\n\n- a\n",
      "## Unreleased\n\n### Code\n", "## Unreleased\n\n### Code\n\n- a\n\n### Code\n\n- b\n",
    ] { #expect(faults(of: wrong) != [], "\(wrong)") }
  }
}
