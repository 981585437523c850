// The nouns of insults, each with the place in Shakespeare that it is from.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild words first, then bawdy ones. 9 numbers a word: article (0 a, 1 an; 0 where none precedes it),
// work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and the stems by which words that share
// one are told: the first five letters of each part and of the whole word, to the base 27 with a = 1; 0 for none.
//
// Inputs:
//   Data/insults/nouns.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

/// The words, and where they are from.
let nouns: [String] = [
  "acorn",  // A Midsummer Night's Dream 3.2.345
  "adder",  // A Midsummer Night's Dream 3.2.74
  "apple-john",  // Henry IV, Part 1 3.3.186
  "ass",  // The Taming of the Shrew 3.1.9
  "ass-head",  // Twelfth Night 5.1.207
  "assinego",  // Troilus and Cressida 2.1.42
  "atomy",  // Henry IV, Part 2 5.4.29
  "baggage",  // The Comedy of Errors 3.1.84
  "ballad-monger",  // Henry IV, Part 1 3.1.132
  "barber-monger",  // King Lear 2.2.31
  "barnacle",  // The Tempest 4.1.267
  "bead",  // A Midsummer Night's Dream 3.2.345
  "beast",  // The Taming of the Shrew Induction 1.32
  "bed-presser",  // Henry IV, Part 1 2.4.230
  "bell-wether",  // The Merry Wives of Windsor 3.5.96
  "bladder",  // Henry IV, Part 1 2.4.318
  "block",  // Julius Caesar 1.1.35
  "block-head",  // Coriolanus 2.3.26
  "blood-sucker",  // Henry VI, Part 2 3.2.227
  "boar",  // Richard III 5.2.7
  "boar-pig",  // Henry IV, Part 2 2.4.218
  "boil",  // King Lear 2.4.244
  "bolting-hutch",  // Henry IV, Part 1 2.4.433
  "bombard",  // Henry IV, Part 1 2.4.434
  "botcher",  // All's Well That Ends Well 4.3.176
  "bow-case",  // Henry IV, Part 1 2.4.235
  "brabbler",  // Troilus and Cressida 5.1.99
  "braggart",  // Coriolanus 5.6.138
  "brat",  // Henry VI, Part 3 5.5.27
  "bread-chipper",  // Henry IV, Part 2 2.4.297
  "breed-bate",  // The Merry Wives of Windsor 1.4.11
  "bubble",  // All's Well That Ends Well 3.6.5
  "bugbear",  // Troilus and Cressida 4.2.39
  "bull-calf",  // Henry IV, Part 1 2.4.249
  "bum-bailey",  // Twelfth Night 3.4.164
  "burr",  // A Midsummer Night's Dream 3.2.267
  "butcher",  // Macbeth 5.8.80
  "buzzard",  // The Taming of the Shrew 2.1.213
  "caitiff",  // Measure for Measure 2.1.165
  "candle-waster",  // Much Ado About Nothing 5.1.19
  "canker",  // Henry IV, Part 1 1.3.180
  "canker-blossom",  // A Midsummer Night's Dream 3.2.293
  "capon",  // The Comedy of Errors 3.1.40
  "carbuncle",  // King Lear 2.4.245
  "carrion",  // The Merry Wives of Windsor 3.3.163
  "carry-tale",  // Love's Labour's Lost 5.2.490
  "caterpillar",  // Henry IV, Part 1 2.2.79
  "cheater",  // Henry IV, Part 2 2.4.130
  "cheese-paring",  // Henry IV, Part 2 3.2.289
  "chewet",  // Henry IV, Part 1 5.1.30
  "churl",  // Timon of Athens 1.2.29
  "cipher",  // As You Like It 3.2.279
  "clack-dish",  // Measure for Measure 3.2.121
  "cloak-bag",  // Henry IV, Part 1 2.4.435
  "clod",  // Much Ado About Nothing 2.1.55
  "clotpole",  // King Lear 1.4.44
  "clown",  // As You Like It 2.2.8
  "cobloaf",  // Troilus and Cressida 2.1.35
  "cockatrice",  // Richard III 4.1.56
  "coistrel",  // Twelfth Night 1.3.37
  "cormorant",  // Richard II 2.1.38
  "counter-caster",  // Othello 1.1.30
  "counterfeit",  // A Midsummer Night's Dream 3.2.300
  "coward",  // Henry IV, Part 1 2.2.62
  "coxcomb",  // Henry V 4.1.77
  "crack-hemp",  // The Taming of the Shrew 5.1.37
  "cuckoo",  // Henry IV, Part 1 2.4.338
  "cur",  // Henry V 4.4.1
  "cut-purse",  // Henry IV, Part 2 2.4.120
  "cut-throat",  // Macbeth 3.4.19
  "dastard",  // Richard II 1.1.192
  "death-token",  // Troilus and Cressida 2.3.173
  "devil",  // Richard III 1.2.50
  "dewberry",  // A Midsummer Night's Dream 3.1.160
  "dishclout",  // Romeo and Juliet 3.5.231
  "dog",  // Richard III 1.2.39
  "dogfish",  // Henry VI, Part 1 1.4.107
  "dolt",  // Othello 5.2.194
  "dotard",  // The Winter's Tale 2.3.92
  "double-dealer",  // Twelfth Night 5.1.32
  "drone",  // Pericles 2.1.47
  "drudge",  // The Taming of the Shrew 4.1.115
  "drunkard",  // The Comedy of Errors 3.1.11
  "dullard",  // King Lear 2.1.79
  "dunghill",  // King John 4.3.88
  "elephant",  // Troilus and Cressida 2.3.2
  "fancy-monger",  // As You Like It 3.2.345
  "fashion-monger",  // Romeo and Juliet 2.4.34
  "fat-guts",  // Henry IV, Part 1 2.2.30
  "fiend",  // Henry VI, Part 1 3.2.45
  "finch-egg",  // Troilus and Cressida 5.1.36
  "fishmonger",  // Hamlet 2.2.189
  "flap-dragon",  // Love's Labour's Lost 5.1.44
  "flatterer",  // Richard II 2.2.71
  "flea",  // The Taming of the Shrew 4.3.114
  "fool",  // The Comedy of Errors 2.1.103
  "football-player",  // King Lear 1.4.81
  "foot-licker",  // The Tempest 4.1.240
  "fox",  // King Lear 3.7.30
  "fragment",  // Troilus and Cressida 5.1.9
  "fustilarian",  // Henry IV, Part 2 2.1.54
  "gallows",  // Love's Labour's Lost 5.2.12
  "geck",  // Twelfth Night 5.1.350
  "glutton",  // Henry IV, Part 2 1.2.34
  "gnat",  // Love's Labour's Lost 4.3.169
  "goose",  // Henry IV, Part 1 3.1.232
  "gorgon",  // Antony and Cleopatra 2.5.143
  "gosling",  // Coriolanus 5.3.37
  "gudgeon",  // The Merchant of Venice 1.1.105
  "gull",  // Othello 5.2.194
  "gull-catcher",  // Twelfth Night 2.5.176
  "gurnet",  // Henry IV, Part 1 4.2.12
  "hag",  // Richard III 1.3.216
  "haggard",  // The Taming of the Shrew 4.2.39
  "hag-seed",  // The Tempest 1.2.428
  "harpy",  // Much Ado About Nothing 2.1.243
  "hedgehog",  // Richard III 1.2.106
  "hedge-pig",  // Macbeth 4.1.2
  "hell-hound",  // Richard III 4.4.48
  "hell-kite",  // Macbeth 4.3.256
  "hempseed",  // Henry IV, Part 2 2.1.52
  "hilding",  // Romeo and Juliet 3.5.173
  "hind",  // Henry IV, Part 1 2.3.15
  "hodge-pudding",  // The Merry Wives of Windsor 5.5.150
  "hog",  // Richard III 1.3.229
  "horseback-breaker",  // Henry IV, Part 1 2.4.230
  "horse-leech",  // Henry V 2.3.53
  "hound",  // Coriolanus 5.6.131
  "hugger-mugger",  // Hamlet 4.5.86
  "hypocrite",  // Henry VI, Part 1 1.3.61
  "jack-a-lent",  // The Merry Wives of Windsor 3.3.21
  "jackanapes",  // Cymbeline 2.1.3
  "jack-sauce",  // Henry V 4.7.140
  "jade",  // Hamlet 3.2.238
  "jolthead",  // The Taming of the Shrew 4.1.155
  "juggler",  // A Midsummer Night's Dream 3.2.293
  "kite",  // King Lear 1.4.258
  "knave",  // Romeo and Juliet 2.4.146
  "lack-brain",  // Henry IV, Part 1 2.3.16
  "leaven",  // Troilus and Cressida 2.1.13
  "liar",  // Coriolanus 5.6.121
  "lizard",  // Troilus and Cressida 5.1.61
  "loggerhead",  // Love's Labour's Lost 4.3.212
  "loiterer",  // The Two Gentlemen of Verona 3.1.292
  "loon",  // Macbeth 5.3.12
  "louse",  // Troilus and Cressida 5.1.65
  "lout",  // The Winter's Tale 1.2.354
  "love-monger",  // Love's Labour's Lost 2.1.261
  "lozel",  // The Winter's Tale 2.3.135
  "lubber",  // The Two Gentlemen of Verona 2.5.39
  "madcap",  // The Two Gentlemen of Verona 2.5.7
  "maggot-pie",  // Macbeth 3.4.148
  "malt-horse",  // The Comedy of Errors 3.1.40
  "malt-worm",  // Henry IV, Part 1 2.1.71
  "mammet",  // Romeo and Juliet 3.5.194
  "mandrake",  // Henry IV, Part 2 1.2.14
  "man-queller",  // Henry IV, Part 2 2.1.47
  "maypole",  // A Midsummer Night's Dream 3.2.308
  "measle",  // Coriolanus 3.1.100
  "micher",  // Henry IV, Part 1 2.4.391
  "milksop",  // Richard III 5.3.348
  "minnow",  // Love's Labour's Lost 1.1.241
  "minute-jack",  // Timon of Athens 3.6.95
  "miscreant",  // Richard II 1.1.39
  "moldwarp",  // Henry IV, Part 1 3.1.151
  "mome",  // The Comedy of Errors 3.1.40
  "monster",  // The Tempest 2.2.151
  "moon-calf",  // The Tempest 2.2.108
  "mountebank",  // The Comedy of Errors 5.1.248
  "mumble-news",  // Love's Labour's Lost 5.2.491
  "ninny",  // The Tempest 3.2.60
  "nit",  // The Taming of the Shrew 4.3.114
  "noddy",  // The Two Gentlemen of Verona 1.1.109
  "noisemaker",  // The Tempest 1.1.43
  "nut-hook",  // Henry IV, Part 2 5.4.7
  "otter",  // Henry IV, Part 1 3.3.308
  "owl",  // Troilus and Cressida 2.1.89
  "pajock",  // Hamlet 3.2.279
  "pantaloon",  // The Taming of the Shrew 3.1.37
  "parasite",  // Richard II 2.2.72
  "patch",  // The Tempest 3.2.60
  "peacock",  // Henry VI, Part 1 3.3.6
  "peasant",  // Henry VI, Part 1 5.4.21
  "pedant",  // The Taming of the Shrew 3.1.4
  "peppercorn",  // Henry IV, Part 1 3.3.191
  "phantasime",  // Love's Labour's Lost 4.1.101
  "pick-purse",  // Henry IV, Part 1 2.1.44
  "pickthank",  // Henry IV, Part 1 3.2.25
  "pigeon-egg",  // Love's Labour's Lost 5.1.70
  "pignut",  // The Tempest 2.2.168
  "pint-pot",  // Henry IV, Part 1 2.4.380
  "plague-sore",  // King Lear 2.4.245
  "please-man",  // Love's Labour's Lost 5.2.490
  "popinjay",  // Henry IV, Part 1 1.3.51
  "porpentine",  // Troilus and Cressida 2.1.23
  "prater",  // Henry V 5.2.160
  "princox",  // Romeo and Juliet 1.5.91
  "promise-breaker",  // All's Well That Ends Well 3.6.10
  "pumpion",  // The Merry Wives of Windsor 3.3.33
  "puppet",  // A Midsummer Night's Dream 3.2.300
  "puppy",  // Henry VIII 5.4.29
  "puttock",  // Cymbeline 1.1.166
  "quat",  // Othello 5.1.11
  "rabbit-sucker",  // Henry IV, Part 1 2.4.420
  "radish",  // Henry IV, Part 2 3.2.290
  "rag",  // Richard III 1.3.234
  "rampallian",  // Henry IV, Part 2 2.1.53
  "rascal",  // Henry IV, Part 1 2.2.5
  "rat-catcher",  // Romeo and Juliet 3.1.73
  "ratsbane",  // Henry IV, Part 2 1.2.42
  "recreant",  // Richard II 1.1.144
  "remnant",  // The Taming of the Shrew 4.3.116
  "rogue",  // Henry IV, Part 2 2.4.117
  "ronyon",  // Macbeth 1.3.7
  "rudesby",  // Twelfth Night 4.1.46
  "ruffian",  // The Two Gentlemen of Verona 5.4.63
  "runagate",  // Richard III 4.4.483
  "scab",  // Twelfth Night 2.5.67
  "scarecrow",  // Henry VI, Part 1 1.4.43
  "scold",  // King John 2.1.196
  "scoundrel",  // Twelfth Night 1.3.32
  "screech-owl",  // Henry VI, Part 3 2.6.56
  "scullion",  // Henry IV, Part 2 2.1.53
  "scum",  // Henry VI, Part 2 4.2.110
  "serpent",  // A Midsummer Night's Dream 3.2.76
  "sheep-biter",  // Twelfth Night 2.5.5
  "shoulder-clapper",  // The Comedy of Errors 4.2.40
  "shrimp",  // Henry VI, Part 1 2.3.28
  "skein",  // Troilus and Cressida 5.1.31
  "slug",  // The Comedy of Errors 2.2.221
  "snail",  // The Comedy of Errors 2.2.221
  "sneak-cup",  // Henry IV, Part 1 3.3.268
  "snipe",  // Othello 1.3.406
  "sot",  // The Comedy of Errors 2.2.221
  "spendthrift",  // The Tempest 2.1.24
  "spider",  // Richard III 1.3.246
  "starve-lackey",  // Measure for Measure 4.3.14
  "starveling",  // Henry IV, Part 1 2.4.232
  "stock-fish",  // Henry IV, Part 1 2.4.233
  "stool",  // Troilus and Cressida 2.1.40
  "swaggerer",  // Henry IV, Part 2 2.4.79
  "swine",  // Richard III 5.2.10
  "swinge-buckler",  // Henry IV, Part 2 3.2.20
  "tale-porter",  // The Winter's Tale 4.4.292
  "tallow-catch",  // Henry IV, Part 1 2.4.216
  "tallow-face",  // Romeo and Juliet 3.5.161
  "tapster",  // Henry IV, Part 1 4.2.29
  "tell-tale",  // The Merry Wives of Windsor 1.4.11
  "thick-skin",  // A Midsummer Night's Dream 3.2.14
  "thief",  // Henry IV, Part 1 1.2.146
  "thimble",  // The Taming of the Shrew 4.3.112
  "thing",  // A Midsummer Night's Dream 3.2.267
  "thread",  // The Taming of the Shrew 4.3.111
  "tike",  // Henry V 2.1.29
  "time-pleaser",  // Twelfth Night 2.3.140
  "toad",  // Richard III 1.2.157
  "toadstool",  // Troilus and Cressida 2.1.19
  "tortoise",  // The Tempest 1.2.373
  "traitor",  // Richard II 1.1.39
  "trencher-friend",  // Timon of Athens 3.6.94
  "trencher-knight",  // Love's Labour's Lost 5.2.491
  "truant",  // The Two Gentlemen of Verona 2.4.59
  "tun",  // Henry IV, Part 1 2.4.431
  "turkey-cock",  // Henry V 5.1.15
  "tyrant",  // Macbeth 5.7.13
  "under-skinker",  // Henry IV, Part 1 2.4.24
  "usurper",  // King John 2.1.120
  "varlet",  // Henry IV, Part 1 2.4.414
  "vassal",  // King Lear 1.1.172
  "villain",  // Hamlet 2.2.590
  "viper",  // Coriolanus 3.1.330
  "vixen",  // A Midsummer Night's Dream 3.2.338
  "wagtail",  // King Lear 2.2.63
  "wasp",  // The Taming of the Shrew 2.1.216
  "water-fly",  // Hamlet 5.2.88
  "weasel",  // Henry IV, Part 1 2.3.81
  "weathercock",  // The Merry Wives of Windsor 3.2.13
  "weed",  // Othello 4.2.76
  "whelp",  // The Tempest 1.2.331
  "whey-face",  // Macbeth 5.3.20
  "whipster",  // Othello 5.2.285
  "winter-cricket",  // The Taming of the Shrew 4.3.114
  "witch",  // The Merry Wives of Windsor 4.2.154
  "wit-cracker",  // Much Ado About Nothing 5.4.105
  "wit-snapper",  // The Merchant of Venice 3.5.45
  "wolf",  // Henry VI, Part 1 1.3.60
  "woodcock",  // The Taming of the Shrew 1.2.158
  "woolsack",  // Henry IV, Part 1 2.4.129
  "worm",  // The Merry Wives of Windsor 5.5.82
  "wretch",  // Henry VI, Part 1 5.4.7
  "zany",  // Love's Labour's Lost 5.2.490
  "zed",  // King Lear 2.2.60
  "bed-swerver",  // The Winter's Tale 2.1.113 · bawdy
  "callat",  // The Winter's Tale 2.3.114 · bawdy
  "codpiece",  // Measure for Measure 3.2.110 · bawdy
  "cuckold",  // The Merry Wives of Windsor 2.2.268 · bawdy
  "cullion",  // The Taming of the Shrew 4.2.20 · bawdy
  "doxy",  // The Winter's Tale 4.3.2 · bawdy
  "drab",  // Henry VI, Part 1 5.4.32 · bawdy
  "fitchew",  // Othello 4.1.162 · bawdy
  "flax-wench",  // The Winter's Tale 1.2.326 · bawdy
  "fleshmonger",  // Measure for Measure 5.1.355 · bawdy
  "flirt-gill",  // Romeo and Juliet 2.4.146 · bawdy
  "giglet",  // Measure for Measure 5.1.368 · bawdy
  "harlot",  // The Comedy of Errors 4.4.119 · bawdy
  "hobby-horse",  // The Winter's Tale 1.2.325 · bawdy
  "horn-beast",  // As You Like It 3.3.42 · bawdy
  "lewdster",  // The Merry Wives of Windsor 5.3.21 · bawdy
  "minx",  // Twelfth Night 3.4.115 · bawdy
  "pander",  // Cymbeline 3.5.97 · bawdy
  "polecat",  // The Merry Wives of Windsor 4.2.161 · bawdy
  "quean",  // The Merry Wives of Windsor 4.2.148 · bawdy
  "scut",  // The Merry Wives of Windsor 5.5.18 · bawdy
  "skainsmate",  // Romeo and Juliet 2.4.147 · bawdy
  "strumpet",  // Henry VI, Part 1 5.4.84 · bawdy
  "trull",  // Antony and Cleopatra 3.6.107 · bawdy
  "whoremaster",  // Timon of Athens 2.2.109 · bawdy
  "wittol",  // The Merry Wives of Windsor 2.2.281 · bawdy
]

/// What the words mean.
let nounGlosses: [String] = [
  "tiny thing",  // acorn
  "poisonous snake",  // adder
  "withered keeping-apple",  // apple-john
  "donkey, fool",  // ass
  "fool",  // ass-head
  "little ass",  // assinego
  "skeleton, speck",  // atomy
  "worthless woman, trash",  // baggage
  "seller of bad verse",  // ballad-monger
  "haunter of barbers' shops, fop",  // barber-monger
  "goose said to grow from shellfish",  // barnacle
  "tiny thing",  // bead
  "animal without reason",  // beast
  "lazy lie-abed",  // bed-presser
  "leading sheep with a bell",  // bell-wether
  "inflated windbag",  // bladder
  "lump of wood, dunce",  // block
  "dunce",  // block-head
  "murderous leech",  // blood-sucker
  "wild pig",  // boar
  "fat young boar",  // boar-pig
  "festering swelling",  // boil
  "flour-sifting bin",  // bolting-hutch
  "big leather drinking jug",  // bombard
  "mender of old clothes, bungler",  // botcher
  "long thin bag",  // bow-case
  "noisy quarreller",  // brabbler
  "boaster",  // braggart
  "ill-bred child",  // brat
  "servant who trims crusts",  // bread-chipper
  "trouble-maker",  // breed-bate
  "thing blown up and empty",  // bubble
  "hobgoblin to scare children",  // bugbear
  "bellowing young bull",  // bull-calf
  "petty arresting officer",  // bum-bailey
  "thing that sticks and cannot be shaken off",  // burr
  "brutal killer",  // butcher
  "useless kind of hawk",  // buzzard
  "wretched coward",  // caitiff
  "one who burns the midnight oil",  // candle-waster
  "worm or wild rose, a corruption",  // canker
  "grub that eats the bud",  // canker-blossom
  "castrated cock",  // capon
  "swollen boil",  // carbuncle
  "dead rotting flesh",  // carrion
  "tale-bearer",  // carry-tale
  "greedy parasite",  // caterpillar
  "swindler, false dicer",  // cheater
  "scrap of rind",  // cheese-paring
  "chattering jackdaw, or minced pie",  // chewet
  "rude miser",  // churl
  "zero, nobody",  // cipher
  "rattling begging bowl",  // clack-dish
  "travelling bag, stuffed thing",  // cloak-bag
  "lump of earth",  // clod
  "blockhead",  // clotpole
  "rustic fool",  // clown
  "lumpy little loaf",  // cobloaf
  "serpent that kills with a look",  // cockatrice
  "groom, base fellow",  // coistrel
  "greedy bird",  // cormorant
  "petty accountant",  // counter-caster
  "sham person",  // counterfeit
  "one without courage",  // coward
  "fool, after the jester's cap",  // coxcomb
  "gallows-bird",  // crack-hemp
  "repeating bird, fool",  // cuckoo
  "worthless dog",  // cur
  "pickpocket",  // cut-purse
  "murderer",  // cut-throat
  "mean coward",  // dastard
  "plague spot that foretells death",  // death-token
  "fiend",  // devil
  "small wild berry",  // dewberry
  "dishcloth",  // dishclout
  "cur",  // dog
  "small shark",  // dogfish
  "stupid person",  // dolt
  "old fool",  // dotard
  "one who deceives both sides",  // double-dealer
  "idle male bee, parasite",  // drone
  "menial toiler",  // drudge
  "sot",  // drunkard
  "stupid person",  // dullard
  "heap of muck",  // dunghill
  "clumsy giant",  // elephant
  "dealer in love-sick notions",  // fancy-monger
  "slave of fashion",  // fashion-monger
  "fat man",  // fat-guts
  "devil",  // fiend
  "tiny worthless thing",  // finch-egg
  "dealer in fish (old cant: pander)",  // fishmonger
  "burning raisin snatched from brandy",  // flap-dragon
  "insincere praiser",  // flatterer
  "tiny biting insect",  // flea
  "person without sense",  // fool
  "player of a vulgar game",  // football-player
  "grovelling flatterer",  // foot-licker
  "sly beast",  // fox
  "scrap, leftover",  // fragment
  "fat frowsy slattern, a made-up word",  // fustilarian
  "one fit to be hanged",  // gallows
  "dupe",  // geck
  "greedy eater",  // glutton
  "tiny fly",  // gnat
  "silly bird",  // goose
  "monster whose look turns to stone",  // gorgon
  "young goose, fool",  // gosling
  "small fish that swallows any bait",  // gudgeon
  "person easily fooled",  // gull
  "trickster of fools",  // gull-catcher
  "big-headed fish",  // gurnet
  "ugly old witch",  // hag
  "wild untamed hawk",  // haggard
  "child of a witch",  // hag-seed
  "greedy monster, half bird",  // harpy
  "prickly beast",  // hedgehog
  "hedgehog",  // hedge-pig
  "dog from hell",  // hell-hound
  "bird of prey from hell",  // hell-kite
  "gallows-bird",  // hempseed
  "good-for-nothing",  // hilding
  "farm-hand, boor",  // hind
  "big sausage of hog's entrails",  // hodge-pudding
  "swine",  // hog
  "one too heavy for a horse",  // horseback-breaker
  "bloodsucker",  // horse-leech
  "dog",  // hound
  "secret muddle",  // hugger-mugger
  "false pretender",  // hypocrite
  "puppet to throw things at",  // jack-a-lent
  "impertinent fellow",  // jackanapes
  "saucy fellow",  // jack-sauce
  "worn-out horse",  // jade
  "blockhead",  // jolthead
  "trickster",  // juggler
  "scavenging bird of prey",  // kite
  "rascal",  // knave
  "fool",  // lack-brain
  "lump of sour dough",  // leaven
  "teller of untruths",  // liar
  "crawling reptile",  // lizard
  "blockhead",  // loggerhead
  "idle dawdler",  // loiterer
  "stupid rogue",  // loon
  "body insect",  // louse
  "clumsy fellow",  // lout
  "dealer in love affairs",  // love-monger
  "worthless fellow",  // lozel
  "big clumsy idler",  // lubber
  "wild reckless fellow",  // madcap
  "magpie, chatterer",  // maggot-pie
  "heavy brewer's horse, dullard",  // malt-horse
  "beer-drinker",  // malt-worm
  "doll, puppet",  // mammet
  "man-shaped root, dwarf plant",  // mandrake
  "murderer",  // man-queller
  "tall thin person",  // maypole
  "scab, spotted leper-like person",  // measle
  "truant, sneak",  // micher
  "feeble coward",  // milksop
  "tiny fish, nobody",  // minnow
  "changeable fellow",  // minute-jack
  "villain",  // miscreant
  "mole",  // moldwarp
  "dolt",  // mome
  "misshapen creature",  // monster
  "monster, born fool",  // moon-calf
  "quack, cheat",  // mountebank
  "tale-bearer",  // mumble-news
  "fool",  // ninny
  "egg of a louse",  // nit
  "simpleton",  // noddy
  "loud brawler",  // noisemaker
  "hooked stick, a catchpole",  // nut-hook
  "neither fish nor flesh",  // otter
  "bird of ill omen, dullard",  // owl
  "peacock, or savage strutter",  // pajock
  "foolish old man of the comedy",  // pantaloon
  "hanger-on",  // parasite
  "fool",  // patch
  "vain strutter",  // peacock
  "low country fellow",  // peasant
  "narrow schoolmaster",  // pedant
  "tiny dried berry",  // peppercorn
  "fantastic fop",  // phantasime
  "thief",  // pick-purse
  "flattering tell-tale",  // pickthank
  "small neat thing",  // pigeon-egg
  "edible root dug up by swine",  // pignut
  "beer mug",  // pint-pot
  "ulcer of the plague",  // plague-sore
  "toady",  // please-man
  "parrot, chattering fop",  // popinjay
  "porcupine",  // porpentine
  "chatterer",  // prater
  "pert youngster",  // princox
  "one who never keeps his word",  // promise-breaker
  "pumpkin",  // pumpion
  "doll moved by others",  // puppet
  "young dog, conceited boy",  // puppy
  "kite, scavenging bird",  // puttock
  "pimple",  // quat
  "baby rabbit",  // rabbit-sucker
  "thin root shaped like a man",  // radish
  "scrap of cloth",  // rag
  "ruffian",  // rampallian
  "worthless fellow",  // rascal
  "killer of rats",  // rat-catcher
  "rat poison",  // ratsbane
  "coward, traitor",  // recreant
  "left-over scrap",  // remnant
  "vagabond, rascal",  // rogue
  "scabby creature",  // ronyon
  "unmannerly fellow",  // rudesby
  "brutal fellow",  // ruffian
  "runaway, deserter",  // runagate
  "scurvy fellow",  // scab
  "ragged figure",  // scarecrow
  "noisy railer",  // scold
  "base villain",  // scoundrel
  "bird of ill omen",  // screech-owl
  "kitchen drudge",  // scullion
  "foul froth",  // scum
  "snake",  // serpent
  "sneaking thief",  // sheep-biter
  "arresting officer",  // shoulder-clapper
  "tiny creature",  // shrimp
  "idle loop of thread",  // skein
  "slow lazy creature",  // slug
  "slow creature",  // snail
  "one who shirks his drink",  // sneak-cup
  "long-billed fool",  // snipe
  "drunken fool",  // sot
  "waster",  // spendthrift
  "venomous spinner",  // spider
  "one who underfeeds servants",  // starve-lackey
  "thin hungry person",  // starveling
  "dried cod",  // stock-fish
  "seat to squat on",  // stool
  "blustering bully",  // swaggerer
  "pig",  // swine
  "swashbuckler",  // swinge-buckler
  "carrier of gossip",  // tale-porter
  "lump or tub of fat",  // tallow-catch
  "pale greasy person",  // tallow-face
  "drawer of beer",  // tapster
  "informer",  // tell-tale
  "blockhead",  // thick-skin
  "stealer",  // thief
  "tailor's trifle",  // thimble
  "object not worth naming",  // thing
  "tailor's trifle",  // thread
  "mongrel dog",  // tike
  "time-server",  // time-pleaser
  "ugly venomous creature",  // toad
  "poisonous fungus",  // toadstool
  "slow creature",  // tortoise
  "betrayer",  // traitor
  "friend for the sake of dinner",  // trencher-friend
  "hero of the dinner table",  // trencher-knight
  "shirker",  // truant
  "huge barrel",  // tun
  "swelling strutter",  // turkey-cock
  "cruel ruler",  // tyrant
  "under-barman",  // under-skinker
  "wrongful taker",  // usurper
  "rogue of a servant",  // varlet
  "base underling",  // vassal
  "base wicked fellow",  // villain
  "poisonous snake",  // viper
  "fierce female fox",  // vixen
  "bobbing little bird, bowing fop",  // wagtail
  "stinging insect",  // wasp
  "busy gaudy insect",  // water-fly
  "quarrelsome little beast",  // weasel
  "one who turns with every wind",  // weathercock
  "worthless plant",  // weed
  "young dog",  // whelp
  "pale coward",  // whey-face
  "contemptible little fellow",  // whipster
  "shrivelled insect",  // winter-cricket
  "sorceress",  // witch
  "maker of jokes",  // wit-cracker
  "maker of smart retorts",  // wit-snapper
  "cruel greedy beast",  // wolf
  "bird easily trapped, dupe",  // woodcock
  "fat bundle",  // woolsack
  "crawling creature",  // worm
  "miserable creature",  // wretch
  "clown's assistant",  // zany
  "unnecessary letter of the alphabet",  // zed
  "adulteress",  // bed-swerver
  "scold, drab",  // callat
  "pouch on the front of breeches",  // codpiece
  "deceived husband",  // cuckold
  "low fellow",  // cullion
  "beggar's mistress",  // doxy
  "slattern, harlot",  // drab
  "polecat, harlot",  // fitchew
  "coarse flax-working girl",  // flax-wench
  "pander, fornicator",  // fleshmonger
  "loose flirting woman",  // flirt-gill
  "wanton girl",  // giglet
  "whore",  // harlot
  "loose woman",  // hobby-horse
  "horned animal, cuckold",  // horn-beast
  "lewd person",  // lewdster
  "pert wanton girl",  // minx
  "procurer",  // pander
  "stinking weasel, harlot",  // polecat
  "hussy",  // quean
  "tail of a doe",  // scut
  "cut-throat companion",  // skainsmate
  "harlot",  // strumpet
  "harlot",  // trull
  "keeper of whores",  // whoremaster
  "willing cuckold",  // wittol
]

/// The facts of the words.
let nounFacts: [Int32] = [
  0, 7, 3, 2, 345, 601925, 0, 0, 0,  // acorn · A Midsummer Night's Dream 3.2.345 · acorn
  0, 7, 3, 2, 74, 613242, 0, 0, 0,  // adder · A Midsummer Night's Dream 3.2.74 · adder
  0, 16, 3, 3, 186, 858362, 0, 0, 0,  // apple-john · Henry IV, Part 1 3.3.186 · apple
  0, 10, 3, 1, 9, 0, 0, 0, 0,  // ass · The Taming of the Shrew 3.1.9
  0, 12, 5, 1, 207, 919490, 0, 0, 0,  // ass-head · Twelfth Night 5.1.207 · asshe
  0, 24, 2, 1, 42, 919526, 0, 0, 0,  // assinego · Troilus and Cressida 2.1.42 · assin
  0, 17, 5, 4, 29, 936412, 0, 0, 0,  // atomy · Henry IV, Part 2 5.4.29 · atomy
  0, 4, 3, 1, 84, 1087858, 0, 0, 0,  // baggage · The Comedy of Errors 3.1.84 · bagga
  0, 16, 3, 1, 132, 1091638, 7214378, 0, 0,  // ballad-monger · Henry IV, Part 1 3.1.132 · balla monge
  0, 32, 2, 2, 31, 1095746, 7214378, 0, 0,  // barber-monger · King Lear 2.2.31 · barbe monge
  0, 0, 4, 1, 267, 1096066, 0, 0, 0,  // barnacle · The Tempest 4.1.267 · barna
  0, 7, 3, 2, 345, 0, 0, 0, 0,  // bead · A Midsummer Night's Dream 3.2.345
  0, 10, 0, 1, 32, 1162559, 0, 0, 0,  // beast · The Taming of the Shrew Induction 1.32 · beast
  0, 16, 2, 4, 230, 8861527, 1164663, 0, 0,  // bed-presser · Henry IV, Part 1 2.4.230 · press bedpr
  0, 2, 3, 5, 96, 12336359, 1170392, 0, 0,  // bell-wether · The Merry Wives of Windsor 3.5.96 · wethe bellw
  0, 16, 2, 4, 318, 1299919, 0, 0, 0,  // bladder · Henry IV, Part 1 2.4.318 · bladd
  0, 29, 1, 1, 35, 1310105, 0, 0, 0,  // block · Julius Caesar 1.1.35 · block
  0, 25, 2, 3, 26, 1310105, 0, 0, 0,  // block-head · Coriolanus 2.3.26 · block
  0, 20, 3, 2, 227, 1310422, 10513211, 0, 0,  // blood-sucker · Henry VI, Part 2 3.2.227 · blood sucke
  0, 22, 5, 2, 7, 0, 0, 0, 0,  // boar · Richard III 5.2.7
  0, 17, 2, 4, 218, 1359358, 0, 0, 0,  // boar-pig · Henry IV, Part 2 2.4.218 · boarp
  0, 32, 2, 4, 244, 0, 0, 0, 0,  // boil · King Lear 2.4.244
  0, 16, 2, 4, 433, 1367424, 4679540, 0, 0,  // bolting-hutch · Henry IV, Part 1 2.4.433 · bolti hutch
  0, 16, 2, 4, 434, 1367659, 0, 0, 0,  // bombard · Henry IV, Part 1 2.4.434 · bomba
  0, 11, 4, 3, 176, 1372796, 0, 0, 0,  // botcher · All's Well That Ends Well 4.3.176 · botch
  0, 16, 2, 4, 235, 1374976, 0, 0, 0,  // bow-case · Henry IV, Part 1 2.4.235 · bowca
  0, 24, 5, 1, 99, 1417961, 0, 0, 0,  // brabbler · Troilus and Cressida 5.1.99 · brabb
  0, 25, 5, 6, 138, 1418101, 0, 0, 0,  // braggart · Coriolanus 5.6.138 · bragg
  0, 21, 5, 5, 27, 0, 0, 0, 0,  // brat · Henry VI, Part 3 5.5.27
  0, 17, 2, 4, 297, 1420852, 1758796, 0, 0,  // bread-chipper · Henry IV, Part 2 2.4.297 · bread chipp
  0, 2, 1, 4, 11, 1420960, 0, 0, 0,  // breed-bate · The Merry Wives of Windsor 1.4.11 · breed
  0, 11, 3, 6, 5, 1477749, 0, 0, 0,  // bubble · All's Well That Ends Well 3.6.5 · bubbl
  0, 24, 4, 2, 39, 1481387, 0, 0, 0,  // bugbear · Troilus and Cressida 4.2.39 · bugbe
  0, 16, 2, 4, 249, 1485300, 0, 0, 0,  // bull-calf · Henry IV, Part 1 2.4.249 · bullc
  0, 12, 3, 4, 164, 1089455, 1485757, 0, 0,  // bum-bailey · Twelfth Night 3.4.164 · baile bumba
  0, 7, 3, 2, 267, 0, 0, 0, 0,  // burr · A Midsummer Night's Dream 3.2.267
  0, 30, 5, 8, 80, 1490894, 0, 0, 0,  // butcher · Macbeth 5.8.80 · butch
  0, 10, 2, 1, 213, 1495882, 0, 0, 0,  // buzzard · The Taming of the Shrew 2.1.213 · buzza
  0, 3, 2, 1, 165, 1621116, 0, 0, 0,  // caitiff · Measure for Measure 2.1.165 · caiti
  0, 5, 5, 1, 19, 1624332, 12257222, 0, 0,  // candle-waster · Much Ado About Nothing 5.1.19 · candl waste
  0, 16, 1, 3, 180, 1624514, 0, 0, 0,  // canker · Henry IV, Part 1 1.3.180 · canke
  0, 7, 3, 2, 293, 1624514, 1310545, 0, 0,  // canker-blossom · A Midsummer Night's Dream 3.2.293 · canke bloss
  0, 4, 3, 1, 40, 1626089, 0, 0, 0,  // capon · The Comedy of Errors 3.1.40 · capon
  0, 32, 2, 4, 245, 1627203, 0, 0, 0,  // carbuncle · King Lear 2.4.245 · carbu
  0, 2, 3, 3, 163, 1627623, 0, 0, 0,  // carrion · The Merry Wives of Windsor 3.3.163 · carri
  0, 6, 5, 2, 490, 1627639, 0, 0, 0,  // carry-tale · Love's Labour's Lost 5.2.490 · carry
  0, 16, 2, 2, 79, 1628739, 0, 0, 0,  // caterpillar · Henry IV, Part 1 2.2.79 · cater
  0, 17, 2, 4, 130, 1755479, 0, 0, 0,  // cheater · Henry IV, Part 2 2.4.130 · cheat
  0, 17, 3, 2, 289, 1755586, 8536118, 0, 0,  // cheese-paring · Henry IV, Part 2 3.2.289 · chees parin
  0, 16, 5, 1, 30, 1756058, 0, 0, 0,  // chewet · Henry IV, Part 1 5.1.30 · chewe
  0, 28, 1, 2, 29, 1767594, 0, 0, 0,  // churl · Timon of Athens 1.2.29 · churl
  0, 9, 3, 2, 279, 1783355, 0, 0, 0,  // cipher · As You Like It 3.2.279 · ciphe
  0, 3, 3, 2, 121, 1831340, 0, 0, 0,  // clack-dish · Measure for Measure 3.2.121 · clack
  0, 16, 2, 4, 435, 1841492, 0, 0, 0,  // cloak-bag · Henry IV, Part 1 2.4.435 · cloak
  0, 5, 2, 1, 55, 0, 0, 0, 0,  // clod · Much Ado About Nothing 2.1.55
  0, 32, 1, 4, 44, 1842010, 0, 0, 0,  // clotpole · King Lear 1.4.44 · clotp
  0, 9, 2, 2, 8, 1842089, 0, 0, 0,  // clown · As You Like It 2.2.8 · clown
  0, 24, 2, 1, 35, 1891365, 0, 0, 0,  // cobloaf · Troilus and Cressida 2.1.35 · coblo
  0, 22, 4, 1, 56, 1892053, 0, 0, 0,  // cockatrice · Richard III 4.1.56 · cocka
  0, 12, 1, 3, 37, 1896662, 0, 0, 0,  // coistrel · Twelfth Night 1.3.37 · coist
  0, 15, 2, 1, 38, 1903056, 0, 0, 0,  // cormorant · Richard II 2.1.38 · cormo
  0, 33, 1, 1, 30, 1905275, 1628402, 0, 0,  // counter-caster · Othello 1.1.30 · count caste
  0, 7, 3, 2, 300, 1905275, 0, 0, 0,  // counterfeit · A Midsummer Night's Dream 3.2.300 · count
  0, 16, 2, 2, 62, 1906380, 0, 0, 0,  // coward · Henry IV, Part 1 2.2.62 · cowar
  0, 18, 4, 1, 77, 1907160, 0, 0, 0,  // coxcomb · Henry V 4.1.77 · coxco
  0, 10, 5, 1, 37, 1949438, 0, 0, 0,  // crack-hemp · The Taming of the Shrew 5.1.37 · crack
  0, 16, 2, 4, 338, 2010165, 0, 0, 0,  // cuckoo · Henry IV, Part 1 2.4.338 · cucko
  0, 18, 4, 4, 1, 0, 0, 0, 0,  // cur · Henry V 4.4.1
  0, 17, 2, 4, 120, 8930039, 2022699, 0, 0,  // cut-purse · Henry IV, Part 2 2.4.120 · purse cutpu
  0, 30, 3, 4, 19, 10799812, 2022794, 0, 0,  // cut-throat · Macbeth 3.4.19 · throa cutth
  0, 15, 1, 1, 192, 2159839, 0, 0, 0,  // dastard · Richard II 1.1.192 · dasta
  0, 24, 2, 3, 173, 2225456, 10932233, 0, 0,  // death-token · Troilus and Cressida 2.3.173 · death token
  0, 22, 1, 2, 50, 2240472, 0, 0, 0,  // devil · Richard III 1.2.50 · devil
  0, 7, 3, 1, 160, 2241005, 0, 0, 0,  // dewberry · A Midsummer Night's Dream 3.1.160 · dewbe
  0, 27, 3, 5, 231, 1842041, 2316981, 0, 0,  // dishclout · Romeo and Juliet 3.5.231 · clout dishc
  0, 22, 1, 2, 39, 0, 0, 0, 0,  // dog · Richard III 1.2.39
  0, 19, 1, 4, 107, 2426283, 0, 0, 0,  // dogfish · Henry VI, Part 1 1.4.107 · dogfi
  0, 33, 5, 2, 194, 0, 0, 0, 0,  // dolt · Othello 5.2.194
  0, 13, 2, 3, 92, 2435634, 0, 0, 0,  // dotard · The Winter's Tale 2.3.92 · dotar
  0, 12, 5, 1, 32, 2436384, 2225237, 0, 0,  // double-dealer · Twelfth Night 5.1.32 · doubl deale
  0, 36, 2, 1, 47, 2491376, 0, 0, 0,  // drone · Pericles 2.1.47 · drone
  0, 10, 4, 1, 115, 2495482, 0, 0, 0,  // drudge · The Taming of the Shrew 4.1.115 · drudg
  0, 4, 3, 1, 11, 2495756, 0, 0, 0,  // drunkard · The Comedy of Errors 3.1.11 · drunk
  0, 32, 2, 1, 79, 2548180, 0, 0, 0,  // dullard · King Lear 2.1.79 · dulla
  0, 14, 4, 3, 88, 2549510, 0, 0, 0,  // dunghill · King John 4.3.88 · dungh
  0, 24, 2, 3, 2, 2897486, 0, 0, 0,  // elephant · Troilus and Cressida 2.3.2 · eleph
  0, 9, 3, 2, 345, 3218641, 7214378, 0, 0,  // fancy-monger · As You Like It 3.2.345 · fancy monge
  0, 27, 2, 4, 34, 3222405, 7214378, 0, 0,  // fashion-monger · Romeo and Juliet 2.4.34 · fashi monge
  0, 16, 2, 2, 30, 3223119, 0, 0, 0,  // fat-guts · Henry IV, Part 1 2.2.30 · fatgu
  0, 19, 3, 2, 45, 3369820, 0, 0, 0,  // fiend · Henry VI, Part 1 3.2.45 · fiend
  0, 24, 5, 1, 36, 3376088, 0, 0, 0,  // finch-egg · Troilus and Cressida 5.1.36 · finch
  0, 31, 2, 2, 189, 3379873, 0, 0, 0,  // fishmonger · Hamlet 2.2.189 · fishm
  0, 6, 5, 1, 44, 2480991, 3426007, 0, 0,  // flap-dragon · Love's Labour's Lost 5.1.44 · drago flapd
  0, 15, 2, 2, 71, 3426131, 0, 0, 0,  // flatterer · Richard II 2.2.71 · flatt
  0, 10, 4, 3, 114, 0, 0, 0, 0,  // flea · The Taming of the Shrew 4.3.114
  0, 4, 2, 1, 103, 0, 0, 0, 0,  // fool · The Comedy of Errors 2.1.103
  0, 32, 1, 4, 81, 3495368, 8740661, 0, 0,  // football-player · King Lear 1.4.81 · footb playe
  0, 0, 4, 1, 240, 6556928, 3495378, 0, 0,  // foot-licker · The Tempest 4.1.240 · licke footl
  0, 32, 3, 7, 30, 0, 0, 0, 0,  // fox · King Lear 3.7.30
  0, 24, 5, 1, 9, 3543871, 0, 0, 0,  // fragment · Troilus and Cressida 5.1.9 · fragm
  0, 17, 2, 1, 54, 3616389, 0, 0, 0,  // fustilarian · Henry IV, Part 2 2.1.54 · fusti
  0, 6, 5, 2, 12, 3748857, 0, 0, 0,  // gallows · Love's Labour's Lost 5.2.12 · gallo
  0, 12, 5, 1, 350, 0, 0, 0, 0,  // geck · Twelfth Night 5.1.350
  0, 17, 1, 2, 34, 3972152, 0, 0, 0,  // glutton · Henry IV, Part 2 1.2.34 · glutt
  0, 6, 4, 3, 169, 0, 0, 0, 0,  // gnat · Love's Labour's Lost 4.3.169
  0, 16, 3, 1, 232, 4026785, 0, 0, 0,  // goose · Henry IV, Part 1 3.1.232 · goose
  0, 34, 2, 5, 143, 4028658, 0, 0, 0,  // gorgon · Antony and Cleopatra 2.5.143 · gorgo
  0, 25, 5, 3, 37, 4029516, 0, 0, 0,  // gosling · Coriolanus 5.3.37 · gosli
  0, 8, 1, 1, 105, 4136540, 0, 0, 0,  // gudgeon · The Merchant of Venice 1.1.105 · gudge
  0, 33, 5, 2, 194, 0, 0, 0, 0,  // gull · Othello 5.2.194
  0, 12, 2, 5, 176, 1628675, 4142505, 0, 0,  // gull-catcher · Twelfth Night 2.5.176 · catch gullc
  0, 16, 4, 2, 12, 4146935, 0, 0, 0,  // gurnet · Henry IV, Part 1 4.2.12 · gurne
  0, 22, 1, 3, 216, 0, 0, 0, 0,  // hag · Richard III 1.3.216
  0, 10, 4, 2, 39, 4276504, 0, 0, 0,  // haggard · The Taming of the Shrew 4.2.39 · hagga
  0, 0, 1, 2, 428, 4276832, 0, 0, 0,  // hag-seed · The Tempest 1.2.428 · hagse
  0, 5, 2, 1, 243, 4284790, 0, 0, 0,  // harpy · Much Ado About Nothing 2.1.243 · harpy
  0, 22, 1, 2, 106, 4353053, 0, 0, 0,  // hedgehog · Richard III 1.2.106 · hedge
  0, 30, 4, 1, 2, 4353053, 0, 0, 0,  // hedge-pig · Macbeth 4.1.2 · hedge
  0, 22, 4, 4, 48, 4562464, 4359023, 0, 0,  // hell-hound · Richard III 4.4.48 · hound hellh
  0, 30, 4, 3, 256, 4359026, 0, 0, 0,  // hell-kite · Macbeth 4.3.256 · hellk
  0, 17, 2, 1, 52, 4359871, 0, 0, 0,  // hempseed · Henry IV, Part 2 2.1.52 · hemps
  0, 27, 3, 5, 173, 4437540, 0, 0, 0,  // hilding · Romeo and Juliet 3.5.173 · hildi
  0, 16, 2, 3, 15, 0, 0, 0, 0,  // hind · Henry IV, Part 1 2.3.15
  0, 2, 5, 5, 150, 4549883, 8919432, 0, 0,  // hodge-pudding · The Merry Wives of Windsor 5.5.150 · hodge puddi
  0, 22, 1, 3, 229, 0, 0, 0, 0,  // hog · Richard III 1.3.229
  0, 16, 2, 4, 230, 4560413, 1420859, 0, 0,  // horseback-breaker · Henry IV, Part 1 2.4.230 · horse break
  0, 18, 2, 3, 53, 4560413, 6479441, 0, 0,  // horse-leech · Henry V 2.3.53 · horse leech
  0, 25, 5, 6, 131, 4562464, 0, 0, 0,  // hound · Coriolanus 5.6.131 · hound
  0, 31, 4, 5, 86, 4670168, 7327373, 0, 0,  // hugger-mugger · Hamlet 4.5.86 · hugge mugge
  0, 19, 1, 3, 61, 4755675, 0, 0, 0,  // hypocrite · Henry VI, Part 1 1.3.61 · hypoc
  0, 2, 3, 3, 21, 5336578, 0, 0, 0,  // jack-a-lent · The Merry Wives of Windsor 3.3.21 · jacka
  0, 35, 2, 1, 3, 5336578, 0, 0, 0,  // jackanapes · Cymbeline 2.1.3 · jacka
  0, 18, 4, 7, 140, 10132457, 5336596, 0, 0,  // jack-sauce · Henry V 4.7.140 · sauce jacks
  0, 31, 3, 2, 238, 0, 0, 0, 0,  // jade · Hamlet 3.2.238
  0, 10, 4, 1, 155, 5618951, 0, 0, 0,  // jolthead · The Taming of the Shrew 4.1.155 · jolth
  0, 7, 3, 2, 293, 5733057, 0, 0, 0,  // juggler · A Midsummer Night's Dream 3.2.293 · juggl
  0, 32, 1, 4, 258, 0, 0, 0, 0,  // kite · King Lear 1.4.258
  0, 27, 2, 4, 146, 6122741, 0, 0, 0,  // knave · Romeo and Juliet 2.4.146 · knave
  0, 16, 2, 3, 16, 1418162, 6399461, 0, 0,  // lack-brain · Henry IV, Part 1 2.3.16 · brain lackb
  0, 24, 2, 1, 13, 6477035, 0, 0, 0,  // leaven · Troilus and Cressida 2.1.13 · leave
  0, 25, 5, 6, 121, 0, 0, 0, 0,  // liar · Coriolanus 5.6.121
  0, 24, 5, 1, 61, 6573438, 0, 0, 0,  // lizard · Troilus and Cressida 5.1.61 · lizar
  0, 6, 4, 3, 212, 6677834, 0, 0, 0,  // loggerhead · Love's Labour's Lost 4.3.212 · logge
  0, 1, 3, 1, 292, 6679643, 0, 0, 0,  // loiterer · The Two Gentlemen of Verona 3.1.292 · loite
  0, 30, 5, 3, 12, 0, 0, 0, 0,  // loon · Macbeth 5.3.12
  0, 24, 5, 1, 65, 6688364, 0, 0, 0,  // louse · Troilus and Cressida 5.1.65 · louse
  0, 13, 1, 2, 354, 0, 0, 0, 0,  // lout · The Winter's Tale 1.2.354
  0, 6, 2, 1, 261, 7214378, 6688723, 0, 0,  // love-monger · Love's Labour's Lost 2.1.261 · monge lovem
  0, 13, 2, 3, 135, 6691638, 0, 0, 0,  // lozel · The Winter's Tale 2.3.135 · lozel
  0, 1, 2, 5, 39, 6792152, 0, 0, 0,  // lubber · The Two Gentlemen of Verona 2.5.39 · lubbe
  0, 1, 2, 5, 7, 6931414, 0, 0, 0,  // madcap · The Two Gentlemen of Verona 2.5.7 · madca
  0, 30, 3, 4, 148, 6933723, 0, 0, 0,  // maggot-pie · Macbeth 3.4.148 · maggo
  0, 4, 3, 1, 40, 4560413, 6937712, 0, 0,  // malt-horse · The Comedy of Errors 3.1.40 · horse malth
  0, 16, 2, 1, 71, 6937727, 0, 0, 0,  // malt-worm · Henry IV, Part 1 2.1.71 · maltw
  0, 27, 3, 5, 194, 6938249, 0, 0, 0,  // mammet · Romeo and Juliet 3.5.194 · mamme
  0, 17, 1, 2, 14, 6938748, 0, 0, 0,  // mandrake · Henry IV, Part 2 1.2.14 · mandr
  0, 17, 2, 1, 47, 9451821, 6939102, 0, 0,  // man-queller · Henry IV, Part 2 2.1.47 · quell manqu
  0, 7, 3, 2, 308, 6947088, 0, 0, 0,  // maypole · A Midsummer Night's Dream 3.2.308 · maypo
  0, 25, 3, 1, 100, 7008402, 0, 0, 0,  // measle · Coriolanus 3.1.100 · measl
  0, 16, 2, 4, 391, 7088288, 0, 0, 0,  // micher · Henry IV, Part 1 2.4.391 · miche
  0, 22, 5, 3, 348, 7094944, 0, 0, 0,  // milksop · Richard III 5.3.348 · milks
  0, 6, 1, 1, 241, 7096479, 0, 0, 0,  // minnow · Love's Labour's Lost 1.1.241 · minno
  0, 28, 3, 6, 95, 7096673, 0, 0, 0,  // minute-jack · Timon of Athens 3.6.95 · minut
  0, 15, 1, 1, 39, 7099830, 0, 0, 0,  // miscreant · Richard II 1.1.39 · miscr
  0, 16, 3, 1, 151, 7212857, 0, 0, 0,  // moldwarp · Henry IV, Part 1 3.1.151 · moldw
  0, 4, 3, 1, 40, 0, 0, 0, 0,  // mome · The Comedy of Errors 3.1.40
  0, 0, 2, 2, 151, 7214717, 0, 0, 0,  // monster · The Tempest 2.2.151 · monst
  0, 0, 2, 2, 108, 7215294, 0, 0, 0,  // moon-calf · The Tempest 2.2.108 · moonc
  0, 4, 5, 1, 248, 7219685, 0, 0, 0,  // mountebank · The Comedy of Errors 5.1.248 · mount
  0, 6, 5, 2, 491, 7331619, 0, 0, 0,  // mumble-news · Love's Labour's Lost 5.2.491 · mumbl
  0, 0, 3, 2, 60, 7627930, 0, 0, 0,  // ninny · The Tempest 3.2.60 · ninny
  0, 10, 4, 3, 114, 0, 0, 0, 0,  // nit · The Taming of the Shrew 4.3.114
  0, 1, 1, 1, 109, 7738468, 0, 0, 0,  // noddy · The Two Gentlemen of Verona 1.1.109 · noddy
  0, 0, 1, 1, 43, 7742498, 0, 0, 0,  // noisemaker · The Tempest 1.1.43 · noise
  0, 17, 5, 4, 7, 7868328, 0, 0, 0,  // nut-hook · Henry IV, Part 2 5.4.7 · nutho
  0, 16, 3, 3, 308, 8380008, 0, 0, 0,  // otter · Henry IV, Part 1 3.3.308 · otter
  0, 24, 2, 1, 89, 0, 0, 0, 0,  // owl · Troilus and Cressida 2.1.89
  0, 31, 3, 2, 279, 8530437, 0, 0, 0,  // pajock · Hamlet 3.2.279 · pajoc
  0, 10, 3, 1, 37, 8533486, 0, 0, 0,  // pantaloon · The Taming of the Shrew 3.1.37 · panta
  0, 15, 2, 2, 72, 8535907, 0, 0, 0,  // parasite · Richard II 2.2.72 · paras
  0, 0, 3, 2, 60, 8537408, 0, 0, 0,  // patch · The Tempest 3.2.60 · patch
  0, 19, 3, 3, 6, 8602296, 0, 0, 0,  // peacock · Henry VI, Part 1 3.3.6 · peaco
  0, 19, 5, 4, 21, 8602714, 0, 0, 0,  // peasant · Henry VI, Part 1 5.4.21 · peasa
  0, 10, 3, 1, 4, 8604428, 0, 0, 0,  // pedant · The Taming of the Shrew 3.1.4 · pedan
  0, 16, 3, 3, 191, 8613572, 0, 0, 0,  // peppercorn · Henry IV, Part 1 3.3.191 · peppe
  0, 6, 4, 1, 101, 8661647, 0, 0, 0,  // phantasime · Love's Labour's Lost 4.1.101 · phant
  0, 16, 2, 1, 44, 8930039, 8682703, 0, 0,  // pick-purse · Henry IV, Part 1 2.1.44 · purse pickp
  0, 16, 3, 2, 25, 8682707, 0, 0, 0,  // pickthank · Henry IV, Part 1 3.2.25 · pickt
  0, 6, 5, 1, 70, 8685456, 0, 0, 0,  // pigeon-egg · Love's Labour's Lost 5.1.70 · pigeo
  0, 0, 2, 2, 168, 8685705, 0, 0, 0,  // pignut · The Tempest 2.2.168 · pignu
  0, 16, 2, 4, 380, 8690965, 0, 0, 0,  // pint-pot · Henry IV, Part 1 2.4.380 · pintp
  0, 32, 2, 4, 245, 8740191, 0, 0, 0,  // plague-sore · King Lear 2.4.245 · plagu
  0, 6, 5, 2, 490, 8742943, 0, 0, 0,  // please-man · Love's Labour's Lost 5.2.490 · pleas
  0, 16, 1, 3, 51, 8810222, 0, 0, 0,  // popinjay · Henry IV, Part 1 1.3.51 · popin
  0, 24, 2, 1, 23, 8811860, 0, 0, 0,  // porpentine · Troilus and Cressida 2.1.23 · porpe
  0, 18, 5, 2, 160, 8858624, 0, 0, 0,  // prater · Henry V 5.2.160 · prate
  0, 27, 1, 5, 91, 8864292, 0, 0, 0,  // princox · Romeo and Juliet 1.5.91 · princ
  0, 11, 3, 6, 10, 8868645, 1420859, 0, 0,  // promise-breaker · All's Well That Ends Well 3.6.10 · promi break
  0, 2, 3, 3, 33, 8926317, 0, 0, 0,  // pumpion · The Merry Wives of Windsor 3.3.33 · pumpi
  0, 7, 3, 2, 300, 8928500, 0, 0, 0,  // puppet · A Midsummer Night's Dream 3.2.300 · puppe
  0, 23, 5, 4, 29, 8928520, 0, 0, 0,  // puppy · Henry VIII 5.4.29 · puppy
  0, 35, 1, 1, 166, 8931534, 0, 0, 0,  // puttock · Cymbeline 1.1.166 · putto
  0, 33, 5, 1, 11, 0, 0, 0, 0,  // quat · Othello 5.1.11
  0, 16, 2, 4, 420, 9587142, 10513211, 0, 0,  // rabbit-sucker · Henry IV, Part 1 2.4.420 · rabbi sucke
  0, 17, 3, 2, 290, 9588799, 0, 0, 0,  // radish · Henry IV, Part 2 3.2.290 · radis
  0, 22, 1, 3, 234, 0, 0, 0, 0,  // rag · Richard III 1.3.234
  0, 17, 2, 1, 53, 9595531, 0, 0, 0,  // rampallian · Henry IV, Part 2 2.1.53 · rampa
  0, 16, 2, 2, 5, 9599554, 0, 0, 0,  // rascal · Henry IV, Part 1 2.2.5 · rasca
  0, 27, 3, 1, 73, 1628675, 9600283, 0, 0,  // rat-catcher · Romeo and Juliet 3.1.73 · catch ratca
  0, 17, 1, 2, 42, 9600716, 0, 0, 0,  // ratsbane · Henry IV, Part 2 1.2.42 · ratsb
  0, 15, 1, 1, 144, 9667031, 0, 0, 0,  // recreant · Richard II 1.1.144 · recre
  0, 10, 4, 3, 116, 9674209, 0, 0, 0,  // remnant · The Taming of the Shrew 4.3.116 · remna
  0, 17, 2, 4, 117, 9866858, 0, 0, 0,  // rogue · Henry IV, Part 2 2.4.117 · rogue
  0, 30, 1, 3, 7, 9872079, 0, 0, 0,  // ronyon · Macbeth 1.3.7 · ronyo
  0, 12, 4, 1, 46, 9982351, 0, 0, 0,  // rudesby · Twelfth Night 4.1.46 · rudes
  0, 1, 5, 4, 63, 9983826, 0, 0, 0,  // ruffian · The Two Gentlemen of Verona 5.4.63 · ruffi
  0, 22, 4, 4, 483, 9989521, 0, 0, 0,  // runagate · Richard III 4.4.483 · runag
  0, 12, 2, 5, 67, 0, 0, 0, 0,  // scab · Twelfth Night 2.5.67
  0, 19, 1, 4, 43, 10157648, 0, 0, 0,  // scarecrow · Henry VI, Part 1 1.4.43 · scare
  0, 14, 2, 1, 196, 10167691, 0, 0, 0,  // scold · King John 2.1.196 · scold
  0, 12, 1, 3, 32, 10167944, 0, 0, 0,  // scoundrel · Twelfth Night 1.3.32 · scoun
  0, 21, 2, 6, 56, 10169690, 0, 0, 0,  // screech-owl · Henry VI, Part 3 2.6.56 · scree
  0, 17, 2, 1, 53, 10172073, 0, 0, 0,  // scullion · Henry IV, Part 2 2.1.53 · scull
  0, 20, 4, 2, 110, 0, 0, 0, 0,  // scum · Henry VI, Part 2 4.2.110
  0, 7, 3, 2, 76, 10209353, 0, 0, 0,  // serpent · A Midsummer Night's Dream 3.2.76 · serpe
  0, 12, 2, 5, 5, 10258639, 1254762, 0, 0,  // sheep-biter · Twelfth Night 2.5.5 · sheep biter
  0, 4, 4, 2, 40, 10266357, 1831696, 0, 0,  // shoulder-clapper · The Comedy of Errors 4.2.40 · shoul clapp
  0, 19, 2, 3, 28, 10268221, 0, 0, 0,  // shrimp · Henry VI, Part 1 2.3.28 · shrim
  0, 24, 5, 1, 31, 10317794, 0, 0, 0,  // skein · Troilus and Cressida 5.1.31 · skein
  0, 4, 2, 2, 221, 0, 0, 0, 0,  // slug · The Comedy of Errors 2.2.221
  0, 4, 2, 2, 221, 10373925, 0, 0, 0,  // snail · The Comedy of Errors 2.2.221 · snail
  0, 16, 3, 3, 268, 10376624, 0, 0, 0,  // sneak-cup · Henry IV, Part 1 3.3.268 · sneak
  0, 33, 1, 3, 406, 10379939, 0, 0, 0,  // snipe · Othello 1.3.406 · snipe
  0, 4, 2, 2, 221, 0, 0, 0, 0,  // sot · The Comedy of Errors 2.2.221
  0, 0, 2, 1, 24, 10416334, 0, 0, 0,  // spendthrift · The Tempest 2.1.24 · spend
  0, 22, 1, 3, 246, 10418981, 0, 0, 0,  // spider · Richard III 1.3.246 · spide
  0, 3, 4, 3, 14, 10492276, 6399464, 0, 0,  // starve-lackey · Measure for Measure 4.3.14 · starv lacke
  0, 16, 2, 4, 232, 10492276, 0, 0, 0,  // starveling · Henry IV, Part 1 2.4.232 · starv
  0, 16, 2, 4, 233, 10502066, 0, 0, 0,  // stock-fish · Henry IV, Part 1 2.4.233 · stock
  0, 24, 2, 1, 40, 10502391, 0, 0, 0,  // stool · Troilus and Cressida 2.1.40 · stool
  0, 17, 2, 4, 79, 10551013, 0, 0, 0,  // swaggerer · Henry IV, Part 2 2.4.79 · swagg
  0, 22, 5, 2, 10, 10557032, 0, 0, 0,  // swine · Richard III 5.2.10 · swine
  0, 17, 3, 2, 20, 10557034, 1478721, 0, 0,  // swinge-buckler · Henry IV, Part 2 3.2.20 · swing buckl
  0, 13, 4, 4, 292, 8811968, 10657402, 0, 0,  // tale-porter · The Winter's Tale 4.4.292 · porte talep
  0, 16, 2, 4, 216, 10657590, 1628675, 0, 0,  // tallow-catch · Henry IV, Part 1 2.4.216 · tallo catch
  0, 27, 3, 5, 161, 10657590, 0, 0, 0,  // tallow-face · Romeo and Juliet 3.5.161 · tallo
  0, 16, 4, 2, 29, 10660700, 0, 0, 0,  // tapster · Henry IV, Part 1 4.2.29 · tapst
  0, 2, 1, 4, 11, 10736327, 0, 0, 0,  // tell-tale · The Merry Wives of Windsor 1.4.11 · tellt
  0, 7, 3, 2, 14, 10792937, 0, 0, 0,  // thick-skin · A Midsummer Night's Dream 3.2.14 · thick
  0, 16, 1, 2, 146, 10792986, 0, 0, 0,  // thief · Henry IV, Part 1 1.2.146 · thief
  0, 10, 4, 3, 112, 10793198, 0, 0, 0,  // thimble · The Taming of the Shrew 4.3.112 · thimb
  0, 7, 3, 2, 267, 10793230, 0, 0, 0,  // thing · A Midsummer Night's Dream 3.2.267 · thing
  0, 10, 4, 3, 111, 10799542, 0, 0, 0,  // thread · The Taming of the Shrew 4.3.111 · threa
  0, 18, 2, 1, 29, 0, 0, 0, 0,  // tike · Henry V 2.1.29
  0, 12, 2, 3, 140, 8742943, 10815595, 0, 0,  // time-pleaser · Twelfth Night 2.3.140 · pleas timep
  0, 22, 1, 2, 157, 0, 0, 0, 0,  // toad · Richard III 1.2.157
  0, 24, 2, 1, 19, 10924921, 0, 0, 0,  // toadstool · Troilus and Cressida 2.1.19 · toads
  0, 0, 1, 2, 373, 10937742, 0, 0, 0,  // tortoise · The Tempest 1.2.373 · torto
  0, 15, 1, 1, 39, 10984106, 0, 0, 0,  // traitor · Richard II 1.1.39 · trait
  0, 28, 3, 6, 94, 10987140, 3549650, 0, 0,  // trencher-friend · Timon of Athens 3.6.94 · trenc frien
  0, 6, 5, 2, 491, 10987140, 6128171, 0, 0,  // trencher-knight · Love's Labour's Lost 5.2.491 · trenc knigh
  0, 1, 2, 4, 59, 10998464, 0, 0, 0,  // truant · The Two Gentlemen of Verona 2.4.59 · truan
  0, 16, 2, 4, 431, 0, 0, 0, 0,  // tun · Henry IV, Part 1 2.4.431
  0, 18, 5, 1, 15, 11055587, 0, 0, 0,  // turkey-cock · Henry V 5.1.15 · turke
  0, 30, 5, 7, 13, 11134058, 0, 0, 0,  // tyrant · Macbeth 5.7.13 · tyran
  0, 16, 2, 4, 24, 11438892, 10320842, 0, 0,  // under-skinker · Henry IV, Part 1 2.4.24 · under skink
  0, 14, 2, 1, 120, 11550049, 0, 0, 0,  // usurper · King John 2.1.120 · usurp
  0, 16, 2, 4, 414, 11724836, 0, 0, 0,  // varlet · Henry IV, Part 1 2.4.414 · varle
  0, 32, 1, 1, 172, 11725750, 0, 0, 0,  // vassal · King Lear 1.1.172 · vassa
  0, 31, 2, 2, 590, 11877922, 0, 0, 0,  // villain · Hamlet 2.2.590 · villa
  0, 25, 3, 1, 330, 11880666, 0, 0, 0,  // viper · Coriolanus 3.1.330 · viper
  0, 7, 3, 2, 338, 11886494, 0, 0, 0,  // vixen · A Midsummer Night's Dream 3.2.338 · vixen
  0, 32, 2, 2, 63, 12248470, 0, 0, 0,  // wagtail · King Lear 2.2.63 · wagta
  0, 10, 2, 1, 216, 0, 0, 0, 0,  // wasp · The Taming of the Shrew 2.1.216
  0, 31, 5, 2, 88, 12257559, 0, 0, 0,  // water-fly · Hamlet 5.2.88 · water
  0, 16, 2, 3, 81, 12322805, 0, 0, 0,  // weasel · Henry IV, Part 1 2.3.81 · wease
  0, 2, 3, 2, 13, 12322835, 0, 0, 0,  // weathercock · The Merry Wives of Windsor 3.2.13 · weath
  0, 33, 4, 2, 76, 0, 0, 0, 0,  // weed · Othello 4.2.76
  0, 0, 1, 2, 331, 12384592, 0, 0, 0,  // whelp · The Tempest 1.2.331 · whelp
  0, 30, 5, 3, 20, 12384933, 0, 0, 0,  // whey-face · Macbeth 5.3.20 · wheyf
  0, 33, 5, 2, 285, 12387619, 0, 0, 0,  // whipster · Othello 5.2.285 · whips
  0, 10, 4, 3, 114, 12411041, 1955270, 0, 0,  // winter-cricket · The Taming of the Shrew 4.3.114 · winte crick
  0, 2, 4, 2, 154, 12414959, 0, 0, 0,  // witch · The Merry Wives of Windsor 4.2.154 · witch
  0, 5, 5, 4, 105, 1949438, 12414969, 0, 0,  // wit-cracker · Much Ado About Nothing 5.4.105 · crack witcr
  0, 8, 3, 5, 45, 10374118, 12415397, 0, 0,  // wit-snapper · The Merchant of Venice 3.5.45 · snapp witsn
  0, 19, 1, 3, 60, 0, 0, 0, 0,  // wolf · Henry VI, Part 1 1.3.60
  0, 10, 1, 2, 158, 12529434, 0, 0, 0,  // woodcock · The Taming of the Shrew 1.2.158 · woodc
  0, 16, 2, 4, 129, 12529666, 0, 0, 0,  // woolsack · Henry IV, Part 1 2.4.129 · wools
  0, 2, 5, 5, 82, 0, 0, 0, 0,  // worm · The Merry Wives of Windsor 5.5.82
  0, 19, 5, 4, 7, 12581625, 0, 0, 0,  // wretch · Henry VI, Part 1 5.4.7 · wretc
  0, 6, 5, 2, 490, 0, 0, 0, 0,  // zany · Love's Labour's Lost 5.2.490
  0, 32, 2, 2, 60, 0, 0, 0, 0,  // zed · King Lear 2.2.60
  0, 13, 2, 1, 113, 10554241, 1164749, 0, 0,  // bed-swerver · The Winter's Tale 2.1.113 · swerv bedsw
  0, 13, 2, 3, 114, 1623079, 0, 0, 0,  // callat · The Winter's Tale 2.3.114 · calla
  0, 3, 3, 2, 110, 1892925, 0, 0, 0,  // codpiece · Measure for Measure 3.2.110 · codpi
  0, 2, 2, 2, 268, 2010165, 0, 0, 0,  // cuckold · The Merry Wives of Windsor 2.2.268 · cucko
  0, 10, 4, 2, 20, 2016747, 0, 0, 0,  // cullion · The Taming of the Shrew 4.2.20 · culli
  0, 13, 4, 3, 2, 0, 0, 0, 0,  // doxy · The Winter's Tale 4.3.2
  0, 19, 5, 4, 32, 0, 0, 0, 0,  // drab · Henry VI, Part 1 5.4.32
  0, 33, 4, 1, 162, 3380462, 0, 0, 0,  // fitchew · Othello 4.1.162 · fitch
  0, 13, 1, 2, 326, 12331853, 3426242, 0, 0,  // flax-wench · The Winter's Tale 1.2.326 · wench flaxw
  0, 3, 5, 1, 355, 3429008, 0, 0, 0,  // fleshmonger · Measure for Measure 5.1.355 · flesh
  0, 27, 2, 4, 146, 3431909, 0, 0, 0,  // flirt-gill · Romeo and Juliet 2.4.146 · flirt
  0, 3, 5, 1, 368, 3902666, 0, 0, 0,  // giglet · Measure for Measure 5.1.368 · gigle
  0, 4, 4, 4, 119, 4284672, 0, 0, 0,  // harlot · The Comedy of Errors 4.4.119 · harlo
  0, 13, 1, 2, 325, 4548310, 4560413, 0, 0,  // hobby-horse · The Winter's Tale 1.2.325 · hobby horse
  0, 9, 3, 3, 42, 1162559, 4560275, 0, 0,  // horn-beast · As You Like It 3.3.42 · beast hornb
  0, 2, 5, 3, 21, 6492601, 0, 0, 0,  // lewdster · The Merry Wives of Windsor 5.3.21 · lewds
  0, 12, 3, 4, 115, 0, 0, 0, 0,  // minx · Twelfth Night 3.4.115
  0, 35, 3, 5, 97, 8533058, 0, 0, 0,  // pander · Cymbeline 3.5.97 · pande
  0, 2, 4, 2, 161, 8807187, 0, 0, 0,  // polecat · The Merry Wives of Windsor 4.2.161 · polec
  0, 2, 4, 2, 148, 9451526, 0, 0, 0,  // quean · The Merry Wives of Windsor 4.2.148 · quean
  0, 2, 5, 5, 18, 0, 0, 0, 0,  // scut · The Merry Wives of Windsor 5.5.18
  0, 27, 2, 4, 147, 10314878, 0, 0, 0,  // skainsmate · Romeo and Juliet 2.4.147 · skain
  0, 19, 5, 4, 84, 10504741, 0, 0, 0,  // strumpet · Henry VI, Part 1 5.4.84 · strum
  0, 34, 3, 6, 107, 10998759, 0, 0, 0,  // trull · Antony and Cleopatra 3.6.107 · trull
  0, 28, 2, 2, 109, 12392033, 0, 0, 0,  // whoremaster · Timon of Athens 2.2.109 · whore
  0, 2, 2, 2, 281, 12415425, 0, 0, 0,  // wittol · The Merry Wives of Windsor 2.2.281 · witto
]
