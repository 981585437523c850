/// A group of beverages that share a colour; the raw values are those of Data/.
public enum BeverageTint: String, CaseIterable, Hashable, Sendable {
  /// Water, still and sparkling.
  case water
  /// Teas.
  case tea
  /// Coffees.
  case coffee
  /// Milk of animals and plants.
  case milk
  /// Juices, smoothies, coconut water.
  case juice
  /// Soft drinks and drinks for sport.
  case energy
  /// Drinks with alcohol.
  case alcohol
  /// All other beverages.
  case other
}

/// A beverage, as a row of the tables.
@usableFromInline package struct BeverageRecord: Sendable {
  @usableFromInline package let id: String
  /// The share of the volume that counts towards the goal, in thousandths.
  @usableFromInline package let factor: Int
  /// The beverage hydration index in hundredths; `nil` if it was not measured.
  @usableFromInline package let retention: Int?
  @usableFromInline package let tint: BeverageTint
  @usableFromInline package let isAlcoholic: Bool
  /// The name of an SF Symbol.
  @usableFromInline package let symbol: String
  @usableFromInline package let names: NameRecord
  /// The source of the factor.
  @usableFromInline package let source: String

  @inlinable @_transparent package init(
    id: String, factor: Int, retention: Int? = nil, tint: BeverageTint, isAlcoholic: Bool, symbol: String,
    names: NameRecord, source: String
  ) {
    self.id = id
    self.factor = factor
    self.retention = retention
    self.tint = tint
    self.isAlcoholic = isAlcoholic
    self.symbol = symbol
    self.names = names
    self.source = source
  }
}

/// An amount added to the goal of a day from a temperature or humidity on, as a row of the tables.
@usableFromInline package struct WeatherRecord: Hashable, Sendable {
  /// The quantity that is measured; the raw values are those of Data/.
  @usableFromInline package enum Measure: String, CaseIterable, Hashable, Sendable {
    /// The temperature in degrees Celsius.
    case temperature
    /// The relative humidity in percent.
    case humidity
  }

  @usableFromInline package let measure: Measure
  @usableFromInline package let from: Int
  @usableFromInline package let millilitres: Int

  @inlinable @_transparent package init(measure: Measure, from: Int, millilitres: Int) {
    self.measure = measure
    self.from = from
    self.millilitres = millilitres
  }
}

/// An amount that one tap adds, as a row of the tables.
@usableFromInline package struct PresetRecord: Hashable, Sendable {
  /// The system of units; the raw values are those of Data/.
  @usableFromInline package enum Units: String, CaseIterable, Hashable, Sendable { case metric, us, uk }

  @usableFromInline package let units: Units
  /// The amount in millilitres, or in fluid ounces of the US or the UK.
  @usableFromInline package let amount: Int

  @inlinable @_transparent package init(units: Units, amount: Int) {
    self.units = units
    self.amount = amount
  }
}
