// Insults quoted from Shakespeare.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild quotations first, then bawdy ones. Four numbers per quotation: work, act (0 induction), scene (0 chorus), line.
//
// Inputs:
//   Data/insults/quotations.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The quotations, each with its speaker and place.
let quotations: [TableText] = [
  "Thou art so fat-witted, with drinking of old sack.",  // Prince Henry, Henry IV, Part 1 1.2.2
  "Why, thou clay-brained guts, thou knotty-pated fool!",  // Prince Henry, Henry IV, Part 1 2.4.214
  "Peace, ye fat-kidneyed rascal!",  // Prince Henry, Henry IV, Part 1 2.2.5
  "Peace, ye fat-guts!",  // Prince Henry, Henry IV, Part 1 2.2.30
  "What a frosty-spirited rogue is this!",  // Hotspur, Henry IV, Part 1 2.3.20
  "You are a shallow cowardly hind, and you lie. What a lack-brain is this!",  // Hotspur, Henry IV, Part 1 2.3.15
  "This sanguine coward, this bed-presser, this horseback-breaker, this huge hill of flesh.",  // Prince Henry, Henry IV, Part 1 2.4.229
  "That trunk of humours, that bolting-hutch of beastliness, that swollen parcel of dropsies.",  // Prince Henry, Henry IV, Part 1 2.4.432
  "There's no more faith in thee than in a stewed prune.",  // Falstaff, Henry IV, Part 1 3.3.294
  "There's neither honesty, manhood, nor good fellowship in thee.",  // Falstaff, Henry IV, Part 1 1.2.132
  "Falstaff sweats to death, and lards the lean earth as he walks along.",  // Prince Henry, Henry IV, Part 1 2.2.101
  "There is a devil haunts thee in the likeness of an old fat man.",  // Prince Henry, Henry IV, Part 1 2.4.430
  "Thou art our admiral, thou bearest the lantern in the poop, but 'tis in the nose of thee.",  // Falstaff, Henry IV, Part 1 3.3.207
  "Hang ye, gorbellied knaves, are ye undone?",  // Falstaff, Henry IV, Part 1 2.2.82
  "Do thou amend thy face, and I'll amend my life.",  // Falstaff, Henry IV, Part 1 3.3.206
  "What, a coward, Sir John Paunch?",  // Prince Henry, Henry IV, Part 1 2.2.62
  "Away, you mouldy rogue, away!",  // Doll Tearsheet, Henry IV, Part 2 2.4.117
  "You muddy rascal, is that all the comfort you give me?",  // Doll Tearsheet, Henry IV, Part 2 2.4.36
  "Away, you bottle-ale rascal! you basket-hilt stale juggler, you!",  // Doll Tearsheet, Henry IV, Part 2 2.4.122
  "You poor, base, rascally, cheating, lack-linen mate!",  // Doll Tearsheet, Henry IV, Part 2 2.4.116
  "I cannot endure such a fustian rascal.",  // Doll Tearsheet, Henry IV, Part 2 2.4.177
  "Come, you thin thing; come you rascal.",  // Doll Tearsheet, Henry IV, Part 2 5.4.30
  "You filthy famished correctioner, if you be not swinged, I'll forswear half-kirtles.",  // Doll Tearsheet, Henry IV, Part 2 5.4.21
  "Like a man made after supper of a cheese-paring.",  // Falstaff, Henry IV, Part 2 3.2.288
  "His wit's as thick as Tewksbury mustard; there's no more conceit in him than is in a mallet.",  // Falstaff, Henry IV, Part 2 2.4.227
  "Hang him, swaggering rascal! let him not come hither: it is the foul-mouthed'st rogue in England.",  // Doll Tearsheet, Henry IV, Part 2 2.4.66
  "How ill white hairs become a fool and jester!",  // King Henry V, Henry IV, Part 2 5.5.49
  "A rascally yea-forsooth knave!",  // Falstaff, Henry IV, Part 2 1.2.35
  "Your means are very slender, and your waste is great.",  // Lord Chief Justice, Henry IV, Part 2 1.2.136
  "You are as a candle, the better part burnt out.",  // Lord Chief Justice, Henry IV, Part 2 1.2.151
  "Do, do, thou rogue! do, thou hemp-seed!",  // Mistress Quickly, Henry IV, Part 2 2.1.51
  "He is white-livered and red-faced; by the means whereof a' faces it out, but fights not.",  // Boy, Henry V 3.2.29
  "His few bad words are matched with as few good deeds.",  // Boy, Henry V 3.2.36
  "Base tike, call'st thou me host?",  // Pistol, Henry V 2.1.29
  "What an arrant, rascally, beggarly, lousy knave it is!",  // Fluellen, Henry V 4.8.33
  "Why, 'tis a gull, a fool, a rogue, that now and then goes to the wars.",  // Gower, Henry V 3.6.66
  "Am I not protector, saucy priest?",  // Humphrey, Duke of Gloucester, Henry VI, Part 1 3.1.49
  "I scorn thee and thy fashion, peevish boy.",  // Richard Plantagenet, Henry VI, Part 1 2.4.87
  "Lean, raw-boned rascals! who would e'er suppose they had such courage and audacity?",  // Duke of Alencon, Henry VI, Part 1 1.2.35
  "Thee I'll chase hence, thou wolf in sheep's array.",  // Humphrey, Duke of Gloucester, Henry VI, Part 1 1.3.60
  "Decrepit miser! base ignoble wretch!",  // Joan la Pucelle, Henry VI, Part 1 5.4.7
  "It cannot be this weak and writhled shrimp should strike such terror to his enemies.",  // Countess of Auvergne, Henry VI, Part 1 2.3.28
  "Blunt-witted lord, ignoble in demeanor!",  // Suffolk, Henry VI, Part 2 3.2.211
  "Small curs are not regarded when they grin.",  // Queen Margaret, Henry VI, Part 2 3.1.18
  "Base dunghill villain and mechanical!",  // Duke of York, Henry VI, Part 2 1.3.191
  "Ah, thou say, thou serge, nay, thou buckram lord!",  // Jack Cade, Henry VI, Part 2 4.7.21
  "Away with him, away with him! he speaks Latin.",  // Jack Cade, Henry VI, Part 2 4.7.54
  "Thou hast most traitorously corrupted the youth of the realm in erecting a grammar school.",  // Jack Cade, Henry VI, Part 2 4.7.29
  "O tiger's heart wrapt in a woman's hide!",  // Duke of York, Henry VI, Part 3 1.4.137
  "Farewell, faint-hearted and degenerate king, in whose cold blood no spark of honour bides.",  // Westmoreland, Henry VI, Part 3 1.1.184
  "Untutor'd lad, thou art too malapert.",  // Clarence, Henry VI, Part 3 5.5.32
  "By heaven, brat, I'll plague ye for that word.",  // Richard, Duke of Gloucester, Henry VI, Part 3 5.5.27
  "Teeth hadst thou in thy head when thou wast born, to signify thou camest to bite the world.",  // King Henry VI, Henry VI, Part 3 5.6.53
  "Never hung poison on a fouler toad. Out of my sight! thou dost infect my eyes.",  // Lady Anne, Richard III 1.2.157
  "Unmanner'd dog! stand thou, when I command.",  // Richard, Duke of Gloucester, Richard III 1.2.39
  "Dost grant me, hedgehog?",  // Lady Anne, Richard III 1.2.106
  "Peace, master marquess, you are malapert: your fire-new stamp of honour is scarce current.",  // Queen Margaret, Richard III 1.3.259
  "White-liver'd runagate, what doth he there?",  // King Richard III, Richard III 4.4.483
  "Villain, thou know'st no law of God nor man: no beast so fierce but knows some touch of pity.",  // Lady Anne, Richard III 1.2.71
  "Thou art a traitor and a miscreant, too good to be so and too bad to live.",  // Henry Bolingbroke, Richard II 1.1.39
  "Light vanity, insatiate cormorant, consuming means, soon preys upon itself.",  // John of Gaunt, Richard II 2.1.38
  "Thou wretch, thou coward! Thou little valiant, great in villany! Thou ever strong upon the stronger side!",  // Constance, King John 3.1.117
  "What a fool art thou, a ramping fool, to brag and stamp and swear upon my party!",  // Constance, King John 3.1.123
  "Out, dunghill! darest thou brave a nobleman?",  // Lord Bigot, King John 4.3.88
  "Doff it for shame, and hang a calf's-skin on those recreant limbs.",  // Constance, King John 3.1.130
  "Thou monstrous slanderer of heaven and earth!",  // Queen Elinor, King John 2.1.177
  "This butcher's cur is venom-mouth'd.",  // Buckingham, Henry VIII 1.1.142
  "Ye have angels' faces, but heaven knows your hearts.",  // Queen Katharine, Henry VIII 3.1.162
  "He's a most notable coward, an infinite and endless liar, an hourly promise-breaker, the owner of no one good quality.",  // Second Lord, All's Well That Ends Well 3.6.9
  "The soul of this man is his clothes.",  // Lafeu, All's Well That Ends Well 2.5.40
  "You are not worth another word, else I'ld call you knave.",  // Lafeu, All's Well That Ends Well 2.3.265
  "Methinks, thou art a general offence, and every man should beat thee.",  // Lafeu, All's Well That Ends Well 2.3.257
  "He will lie, sir, with such volubility, that you would think truth were a fool.",  // Parolles, All's Well That Ends Well 4.3.239
  "Wilt thou ever be a foul-mouthed and calumnious knave?",  // Countess of Rousillon, All's Well That Ends Well 1.3.53
  "Scurvy, old, filthy, scurvy lord!",  // Parolles, All's Well That Ends Well 2.3.239
  "He hath out-villained villany so far, that the rarity redeems him.",  // First Lord, All's Well That Ends Well 4.3.259
  "I do desire we may be better strangers.",  // Orlando, As You Like It 3.2.248
  "Sell when you can: you are not for all markets.",  // Rosalind, As You Like It 3.5.62
  "By my troth, I was seeking for a fool when I found you.",  // Jaques, As You Like It 3.2.274
  "Most shallow man! thou worms-meat, in respect of a good piece of flesh indeed!",  // Touchstone, As You Like It 3.2.61
  "God help thee, shallow man! God make incision in thee! thou art raw.",  // Touchstone, As You Like It 3.2.66
  "Dromio, thou drone, thou snail, thou slug, thou sot!",  // Luciana, The Comedy of Errors 2.2.221
  "Dissembling villain, thou speak'st false in both.",  // Adriana, The Comedy of Errors 4.4.117
  "Hence, prating peasant! fetch thy master home.",  // Adriana, The Comedy of Errors 2.1.81
  "A hungry lean-faced villain, a mere anatomy, a mountebank, a threadbare juggler and a fortune-teller.",  // Antipholus of Ephesus, The Comedy of Errors 5.1.247
  "What's the matter, you dissentious rogues, that, rubbing the poor itch of your opinion, make yourselves scabs?",  // Coriolanus, Coriolanus 1.1.159
  "You common cry of curs! whose breath I hate as reek o' the rotten fens.",  // Coriolanus, Coriolanus 3.3.147
  "The tartness of his face sours ripe grapes.",  // Menenius, Coriolanus 5.4.17
  "There is no more mercy in him than there is milk in a male tiger.",  // Menenius, Coriolanus 5.4.28
  "You souls of geese, that bear the shapes of men!",  // Coriolanus, Coriolanus 1.4.42
  "Your beards deserve not so honourable a grave as to stuff a botcher's cushion.",  // Menenius, Coriolanus 2.1.85
  "A brace of unmeriting, proud, violent, testy magistrates, alias fools.",  // Menenius, Coriolanus 2.1.40
  "Hence, rotten thing! or I shall shake thy bones out of thy garments.",  // Coriolanus, Coriolanus 3.1.221
  "Measureless liar, thou hast made my heart too great for what contains it.",  // Coriolanus, Coriolanus 5.6.121
  "Thou'rt poison to my blood.",  // Cymbeline, Cymbeline 1.1.150
  "These tedious old fools!",  // Hamlet, Hamlet 2.2.235
  "Thou wretched, rash, intruding fool, farewell! I took thee for thy better.",  // Hamlet, Hamlet 3.4.37
  "'Tis a chough; but, as I say, spacious in the possession of dirt.",  // Hamlet, Hamlet 5.2.93
  "A king of shreds and patches!",  // Hamlet, Hamlet 3.4.115
  "You cannot, sir, take from me any thing that I will more willingly part withal.",  // Hamlet, Hamlet 2.2.231
  "Cudgel thy brains no more about it, for your dull ass will not mend his pace with beating.",  // First Clown (gravedigger), Hamlet 5.1.56
  "It offends me to the soul to hear a robustious periwig-pated fellow tear a passion to tatters.",  // Hamlet, Hamlet 3.2.8
  "You blocks, you stones, you worse than senseless things!",  // Marullus, Julius Caesar 1.1.35
  "Mend me, thou saucy fellow!",  // Marullus, Julius Caesar 1.1.18
  "A barren-spirited fellow; one that feeds on abjects, orts and imitations.",  // Mark Antony, Julius Caesar 4.1.39
  "What should the wars do with these jigging fools?",  // Brutus, Julius Caesar 4.3.151
  "Away, slight man!",  // Brutus, Julius Caesar 4.3.40
  "Thou art a boil, a plague-sore, an embossed carbuncle, in my corrupted blood.",  // King Lear, King Lear 2.4.244
  "A knave; a rascal; an eater of broken meats!",  // Kent, King Lear 2.2.13
  "A base, proud, shallow, beggarly, three-suited, hundred-pound, filthy, worsted-stocking knave.",  // Kent, King Lear 2.2.13
  "You cowardly rascal, nature disclaims in thee: a tailor made thee.",  // Kent, King Lear 2.2.50
  "Smile you my speeches, as I were a fool? Goose, if I had you upon Sarum plain, I'ld drive ye cackling home to Camelot.",  // Kent, King Lear 2.2.78
  "Thou hadst little wit in thy bald crown, when thou gavest thy golden one away.",  // Fool, King Lear 1.4.154
  "Now thou art an O without a figure: I am better than thou art now; I am a fool, thou art nothing.",  // Fool, King Lear 1.4.184
  "Detested kite! thou liest.",  // King Lear, King Lear 1.4.258
  "Milk-liver'd man! That bear'st a cheek for blows, a head for wrongs.",  // Goneril, King Lear 4.2.56
  "You are not worth the dust which the rude wind blows in your face.",  // Albany, King Lear 4.2.35
  "You beastly knave, know you no reverence?",  // Cornwall, King Lear 2.2.65
  "What a brazen-faced varlet art thou, to deny thou knowest me!",  // Kent, King Lear 2.2.26
  "Nor tripped neither, you base football player.",  // Kent, King Lear 1.4.81
  "Thou hast pared thy wit o' both sides, and left nothing i' the middle.",  // Fool, King Lear 1.4.178
  "Thou art easier swallowed than a flap-dragon.",  // Costard, Love's Labour's Lost 5.1.43
  "They have been at a great feast of languages, and stolen the scraps.",  // Moth, Love's Labour's Lost 5.1.38
  "He draweth out the thread of his verbosity finer than the staple of his argument.",  // Holofernes, Love's Labour's Lost 5.1.16
  "Fat paunches have lean pates, and dainty bits make rich the ribs, but bankrupt quite the wits.",  // Longaville, Love's Labour's Lost 1.1.26
  "His intellect is not replenished; he is only an animal, only sensible in the duller parts.",  // Sir Nathaniel, Love's Labour's Lost 4.2.26
  "Thou cream-faced loon! Where got'st thou that goose look?",  // Macbeth, Macbeth 5.3.12
  "Go prick thy face, and over-red thy fear, thou lily-liver'd boy.",  // Macbeth, Macbeth 5.3.17
  "Those linen cheeks of thine are counsellors to fear. What soldiers, whey-face?",  // Macbeth, Macbeth 5.3.19
  "What, you egg! Young fry of treachery!",  // First Murderer, Macbeth 4.2.91
  "Thou liest, thou shag-hair'd villain!",  // Macduff's Son, Macbeth 4.2.90
  "Thou liest, abhorred tyrant; with my sword I'll prove the lie thou speak'st.",  // Young Siward, Macbeth 5.7.13
  "A very superficial, ignorant, unweighing fellow.",  // Lucio, Measure for Measure 3.2.134
  "Why, you bald-pated, lying rascal, you must be hooded, must you?",  // Lucio, Measure for Measure 5.1.372
  "God made him, and therefore let him pass for a man.",  // Portia, The Merchant of Venice 1.2.243
  "Gratiano speaks an infinite deal of nothing, more than any man in all Venice.",  // Bassanio, The Merchant of Venice 1.1.117
  "His reasons are as two grains of wheat hid in two bushels of chaff.",  // Bassanio, The Merchant of Venice 1.1.118
  "I had rather be married to a death's-head with a bone in his mouth than to either of these.",  // Portia, The Merchant of Venice 1.2.238
  "A goodly apple rotten at the heart!",  // Antonio, The Merchant of Venice 1.3.101
  "We'll use this unwholesome humidity, this gross watery pumpion.",  // Mistress Ford, The Merry Wives of Windsor 3.3.32
  "Hang him, mechanical salt-butter rogue!",  // Falstaff, The Merry Wives of Windsor 2.2.260
  "What tempest, I trow, threw this whale, with so many tuns of oil in his belly, ashore at Windsor?",  // Mistress Ford, The Merry Wives of Windsor 2.1.57
  "Let's consult together against this greasy knight.",  // Mistress Page, The Merry Wives of Windsor 2.1.97
  "Vile worm, thou wast o'erlook'd even in thy birth.",  // Pistol, The Merry Wives of Windsor 5.5.82
  "You Banbury cheese!",  // Bardolph, The Merry Wives of Windsor 1.1.114
  "Thou unconfinable baseness!",  // Falstaff, The Merry Wives of Windsor 2.2.19
  "O me! you juggler! you canker-blossom! You thief of love!",  // Hermia, A Midsummer Night's Dream 3.2.293
  "How low am I, thou painted maypole? speak.",  // Hermia, A Midsummer Night's Dream 3.2.308
  "Hang off, thou cat, thou burr! vile thing, let loose, or I will shake thee from me like a serpent!",  // Lysander, A Midsummer Night's Dream 3.2.267
  "Tempt not too much the hatred of my spirit; for I am sick when I do look on thee.",  // Demetrius, A Midsummer Night's Dream 2.1.215
  "This is the silliest stuff that ever I heard.",  // Hippolyta, A Midsummer Night's Dream 5.1.210
  "Lord, what fools these mortals be!",  // Puck, A Midsummer Night's Dream 3.2.118
  "With doubler tongue than thine, thou serpent, never adder stung.",  // Hermia, A Midsummer Night's Dream 3.2.75
  "I wonder that you will still be talking, Signior Benedick: nobody marks you.",  // Beatrice, Much Ado About Nothing 1.1.102
  "What, my dear Lady Disdain! are you yet living?",  // Benedick, Much Ado About Nothing 1.1.104
  "Scratching could not make it worse, an 'twere such a face as yours were.",  // Beatrice, Much Ado About Nothing 1.1.121
  "Scrambling, out-facing, fashion-monging boys, that lie and cog and flout, deprave and slander.",  // Antonio, Much Ado About Nothing 5.1.102
  "I cannot endure my Lady Tongue.",  // Benedick, Much Ado About Nothing 2.1.245
  "O gull! O dolt! As ignorant as dirt!",  // Emilia, Othello 5.2.194
  "I have rubb'd this young quat almost to the sense, and he grows angry.",  // Iago, Othello 5.1.11
  "You are one of those that will not serve God, if the devil bid you.",  // Iago, Othello 1.1.117
  "Thou art like the harpy, which, to betray, dost, with thine angel's face, seize with thine eagle's talons.",  // Cleon, Pericles 4.3.53
  "Tybalt, you rat-catcher, will you walk?",  // Mercutio, Romeo and Juliet 3.1.73
  "Thy head is as full of quarrels as an egg is full of meat.",  // Mercutio, Romeo and Juliet 3.1.22
  "A braggart, a rogue, a villain, that fights by the book of arithmetic!",  // Mercutio, Romeo and Juliet 3.1.101
  "Peace, you mumbling fool! Utter your gravity o'er a gossip's bowl.",  // Capulet, Romeo and Juliet 3.5.181
  "Thou flea, thou nit, thou winter-cricket thou!",  // Petruchio, The Taming of the Shrew 4.3.114
  "Away, thou rag, thou quantity, thou remnant!",  // Petruchio, The Taming of the Shrew 4.3.116
  "You logger-headed and unpolish'd grooms!",  // Petruchio, The Taming of the Shrew 4.1.111
  "Asses are made to bear, and so are you.",  // Katharina, The Taming of the Shrew 2.1.205
  "Why, thou deboshed fish thou!",  // Trinculo, The Tempest 3.2.26
  "What a pied ninny's this! Thou scurvy patch!",  // Caliban, The Tempest 3.2.60
  "I shall laugh myself to death at this puppy-headed monster.",  // Trinculo, The Tempest 2.2.155
  "Thou art the cap of all the fools alive.",  // Apemantus, Timon of Athens 4.3.386
  "Would thou wert clean enough to spit upon!",  // Timon, Timon of Athens 4.3.387
  "A plague on thee! thou art too bad to curse.",  // Apemantus, Timon of Athens 4.3.388
  "All villains that do stand by thee are pure.",  // Timon, Timon of Athens 4.3.389
  "I'll beat thee, but I should infect my hands.",  // Timon, Timon of Athens 4.3.392
  "Away, thou issue of a mangy dog!",  // Timon, Timon of Athens 4.3.394
  "Most smiling, smooth, detested parasites, courteous destroyers, affable wolves, meek bears.",  // Timon, Timon of Athens 3.6.92
  "Away, unpeaceable dog, or I'll spurn thee hence!",  // Second Lord, Timon of Athens 1.1.299
  "Foul-spoken coward, that thunder'st with thy tongue, and with thy weapon nothing darest perform!",  // Chiron, Titus Andronicus 2.1.61
  "What, what, ye sanguine, shallow-hearted boys!",  // Aaron, Titus Andronicus 4.2.100
  "Thou crusty batch of nature, what's the news?",  // Achilles, Troilus and Cressida 5.1.6
  "Thou sodden-witted lord! thou hast no more brain than I have in mine elbows.",  // Thersites, Troilus and Cressida 2.1.41
  "He has not so much brain as earwax.",  // Thersites, Troilus and Cressida 5.1.52
  "I would thou didst itch from head to foot and I had the scratching of thee; I would make thee the loathsomest scab in Greece.",  // Thersites, Troilus and Cressida 2.1.24
  "Thou idle immaterial skein of sleave-silk, thou green sarcenet flap for a sore eye, thou tassel of a prodigal's purse.",  // Thersites, Troilus and Cressida 5.1.30
  "Ah, how the poor world is pestered with such waterflies, diminutives of nature!",  // Thersites, Troilus and Cressida 5.1.33
  "I had rather be a tick in a sheep than such a valiant ignorance.",  // Thersites, Troilus and Cressida 3.3.320
  "Would the fountain of your mind were clear again, that I might water an ass at it!",  // Thersites, Troilus and Cressida 3.3.319
  "Thou thing of no bowels, thou!",  // Thersites, Troilus and Cressida 2.1.47
  "I marvel your ladyship takes delight in such a barren rascal.",  // Malvolio, Twelfth Night 1.5.75
  "Oh, you are sick of self-love, Malvolio, and taste with a distempered appetite.",  // Olivia, Twelfth Night 1.5.83
  "Here's an overweening rogue!",  // Sir Toby Belch, Twelfth Night 2.5.26
  "He's a coward and a coystrill that will not drink to my niece till his brains turn o' the toe like a parish-top.",  // Sir Toby Belch, Twelfth Night 1.3.37
  "I can hardly forbear hurling things at him.",  // Maria, Twelfth Night 3.2.76
  "Ungracious wretch, fit for the mountains and the barbarous caves, where manners ne'er were preach'd!",  // Olivia, Twelfth Night 4.1.42
  "Rudesby, be gone!",  // Olivia, Twelfth Night 4.1.46
  "O illiterate loiterer! it was the son of thy grandmother.",  // Launce, The Two Gentlemen of Verona 3.1.292
  "Ruffian, let go that rude uncivil touch, thou friend of an ill fashion!",  // Valentine, The Two Gentlemen of Verona 5.4.63
  "I think Crab, my dog, be the sourest-natured dog that lives.",  // Launce, The Two Gentlemen of Verona 2.3.5
  "What a block art thou, that thou canst not!",  // Launce, The Two Gentlemen of Verona 2.5.23
  "Thou subtle, perjured, false, disloyal man!",  // Silvia, The Two Gentlemen of Verona 4.2.94
  "You starveling, you elf-skin, you dried neat's tongue, you bull's pizzle, you stock-fish!",  // Falstaff, Henry IV, Part 1 2.4.232 · bawdy
  "Why, thou whoreson, impudent, embossed rascal!",  // Prince Henry, Henry IV, Part 1 3.3.337 · bawdy
  "Thou hast damnable iteration and art indeed able to corrupt a saint.",  // Falstaff, Henry IV, Part 1 1.2.85 · bawdy
  "Away, you scullion! you rampallion! You fustilarian! I'll tickle your catastrophe.",  // Falstaff, Henry IV, Part 2 2.1.53 · bawdy
  "Thou whoreson mandrake, thou art fitter to be worn in my cap than to wait at my heels.",  // Falstaff, Henry IV, Part 2 1.2.14 · bawdy
  "Thou damned tripe-visaged rascal!",  // Doll Tearsheet, Henry IV, Part 2 5.4.8 · bawdy
  "Thou damned and luxurious mountain goat!",  // Pistol, Henry V 4.4.17 · bawdy
  "O braggart vile and damned furious wight!",  // Pistol, Henry V 2.1.56 · bawdy
  "Damnable both-sides rogue!",  // Bertram, All's Well That Ends Well 4.3.209 · bawdy
  "Thou art damned like an ill-roasted egg, all on one side.",  // Touchstone, As You Like It 3.2.35 · bawdy
  "The triple pillar of the world transform'd into a strumpet's fool.",  // Philo, Antony and Cleopatra 1.1.13 · bawdy
  "Rogue, thou hast lived too long.",  // Cleopatra, Antony and Cleopatra 2.5.91 · bawdy
  "Thou whoreson, senseless villain!",  // Antipholus of Ephesus, The Comedy of Errors 4.4.28 · bawdy
  "I think thou art an ass.",  // Antipholus of Ephesus, The Comedy of Errors 3.1.17 · bawdy
  "Ah, you precious pander! Villain, where is thy lady?",  // Cloten, Cymbeline 3.5.97 · bawdy
  "That such a crafty devil as is his mother should yield the world this ass!",  // Second Lord, Cymbeline 2.1.50 · bawdy
  "Bloody, bawdy villain! Remorseless, treacherous, lecherous, kindless villain!",  // Hamlet, Hamlet 2.2.590 · bawdy
  "Excellent well; you are a fishmonger.",  // Hamlet, Hamlet 2.2.189 · bawdy
  "A lily-livered, action-taking knave, a whoreson, glass-gazing, super-serviceable finical rogue.",  // Kent, King Lear 2.2.15 · bawdy
  "Thou whoreson zed! thou unnecessary letter!",  // Kent, King Lear 2.2.60 · bawdy
  "Ah, you whoreson loggerhead! you were born to do me shame.",  // Biron, Love's Labour's Lost 4.3.212 · bawdy
  "Show your knave's visage, with a pox to you! show your sheep-biting face, and be hanged an hour!",  // Lucio, Measure for Measure 5.1.374 · bawdy
  "It is certain that when he makes water his urine is congealed ice.",  // Lucio, Measure for Measure 3.2.104 · bawdy
  "Some report a sea-maid spawned him; some, that he was begot between two stock-fishes.",  // Lucio, Measure for Measure 3.2.103 · bawdy
  "Your bum is the greatest thing about you.",  // Escalus, Measure for Measure 2.1.206 · bawdy
  "Out of my door, you witch, you hag, you baggage, you polecat, you runyon! out, out!",  // Ford, The Merry Wives of Windsor 4.2.160 · bawdy
  "Away! you are an ass, you are an ass.",  // Conrade, Much Ado About Nothing 4.2.67 · bawdy
  "Damn her, lewd minx! O, damn her!",  // Othello, Othello 3.3.529 · bawdy
  "Your peevish chastity, which is not worth a breakfast in the cheapest country under the cope.",  // Boult, Pericles 4.6.114 · bawdy
  "Out, you green-sickness carrion! out, you baggage! You tallow-face!",  // Capulet, Romeo and Juliet 3.5.160 · bawdy
  "Scurvy knave! I am none of his flirt-gills; I am none of his skains-mates.",  // Nurse, Romeo and Juliet 2.4.146 · bawdy
  "A whoreson beetle-headed, flap-ear'd knave!",  // Petruchio, The Taming of the Shrew 4.1.143 · bawdy
  "Away, you three-inch fool!",  // Curtis, The Taming of the Shrew 4.1.24 · bawdy
  "Preposterous ass, that never read so far to know the cause why music was ordain'd!",  // Lucentio, The Taming of the Shrew 3.1.9 · bawdy
  "You peasant swain! you whoreson malt-horse drudge!",  // Petruchio, The Taming of the Shrew 4.1.115 · bawdy
  "A pox o' your throat, you bawling, blasphemous, incharitable dog!",  // Sebastian, The Tempest 1.1.40 · bawdy
  "Hang, cur! hang, you whoreson, insolent noisemaker!",  // Antonio, The Tempest 1.1.43 · bawdy
  "What a thrice-double ass was I, to take this drunkard for a god and worship this dull fool!",  // Caliban, The Tempest 5.1.334 · bawdy
  "Villain, I have done thy mother.",  // Aaron, Titus Andronicus 4.2.79 · bawdy
  "Thou stool for a witch!",  // Ajax, Troilus and Cressida 2.1.40 · bawdy
  "An ass-head and a coxcomb and a knave, a thin-faced knave, a gull!",  // Sir Toby Belch, Twelfth Night 5.1.207 · bawdy
  "A most intelligencing bawd!",  // Leontes, The Winter's Tale 2.3.84 · bawdy
]

/// A quotation.
package func quotation(_ index: Int) -> String {
  quotations[index].text
}

/// The speakers of the quotations.
let quotationSpeakers: [TableText] = [
  "Prince Henry",  // Thou art so fat-witted, with
  "Prince Henry",  // Why, thou clay-brained guts, thou
  "Prince Henry",  // Peace, ye fat-kidneyed rascal!
  "Prince Henry",  // Peace, ye fat-guts!
  "Hotspur",  // What a frosty-spirited rogue is
  "Hotspur",  // You are a shallow cowardly
  "Prince Henry",  // This sanguine coward, this bed-presser,
  "Prince Henry",  // That trunk of humours, that
  "Falstaff",  // There's no more faith in
  "Falstaff",  // There's neither honesty, manhood, nor
  "Prince Henry",  // Falstaff sweats to death, and
  "Prince Henry",  // There is a devil haunts
  "Falstaff",  // Thou art our admiral, thou
  "Falstaff",  // Hang ye, gorbellied knaves, are
  "Falstaff",  // Do thou amend thy face,
  "Prince Henry",  // What, a coward, Sir John
  "Doll Tearsheet",  // Away, you mouldy rogue, away!
  "Doll Tearsheet",  // You muddy rascal, is that
  "Doll Tearsheet",  // Away, you bottle-ale rascal! you
  "Doll Tearsheet",  // You poor, base, rascally, cheating,
  "Doll Tearsheet",  // I cannot endure such a
  "Doll Tearsheet",  // Come, you thin thing; come
  "Doll Tearsheet",  // You filthy famished correctioner, if
  "Falstaff",  // Like a man made after
  "Falstaff",  // His wit's as thick as
  "Doll Tearsheet",  // Hang him, swaggering rascal! let
  "King Henry V",  // How ill white hairs become
  "Falstaff",  // A rascally yea-forsooth knave!
  "Lord Chief Justice",  // Your means are very slender,
  "Lord Chief Justice",  // You are as a candle,
  "Mistress Quickly",  // Do, do, thou rogue! do,
  "Boy",  // He is white-livered and red-faced;
  "Boy",  // His few bad words are
  "Pistol",  // Base tike, call'st thou me
  "Fluellen",  // What an arrant, rascally, beggarly,
  "Gower",  // Why, 'tis a gull, a
  "Humphrey, Duke of Gloucester",  // Am I not protector, saucy
  "Richard Plantagenet",  // I scorn thee and thy
  "Duke of Alencon",  // Lean, raw-boned rascals! who would
  "Humphrey, Duke of Gloucester",  // Thee I'll chase hence, thou
  "Joan la Pucelle",  // Decrepit miser! base ignoble wretch!
  "Countess of Auvergne",  // It cannot be this weak
  "Suffolk",  // Blunt-witted lord, ignoble in demeanor!
  "Queen Margaret",  // Small curs are not regarded
  "Duke of York",  // Base dunghill villain and mechanical!
  "Jack Cade",  // Ah, thou say, thou serge,
  "Jack Cade",  // Away with him, away with
  "Jack Cade",  // Thou hast most traitorously corrupted
  "Duke of York",  // O tiger's heart wrapt in
  "Westmoreland",  // Farewell, faint-hearted and degenerate king,
  "Clarence",  // Untutor'd lad, thou art too
  "Richard, Duke of Gloucester",  // By heaven, brat, I'll plague
  "King Henry VI",  // Teeth hadst thou in thy
  "Lady Anne",  // Never hung poison on a
  "Richard, Duke of Gloucester",  // Unmanner'd dog! stand thou, when
  "Lady Anne",  // Dost grant me, hedgehog?
  "Queen Margaret",  // Peace, master marquess, you are
  "King Richard III",  // White-liver'd runagate, what doth he
  "Lady Anne",  // Villain, thou know'st no law
  "Henry Bolingbroke",  // Thou art a traitor and
  "John of Gaunt",  // Light vanity, insatiate cormorant, consuming
  "Constance",  // Thou wretch, thou coward! Thou
  "Constance",  // What a fool art thou,
  "Lord Bigot",  // Out, dunghill! darest thou brave
  "Constance",  // Doff it for shame, and
  "Queen Elinor",  // Thou monstrous slanderer of heaven
  "Buckingham",  // This butcher's cur is venom-mouth'd.
  "Queen Katharine",  // Ye have angels' faces, but
  "Second Lord",  // He's a most notable coward,
  "Lafeu",  // The soul of this man
  "Lafeu",  // You are not worth another
  "Lafeu",  // Methinks, thou art a general
  "Parolles",  // He will lie, sir, with
  "Countess of Rousillon",  // Wilt thou ever be a
  "Parolles",  // Scurvy, old, filthy, scurvy lord!
  "First Lord",  // He hath out-villained villany so
  "Orlando",  // I do desire we may
  "Rosalind",  // Sell when you can: you
  "Jaques",  // By my troth, I was
  "Touchstone",  // Most shallow man! thou worms-meat,
  "Touchstone",  // God help thee, shallow man!
  "Luciana",  // Dromio, thou drone, thou snail,
  "Adriana",  // Dissembling villain, thou speak'st false
  "Adriana",  // Hence, prating peasant! fetch thy
  "Antipholus of Ephesus",  // A hungry lean-faced villain, a
  "Coriolanus",  // What's the matter, you dissentious
  "Coriolanus",  // You common cry of curs!
  "Menenius",  // The tartness of his face
  "Menenius",  // There is no more mercy
  "Coriolanus",  // You souls of geese, that
  "Menenius",  // Your beards deserve not so
  "Menenius",  // A brace of unmeriting, proud,
  "Coriolanus",  // Hence, rotten thing! or I
  "Coriolanus",  // Measureless liar, thou hast made
  "Cymbeline",  // Thou'rt poison to my blood.
  "Hamlet",  // These tedious old fools!
  "Hamlet",  // Thou wretched, rash, intruding fool,
  "Hamlet",  // 'Tis a chough; but, as
  "Hamlet",  // A king of shreds and
  "Hamlet",  // You cannot, sir, take from
  "First Clown (gravedigger)",  // Cudgel thy brains no more
  "Hamlet",  // It offends me to the
  "Marullus",  // You blocks, you stones, you
  "Marullus",  // Mend me, thou saucy fellow!
  "Mark Antony",  // A barren-spirited fellow; one that
  "Brutus",  // What should the wars do
  "Brutus",  // Away, slight man!
  "King Lear",  // Thou art a boil, a
  "Kent",  // A knave; a rascal; an
  "Kent",  // A base, proud, shallow, beggarly,
  "Kent",  // You cowardly rascal, nature disclaims
  "Kent",  // Smile you my speeches, as
  "Fool",  // Thou hadst little wit in
  "Fool",  // Now thou art an O
  "King Lear",  // Detested kite! thou liest.
  "Goneril",  // Milk-liver'd man! That bear'st a
  "Albany",  // You are not worth the
  "Cornwall",  // You beastly knave, know you
  "Kent",  // What a brazen-faced varlet art
  "Kent",  // Nor tripped neither, you base
  "Fool",  // Thou hast pared thy wit
  "Costard",  // Thou art easier swallowed than
  "Moth",  // They have been at a
  "Holofernes",  // He draweth out the thread
  "Longaville",  // Fat paunches have lean pates,
  "Sir Nathaniel",  // His intellect is not replenished;
  "Macbeth",  // Thou cream-faced loon! Where got'st
  "Macbeth",  // Go prick thy face, and
  "Macbeth",  // Those linen cheeks of thine
  "First Murderer",  // What, you egg! Young fry
  "Macduff's Son",  // Thou liest, thou shag-hair'd villain!
  "Young Siward",  // Thou liest, abhorred tyrant; with
  "Lucio",  // A very superficial, ignorant, unweighing
  "Lucio",  // Why, you bald-pated, lying rascal,
  "Portia",  // God made him, and therefore
  "Bassanio",  // Gratiano speaks an infinite deal
  "Bassanio",  // His reasons are as two
  "Portia",  // I had rather be married
  "Antonio",  // A goodly apple rotten at
  "Mistress Ford",  // We'll use this unwholesome humidity,
  "Falstaff",  // Hang him, mechanical salt-butter rogue!
  "Mistress Ford",  // What tempest, I trow, threw
  "Mistress Page",  // Let's consult together against this
  "Pistol",  // Vile worm, thou wast o'erlook'd
  "Bardolph",  // You Banbury cheese!
  "Falstaff",  // Thou unconfinable baseness!
  "Hermia",  // O me! you juggler! you
  "Hermia",  // How low am I, thou
  "Lysander",  // Hang off, thou cat, thou
  "Demetrius",  // Tempt not too much the
  "Hippolyta",  // This is the silliest stuff
  "Puck",  // Lord, what fools these mortals
  "Hermia",  // With doubler tongue than thine,
  "Beatrice",  // I wonder that you will
  "Benedick",  // What, my dear Lady Disdain!
  "Beatrice",  // Scratching could not make it
  "Antonio",  // Scrambling, out-facing, fashion-monging boys, that
  "Benedick",  // I cannot endure my Lady
  "Emilia",  // O gull! O dolt! As
  "Iago",  // I have rubb'd this young
  "Iago",  // You are one of those
  "Cleon",  // Thou art like the harpy,
  "Mercutio",  // Tybalt, you rat-catcher, will you
  "Mercutio",  // Thy head is as full
  "Mercutio",  // A braggart, a rogue, a
  "Capulet",  // Peace, you mumbling fool! Utter
  "Petruchio",  // Thou flea, thou nit, thou
  "Petruchio",  // Away, thou rag, thou quantity,
  "Petruchio",  // You logger-headed and unpolish'd grooms!
  "Katharina",  // Asses are made to bear,
  "Trinculo",  // Why, thou deboshed fish thou!
  "Caliban",  // What a pied ninny's this!
  "Trinculo",  // I shall laugh myself to
  "Apemantus",  // Thou art the cap of
  "Timon",  // Would thou wert clean enough
  "Apemantus",  // A plague on thee! thou
  "Timon",  // All villains that do stand
  "Timon",  // I'll beat thee, but I
  "Timon",  // Away, thou issue of a
  "Timon",  // Most smiling, smooth, detested parasites,
  "Second Lord",  // Away, unpeaceable dog, or I'll
  "Chiron",  // Foul-spoken coward, that thunder'st with
  "Aaron",  // What, what, ye sanguine, shallow-hearted
  "Achilles",  // Thou crusty batch of nature,
  "Thersites",  // Thou sodden-witted lord! thou hast
  "Thersites",  // He has not so much
  "Thersites",  // I would thou didst itch
  "Thersites",  // Thou idle immaterial skein of
  "Thersites",  // Ah, how the poor world
  "Thersites",  // I had rather be a
  "Thersites",  // Would the fountain of your
  "Thersites",  // Thou thing of no bowels,
  "Malvolio",  // I marvel your ladyship takes
  "Olivia",  // Oh, you are sick of
  "Sir Toby Belch",  // Here's an overweening rogue!
  "Sir Toby Belch",  // He's a coward and a
  "Maria",  // I can hardly forbear hurling
  "Olivia",  // Ungracious wretch, fit for the
  "Olivia",  // Rudesby, be gone!
  "Launce",  // O illiterate loiterer! it was
  "Valentine",  // Ruffian, let go that rude
  "Launce",  // I think Crab, my dog,
  "Launce",  // What a block art thou,
  "Silvia",  // Thou subtle, perjured, false, disloyal
  "Falstaff",  // You starveling, you elf-skin, you
  "Prince Henry",  // Why, thou whoreson, impudent, embossed
  "Falstaff",  // Thou hast damnable iteration and
  "Falstaff",  // Away, you scullion! you rampallion!
  "Falstaff",  // Thou whoreson mandrake, thou art
  "Doll Tearsheet",  // Thou damned tripe-visaged rascal!
  "Pistol",  // Thou damned and luxurious mountain
  "Pistol",  // O braggart vile and damned
  "Bertram",  // Damnable both-sides rogue!
  "Touchstone",  // Thou art damned like an
  "Philo",  // The triple pillar of the
  "Cleopatra",  // Rogue, thou hast lived too
  "Antipholus of Ephesus",  // Thou whoreson, senseless villain!
  "Antipholus of Ephesus",  // I think thou art an
  "Cloten",  // Ah, you precious pander! Villain,
  "Second Lord",  // That such a crafty devil
  "Hamlet",  // Bloody, bawdy villain! Remorseless, treacherous,
  "Hamlet",  // Excellent well; you are a
  "Kent",  // A lily-livered, action-taking knave, a
  "Kent",  // Thou whoreson zed! thou unnecessary
  "Biron",  // Ah, you whoreson loggerhead! you
  "Lucio",  // Show your knave's visage, with
  "Lucio",  // It is certain that when
  "Lucio",  // Some report a sea-maid spawned
  "Escalus",  // Your bum is the greatest
  "Ford",  // Out of my door, you
  "Conrade",  // Away! you are an ass,
  "Othello",  // Damn her, lewd minx! O,
  "Boult",  // Your peevish chastity, which is
  "Capulet",  // Out, you green-sickness carrion! out,
  "Nurse",  // Scurvy knave! I am none
  "Petruchio",  // A whoreson beetle-headed, flap-ear'd knave!
  "Curtis",  // Away, you three-inch fool!
  "Lucentio",  // Preposterous ass, that never read
  "Petruchio",  // You peasant swain! you whoreson
  "Sebastian",  // A pox o' your throat,
  "Antonio",  // Hang, cur! hang, you whoreson,
  "Caliban",  // What a thrice-double ass was
  "Aaron",  // Villain, I have done thy
  "Ajax",  // Thou stool for a witch!
  "Sir Toby Belch",  // An ass-head and a coxcomb
  "Leontes",  // A most intelligencing bawd!
]

/// The speaker of a quotation.
package func quotationSpeaker(_ index: Int) -> String {
  quotationSpeakers[index].text
}

/// The places of the quotations.
let quotationPlaces: [Int32] = [
  16, 1, 2, 2,  // Henry IV, Part 1 1.2.2 · Thou art so fat-witted, with
  16, 2, 4, 214,  // Henry IV, Part 1 2.4.214 · Why, thou clay-brained guts, thou
  16, 2, 2, 5,  // Henry IV, Part 1 2.2.5 · Peace, ye fat-kidneyed rascal!
  16, 2, 2, 30,  // Henry IV, Part 1 2.2.30 · Peace, ye fat-guts!
  16, 2, 3, 20,  // Henry IV, Part 1 2.3.20 · What a frosty-spirited rogue is
  16, 2, 3, 15,  // Henry IV, Part 1 2.3.15 · You are a shallow cowardly
  16, 2, 4, 229,  // Henry IV, Part 1 2.4.229 · This sanguine coward, this bed-presser,
  16, 2, 4, 432,  // Henry IV, Part 1 2.4.432 · That trunk of humours, that
  16, 3, 3, 294,  // Henry IV, Part 1 3.3.294 · There's no more faith in
  16, 1, 2, 132,  // Henry IV, Part 1 1.2.132 · There's neither honesty, manhood, nor
  16, 2, 2, 101,  // Henry IV, Part 1 2.2.101 · Falstaff sweats to death, and
  16, 2, 4, 430,  // Henry IV, Part 1 2.4.430 · There is a devil haunts
  16, 3, 3, 207,  // Henry IV, Part 1 3.3.207 · Thou art our admiral, thou
  16, 2, 2, 82,  // Henry IV, Part 1 2.2.82 · Hang ye, gorbellied knaves, are
  16, 3, 3, 206,  // Henry IV, Part 1 3.3.206 · Do thou amend thy face,
  16, 2, 2, 62,  // Henry IV, Part 1 2.2.62 · What, a coward, Sir John
  17, 2, 4, 117,  // Henry IV, Part 2 2.4.117 · Away, you mouldy rogue, away!
  17, 2, 4, 36,  // Henry IV, Part 2 2.4.36 · You muddy rascal, is that
  17, 2, 4, 122,  // Henry IV, Part 2 2.4.122 · Away, you bottle-ale rascal! you
  17, 2, 4, 116,  // Henry IV, Part 2 2.4.116 · You poor, base, rascally, cheating,
  17, 2, 4, 177,  // Henry IV, Part 2 2.4.177 · I cannot endure such a
  17, 5, 4, 30,  // Henry IV, Part 2 5.4.30 · Come, you thin thing; come
  17, 5, 4, 21,  // Henry IV, Part 2 5.4.21 · You filthy famished correctioner, if
  17, 3, 2, 288,  // Henry IV, Part 2 3.2.288 · Like a man made after
  17, 2, 4, 227,  // Henry IV, Part 2 2.4.227 · His wit's as thick as
  17, 2, 4, 66,  // Henry IV, Part 2 2.4.66 · Hang him, swaggering rascal! let
  17, 5, 5, 49,  // Henry IV, Part 2 5.5.49 · How ill white hairs become
  17, 1, 2, 35,  // Henry IV, Part 2 1.2.35 · A rascally yea-forsooth knave!
  17, 1, 2, 136,  // Henry IV, Part 2 1.2.136 · Your means are very slender,
  17, 1, 2, 151,  // Henry IV, Part 2 1.2.151 · You are as a candle,
  17, 2, 1, 51,  // Henry IV, Part 2 2.1.51 · Do, do, thou rogue! do,
  18, 3, 2, 29,  // Henry V 3.2.29 · He is white-livered and red-faced;
  18, 3, 2, 36,  // Henry V 3.2.36 · His few bad words are
  18, 2, 1, 29,  // Henry V 2.1.29 · Base tike, call'st thou me
  18, 4, 8, 33,  // Henry V 4.8.33 · What an arrant, rascally, beggarly,
  18, 3, 6, 66,  // Henry V 3.6.66 · Why, 'tis a gull, a
  19, 3, 1, 49,  // Henry VI, Part 1 3.1.49 · Am I not protector, saucy
  19, 2, 4, 87,  // Henry VI, Part 1 2.4.87 · I scorn thee and thy
  19, 1, 2, 35,  // Henry VI, Part 1 1.2.35 · Lean, raw-boned rascals! who would
  19, 1, 3, 60,  // Henry VI, Part 1 1.3.60 · Thee I'll chase hence, thou
  19, 5, 4, 7,  // Henry VI, Part 1 5.4.7 · Decrepit miser! base ignoble wretch!
  19, 2, 3, 28,  // Henry VI, Part 1 2.3.28 · It cannot be this weak
  20, 3, 2, 211,  // Henry VI, Part 2 3.2.211 · Blunt-witted lord, ignoble in demeanor!
  20, 3, 1, 18,  // Henry VI, Part 2 3.1.18 · Small curs are not regarded
  20, 1, 3, 191,  // Henry VI, Part 2 1.3.191 · Base dunghill villain and mechanical!
  20, 4, 7, 21,  // Henry VI, Part 2 4.7.21 · Ah, thou say, thou serge,
  20, 4, 7, 54,  // Henry VI, Part 2 4.7.54 · Away with him, away with
  20, 4, 7, 29,  // Henry VI, Part 2 4.7.29 · Thou hast most traitorously corrupted
  21, 1, 4, 137,  // Henry VI, Part 3 1.4.137 · O tiger's heart wrapt in
  21, 1, 1, 184,  // Henry VI, Part 3 1.1.184 · Farewell, faint-hearted and degenerate king,
  21, 5, 5, 32,  // Henry VI, Part 3 5.5.32 · Untutor'd lad, thou art too
  21, 5, 5, 27,  // Henry VI, Part 3 5.5.27 · By heaven, brat, I'll plague
  21, 5, 6, 53,  // Henry VI, Part 3 5.6.53 · Teeth hadst thou in thy
  22, 1, 2, 157,  // Richard III 1.2.157 · Never hung poison on a
  22, 1, 2, 39,  // Richard III 1.2.39 · Unmanner'd dog! stand thou, when
  22, 1, 2, 106,  // Richard III 1.2.106 · Dost grant me, hedgehog?
  22, 1, 3, 259,  // Richard III 1.3.259 · Peace, master marquess, you are
  22, 4, 4, 483,  // Richard III 4.4.483 · White-liver'd runagate, what doth he
  22, 1, 2, 71,  // Richard III 1.2.71 · Villain, thou know'st no law
  15, 1, 1, 39,  // Richard II 1.1.39 · Thou art a traitor and
  15, 2, 1, 38,  // Richard II 2.1.38 · Light vanity, insatiate cormorant, consuming
  14, 3, 1, 117,  // King John 3.1.117 · Thou wretch, thou coward! Thou
  14, 3, 1, 123,  // King John 3.1.123 · What a fool art thou,
  14, 4, 3, 88,  // King John 4.3.88 · Out, dunghill! darest thou brave
  14, 3, 1, 130,  // King John 3.1.130 · Doff it for shame, and
  14, 2, 1, 177,  // King John 2.1.177 · Thou monstrous slanderer of heaven
  23, 1, 1, 142,  // Henry VIII 1.1.142 · This butcher's cur is venom-mouth'd.
  23, 3, 1, 162,  // Henry VIII 3.1.162 · Ye have angels' faces, but
  11, 3, 6, 9,  // All's Well That Ends Well 3.6.9 · He's a most notable coward,
  11, 2, 5, 40,  // All's Well That Ends Well 2.5.40 · The soul of this man
  11, 2, 3, 265,  // All's Well That Ends Well 2.3.265 · You are not worth another
  11, 2, 3, 257,  // All's Well That Ends Well 2.3.257 · Methinks, thou art a general
  11, 4, 3, 239,  // All's Well That Ends Well 4.3.239 · He will lie, sir, with
  11, 1, 3, 53,  // All's Well That Ends Well 1.3.53 · Wilt thou ever be a
  11, 2, 3, 239,  // All's Well That Ends Well 2.3.239 · Scurvy, old, filthy, scurvy lord!
  11, 4, 3, 259,  // All's Well That Ends Well 4.3.259 · He hath out-villained villany so
  9, 3, 2, 248,  // As You Like It 3.2.248 · I do desire we may
  9, 3, 5, 62,  // As You Like It 3.5.62 · Sell when you can: you
  9, 3, 2, 274,  // As You Like It 3.2.274 · By my troth, I was
  9, 3, 2, 61,  // As You Like It 3.2.61 · Most shallow man! thou worms-meat,
  9, 3, 2, 66,  // As You Like It 3.2.66 · God help thee, shallow man!
  4, 2, 2, 221,  // The Comedy of Errors 2.2.221 · Dromio, thou drone, thou snail,
  4, 4, 4, 117,  // The Comedy of Errors 4.4.117 · Dissembling villain, thou speak'st false
  4, 2, 1, 81,  // The Comedy of Errors 2.1.81 · Hence, prating peasant! fetch thy
  4, 5, 1, 247,  // The Comedy of Errors 5.1.247 · A hungry lean-faced villain, a
  25, 1, 1, 159,  // Coriolanus 1.1.159 · What's the matter, you dissentious
  25, 3, 3, 147,  // Coriolanus 3.3.147 · You common cry of curs!
  25, 5, 4, 17,  // Coriolanus 5.4.17 · The tartness of his face
  25, 5, 4, 28,  // Coriolanus 5.4.28 · There is no more mercy
  25, 1, 4, 42,  // Coriolanus 1.4.42 · You souls of geese, that
  25, 2, 1, 85,  // Coriolanus 2.1.85 · Your beards deserve not so
  25, 2, 1, 40,  // Coriolanus 2.1.40 · A brace of unmeriting, proud,
  25, 3, 1, 221,  // Coriolanus 3.1.221 · Hence, rotten thing! or I
  25, 5, 6, 121,  // Coriolanus 5.6.121 · Measureless liar, thou hast made
  35, 1, 1, 150,  // Cymbeline 1.1.150 · Thou'rt poison to my blood.
  31, 2, 2, 235,  // Hamlet 2.2.235 · These tedious old fools!
  31, 3, 4, 37,  // Hamlet 3.4.37 · Thou wretched, rash, intruding fool,
  31, 5, 2, 93,  // Hamlet 5.2.93 · 'Tis a chough; but, as
  31, 3, 4, 115,  // Hamlet 3.4.115 · A king of shreds and
  31, 2, 2, 231,  // Hamlet 2.2.231 · You cannot, sir, take from
  31, 5, 1, 56,  // Hamlet 5.1.56 · Cudgel thy brains no more
  31, 3, 2, 8,  // Hamlet 3.2.8 · It offends me to the
  29, 1, 1, 35,  // Julius Caesar 1.1.35 · You blocks, you stones, you
  29, 1, 1, 18,  // Julius Caesar 1.1.18 · Mend me, thou saucy fellow!
  29, 4, 1, 39,  // Julius Caesar 4.1.39 · A barren-spirited fellow; one that
  29, 4, 3, 151,  // Julius Caesar 4.3.151 · What should the wars do
  29, 4, 3, 40,  // Julius Caesar 4.3.40 · Away, slight man!
  32, 2, 4, 244,  // King Lear 2.4.244 · Thou art a boil, a
  32, 2, 2, 13,  // King Lear 2.2.13 · A knave; a rascal; an
  32, 2, 2, 13,  // King Lear 2.2.13 · A base, proud, shallow, beggarly,
  32, 2, 2, 50,  // King Lear 2.2.50 · You cowardly rascal, nature disclaims
  32, 2, 2, 78,  // King Lear 2.2.78 · Smile you my speeches, as
  32, 1, 4, 154,  // King Lear 1.4.154 · Thou hadst little wit in
  32, 1, 4, 184,  // King Lear 1.4.184 · Now thou art an O
  32, 1, 4, 258,  // King Lear 1.4.258 · Detested kite! thou liest.
  32, 4, 2, 56,  // King Lear 4.2.56 · Milk-liver'd man! That bear'st a
  32, 4, 2, 35,  // King Lear 4.2.35 · You are not worth the
  32, 2, 2, 65,  // King Lear 2.2.65 · You beastly knave, know you
  32, 2, 2, 26,  // King Lear 2.2.26 · What a brazen-faced varlet art
  32, 1, 4, 81,  // King Lear 1.4.81 · Nor tripped neither, you base
  32, 1, 4, 178,  // King Lear 1.4.178 · Thou hast pared thy wit
  6, 5, 1, 43,  // Love's Labour's Lost 5.1.43 · Thou art easier swallowed than
  6, 5, 1, 38,  // Love's Labour's Lost 5.1.38 · They have been at a
  6, 5, 1, 16,  // Love's Labour's Lost 5.1.16 · He draweth out the thread
  6, 1, 1, 26,  // Love's Labour's Lost 1.1.26 · Fat paunches have lean pates,
  6, 4, 2, 26,  // Love's Labour's Lost 4.2.26 · His intellect is not replenished;
  30, 5, 3, 12,  // Macbeth 5.3.12 · Thou cream-faced loon! Where got'st
  30, 5, 3, 17,  // Macbeth 5.3.17 · Go prick thy face, and
  30, 5, 3, 19,  // Macbeth 5.3.19 · Those linen cheeks of thine
  30, 4, 2, 91,  // Macbeth 4.2.91 · What, you egg! Young fry
  30, 4, 2, 90,  // Macbeth 4.2.90 · Thou liest, thou shag-hair'd villain!
  30, 5, 7, 13,  // Macbeth 5.7.13 · Thou liest, abhorred tyrant; with
  3, 3, 2, 134,  // Measure for Measure 3.2.134 · A very superficial, ignorant, unweighing
  3, 5, 1, 372,  // Measure for Measure 5.1.372 · Why, you bald-pated, lying rascal,
  8, 1, 2, 243,  // The Merchant of Venice 1.2.243 · God made him, and therefore
  8, 1, 1, 117,  // The Merchant of Venice 1.1.117 · Gratiano speaks an infinite deal
  8, 1, 1, 118,  // The Merchant of Venice 1.1.118 · His reasons are as two
  8, 1, 2, 238,  // The Merchant of Venice 1.2.238 · I had rather be married
  8, 1, 3, 101,  // The Merchant of Venice 1.3.101 · A goodly apple rotten at
  2, 3, 3, 32,  // The Merry Wives of Windsor 3.3.32 · We'll use this unwholesome humidity,
  2, 2, 2, 260,  // The Merry Wives of Windsor 2.2.260 · Hang him, mechanical salt-butter rogue!
  2, 2, 1, 57,  // The Merry Wives of Windsor 2.1.57 · What tempest, I trow, threw
  2, 2, 1, 97,  // The Merry Wives of Windsor 2.1.97 · Let's consult together against this
  2, 5, 5, 82,  // The Merry Wives of Windsor 5.5.82 · Vile worm, thou wast o'erlook'd
  2, 1, 1, 114,  // The Merry Wives of Windsor 1.1.114 · You Banbury cheese!
  2, 2, 2, 19,  // The Merry Wives of Windsor 2.2.19 · Thou unconfinable baseness!
  7, 3, 2, 293,  // A Midsummer Night's Dream 3.2.293 · O me! you juggler! you
  7, 3, 2, 308,  // A Midsummer Night's Dream 3.2.308 · How low am I, thou
  7, 3, 2, 267,  // A Midsummer Night's Dream 3.2.267 · Hang off, thou cat, thou
  7, 2, 1, 215,  // A Midsummer Night's Dream 2.1.215 · Tempt not too much the
  7, 5, 1, 210,  // A Midsummer Night's Dream 5.1.210 · This is the silliest stuff
  7, 3, 2, 118,  // A Midsummer Night's Dream 3.2.118 · Lord, what fools these mortals
  7, 3, 2, 75,  // A Midsummer Night's Dream 3.2.75 · With doubler tongue than thine,
  5, 1, 1, 102,  // Much Ado About Nothing 1.1.102 · I wonder that you will
  5, 1, 1, 104,  // Much Ado About Nothing 1.1.104 · What, my dear Lady Disdain!
  5, 1, 1, 121,  // Much Ado About Nothing 1.1.121 · Scratching could not make it
  5, 5, 1, 102,  // Much Ado About Nothing 5.1.102 · Scrambling, out-facing, fashion-monging boys, that
  5, 2, 1, 245,  // Much Ado About Nothing 2.1.245 · I cannot endure my Lady
  33, 5, 2, 194,  // Othello 5.2.194 · O gull! O dolt! As
  33, 5, 1, 11,  // Othello 5.1.11 · I have rubb'd this young
  33, 1, 1, 117,  // Othello 1.1.117 · You are one of those
  36, 4, 3, 53,  // Pericles 4.3.53 · Thou art like the harpy,
  27, 3, 1, 73,  // Romeo and Juliet 3.1.73 · Tybalt, you rat-catcher, will you
  27, 3, 1, 22,  // Romeo and Juliet 3.1.22 · Thy head is as full
  27, 3, 1, 101,  // Romeo and Juliet 3.1.101 · A braggart, a rogue, a
  27, 3, 5, 181,  // Romeo and Juliet 3.5.181 · Peace, you mumbling fool! Utter
  10, 4, 3, 114,  // The Taming of the Shrew 4.3.114 · Thou flea, thou nit, thou
  10, 4, 3, 116,  // The Taming of the Shrew 4.3.116 · Away, thou rag, thou quantity,
  10, 4, 1, 111,  // The Taming of the Shrew 4.1.111 · You logger-headed and unpolish'd grooms!
  10, 2, 1, 205,  // The Taming of the Shrew 2.1.205 · Asses are made to bear,
  0, 3, 2, 26,  // The Tempest 3.2.26 · Why, thou deboshed fish thou!
  0, 3, 2, 60,  // The Tempest 3.2.60 · What a pied ninny's this!
  0, 2, 2, 155,  // The Tempest 2.2.155 · I shall laugh myself to
  28, 4, 3, 386,  // Timon of Athens 4.3.386 · Thou art the cap of
  28, 4, 3, 387,  // Timon of Athens 4.3.387 · Would thou wert clean enough
  28, 4, 3, 388,  // Timon of Athens 4.3.388 · A plague on thee! thou
  28, 4, 3, 389,  // Timon of Athens 4.3.389 · All villains that do stand
  28, 4, 3, 392,  // Timon of Athens 4.3.392 · I'll beat thee, but I
  28, 4, 3, 394,  // Timon of Athens 4.3.394 · Away, thou issue of a
  28, 3, 6, 92,  // Timon of Athens 3.6.92 · Most smiling, smooth, detested parasites,
  28, 1, 1, 299,  // Timon of Athens 1.1.299 · Away, unpeaceable dog, or I'll
  26, 2, 1, 61,  // Titus Andronicus 2.1.61 · Foul-spoken coward, that thunder'st with
  26, 4, 2, 100,  // Titus Andronicus 4.2.100 · What, what, ye sanguine, shallow-hearted
  24, 5, 1, 6,  // Troilus and Cressida 5.1.6 · Thou crusty batch of nature,
  24, 2, 1, 41,  // Troilus and Cressida 2.1.41 · Thou sodden-witted lord! thou hast
  24, 5, 1, 52,  // Troilus and Cressida 5.1.52 · He has not so much
  24, 2, 1, 24,  // Troilus and Cressida 2.1.24 · I would thou didst itch
  24, 5, 1, 30,  // Troilus and Cressida 5.1.30 · Thou idle immaterial skein of
  24, 5, 1, 33,  // Troilus and Cressida 5.1.33 · Ah, how the poor world
  24, 3, 3, 320,  // Troilus and Cressida 3.3.320 · I had rather be a
  24, 3, 3, 319,  // Troilus and Cressida 3.3.319 · Would the fountain of your
  24, 2, 1, 47,  // Troilus and Cressida 2.1.47 · Thou thing of no bowels,
  12, 1, 5, 75,  // Twelfth Night 1.5.75 · I marvel your ladyship takes
  12, 1, 5, 83,  // Twelfth Night 1.5.83 · Oh, you are sick of
  12, 2, 5, 26,  // Twelfth Night 2.5.26 · Here's an overweening rogue!
  12, 1, 3, 37,  // Twelfth Night 1.3.37 · He's a coward and a
  12, 3, 2, 76,  // Twelfth Night 3.2.76 · I can hardly forbear hurling
  12, 4, 1, 42,  // Twelfth Night 4.1.42 · Ungracious wretch, fit for the
  12, 4, 1, 46,  // Twelfth Night 4.1.46 · Rudesby, be gone!
  1, 3, 1, 292,  // The Two Gentlemen of Verona 3.1.292 · O illiterate loiterer! it was
  1, 5, 4, 63,  // The Two Gentlemen of Verona 5.4.63 · Ruffian, let go that rude
  1, 2, 3, 5,  // The Two Gentlemen of Verona 2.3.5 · I think Crab, my dog,
  1, 2, 5, 23,  // The Two Gentlemen of Verona 2.5.23 · What a block art thou,
  1, 4, 2, 94,  // The Two Gentlemen of Verona 4.2.94 · Thou subtle, perjured, false, disloyal
  16, 2, 4, 232,  // Henry IV, Part 1 2.4.232 · You starveling, you elf-skin, you
  16, 3, 3, 337,  // Henry IV, Part 1 3.3.337 · Why, thou whoreson, impudent, embossed
  16, 1, 2, 85,  // Henry IV, Part 1 1.2.85 · Thou hast damnable iteration and
  17, 2, 1, 53,  // Henry IV, Part 2 2.1.53 · Away, you scullion! you rampallion!
  17, 1, 2, 14,  // Henry IV, Part 2 1.2.14 · Thou whoreson mandrake, thou art
  17, 5, 4, 8,  // Henry IV, Part 2 5.4.8 · Thou damned tripe-visaged rascal!
  18, 4, 4, 17,  // Henry V 4.4.17 · Thou damned and luxurious mountain
  18, 2, 1, 56,  // Henry V 2.1.56 · O braggart vile and damned
  11, 4, 3, 209,  // All's Well That Ends Well 4.3.209 · Damnable both-sides rogue!
  9, 3, 2, 35,  // As You Like It 3.2.35 · Thou art damned like an
  34, 1, 1, 13,  // Antony and Cleopatra 1.1.13 · The triple pillar of the
  34, 2, 5, 91,  // Antony and Cleopatra 2.5.91 · Rogue, thou hast lived too
  4, 4, 4, 28,  // The Comedy of Errors 4.4.28 · Thou whoreson, senseless villain!
  4, 3, 1, 17,  // The Comedy of Errors 3.1.17 · I think thou art an
  35, 3, 5, 97,  // Cymbeline 3.5.97 · Ah, you precious pander! Villain,
  35, 2, 1, 50,  // Cymbeline 2.1.50 · That such a crafty devil
  31, 2, 2, 590,  // Hamlet 2.2.590 · Bloody, bawdy villain! Remorseless, treacherous,
  31, 2, 2, 189,  // Hamlet 2.2.189 · Excellent well; you are a
  32, 2, 2, 15,  // King Lear 2.2.15 · A lily-livered, action-taking knave, a
  32, 2, 2, 60,  // King Lear 2.2.60 · Thou whoreson zed! thou unnecessary
  6, 4, 3, 212,  // Love's Labour's Lost 4.3.212 · Ah, you whoreson loggerhead! you
  3, 5, 1, 374,  // Measure for Measure 5.1.374 · Show your knave's visage, with
  3, 3, 2, 104,  // Measure for Measure 3.2.104 · It is certain that when
  3, 3, 2, 103,  // Measure for Measure 3.2.103 · Some report a sea-maid spawned
  3, 2, 1, 206,  // Measure for Measure 2.1.206 · Your bum is the greatest
  2, 4, 2, 160,  // The Merry Wives of Windsor 4.2.160 · Out of my door, you
  5, 4, 2, 67,  // Much Ado About Nothing 4.2.67 · Away! you are an ass,
  33, 3, 3, 529,  // Othello 3.3.529 · Damn her, lewd minx! O,
  36, 4, 6, 114,  // Pericles 4.6.114 · Your peevish chastity, which is
  27, 3, 5, 160,  // Romeo and Juliet 3.5.160 · Out, you green-sickness carrion! out,
  27, 2, 4, 146,  // Romeo and Juliet 2.4.146 · Scurvy knave! I am none
  10, 4, 1, 143,  // The Taming of the Shrew 4.1.143 · A whoreson beetle-headed, flap-ear'd knave!
  10, 4, 1, 24,  // The Taming of the Shrew 4.1.24 · Away, you three-inch fool!
  10, 3, 1, 9,  // The Taming of the Shrew 3.1.9 · Preposterous ass, that never read
  10, 4, 1, 115,  // The Taming of the Shrew 4.1.115 · You peasant swain! you whoreson
  0, 1, 1, 40,  // The Tempest 1.1.40 · A pox o' your throat,
  0, 1, 1, 43,  // The Tempest 1.1.43 · Hang, cur! hang, you whoreson,
  0, 5, 1, 334,  // The Tempest 5.1.334 · What a thrice-double ass was
  26, 4, 2, 79,  // Titus Andronicus 4.2.79 · Villain, I have done thy
  24, 2, 1, 40,  // Troilus and Cressida 2.1.40 · Thou stool for a witch!
  12, 5, 1, 207,  // Twelfth Night 5.1.207 · An ass-head and a coxcomb
  13, 2, 3, 84,  // The Winter's Tale 2.3.84 · A most intelligencing bawd!
]

/// The work of a quotation.
package func quotationWork(_ index: Int) -> Int32 {
  quotationPlaces[4 * index]
}

/// The act of a quotation, 0 in an induction or poem.
package func quotationAct(_ index: Int) -> Int32 {
  quotationPlaces[4 * index + 1]
}

/// The scene of a quotation, 0 in a chorus or poem.
package func quotationScene(_ index: Int) -> Int32 {
  quotationPlaces[4 * index + 2]
}

/// The line of a quotation.
package func quotationLine(_ index: Int) -> Int32 {
  quotationPlaces[4 * index + 3]
}

/// The number of quotations.
@inlinable package var quotationCount: Int { 246 }

/// The number of mild quotations; they come first.
@inlinable package var mildQuotationCount: Int { 204 }
