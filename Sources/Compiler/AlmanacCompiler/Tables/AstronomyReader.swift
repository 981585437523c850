import Ephemeris
import SourceText

/// Reads Data/astronomy: the series of Sun, Moon and nutation.
struct AstronomyReader {
  let reader: DataReader

  private static let folder = "Data/astronomy"
  private static let planets = ["Me", "Ve", "Ea", "Ma", "Ju", "Sa", "Ur", "Ne"]
  private static let delaunay = ["D", "lp", "l", "F"]

  func finder() -> EventFinder { EventFinder(sun: sun(), moon: moon(), nutation: nutation()) }

  // MARK: - Sun

  private func sun() -> SunLongitude {
    SunLongitude(
      longitude: vsop("sun_vsop87d_longitude", powers: 0...5),
      radius: vsop("sun_vsop87d_radius", powers: 0...1), correction: correction())
  }

  /// Reads VSOP87: amplitude * 1e-8 * tau^power * cos(phase + frequency * tau), tau in millennia.
  private func vsop(_ name: String, powers: ClosedRange<Int>) -> PeriodicSeries {
    series(name, columns: ["power", "amplitude", "phase", "frequency"], powers: powers) { record in
      let power = record.integer("power", in: powers)
      let perMillennium = (0..<power).reduce(1.0) { scale, _ in scale * 10 }
      return [
        .init(
          cosineAmplitude: record.number("amplitude") * 1e-8 / perMillennium, power: power,
          argument: ArgumentPolynomial(record.number("phase"), record.number("frequency") / 10))
      ]
    }
  }

  private func correction() -> PeriodicSeries {
    series("sun_correction", columns: ["power", "frequency", "cosine", "sine"], powers: 0...2) { record in
      let power = record.integer("power", in: 0...2)
      let argument = ArgumentPolynomial(0, record.number("frequency") * 36_525)
      return [
        .init(cosineAmplitude: record.number("cosine") * arcsecond, power: power, argument: argument),
        .init(amplitude: record.number("sine") * arcsecond, power: power, argument: argument),
      ]
    }
  }

  // MARK: - Moon

  private func moon() -> MoonLongitude {
    let (arguments, corrections) = moonConstants()
    let main = series(
      "moon_elp82b_main", columns: Self.delaunay + ["A", "b1", "b2", "b3", "b4", "b5"]
    ) { record in
      let multipliers = multipliers(Self.delaunay, record)
      let derivatives = ["b1", "b2", "b3", "b4", "b5"].map { record.number($0) }
      return [
        .init(
          amplitude: corrections.amplitude(record.number("A"), derivatives: derivatives) * arcsecond,
          argument: .combination(arguments.delaunay, multipliers))
      ]
    }
    let multiplied = ["zeta"] + Self.planets + Self.delaunay
    let perturbations = series(
      "moon_elp82b_perturbations", columns: ["power"] + multiplied + ["phase", "A"], powers: 0...2
    ) { record in
      let multipliers = multipliers(multiplied, record)
      let argument = ArgumentPolynomial.combination(
        [arguments.zeta] + arguments.planets + arguments.delaunay, multipliers)
      let phase = record.number("phase", in: -360...360)
      return [
        .init(
          amplitude: record.number("A") * arcsecond, power: record.integer("power", in: 0...2),
          argument: argument + ArgumentPolynomial(arcseconds: phase * 3600))
      ]
    }
    let distance = series("moon_elp82b_distance", columns: Self.delaunay + ["A"]) { record in
      let multipliers = multipliers(Self.delaunay, record)
      return [
        .init(
          cosineAmplitude: record.number("A"), argument: .combination(arguments.delaunay, multipliers))
      ]
    }
    return MoonLongitude(arguments: arguments, longitude: main + perturbations, distance: distance)
  }

  private func moonConstants() -> (arguments: LunarArguments, corrections: LunarConstants) {
    let coefficients = ["c0", "c1", "c2", "c3", "c4"]
    let table = reader.table("\(Self.folder)/moon_constants.tsv", columns: ["name"] + coefficients)
    var unique = UniqueKeys<String>()
    var values: [String: ArgumentPolynomial] = [:]
    for record in table.records {
      let name = record.text("name")
      guard unique.insert(name, named: "constant '\(name)'", in: record) else { continue }
      let c = coefficients.map { record.number($0) }
      values[name] = ArgumentPolynomial(arcseconds: c[0], c[1], c[2], c[3], c[4])
    }
    let linear = ["Me", "Ve", "Ea-linear", "Ma", "Ju", "Sa", "Ur", "Ne"]
    let deltas = ["delta-nu", "delta-gamma", "delta-e", "delta-n-prime", "delta-e-prime"]
    let names = ["W1", "W2", "W3", "Ea", "perihelion"] + linear + deltas
    table.reportMissing(names, in: "name") { "constant '\($0)' is missing" }
    for name in values.keys.sorted() where !names.contains(name) {
      table.report("unknown constant '\(name)'; expected: \(names.joined(separator: ", "))")
    }
    func polynomial(_ name: String) -> ArgumentPolynomial { values[name] ?? ArgumentPolynomial(0) }
    let w1 = polynomial("W1")
    let delta = deltas.map { polynomial($0).c0 }
    return (
      LunarArguments(
        w1: w1, w2: polynomial("W2"), w3: polynomial("W3"), earth: polynomial("Ea"),
        perihelion: polynomial("perihelion"), planets: linear.map(polynomial)),
      // nu and n' are given in arcseconds a century and are used relative to the mean motion of the Moon.
      LunarConstants(
        nu: delta[0] / w1.c1, gamma: delta[1], e: delta[2], nPrime: delta[3] / w1.c1, ePrime: delta[4])
    )
  }

  // MARK: - Nutation

  private func nutation() -> Nutation {
    let luniSolarColumns = ["l", "lp", "F", "D", "Om"]
    let planetaryColumns = ["l", "F", "D", "Om"] + Self.planets + ["pA"]
    // The unit is 0.1 microarcseconds.
    let unit = 1e-7 * arcsecond
    let luniSolar = series(
      "nutation_lunisolar", columns: luniSolarColumns + ["sine", "sine-t", "cosine"], powers: 0...1
    ) { record in
      let argument = ArgumentPolynomial.combination(
        NutationArguments.luniSolar, multipliers(luniSolarColumns, record))
      return [
        .init(amplitude: record.number("sine") * unit, argument: argument),
        .init(amplitude: record.number("sine-t") * unit, power: 1, argument: argument),
        .init(cosineAmplitude: record.number("cosine") * unit, argument: argument),
      ]
    }
    let planetary = series("nutation_planetary", columns: planetaryColumns + ["sine", "cosine"]) { record in
      let argument = ArgumentPolynomial.combination(
        NutationArguments.planetary, multipliers(planetaryColumns, record))
      return [
        .init(amplitude: record.number("sine") * unit, argument: argument),
        .init(cosineAmplitude: record.number("cosine") * unit, argument: argument),
      ]
    }
    return Nutation(luniSolar + planetary)
  }

  // MARK: - Shared

  /// Returns a series whose records each give some terms.
  ///
  /// Powers of T that no term has are reported: a lost block of terms would make the results only slightly wrong, and nobody
  /// would notice.
  private func series(
    _ name: String, columns: [String], powers: ClosedRange<Int> = 0...0,
    _ terms: (Record) -> [PeriodicSeries.Term]
  ) -> PeriodicSeries {
    let table = reader.table("\(Self.folder)/\(name).tsv", columns: columns)
    let series = PeriodicSeries(table.rows(terms).flatMap { $0 })
    for power in powers where !series.powers.contains(power) && !table.records.isEmpty {
      table.report(
        "no term of power \(power); the series has powers \(powers.lowerBound) to \(powers.upperBound)")
    }
    return series
  }

  private func multipliers(_ columns: [String], _ record: Record) -> [Int] {
    columns.map { record.integer($0, in: -99...99) }
  }
}
