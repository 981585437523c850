import Foundation

/// The maintainers' program: it draws, measures, records and times the parts of the package.
@main
enum AlmanacDev {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    // Valgrind, which counts instructions, does not survive the end of a main function that is asynchronous.
    if words.first == "bench" { exit(try BenchCommand.run(Array(words.dropFirst()))) }
    Task {
      do { exit(try await run(words)) } catch {
        FileHandle.standardError.write(Data("almanac-dev: \(error)\n".utf8))
        exit(1)
      }
    }
    dispatchMain()
  }

  /// Runs a command line.
  ///
  /// - Returns: The exit code of the process: 0, 1 if a check fails, or 64 if the words are not understood.
  static func run(_ words: [String]) async throws -> Int32 {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "pictures": return try PicturesCommand.run(rest)
    case "widths": return try await WidthsCommand.run(rest)
    case "api": return APICommand.run(rest)
    case "declarations": return try DeclarationsCommand.run(rest)
    case "bench": return try BenchCommand.run(rest)
    case "facts": return FactsCommand.run(rest)
    case "record": return try await RecordCommand.run(rest)
    case "conformance": return try ConformanceCommand.run(rest)
    case "help", "--help", "-h":
      print(usage)
      return 0
    default: return misunderstood(usage)
    }
  }

  static let usage = [
    PicturesCommand.usage, WidthsCommand.usage, APICommand.usage, DeclarationsCommand.usage,
    BenchCommand.usage, FactsCommand.usage, RecordCommand.usage, ConformanceCommand.usage,
  ].map { "usage: almanac-dev \($0)" }.joined(separator: "\n")

  /// Prints the usage of a command that was called wrongly.
  static func misunderstood(_ usage: String) -> Int32 {
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    return 64
  }
}
