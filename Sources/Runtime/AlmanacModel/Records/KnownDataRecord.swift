/// Data that ages, as a row of the tables: of which day its newest source is.
@usableFromInline package struct KnownDataRecord: Sendable {
  @usableFromInline package let id: TableText
  @usableFromInline package let asOf: CivilDate

  @inlinable @_transparent package init(id: TableText, asOf: CivilDate) {
    self.id = id
    self.asOf = asOf
  }
}
