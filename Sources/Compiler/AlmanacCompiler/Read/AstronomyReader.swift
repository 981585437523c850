import Ephemeris
import SourceText

/// Reads Data/astronomy: the series of Sun, Moon and nutation.
struct AstronomyReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  private static let folder = "Data/astronomy"
  private static let planets = ["Me", "Ve", "Ea", "Ma", "Ju", "Sa", "Ur", "Ne"]
  private static let delaunay = ["D", "lp", "l", "F"]

  /// Returns all series, or reports why there are none.
  func finder() -> EventFinder? {
    let sun = self.sun()
    let moon = self.moon()
    let nutation = self.nutation()
    guard let sun, let moon, let nutation else { return nil }
    return EventFinder(sun: sun, moon: moon, nutation: nutation)
  }

  // MARK: - Sun

  private func sun() -> SunLongitude? {
    let longitude = vsop("sun_vsop87d_longitude", powers: 0...5)
    let radius = vsop("sun_vsop87d_radius", powers: 0...1)
    let correction = self.correction()
    guard let longitude, let radius, let correction else { return nil }
    return SunLongitude(longitude: longitude, radius: radius, correction: correction)
  }

  /// Reads VSOP87: amplitude * 1e-8 * tau^power * cos(phase + frequency * tau), tau in millennia.
  private func vsop(_ name: String, powers: ClosedRange<Int>) -> PeriodicSeries? {
    series(name, columns: ["power", "amplitude", "phase", "frequency"], powers: powers) { record in
      guard let power = record.integer("power", in: powers), let amplitude = record.number("amplitude"),
        let phase = record.number("phase"), let frequency = record.number("frequency")
      else { return nil }
      let perMillennium = (0..<power).reduce(1.0) { scale, _ in scale * 10 }
      return [
        .init(
          cosineAmplitude: amplitude * 1e-8 / perMillennium, power: power,
          argument: ArgumentPolynomial(phase, frequency / 10))
      ]
    }
  }

  private func correction() -> PeriodicSeries? {
    series("sun_correction", columns: ["power", "frequency", "cosine", "sine"], powers: 0...2) { record in
      guard let power = record.integer("power", in: 0...2), let frequency = record.number("frequency"),
        let cosine = record.number("cosine"), let sine = record.number("sine")
      else { return nil }
      let argument = ArgumentPolynomial(0, frequency * 36_525)
      return [
        .init(cosineAmplitude: cosine * arcsecond, power: power, argument: argument),
        .init(amplitude: sine * arcsecond, power: power, argument: argument),
      ]
    }
  }

  // MARK: - Moon

  private func moon() -> MoonLongitude? {
    let constants = moonConstants()
    let main = reader.table(
      "\(Self.folder)/moon_elp82b_main.tsv", columns: Self.delaunay + ["A", "b1", "b2", "b3", "b4", "b5"])
    let perturbations = reader.table(
      "\(Self.folder)/moon_elp82b_perturbations.tsv",
      columns: ["power", "zeta"] + Self.planets + Self.delaunay + ["phase", "A"])
    let distance = reader.table("\(Self.folder)/moon_elp82b_distance.tsv", columns: Self.delaunay + ["A"])
    // If the constants are missing, the series are read all the same, so that all faults are reported in one
    // run.
    let arguments = constants?.arguments ?? .zero
    let corrections = constants?.corrections ?? .zero
    guard let main = main.map({ mainTerms($0, arguments: arguments, corrections: corrections) }),
      let perturbations = perturbations.map({ perturbationTerms($0, arguments: arguments) }),
      let distance = distance.map({ distanceTerms($0, arguments: arguments) }), constants != nil
    else { return nil }
    return MoonLongitude(
      arguments: arguments, longitude: PeriodicSeries(main + perturbations),
      distance: PeriodicSeries(distance))
  }

  private func moonConstants() -> (arguments: LunarArguments, corrections: LunarConstants)? {
    let coefficients = ["c0", "c1", "c2", "c3", "c4"]
    guard let table = reader.table("\(Self.folder)/moon_constants.tsv", columns: ["name"] + coefficients)
    else {
      return nil
    }
    var unique = UniqueKeys<String>()
    var values: [String: [Double]] = [:]
    for record in table.records {
      guard let name = record.text("name"), unique.insert(name, named: "constant '\(name)'", in: record)
      else { continue }
      values[name] = coefficients.compactMap { record.number($0) }
    }
    let linear = ["Me", "Ve", "Ea-linear", "Ma", "Ju", "Sa", "Ur", "Ne"]
    let deltas = ["delta-nu", "delta-gamma", "delta-e", "delta-n-prime", "delta-e-prime"]
    let names = ["W1", "W2", "W3", "Ea", "perihelion"] + linear + deltas
    for name in names where values[name] == nil {
      table.report("constant '\(name)' is missing")
    }
    for name in values.keys.sorted() where !names.contains(name) {
      table.report("unknown constant '\(name)'; expected: \(names.joined(separator: ", "))")
    }
    func polynomial(_ name: String) -> ArgumentPolynomial? {
      guard let c = values[name], c.count == 5 else { return nil }
      return ArgumentPolynomial(arcseconds: c[0], c[1], c[2], c[3], c[4])
    }
    let planets = linear.compactMap(polynomial)
    guard let w1 = polynomial("W1"), let w2 = polynomial("W2"), let w3 = polynomial("W3"),
      let earth = polynomial("Ea"), let perihelion = polynomial("perihelion"), planets.count == linear.count
    else { return nil }
    let delta = deltas.compactMap { polynomial($0)?.c0 }
    guard delta.count == deltas.count else { return nil }
    return (
      LunarArguments(w1: w1, w2: w2, w3: w3, earth: earth, perihelion: perihelion, planets: planets),
      // nu and n' are given in arcseconds a century and are used relative to the mean motion of the Moon.
      LunarConstants(
        nu: delta[0] / w1.c1, gamma: delta[1], e: delta[2], nPrime: delta[3] / w1.c1, ePrime: delta[4])
    )
  }

  private func mainTerms(
    _ table: Table, arguments: LunarArguments, corrections: LunarConstants
  ) -> [PeriodicSeries.Term] {
    table.records.compactMap { record in
      let multipliers = self.multipliers(Self.delaunay, record)
      let derivatives = ["b1", "b2", "b3", "b4", "b5"].compactMap { record.number($0) }
      guard let amplitude = record.number("A"), let multipliers, derivatives.count == 5
      else { return nil }
      return .init(
        amplitude: corrections.amplitude(amplitude, derivatives: derivatives) * arcsecond,
        argument: .combination(arguments.delaunay, multipliers))
    }
  }

  private func perturbationTerms(_ table: Table, arguments: LunarArguments) -> [PeriodicSeries.Term] {
    let powers = 0...2
    let terms: [PeriodicSeries.Term] = table.records.compactMap { record in
      let multipliers = self.multipliers(["zeta"] + Self.planets + Self.delaunay, record)
      guard let power = record.integer("power", in: powers), let multipliers,
        let phase = record.number("phase", in: -360...360), let amplitude = record.number("A")
      else { return nil }
      let argument = ArgumentPolynomial.combination(
        [arguments.zeta] + arguments.planets + arguments.delaunay, multipliers)
      return .init(
        amplitude: amplitude * arcsecond, power: power,
        argument: argument + ArgumentPolynomial(arcseconds: phase * 3600))
    }
    checkPowers(terms.map(\.power), are: powers, in: table)
    return terms
  }

  private func distanceTerms(_ table: Table, arguments: LunarArguments) -> [PeriodicSeries.Term] {
    table.records.compactMap { record in
      let multipliers = self.multipliers(Self.delaunay, record)
      guard let amplitude = record.number("A"), let multipliers else { return nil }
      return .init(cosineAmplitude: amplitude, argument: .combination(arguments.delaunay, multipliers))
    }
  }

  // MARK: - Nutation

  private func nutation() -> Nutation? {
    let luniSolarColumns = ["l", "lp", "F", "D", "Om"]
    let planetaryColumns = ["l", "F", "D", "Om"] + Self.planets + ["pA"]
    // The unit is 0.1 microarcseconds.
    let unit = 1e-7 * arcsecond
    let luniSolar = series(
      "nutation_lunisolar", columns: luniSolarColumns + ["sine", "sine-t", "cosine"], powers: 0...1
    ) { record in
      guard let multipliers = multipliers(luniSolarColumns, record), let sine = record.number("sine"),
        let sineT = record.number("sine-t"), let cosine = record.number("cosine")
      else { return nil }
      let argument = ArgumentPolynomial.combination(NutationArguments.luniSolar, multipliers)
      return [
        .init(amplitude: sine * unit, argument: argument),
        .init(amplitude: sineT * unit, power: 1, argument: argument),
        .init(cosineAmplitude: cosine * unit, argument: argument),
      ]
    }
    let planetary = series(
      "nutation_planetary", columns: planetaryColumns + ["sine", "cosine"], powers: 0...0
    ) {
      record in
      guard let multipliers = multipliers(planetaryColumns, record), let sine = record.number("sine"),
        let cosine = record.number("cosine")
      else { return nil }
      let argument = ArgumentPolynomial.combination(NutationArguments.planetary, multipliers)
      return [
        .init(amplitude: sine * unit, argument: argument),
        .init(cosineAmplitude: cosine * unit, argument: argument),
      ]
    }
    guard let luniSolar, let planetary else { return nil }
    return Nutation(luniSolar + planetary)
  }

  // MARK: - Shared

  /// Returns a series whose records each give some terms.
  private func series(
    _ name: String, columns: [String], powers: ClosedRange<Int>,
    _ terms: (Record) -> [PeriodicSeries.Term]?
  ) -> PeriodicSeries? {
    guard let table = reader.table("\(Self.folder)/\(name).tsv", columns: columns) else { return nil }
    let all = table.records.compactMap(terms).flatMap { $0 }
    checkPowers(all.map(\.power), are: powers, in: table)
    return PeriodicSeries(all)
  }

  /// Reports powers of T that no term has.
  ///
  /// Otherwise a lost block of terms would make the results only slightly wrong, and nobody would notice.
  private func checkPowers(_ found: [Int], are powers: ClosedRange<Int>, in table: Table) {
    for power in powers where !found.contains(power) {
      table.report(
        "no term of power \(power); the series has powers \(powers.lowerBound) to \(powers.upperBound)")
    }
  }

  private func multipliers(_ columns: [String], _ record: Record) -> [Int]? {
    let values = columns.compactMap { record.integer($0, in: -99...99) }
    return values.count == columns.count ? values : nil
  }
}
