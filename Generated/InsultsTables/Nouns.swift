// The nouns of insults, each with its place in Shakespeare.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild words first, then bawdy ones. 8 numbers per word: article (0 a, 1 an; 0 if no article precedes it),
// work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and stems that show which words share one:
// up to five letters of each part without its endings, as a number in base 27 with a = 1; 0 for none.
//
// Inputs:
//   Data/insults/nouns.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The words, each with its place.
let nouns: [TableText] = [
  "acorn",  // A Midsummer Night's Dream 3.2.345
  "adder",  // A Midsummer Night's Dream 3.2.74
  "apple-john",  // Henry IV, Part 1 3.3.186
  "assinego",  // Troilus and Cressida 2.1.42
  "atomy",  // Henry IV, Part 2 5.4.29
  "ballad-monger",  // Henry IV, Part 1 3.1.132
  "barber-monger",  // King Lear 2.2.31
  "barnacle",  // The Tempest 4.1.267
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
  "burr",  // A Midsummer Night's Dream 3.2.267
  "butcher",  // Macbeth 5.8.80
  "buzzard",  // The Taming of the Shrew 2.1.213
  "caitiff",  // Measure for Measure 2.1.165
  "candle-waster",  // Much Ado About Nothing 5.1.19
  "canker",  // Henry IV, Part 1 1.3.180
  "canker-blossom",  // A Midsummer Night's Dream 3.2.293
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
  "man-queller",  // Henry IV, Part 2 2.1.47
  "maypole",  // A Midsummer Night's Dream 3.2.308
  "micher",  // Henry IV, Part 1 2.4.391
  "milksop",  // Richard III 5.3.348
  "minnow",  // Love's Labour's Lost 1.1.241
  "minute-jack",  // Timon of Athens 3.6.95
  "miscreant",  // Richard II 1.1.39
  "moldwarp",  // Henry IV, Part 1 3.1.151
  "mome",  // The Comedy of Errors 3.1.40
  "monster",  // The Tempest 2.2.151
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
  "swaggerer",  // Henry IV, Part 2 2.4.79
  "swine",  // Richard III 5.2.10
  "swinge-buckler",  // Henry IV, Part 2 3.2.20
  "tale-porter",  // The Winter's Tale 4.4.292
  "tallow-catch",  // Henry IV, Part 1 2.4.216
  "tallow-face",  // Romeo and Juliet 3.5.161
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
  "ass",  // The Taming of the Shrew 3.1.9 · bawdy
  "ass-head",  // Twelfth Night 5.1.207 · bawdy
  "baggage",  // The Comedy of Errors 3.1.84 · bawdy
  "bed-swerver",  // The Winter's Tale 2.1.113 · bawdy
  "bum-bailey",  // Twelfth Night 3.4.164 · bawdy
  "callat",  // The Winter's Tale 2.3.114 · bawdy
  "capon",  // The Comedy of Errors 3.1.40 · bawdy
  "codpiece",  // Measure for Measure 3.2.110 · bawdy
  "cuckold",  // The Merry Wives of Windsor 2.2.268 · bawdy
  "cullion",  // The Taming of the Shrew 4.2.20 · bawdy
  "doxy",  // The Winter's Tale 4.3.2 · bawdy
  "drab",  // Henry VI, Part 1 5.4.32 · bawdy
  "fishmonger",  // Hamlet 2.2.189 · bawdy
  "fitchew",  // Othello 4.1.162 · bawdy
  "flax-wench",  // The Winter's Tale 1.2.326 · bawdy
  "fleshmonger",  // Measure for Measure 5.1.355 · bawdy
  "flirt-gill",  // Romeo and Juliet 2.4.146 · bawdy
  "giglet",  // Measure for Measure 5.1.368 · bawdy
  "harlot",  // The Comedy of Errors 4.4.119 · bawdy
  "hobby-horse",  // The Winter's Tale 1.2.325 · bawdy
  "horn-beast",  // As You Like It 3.3.42 · bawdy
  "lewdster",  // The Merry Wives of Windsor 5.3.21 · bawdy
  "mandrake",  // Henry IV, Part 2 1.2.14 · bawdy
  "minx",  // Twelfth Night 3.4.115 · bawdy
  "pander",  // Cymbeline 3.5.97 · bawdy
  "polecat",  // The Merry Wives of Windsor 4.2.161 · bawdy
  "quean",  // The Merry Wives of Windsor 4.2.148 · bawdy
  "scut",  // The Merry Wives of Windsor 5.5.18 · bawdy
  "skainsmate",  // Romeo and Juliet 2.4.147 · bawdy
  "stool",  // Troilus and Cressida 2.1.40 · bawdy
  "strumpet",  // Henry VI, Part 1 5.4.84 · bawdy
  "trull",  // Antony and Cleopatra 3.6.107 · bawdy
  "whoremaster",  // Timon of Athens 2.2.109 · bawdy
  "wittol",  // The Merry Wives of Windsor 2.2.281 · bawdy
]

/// The meanings of the words.
let nounGlosses: [TableText] = [
  "tiny thing",  // acorn
  "poisonous snake",  // adder
  "withered keeping-apple",  // apple-john
  "little ass",  // assinego
  "skeleton, speck",  // atomy
  "seller of bad verse",  // ballad-monger
  "haunter of barbers' shops, fop",  // barber-monger
  "goose said to grow from shellfish",  // barnacle
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
  "thing that sticks and cannot be shaken off",  // burr
  "brutal killer",  // butcher
  "useless kind of hawk",  // buzzard
  "wretched coward",  // caitiff
  "one who burns the midnight oil",  // candle-waster
  "worm or wild rose, a corruption",  // canker
  "grub that eats the bud",  // canker-blossom
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
  "murderer",  // man-queller
  "tall thin person",  // maypole
  "truant, sneak",  // micher
  "feeble coward",  // milksop
  "tiny fish, nobody",  // minnow
  "changeable fellow",  // minute-jack
  "villain",  // miscreant
  "mole",  // moldwarp
  "dolt",  // mome
  "misshapen creature",  // monster
  "quack, cheat",  // mountebank
  "tale-bearer",  // mumble-news
  "fool",  // ninny
  "egg of a louse",  // nit
  "simpleton",  // noddy
  "loud brawler",  // noisemaker
  "hooked stick, a catchpole",  // nut-hook
  "neither fish nor flesh",  // otter
  "bird of ill omen, dullard",  // owl
  "peacock, strutter",  // pajock
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
  "blustering bully",  // swaggerer
  "pig",  // swine
  "swashbuckler",  // swinge-buckler
  "carrier of gossip",  // tale-porter
  "lump or tub of fat",  // tallow-catch
  "pale greasy person",  // tallow-face
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
  "donkey, fool",  // ass
  "fool",  // ass-head
  "worthless woman, trash",  // baggage
  "adulteress",  // bed-swerver
  "petty arresting officer",  // bum-bailey
  "scold, drab",  // callat
  "castrated cock",  // capon
  "pouch on the front of breeches",  // codpiece
  "deceived husband",  // cuckold
  "low fellow",  // cullion
  "beggar's mistress",  // doxy
  "slattern, harlot",  // drab
  "dealer in fish (old cant: pander)",  // fishmonger
  "polecat, harlot",  // fitchew
  "coarse flax-working girl",  // flax-wench
  "pander, fornicator",  // fleshmonger
  "loose flirting woman",  // flirt-gill
  "wanton girl",  // giglet
  "whore",  // harlot
  "loose woman",  // hobby-horse
  "horned animal, cuckold",  // horn-beast
  "lewd person",  // lewdster
  "man-shaped root, dwarf plant",  // mandrake
  "pert wanton girl",  // minx
  "procurer",  // pander
  "stinking weasel, harlot",  // polecat
  "hussy",  // quean
  "tail of a doe",  // scut
  "cut-throat companion",  // skainsmate
  "seat to squat on",  // stool
  "harlot",  // strumpet
  "harlot",  // trull
  "keeper of whores",  // whoremaster
  "willing cuckold",  // wittol
]

/// The numbers of the words, in the order given above; a comment ends with the stems.
let nounFacts: [Int32] = [
  0, 7, 3, 2, 345, 601925, 0, 0,  // acorn · A Midsummer Night's Dream 3.2.345 · acorn
  0, 7, 3, 2, 74, 841, 0, 0,  // adder · A Midsummer Night's Dream 3.2.74 · add
  0, 16, 3, 3, 186, 1177, 207995, 0,  // apple-john · Henry IV, Part 1 3.3.186 · app john
  0, 24, 2, 1, 42, 919526, 0, 0,  // assinego · Troilus and Cressida 2.1.42 · assin
  0, 17, 5, 4, 29, 34681, 0, 0,  // atomy · Henry IV, Part 2 5.4.29 · atom
  0, 16, 3, 1, 132, 1091638, 267199, 0,  // ballad-monger · Henry IV, Part 1 3.1.132 · balla mong
  0, 32, 2, 2, 31, 40583, 267199, 0,  // barber-monger · King Lear 2.2.31 · barb mong
  0, 0, 4, 1, 267, 1096066, 0, 0,  // barnacle · The Tempest 4.1.267 · barna
  0, 10, 0, 1, 32, 1162559, 0, 0,  // beast · The Taming of the Shrew Induction 1.32 · beast
  0, 16, 2, 4, 230, 1597, 12155, 0,  // bed-presser · Henry IV, Part 1 2.4.230 · bed pre
  0, 2, 3, 5, 96, 1605, 456902, 0,  // bell-wether · The Merry Wives of Windsor 3.5.96 · bel weth
  0, 16, 2, 4, 318, 48145, 0, 0,  // bladder · Henry IV, Part 1 2.4.318 · blad
  0, 29, 1, 1, 35, 1310105, 0, 0,  // block · Julius Caesar 1.1.35 · block
  0, 25, 2, 3, 26, 1310105, 161140, 0,  // block-head · Coriolanus 2.3.26 · block head
  0, 20, 3, 2, 227, 1310422, 389378, 0,  // blood-sucker · Henry VI, Part 2 3.2.227 · blood suck
  0, 22, 5, 2, 7, 50346, 0, 0,  // boar · Richard III 5.2.7 · boar
  0, 17, 2, 4, 218, 50346, 11914, 0,  // boar-pig · Henry IV, Part 2 2.4.218 · boar pig
  0, 32, 2, 4, 244, 50556, 0, 0,  // boil · King Lear 2.4.244 · boil
  0, 16, 2, 4, 433, 50645, 4679540, 0,  // bolting-hutch · Henry IV, Part 1 2.4.433 · bolt hutch
  0, 16, 2, 4, 434, 50654, 0, 0,  // bombard · Henry IV, Part 1 2.4.434 · bomb
  0, 11, 4, 3, 176, 1372796, 0, 0,  // botcher · All's Well That Ends Well 4.3.176 · botch
  0, 16, 2, 4, 235, 1886, 2233, 0,  // bow-case · Henry IV, Part 1 2.4.235 · bow cas
  0, 24, 5, 1, 99, 52517, 0, 0,  // brabbler · Troilus and Cressida 5.1.99 · brab
  0, 25, 5, 6, 138, 52522, 0, 0,  // braggart · Coriolanus 5.6.138 · brag
  0, 21, 5, 5, 27, 52535, 0, 0,  // brat · Henry VI, Part 3 5.5.27 · brat
  0, 17, 2, 4, 297, 1420852, 65140, 0,  // bread-chipper · Henry IV, Part 2 2.4.297 · bread chip
  0, 2, 1, 4, 11, 1949, 1505, 0,  // breed-bate · The Merry Wives of Windsor 1.4.11 · bre bat
  0, 11, 3, 6, 5, 2027, 0, 0,  // bubble · All's Well That Ends Well 3.6.5 · bub
  0, 24, 4, 2, 39, 2032, 43056, 0,  // bugbear · Troilus and Cressida 4.2.39 · bug bear
  0, 16, 2, 4, 249, 2037, 60108, 0,  // bull-calf · Henry IV, Part 1 2.4.249 · bul calf
  0, 7, 3, 2, 267, 2043, 0, 0,  // burr · A Midsummer Night's Dream 3.2.267 · bur
  0, 30, 5, 8, 80, 1490894, 0, 0,  // butcher · Macbeth 5.8.80 · butch
  0, 10, 2, 1, 213, 2051, 0, 0,  // buzzard · The Taming of the Shrew 2.1.213 · buz
  0, 3, 2, 1, 165, 1621116, 0, 0,  // caitiff · Measure for Measure 2.1.165 · caiti
  0, 5, 5, 1, 19, 60160, 453971, 0,  // candle-waster · Much Ado About Nothing 5.1.19 · cand wast
  0, 16, 1, 3, 180, 60167, 0, 0,  // canker · Henry IV, Part 1 1.3.180 · cank
  0, 7, 3, 2, 293, 60167, 1310545, 0,  // canker-blossom · A Midsummer Night's Dream 3.2.293 · cank bloss
  0, 32, 2, 4, 245, 1627203, 0, 0,  // carbuncle · King Lear 2.4.245 · carbu
  0, 2, 3, 3, 163, 1627623, 0, 0,  // carrion · The Merry Wives of Windsor 3.3.163 · carri
  0, 6, 5, 2, 490, 2232, 14619, 0,  // carry-tale · Love's Labour's Lost 5.2.490 · car tal
  0, 16, 2, 2, 79, 1628739, 0, 0,  // caterpillar · Henry IV, Part 1 2.2.79 · cater
  0, 17, 2, 4, 130, 1755479, 0, 0,  // cheater · Henry IV, Part 2 2.4.130 · cheat
  0, 17, 3, 2, 289, 2408, 11709, 0,  // cheese-paring · Henry IV, Part 2 3.2.289 · che par
  0, 16, 5, 1, 30, 1756058, 0, 0,  // chewet · Henry IV, Part 1 5.1.30 · chewe
  0, 28, 1, 2, 29, 1767594, 0, 0,  // churl · Timon of Athens 1.2.29 · churl
  0, 9, 3, 2, 279, 66050, 0, 0,  // cipher · As You Like It 3.2.279 · ciph
  0, 3, 3, 2, 121, 1831340, 85814, 0,  // clack-dish · Measure for Measure 3.2.121 · clack dish
  0, 16, 2, 4, 435, 1841492, 1492, 0,  // cloak-bag · Henry IV, Part 1 2.4.435 · cloak bag
  0, 5, 2, 1, 55, 68206, 0, 0,  // clod · Much Ado About Nothing 2.1.55 · clod
  0, 32, 1, 4, 44, 68222, 12081, 0,  // clotpole · King Lear 1.4.44 · clot pol
  0, 9, 2, 2, 8, 1842089, 0, 0,  // clown · As You Like It 2.2.8 · clown
  0, 24, 2, 1, 35, 2594, 247164, 0,  // cobloaf · Troilus and Cressida 2.1.35 · cob loaf
  0, 22, 4, 1, 56, 70076, 938469, 0,  // cockatrice · Richard III 4.1.56 · cock atric
  0, 12, 1, 3, 37, 1896662, 0, 0,  // coistrel · Twelfth Night 1.3.37 · coist
  0, 15, 2, 1, 38, 1903056, 0, 0,  // cormorant · Richard II 2.1.38 · cormo
  0, 33, 1, 1, 30, 1905275, 60311, 0,  // counter-caster · Othello 1.1.30 · count cast
  0, 7, 3, 2, 300, 1905275, 0, 0,  // counterfeit · A Midsummer Night's Dream 3.2.300 · count
  0, 16, 2, 2, 62, 2615, 0, 0,  // coward · Henry IV, Part 1 2.2.62 · cow
  0, 18, 4, 1, 77, 2616, 70337, 0,  // coxcomb · Henry V 4.1.77 · cox comb
  0, 10, 5, 1, 37, 1949438, 161476, 0,  // crack-hemp · The Taming of the Shrew 5.1.37 · crack hemp
  0, 16, 2, 4, 338, 2010165, 0, 0,  // cuckoo · Henry IV, Part 1 2.4.338 · cucko
  0, 18, 4, 4, 1, 2772, 0, 0,  // cur · Henry V 4.4.1 · cur
  0, 17, 2, 4, 120, 2774, 12249, 0,  // cut-purse · Henry IV, Part 2 2.4.120 · cut pur
  0, 30, 3, 4, 19, 2774, 10799812, 0,  // cut-throat · Macbeth 3.4.19 · cut throa
  0, 15, 1, 1, 192, 79994, 0, 0,  // dastard · Richard II 1.1.192 · dast
  0, 24, 2, 3, 173, 2225456, 14996, 0,  // death-token · Troilus and Cressida 2.3.173 · death tok
  0, 22, 1, 2, 50, 2240472, 0, 0,  // devil · Richard III 1.2.50 · devil
  0, 27, 3, 5, 231, 85814, 1842041, 0,  // dishclout · Romeo and Juliet 3.5.231 · dish clout
  0, 22, 1, 2, 39, 3328, 0, 0,  // dog · Richard III 1.2.39 · dog
  0, 19, 1, 4, 107, 3328, 125180, 0,  // dogfish · Henry VI, Part 1 1.4.107 · dog fish
  0, 33, 5, 2, 194, 90011, 0, 0,  // dolt · Othello 5.2.194 · dolt
  0, 13, 2, 3, 92, 3341, 0, 0,  // dotard · The Winter's Tale 2.3.92 · dot
  0, 12, 5, 1, 32, 90236, 3052, 0,  // double-dealer · Twelfth Night 5.1.32 · doub dea
  0, 36, 2, 1, 47, 92273, 0, 0,  // drone · Pericles 2.1.47 · dron
  0, 10, 4, 1, 115, 2495482, 0, 0,  // drudge · The Taming of the Shrew 4.1.115 · drudg
  0, 4, 3, 1, 11, 2495756, 0, 0,  // drunkard · The Comedy of Errors 3.1.11 · drunk
  0, 32, 2, 1, 79, 3495, 0, 0,  // dullard · King Lear 2.1.79 · dul
  0, 14, 4, 3, 88, 94426, 6087, 0,  // dunghill · King John 4.3.88 · dung hil
  0, 24, 2, 3, 2, 2897486, 0, 0,  // elephant · Troilus and Cressida 2.3.2 · eleph
  0, 9, 3, 2, 345, 119208, 267199, 0,  // fancy-monger · As You Like It 3.2.345 · fanc mong
  0, 27, 2, 4, 34, 3222405, 267199, 0,  // fashion-monger · Romeo and Juliet 2.4.34 · fashi mong
  0, 16, 2, 2, 30, 4421, 5690, 0,  // fat-guts · Henry IV, Part 1 2.2.30 · fat gut
  0, 19, 3, 2, 45, 3369820, 0, 0,  // fiend · Henry VI, Part 1 3.2.45 · fiend
  0, 24, 5, 1, 36, 3376088, 3841, 0,  // finch-egg · Troilus and Cressida 5.1.36 · finch egg
  0, 6, 5, 1, 44, 126889, 2480991, 0,  // flap-dragon · Love's Labour's Lost 5.1.44 · flap drago
  0, 15, 2, 2, 71, 126893, 0, 0,  // flatterer · Richard II 2.2.71 · flat
  0, 10, 4, 3, 114, 126982, 0, 0,  // flea · The Taming of the Shrew 4.3.114 · flea
  0, 4, 2, 1, 103, 129450, 0, 0,  // fool · The Comedy of Errors 2.1.103 · fool
  0, 32, 1, 4, 81, 129458, 1497, 11989,  // football-player · King Lear 1.4.81 · foot bal pla
  0, 0, 4, 1, 240, 129458, 242849, 0,  // foot-licker · The Tempest 4.1.240 · foot lick
  0, 32, 3, 7, 30, 4803, 0, 0,  // fox · King Lear 3.7.30 · fox
  0, 24, 5, 1, 9, 3543871, 0, 0,  // fragment · Troilus and Cressida 5.1.9 · fragm
  0, 17, 2, 1, 54, 133940, 6410341, 0,  // fustilarian · Henry IV, Part 2 2.1.54 · fust laria
  0, 6, 5, 2, 12, 3748857, 0, 0,  // gallows · Love's Labour's Lost 5.2.12 · gallo
  0, 12, 5, 1, 350, 141518, 0, 0,  // geck · Twelfth Night 5.1.350 · geck
  0, 17, 1, 2, 34, 3972152, 0, 0,  // glutton · Henry IV, Part 2 1.2.34 · glutt
  0, 6, 4, 3, 169, 148034, 0, 0,  // gnat · Love's Labour's Lost 4.3.169 · gnat
  0, 16, 3, 1, 232, 5523, 0, 0,  // goose · Henry IV, Part 1 3.1.232 · goo
  0, 34, 2, 5, 143, 4028658, 0, 0,  // gorgon · Antony and Cleopatra 2.5.143 · gorgo
  0, 25, 5, 3, 37, 5527, 0, 0,  // gosling · Coriolanus 5.3.37 · gos
  0, 8, 1, 1, 105, 4136540, 0, 0,  // gudgeon · The Merchant of Venice 1.1.105 · gudge
  0, 33, 5, 2, 194, 5682, 0, 0,  // gull · Othello 5.2.194 · gul
  0, 12, 2, 5, 176, 5682, 1628675, 0,  // gull-catcher · Twelfth Night 2.5.176 · gul catch
  0, 16, 4, 2, 12, 4146935, 0, 0,  // gurnet · Henry IV, Part 1 4.2.12 · gurne
  0, 22, 1, 3, 216, 5866, 0, 0,  // hag · Richard III 1.3.216 · hag
  0, 10, 4, 2, 39, 5866, 0, 0,  // haggard · The Taming of the Shrew 4.2.39 · hag
  0, 0, 1, 2, 428, 5866, 377761, 0,  // hag-seed · The Tempest 1.2.428 · hag seed
  0, 5, 2, 1, 243, 158695, 0, 0,  // harpy · Much Ado About Nothing 2.1.243 · harp
  0, 22, 1, 2, 106, 161224, 6244, 0,  // hedgehog · Richard III 1.2.106 · hedg hog
  0, 30, 4, 1, 2, 161224, 11914, 0,  // hedge-pig · Macbeth 4.1.2 · hedg pig
  0, 22, 4, 4, 48, 5979, 4562464, 0,  // hell-hound · Richard III 4.4.48 · hel hound
  0, 30, 4, 3, 256, 5979, 8282, 0,  // hell-kite · Macbeth 4.3.256 · hel kit
  0, 17, 2, 1, 52, 161476, 377761, 0,  // hempseed · Henry IV, Part 2 2.1.52 · hemp seed
  0, 27, 3, 5, 173, 164353, 0, 0,  // hilding · Romeo and Juliet 3.5.173 · hild
  0, 16, 2, 3, 15, 164407, 0, 0,  // hind · Henry IV, Part 1 2.3.15 · hind
  0, 2, 5, 5, 150, 168514, 12235, 0,  // hodge-pudding · The Merry Wives of Windsor 5.5.150 · hodg pud
  0, 22, 1, 3, 229, 6244, 0, 0,  // hog · Richard III 1.3.229 · hog
  0, 16, 2, 4, 230, 6255, 40187, 1420859,  // horseback-breaker · Henry IV, Part 1 2.4.230 · hor back break
  0, 18, 2, 3, 53, 6255, 6479441, 0,  // horse-leech · Henry V 2.3.53 · hor leech
  0, 25, 5, 6, 131, 4562464, 0, 0,  // hound · Coriolanus 5.6.131 · hound
  0, 19, 1, 3, 61, 4755675, 0, 0,  // hypocrite · Henry VI, Part 1 1.3.61 · hypoc
  0, 2, 3, 3, 21, 197651, 240239, 0,  // jack-a-lent · The Merry Wives of Windsor 3.3.21 · jack lent
  0, 35, 2, 1, 3, 197651, 29932, 0,  // jackanapes · Cymbeline 2.1.3 · jack anap
  0, 18, 4, 7, 140, 197651, 375276, 0,  // jack-sauce · Henry V 4.7.140 · jack sauc
  0, 31, 3, 2, 238, 7321, 0, 0,  // jade · Hamlet 3.2.238 · jad
  0, 10, 4, 1, 155, 208109, 161140, 0,  // jolthead · The Taming of the Shrew 4.1.155 · jolt head
  0, 7, 3, 2, 293, 7864, 0, 0,  // juggler · A Midsummer Night's Dream 3.2.293 · jug
  0, 32, 1, 4, 258, 8282, 0, 0,  // kite · King Lear 1.4.258 · kit
  0, 27, 2, 4, 146, 226752, 0, 0,  // knave · Romeo and Juliet 2.4.146 · knaf
  0, 16, 2, 3, 16, 237017, 1418162, 0,  // lack-brain · Henry IV, Part 1 2.3.16 · lack brain
  0, 24, 2, 1, 13, 239874, 0, 0,  // leaven · Troilus and Cressida 2.1.13 · leaf
  0, 25, 5, 6, 121, 242802, 0, 0,  // liar · Coriolanus 5.6.121 · liar
  0, 24, 5, 1, 61, 9017, 0, 0,  // lizard · Troilus and Cressida 5.1.61 · liz
  0, 6, 4, 3, 212, 9160, 161140, 0,  // loggerhead · Love's Labour's Lost 4.3.212 · log head
  0, 1, 3, 1, 292, 247394, 0, 0,  // loiterer · The Two Gentlemen of Verona 3.1.292 · loit
  0, 30, 5, 3, 12, 247550, 0, 0,  // loon · Macbeth 5.3.12 · loon
  0, 24, 5, 1, 65, 9174, 0, 0,  // louse · Troilus and Cressida 5.1.65 · lou
  0, 13, 1, 2, 354, 247718, 0, 0,  // lout · The Winter's Tale 1.2.354 · lout
  0, 6, 2, 1, 261, 9159, 267199, 0,  // love-monger · Love's Labour's Lost 2.1.261 · lof mong
  0, 13, 2, 3, 135, 6691638, 0, 0,  // lozel · The Winter's Tale 2.3.135 · lozel
  0, 1, 2, 5, 39, 9317, 0, 0,  // lubber · The Two Gentlemen of Verona 2.5.39 · lub
  0, 1, 2, 5, 7, 9508, 2230, 0,  // madcap · The Two Gentlemen of Verona 2.5.7 · mad cap
  0, 30, 3, 4, 148, 6933723, 11912, 0,  // maggot-pie · Macbeth 3.4.148 · maggo pie
  0, 4, 3, 1, 40, 256952, 6255, 0,  // malt-horse · The Comedy of Errors 3.1.40 · malt hor
  0, 16, 2, 1, 71, 256952, 464143, 0,  // malt-worm · Henry IV, Part 1 2.1.71 · malt worm
  0, 27, 3, 5, 194, 6938249, 0, 0,  // mammet · Romeo and Juliet 3.5.194 · mamme
  0, 17, 2, 1, 47, 9518, 350067, 0,  // man-queller · Henry IV, Part 2 2.1.47 · man quel
  0, 7, 3, 2, 308, 9529, 12081, 0,  // maypole · A Midsummer Night's Dream 3.2.308 · may pol
  0, 16, 2, 4, 391, 262529, 0, 0,  // micher · Henry IV, Part 1 2.4.391 · mich
  0, 22, 5, 3, 348, 262775, 14272, 0,  // milksop · Richard III 5.3.348 · milk sop
  0, 6, 1, 1, 241, 7096479, 0, 0,  // minnow · Love's Labour's Lost 1.1.241 · minno
  0, 28, 3, 6, 95, 7096673, 197651, 0,  // minute-jack · Timon of Athens 3.6.95 · minut jack
  0, 15, 1, 1, 39, 7099830, 0, 0,  // miscreant · Richard II 1.1.39 · miscr
  0, 16, 3, 1, 151, 267142, 453940, 0,  // moldwarp · Henry IV, Part 1 3.1.151 · mold warp
  0, 4, 3, 1, 40, 9895, 0, 0,  // mome · The Comedy of Errors 3.1.40 · mom
  0, 0, 2, 2, 151, 9896, 0, 0,  // monster · The Tempest 2.2.151 · mon
  0, 4, 5, 1, 248, 7219685, 0, 0,  // mountebank · The Comedy of Errors 5.1.248 · mount
  0, 6, 5, 2, 491, 271541, 10364, 0,  // mumble-news · Love's Labour's Lost 5.2.491 · mumb new
  0, 0, 3, 2, 60, 10463, 0, 0,  // ninny · The Tempest 3.2.60 · nin
  0, 10, 4, 3, 114, 10469, 0, 0,  // nit · The Taming of the Shrew 4.3.114 · nit
  0, 1, 1, 1, 109, 10615, 0, 0,  // noddy · The Two Gentlemen of Verona 1.1.109 · nod
  0, 0, 1, 1, 43, 10620, 9515, 0,  // noisemaker · The Tempest 1.1.43 · noi mak
  0, 17, 5, 4, 7, 10793, 168815, 0,  // nut-hook · Henry IV, Part 2 5.4.7 · nut hook
  0, 16, 3, 3, 308, 11495, 0, 0,  // otter · Henry IV, Part 1 3.3.308 · ott
  0, 24, 2, 1, 89, 11568, 0, 0,  // owl · Troilus and Cressida 2.1.89 · owl
  0, 31, 3, 2, 279, 8530437, 0, 0,  // pajock · Hamlet 3.2.279 · pajoc
  0, 10, 3, 1, 37, 8533486, 0, 0,  // pantaloon · The Taming of the Shrew 3.1.37 · panta
  0, 15, 2, 2, 72, 8535907, 0, 0,  // parasite · Richard II 2.2.72 · paras
  0, 0, 3, 2, 60, 8537408, 0, 0,  // patch · The Tempest 3.2.60 · patch
  0, 19, 3, 3, 6, 11800, 70076, 0,  // peacock · Henry VI, Part 1 3.3.6 · pea cock
  0, 19, 5, 4, 21, 8602714, 0, 0,  // peasant · Henry VI, Part 1 5.4.21 · peasa
  0, 10, 3, 1, 4, 8604428, 0, 0,  // pedant · The Taming of the Shrew 3.1.4 · pedan
  0, 16, 3, 3, 191, 8613572, 0, 0,  // peppercorn · Henry IV, Part 1 3.3.191 · peppe
  0, 6, 4, 1, 101, 8661647, 0, 0,  // phantasime · Love's Labour's Lost 4.1.101 · phant
  0, 16, 2, 1, 44, 321581, 12249, 0,  // pick-purse · Henry IV, Part 1 2.1.44 · pick pur
  0, 16, 3, 2, 25, 321581, 10787402, 0,  // pickthank · Henry IV, Part 1 3.2.25 · pick thank
  0, 16, 2, 4, 380, 321887, 12089, 0,  // pint-pot · Henry IV, Part 1 2.4.380 · pint pot
  0, 32, 2, 4, 245, 8740191, 14274, 0,  // plague-sore · King Lear 2.4.245 · plagu sor
  0, 6, 5, 2, 490, 323812, 9518, 0,  // please-man · Love's Labour's Lost 5.2.490 · plea man
  0, 16, 1, 3, 51, 8810222, 0, 0,  // popinjay · Henry IV, Part 1 1.3.51 · popin
  0, 24, 2, 1, 23, 8811860, 0, 0,  // porpentine · Troilus and Cressida 2.1.23 · porpe
  0, 18, 5, 2, 160, 328097, 0, 0,  // prater · Henry V 5.2.160 · prat
  0, 27, 1, 5, 91, 8864292, 0, 0,  // princox · Romeo and Juliet 1.5.91 · princ
  0, 11, 3, 6, 10, 328468, 1420859, 0,  // promise-breaker · All's Well That Ends Well 3.6.10 · prom break
  0, 2, 3, 3, 33, 8926317, 0, 0,  // pumpion · The Merry Wives of Windsor 3.3.33 · pumpi
  0, 7, 3, 2, 300, 12247, 0, 0,  // puppet · A Midsummer Night's Dream 3.2.300 · pup
  0, 23, 5, 4, 29, 12247, 0, 0,  // puppy · Henry VIII 5.4.29 · pup
  0, 35, 1, 1, 166, 8931534, 0, 0,  // puttock · Cymbeline 1.1.166 · putto
  0, 33, 5, 1, 11, 349967, 0, 0,  // quat · Othello 5.1.11 · quat
  0, 16, 2, 4, 420, 9587142, 389378, 0,  // rabbit-sucker · Henry IV, Part 1 2.4.420 · rabbi suck
  0, 17, 3, 2, 290, 13153, 0, 0,  // radish · Henry IV, Part 2 3.2.290 · rad
  0, 22, 1, 3, 234, 13156, 0, 0,  // rag · Richard III 1.3.234 · rag
  0, 17, 2, 1, 53, 355390, 776629, 0,  // rampallian · Henry IV, Part 2 2.1.53 · ramp allia
  0, 16, 2, 2, 5, 355539, 0, 0,  // rascal · Henry IV, Part 1 2.2.5 · rasc
  0, 27, 3, 1, 73, 13169, 1628675, 0,  // rat-catcher · Romeo and Juliet 3.1.73 · rat catch
  0, 17, 1, 2, 42, 13169, 1499, 0,  // ratsbane · Henry IV, Part 2 1.2.42 · rat ban
  0, 15, 1, 1, 144, 9667031, 0, 0,  // recreant · Richard II 1.1.144 · recre
  0, 10, 4, 3, 116, 9674209, 0, 0,  // remnant · The Taming of the Shrew 4.3.116 · remna
  0, 17, 2, 4, 117, 365439, 0, 0,  // rogue · Henry IV, Part 2 2.4.117 · rogu
  0, 30, 1, 3, 7, 9872079, 0, 0,  // ronyon · Macbeth 1.3.7 · ronyo
  0, 12, 4, 1, 46, 13693, 0, 0,  // rudesby · Twelfth Night 4.1.46 · rud
  0, 1, 5, 4, 63, 9983826, 0, 0,  // ruffian · The Two Gentlemen of Verona 5.4.63 · ruffi
  0, 22, 4, 4, 483, 9989521, 0, 0,  // runagate · Richard III 4.4.483 · runag
  0, 12, 2, 5, 67, 376193, 0, 0,  // scab · Twelfth Night 2.5.67 · scab
  0, 19, 1, 4, 43, 376209, 72599, 0,  // scarecrow · Henry VI, Part 1 1.4.43 · scar crow
  0, 14, 2, 1, 196, 10167691, 0, 0,  // scold · King John 2.1.196 · scold
  0, 12, 1, 3, 32, 10167944, 0, 0,  // scoundrel · Twelfth Night 1.3.32 · scoun
  0, 21, 2, 6, 56, 10169690, 11568, 0,  // screech-owl · Henry VI, Part 3 2.6.56 · scree owl
  0, 17, 2, 1, 53, 10172073, 0, 0,  // scullion · Henry IV, Part 2 2.1.53 · scull
  0, 20, 4, 2, 110, 376744, 0, 0,  // scum · Henry VI, Part 2 4.2.110 · scum
  0, 7, 3, 2, 76, 10209353, 0, 0,  // serpent · A Midsummer Night's Dream 3.2.76 · serpe
  0, 12, 2, 5, 5, 10258639, 1721, 0,  // sheep-biter · Twelfth Night 2.5.5 · sheep bit
  0, 4, 4, 2, 40, 10266357, 67840, 0,  // shoulder-clapper · The Comedy of Errors 4.2.40 · shoul clap
  0, 19, 2, 3, 28, 10268221, 0, 0,  // shrimp · Henry VI, Part 1 2.3.28 · shrim
  0, 24, 5, 1, 31, 10317794, 0, 0,  // skein · Troilus and Cressida 5.1.31 · skein
  0, 4, 2, 2, 221, 383299, 0, 0,  // slug · The Comedy of Errors 2.2.221 · slug
  0, 4, 2, 2, 221, 10373925, 0, 0,  // snail · The Comedy of Errors 2.2.221 · snail
  0, 16, 3, 3, 268, 10376624, 2770, 0,  // sneak-cup · Henry IV, Part 1 3.3.268 · sneak cup
  0, 33, 1, 3, 406, 384442, 0, 0,  // snipe · Othello 1.3.406 · snip
  0, 4, 2, 2, 221, 14276, 0, 0,  // sot · The Comedy of Errors 2.2.221 · sot
  0, 0, 2, 1, 24, 10416334, 10799655, 0,  // spendthrift · The Tempest 2.1.24 · spend thrif
  0, 22, 1, 3, 246, 385888, 0, 0,  // spider · Richard III 1.3.246 · spid
  0, 3, 4, 3, 14, 10492260, 237017, 0,  // starve-lackey · Measure for Measure 4.3.14 · starf lack
  0, 16, 2, 4, 232, 10492260, 0, 0,  // starveling · Henry IV, Part 1 2.4.232 · starf
  0, 16, 2, 4, 233, 10502066, 125180, 0,  // stock-fish · Henry IV, Part 1 2.4.233 · stock fish
  0, 17, 2, 4, 79, 390778, 0, 0,  // swaggerer · Henry IV, Part 2 2.4.79 · swag
  0, 22, 5, 2, 10, 391001, 0, 0,  // swine · Richard III 5.2.10 · swin
  0, 17, 3, 2, 20, 10557034, 54767, 0,  // swinge-buckler · Henry IV, Part 2 3.2.20 · swing buck
  0, 13, 4, 4, 292, 14619, 326369, 0,  // tale-porter · The Winter's Tale 4.4.292 · tal port
  0, 16, 2, 4, 216, 10657590, 1628675, 0,  // tallow-catch · Henry IV, Part 1 2.4.216 · tallo catch
  0, 27, 3, 5, 161, 10657590, 4404, 0,  // tallow-face · Romeo and Juliet 3.5.161 · tallo fac
  0, 2, 1, 4, 11, 14727, 14619, 0,  // tell-tale · The Merry Wives of Windsor 1.4.11 · tel tal
  0, 7, 3, 2, 14, 10792937, 382253, 0,  // thick-skin · A Midsummer Night's Dream 3.2.14 · thick skin
  0, 16, 1, 2, 146, 10792986, 0, 0,  // thief · Henry IV, Part 1 1.2.146 · thief
  0, 10, 4, 3, 112, 10793198, 0, 0,  // thimble · The Taming of the Shrew 4.3.112 · thimb
  0, 7, 3, 2, 267, 10793230, 0, 0,  // thing · A Midsummer Night's Dream 3.2.267 · thing
  0, 10, 4, 3, 111, 10799542, 0, 0,  // thread · The Taming of the Shrew 4.3.111 · threa
  0, 18, 2, 1, 29, 14834, 0, 0,  // tike · Henry V 2.1.29 · tik
  0, 12, 2, 3, 140, 14836, 323812, 0,  // time-pleaser · Twelfth Night 2.3.140 · tim plea
  0, 22, 1, 2, 157, 404626, 0, 0,  // toad · Richard III 1.2.157 · toad
  0, 24, 2, 1, 19, 404626, 10502391, 0,  // toadstool · Troilus and Cressida 2.1.19 · toad stool
  0, 0, 1, 2, 373, 10937742, 0, 0,  // tortoise · The Tempest 1.2.373 · torto
  0, 15, 1, 1, 39, 10984106, 0, 0,  // traitor · Richard II 1.1.39 · trait
  0, 28, 3, 6, 94, 10987140, 3549650, 0,  // trencher-friend · Timon of Athens 3.6.94 · trenc frien
  0, 6, 5, 2, 491, 10987140, 6128171, 0,  // trencher-knight · Love's Labour's Lost 5.2.491 · trenc knigh
  0, 1, 2, 4, 59, 10998464, 0, 0,  // truant · The Two Gentlemen of Verona 2.4.59 · truan
  0, 16, 2, 4, 431, 15161, 0, 0,  // tun · Henry IV, Part 1 2.4.431 · tun
  0, 18, 5, 1, 15, 409466, 70076, 0,  // turkey-cock · Henry V 5.1.15 · turk cock
  0, 30, 5, 7, 13, 11134058, 0, 0,  // tyrant · Macbeth 5.7.13 · tyran
  0, 16, 2, 4, 24, 15691, 10320842, 0,  // under-skinker · Henry IV, Part 1 2.4.24 · und skink
  0, 14, 2, 1, 120, 11550049, 0, 0,  // usurper · King John 2.1.120 · usurp
  0, 16, 2, 4, 414, 11724836, 0, 0,  // varlet · Henry IV, Part 1 2.4.414 · varle
  0, 32, 1, 1, 172, 16084, 0, 0,  // vassal · King Lear 1.1.172 · vas
  0, 31, 2, 2, 590, 11877922, 0, 0,  // villain · Hamlet 2.2.590 · villa
  0, 25, 3, 1, 330, 16297, 0, 0,  // viper · Coriolanus 3.1.330 · vip
  0, 7, 3, 2, 338, 16305, 0, 0,  // vixen · A Midsummer Night's Dream 3.2.338 · vix
  0, 32, 2, 2, 63, 16801, 394644, 0,  // wagtail · King Lear 2.2.63 · wag tail
  0, 10, 2, 1, 216, 453967, 0, 0,  // wasp · The Taming of the Shrew 2.1.216 · wasp
  0, 31, 5, 2, 88, 16814, 4723, 0,  // water-fly · Hamlet 5.2.88 · wat fly
  0, 16, 2, 3, 81, 12322805, 0, 0,  // weasel · Henry IV, Part 1 2.3.81 · wease
  0, 2, 3, 2, 13, 12322835, 70076, 0,  // weathercock · The Merry Wives of Windsor 3.2.13 · weath cock
  0, 33, 4, 2, 76, 456493, 0, 0,  // weed · Othello 4.2.76 · weed
  0, 0, 1, 2, 331, 12384592, 0, 0,  // whelp · The Tempest 1.2.331 · whelp
  0, 30, 5, 3, 20, 16988, 4404, 0,  // whey-face · Macbeth 5.3.20 · whe fac
  0, 33, 5, 2, 285, 458800, 0, 0,  // whipster · Othello 5.2.285 · whip
  0, 10, 4, 3, 114, 459668, 1955270, 0,  // winter-cricket · The Taming of the Shrew 4.3.114 · wint crick
  0, 2, 4, 2, 154, 12414959, 0, 0,  // witch · The Merry Wives of Windsor 4.2.154 · witch
  0, 5, 5, 4, 105, 17030, 1949438, 0,  // wit-cracker · Much Ado About Nothing 5.4.105 · wit crack
  0, 8, 3, 5, 45, 17030, 384226, 0,  // wit-snapper · The Merchant of Venice 3.5.45 · wit snap
  0, 19, 1, 3, 60, 463974, 0, 0,  // wolf · Henry VI, Part 1 1.3.60 · wolf
  0, 10, 1, 2, 158, 464053, 70076, 0,  // woodcock · The Taming of the Shrew 1.2.158 · wood cock
  0, 16, 2, 4, 129, 464061, 374798, 0,  // woolsack · Henry IV, Part 1 2.4.129 · wool sack
  0, 2, 5, 5, 82, 464143, 0, 0,  // worm · The Merry Wives of Windsor 5.5.82 · worm
  0, 19, 5, 4, 7, 12581625, 0, 0,  // wretch · Henry VI, Part 1 5.4.7 · wretc
  0, 6, 5, 2, 490, 18995, 0, 0,  // zany · Love's Labour's Lost 5.2.490 · zan
  0, 32, 2, 2, 60, 19093, 0, 0,  // zed · King Lear 2.2.60 · zed
  0, 10, 3, 1, 9, 1261, 0, 0,  // ass · The Taming of the Shrew 3.1.9 · ass
  0, 12, 5, 1, 207, 1261, 161140, 0,  // ass-head · Twelfth Night 5.1.207 · ass head
  0, 4, 3, 1, 84, 1087858, 0, 0,  // baggage · The Comedy of Errors 3.1.84 · bagga
  0, 13, 2, 1, 113, 1597, 10554225, 0,  // bed-swerver · The Winter's Tale 2.1.113 · bed swerf
  0, 12, 3, 4, 164, 2038, 40350, 0,  // bum-bailey · Twelfth Night 3.4.164 · bum bail
  0, 13, 2, 3, 114, 1623079, 0, 0,  // callat · The Winter's Tale 2.3.114 · calla
  0, 4, 3, 1, 40, 1626089, 0, 0,  // capon · The Comedy of Errors 3.1.40 · capon
  0, 3, 3, 2, 110, 2596, 321627, 0,  // codpiece · Measure for Measure 3.2.110 · cod piec
  0, 2, 2, 2, 268, 2010165, 0, 0,  // cuckold · The Merry Wives of Windsor 2.2.268 · cucko
  0, 10, 4, 2, 20, 2016747, 0, 0,  // cullion · The Taming of the Shrew 4.2.20 · culli
  0, 13, 4, 3, 2, 3345, 0, 0,  // doxy · The Winter's Tale 4.3.2 · dox
  0, 19, 5, 4, 32, 91883, 0, 0,  // drab · Henry VI, Part 1 5.4.32 · drab
  0, 31, 2, 2, 189, 125180, 267199, 0,  // fishmonger · Hamlet 2.2.189 · fish mong
  0, 33, 4, 1, 162, 3380462, 0, 0,  // fitchew · Othello 4.1.162 · fitch
  0, 13, 1, 2, 326, 126897, 12331853, 0,  // flax-wench · The Winter's Tale 1.2.326 · flax wench
  0, 3, 5, 1, 355, 3429008, 267199, 0,  // fleshmonger · Measure for Measure 5.1.355 · flesh mong
  0, 27, 2, 4, 146, 3431909, 5358, 0,  // flirt-gill · Romeo and Juliet 2.4.146 · flirt gil
  0, 3, 5, 1, 368, 3902666, 0, 0,  // giglet · Measure for Measure 5.1.368 · gigle
  0, 4, 4, 4, 119, 4284672, 0, 0,  // harlot · The Comedy of Errors 4.4.119 · harlo
  0, 13, 1, 2, 325, 6239, 6255, 0,  // hobby-horse · The Winter's Tale 1.2.325 · hob hor
  0, 9, 3, 3, 42, 168899, 1162559, 0,  // horn-beast · As You Like It 3.3.42 · horn beast
  0, 2, 5, 3, 21, 240466, 0, 0,  // lewdster · The Merry Wives of Windsor 5.3.21 · lewd
  0, 17, 1, 2, 14, 9518, 91892, 0,  // mandrake · Henry IV, Part 2 1.2.14 · man drak
  0, 12, 3, 4, 115, 262842, 0, 0,  // minx · Twelfth Night 3.4.115 · minx
  0, 35, 3, 5, 97, 316039, 0, 0,  // pander · Cymbeline 3.5.97 · pand
  0, 2, 4, 2, 161, 12081, 2234, 0,  // polecat · The Merry Wives of Windsor 4.2.161 · pol cat
  0, 2, 4, 2, 148, 9451526, 0, 0,  // quean · The Merry Wives of Windsor 4.2.148 · quean
  0, 2, 5, 5, 18, 376751, 0, 0,  // scut · The Merry Wives of Windsor 5.5.18 · scut
  0, 27, 2, 4, 147, 10314878, 9524, 0,  // skainsmate · Romeo and Juliet 2.4.147 · skain mat
  0, 24, 2, 1, 40, 10502391, 0, 0,  // stool · Troilus and Cressida 2.1.40 · stool
  0, 19, 5, 4, 84, 10504741, 0, 0,  // strumpet · Henry VI, Part 1 5.4.84 · strum
  0, 34, 3, 6, 107, 407361, 0, 0,  // trull · Antony and Cleopatra 3.6.107 · trul
  0, 28, 2, 2, 109, 458964, 257141, 0,  // whoremaster · Timon of Athens 2.2.109 · whor mast
  0, 2, 2, 2, 281, 17030, 0, 0,  // wittol · The Merry Wives of Windsor 2.2.281 · wit
]
