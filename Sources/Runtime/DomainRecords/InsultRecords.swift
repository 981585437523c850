/// A type size and its limits for insults in a widget family, as a row of the tables.
@usableFromInline package struct InsultLayoutRecord: Hashable, Sendable {
  /// The widget families that show text; the raw values are those of Data/.
  @usableFromInline package enum Family: String, CaseIterable, Hashable, Sendable {
    case small, medium, large, rectangular, inline
  }

  @usableFromInline package let family: Family
  /// The margin on each side, in points.
  @usableFromInline package let inset: Int
  /// The height in points of everything except the insult.
  @usableFromInline package let reserved: Int
  /// The size of type, in points.
  @usableFromInline package let size: Int
  /// The space between two lines, in points.
  @usableFromInline package let spacing: Int
  /// The greatest number of lines.
  @usableFromInline package let lines: Int
  /// The mean width of a character in thousandths of the size.
  @usableFromInline package let advance: Int
  /// The height of a line in thousandths of the size.
  @usableFromInline package let leading: Int

  @inlinable @_transparent package init(
    family: Family, inset: Int, reserved: Int, size: Int, spacing: Int, lines: Int, advance: Int, leading: Int
  ) {
    self.family = family
    self.inset = inset
    self.reserved = reserved
    self.size = size
    self.spacing = spacing
    self.lines = lines
    self.advance = advance
    self.leading = leading
  }
}

/// A sentence around the three words of an insult, as a row of the tables.
@usableFromInline package struct SentenceRecord: Sendable {
  @usableFromInline package let id: TableText
  /// The text before an adjective that takes the article "a".
  @usableFromInline package let beforeA: TableText
  /// The text before an adjective that takes the article "an"; the same in a sentence without an article.
  @usableFromInline package let beforeAn: TableText
  @usableFromInline package let afterAdjective: TableText
  @usableFromInline package let afterCompound: TableText
  @usableFromInline package let afterNoun: TableText

  @inlinable @_transparent package init(
    id: TableText, beforeA: TableText, beforeAn: TableText, afterAdjective: TableText,
    afterCompound: TableText,
    afterNoun: TableText
  ) {
    self.id = id
    self.beforeA = beforeA
    self.beforeAn = beforeAn
    self.afterAdjective = afterAdjective
    self.afterCompound = afterCompound
    self.afterNoun = afterNoun
  }
}

/// Consecutive entries of a list from which insults are made from a day on, as a row of the tables.
@usableFromInline package struct InsultRunRecord: Hashable, Sendable {
  /// The first day of the year from which all runs with this day are used, as a rata die.
  @usableFromInline package let firstDay: Int
  /// The list: 0 adjectives, 1 compounds, 2 nouns, 3 quotations, 4 sentences.
  @usableFromInline package let list: Int
  @usableFromInline package let isBawdy: Bool
  /// The index of the first entry in the table of the list.
  @usableFromInline package let start: Int
  @usableFromInline package let count: Int

  @inlinable @_transparent package init(firstDay: Int, list: Int, isBawdy: Bool, start: Int, count: Int) {
    self.firstDay = firstDay
    self.list = list
    self.isBawdy = isBawdy
    self.start = start
    self.count = count
  }
}
