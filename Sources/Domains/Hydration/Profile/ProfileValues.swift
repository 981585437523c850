/// How much a user moves on most days; it chooses the millilitres a kilogram.
///
/// Raw values are part of stored documents.
public enum ActivityLevel: String, CaseIterable, Hashable, Sendable {
  /// Mostly sitting.
  case chill
  /// Ordinary.
  case steady
  /// Hard training or physical work.
  case intense
}

/// Whose adequate intake is taken where there is no body mass.
///
/// Raw values are part of stored documents.
public enum IntakeReference: String, CaseIterable, Hashable, Sendable {
  /// That of women from 14 years on.
  case women
  /// That of men from 14 years on.
  case men
}

/// A condition that adds to the adequate intake.
///
/// Raw values are part of stored documents.
public enum IntakeCondition: String, CaseIterable, Hashable, Sendable {
  /// 300 mL more.
  case pregnancy
  /// 700 mL more.
  case lactation
}
