// Foundation, on the system where this is compiled: usage: foundation.adapter [chinese | dangi | vietnamese]
import Foundation

let id: Calendar.Identifier =
  CommandLine.arguments.contains("dangi")
  ? .dangi : CommandLine.arguments.contains("vietnamese") ? .vietnamese : .chinese
var (lunar, civil) = (Calendar(identifier: id), Calendar(identifier: .gregorian))
(lunar.timeZone, civil.timeZone) = (TimeZone.gmt, TimeZone.gmt)
while let line = readLine() {
  let day = line.split(separator: " ")[1].split(separator: "-").compactMap { Int($0) }
  guard day.count == 3, let date = civil.date(from: DateComponents(year: day[0], month: day[1], day: day[2]))
  else { print("none"); continue }
  let parts = lunar.dateComponents([.year, .month, .day, .isLeapMonth], from: date)
  guard let month = parts.month, let number = parts.day, let cycle = parts.year else {
    print("none"); continue
  }
  // The year of the cycle of sixty that is nearest to the civil year.
  let year = (day[0] - 1...day[0]).first { ($0 - 4) % 60 + 1 == cycle } ?? cycle
  print(year, month, parts.isLeapMonth ?? false, number)
}
