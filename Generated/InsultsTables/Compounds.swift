// The compounds of insults, each with the place in Shakespeare that it is from.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild words first, then bawdy ones. 9 numbers a word: article (0 a, 1 an; 0 where none precedes it),
// work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and the stems by which words that share
// one are told: the first five letters of each part and of the whole word, to the base 27 with a = 1; 0 for none.
//
// Inputs:
//   Data/insults/compounds.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

/// The words, and where they are from.
let compounds: [String] = [
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
  "base-court",  // Richard II 3.3.178
  "bate-breeding",  // Venus and Adonis 655
  "bat-fowling",  // The Tempest 2.1.191
  "bean-fed",  // A Midsummer Night's Dream 2.1.46
  "beef-witted",  // Troilus and Cressida 2.1.12
  "beetle-headed",  // The Taming of the Shrew 4.1.143
  "belly-pinched",  // King Lear 3.1.13
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
  "ditch-delivered",  // Macbeth 4.1.31
  "dizzy-eyed",  // Henry VI, Part 1 4.7.11
  "dog-hearted",  // King Lear 4.3.51
  "dog-weary",  // The Taming of the Shrew 4.2.62
  "dread-bolted",  // King Lear 4.7.40
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
  "hunger-starved",  // Henry VI, Part 3 1.4.5
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
  "ill-shaped",  // Romeo and Juliet 5.1.47
  "ill-spirited",  // Henry IV, Part 1 5.5.2
  "ill-tempered",  // Julius Caesar 4.3.126
  "ill-weaved",  // Henry IV, Part 1 5.4.90
  "iron-witted",  // Richard III 4.2.31
  "key-cold",  // Richard III 1.2.5
  "knee-crooking",  // Othello 1.1.45
  "knotty-pated",  // Henry IV, Part 1 2.4.215
  "lack-linen",  // Henry IV, Part 2 2.4.116
  "lack-lustre",  // As You Like It 2.7.21
  "language-less",  // Troilus and Cressida 3.3.275
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
  "pinch-spotted",  // The Tempest 4.1.279
  "plume-plucked",  // Richard II 4.1.110
  "poisonous-tongued",  // Cymbeline 3.2.5
  "pottle-deep",  // Othello 2.3.53
  "prick-eared",  // Henry V 2.1.39
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
  "rump-fed",  // Macbeth 1.3.7
  "salt-butter",  // The Merry Wives of Windsor 2.2.260
  "scarce-bearded",  // Antony and Cleopatra 1.1.23
  "scurvy-valiant",  // Troilus and Cressida 2.1.43
  "self-glorious",  // Henry V 5 Chorus 20
  "self-willed",  // Troilus and Cressida 1.3.189
  "shag-haired",  // Macbeth 4.2.90
  "shallow-hearted",  // Titus Andronicus 4.2.100
  "shallow-rooted",  // Henry VI, Part 2 3.1.31
  "shard-borne",  // Macbeth 3.2.47
  "sharp-looking",  // The Comedy of Errors 5.1.250
  "sheep-biting",  // Measure for Measure 5.1.375
  "sheep-whistling",  // The Winter's Tale 4.4.867
  "short-winded",  // Henry IV, Part 2 2.2.120
  "shrill-tongued",  // Antony and Cleopatra 1.1.35
  "silken-coated",  // Henry VI, Part 2 4.2.116
  "single-soled",  // Romeo and Juliet 2.4.65
  "skimble-skamble",  // Henry IV, Part 1 3.1.156
  "sleek-headed",  // Julius Caesar 1.2.199
  "slow-gaited",  // Love's Labour's Lost 3.1.61
  "small-knowing",  // Love's Labour's Lost 1.1.243
  "smooth-faced",  // King John 2.1.584
  "snail-paced",  // Richard III 4.3.56
  "snail-slow",  // The Merchant of Venice 2.5.47
  "snipt-taffeta",  // All's Well That Ends Well 4.5.1
  "sodden-witted",  // Troilus and Cressida 2.1.41
  "soft-conscienced",  // Coriolanus 1.1.28
  "sourest-natured",  // The Two Gentlemen of Verona 2.3.5
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
  "three-inch",  // The Taming of the Shrew 4.1.24
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
  "wind-shaken",  // Coriolanus 5.2.115
  "wolvish-ravening",  // Romeo and Juliet 3.2.78
  "worm-eaten",  // As You Like It 3.4.23
  "worsted-stocking",  // King Lear 2.2.15
  "yea-forsooth",  // Henry IV, Part 2 1.2.36
  "bawd-born",  // Measure for Measure 3.2.66 · bawdy
  "common-kissing",  // Cymbeline 3.4.187 · bawdy
  "cuckold-mad",  // The Comedy of Errors 2.1.58 · bawdy
  "horn-mad",  // The Comedy of Errors 2.1.56 · bawdy
  "lewd-tongued",  // The Winter's Tale 2.3.209 · bawdy
  "lust-dieted",  // King Lear 4.1.77 · bawdy
  "whore-masterly",  // Troilus and Cressida 5.4.7 · bawdy
]

/// What the words mean.
let compoundGlosses: [String] = [
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
  "of the lower yard, low",  // base-court
  "stirring up quarrels",  // bate-breeding
  "hunting birds in the dark, swindling",  // bat-fowling
  "stuffed with beans",  // bean-fed
  "with wits dulled like an ox",  // beef-witted
  "with a head like a mallet",  // beetle-headed
  "starving",  // belly-pinched
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
  "born in a ditch",  // ditch-delivered
  "unable to see straight",  // dizzy-eyed
  "cruel as a cur",  // dog-hearted
  "tired out",  // dog-weary
  "hurling fearful thunderbolts",  // dread-bolted
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
  "famished",  // hunger-starved
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
  "badly formed",  // ill-shaped
  "malicious",  // ill-spirited
  "easily angered",  // ill-tempered
  "shoddily woven",  // ill-weaved
  "with unbending mind",  // iron-witted
  "cold as metal",  // key-cold
  "always bowing",  // knee-crooking
  "block-headed",  // knotty-pated
  "without a shirt",  // lack-linen
  "dull",  // lack-lustre
  "unable to speak",  // language-less
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
  "black and blue with pinches",  // pinch-spotted
  "stripped of feathers, humbled",  // plume-plucked
  "slandering",  // poisonous-tongued
  "drunk to the bottom of the tankard",  // pottle-deep
  "with pointed ears",  // prick-eared
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
  "fat-rumped, pampered",  // rump-fed
  "living on cheap fare",  // salt-butter
  "barely grown up",  // scarce-bearded
  "contemptibly brave",  // scurvy-valiant
  "boastful",  // self-glorious
  "obstinate",  // self-willed
  "with shaggy hair",  // shag-haired
  "without deep feeling",  // shallow-hearted
  "easily pulled up",  // shallow-rooted
  "carried on scaly wings like a beetle",  // shard-borne
  "hungry-looking",  // sharp-looking
  "sneaking, thievish",  // sheep-biting
  "herding sheep for a living",  // sheep-whistling
  "out of breath",  // short-winded
  "scolding",  // shrill-tongued
  "overdressed",  // silken-coated
  "threadbare, feeble",  // single-soled
  "rambling and senseless",  // skimble-skamble
  "smooth-haired",  // sleek-headed
  "slow-walking",  // slow-gaited
  "knowing little",  // small-knowing
  "beardless, false",  // smooth-faced
  "very slow",  // snail-paced
  "very slow",  // snail-slow
  "dressed in slashed silk",  // snipt-taffeta
  "with boiled brains",  // sodden-witted
  "without moral backbone",  // soft-conscienced
  "of the worst temper",  // sourest-natured
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
  "absurdly small",  // three-inch
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
  "battered by wind",  // wind-shaken
  "greedy as a wolf",  // wolvish-ravening
  "decayed",  // worm-eaten
  "wearing cheap woollen stockings",  // worsted-stocking
  "mealy-mouthed in swearing",  // yea-forsooth
  "born of a brothel-keeper",  // bawd-born
  "kissing everybody",  // common-kissing
  "mad at being cuckolded",  // cuckold-mad
  "mad like a bull, or a cuckold",  // horn-mad
  "foul in speech",  // lewd-tongued
  "fed on lust",  // lust-dieted
  "lecherous",  // whore-masterly
]

/// The facts of the words.
let compoundFacts: [Int32] = [
  0, 32, 2, 2, 16, 605328, 10656779, 0, 0,  // action-taking · King Lear 2.2.16 · actio takin
  0, 18, 3, 6, 78, 12256898, 771904, 0, 0,  // ale-washed · Henry V 3.6.78 · washe alewa
  0, 16, 5, 1, 17, 577062, 776414, 0, 0,  // all-abhorred · Henry IV, Part 1 5.1.17 · abhor allab
  0, 28, 4, 2, 16, 10270544, 776906, 0, 0,  // all-shunned · Timon of Athens 4.2.16 · shunn allsh
  0, 3, 3, 2, 178, 12534079, 1085072, 0, 0,  // back-wounding · Measure for Measure 3.2.178 · wound backw
  0, 16, 2, 2, 79, 1085171, 0, 0, 0,  // bacon-fed · Henry IV, Part 1 2.2.79 · bacon
  0, 3, 5, 1, 373, 8537458, 1091437, 0, 0,  // bald-pated · Measure for Measure 5.1.373 · pated baldp
  0, 32, 5, 3, 144, 3997013, 1095829, 0, 0,  // bare-gnawn · King Lear 5.3.144 · gnawn bareg
  0, 29, 4, 1, 39, 1096178, 10419363, 0, 0,  // barren-spirited · Julius Caesar 4.1.39 · barre spiri
  0, 20, 1, 3, 81, 1096553, 0, 0, 0,  // base-born · Henry VI, Part 2 1.3.81 · baseb
  0, 15, 3, 3, 178, 1905383, 1096554, 0, 0,  // base-court · Richard II 3.3.178 · court basec
  0, 37, 0, 0, 655, 1420960, 1097282, 0, 0,  // bate-breeding · Venus and Adonis 655 · breed bateb
  0, 0, 2, 1, 191, 3500991, 1097322, 0, 0,  // bat-fowling · The Tempest 2.1.191 · fowli batfo
  0, 7, 2, 1, 46, 1162410, 0, 0, 0,  // bean-fed · A Midsummer Night's Dream 2.1.46 · beanf
  0, 24, 2, 1, 12, 12415415, 1165127, 0, 0,  // beef-witted · Troilus and Cressida 2.1.12 · witte beefw
  0, 10, 4, 1, 143, 1165494, 4350785, 0, 0,  // beetle-headed · The Taming of the Shrew 4.1.143 · beetl heade
  0, 32, 3, 1, 13, 1170394, 8690498, 0, 0,  // belly-pinched · King Lear 3.1.13 · belly pinch
  0, 7, 2, 1, 131, 1170378, 1245191, 0, 0,  // big-bellied · A Midsummer Night's Dream 2.1.131 · belli bigbe
  0, 20, 4, 1, 37, 1310422, 7096199, 0, 0,  // bloody-minded · Henry VI, Part 2 4.1.37 · blood minde
  0, 20, 3, 2, 211, 1314785, 12415415, 0, 0,  // blunt-witted · Henry VI, Part 2 3.2.211 · blunt witte
  0, 13, 3, 3, 69, 1418162, 1365014, 0, 0,  // boil-brained · The Winter's Tale 3.3.69 · brain boilb
  0, 11, 4, 3, 209, 10277596, 1372942, 0, 0,  // both-sides · All's Well That Ends Well 4.3.209 · sides boths
  0, 17, 2, 4, 123, 1373259, 0, 0, 0,  // bottle-ale · Henry IV, Part 2 2.4.123 · bottl
  0, 32, 2, 2, 26, 1418612, 3210655, 0, 0,  // brazen-faced · King Lear 2.2.26 · braze faced
  0, 20, 4, 10, 57, 1489696, 1368472, 0, 0,  // burly-boned · Henry VI, Part 2 4.10.57 · burly boned
  0, 16, 2, 4, 69, 1617039, 3753437, 0, 0,  // caddis-garter · Henry IV, Part 1 2.4.69 · caddi garte
  0, 32, 5, 3, 144, 1624514, 0, 0, 0,  // canker-bit · King Lear 5.3.144 · canke
  0, 31, 5, 1, 189, 3217406, 1752954, 0, 0,  // chap-fallen · Hamlet 5.1.189 · falle chapf
  0, 24, 5, 4, 1, 1831696, 1831874, 0, 0,  // clapper-clawed · Troilus and Cressida 5.4.1 · clapp clawe
  0, 16, 2, 4, 215, 1418162, 1831925, 0, 0,  // clay-brained · Henry IV, Part 1 2.4.215 · brain clayb
  0, 14, 3, 1, 125, 1310422, 1898426, 0, 0,  // cold-blooded · King John 3.1.125 · blood coldb
  0, 16, 3, 2, 40, 1899411, 4273709, 0, 0,  // common-hackneyed · Henry IV, Part 1 3.2.40 · commo hackn
  0, 30, 5, 3, 12, 1952302, 3210655, 0, 0,  // cream-faced · Macbeth 5.3.12 · cream faced
  0, 9, 3, 2, 77, 1959968, 8537458, 0, 0,  // crook-pated · As You Like It 3.2.77 · crook pated
  0, 1, 2, 3, 9, 1964073, 4351178, 0, 0,  // cruel-hearted · The Two Gentlemen of Verona 2.3.9 · cruel heart
  0, 3, 1, 2, 75, 2022072, 10268546, 0, 0,  // custom-shrunk · Measure for Measure 1.2.75 · custo shrun
  0, 7, 4, 1, 125, 6409076, 2241271, 0, 0,  // dew-lapped · A Midsummer Night's Dream 4.1.125 · lappe dewla
  0, 24, 5, 1, 20, 9876308, 2316591, 0, 0,  // dirt-rotten · Troilus and Cressida 5.1.20 · rotte dirtr
  0, 39, 0, 0, 8, 2317114, 2483743, 0, 0,  // dismal-dreaming · The Passionate Pilgrim 8 · disma dream
  0, 30, 4, 1, 31, 2317580, 2233192, 0, 0,  // ditch-delivered · Macbeth 4.1.31 · ditch deliv
  0, 19, 4, 7, 11, 2322592, 0, 0, 0,  // dizzy-eyed · Henry VI, Part 1 4.7.11 · dizzy
  0, 32, 4, 3, 51, 4351178, 2426333, 0, 0,  // dog-hearted · King Lear 4.3.51 · heart doghe
  0, 10, 4, 2, 62, 12322798, 2426738, 0, 0,  // dog-weary · The Taming of the Shrew 4.2.62 · weary dogwe
  0, 32, 4, 7, 40, 2483734, 1367420, 0, 0,  // dread-bolted · King Lear 4.7.40 · dread bolte
  0, 22, 4, 4, 340, 1418162, 2548181, 0, 0,  // dull-brained · Richard III 4.4.340 · brain dullb
  0, 8, 3, 3, 15, 2548184, 0, 0, 0,  // dull-eyed · The Merchant of Venice 3.3.15 · dulle
  0, 13, 3, 1, 11, 2225075, 2690123, 0, 0,  // ear-deafening · The Winter's Tale 3.1.11 · deafe earde
  0, 35, 5, 4, 43, 2690558, 11807870, 0, 0,  // earth-vexing · Cymbeline 5.4.43 · earth vexin
  0, 16, 2, 4, 232, 10320845, 2898299, 0, 0,  // elf-skinned · Henry IV, Part 1 2.4.232 · skinn elfsk
  0, 32, 1, 1, 160, 2925313, 4351178, 0, 0,  // empty-hearted · King Lear 1.1.160 · empty heart
  0, 35, 1, 1, 83, 3097121, 0, 0, 0,  // evil-eyed · Cymbeline 1.1.83 · evile
  0, 14, 3, 1, 47, 8094236, 3153336, 0, 0,  // eye-offending · King John 3.1.47 · offen eyeof
  0, 19, 1, 3, 22, 3215288, 4351178, 0, 0,  // faint-hearted · Henry VI, Part 1 1.3.22 · faint heart
  0, 25, 1, 9, 50, 3217595, 3210655, 0, 0,  // false-faced · Coriolanus 1.9.50 · false faced
  0, 24, 5, 1, 96, 3217595, 4351178, 0, 0,  // false-hearted · Troilus and Cressida 5.1.96 · false heart
  0, 18, 3, 7, 118, 1418162, 3222981, 0, 0,  // fat-brained · Henry V 3.7.118 · brain fatbr
  0, 16, 2, 2, 5, 6026297, 3223215, 0, 0,  // fat-kidneyed · Henry IV, Part 1 2.2.5 · kidne fatki
  0, 16, 1, 2, 2, 12415415, 3223539, 0, 0,  // fat-witted · Henry IV, Part 1 1.2.2 · witte fatwi
  0, 20, 5, 1, 148, 6804063, 3296145, 0, 0,  // fell-lurking · Henry VI, Part 2 5.1.148 · lurki felll
  0, 32, 2, 4, 180, 10513211, 3297801, 0, 0,  // fen-sucked · King Lear 2.4.180 · sucke fensu
  0, 30, 5, 8, 80, 3369820, 0, 0, 0,  // fiend-like · Macbeth 5.8.80 · fiend
  0, 0, 4, 1, 200, 3375089, 6939174, 0, 0,  // filthy-mantled · The Tempest 4.1.200 · filth mantl
  0, 10, 4, 1, 143, 2690149, 3426008, 0, 0,  // flap-eared · The Taming of the Shrew 4.1.143 · eared flape
  0, 37, 0, 0, 920, 7219835, 3426016, 0, 0,  // flap-mouthed · Venus and Adonis 920 · mouth flapm
  0, 37, 0, 0, 95, 3431801, 4351178, 0, 0,  // flint-hearted · Venus and Adonis 95 · flint heart
  0, 17, 2, 1, 138, 1255154, 3443130, 0, 0,  // fly-bitten · Henry IV, Part 2 2.1.138 · bitte flybi
  0, 19, 4, 7, 76, 1310648, 3443133, 0, 0,  // fly-blown · Henry VI, Part 1 4.7.76 · blown flybl
  0, 12, 3, 1, 65, 3492988, 3217406, 0, 0,  // folly-fallen · Twelfth Night 3.1.65 · folly falle
  0, 4, 2, 1, 41, 1166594, 3495152, 0, 0,  // fool-begged · The Comedy of Errors 2.1.41 · begge foolb
  0, 17, 5, 5, 56, 3495152, 0, 0, 0,  // fool-born · Henry IV, Part 2 5.5.56 · foolb
  0, 17, 1, 2, 6, 3495159, 1899492, 0, 0,  // foolish-compounded · Henry IV, Part 2 1.2.6 · fooli compo
  0, 22, 3, 7, 233, 3210655, 3499530, 0, 0,  // foul-faced · Richard III 3.7.233 · faced foulf
  0, 16, 3, 3, 290, 7219835, 3499537, 0, 0,  // foul-mouthed · Henry IV, Part 1 3.3.290 · mouth foulm
  0, 26, 2, 1, 61, 10423544, 3499543, 0, 0,  // foul-spoken · Titus Andronicus 2.1.61 · spoke fouls
  0, 16, 2, 3, 20, 3554408, 10419363, 0, 0,  // frosty-spirited · Henry IV, Part 1 2.3.20 · frost spiri
  0, 10, 4, 1, 179, 4028648, 3611068, 0, 0,  // full-gorged · The Taming of the Shrew 4.1.179 · gorge fullg
  0, 12, 2, 4, 6, 3900283, 8525065, 0, 0,  // giddy-paced · Twelfth Night 2.4.6 · giddy paced
  0, 28, 1, 1, 70, 3957544, 3210655, 0, 0,  // glass-faced · Timon of Athens 1.1.70 · glass faced
  0, 32, 2, 2, 17, 3957544, 3758981, 0, 0,  // glass-gazing · King Lear 2.2.17 · glass gazin
  0, 37, 0, 0, 548, 3972152, 0, 0, 0,  // glutton-like · Venus and Adonis 548 · glutt
  0, 22, 1, 1, 9, 11882734, 4081315, 0, 0,  // grim-visaged · Richard III 1.1.9 · visag grimv
  0, 24, 5, 1, 18, 4081383, 4148530, 0, 0,  // guts-griping · Troilus and Cressida 5.1.18 · gripi gutsg
  0, 0, 1, 2, 331, 4276383, 0, 0, 0,  // hag-born · The Tempest 1.2.331 · hagbo
  0, 17, 3, 2, 246, 3210655, 4280127, 0, 0,  // half-faced · Henry IV, Part 2 3.2.246 · faced halff
  0, 21, 5, 5, 78, 3224793, 4284447, 0, 0,  // hard-favoured · Henry VI, Part 3 5.5.78 · favou hardf
  0, 7, 2, 1, 199, 4351178, 4284449, 0, 0,  // hard-hearted · A Midsummer Night's Dream 2.1.199 · heart hardh
  0, 19, 1, 2, 37, 1418162, 4284470, 0, 0,  // hare-brained · Henry VI, Part 1 1.2.37 · brain hareb
  0, 10, 5, 2, 42, 4285627, 12415415, 0, 0,  // hasty-witted · The Taming of the Shrew 5.2.42 · hasty witte
  0, 32, 4, 2, 47, 6795932, 4350792, 0, 0,  // head-lugged · King Lear 4.2.47 · lugge headl
  0, 4, 5, 1, 225, 4350805, 0, 0, 0,  // heady-rash · The Comedy of Errors 5.1.225 · heady
  0, 15, 3, 2, 15, 4351291, 3746876, 0, 0,  // heavy-gaited · Richard II 3.2.15 · heavy gaite
  0, 31, 1, 4, 19, 4351291, 4350785, 0, 0,  // heavy-headed · Hamlet 1.4.19 · heavy heade
  0, 19, 4, 1, 44, 4353053, 0, 0, 0,  // hedge-born · Henry VI, Part 1 4.1.44 · hedge
  0, 32, 5, 3, 172, 4285930, 4359023, 0, 0,  // hell-hated · King Lear 5.3.172 · hated hellh
  0, 15, 1, 1, 18, 10502326, 4434013, 0, 0,  // high-stomached · Richard II 1.1.18 · stoma highs
  0, 28, 4, 3, 121, 11871175, 4434016, 0, 0,  // high-viced · Timon of Athens 4.3.121 · viced highv
  0, 4, 5, 1, 250, 4555860, 0, 0, 0,  // hollow-eyed · The Comedy of Errors 5.1.250 · hollo
  0, 22, 4, 4, 450, 4555860, 4351178, 0, 0,  // hollow-hearted · Richard III 4.4.450 · hollo heart
  0, 32, 2, 2, 15, 4675203, 8813992, 0, 0,  // hundred-pound · King Lear 2.2.15 · hundr pound
  0, 21, 1, 4, 5, 4675271, 10492276, 0, 0,  // hunger-starved · Henry VI, Part 3 1.4.5 · hunge starv
  0, 2, 4, 4, 36, 4350785, 4870592, 0, 0,  // idle-headed · The Merry Wives of Windsor 4.4.36 · heade idleh
  0, 27, 1, 5, 77, 1175288, 5027972, 0, 0,  // ill-beseeming · Romeo and Juliet 1.5.77 · besee illbe
  0, 31, 4, 5, 17, 1420960, 5027985, 0, 0,  // ill-breeding · Hamlet 4.5.17 · breed illbr
  0, 30, 4, 3, 91, 1899492, 5028009, 0, 0,  // ill-composed · Macbeth 4.3.91 · compo illco
  0, 24, 2, 3, 73, 2317209, 5028030, 0, 0,  // ill-disposed · Troilus and Cressida 2.3.73 · dispo illdi
  0, 4, 4, 2, 22, 3210655, 5028076, 0, 0,  // ill-faced · The Comedy of Errors 4.2.22 · faced illfa
  0, 9, 5, 4, 56, 3224793, 5028076, 0, 0,  // ill-favoured · As You Like It 5.4.56 · favou illfa
  0, 5, 3, 1, 67, 4350785, 5028134, 0, 0,  // ill-headed · Much Ado About Nothing 3.1.67 · heade illhe
  0, 9, 3, 3, 7, 5064392, 5028170, 0, 0,  // ill-inhabited · As You Like It 3.3.7 · inhab illin
  0, 20, 1, 2, 42, 7867200, 5028312, 0, 0,  // ill-nurtured · Henry VI, Part 2 1.2.42 · nurtu illnu
  0, 9, 3, 2, 35, 9862445, 5028414, 0, 0,  // ill-roasted · As You Like It 3.2.35 · roast illro
  0, 27, 5, 1, 47, 10256009, 5028434, 0, 0,  // ill-shaped · Romeo and Juliet 5.1.47 · shape illsh
  0, 16, 5, 5, 2, 10419363, 5028442, 0, 0,  // ill-spirited · Henry IV, Part 1 5.5.2 · spiri illsp
  0, 29, 4, 3, 126, 10737149, 5028458, 0, 0,  // ill-tempered · Julius Caesar 4.3.126 · tempe illte
  0, 16, 5, 4, 90, 12322886, 5028539, 0, 0,  // ill-weaved · Henry IV, Part 1 5.4.90 · weave illwe
  0, 22, 4, 2, 31, 12415415, 5148599, 0, 0,  // iron-witted · Richard III 4.2.31 · witte ironw
  0, 22, 1, 2, 5, 5962587, 0, 0, 0,  // key-cold · Richard III 1.2.5 · keyco
  0, 33, 1, 1, 45, 1959968, 6125196, 0, 0,  // knee-crooking · Othello 1.1.45 · crook kneec
  0, 16, 2, 4, 215, 6132908, 8537458, 0, 0,  // knotty-pated · Henry IV, Part 1 2.4.215 · knott pated
  0, 17, 2, 4, 116, 6564794, 6399471, 0, 0,  // lack-linen · Henry IV, Part 2 2.4.116 · linen lackl
  0, 9, 2, 7, 21, 6805044, 6399471, 0, 0,  // lack-lustre · As You Like It 2.7.21 · lustr lackl
  0, 24, 3, 3, 275, 6407391, 0, 0, 0,  // language-less · Troilus and Cressida 3.3.275 · langu
  0, 18, 4, 0, 26, 6407490, 0, 0, 0,  // lank-lean · Henry V 4 Chorus 26 · lankl
  0, 27, 2, 2, 33, 8525183, 6416620, 0, 0,  // lazy-pacing · Romeo and Juliet 2.2.33 · pacin lazyp
  0, 4, 5, 1, 247, 3210655, 6476820, 0, 0,  // lean-faced · The Comedy of Errors 5.1.247 · faced leanf
  0, 15, 2, 1, 115, 12415415, 6476837, 0, 0,  // lean-witted · Richard II 2.1.115 · witte leanw
  0, 32, 2, 2, 16, 6570630, 6563874, 0, 0,  // lily-livered · King Lear 2.2.16 · liver lilyl
  0, 26, 4, 2, 153, 10934481, 6682952, 0, 0,  // long-tongued · Titus Andronicus 4.2.153 · tongu longt
  0, 16, 3, 3, 341, 12410609, 6682955, 0, 0,  // long-winded · Henry IV, Part 1 3.3.341 · winde longw
  0, 20, 4, 1, 3, 4563873, 6687962, 0, 0,  // loud-howling · Henry VI, Part 2 4.1.3 · howli loudh
  0, 13, 4, 4, 182, 6689373, 0, 0, 0,  // low-born · The Winter's Tale 4.4.182 · lowbo
  0, 6, 1, 1, 240, 10419363, 6689833, 0, 0,  // low-spirited · Love's Labour's Lost 1.1.240 · spiri lowsp
  0, 10, 3, 2, 11, 1418162, 6931404, 0, 0,  // mad-brained · The Taming of the Shrew 3.2.11 · brain madbr
  0, 28, 5, 1, 105, 6931488, 0, 0, 0,  // made-up · Timon of Athens 5.1.105 · madeu
  0, 16, 2, 3, 80, 4350785, 6931553, 0, 0,  // mad-headed · Henry IV, Part 1 2.3.80 · heade madhe
  0, 17, 2, 1, 35, 6937534, 0, 0, 0,  // malmsey-nose · Henry IV, Part 2 2.1.35 · malms
  0, 12, 5, 1, 123, 6941604, 1420867, 0, 0,  // marble-breasted · Twelfth Night 5.1.123 · marbl breas
  0, 32, 1, 4, 254, 6941604, 4351178, 0, 0,  // marble-hearted · King Lear 1.4.254 · marbl heart
  0, 20, 3, 1, 337, 7008257, 0, 0, 0,  // mean-born · Henry VI, Part 2 3.1.337 · meanb
  0, 14, 4, 1, 130, 7020376, 6399468, 0, 0,  // mercy-lacking · King John 4.1.130 · mercy lacki
  0, 32, 4, 2, 56, 6570630, 7094937, 0, 0,  // milk-livered · King Lear 4.2.56 · liver milkl
  0, 9, 5, 4, 40, 7218887, 7096199, 0, 0,  // motley-minded · As You Like It 5.4.40 · motle minde
  0, 24, 5, 4, 10, 7219805, 2691617, 0, 0,  // mouse-eaten · Troilus and Cressida 5.4.10 · mouse eaten
  0, 34, 1, 3, 37, 7219835, 0, 0, 0,  // mouth-made · Antony and Cleopatra 1.3.37 · mouth
  0, 31, 2, 2, 576, 7325125, 7022280, 0, 0,  // muddy-mettled · Hamlet 2.2.576 · muddy mettl
  0, 10, 3, 2, 145, 7473480, 8875832, 0, 0,  // narrow-prying · The Taming of the Shrew 3.2.145 · narro pryin
  0, 9, 1, 2, 86, 1949710, 7555872, 0, 0,  // news-crammed · As You Like It 1.2.86 · cramm newsc
  0, 18, 3, 5, 14, 10266338, 7746670, 0, 0,  // nook-shotten · Henry V 3.5.14 · shott nooks
  0, 16, 2, 4, 69, 8537458, 7750432, 0, 0,  // not-pated · Henry IV, Part 1 2.4.69 · pated notpa
  0, 24, 5, 2, 181, 2691617, 8083288, 0, 0,  // o'er-eaten · Troilus and Cressida 5.2.181 · eaten oerea
  0, 32, 2, 2, 18, 10998812, 5064516, 8251380, 0,  // one-trunk-inheriting · King Lear 2.2.18 · trunk inher onetr
  0, 34, 4, 2, 46, 8254157, 0, 0, 0,  // onion-eyed · Antony and Cleopatra 4.2.46 · onion
  0, 10, 4, 1, 164, 9862445, 8408790, 0, 0,  // over-roasted · The Taming of the Shrew 4.1.164 · roast overr
  0, 8, 2, 6, 19, 12322835, 8408795, 0, 0,  // over-weathered · The Merchant of Venice 2.6.19 · weath overw
  0, 30, 4, 1, 93, 4351178, 8531630, 0, 0,  // pale-hearted · Macbeth 4.1.93 · heart paleh
  0, 17, 5, 4, 11, 8534556, 3210655, 0, 0,  // paper-faced · Henry IV, Part 2 5.4.11 · paper faced
  0, 11, 4, 3, 131, 10133357, 8537149, 0, 0,  // past-saving · All's Well That Ends Well 4.3.131 · savin pasts
  0, 31, 3, 2, 10, 8614859, 8537458, 0, 0,  // periwig-pated · Hamlet 3.2.10 · periw pated
  0, 31, 2, 2, 587, 8685456, 6570630, 0, 0,  // pigeon-livered · Hamlet 2.2.587 · pigeo liver
  0, 0, 4, 1, 279, 8690498, 10423802, 0, 0,  // pinch-spotted · The Tempest 4.1.279 · pinch spott
  0, 15, 4, 1, 110, 8754917, 8754653, 0, 0,  // plume-plucked · Richard II 4.1.110 · plume pluck
  0, 35, 3, 2, 5, 8805390, 10934481, 0, 0,  // poisonous-tongued · Cymbeline 3.2.5 · poiso tongu
  0, 33, 2, 3, 53, 8813433, 0, 0, 0,  // pottle-deep · Othello 2.3.53 · pottl
  0, 18, 2, 1, 39, 8864003, 2690149, 0, 0,  // prick-eared · Henry V 2.1.39 · prick eared
  0, 16, 2, 4, 69, 10502066, 8924572, 0, 0,  // puke-stocking · Henry IV, Part 1 2.4.69 · stock pukes
  0, 0, 2, 2, 155, 8928520, 4350785, 0, 0,  // puppy-headed · The Tempest 2.2.155 · puppy heade
  0, 16, 1, 2, 98, 8930039, 10656779, 0, 0,  // purse-taking · Henry IV, Part 1 1.2.98 · purse takin
  0, 25, 3, 1, 85, 10160471, 9596143, 0, 0,  // rank-scented · Coriolanus 3.1.85 · scent ranks
  0, 19, 4, 2, 49, 9599554, 0, 0, 0,  // rascal-like · Henry VI, Part 1 4.2.49 · rasca
  0, 19, 1, 2, 35, 1368472, 9602457, 0, 0,  // raw-boned · Henry VI, Part 1 1.2.35 · boned rawbo
  0, 18, 3, 2, 30, 3210655, 9667432, 0, 0,  // red-faced · Henry V 3.2.30 · faced redfa
  0, 0, 5, 1, 318, 9668331, 0, 0, 0,  // reeling-ripe · The Tempest 5.1.318 · reeli
  0, 31, 5, 2, 11, 9876689, 0, 0, 0,  // rough-hewn · Hamlet 5.2.11 · rough
  0, 26, 2, 3, 200, 4085946, 9982339, 0, 0,  // rude-growing · Titus Andronicus 2.3.200 · growi rudeg
  0, 30, 1, 3, 7, 9989196, 0, 0, 0,  // rump-fed · Macbeth 1.3.7 · rumpf
  0, 2, 2, 2, 260, 1491350, 10126352, 0, 0,  // salt-butter · The Merry Wives of Windsor 2.2.260 · butte saltb
  0, 34, 1, 1, 23, 10157646, 1162516, 0, 0,  // scarce-bearded · Antony and Cleopatra 1.1.23 · scarc beard
  0, 24, 2, 1, 43, 10172245, 11720377, 0, 0,  // scurvy-valiant · Troilus and Cressida 2.1.43 · scurv valia
  0, 18, 5, 0, 20, 3967713, 10204711, 0, 0,  // self-glorious · Henry V 5 Chorus 20 · glori selfg
  0, 24, 1, 3, 189, 12409367, 10204727, 0, 0,  // self-willed · Troilus and Cressida 1.3.189 · wille selfw
  0, 30, 4, 2, 90, 4278263, 10255769, 0, 0,  // shag-haired · Macbeth 4.2.90 · haire shagh
  0, 26, 4, 2, 100, 10255908, 4351178, 0, 0,  // shallow-hearted · Titus Andronicus 4.2.100 · shall heart
  0, 20, 3, 1, 31, 10255908, 9872663, 0, 0,  // shallow-rooted · Henry VI, Part 2 3.1.31 · shall roote
  0, 30, 3, 2, 47, 10256062, 1371632, 0, 0,  // shard-borne · Macbeth 3.2.47 · shard borne
  0, 4, 5, 1, 250, 10256074, 6683778, 0, 0,  // sharp-looking · The Comedy of Errors 5.1.250 · sharp looki
  0, 3, 5, 1, 375, 10258639, 1254866, 0, 0,  // sheep-biting · Measure for Measure 5.1.375 · sheep bitin
  0, 13, 4, 4, 867, 10258639, 12387701, 0, 0,  // sheep-whistling · The Winter's Tale 4.4.867 · sheep whist
  0, 17, 2, 2, 120, 10266284, 12410609, 0, 0,  // short-winded · Henry IV, Part 2 2.2.120 · short winde
  0, 34, 1, 1, 35, 10268220, 10934481, 0, 0,  // shrill-tongued · Antony and Cleopatra 1.1.35 · shril tongu
  0, 20, 4, 2, 116, 10283576, 1890842, 0, 0,  // silken-coated · Henry VI, Part 2 4.2.116 · silke coate
  0, 27, 2, 4, 65, 10284933, 10401511, 0, 0,  // single-soled · Romeo and Juliet 2.4.65 · singl soled
  0, 16, 3, 1, 156, 10320806, 10314974, 0, 0,  // skimble-skamble · Henry IV, Part 1 3.1.156 · skimb skamb
  0, 29, 1, 2, 199, 10337366, 4350785, 0, 0,  // sleek-headed · Julius Caesar 1.2.199 · sleek heade
  0, 6, 3, 1, 61, 3746876, 10345138, 0, 0,  // slow-gaited · Love's Labour's Lost 3.1.61 · gaite slowg
  0, 6, 1, 1, 243, 10354323, 6132978, 0, 0,  // small-knowing · Love's Labour's Lost 1.1.243 · small knowi
  0, 14, 2, 1, 584, 10364618, 3210655, 0, 0,  // smooth-faced · King John 2.1.584 · smoot faced
  0, 22, 4, 3, 56, 10373925, 8525065, 0, 0,  // snail-paced · Richard III 4.3.56 · snail paced
  0, 8, 2, 5, 47, 10373925, 0, 0, 0,  // snail-slow · The Merchant of Venice 2.5.47 · snail
  0, 11, 4, 5, 1, 10379954, 10653044, 0, 0,  // snipt-taffeta · All's Well That Ends Well 4.5.1 · snipt taffe
  0, 24, 2, 1, 41, 10395653, 12415415, 0, 0,  // sodden-witted · Troilus and Cressida 2.1.41 · sodde witte
  0, 25, 1, 1, 28, 1900290, 10397541, 0, 0,  // soft-conscienced · Coriolanus 1.1.28 · consc softc
  0, 1, 2, 3, 5, 10408424, 7475022, 0, 0,  // sourest-natured · The Two Gentlemen of Verona 2.3.5 · soure natur
  0, 0, 4, 1, 21, 10408424, 0, 0, 0,  // sour-eyed · The Tempest 4.1.21 · soure
  0, 38, 0, 0, 1335, 3210655, 10408425, 0, 0,  // sour-faced · The Rape of Lucrece 1335 · faced sourf
  0, 1, 4, 2, 14, 10413423, 0, 0, 0,  // spaniel-like · The Two Gentlemen of Verona 4.2.14 · spani
  0, 15, 5, 5, 95, 3748847, 10428109, 0, 0,  // spur-galled · Richard II 5.5.95 · galle spurg
  0, 35, 3, 4, 217, 10502326, 9448906, 0, 0,  // stomach-qualmed · Cymbeline 3.4.217 · stoma qualm
  0, 16, 2, 2, 26, 10502377, 4351178, 0, 0,  // stony-hearted · Henry IV, Part 1 2.2.26 · stony heart
  0, 13, 4, 4, 226, 10504316, 7219835, 0, 0,  // stretch-mouthed · The Winter's Tale 4.4.226 · stret mouth
  0, 19, 1, 1, 25, 10512732, 12415415, 0, 0,  // subtle-witted · Henry VI, Part 1 1.1.25 · subtl witte
  0, 32, 2, 2, 17, 10522539, 10209519, 0, 0,  // super-serviceable · King Lear 2.2.17 · super servi
  0, 17, 5, 5, 51, 10524011, 10554069, 0, 0,  // surfeit-swelled · Henry IV, Part 2 5.5.51 · surfe swell
  0, 33, 2, 3, 76, 1170378, 10551008, 0, 0,  // swag-bellied · Othello 2.3.76 · belli swagb
  0, 11, 4, 3, 242, 10557032, 2495756, 0, 0,  // swine-drunk · All's Well That Ends Well 4.3.242 · swine drunk
  0, 16, 4, 2, 36, 10557032, 5948352, 0, 0,  // swine-keeping · Henry IV, Part 1 4.2.36 · swine keepi
  0, 18, 4, 0, 20, 10661758, 3746876, 0, 0,  // tardy-gaited · Henry V 4 Chorus 20 · tardy gaite
  0, 12, 5, 1, 208, 3210655, 10793229, 0, 0,  // thin-faced · Twelfth Night 5.1.208 · faced thinf
  0, 10, 4, 1, 24, 10799546, 0, 0, 0,  // three-inch · The Taming of the Shrew 4.1.24 · three
  0, 32, 2, 2, 14, 10799546, 10517828, 0, 0,  // three-suited · King Lear 2.2.14 · three suite
  0, 16, 2, 4, 380, 10808463, 1418162, 0, 0,  // tickle-brained · Henry IV, Part 1 2.4.380 · tickl brain
  0, 32, 5, 3, 162, 10423802, 10924921, 0, 0,  // toad-spotted · King Lear 5.3.162 · spott toads
  0, 23, 1, 1, 179, 8868856, 10936179, 0, 0,  // top-proud · Henry VIII 1.1.179 · proud toppr
  0, 17, 5, 4, 8, 10990112, 11882734, 0, 0,  // tripe-visaged · Henry IV, Part 2 5.4.8 · tripe visag
  0, 24, 2, 3, 120, 11438892, 4557133, 0, 0,  // under-honest · Troilus and Cressida 2.3.120 · under hones
  0, 37, 0, 0, 1105, 11516967, 10384463, 0, 0,  // urchin-snouted · Venus and Adonis 1105 · urchi snout
  0, 23, 1, 1, 142, 11800741, 7219835, 0, 0,  // venom-mouthed · Henry VIII 1.1.142 · venom mouth
  0, 0, 4, 1, 108, 12257118, 4350785, 0, 0,  // waspish-headed · The Tempest 4.1.108 · waspi heade
  0, 16, 1, 3, 245, 10506733, 12257128, 0, 0,  // wasp-stung · Henry IV, Part 1 1.3.245 · stung wasps
  0, 23, 3, 2, 459, 4351178, 12322592, 0, 0,  // weak-hearted · Henry VIII 3.2.459 · heart weakh
  0, 13, 2, 3, 149, 4439075, 12322592, 0, 0,  // weak-hinged · The Winter's Tale 2.3.149 · hinge weakh
  0, 16, 3, 1, 68, 12322835, 1162571, 0, 0,  // weather-beaten · Henry IV, Part 1 3.1.68 · weath beate
  0, 13, 5, 2, 55, 12322835, 1255154, 0, 0,  // weather-bitten · The Winter's Tale 5.2.55 · weath bitte
  0, 22, 4, 4, 483, 12387713, 6570630, 0, 0,  // white-livered · Richard III 4.4.483 · white liver
  0, 0, 1, 1, 56, 1752964, 12403344, 0, 0,  // wide-chapped · The Tempest 1.1.56 · chapp widec
  0, 21, 5, 1, 57, 1752901, 12410607, 0, 0,  // wind-changing · Henry VI, Part 3 5.1.57 · chang windc
  0, 25, 5, 2, 115, 10255874, 12410623, 0, 0,  // wind-shaken · Coriolanus 5.2.115 · shake winds
  0, 27, 3, 2, 78, 12527739, 9601808, 0, 0,  // wolvish-ravening · Romeo and Juliet 3.2.78 · wolvi raven
  0, 9, 3, 4, 23, 2691617, 12531866, 0, 0,  // worm-eaten · As You Like It 3.4.23 · eaten worme
  0, 32, 2, 2, 15, 12532043, 10502066, 0, 0,  // worsted-stocking · King Lear 2.2.15 · worst stock
  0, 17, 1, 2, 36, 3497541, 13385346, 0, 0,  // yea-forsooth · Henry IV, Part 2 1.2.36 · forso yeafo
  0, 3, 3, 2, 66, 1099442, 0, 0, 0,  // bawd-born · Measure for Measure 3.2.66 · bawdb
  0, 35, 3, 4, 187, 1899411, 6037371, 0, 0,  // common-kissing · Cymbeline 3.4.187 · commo kissi
  0, 4, 2, 1, 58, 2010165, 0, 0, 0,  // cuckold-mad · The Comedy of Errors 2.1.58 · cucko
  0, 4, 2, 1, 56, 4560286, 0, 0, 0,  // horn-mad · The Comedy of Errors 2.1.56 · hornm
  0, 13, 2, 3, 209, 10934481, 6492602, 0, 0,  // lewd-tongued · The Winter's Tale 2.3.209 · tongu lewdt
  0, 32, 4, 1, 77, 2307101, 6805030, 0, 0,  // lust-dieted · King Lear 4.1.77 · diete lustd
  0, 24, 5, 4, 7, 12392033, 6942812, 0, 0,  // whore-masterly · Troilus and Cressida 5.4.7 · whore maste
]
