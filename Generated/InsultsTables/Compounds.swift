// The compounds of insults, each with its place in Shakespeare.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild words first, then bawdy ones. 8 numbers per word: article (0 a, 1 an; 0 if no article precedes it),
// work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and stems that show which words share one:
// up to five letters of each part without its endings, as a number in base 27 with a = 1; 0 for none.
//
// Inputs:
//   Data/insults/compounds.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The words, each with its place.
let compounds: [TableText] = [
  "action-taking",  // King Lear 2.2.16
  "ale-washed",  // Henry V 3.6.78
  "all-abhorred",  // Henry IV, Part 1 5.1.17
  "all-shunned",  // Timon of Athens 4.2.16
  "back-wounding",  // Measure for Measure 3.2.178
  "bacon-fed",  // Henry IV, Part 1 2.2.79
  "bald-pated",  // Measure for Measure 5.1.373
  "bare-gnawn",  // King Lear 5.3.144
  "barren-spirited",  // Julius Caesar 4.1.39
  "base-born",  // Henry VI, Part 2 1.3.81
  "bate-breeding",  // Venus and Adonis 655
  "bat-fowling",  // The Tempest 2.1.191
  "bean-fed",  // A Midsummer Night's Dream 2.1.46
  "beef-witted",  // Troilus and Cressida 2.1.12
  "beetle-headed",  // The Taming of the Shrew 4.1.143
  "big-bellied",  // A Midsummer Night's Dream 2.1.131
  "bloody-minded",  // Henry VI, Part 2 4.1.37
  "blunt-witted",  // Henry VI, Part 2 3.2.211
  "boil-brained",  // The Winter's Tale 3.3.69
  "both-sides",  // All's Well That Ends Well 4.3.209
  "bottle-ale",  // Henry IV, Part 2 2.4.123
  "brazen-faced",  // King Lear 2.2.26
  "burly-boned",  // Henry VI, Part 2 4.10.57
  "caddis-garter",  // Henry IV, Part 1 2.4.69
  "canker-bit",  // King Lear 5.3.144
  "chap-fallen",  // Hamlet 5.1.189
  "clapper-clawed",  // Troilus and Cressida 5.4.1
  "clay-brained",  // Henry IV, Part 1 2.4.215
  "cold-blooded",  // King John 3.1.125
  "common-hackneyed",  // Henry IV, Part 1 3.2.40
  "cream-faced",  // Macbeth 5.3.12
  "crook-pated",  // As You Like It 3.2.77
  "cruel-hearted",  // The Two Gentlemen of Verona 2.3.9
  "custom-shrunk",  // Measure for Measure 1.2.75
  "dew-lapped",  // A Midsummer Night's Dream 4.1.125
  "dirt-rotten",  // Troilus and Cressida 5.1.20
  "dismal-dreaming",  // The Passionate Pilgrim 8
  "dizzy-eyed",  // Henry VI, Part 1 4.7.11
  "dog-hearted",  // King Lear 4.3.51
  "dull-brained",  // Richard III 4.4.340
  "dull-eyed",  // The Merchant of Venice 3.3.15
  "ear-deafening",  // The Winter's Tale 3.1.11
  "earth-vexing",  // Cymbeline 5.4.43
  "elf-skinned",  // Henry IV, Part 1 2.4.232
  "empty-hearted",  // King Lear 1.1.160
  "evil-eyed",  // Cymbeline 1.1.83
  "eye-offending",  // King John 3.1.47
  "faint-hearted",  // Henry VI, Part 1 1.3.22
  "false-faced",  // Coriolanus 1.9.50
  "false-hearted",  // Troilus and Cressida 5.1.96
  "fat-brained",  // Henry V 3.7.118
  "fat-kidneyed",  // Henry IV, Part 1 2.2.5
  "fat-witted",  // Henry IV, Part 1 1.2.2
  "fell-lurking",  // Henry VI, Part 2 5.1.148
  "fen-sucked",  // King Lear 2.4.180
  "fiend-like",  // Macbeth 5.8.80
  "filthy-mantled",  // The Tempest 4.1.200
  "flap-eared",  // The Taming of the Shrew 4.1.143
  "flap-mouthed",  // Venus and Adonis 920
  "flint-hearted",  // Venus and Adonis 95
  "fly-bitten",  // Henry IV, Part 2 2.1.138
  "fly-blown",  // Henry VI, Part 1 4.7.76
  "folly-fallen",  // Twelfth Night 3.1.65
  "fool-begged",  // The Comedy of Errors 2.1.41
  "fool-born",  // Henry IV, Part 2 5.5.56
  "foolish-compounded",  // Henry IV, Part 2 1.2.6
  "foul-faced",  // Richard III 3.7.233
  "foul-mouthed",  // Henry IV, Part 1 3.3.290
  "foul-spoken",  // Titus Andronicus 2.1.61
  "frosty-spirited",  // Henry IV, Part 1 2.3.20
  "full-gorged",  // The Taming of the Shrew 4.1.179
  "giddy-paced",  // Twelfth Night 2.4.6
  "glass-faced",  // Timon of Athens 1.1.70
  "glass-gazing",  // King Lear 2.2.17
  "glutton-like",  // Venus and Adonis 548
  "grim-visaged",  // Richard III 1.1.9
  "guts-griping",  // Troilus and Cressida 5.1.18
  "hag-born",  // The Tempest 1.2.331
  "half-faced",  // Henry IV, Part 2 3.2.246
  "hard-favoured",  // Henry VI, Part 3 5.5.78
  "hard-hearted",  // A Midsummer Night's Dream 2.1.199
  "hare-brained",  // Henry VI, Part 1 1.2.37
  "hasty-witted",  // The Taming of the Shrew 5.2.42
  "head-lugged",  // King Lear 4.2.47
  "heady-rash",  // The Comedy of Errors 5.1.225
  "heavy-gaited",  // Richard II 3.2.15
  "heavy-headed",  // Hamlet 1.4.19
  "hedge-born",  // Henry VI, Part 1 4.1.44
  "hell-hated",  // King Lear 5.3.172
  "high-stomached",  // Richard II 1.1.18
  "high-viced",  // Timon of Athens 4.3.121
  "hollow-eyed",  // The Comedy of Errors 5.1.250
  "hollow-hearted",  // Richard III 4.4.450
  "hundred-pound",  // King Lear 2.2.15
  "idle-headed",  // The Merry Wives of Windsor 4.4.36
  "ill-beseeming",  // Romeo and Juliet 1.5.77
  "ill-breeding",  // Hamlet 4.5.17
  "ill-composed",  // Macbeth 4.3.91
  "ill-disposed",  // Troilus and Cressida 2.3.73
  "ill-faced",  // The Comedy of Errors 4.2.22
  "ill-favoured",  // As You Like It 5.4.56
  "ill-headed",  // Much Ado About Nothing 3.1.67
  "ill-inhabited",  // As You Like It 3.3.7
  "ill-nurtured",  // Henry VI, Part 2 1.2.42
  "ill-roasted",  // As You Like It 3.2.35
  "ill-spirited",  // Henry IV, Part 1 5.5.2
  "ill-tempered",  // Julius Caesar 4.3.126
  "ill-weaved",  // Henry IV, Part 1 5.4.90
  "iron-witted",  // Richard III 4.2.31
  "key-cold",  // Richard III 1.2.5
  "knee-crooking",  // Othello 1.1.45
  "knotty-pated",  // Henry IV, Part 1 2.4.215
  "lack-linen",  // Henry IV, Part 2 2.4.116
  "lack-lustre",  // As You Like It 2.7.21
  "lank-lean",  // Henry V 4 Chorus 26
  "lazy-pacing",  // Romeo and Juliet 2.2.33
  "lean-faced",  // The Comedy of Errors 5.1.247
  "lean-witted",  // Richard II 2.1.115
  "lily-livered",  // King Lear 2.2.16
  "long-tongued",  // Titus Andronicus 4.2.153
  "long-winded",  // Henry IV, Part 1 3.3.341
  "loud-howling",  // Henry VI, Part 2 4.1.3
  "low-born",  // The Winter's Tale 4.4.182
  "low-spirited",  // Love's Labour's Lost 1.1.240
  "mad-brained",  // The Taming of the Shrew 3.2.11
  "made-up",  // Timon of Athens 5.1.105
  "mad-headed",  // Henry IV, Part 1 2.3.80
  "malmsey-nose",  // Henry IV, Part 2 2.1.35
  "marble-breasted",  // Twelfth Night 5.1.123
  "marble-hearted",  // King Lear 1.4.254
  "mean-born",  // Henry VI, Part 2 3.1.337
  "mercy-lacking",  // King John 4.1.130
  "milk-livered",  // King Lear 4.2.56
  "motley-minded",  // As You Like It 5.4.40
  "mouse-eaten",  // Troilus and Cressida 5.4.10
  "mouth-made",  // Antony and Cleopatra 1.3.37
  "muddy-mettled",  // Hamlet 2.2.576
  "narrow-prying",  // The Taming of the Shrew 3.2.145
  "news-crammed",  // As You Like It 1.2.86
  "nook-shotten",  // Henry V 3.5.14
  "not-pated",  // Henry IV, Part 1 2.4.69
  "o'er-eaten",  // Troilus and Cressida 5.2.181
  "one-trunk-inheriting",  // King Lear 2.2.18
  "onion-eyed",  // Antony and Cleopatra 4.2.46
  "over-roasted",  // The Taming of the Shrew 4.1.164
  "over-weathered",  // The Merchant of Venice 2.6.19
  "pale-hearted",  // Macbeth 4.1.93
  "paper-faced",  // Henry IV, Part 2 5.4.11
  "past-saving",  // All's Well That Ends Well 4.3.131
  "periwig-pated",  // Hamlet 3.2.10
  "pigeon-livered",  // Hamlet 2.2.587
  "plume-plucked",  // Richard II 4.1.110
  "poisonous-tongued",  // Cymbeline 3.2.5
  "pottle-deep",  // Othello 2.3.53
  "puke-stocking",  // Henry IV, Part 1 2.4.69
  "puppy-headed",  // The Tempest 2.2.155
  "purse-taking",  // Henry IV, Part 1 1.2.98
  "rank-scented",  // Coriolanus 3.1.85
  "rascal-like",  // Henry VI, Part 1 4.2.49
  "raw-boned",  // Henry VI, Part 1 1.2.35
  "red-faced",  // Henry V 3.2.30
  "reeling-ripe",  // The Tempest 5.1.318
  "rough-hewn",  // Hamlet 5.2.11
  "rude-growing",  // Titus Andronicus 2.3.200
  "salt-butter",  // The Merry Wives of Windsor 2.2.260
  "scarce-bearded",  // Antony and Cleopatra 1.1.23
  "scurvy-valiant",  // Troilus and Cressida 2.1.43
  "self-glorious",  // Henry V 5 Chorus 20
  "self-willed",  // Troilus and Cressida 1.3.189
  "shag-haired",  // Macbeth 4.2.90
  "shallow-hearted",  // Titus Andronicus 4.2.100
  "shallow-rooted",  // Henry VI, Part 2 3.1.31
  "sharp-looking",  // The Comedy of Errors 5.1.250
  "sheep-biting",  // Measure for Measure 5.1.375
  "sheep-whistling",  // The Winter's Tale 4.4.867
  "short-winded",  // Henry IV, Part 2 2.2.120
  "shrill-tongued",  // Antony and Cleopatra 1.1.35
  "silken-coated",  // Henry VI, Part 2 4.2.116
  "single-soled",  // Romeo and Juliet 2.4.65
  "skimble-skamble",  // Henry IV, Part 1 3.1.156
  "slow-gaited",  // Love's Labour's Lost 3.1.61
  "small-knowing",  // Love's Labour's Lost 1.1.243
  "smooth-faced",  // King John 2.1.584
  "snail-paced",  // Richard III 4.3.56
  "snail-slow",  // The Merchant of Venice 2.5.47
  "snipt-taffeta",  // All's Well That Ends Well 4.5.1
  "sodden-witted",  // Troilus and Cressida 2.1.41
  "soft-conscienced",  // Coriolanus 1.1.28
  "sour-eyed",  // The Tempest 4.1.21
  "sour-faced",  // The Rape of Lucrece 1335
  "spaniel-like",  // The Two Gentlemen of Verona 4.2.14
  "spur-galled",  // Richard II 5.5.95
  "stomach-qualmed",  // Cymbeline 3.4.217
  "stony-hearted",  // Henry IV, Part 1 2.2.26
  "stretch-mouthed",  // The Winter's Tale 4.4.226
  "subtle-witted",  // Henry VI, Part 1 1.1.25
  "super-serviceable",  // King Lear 2.2.17
  "surfeit-swelled",  // Henry IV, Part 2 5.5.51
  "swag-bellied",  // Othello 2.3.76
  "swine-drunk",  // All's Well That Ends Well 4.3.242
  "swine-keeping",  // Henry IV, Part 1 4.2.36
  "tardy-gaited",  // Henry V 4 Chorus 20
  "thin-faced",  // Twelfth Night 5.1.208
  "three-suited",  // King Lear 2.2.14
  "tickle-brained",  // Henry IV, Part 1 2.4.380
  "toad-spotted",  // King Lear 5.3.162
  "top-proud",  // Henry VIII 1.1.179
  "tripe-visaged",  // Henry IV, Part 2 5.4.8
  "under-honest",  // Troilus and Cressida 2.3.120
  "urchin-snouted",  // Venus and Adonis 1105
  "venom-mouthed",  // Henry VIII 1.1.142
  "waspish-headed",  // The Tempest 4.1.108
  "wasp-stung",  // Henry IV, Part 1 1.3.245
  "weak-hearted",  // Henry VIII 3.2.459
  "weak-hinged",  // The Winter's Tale 2.3.149
  "weather-beaten",  // Henry IV, Part 1 3.1.68
  "weather-bitten",  // The Winter's Tale 5.2.55
  "white-livered",  // Richard III 4.4.483
  "wide-chapped",  // The Tempest 1.1.56
  "wind-changing",  // Henry VI, Part 3 5.1.57
  "wolvish-ravening",  // Romeo and Juliet 3.2.78
  "worm-eaten",  // As You Like It 3.4.23
  "worsted-stocking",  // King Lear 2.2.15
  "yea-forsooth",  // Henry IV, Part 2 1.2.36
  "bawd-born",  // Measure for Measure 3.2.66 · bawdy
  "common-kissing",  // Cymbeline 3.4.187 · bawdy
  "cuckold-mad",  // The Comedy of Errors 2.1.58 · bawdy
  "ditch-delivered",  // Macbeth 4.1.31 · bawdy
  "horn-mad",  // The Comedy of Errors 2.1.56 · bawdy
  "lewd-tongued",  // The Winter's Tale 2.3.209 · bawdy
  "lust-dieted",  // King Lear 4.1.77 · bawdy
  "prick-eared",  // Henry V 2.1.39 · bawdy
  "rump-fed",  // Macbeth 1.3.7 · bawdy
  "three-inch",  // The Taming of the Shrew 4.1.24 · bawdy
  "whore-masterly",  // Troilus and Cressida 5.4.7 · bawdy
]

/// The meanings of the words.
let compoundGlosses: [TableText] = [
  "running to law instead of fighting",  // action-taking
  "soaked in beer",  // ale-washed
  "hated by everyone",  // all-abhorred
  "avoided by everyone",  // all-shunned
  "slandering behind the back",  // back-wounding
  "fattened on bacon",  // bacon-fed
  "hairless on top",  // bald-pated
  "gnawed to the bone",  // bare-gnawn
  "without ideas",  // barren-spirited
  "of low birth",  // base-born
  "stirring up quarrels",  // bate-breeding
  "hunting birds in the dark, swindling",  // bat-fowling
  "stuffed with beans",  // bean-fed
  "with wits dulled like an ox",  // beef-witted
  "with a head like a mallet",  // beetle-headed
  "pot-bellied",  // big-bellied
  "murderous, stubborn",  // bloody-minded
  "slow of mind",  // blunt-witted
  "hot-headed, with stewed wits",  // boil-brained
  "double-dealing",  // both-sides
  "frothy like bottled beer",  // bottle-ale
  "shameless",  // brazen-faced
  "big and clumsy",  // burly-boned
  "wearing cheap worsted garters",  // caddis-garter
  "eaten by worms",  // canker-bit
  "with dropped jaw",  // chap-fallen
  "scratched and mauled",  // clapper-clawed
  "with a head of clay",  // clay-brained
  "without feeling",  // cold-blooded
  "cheap from overuse",  // common-hackneyed
  "white with fear",  // cream-faced
  "with a crooked head",  // crook-pated
  "pitiless",  // cruel-hearted
  "losing all customers",  // custom-shrunk
  "with hanging throat",  // dew-lapped
  "rotten as mud",  // dirt-rotten
  "bringing gloomy dreams",  // dismal-dreaming
  "unable to see straight",  // dizzy-eyed
  "cruel as a cur",  // dog-hearted
  "slow of mind",  // dull-brained
  "seeing nothing",  // dull-eyed
  "loud beyond bearing",  // ear-deafening
  "tormenting the world",  // earth-vexing
  "thin as a shed skin",  // elf-skinned
  "without feeling",  // empty-hearted
  "looking with malice",  // evil-eyed
  "painful to look at",  // eye-offending
  "cowardly",  // faint-hearted
  "two-faced",  // false-faced
  "treacherous",  // false-hearted
  "stupid",  // fat-brained
  "fat to the inmost",  // fat-kidneyed
  "thick of mind",  // fat-witted
  "cruelly lying in wait",  // fell-lurking
  "drawn up from a bog",  // fen-sucked
  "devilish",  // fiend-like
  "covered with scum",  // filthy-mantled
  "with dangling ears",  // flap-eared
  "with loose hanging lips",  // flap-mouthed
  "hard as stone",  // flint-hearted
  "specked by flies",  // fly-bitten
  "tainted with maggots",  // fly-blown
  "sunk into foolishness",  // folly-fallen
  "fit to be classed a fool",  // fool-begged
  "born of a fool",  // fool-born
  "made up of folly",  // foolish-compounded
  "ugly, shameful",  // foul-faced
  "abusive",  // foul-mouthed
  "abusive",  // foul-spoken
  "cold-hearted, timid",  // frosty-spirited
  "stuffed with food",  // full-gorged
  "hurried and dizzy",  // giddy-paced
  "reflecting the looks of a patron",  // glass-faced
  "always at the mirror",  // glass-gazing
  "greedy",  // glutton-like
  "with a harsh face",  // grim-visaged
  "bringing the bellyache",  // guts-griping
  "born of a witch",  // hag-born
  "thin as a profile, incomplete",  // half-faced
  "ugly",  // hard-favoured
  "pitiless",  // hard-hearted
  "reckless",  // hare-brained
  "quick and thoughtless",  // hasty-witted
  "dragged by the head like a baited bear",  // head-lugged
  "reckless with passion",  // heady-rash
  "plodding",  // heavy-gaited
  "dull with drink",  // heavy-headed
  "of the lowest birth",  // hedge-born
  "hated as much as hell",  // hell-hated
  "haughty",  // high-stomached
  "full of great vices",  // high-viced
  "with sunken eyes",  // hollow-eyed
  "insincere",  // hollow-hearted
  "worth a paltry hundred pounds",  // hundred-pound
  "foolish, empty-headed",  // idle-headed
  "unbecoming",  // ill-beseeming
  "hatching mischief",  // ill-breeding
  "badly made up",  // ill-composed
  "in bad humour",  // ill-disposed
  "ugly",  // ill-faced
  "ugly",  // ill-favoured
  "badly tipped",  // ill-headed
  "badly lodged",  // ill-inhabited
  "badly brought up",  // ill-nurtured
  "cooked on one side only",  // ill-roasted
  "malicious",  // ill-spirited
  "easily angered",  // ill-tempered
  "shoddily woven",  // ill-weaved
  "with unbending mind",  // iron-witted
  "cold as metal",  // key-cold
  "always bowing",  // knee-crooking
  "block-headed",  // knotty-pated
  "without a shirt",  // lack-linen
  "dull",  // lack-lustre
  "thin and hollow",  // lank-lean
  "slow-moving",  // lazy-pacing
  "gaunt",  // lean-faced
  "thin of wit",  // lean-witted
  "cowardly",  // lily-livered
  "gossiping",  // long-tongued
  "tediously talkative",  // long-winded
  "noisy as wolves",  // loud-howling
  "of humble birth",  // low-born
  "base-minded",  // low-spirited
  "hot-headed",  // mad-brained
  "complete, thoroughgoing",  // made-up
  "crazy-headed",  // mad-headed
  "red-nosed from wine",  // malmsey-nose
  "hard-hearted",  // marble-breasted
  "hard as stone",  // marble-hearted
  "of low birth",  // mean-born
  "without pity",  // mercy-lacking
  "cowardly",  // milk-livered
  "with a fool's mind",  // motley-minded
  "nibbled by mice",  // mouse-eaten
  "insincere, from the lips only",  // mouth-made
  "dull-spirited",  // muddy-mettled
  "nosy",  // narrow-prying
  "stuffed with gossip",  // news-crammed
  "full of odd corners",  // nook-shotten
  "crop-headed",  // not-pated
  "eaten away by surfeit",  // o'er-eaten
  "owning one box of goods",  // one-trunk-inheriting
  "ready to weep",  // onion-eyed
  "burnt",  // over-roasted
  "worn by storms",  // over-weathered
  "cowardly",  // pale-hearted
  "thin and white",  // paper-faced
  "beyond redemption",  // past-saving
  "wearing a wig",  // periwig-pated
  "meek and gall-less",  // pigeon-livered
  "stripped of feathers, humbled",  // plume-plucked
  "slandering",  // poisonous-tongued
  "drunk to the bottom of the tankard",  // pottle-deep
  "wearing dark woollen stockings",  // puke-stocking
  "with a pup's brains",  // puppy-headed
  "robbing",  // purse-taking
  "evil-smelling",  // rank-scented
  "like a worthless deer",  // rascal-like
  "gaunt",  // raw-boned
  "flushed with drink",  // red-faced
  "drunk enough to stagger",  // reeling-ripe
  "crudely shaped",  // rough-hewn
  "wild and untended",  // rude-growing
  "living on cheap fare",  // salt-butter
  "barely grown up",  // scarce-bearded
  "contemptibly brave",  // scurvy-valiant
  "boastful",  // self-glorious
  "obstinate",  // self-willed
  "with shaggy hair",  // shag-haired
  "without deep feeling",  // shallow-hearted
  "easily pulled up",  // shallow-rooted
  "hungry-looking",  // sharp-looking
  "sneaking, thievish",  // sheep-biting
  "herding sheep for a living",  // sheep-whistling
  "out of breath",  // short-winded
  "scolding",  // shrill-tongued
  "overdressed",  // silken-coated
  "threadbare, feeble",  // single-soled
  "rambling and senseless",  // skimble-skamble
  "slow-walking",  // slow-gaited
  "knowing little",  // small-knowing
  "beardless, false",  // smooth-faced
  "very slow",  // snail-paced
  "very slow",  // snail-slow
  "dressed in slashed silk",  // snipt-taffeta
  "with boiled brains",  // sodden-witted
  "without moral backbone",  // soft-conscienced
  "with a bitter look",  // sour-eyed
  "with a bitter look",  // sour-faced
  "fawning when kicked",  // spaniel-like
  "chafed by spurs",  // spur-galled
  "queasy",  // stomach-qualmed
  "pitiless",  // stony-hearted
  "foul-mouthed, gaping",  // stretch-mouthed
  "sly",  // subtle-witted
  "officious, fawning",  // super-serviceable
  "bloated by excess",  // surfeit-swelled
  "with a sagging belly",  // swag-bellied
  "drunk as a hog",  // swine-drunk
  "herding pigs",  // swine-keeping
  "slow-moving",  // tardy-gaited
  "gaunt",  // thin-faced
  "with a servant's wardrobe",  // three-suited
  "flighty, strong-drink-addled",  // tickle-brained
  "speckled like a toad",  // toad-spotted
  "proud above all",  // top-proud
  "with a face like tripe",  // tripe-visaged
  "not honest enough",  // under-honest
  "with a hedgehog's snout",  // urchin-snouted
  "spitting poison",  // venom-mouthed
  "quick-tempered",  // waspish-headed
  "irritable",  // wasp-stung
  "without courage",  // weak-hearted
  "badly supported",  // weak-hinged
  "worn by storms",  // weather-beaten
  "worn by weather",  // weather-bitten
  "cowardly",  // white-livered
  "big-mouthed",  // wide-chapped
  "fickle",  // wind-changing
  "greedy as a wolf",  // wolvish-ravening
  "decayed",  // worm-eaten
  "wearing cheap woollen stockings",  // worsted-stocking
  "mealy-mouthed in swearing",  // yea-forsooth
  "born of a brothel-keeper",  // bawd-born
  "kissing everybody",  // common-kissing
  "mad at being cuckolded",  // cuckold-mad
  "born in a ditch",  // ditch-delivered
  "mad like a bull, or a cuckold",  // horn-mad
  "foul in speech",  // lewd-tongued
  "fed on lust",  // lust-dieted
  "with pointed ears",  // prick-eared
  "fat-rumped, pampered",  // rump-fed
  "absurdly small",  // three-inch
  "lecherous",  // whore-masterly
]

/// The numbers of the words, in the order given above; a comment ends with the stems.
let compoundFacts: [Int32] = [
  0, 32, 2, 2, 16, 605328, 14618, 0,  // action-taking · King Lear 2.2.16 · actio tak
  0, 18, 3, 6, 78, 1058, 453959, 0,  // ale-washed · Henry V 3.6.78 · ale wash
  0, 16, 5, 1, 17, 1065, 577062, 0,  // all-abhorred · Henry IV, Part 1 5.1.17 · all abhor
  0, 28, 4, 2, 16, 1065, 380390, 0,  // all-shunned · Timon of Athens 4.2.16 · all shun
  0, 3, 3, 2, 178, 40187, 12534079, 0,  // back-wounding · Measure for Measure 3.2.178 · back wound
  0, 16, 2, 2, 79, 1085171, 4513, 0,  // bacon-fed · Henry IV, Part 1 2.2.79 · bacon fed
  0, 3, 5, 1, 373, 40423, 11711, 0,  // bald-pated · Measure for Measure 5.1.373 · bald pat
  0, 32, 5, 3, 144, 1503, 3997013, 0,  // bare-gnawn · King Lear 5.3.144 · bar gnawn
  0, 29, 4, 1, 39, 1503, 10419363, 0,  // barren-spirited · Julius Caesar 4.1.39 · bar spiri
  0, 20, 1, 3, 81, 1504, 50801, 0,  // base-born · Henry VI, Part 2 1.3.81 · bas born
  0, 37, 0, 0, 655, 1505, 1949, 0,  // bate-breeding · Venus and Adonis 655 · bat bre
  0, 0, 2, 1, 191, 1505, 4802, 0,  // bat-fowling · The Tempest 2.1.191 · bat fow
  0, 7, 2, 1, 46, 43052, 4513, 0,  // bean-fed · A Midsummer Night's Dream 2.1.46 · bean fed
  0, 24, 2, 1, 12, 43152, 17030, 0,  // beef-witted · Troilus and Cressida 2.1.12 · beef wit
  0, 10, 4, 1, 143, 43166, 161140, 0,  // beetle-headed · The Taming of the Shrew 4.1.143 · beet head
  0, 7, 2, 1, 131, 1708, 1605, 0,  // big-bellied · A Midsummer Night's Dream 2.1.131 · big bel
  0, 20, 4, 1, 37, 1310422, 262822, 0,  // bloody-minded · Henry VI, Part 2 4.1.37 · blood mind
  0, 20, 3, 2, 211, 1314785, 17030, 0,  // blunt-witted · Henry VI, Part 2 3.2.211 · blunt wit
  0, 13, 3, 3, 69, 50556, 1418162, 0,  // boil-brained · The Winter's Tale 3.3.69 · boil brain
  0, 11, 4, 3, 209, 50849, 14098, 0,  // both-sides · All's Well That Ends Well 4.3.209 · both sid
  0, 17, 2, 4, 123, 1883, 1058, 0,  // bottle-ale · Henry IV, Part 2 2.4.123 · bot ale
  0, 32, 2, 2, 26, 52541, 4404, 0,  // brazen-faced · King Lear 2.2.26 · braz fac
  0, 20, 4, 10, 57, 2043, 1877, 0,  // burly-boned · Henry VI, Part 2 4.10.57 · bur bon
  0, 16, 2, 4, 69, 2218, 139016, 0,  // caddis-garter · Henry IV, Part 1 2.4.69 · cad gart
  0, 32, 5, 3, 144, 60167, 1721, 0,  // canker-bit · King Lear 5.3.144 · cank bit
  0, 31, 5, 1, 189, 64924, 4413, 0,  // chap-fallen · Hamlet 5.1.189 · chap fal
  0, 24, 5, 4, 1, 67840, 67847, 0,  // clapper-clawed · Troilus and Cressida 5.4.1 · clap claw
  0, 16, 2, 4, 215, 2512, 1418162, 0,  // clay-brained · Henry IV, Part 1 2.4.215 · cla brain
  0, 14, 3, 1, 125, 70312, 1310422, 0,  // cold-blooded · King John 3.1.125 · cold blood
  0, 16, 3, 2, 40, 1899411, 4273709, 0,  // common-hackneyed · Henry IV, Part 1 3.2.40 · commo hackn
  0, 30, 5, 3, 12, 1952302, 4404, 0,  // cream-faced · Macbeth 5.3.12 · cream fac
  0, 9, 3, 2, 77, 1959968, 11711, 0,  // crook-pated · As You Like It 3.2.77 · crook pat
  0, 1, 2, 3, 9, 1964073, 4351178, 0,  // cruel-hearted · The Two Gentlemen of Verona 2.3.9 · cruel heart
  0, 3, 1, 2, 75, 2022072, 10268546, 0,  // custom-shrunk · Measure for Measure 1.2.75 · custo shrun
  0, 7, 4, 1, 125, 3074, 8791, 0,  // dew-lapped · A Midsummer Night's Dream 4.1.125 · dew lap
  0, 24, 5, 1, 20, 85799, 13547, 0,  // dirt-rotten · Troilus and Cressida 5.1.20 · dirt rot
  0, 39, 0, 0, 8, 85819, 2483743, 0,  // dismal-dreaming · The Passionate Pilgrim 8 · dism dream
  0, 19, 4, 7, 11, 3185, 116779, 0,  // dizzy-eyed · Henry VI, Part 1 4.7.11 · diz eyed
  0, 32, 4, 3, 51, 3328, 4351178, 0,  // dog-hearted · King Lear 4.3.51 · dog heart
  0, 22, 4, 4, 340, 3495, 1418162, 0,  // dull-brained · Richard III 4.4.340 · dul brain
  0, 8, 3, 3, 15, 3495, 116779, 0,  // dull-eyed · The Merchant of Venice 3.3.15 · dul eyed
  0, 13, 3, 1, 11, 3690, 82410, 0,  // ear-deafening · The Winter's Tale 3.1.11 · ear deaf
  0, 35, 5, 4, 43, 2690558, 16197, 0,  // earth-vexing · Cymbeline 5.4.43 · earth vex
  0, 16, 2, 4, 232, 3975, 382253, 0,  // elf-skinned · Henry IV, Part 1 2.4.232 · elf skin
  0, 32, 1, 1, 160, 108344, 4351178, 0,  // empty-hearted · King Lear 1.1.160 · empt heart
  0, 35, 1, 1, 83, 114708, 116779, 0,  // evil-eyed · Cymbeline 1.1.83 · evil eyed
  0, 14, 3, 1, 47, 4325, 8094236, 0,  // eye-offending · King John 3.1.47 · eye offen
  0, 19, 1, 3, 22, 3215288, 4351178, 0,  // faint-hearted · Henry VI, Part 1 1.3.22 · faint heart
  0, 25, 1, 9, 50, 4413, 4404, 0,  // false-faced · Coriolanus 1.9.50 · fal fac
  0, 24, 5, 1, 96, 4413, 4351178, 0,  // false-hearted · Troilus and Cressida 5.1.96 · fal heart
  0, 18, 3, 7, 118, 4421, 1418162, 0,  // fat-brained · Henry V 3.7.118 · fat brain
  0, 16, 2, 2, 5, 4421, 223196, 0,  // fat-kidneyed · Henry IV, Part 1 2.2.5 · fat kidn
  0, 16, 1, 2, 2, 4421, 17030, 0,  // fat-witted · Henry IV, Part 1 1.2.2 · fat wit
  0, 20, 5, 1, 148, 4521, 252002, 0,  // fell-lurking · Henry VI, Part 2 5.1.148 · fel lurk
  0, 32, 2, 4, 180, 4523, 389378, 0,  // fen-sucked · King Lear 2.4.180 · fen suck
  0, 30, 5, 8, 80, 3369820, 9002, 0,  // fiend-like · Macbeth 5.8.80 · fiend lik
  0, 0, 4, 1, 200, 3375089, 257006, 0,  // filthy-mantled · The Tempest 4.1.200 · filth mant
  0, 10, 4, 1, 143, 126889, 3690, 0,  // flap-eared · The Taming of the Shrew 4.1.143 · flap ear
  0, 37, 0, 0, 920, 126889, 7219835, 0,  // flap-mouthed · Venus and Adonis 920 · flap mouth
  0, 37, 0, 0, 95, 3431801, 4351178, 0,  // flint-hearted · Venus and Adonis 95 · flint heart
  0, 17, 2, 1, 138, 4723, 1721, 0,  // fly-bitten · Henry IV, Part 2 2.1.138 · fly bit
  0, 19, 4, 7, 76, 4723, 1310648, 0,  // fly-blown · Henry VI, Part 1 4.7.76 · fly blown
  0, 12, 3, 1, 65, 4791, 4413, 0,  // folly-fallen · Twelfth Night 3.1.65 · fol fal
  0, 4, 2, 1, 41, 129450, 1600, 0,  // fool-begged · The Comedy of Errors 2.1.41 · fool beg
  0, 17, 5, 5, 56, 129450, 50801, 0,  // fool-born · Henry IV, Part 2 5.5.56 · fool born
  0, 17, 1, 2, 6, 129450, 1899492, 0,  // foolish-compounded · Henry IV, Part 2 1.2.6 · fool compo
  0, 22, 3, 7, 233, 129612, 4404, 0,  // foul-faced · Richard III 3.7.233 · foul fac
  0, 16, 3, 3, 290, 129612, 7219835, 0,  // foul-mouthed · Henry IV, Part 1 3.3.290 · foul mouth
  0, 26, 2, 1, 61, 129612, 386057, 0,  // foul-spoken · Titus Andronicus 2.1.61 · foul spok
  0, 16, 2, 3, 20, 3554408, 10419363, 0,  // frosty-spirited · Henry IV, Part 1 2.3.20 · frost spiri
  0, 10, 4, 1, 179, 4953, 149209, 0,  // full-gorged · The Taming of the Shrew 4.1.179 · ful gorg
  0, 12, 2, 4, 6, 5350, 11694, 0,  // giddy-paced · Twelfth Night 2.4.6 · gid pac
  0, 28, 1, 1, 70, 5428, 4404, 0,  // glass-faced · Timon of Athens 1.1.70 · gla fac
  0, 32, 2, 2, 17, 5428, 5156, 0,  // glass-gazing · King Lear 2.2.17 · gla gaz
  0, 37, 0, 0, 548, 3972152, 9002, 0,  // glutton-like · Venus and Adonis 548 · glutt lik
  0, 22, 1, 1, 9, 151159, 11882734, 0,  // grim-visaged · Richard III 1.1.9 · grim visag
  0, 24, 5, 1, 18, 5690, 151162, 0,  // guts-griping · Troilus and Cressida 5.1.18 · gut grip
  0, 0, 1, 2, 331, 5866, 50801, 0,  // hag-born · The Tempest 1.2.331 · hag born
  0, 17, 3, 2, 246, 158523, 4404, 0,  // half-faced · Henry IV, Part 2 3.2.246 · half fac
  0, 21, 5, 5, 78, 158683, 3224793, 0,  // hard-favoured · Henry VI, Part 3 5.5.78 · hard favou
  0, 7, 2, 1, 199, 158683, 4351178, 0,  // hard-hearted · A Midsummer Night's Dream 2.1.199 · hard heart
  0, 19, 1, 2, 37, 5877, 1418162, 0,  // hare-brained · Henry VI, Part 1 1.2.37 · har brain
  0, 10, 5, 2, 42, 158726, 17030, 0,  // hasty-witted · The Taming of the Shrew 5.2.42 · hast wit
  0, 32, 4, 2, 47, 161140, 9322, 0,  // head-lugged · King Lear 4.2.47 · head lug
  0, 4, 5, 1, 225, 161140, 355544, 0,  // heady-rash · The Comedy of Errors 5.1.225 · head rash
  0, 15, 3, 2, 15, 161142, 138773, 0,  // heavy-gaited · Richard II 3.2.15 · heaf gait
  0, 31, 1, 4, 19, 161142, 161140, 0,  // heavy-headed · Hamlet 1.4.19 · heaf head
  0, 19, 4, 1, 44, 161224, 50801, 0,  // hedge-born · Henry VI, Part 1 4.1.44 · hedg born
  0, 32, 5, 3, 172, 5979, 5879, 0,  // hell-hated · King Lear 5.3.172 · hel hat
  0, 15, 1, 1, 18, 164222, 10502326, 0,  // high-stomached · Richard II 1.1.18 · high stoma
  0, 28, 4, 3, 121, 164222, 16284, 0,  // high-viced · Timon of Athens 4.3.121 · high vic
  0, 4, 5, 1, 250, 4555860, 116779, 0,  // hollow-eyed · The Comedy of Errors 5.1.250 · hollo eyed
  0, 22, 4, 4, 450, 4555860, 4351178, 0,  // hollow-hearted · Richard III 4.4.450 · hollo heart
  0, 32, 2, 2, 15, 4675203, 8813992, 0,  // hundred-pound · King Lear 2.2.15 · hundr pound
  0, 2, 4, 4, 36, 6681, 161140, 0,  // idle-headed · The Merry Wives of Windsor 4.4.36 · idl head
  0, 27, 1, 5, 77, 6897, 1175288, 0,  // ill-beseeming · Romeo and Juliet 1.5.77 · ill besee
  0, 31, 4, 5, 17, 6897, 1949, 0,  // ill-breeding · Hamlet 4.5.17 · ill bre
  0, 30, 4, 3, 91, 6897, 1899492, 0,  // ill-composed · Macbeth 4.3.91 · ill compo
  0, 24, 2, 3, 73, 6897, 2317209, 0,  // ill-disposed · Troilus and Cressida 2.3.73 · ill dispo
  0, 4, 4, 2, 22, 6897, 4404, 0,  // ill-faced · The Comedy of Errors 4.2.22 · ill fac
  0, 9, 5, 4, 56, 6897, 3224793, 0,  // ill-favoured · As You Like It 5.4.56 · ill favou
  0, 5, 3, 1, 67, 6897, 161140, 0,  // ill-headed · Much Ado About Nothing 3.1.67 · ill head
  0, 9, 3, 3, 7, 6897, 5064392, 0,  // ill-inhabited · As You Like It 3.3.7 · ill inhab
  0, 20, 1, 2, 42, 6897, 7867200, 0,  // ill-nurtured · Henry VI, Part 2 1.2.42 · ill nurtu
  0, 9, 3, 2, 35, 6897, 9862445, 0,  // ill-roasted · As You Like It 3.2.35 · ill roast
  0, 16, 5, 5, 2, 6897, 10419363, 0,  // ill-spirited · Henry IV, Part 1 5.5.2 · ill spiri
  0, 29, 4, 3, 126, 6897, 397672, 0,  // ill-tempered · Julius Caesar 4.3.126 · ill temp
  0, 16, 5, 4, 90, 6897, 456387, 0,  // ill-weaved · Henry IV, Part 1 5.4.90 · ill weaf
  0, 22, 4, 2, 31, 190688, 17030, 0,  // iron-witted · Richard III 4.2.31 · iron wit
  0, 22, 1, 2, 5, 8179, 70312, 0,  // key-cold · Richard III 1.2.5 · key cold
  0, 33, 1, 1, 45, 8402, 1959968, 0,  // knee-crooking · Othello 1.1.45 · kne crook
  0, 16, 2, 4, 215, 227144, 11711, 0,  // knotty-pated · Henry IV, Part 1 2.4.215 · knot pat
  0, 17, 2, 4, 116, 237017, 9005, 0,  // lack-linen · Henry IV, Part 2 2.4.116 · lack lin
  0, 9, 2, 7, 21, 237017, 6805044, 0,  // lack-lustre · As You Like It 2.7.21 · lack lustr
  0, 18, 4, 0, 26, 237314, 239882, 0,  // lank-lean · Henry V 4 Chorus 26 · lank lean
  0, 27, 2, 2, 33, 8801, 11694, 0,  // lazy-pacing · Romeo and Juliet 2.2.33 · laz pac
  0, 4, 5, 1, 247, 239882, 4404, 0,  // lean-faced · The Comedy of Errors 5.1.247 · lean fac
  0, 15, 2, 1, 115, 239882, 17030, 0,  // lean-witted · Richard II 2.1.115 · lean wit
  0, 32, 2, 2, 16, 9003, 8997, 0,  // lily-livered · King Lear 2.2.16 · lil lif
  0, 26, 4, 2, 153, 247516, 10934481, 0,  // long-tongued · Titus Andronicus 4.2.153 · long tongu
  0, 16, 3, 3, 341, 247516, 459652, 0,  // long-winded · Henry IV, Part 1 3.3.341 · long wind
  0, 20, 4, 1, 3, 247702, 6260, 0,  // loud-howling · Henry VI, Part 2 4.1.3 · loud how
  0, 13, 4, 4, 182, 9176, 50801, 0,  // low-born · The Winter's Tale 4.4.182 · low born
  0, 6, 1, 1, 240, 9176, 10419363, 0,  // low-spirited · Love's Labour's Lost 1.1.240 · low spiri
  0, 10, 3, 2, 11, 9508, 1418162, 0,  // mad-brained · The Taming of the Shrew 3.2.11 · mad brain
  0, 28, 5, 1, 105, 9508, 0, 0,  // made-up · Timon of Athens 5.1.105 · mad
  0, 16, 2, 3, 80, 9508, 161140, 0,  // mad-headed · Henry IV, Part 1 2.3.80 · mad head
  0, 17, 2, 1, 35, 256945, 10630, 0,  // malmsey-nose · Henry IV, Part 2 2.1.35 · malm nos
  0, 12, 5, 1, 123, 257096, 1420867, 0,  // marble-breasted · Twelfth Night 5.1.123 · marb breas
  0, 32, 1, 4, 254, 257096, 4351178, 0,  // marble-hearted · King Lear 1.4.254 · marb heart
  0, 20, 3, 1, 337, 259565, 50801, 0,  // mean-born · Henry VI, Part 2 3.1.337 · mean born
  0, 14, 4, 1, 130, 260013, 237017, 0,  // mercy-lacking · King John 4.1.130 · merc lack
  0, 32, 4, 2, 56, 262775, 8997, 0,  // milk-livered · King Lear 4.2.56 · milk lif
  0, 9, 5, 4, 40, 9902, 262822, 0,  // motley-minded · As You Like It 5.4.40 · mot mind
  0, 24, 5, 4, 10, 9903, 3692, 0,  // mouse-eaten · Troilus and Cressida 5.4.10 · mou eat
  0, 34, 1, 3, 37, 7219835, 9508, 0,  // mouth-made · Antony and Cleopatra 1.3.37 · mouth mad
  0, 31, 2, 2, 576, 10048, 9632, 0,  // muddy-mettled · Hamlet 2.2.576 · mud met
  0, 10, 3, 2, 145, 7473480, 12175, 0,  // narrow-prying · The Taming of the Shrew 3.2.145 · narro pry
  0, 9, 1, 2, 86, 10364, 72211, 0,  // news-crammed · As You Like It 1.2.86 · new cram
  0, 18, 3, 5, 14, 286913, 380234, 0,  // nook-shotten · Henry V 3.5.14 · nook shot
  0, 16, 2, 4, 69, 10631, 11711, 0,  // not-pated · Henry IV, Part 1 2.4.69 · not pat
  0, 24, 5, 2, 181, 11088, 3692, 0,  // o'er-eaten · Troilus and Cressida 5.2.181 · oer eat
  0, 32, 2, 2, 18, 11318, 10998812, 5064516,  // one-trunk-inheriting · King Lear 2.2.18 · one trunk inher
  0, 34, 4, 2, 46, 8254157, 116779, 0,  // onion-eyed · Antony and Cleopatra 4.2.46 · onion eyed
  0, 10, 4, 1, 164, 311436, 9862445, 0,  // over-roasted · The Taming of the Shrew 4.1.164 · over roast
  0, 8, 2, 6, 19, 311436, 12322835, 0,  // over-weathered · The Merchant of Venice 2.6.19 · over weath
  0, 30, 4, 1, 93, 11703, 4351178, 0,  // pale-hearted · Macbeth 4.1.93 · pal heart
  0, 17, 5, 4, 11, 11707, 4404, 0,  // paper-faced · Henry IV, Part 2 5.4.11 · pap fac
  0, 11, 4, 3, 131, 316190, 13884, 0,  // past-saving · All's Well That Ends Well 4.3.131 · past saf
  0, 31, 3, 2, 10, 8614859, 11711, 0,  // periwig-pated · Hamlet 3.2.10 · periw pat
  0, 31, 2, 2, 587, 8685456, 8997, 0,  // pigeon-livered · Hamlet 2.2.587 · pigeo lif
  0, 15, 4, 1, 110, 324256, 8754653, 0,  // plume-plucked · Richard II 4.1.110 · plum pluck
  0, 35, 3, 2, 5, 8805390, 10934481, 0,  // poisonous-tongued · Cymbeline 3.2.5 · poiso tongu
  0, 33, 2, 3, 53, 12089, 82528, 0,  // pottle-deep · Othello 2.3.53 · pot deep
  0, 16, 2, 4, 69, 12242, 10502066, 0,  // puke-stocking · Henry IV, Part 1 2.4.69 · puk stock
  0, 0, 2, 2, 155, 12247, 161140, 0,  // puppy-headed · The Tempest 2.2.155 · pup head
  0, 16, 1, 2, 98, 12249, 14618, 0,  // purse-taking · Henry IV, Part 1 1.2.98 · pur tak
  0, 25, 3, 1, 85, 355412, 10160471, 0,  // rank-scented · Coriolanus 3.1.85 · rank scent
  0, 19, 4, 2, 49, 355539, 9002, 0,  // rascal-like · Henry VI, Part 1 4.2.49 · rasc lik
  0, 19, 1, 2, 35, 13172, 1877, 0,  // raw-boned · Henry VI, Part 1 1.2.35 · raw bon
  0, 18, 3, 2, 30, 13261, 4404, 0,  // red-faced · Henry V 3.2.30 · red fac
  0, 0, 5, 1, 318, 13262, 13381, 0,  // reeling-ripe · The Tempest 5.1.318 · ree rip
  0, 31, 5, 2, 11, 9876689, 161744, 0,  // rough-hewn · Hamlet 5.2.11 · rough hewn
  0, 26, 2, 3, 200, 13693, 151331, 0,  // rude-growing · Titus Andronicus 2.3.200 · rud grow
  0, 2, 2, 2, 260, 375050, 2045, 0,  // salt-butter · The Merry Wives of Windsor 2.2.260 · salt but
  0, 34, 1, 1, 23, 10157646, 1162516, 0,  // scarce-bearded · Antony and Cleopatra 1.1.23 · scarc beard
  0, 24, 2, 1, 43, 10172229, 11720377, 0,  // scurvy-valiant · Troilus and Cressida 2.1.43 · scurf valia
  0, 18, 5, 0, 20, 377952, 146952, 0,  // self-glorious · Henry V 5 Chorus 20 · self glor
  0, 24, 1, 3, 189, 377952, 17022, 0,  // self-willed · Troilus and Cressida 1.3.189 · self wil
  0, 30, 4, 2, 90, 379843, 158454, 0,  // shag-haired · Macbeth 4.2.90 · shag hair
  0, 26, 4, 2, 100, 10255908, 4351178, 0,  // shallow-hearted · Titus Andronicus 4.2.100 · shall heart
  0, 20, 3, 1, 31, 10255908, 365654, 0,  // shallow-rooted · Henry VI, Part 2 3.1.31 · shall root
  0, 4, 5, 1, 250, 10256074, 247547, 0,  // sharp-looking · The Comedy of Errors 5.1.250 · sharp look
  0, 3, 5, 1, 375, 10258639, 1721, 0,  // sheep-biting · Measure for Measure 5.1.375 · sheep bit
  0, 13, 4, 4, 867, 10258639, 12387701, 0,  // sheep-whistling · The Winter's Tale 4.4.867 · sheep whist
  0, 17, 2, 2, 120, 10266284, 459652, 0,  // short-winded · Henry IV, Part 2 2.2.120 · short wind
  0, 34, 1, 1, 35, 10268220, 10934481, 0,  // shrill-tongued · Antony and Cleopatra 1.1.35 · shril tongu
  0, 20, 4, 2, 116, 380873, 70031, 0,  // silken-coated · Henry VI, Part 2 4.2.116 · silk coat
  0, 27, 2, 4, 65, 380923, 14268, 0,  // single-soled · Romeo and Juliet 2.4.65 · sing sol
  0, 16, 3, 1, 156, 10320806, 10314974, 0,  // skimble-skamble · Henry IV, Part 1 3.1.156 · skimb skamb
  0, 6, 3, 1, 61, 383153, 138773, 0,  // slow-gaited · Love's Labour's Lost 3.1.61 · slow gait
  0, 6, 1, 1, 243, 383493, 227147, 0,  // small-knowing · Love's Labour's Lost 1.1.243 · smal know
  0, 14, 2, 1, 584, 10364618, 4404, 0,  // smooth-faced · King John 2.1.584 · smoot fac
  0, 22, 4, 3, 56, 10373925, 11694, 0,  // snail-paced · Richard III 4.3.56 · snail pac
  0, 8, 2, 5, 47, 10373925, 383153, 0,  // snail-slow · The Merchant of Venice 2.5.47 · snail slow
  0, 11, 4, 5, 1, 10379954, 10653044, 0,  // snipt-taffeta · All's Well That Ends Well 4.5.1 · snipt taffe
  0, 24, 2, 1, 41, 14260, 17030, 0,  // sodden-witted · Troilus and Cressida 2.1.41 · sod wit
  0, 25, 1, 1, 28, 385094, 1900290, 0,  // soft-conscienced · Coriolanus 1.1.28 · soft consc
  0, 0, 4, 1, 21, 385497, 116779, 0,  // sour-eyed · The Tempest 4.1.21 · sour eyed
  0, 38, 0, 0, 1335, 385497, 4404, 0,  // sour-faced · The Rape of Lucrece 1335 · sour fac
  0, 1, 4, 2, 14, 10413423, 9002, 0,  // spaniel-like · The Two Gentlemen of Verona 4.2.14 · spani lik
  0, 15, 5, 5, 95, 386226, 5142, 0,  // spur-galled · Richard II 5.5.95 · spur gal
  0, 35, 3, 4, 217, 10502326, 9448906, 0,  // stomach-qualmed · Cymbeline 3.4.217 · stoma qualm
  0, 16, 2, 2, 26, 388976, 4351178, 0,  // stony-hearted · Henry IV, Part 1 2.2.26 · ston heart
  0, 13, 4, 4, 226, 10504316, 7219835, 0,  // stretch-mouthed · The Winter's Tale 4.4.226 · stret mouth
  0, 19, 1, 1, 25, 389360, 17030, 0,  // subtle-witted · Henry VI, Part 1 1.1.25 · subt wit
  0, 32, 2, 2, 17, 14434, 10209519, 0,  // super-serviceable · King Lear 2.2.17 · sup servi
  0, 17, 5, 5, 51, 10524011, 390891, 0,  // surfeit-swelled · Henry IV, Part 2 5.5.51 · surfe swel
  0, 33, 2, 3, 76, 390778, 1605, 0,  // swag-bellied · Othello 2.3.76 · swag bel
  0, 11, 4, 3, 242, 391001, 2495756, 0,  // swine-drunk · All's Well That Ends Well 4.3.242 · swin drunk
  0, 16, 4, 2, 36, 391001, 220309, 0,  // swine-keeping · Henry IV, Part 1 4.2.36 · swin keep
  0, 18, 4, 0, 20, 394879, 138773, 0,  // tardy-gaited · Henry V 4 Chorus 20 · tard gait
  0, 12, 5, 1, 208, 399749, 4404, 0,  // thin-faced · Twelfth Night 5.1.208 · thin fac
  0, 32, 2, 2, 14, 399983, 389549, 0,  // three-suited · King Lear 2.2.14 · thre suit
  0, 16, 2, 4, 380, 400313, 1418162, 0,  // tickle-brained · Henry IV, Part 1 2.4.380 · tick brain
  0, 32, 5, 3, 162, 404626, 386066, 0,  // toad-spotted · King Lear 5.3.162 · toad spot
  0, 23, 1, 1, 179, 15001, 8868856, 0,  // top-proud · Henry VIII 1.1.179 · top proud
  0, 17, 5, 4, 8, 407041, 11882734, 0,  // tripe-visaged · Henry IV, Part 2 5.4.8 · trip visag
  0, 24, 2, 3, 120, 15691, 4557133, 0,  // under-honest · Troilus and Cressida 2.3.120 · und hones
  0, 37, 0, 0, 1105, 11516967, 10384463, 0,  // urchin-snouted · Venus and Adonis 1105 · urchi snout
  0, 23, 1, 1, 142, 11800741, 7219835, 0,  // venom-mouthed · Henry VIII 1.1.142 · venom mouth
  0, 0, 4, 1, 108, 453967, 161140, 0,  // waspish-headed · The Tempest 4.1.108 · wasp head
  0, 16, 1, 3, 245, 453967, 10506733, 0,  // wasp-stung · Henry IV, Part 1 1.3.245 · wasp stung
  0, 23, 3, 2, 459, 456392, 4351178, 0,  // weak-hearted · Henry VIII 3.2.459 · weak heart
  0, 13, 2, 3, 149, 456392, 164410, 0,  // weak-hinged · The Winter's Tale 2.3.149 · weak hing
  0, 16, 3, 1, 68, 12322835, 43058, 0,  // weather-beaten · Henry IV, Part 1 3.1.68 · weath beat
  0, 13, 5, 2, 55, 12322835, 1721, 0,  // weather-bitten · The Winter's Tale 5.2.55 · weath bit
  0, 22, 4, 4, 483, 458804, 8997, 0,  // white-livered · Richard III 4.4.483 · whit lif
  0, 0, 1, 1, 56, 17014, 64924, 0,  // wide-chapped · The Tempest 1.1.56 · wid chap
  0, 21, 5, 1, 57, 459652, 1752901, 0,  // wind-changing · Henry VI, Part 3 5.1.57 · wind chang
  0, 27, 3, 2, 78, 463974, 13155, 0,  // wolvish-ravening · Romeo and Juliet 3.2.78 · wolf raf
  0, 9, 3, 4, 23, 464143, 3692, 0,  // worm-eaten · As You Like It 3.4.23 · worm eat
  0, 32, 2, 2, 15, 12532043, 10502066, 0,  // worsted-stocking · King Lear 2.2.15 · worst stock
  0, 17, 1, 2, 36, 18361, 3497541, 0,  // yea-forsooth · Henry IV, Part 2 1.2.36 · yea forso
  0, 3, 3, 2, 66, 40720, 50801, 0,  // bawd-born · Measure for Measure 3.2.66 · bawd born
  0, 35, 3, 4, 187, 1899411, 8281, 0,  // common-kissing · Cymbeline 3.4.187 · commo kis
  0, 4, 2, 1, 58, 2010165, 9508, 0,  // cuckold-mad · The Comedy of Errors 2.1.58 · cucko mad
  0, 30, 4, 1, 31, 2317580, 2233176, 0,  // ditch-delivered · Macbeth 4.1.31 · ditch delif
  0, 4, 2, 1, 56, 168899, 9508, 0,  // horn-mad · The Comedy of Errors 2.1.56 · horn mad
  0, 13, 2, 3, 209, 240466, 10934481, 0,  // lewd-tongued · The Winter's Tale 2.3.209 · lewd tongu
  0, 32, 4, 1, 77, 252038, 85448, 0,  // lust-dieted · King Lear 4.1.77 · lust diet
  0, 18, 2, 1, 39, 8864003, 3690, 0,  // prick-eared · Henry V 2.1.39 · prick ear
  0, 30, 1, 3, 7, 369970, 4513, 0,  // rump-fed · Macbeth 1.3.7 · rump fed
  0, 10, 4, 1, 24, 399983, 187442, 0,  // three-inch · The Taming of the Shrew 4.1.24 · thre inch
  0, 24, 5, 4, 7, 458964, 257141, 0,  // whore-masterly · Troilus and Cressida 5.4.7 · whor mast
]
