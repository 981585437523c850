import Documents
import Foundation
import Testing

struct BoundedLogTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func log(limit: Int = 100) throws -> BoundedLog {
    try BoundedLog(folder: folder.url, name: "taps.log", limit: limit)
  }

  private func append(_ number: Int, to log: BoundedLog) throws {
    try log.append(isReadable: { $0.allSatisfy { (0x30...0x39).contains($0) } }) { _ in
      Array("\(number)\n".utf8)
    }
  }

  private func lines(_ name: String = "taps.log") -> [String] {
    String(decoding: folder.bytes(name) ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func linesStandInTheirOrder() throws {
    let log = try log()
    #expect(try log.bytes() == [])
    for number in 1...5 { try append(number, to: log) }
    #expect(try String(decoding: log.bytes(), as: UTF8.self) == "1\n2\n3\n4\n5\n")
  }

  @Test func aLineIsMadeOfTheLinesThereAreNoneLeavesTheFileAlone()
    throws
  {
    let log = try log()
    for _ in 0..<4 {
      try log.append(isReadable: { _ in true }) { bytes in
        bytes.count < 6 ? Array("\(bytes.count)\n".utf8) : nil
      }
    }
    #expect(lines() == ["0", "2", "4"])
  }

  @Test func theOldestLinesGoTheLatestStayAndTheFileNeverGrowsBeyondItsLimit()
    throws
  {
    let log = try log()
    for number in 1000..<1400 {
      try append(number, to: log)
      let lines = lines()
      #expect(lines.last == "\(number)" && (folder.bytes("taps.log")?.count ?? 0) <= 100)
      #expect(
        lines == (0..<lines.count).reversed().map { "\(number - $0)" } && (number < 1020 || lines.count >= 9))
    }
    #expect(!folder.names.contains("taps.log.unreadable"))
  }

  @Test func aTornLineSpoilsNoneButItselfAndIsKeptWhenItsTimeComes() throws {
    let log = try log()
    try folder.put("1000\n10", "taps.log")
    try folder.put("1000\n{to", "taps.log")
    for number in 1001..<1060 { try append(number, to: log) }
    #expect(lines().last == "1059" && lines("taps.log.unreadable") == ["{to"])
  }

  @Test func manyWritersAtOnceLoseNoLine() async throws {
    let log = try log(limit: 100_000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<25 {
            try log.append(isReadable: { _ in true }) { _ in Array("\(writer * 100 + number)\n".utf8) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(lines()).count == 100)
  }

  @Test func aMissingFolderIsAnError() throws {
    #expect(throws: StoreError.self) { try BoundedLog(folder: nil, name: "taps.log") }
    #expect(throws: StoreError.self) { try BoundedLog(folder: folder.url, name: "../taps.log") }
    let log = try BoundedLog(folder: folder.url.appendingPathComponent("none"), name: "taps.log")
    #expect(throws: StoreError.self) { try log.bytes() }
    #expect(throws: StoreError.self) { try append(1, to: log) }
  }
}
