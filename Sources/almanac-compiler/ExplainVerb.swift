import AlmanacCompiler
import Foundation
import SourceText

/// The verb `explain`.
struct ExplainVerb {
  var root: URL
  var year: Int
  var calendar: String

  func run() async -> Int32 {
    Console.out("")
    return ExitCode.success
  }
}
