// The advance widths of letters, in thousandths of the type size.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Five numbers per letter: its code, and its widths in the weights regular, medium, semibold, bold.
// In the order of the codes. Kerning is not included.
//
// Inputs:
//   Data/fonts/inter.tsv
//
// swift-format-ignore-file

/// The letters.
let letters: [Int32] = [
  32, 281, 265, 248, 232,  // space
  33, 278, 294, 309, 325,  // exclamation mark
  34, 403, 400, 396, 392,  // quotation mark
  35, 631, 637, 643, 650,  // number sign
  36, 638, 643, 649, 655,  // dollar sign
  37, 813, 828, 844, 859,  // percent sign
  38, 639, 651, 663, 674,  // ampersand
  39, 222, 217, 213, 209,  // apostrophe
  40, 362, 378, 393, 409,  // left parenthesis
  41, 362, 378, 393, 409,  // right parenthesis
  42, 500, 522, 543, 565,  // asterisk
  43, 659, 666, 673, 680,  // plus sign
  44, 280, 288, 295, 303,  // comma
  45, 460, 463, 466, 469,  // hyphen-minus
  46, 276, 283, 290, 298,  // full stop
  47, 357, 368, 379, 390,  // solidus
  48, 625, 646, 667, 688,  // digit zero
  49, 464, 473, 481, 489,  // digit one
  50, 605, 613, 621, 630,  // digit two
  51, 636, 644, 652, 659,  // digit three
  52, 642, 654, 666, 678,  // digit four
  53, 608, 620, 632, 645,  // digit five
  54, 624, 636, 648, 660,  // digit six
  55, 571, 579, 587, 595,  // digit seven
  56, 616, 631, 646, 661,  // digit eight
  57, 624, 636, 648, 660,  // digit nine
  58, 276, 283, 290, 298,  // colon
  59, 280, 288, 295, 303,  // semicolon
  60, 659, 666, 673, 680,  // less-than sign
  61, 659, 666, 673, 680,  // equals sign
  62, 659, 666, 673, 680,  // greater-than sign
  63, 507, 526, 544, 563,  // question mark
  64, 936, 968, 999, 1031,  // commercial at
  65, 676, 700, 724, 748,  // latin capital letter a
  66, 651, 654, 657, 661,  // latin capital letter b
  67, 727, 735, 744, 752,  // latin capital letter c
  68, 719, 722, 724, 727,  // latin capital letter d
  69, 598, 603, 608, 613,  // latin capital letter e
  70, 587, 586, 586, 585,  // latin capital letter f
  71, 743, 749, 755, 761,  // latin capital letter g
  72, 740, 742, 744, 746,  // latin capital letter h
  73, 264, 270, 275, 281,  // latin capital letter i
  74, 543, 552, 561, 570,  // latin capital letter j
  75, 652, 664, 677, 690,  // latin capital letter k
  76, 563, 564, 566, 567,  // latin capital letter l
  77, 889, 898, 906, 915,  // latin capital letter m
  78, 753, 747, 741, 735,  // latin capital letter n
  79, 761, 768, 775, 782,  // latin capital letter o
  80, 635, 639, 643, 648,  // latin capital letter p
  81, 761, 768, 776, 783,  // latin capital letter q
  82, 639, 645, 651, 656,  // latin capital letter r
  83, 638, 643, 649, 655,  // latin capital letter s
  84, 642, 651, 660, 668,  // latin capital letter t
  85, 741, 738, 734, 729,  // latin capital letter u
  86, 676, 700, 724, 748,  // latin capital letter v
  87, 949, 978, 1007, 1036,  // latin capital letter w
  88, 642, 666, 690, 714,  // latin capital letter x
  89, 665, 685, 705, 724,  // latin capital letter y
  90, 625, 639, 653, 667,  // latin capital letter z
  91, 362, 378, 393, 409,  // left square bracket
  92, 357, 368, 379, 390,  // reverse solidus
  93, 362, 378, 393, 409,  // right square bracket
  94, 469, 475, 481, 488,  // circumflex accent
  95, 452, 460, 468, 477,  // low line
  96, 497, 497, 497, 497,  // grave accent
  97, 564, 569, 575, 580,  // latin small letter a
  98, 621, 626, 630, 635,  // latin small letter b
  99, 558, 568, 577, 587,  // latin small letter c
  100, 621, 626, 630, 635,  // latin small letter d
  101, 582, 587, 593, 598,  // latin small letter e
  102, 361, 369, 377, 386,  // latin small letter f
  103, 609, 617, 625, 633,  // latin small letter g
  104, 591, 602, 613, 624,  // latin small letter h
  105, 237, 249, 261, 272,  // latin small letter i
  106, 237, 249, 261, 272,  // latin small letter j
  107, 544, 556, 569, 582,  // latin small letter k
  108, 237, 249, 261, 272,  // latin small letter l
  109, 869, 884, 898, 912,  // latin small letter m
  110, 585, 597, 610, 622,  // latin small letter n
  111, 597, 602, 608, 614,  // latin small letter o
  112, 609, 617, 625, 632,  // latin small letter p
  113, 609, 617, 625, 632,  // latin small letter q
  114, 372, 384, 397, 409,  // latin small letter r
  115, 523, 536, 549, 562,  // latin small letter s
  116, 364, 372, 380, 388,  // latin small letter t
  117, 581, 594, 608, 622,  // latin small letter u
  118, 557, 566, 576, 586,  // latin small letter v
  119, 813, 825, 837, 850,  // latin small letter w
  120, 540, 551, 563, 574,  // latin small letter x
  121, 557, 566, 576, 586,  // latin small letter y
  122, 541, 551, 562, 572,  // latin small letter z
  123, 362, 378, 393, 409,  // left curly bracket
  124, 327, 342, 358, 374,  // vertical line
  125, 362, 378, 393, 409,  // right curly bracket
  126, 659, 666, 673, 680,  // tilde
  160, 281, 265, 248, 232,  // no-break space
  161, 278, 294, 309, 325,  // inverted exclamation mark
  162, 558, 568, 577, 587,  // cent sign
  163, 631, 644, 658, 672,  // pound sign
  164, 723, 737, 751, 765,  // currency sign
  165, 548, 556, 564, 572,  // yen sign
  166, 266, 292, 319, 345,  // broken bar
  167, 551, 565, 579, 593,  // section sign
  168, 591, 572, 553, 535,  // diaeresis
  169, 915, 915, 915, 915,  // copyright sign
  170, 449, 462, 474, 487,  // feminine ordinal indicator
  171, 540, 569, 597, 626,  // left-pointing double angle quotation mark
  172, 540, 553, 566, 580,  // not sign
  174, 670, 668, 666, 664,  // registered sign
  175, 449, 488, 526, 565,  // macron
  176, 455, 456, 458, 460,  // degree sign
  177, 659, 666, 673, 680,  // plus-minus sign
  178, 420, 422, 423, 424,  // superscript two
  179, 430, 434, 438, 442,  // superscript three
  180, 497, 497, 497, 497,  // acute accent
  181, 622, 637, 652, 667,  // micro sign
  182, 599, 603, 606, 610,  // pilcrow sign
  183, 276, 283, 290, 298,  // middle dot
  184, 267, 303, 339, 374,  // cedilla
  185, 313, 316, 318, 321,  // superscript one
  186, 449, 461, 473, 485,  // masculine ordinal indicator
  187, 540, 570, 599, 629,  // right-pointing double angle quotation mark
  188, 884, 882, 881, 879,  // vulgar fraction one quarter
  189, 926, 923, 919, 916,  // vulgar fraction one half
  190, 949, 954, 960, 965,  // vulgar fraction three quarters
  191, 507, 526, 544, 563,  // inverted question mark
  192, 676, 700, 724, 748,  // latin capital letter a with grave
  193, 676, 700, 724, 748,  // latin capital letter a with acute
  194, 676, 700, 724, 748,  // latin capital letter a with circumflex
  195, 676, 700, 724, 748,  // latin capital letter a with tilde
  196, 676, 700, 724, 748,  // latin capital letter a with diaeresis
  197, 676, 700, 724, 748,  // latin capital letter a with ring above
  198, 990, 1004, 1017, 1030,  // latin capital letter ae
  199, 727, 735, 744, 752,  // latin capital letter c with cedilla
  200, 598, 603, 608, 613,  // latin capital letter e with grave
  201, 598, 603, 608, 613,  // latin capital letter e with acute
  202, 598, 603, 608, 613,  // latin capital letter e with circumflex
  203, 598, 603, 608, 613,  // latin capital letter e with diaeresis
  204, 264, 270, 275, 281,  // latin capital letter i with grave
  205, 264, 270, 275, 281,  // latin capital letter i with acute
  206, 264, 270, 275, 281,  // latin capital letter i with circumflex
  207, 264, 270, 275, 281,  // latin capital letter i with diaeresis
  208, 719, 722, 724, 727,  // latin capital letter eth
  209, 753, 747, 741, 735,  // latin capital letter n with tilde
  210, 761, 768, 775, 782,  // latin capital letter o with grave
  211, 761, 768, 775, 782,  // latin capital letter o with acute
  212, 761, 768, 775, 782,  // latin capital letter o with circumflex
  213, 761, 768, 775, 782,  // latin capital letter o with tilde
  214, 761, 768, 775, 782,  // latin capital letter o with diaeresis
  215, 659, 666, 673, 680,  // multiplication sign
  216, 761, 768, 775, 782,  // latin capital letter o with stroke
  217, 741, 738, 734, 729,  // latin capital letter u with grave
  218, 741, 738, 734, 729,  // latin capital letter u with acute
  219, 741, 738, 734, 729,  // latin capital letter u with circumflex
  220, 741, 738, 734, 729,  // latin capital letter u with diaeresis
  221, 665, 685, 705, 724,  // latin capital letter y with acute
  222, 631, 644, 657, 671,  // latin capital letter thorn
  223, 609, 627, 646, 664,  // latin small letter sharp s
  224, 564, 569, 575, 580,  // latin small letter a with grave
  225, 564, 569, 575, 580,  // latin small letter a with acute
  226, 564, 569, 575, 580,  // latin small letter a with circumflex
  227, 564, 569, 575, 580,  // latin small letter a with tilde
  228, 564, 569, 575, 580,  // latin small letter a with diaeresis
  229, 564, 569, 575, 580,  // latin small letter a with ring above
  230, 925, 921, 917, 914,  // latin small letter ae
  231, 558, 568, 577, 587,  // latin small letter c with cedilla
  232, 582, 587, 593, 598,  // latin small letter e with grave
  233, 582, 587, 593, 598,  // latin small letter e with acute
  234, 582, 587, 593, 598,  // latin small letter e with circumflex
  235, 582, 587, 593, 598,  // latin small letter e with diaeresis
  236, 237, 249, 261, 272,  // latin small letter i with grave
  237, 237, 249, 261, 272,  // latin small letter i with acute
  238, 237, 249, 261, 272,  // latin small letter i with circumflex
  239, 237, 249, 261, 272,  // latin small letter i with diaeresis
  240, 580, 586, 593, 599,  // latin small letter eth
  241, 585, 597, 610, 622,  // latin small letter n with tilde
  242, 597, 602, 608, 614,  // latin small letter o with grave
  243, 597, 602, 608, 614,  // latin small letter o with acute
  244, 597, 602, 608, 614,  // latin small letter o with circumflex
  245, 597, 602, 608, 614,  // latin small letter o with tilde
  246, 597, 602, 608, 614,  // latin small letter o with diaeresis
  247, 659, 666, 673, 680,  // division sign
  248, 597, 602, 608, 614,  // latin small letter o with stroke
  249, 581, 594, 608, 622,  // latin small letter u with grave
  250, 581, 594, 608, 622,  // latin small letter u with acute
  251, 581, 594, 608, 622,  // latin small letter u with circumflex
  252, 581, 594, 608, 622,  // latin small letter u with diaeresis
  253, 557, 566, 576, 586,  // latin small letter y with acute
  254, 609, 610, 612, 613,  // latin small letter thorn
  255, 557, 566, 576, 586,  // latin small letter y with diaeresis
  256, 676, 700, 724, 748,  // latin capital letter a with macron
  257, 564, 569, 575, 580,  // latin small letter a with macron
  258, 676, 700, 724, 748,  // latin capital letter a with breve
  259, 564, 569, 575, 580,  // latin small letter a with breve
  260, 676, 700, 724, 748,  // latin capital letter a with ogonek
  261, 564, 569, 575, 580,  // latin small letter a with ogonek
  262, 727, 735, 744, 752,  // latin capital letter c with acute
  263, 558, 568, 577, 587,  // latin small letter c with acute
  264, 727, 735, 744, 752,  // latin capital letter c with circumflex
  265, 558, 568, 577, 587,  // latin small letter c with circumflex
  266, 727, 735, 744, 752,  // latin capital letter c with dot above
  267, 558, 568, 577, 587,  // latin small letter c with dot above
  268, 727, 735, 744, 752,  // latin capital letter c with caron
  269, 558, 568, 577, 587,  // latin small letter c with caron
  270, 719, 722, 724, 727,  // latin capital letter d with caron
  271, 677, 697, 716, 736,  // latin small letter d with caron
  272, 719, 722, 724, 727,  // latin capital letter d with stroke
  273, 621, 626, 630, 635,  // latin small letter d with stroke
  274, 598, 603, 608, 613,  // latin capital letter e with macron
  275, 582, 587, 593, 598,  // latin small letter e with macron
  276, 598, 603, 608, 613,  // latin capital letter e with breve
  277, 582, 587, 593, 598,  // latin small letter e with breve
  278, 598, 603, 608, 613,  // latin capital letter e with dot above
  279, 582, 587, 593, 598,  // latin small letter e with dot above
  280, 598, 603, 608, 613,  // latin capital letter e with ogonek
  281, 582, 587, 593, 598,  // latin small letter e with ogonek
  282, 598, 603, 608, 613,  // latin capital letter e with caron
  283, 582, 587, 593, 598,  // latin small letter e with caron
  284, 743, 749, 755, 761,  // latin capital letter g with circumflex
  285, 609, 617, 625, 633,  // latin small letter g with circumflex
  286, 743, 749, 755, 761,  // latin capital letter g with breve
  287, 609, 617, 625, 633,  // latin small letter g with breve
  288, 743, 749, 755, 761,  // latin capital letter g with dot above
  289, 609, 617, 625, 633,  // latin small letter g with dot above
  290, 743, 749, 755, 761,  // latin capital letter g with cedilla
  291, 609, 617, 625, 633,  // latin small letter g with cedilla
  292, 740, 742, 744, 746,  // latin capital letter h with circumflex
  293, 591, 602, 613, 624,  // latin small letter h with circumflex
  294, 777, 788, 799, 810,  // latin capital letter h with stroke
  295, 591, 602, 613, 624,  // latin small letter h with stroke
  296, 443, 446, 448, 451,  // latin capital letter i with tilde
  297, 278, 282, 285, 289,  // latin small letter i with tilde
  298, 264, 270, 275, 281,  // latin capital letter i with macron
  299, 237, 249, 261, 272,  // latin small letter i with macron
  300, 264, 270, 275, 281,  // latin capital letter i with breve
  301, 237, 249, 261, 272,  // latin small letter i with breve
  302, 264, 270, 275, 281,  // latin capital letter i with ogonek
  303, 237, 252, 266, 281,  // latin small letter i with ogonek
  304, 264, 270, 275, 281,  // latin capital letter i with dot above
  305, 237, 249, 261, 272,  // latin small letter dotless i
  306, 807, 821, 836, 850,  // latin capital ligature ij
  307, 474, 498, 521, 544,  // latin small ligature ij
  308, 543, 552, 561, 570,  // latin capital letter j with circumflex
  309, 237, 249, 261, 272,  // latin small letter j with circumflex
  310, 652, 664, 677, 690,  // latin capital letter k with cedilla
  311, 544, 556, 569, 582,  // latin small letter k with cedilla
  312, 631, 644, 657, 671,  // latin small letter kra
  313, 563, 564, 566, 567,  // latin capital letter l with acute
  314, 237, 249, 261, 272,  // latin small letter l with acute
  315, 563, 564, 566, 567,  // latin capital letter l with cedilla
  316, 237, 249, 261, 272,  // latin small letter l with cedilla
  317, 563, 564, 566, 567,  // latin capital letter l with caron
  318, 305, 328, 352, 376,  // latin small letter l with caron
  319, 563, 568, 574, 580,  // latin capital letter l with middle dot
  320, 315, 347, 380, 412,  // latin small letter l with middle dot
  321, 563, 570, 578, 586,  // latin capital letter l with stroke
  322, 237, 249, 261, 272,  // latin small letter l with stroke
  323, 753, 747, 741, 735,  // latin capital letter n with acute
  324, 585, 597, 610, 622,  // latin small letter n with acute
  325, 753, 747, 741, 735,  // latin capital letter n with cedilla
  326, 585, 597, 610, 622,  // latin small letter n with cedilla
  327, 753, 747, 741, 735,  // latin capital letter n with caron
  328, 585, 597, 610, 622,  // latin small letter n with caron
  330, 753, 747, 741, 735,  // latin capital letter eng
  331, 585, 600, 616, 631,  // latin small letter eng
  332, 761, 768, 775, 782,  // latin capital letter o with macron
  333, 597, 602, 608, 614,  // latin small letter o with macron
  334, 761, 768, 775, 782,  // latin capital letter o with breve
  335, 597, 602, 608, 614,  // latin small letter o with breve
  336, 761, 768, 775, 782,  // latin capital letter o with double acute
  337, 597, 602, 608, 614,  // latin small letter o with double acute
  338, 953, 975, 996, 1018,  // latin capital ligature oe
  339, 990, 985, 981, 977,  // latin small ligature oe
  340, 639, 645, 651, 656,  // latin capital letter r with acute
  341, 372, 384, 397, 409,  // latin small letter r with acute
  342, 639, 645, 651, 656,  // latin capital letter r with cedilla
  343, 372, 384, 397, 409,  // latin small letter r with cedilla
  344, 639, 645, 651, 656,  // latin capital letter r with caron
  345, 372, 384, 397, 409,  // latin small letter r with caron
  346, 638, 643, 649, 655,  // latin capital letter s with acute
  347, 523, 536, 549, 562,  // latin small letter s with acute
  348, 638, 643, 649, 655,  // latin capital letter s with circumflex
  349, 523, 536, 549, 562,  // latin small letter s with circumflex
  350, 638, 643, 649, 655,  // latin capital letter s with cedilla
  351, 523, 536, 549, 562,  // latin small letter s with cedilla
  352, 638, 643, 649, 655,  // latin capital letter s with caron
  353, 523, 536, 549, 562,  // latin small letter s with caron
  354, 642, 651, 660, 668,  // latin capital letter t with cedilla
  355, 364, 372, 380, 388,  // latin small letter t with cedilla
  356, 642, 651, 660, 668,  // latin capital letter t with caron
  357, 364, 384, 404, 425,  // latin small letter t with caron
  358, 642, 651, 660, 668,  // latin capital letter t with stroke
  359, 364, 372, 380, 388,  // latin small letter t with stroke
  360, 741, 738, 734, 729,  // latin capital letter u with tilde
  361, 581, 594, 608, 622,  // latin small letter u with tilde
  362, 741, 738, 734, 729,  // latin capital letter u with macron
  363, 581, 594, 608, 622,  // latin small letter u with macron
  364, 741, 738, 734, 729,  // latin capital letter u with breve
  365, 581, 594, 608, 622,  // latin small letter u with breve
  366, 741, 738, 734, 729,  // latin capital letter u with ring above
  367, 581, 594, 608, 622,  // latin small letter u with ring above
  368, 741, 738, 734, 729,  // latin capital letter u with double acute
  369, 581, 594, 608, 622,  // latin small letter u with double acute
  370, 741, 738, 734, 729,  // latin capital letter u with ogonek
  371, 581, 594, 608, 622,  // latin small letter u with ogonek
  372, 949, 978, 1007, 1036,  // latin capital letter w with circumflex
  373, 813, 825, 837, 850,  // latin small letter w with circumflex
  374, 665, 685, 705, 724,  // latin capital letter y with circumflex
  375, 557, 566, 576, 586,  // latin small letter y with circumflex
  376, 665, 685, 705, 724,  // latin capital letter y with diaeresis
  377, 625, 639, 653, 667,  // latin capital letter z with acute
  378, 541, 551, 562, 572,  // latin small letter z with acute
  379, 625, 639, 653, 667,  // latin capital letter z with dot above
  380, 541, 551, 562, 572,  // latin small letter z with dot above
  381, 625, 639, 653, 667,  // latin capital letter z with caron
  382, 541, 551, 562, 572,  // latin small letter z with caron
  383, 267, 275, 282, 289,  // latin small letter long s
  416, 774, 787, 800, 813,  // latin capital letter o with horn
  417, 598, 609, 621, 632,  // latin small letter o with horn
  431, 865, 867, 869, 870,  // latin capital letter u with horn
  432, 622, 651, 680, 709,  // latin small letter u with horn
  461, 676, 700, 724, 748,  // latin capital letter a with caron
  462, 564, 569, 575, 580,  // latin small letter a with caron
  463, 264, 270, 275, 281,  // latin capital letter i with caron
  464, 237, 249, 261, 272,  // latin small letter i with caron
  465, 761, 768, 775, 782,  // latin capital letter o with caron
  466, 597, 602, 608, 614,  // latin small letter o with caron
  467, 741, 738, 734, 729,  // latin capital letter u with caron
  468, 581, 594, 608, 622,  // latin small letter u with caron
  469, 741, 738, 734, 729,  // latin capital letter u with diaeresis and macron
  470, 581, 594, 608, 622,  // latin small letter u with diaeresis and macron
  471, 741, 738, 734, 729,  // latin capital letter u with diaeresis and acute
  472, 581, 594, 608, 622,  // latin small letter u with diaeresis and acute
  473, 741, 738, 734, 729,  // latin capital letter u with diaeresis and caron
  474, 581, 594, 608, 622,  // latin small letter u with diaeresis and caron
  475, 741, 738, 734, 729,  // latin capital letter u with diaeresis and grave
  476, 581, 594, 608, 622,  // latin small letter u with diaeresis and grave
  7840, 676, 700, 724, 748,  // latin capital letter a with dot below
  7841, 564, 569, 575, 580,  // latin small letter a with dot below
  7842, 676, 700, 724, 748,  // latin capital letter a with hook above
  7843, 564, 569, 575, 580,  // latin small letter a with hook above
  7844, 676, 700, 724, 748,  // latin capital letter a with circumflex and acute
  7845, 564, 569, 575, 580,  // latin small letter a with circumflex and acute
  7846, 676, 700, 724, 748,  // latin capital letter a with circumflex and grave
  7847, 564, 569, 575, 580,  // latin small letter a with circumflex and grave
  7848, 676, 700, 724, 748,  // latin capital letter a with circumflex and hook above
  7849, 564, 569, 575, 580,  // latin small letter a with circumflex and hook above
  7850, 676, 700, 724, 748,  // latin capital letter a with circumflex and tilde
  7851, 564, 569, 575, 580,  // latin small letter a with circumflex and tilde
  7852, 676, 700, 724, 748,  // latin capital letter a with circumflex and dot below
  7853, 564, 569, 575, 580,  // latin small letter a with circumflex and dot below
  7854, 676, 700, 724, 748,  // latin capital letter a with breve and acute
  7855, 564, 569, 575, 580,  // latin small letter a with breve and acute
  7856, 676, 700, 724, 748,  // latin capital letter a with breve and grave
  7857, 564, 569, 575, 580,  // latin small letter a with breve and grave
  7858, 676, 700, 724, 748,  // latin capital letter a with breve and hook above
  7859, 564, 569, 575, 580,  // latin small letter a with breve and hook above
  7860, 676, 700, 724, 748,  // latin capital letter a with breve and tilde
  7861, 564, 569, 575, 580,  // latin small letter a with breve and tilde
  7862, 676, 700, 724, 748,  // latin capital letter a with breve and dot below
  7863, 564, 569, 575, 580,  // latin small letter a with breve and dot below
  7864, 598, 603, 608, 613,  // latin capital letter e with dot below
  7865, 582, 587, 593, 598,  // latin small letter e with dot below
  7866, 598, 603, 608, 613,  // latin capital letter e with hook above
  7867, 582, 587, 593, 598,  // latin small letter e with hook above
  7868, 598, 603, 608, 613,  // latin capital letter e with tilde
  7869, 582, 587, 593, 598,  // latin small letter e with tilde
  7870, 598, 603, 608, 613,  // latin capital letter e with circumflex and acute
  7871, 582, 587, 593, 598,  // latin small letter e with circumflex and acute
  7872, 598, 603, 608, 613,  // latin capital letter e with circumflex and grave
  7873, 582, 587, 593, 598,  // latin small letter e with circumflex and grave
  7874, 598, 603, 608, 613,  // latin capital letter e with circumflex and hook above
  7875, 582, 587, 593, 598,  // latin small letter e with circumflex and hook above
  7876, 598, 603, 608, 613,  // latin capital letter e with circumflex and tilde
  7877, 582, 587, 593, 598,  // latin small letter e with circumflex and tilde
  7878, 598, 603, 608, 613,  // latin capital letter e with circumflex and dot below
  7879, 582, 587, 593, 598,  // latin small letter e with circumflex and dot below
  7880, 264, 270, 275, 281,  // latin capital letter i with hook above
  7881, 237, 249, 261, 272,  // latin small letter i with hook above
  7882, 264, 270, 275, 281,  // latin capital letter i with dot below
  7883, 237, 249, 261, 272,  // latin small letter i with dot below
  7884, 761, 768, 775, 782,  // latin capital letter o with dot below
  7885, 597, 602, 608, 614,  // latin small letter o with dot below
  7886, 761, 768, 775, 782,  // latin capital letter o with hook above
  7887, 597, 602, 608, 614,  // latin small letter o with hook above
  7888, 761, 768, 775, 782,  // latin capital letter o with circumflex and acute
  7889, 597, 602, 608, 614,  // latin small letter o with circumflex and acute
  7890, 761, 768, 775, 782,  // latin capital letter o with circumflex and grave
  7891, 597, 602, 608, 614,  // latin small letter o with circumflex and grave
  7892, 761, 768, 775, 782,  // latin capital letter o with circumflex and hook above
  7893, 597, 602, 608, 614,  // latin small letter o with circumflex and hook above
  7894, 761, 768, 775, 782,  // latin capital letter o with circumflex and tilde
  7895, 597, 602, 608, 614,  // latin small letter o with circumflex and tilde
  7896, 761, 768, 775, 782,  // latin capital letter o with circumflex and dot below
  7897, 597, 602, 608, 614,  // latin small letter o with circumflex and dot below
  7898, 774, 787, 800, 813,  // latin capital letter o with horn and acute
  7899, 598, 609, 621, 632,  // latin small letter o with horn and acute
  7900, 774, 787, 800, 813,  // latin capital letter o with horn and grave
  7901, 598, 609, 621, 632,  // latin small letter o with horn and grave
  7902, 774, 787, 800, 813,  // latin capital letter o with horn and hook above
  7903, 598, 609, 621, 632,  // latin small letter o with horn and hook above
  7904, 774, 787, 800, 813,  // latin capital letter o with horn and tilde
  7905, 598, 609, 621, 632,  // latin small letter o with horn and tilde
  7906, 774, 787, 800, 813,  // latin capital letter o with horn and dot below
  7907, 598, 609, 621, 632,  // latin small letter o with horn and dot below
  7908, 741, 738, 734, 729,  // latin capital letter u with dot below
  7909, 581, 594, 608, 622,  // latin small letter u with dot below
  7910, 741, 738, 734, 729,  // latin capital letter u with hook above
  7911, 581, 594, 608, 622,  // latin small letter u with hook above
  7912, 865, 867, 869, 870,  // latin capital letter u with horn and acute
  7913, 622, 651, 680, 709,  // latin small letter u with horn and acute
  7914, 865, 867, 869, 870,  // latin capital letter u with horn and grave
  7915, 622, 651, 680, 709,  // latin small letter u with horn and grave
  7916, 865, 867, 869, 870,  // latin capital letter u with horn and hook above
  7917, 622, 651, 680, 709,  // latin small letter u with horn and hook above
  7918, 865, 867, 869, 870,  // latin capital letter u with horn and tilde
  7919, 622, 651, 680, 709,  // latin small letter u with horn and tilde
  7920, 865, 867, 869, 870,  // latin capital letter u with horn and dot below
  7921, 622, 651, 680, 709,  // latin small letter u with horn and dot below
  7922, 665, 685, 705, 724,  // latin capital letter y with grave
  7923, 557, 566, 576, 586,  // latin small letter y with grave
  7924, 665, 685, 705, 724,  // latin capital letter y with dot below
  7925, 557, 566, 576, 586,  // latin small letter y with dot below
  7926, 665, 685, 705, 724,  // latin capital letter y with hook above
  7927, 557, 566, 576, 586,  // latin small letter y with hook above
  7928, 665, 685, 705, 724,  // latin capital letter y with tilde
  7929, 557, 566, 576, 586,  // latin small letter y with tilde
  8208, 358, 393, 429, 464,  // hyphen
  8209, 358, 393, 429, 464,  // non-breaking hyphen
  8210, 648, 659, 670, 682,  // figure dash
  8211, 500, 500, 500, 500,  // en dash
  8212, 1000, 1000, 1000, 1000,  // em dash
  8213, 1000, 1000, 1000, 1000,  // horizontal bar
  8214, 358, 407, 456, 505,  // double vertical line
  8215, 452, 461, 469, 478,  // double low line
  8216, 199, 213, 228, 242,  // left single quotation mark
  8217, 185, 199, 214, 228,  // right single quotation mark
  8218, 199, 213, 228, 242,  // single low-9 quotation mark
  8219, 222, 230, 238, 246,  // single high-reversed-9 quotation mark
  8220, 381, 394, 408, 422,  // left double quotation mark
  8221, 381, 394, 407, 421,  // right double quotation mark
  8222, 381, 394, 407, 421,  // double low-9 quotation mark
  8223, 449, 447, 445, 444,  // double high-reversed-9 quotation mark
  8224, 631, 618, 605, 592,  // dagger
  8225, 540, 551, 563, 575,  // double dagger
  8226, 563, 529, 496, 464,  // bullet
  8227, 563, 529, 496, 464,  // triangular bullet
  8228, 267, 276, 286, 295,  // one dot leader
  8229, 548, 548, 548, 548,  // two dot leader
  8230, 821, 814, 806, 799,  // horizontal ellipsis
  8239, 182, 173, 164, 154,  // narrow no-break space
  8240, 1045, 1061, 1077, 1093,  // per mille sign
  8241, 1268, 1290, 1311, 1332,  // per ten thousand sign
  8242, 220, 240, 259, 279,  // prime
  8243, 405, 433, 461, 489,  // double prime
  8244, 589, 626, 663, 700,  // triple prime
  8245, 220, 240, 259, 279,  // reversed prime
  8246, 405, 433, 461, 489,  // reversed double prime
  8247, 589, 626, 663, 700,  // reversed triple prime
  8248, 449, 485, 521, 556,  // caret
  8249, 358, 369, 381, 392,  // single left-pointing angle quotation mark
  8250, 358, 369, 381, 392,  // single right-pointing angle quotation mark
  8352, 722, 735, 748, 761,  // euro-currency sign
  8353, 727, 735, 744, 752,  // colon sign
  8354, 727, 731, 734, 738,  // cruzeiro sign
  8355, 587, 586, 586, 585,  // french franc sign
  8356, 646, 656, 665, 674,  // lira sign
  8357, 854, 857, 859, 862,  // mill sign
  8358, 770, 765, 761, 756,  // naira sign
  8359, 1116, 1168, 1219, 1271,  // peseta sign
  8360, 1115, 1136, 1157, 1177,  // rupee sign
  8361, 949, 982, 1014, 1047,  // won sign
  8362, 805, 847, 888, 929,  // new sheqel sign
  8363, 621, 626, 630, 635,  // dong sign
  8364, 665, 672, 679, 686,  // euro sign
  8365, 707, 741, 776, 810,  // kip sign
  8366, 642, 651, 660, 668,  // tugrik sign
  8367, 1267, 1311, 1356, 1400,  // drachma sign
  8368, 631, 669, 707, 746,  // german penny sign
  8369, 724, 763, 802, 840,  // peso sign
  8370, 743, 749, 755, 761,  // guarani sign
  8371, 676, 700, 724, 748,  // austral sign
  8372, 629, 669, 710, 749,  // hryvnia sign
  8373, 727, 735, 744, 752,  // cedi sign
  8374, 540, 576, 613, 649,  // livre tournois sign
  8375, 631, 668, 705, 742,  // spesmilo sign
  8376, 642, 651, 660, 669,  // tenge sign
  8377, 540, 551, 563, 574,  // indian rupee sign
  8378, 589, 609, 629, 648,  // turkish lira sign
  8379, 813, 852, 891, 931,  // nordic mark sign
  8380, 722, 735, 749, 763,  // manat sign
  8381, 697, 713, 729, 745,  // ruble sign
  8382, 722, 735, 749, 763,  // lari sign
  8383, 651, 654, 657, 661,  // bitcoin sign
  8593, 955, 955, 955, 955,  // upwards arrow
  8595, 955, 955, 955, 955,  // downwards arrow
  8722, 659, 666, 673, 680,  // minus sign
  9674, 545, 565, 584, 603,  // lozenge
  9702, 563, 529, 496, 464,  // white bullet
]

/// The number of letters.
@inlinable package var letterCount: Int { 499 }

/// The code of a letter.
package func letterCode(_ index: Int) -> Int32 {
  letters[5 * index]
}

/// The width of a letter in regular type.
package func regularWidth(_ index: Int) -> Int32 {
  letters[5 * index + 1]
}

/// The width of a letter in medium type.
package func mediumWidth(_ index: Int) -> Int32 {
  letters[5 * index + 2]
}

/// The width of a letter in semibold type.
package func semiboldWidth(_ index: Int) -> Int32 {
  letters[5 * index + 3]
}

/// The width of a letter in bold type.
package func boldWidth(_ index: Int) -> Int32 {
  letters[5 * index + 4]
}
