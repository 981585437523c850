package import SourceText
import SwiftEmitter

/// The result of a run of the compiler: files, and lines for the person who runs it.
package struct Compilation: Sendable {
  /// The data of Data/.
  package var data: SourceData
  package var files: [GeneratedFile]
  /// A line for each comparison with a table of Data/reference, and for each calendar without such a table.
  package var comparisons: [String]
}

/// Compiles the files of Data/ into the files of Generated/.
///
/// The function does not access the disk. The folders of the module are its passes: Tables (which are read, and say
/// what becomes of their rows), Compute, Encode, Verify, Emit and Facts. Diff, Explain and Output come last and do not use
/// each other. A calendar has these stages:
///
/// | stage | type | what it has |
/// |---|---|---|
/// | read | ``CalendarSource`` | the offset periods of a file of Data/calendars |
/// | computed | `ComputedCalendar` | its clock and its months, by the rule from the instants of the sky |
/// | encoded | `EncodedCalendar` | the months as numbers of the tables, and the uncertainties; the runtime's decoder reads it |
/// | written | `CalendarFiles.swift`, `Fact.lunarYear` | the Swift source of the tables, and the facts |
/// | looked up | `CompiledCalendar` of `Almanac` | the tables behind `LunarCalendar`, through the same decoder, `LunarTable` |
///
/// - Parameter tree: The files of Data/.
/// - Throws: ``CompilationFailure`` with all problems of the first pass that found any.
package func compile(_ tree: SourceTree) async throws(CompilationFailure) -> Compilation {
  let data = try readData(tree)
  let outside = try readOutsideTables(tree, for: data)
  return try compile(data, sky: try await data.sky(), outside: outside)
}

extension SourceData {
  /// Computes the instants of the sky, which takes most of the time of a run.
  package func sky() async throws(CompilationFailure) -> Sky {
    do {
      return try await Sky.compute(finder)
    } catch {
      throw CompilationFailure(
        "an instant could not be computed, so the series cannot be right: \(error)", at: "Data/astronomy")
    }
  }
}

/// Reads and validates Data/, which is the first pass.
package func readData(_ tree: SourceTree) throws(CompilationFailure) -> SourceData {
  try pass { SourceData(tree, diagnostics: $0) }
}

/// Reads the tables of Data/reference with which the results are compared.
package func readOutsideTables(
  _ tree: SourceTree, for data: SourceData
) throws(CompilationFailure) -> OutsideTables {
  try pass { OutsideTables(tree, for: data, diagnostics: $0) }
}

/// Reads Data/insults alone, which does not need the other data.
package func readInsults(_ tree: SourceTree) throws(CompilationFailure) -> InsultData {
  try pass { InsultReader(reader: DataReader(tree, diagnostics: $0)).data() }
}

/// Runs the passes after the sky is computed: encoding, calendars, uncertain dates, verification, emission.
///
/// - Parameter outside: The tables with which the results are compared; `nil` to skip the comparison.
package func compile(
  _ data: SourceData, sky: Sky, outside: OutsideTables? = nil
) throws(CompilationFailure) -> Compilation {
  let (almanac, comparisons) = try encodedAlmanac(data, sky: sky, outside: outside)
  try checkDecidedDays(of: data, almanac)
  return Compilation(data: data, files: try emit(data, almanac), comparisons: comparisons)
}

/// Computes, encodes and verifies the almanac.
///
/// It depends only on the series, the time scales, the calendars and the roundings.
///
/// - Parameters:
///   - outside: The tables with which the results are compared; `nil` to skip the comparison.
///   - refused: Collects the problems that the checks find, instead of stopping.
/// - Returns: The almanac, and the lines about comparisons with tables of Data/reference.
package func encodedAlmanac(
  _ data: SourceData, sky: Sky, outside: OutsideTables? = nil, refused: Diagnostics? = nil
) throws(CompilationFailure) -> (almanac: EncodedAlmanac, comparisons: [String]) {
  let timeScales = EncodedTimeScales(data.timeScales)
  let rounded = try pass(refused) { diagnostics in
    let wholeSeconds = WholeSeconds(decisions: data.roundings, diagnostics: diagnostics)
    return sky.map(SkyRange.storedYears, SkyRange.storedLunations, wholeSeconds.round)
  }
  let encodedSky = try pass { EncodedSky(rounded, diagnostics: $0) }
  let computed = try pass { diagnostics in
    data.calendars.compactMap {
      ComputedCalendar($0, timeScales: data.timeScales, sky: sky, diagnostics: diagnostics)
    }
  }
  let estimate = try pass { EstimateDerivation.derive(computed.map(\.months), diagnostics: $0) }
  let (calendars, comparisons) = try pass(refused) { diagnostics in
    let calendars = computed.map { calendar in
      let finder = UncertaintyFinder(
        calendar, sky: sky, encodedSky: encodedSky, scales: timeScales, diagnostics: diagnostics)
      return EncodedCalendar(calendar, estimate: estimate, uncertainties: finder.uncertainties())
    }
    let verification = TableVerification(
      sky: sky, encodedSky: encodedSky, scales: timeScales, diagnostics: diagnostics)
    verification.verifySky(against: rounded)
    calendars.forEach(verification.verify)
    return (calendars, outside?.compare(sky, computed, diagnostics: diagnostics) ?? [])
  }
  return (
    EncodedAlmanac(sky: encodedSky, timeScales: timeScales, calendars: calendars, estimate: estimate),
    comparisons
  )
}

/// Checks that decided days do not contradict the law, their kind or their decision.
///
/// - Parameters:
///   - almanac: An almanac of the same series, time scales, calendars and roundings as the data.
///   - refused: Collects the problems that the checks find, instead of stopping.
package func checkDecidedDays(
  of data: SourceData, _ almanac: EncodedAlmanac, refused: Diagnostics? = nil
) throws(CompilationFailure) {
  try pass(refused) { diagnostics in data.festivals.forEach { $0.checkDecidedDays(almanac, diagnostics) } }
}

/// Prints all files: those of the almanac, and those of the data that need no computing.
///
/// - Parameter almanac: An almanac of the same series, time scales, calendars and roundings as the data.
package func emit(
  _ data: SourceData, _ almanac: EncodedAlmanac
) throws(CompilationFailure) -> [GeneratedFile] {
  do throws(EmissionError) {
    return try almanac.files(data)
  } catch {
    throw CompilationFailure("\(error)", at: GeneratedFile.folder)
  }
}

/// Prints the facts alone.
///
/// - Parameter almanac: An almanac of the same series, time scales, calendars and roundings as the data.
package func facts(of data: SourceData, _ almanac: EncodedAlmanac) -> [GeneratedFile] {
  FactSheet.all(of: data, almanac).map { $0.file() }
}

/// The error that stops a run before anything is generated, with every problem found.
package struct CompilationFailure: Error, Sendable {
  package var diagnostics: [Diagnostic]
}

extension CompilationFailure {
  /// Creates the failure of one problem of a file or folder as a whole.
  init(_ message: String, at path: String) {
    self.init(diagnostics: [Diagnostic(location: SourceLocation(path: path), message: message)])
  }
}

/// Runs one pass of the compiler with its own diagnostics.
///
/// If anything was reported, the result is dropped, so a pass may use dummies for unreadable values.
///
/// - Parameter refused: Collects the problems of a pass of checks, for `diff`, which needs the result even so.
/// - Throws: ``CompilationFailure`` with all reported problems that are not collected.
func pass<Result>(
  _ refused: Diagnostics? = nil, _ body: (Diagnostics) -> Result?
) throws(CompilationFailure) -> Result {
  let diagnostics = Diagnostics()
  guard let result = body(diagnostics), refused != nil || diagnostics.isEmpty else {
    throw CompilationFailure(diagnostics: diagnostics.all)
  }
  refused?.add(diagnostics.all)
  return result
}
