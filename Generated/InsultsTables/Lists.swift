// The lists of words for insults.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// The index of a list is 0 for adjectives, 1 for compounds, 2 for nouns.
//
// The mild words make 12731194 insults; 66374 combinations whose words share a stem are left out.
// The mild and bawdy words make 15873840 insults; 80310 combinations whose words share a stem are left out.
// No insult is longer than 65 characters, no quotation longer than 125.
//
// Inputs:
//   Data/insults/adjectives.tsv
//   Data/insults/compounds.tsv
//   Data/insults/nouns.tsv
//   Data/insults/quotations.tsv
//   Data/insults/templates.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The number of words in a list.
package func wordCount(_ list: UInt8) -> Int {
  switch list {
  case 0: return 219
  case 1: return 235
  default: return 310
  }
}

/// The number of mild words in a list; they come first.
package func mildWordCount(_ list: UInt8) -> Int {
  switch list {
  case 0: return 207
  case 1: return 224
  default: return 276
  }
}

/// A word.
package func word(_ list: UInt8, _ index: Int) -> String {
  switch list {
  case 0: return adjectives[index].text
  case 1: return compounds[index].text
  default: return nouns[index].text
  }
}

/// The meaning of a word.
package func wordGloss(_ list: UInt8, _ index: Int) -> String {
  switch list {
  case 0: return adjectiveGlosses[index].text
  case 1: return compoundGlosses[index].text
  default: return nounGlosses[index].text
  }
}

/// The article before a word, 0 for a and 1 for an.
package func wordArticle(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index]
  case 1: return compoundFacts[8 * index]
  default: return nounFacts[8 * index]
  }
}

/// The work of a word.
package func wordWork(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index + 1]
  case 1: return compoundFacts[8 * index + 1]
  default: return nounFacts[8 * index + 1]
  }
}

/// The act of a word, 0 in an induction or poem.
package func wordAct(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index + 2]
  case 1: return compoundFacts[8 * index + 2]
  default: return nounFacts[8 * index + 2]
  }
}

/// The scene of a word, 0 in a chorus or poem.
package func wordScene(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index + 3]
  case 1: return compoundFacts[8 * index + 3]
  default: return nounFacts[8 * index + 3]
  }
}

/// The line of a word.
package func wordLine(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index + 4]
  case 1: return compoundFacts[8 * index + 4]
  default: return nounFacts[8 * index + 4]
  }
}

/// The stems of a word, filled up with 0.
package func wordStems(_ list: UInt8, _ index: Int) -> (Int32, Int32, Int32) {
  switch list {
  case 0: return (adjectiveFacts[8 * index + 5], adjectiveFacts[8 * index + 5 + 1], adjectiveFacts[8 * index + 5 + 2])
  case 1: return (compoundFacts[8 * index + 5], compoundFacts[8 * index + 5 + 1], compoundFacts[8 * index + 5 + 2])
  default: return (nounFacts[8 * index + 5], nounFacts[8 * index + 5 + 1], nounFacts[8 * index + 5 + 2])
  }
}

/// One slot in this many shows a quotation.
@inlinable package var slotsPerQuotation: Int { 12 }
