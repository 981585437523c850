// Sentence frames, sample sentences, and the works that words are from.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Inputs:
//   Data/insults/samples.tsv
//   Data/insults/templates.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel
package import DomainRecords

/// The sentence frames: the texts around the words.
package let sentences: [SentenceRecord] = [
  SentenceRecord(id: "statement", beforeA: "Thou art a ", beforeAn: "Thou art an ", afterAdjective: ", ", afterCompound: " ", afterNoun: "!"),  // Thou art {article} {adjective}, {compound} {noun}!
  SentenceRecord(id: "exclamation", beforeA: "Thou ", beforeAn: "Thou ", afterAdjective: " ", afterCompound: " ", afterNoun: "!"),  // Thou {adjective} {compound} {noun}!
]

/// Sample sentences, shown where no insult of a slot is.
let samples: [TableText] = [
  "Thou art a villainous tickle-brained canker-blossom!",  // fallback
  "Thou gleeking flap-mouthed foot-licker!",  // placeholder
]

/// A sample sentence.
package func sample(_ index: Int) -> String {
  samples[index].text
}

/// The titles of works.
let works: [TableText] = [
  "The Tempest",  // play
  "The Two Gentlemen of Verona",  // play
  "The Merry Wives of Windsor",  // play
  "Measure for Measure",  // play
  "The Comedy of Errors",  // play
  "Much Ado About Nothing",  // play
  "Love's Labour's Lost",  // play
  "A Midsummer Night's Dream",  // play
  "The Merchant of Venice",  // play
  "As You Like It",  // play
  "The Taming of the Shrew",  // play
  "All's Well That Ends Well",  // play
  "Twelfth Night",  // play
  "The Winter's Tale",  // play
  "King John",  // play
  "Richard II",  // play
  "Henry IV, Part 1",  // play
  "Henry IV, Part 2",  // play
  "Henry V",  // play
  "Henry VI, Part 1",  // play
  "Henry VI, Part 2",  // play
  "Henry VI, Part 3",  // play
  "Richard III",  // play
  "Henry VIII",  // play
  "Troilus and Cressida",  // play
  "Coriolanus",  // play
  "Titus Andronicus",  // play
  "Romeo and Juliet",  // play
  "Timon of Athens",  // play
  "Julius Caesar",  // play
  "Macbeth",  // play
  "Hamlet",  // play
  "King Lear",  // play
  "Othello",  // play
  "Antony and Cleopatra",  // play
  "Cymbeline",  // play
  "Pericles",  // play
  "Venus and Adonis",  // poem
  "The Rape of Lucrece",  // poem
  "The Passionate Pilgrim",  // poem
]

/// The title of a work.
package func workTitle(_ index: Int) -> String {
  works[index].text
}
