import AlmanacModel
import Ephemeris
package import SourceText
import SwiftEmitter

/// Why nothing was generated: every problem that was found.
package struct CompilationFailure: Error, Sendable {
  package var diagnostics: [Diagnostic]
}

/// The compiler.
///
/// Data/ in, the files of Generated/ out. It reads and writes nothing itself.
///
/// - Parameters:
///   - tree: The files of Data/.
///   - progress: Called with the part that is done, 0 to 1.
/// - Throws: ``CompilationFailure`` with all problems of the first pass that found some.
package func compile(
  _ tree: SourceTree, progress: @Sendable (Double) -> Void = { _ in }
) async throws(CompilationFailure) -> [GeneratedFile] {
  let data = try readData(tree)
  let sky: Sky
  do {
    sky = try await Sky.compute(data.finder, progress: progress)
  } catch {
    throw CompilationFailure(diagnostics: [
      Diagnostic(
        location: SourceLocation(path: "Data/astronomy"),
        message: "an instant could not be computed, so the series cannot be right: \(error)")
    ])
  }
  return try compile(data, sky: sky)
}

/// The first pass: read and validate.
package func readData(_ tree: SourceTree) throws(CompilationFailure) -> SourceData {
  let diagnostics = Diagnostics()
  guard let data = SourceData(tree, diagnostics: diagnostics) else {
    throw CompilationFailure(diagnostics: diagnostics.all)
  }
  return data
}

/// Data/insults alone, which needs nothing of the rest.
package func readInsults(_ tree: SourceTree) throws(CompilationFailure) -> InsultData {
  let diagnostics = Diagnostics()
  let data = InsultReader(DataReader(tree, diagnostics: diagnostics)).data()
  guard diagnostics.isEmpty, let data else { throw CompilationFailure(diagnostics: diagnostics.all) }
  return data
}

/// The passes after the sky is computed: calendars, encoding, verification, emission.
package func compile(_ data: SourceData, sky: Sky) throws(CompilationFailure) -> [GeneratedFile] {
  let diagnostics = Diagnostics()
  let rounded = RoundedSky(sky, decisions: data.roundings, diagnostics: diagnostics)
  let encodedSky = EncodedSky(rounded, diagnostics: diagnostics)
  let timeScales = EncodedTimeScales(data.timeScales)
  guard diagnostics.isEmpty else { throw CompilationFailure(diagnostics: diagnostics.all) }
  let clocks = data.calendars.map { CalendarClock($0, timeScales: data.timeScales) }
  var calendars = zip(data.calendars, clocks).compactMap { source, clock in
    LunarCalendarRule(sky: sky, clock: clock, path: source.path, diagnostics: diagnostics).months().flatMap {
      EncodedCalendar(source, clock: clock, months: $0, diagnostics: diagnostics)
    }
  }
  guard diagnostics.isEmpty, let estimate = EstimateDerivation.derive(calendars, diagnostics: diagnostics)
  else {
    throw CompilationFailure(diagnostics: diagnostics.all)
  }
  for index in calendars.indices {
    calendars[index].estimate = estimate
    calendars[index].closeEvents = DoubtFinder(
      calendars[index], sky: sky, encodedSky: encodedSky, scales: timeScales, clock: clocks[index],
      diagnostics: diagnostics
    ).closeEvents()
  }

  let verification = TableVerification(diagnostics: diagnostics)
  verification.verify(encodedSky, against: rounded)
  for (calendar, clock) in zip(calendars, clocks) {
    verification.verify(calendar, sky: sky, encodedSky: encodedSky, encodedScales: timeScales, clock: clock)
  }
  guard diagnostics.isEmpty else { throw CompilationFailure(diagnostics: diagnostics.all) }

  do throws(EmissionError) {
    return try TableEmission(
      data: data, sky: encodedSky, timeScales: timeScales, calendars: calendars, estimate: estimate
    ).files()
  } catch {
    throw CompilationFailure(diagnostics: [
      Diagnostic(location: SourceLocation(path: GeneratedFile.folder), message: "\(error)")
    ])
  }
}
