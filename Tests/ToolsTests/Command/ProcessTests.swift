import Foundation
import Testing

@testable import almanac_cli

/// The command as a process: most tests run it inside the test process.
struct ProcessTests {
  @Test(arguments: [
    ("date 2026-02-17", ExitCode.success), ("date 2150-01-01", ExitCode.failure),
    ("date --bogus", ExitCode.usage),
  ])
  func theProcessHasTheStreamsAndTheCodeOfTheCommand(words: String, status: Int32) throws {
    let here = Command(words)
    let there = try Command(
      process: words.split(separator: " ").map(String.init), environment: ["LC_ALL": "vi_VN.UTF-8"])
    #expect(there.status == status && here.status == status)
    #expect(there.output == here.output && there.errors == here.errors)
    #expect(there.output.isEmpty == (status != 0) && there.errors.isEmpty == (status == 0))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "needs a terminal"))
  func coloursAreForTerminalsThatDoNotRefuseThem() throws {
    let widget = "almanac widget calendar"
    let terminal = "script -qec '\(widget)' /dev/null </dev/null"
    #expect(try Command.shell("unset NO_COLOR; TERM=xterm \(terminal)").text.contains("\u{1B}["))
    for words in [
      "NO_COLOR=1 TERM=xterm \(terminal)", "unset NO_COLOR; TERM=dumb \(terminal)",
      "unset NO_COLOR; TERM=xterm \(widget)",
    ] {
      let text = try Command.shell(words).text
      #expect(text.contains("Th") && !text.contains("\u{1B}["), "\(words)")
    }
  }

  @Test func aZoneThatIsNoneIsSaidOnce() throws {
    let (status, text) = try Command.shell("TZ=Foo/Bar almanac date today --language en 2>&1")
    let told = text.split(separator: "\n").filter {
      $0.contains("the variable TZ has 'Foo/Bar', which is no zone; ")
    }
    #expect(status == 0 && told.count == 1)
    for zone in ["Asia/Ho_Chi_Minh", "UTC", ""] {
      #expect(try !Command.shell("TZ=\(zone) almanac date today 2>&1").text.contains("the variable TZ"))
    }
  }

  /// A reader that has seen enough is not an error; a full disk is one.
  @Test func pipesAndFullDisks() throws {
    for (words, line) in [
      ("export days --columns date", "date\n"), ("export dates --format json", "[\n"),
      ("export dates --format sql", "BEGIN;\n"),
      ("export terms 1900..2100 --format ics", "BEGIN:VCALENDAR\r\n"),
      ("date 1900..2100 --format json", "[\n"),
      ("export sun --city hanoi", "date,kind,sunrise,noon,sunset,day_length,"),
      ("insult 1900..2100", "1900-01-01 00:00:00 "),
      ("phases 1899..2101 --format csv", "phase,name,"),
    ] {
      let head = try Command.shell("set -o pipefail; almanac \(words) | head -n 1")
      #expect(head.status == 0 && head.text.hasPrefix(line), "\(words)")
    }
    let seen = try Command.shell(
      "set -o pipefail; almanac export dates --format jsonl | head -c 200000 | tail -c 1")
    #expect(seen.status == 0 && seen.text.utf8.count == 1)
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    for words in ["export days", "export dates --format sql", "date 2026-02-17", "--help"] {
      let full = try Command.shell("almanac \(words) 2>&1 >/dev/full")
      #expect(full.status == 1 && full.text.hasPrefix("almanac: the output cannot be written"))
    }
  }

  /// Rows are written as they are computed: 200 years need no more memory than one.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/proc/self/status"), "needs the memory of a process"),
    arguments: ["export dates --format json", "export days --format sql", "date 1900..2100 --format json"])
  func twoHundredYearsNeedLittleMemory(words: String) throws {
    // The peak so far, asked again and again until the process ends.
    let script = """
      almanac \(words) >/dev/null & process=$!
      while [ -d /proc/$process ] && peak=$(grep VmHWM /proc/$process/status 2>/dev/null); do last=$peak; sleep 0.05; done
      wait $process && echo $last
      """
    let told = try Command.shell(script)
    let peak = told.text.split(separator: " ").compactMap { Int($0) }.first
    #expect(try told.status == 0 && #require(peak) < 60_000, "\(told.text)")
  }
}
