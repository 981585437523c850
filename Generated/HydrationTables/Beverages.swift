// Beverages, and how much of each counts as water drunk.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Four numbers a beverage: the share of the volume that counts in thousandths, the beverage hydration index in
// hundredths (0: not measured), the tint (0 water, tea, coffee, milk, juice, energy, alcohol, other), 1 if alcoholic.
//
// Inputs, with their SHA-256:
//   d1fc5af3d0fdf5b2e1c7bba918e6a9b584cfae0a161fa7d2232b039ab56d1ae4  Data/hydration/beverages.tsv
//
// swift-format-ignore-file

/// The number of beverages.
@inlinable package var beverageCount: Int { 40 }

/// Four numbers a beverage.
let beverages: [UInt16] = [
  1000, 100, 0, 0,  // water · factor 1.000 · index 1.00 · water
  1000, 98, 0, 0,  // sparklingWater · factor 1.000 · index 0.98 · water
  1000, 154, 0, 0,  // oralRehydrationSolution · factor 1.000 · index 1.54 · water
  1000, 0, 4, 0,  // coconutWater · factor 1.000 · index not measured · juice
  1000, 102, 5, 0,  // sportsDrink · factor 1.000 · index 1.02 · energy
  1000, 0, 5, 0,  // energyDrink · factor 1.000 · index not measured · energy
  1000, 0, 1, 0,  // tea · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // blackTea · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // earlGrey · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // icedTea · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // greenTea · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // oolong · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // matcha · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // chai · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // herbalTea · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // chamomile · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // peppermintTea · factor 1.000 · index not measured · tea
  1000, 0, 1, 0,  // rooibos · factor 1.000 · index not measured · tea
  1000, 91, 2, 0,  // coffee · factor 1.000 · index 0.91 · coffee
  1000, 0, 2, 0,  // icedCoffee · factor 1.000 · index not measured · coffee
  1000, 0, 2, 0,  // coldBrew · factor 1.000 · index not measured · coffee
  1000, 0, 2, 0,  // espresso · factor 1.000 · index not measured · coffee
  1000, 0, 2, 0,  // americano · factor 1.000 · index not measured · coffee
  1000, 0, 2, 0,  // latte · factor 1.000 · index not measured · coffee
  1000, 0, 2, 0,  // flatWhite · factor 1.000 · index not measured · coffee
  1000, 0, 2, 0,  // cappuccino · factor 1.000 · index not measured · coffee
  1000, 0, 2, 0,  // macchiato · factor 1.000 · index not measured · coffee
  1000, 0, 2, 0,  // mocha · factor 1.000 · index not measured · coffee
  1000, 150, 3, 0,  // milk · factor 1.000 · index 1.50 · milk
  1000, 0, 3, 0,  // soyMilk · factor 1.000 · index not measured · milk
  1000, 0, 4, 0,  // smoothie · factor 1.000 · index not measured · juice
  1000, 139, 4, 0,  // juice · factor 1.000 · index 1.39 · juice
  1000, 0, 4, 0,  // lemonade · factor 1.000 · index not measured · juice
  1000, 0, 4, 0,  // sugarcaneJuice · factor 1.000 · index not measured · juice
  1000, 123, 5, 0,  // soda · factor 1.000 · index 1.23 · energy
  1000, 0, 7, 0,  // soup · factor 1.000 · index not measured · other
  1000, 100, 6, 1,  // beer · factor 1.000 · index 1.00 · alcohol · alcohol
  0, 0, 6, 1,  // wine · factor 0.000 · index not measured · alcohol · alcohol
  0, 0, 6, 1,  // cocktail · factor 0.000 · index not measured · alcohol · alcohol
  1000, 0, 7, 0,  // other · factor 1.000 · index not measured · other
]

/// A number of a beverage, at 4 * beverage + field.
package func beverageNumber(_ index: Int) -> UInt16 {
  beverages[index]
}

/// What documents call it.
let beverageIDs: [String] = [
  "water",
  "sparklingWater",
  "oralRehydrationSolution",
  "coconutWater",
  "sportsDrink",
  "energyDrink",
  "tea",
  "blackTea",
  "earlGrey",
  "icedTea",
  "greenTea",
  "oolong",
  "matcha",
  "chai",
  "herbalTea",
  "chamomile",
  "peppermintTea",
  "rooibos",
  "coffee",
  "icedCoffee",
  "coldBrew",
  "espresso",
  "americano",
  "latte",
  "flatWhite",
  "cappuccino",
  "macchiato",
  "mocha",
  "milk",
  "soyMilk",
  "smoothie",
  "juice",
  "lemonade",
  "sugarcaneJuice",
  "soda",
  "soup",
  "beer",
  "wine",
  "cocktail",
  "other",
]

/// What documents call it.
package func beverageID(_ index: Int) -> String {
  beverageIDs[index]
}

/// An SF Symbol.
let beverageSymbols: [String] = [
  "drop.fill",  // water
  "bubbles.and.sparkles.fill",  // sparklingWater
  "cross.case.fill",  // oralRehydrationSolution
  "leaf.fill",  // coconutWater
  "figure.run",  // sportsDrink
  "bolt.fill",  // energyDrink
  "cup.and.saucer.fill",  // tea
  "cup.and.saucer.fill",  // blackTea
  "cup.and.saucer.fill",  // earlGrey
  "takeoutbag.and.cup.and.straw.fill",  // icedTea
  "leaf.fill",  // greenTea
  "cup.and.saucer.fill",  // oolong
  "leaf.fill",  // matcha
  "mug.fill",  // chai
  "mug.fill",  // herbalTea
  "mug.fill",  // chamomile
  "leaf.fill",  // peppermintTea
  "mug.fill",  // rooibos
  "cup.and.saucer.fill",  // coffee
  "takeoutbag.and.cup.and.straw.fill",  // icedCoffee
  "takeoutbag.and.cup.and.straw.fill",  // coldBrew
  "cup.and.saucer.fill",  // espresso
  "cup.and.saucer.fill",  // americano
  "mug.fill",  // latte
  "cup.and.saucer.fill",  // flatWhite
  "cup.and.saucer.fill",  // cappuccino
  "cup.and.saucer.fill",  // macchiato
  "mug.fill",  // mocha
  "cup.and.saucer.fill",  // milk
  "cup.and.saucer.fill",  // soyMilk
  "takeoutbag.and.cup.and.straw.fill",  // smoothie
  "takeoutbag.and.cup.and.straw.fill",  // juice
  "takeoutbag.and.cup.and.straw.fill",  // lemonade
  "takeoutbag.and.cup.and.straw.fill",  // sugarcaneJuice
  "takeoutbag.and.cup.and.straw.fill",  // soda
  "fork.knife",  // soup
  "mug.fill",  // beer
  "wineglass.fill",  // wine
  "wineglass.fill",  // cocktail
  "questionmark.circle.fill",  // other
]

/// An SF Symbol.
package func beverageSymbol(_ index: Int) -> String {
  beverageSymbols[index]
}

/// Where the factor is from.
let beverageSources: [String] = [
  "Maughan 2016: the drink the others are compared with",  // water
  "Maughan 2016: no difference from water",  // sparklingWater
  "Maughan 2016: retained longer; a factor above 1 would mean drinking less",  // oralRehydrationSolution
  "decision: no evidence for another factor",  // coconutWater
  "Maughan 2016: no difference from water",  // sportsDrink
  "decision: no evidence for another factor",  // energyDrink
  "Maughan 2016: hot and iced black tea do not differ from water; index not at hand",  // tea
  "Maughan 2016: hot and iced black tea do not differ from water; index not at hand",  // blackTea
  "Maughan 2016: hot and iced black tea do not differ from water; index not at hand",  // earlGrey
  "Maughan 2016: hot and iced black tea do not differ from water; index not at hand",  // icedTea
  "decision: no evidence for another factor",  // greenTea
  "decision: no evidence for another factor",  // oolong
  "decision: no evidence for another factor",  // matcha
  "decision: no evidence for another factor",  // chai
  "decision: no evidence for another factor",  // herbalTea
  "decision: no evidence for another factor",  // chamomile
  "decision: no evidence for another factor",  // peppermintTea
  "decision: no evidence for another factor",  // rooibos
  "Maughan 2016: instant coffee, no difference from water",  // coffee
  "decision: as coffee",  // icedCoffee
  "decision: as coffee",  // coldBrew
  "decision: as coffee",  // espresso
  "decision: as coffee",  // americano
  "decision: as coffee",  // latte
  "decision: as coffee",  // flatWhite
  "decision: as coffee",  // cappuccino
  "decision: as coffee",  // macchiato
  "decision: as coffee",  // mocha
  "Maughan 2016: whole milk, retained longer; a factor above 1 would mean drinking less",  // milk
  "decision: no evidence for another factor",  // soyMilk
  "decision: no evidence for another factor",  // smoothie
  "Maughan 2016: orange juice; not different from water at 4 hours. Others report 1.1",  // juice
  "decision: no evidence for another factor",  // lemonade
  "decision: no evidence for another factor",  // sugarcaneJuice
  "Maughan 2016: cola; not different from water at 4 hours",  // soda
  "decision: counted as drunk; what is eaten with it is not",  // soup
  "Maughan 2016: lager, no difference from water",  // beer
  "decision: logged, not counted; no evidence at its strength, and no reward for it",  // wine
  "decision: logged, not counted; no evidence at its strength, and no reward for it",  // cocktail
  "decision: no evidence for another factor",  // other
]

/// Where the factor is from.
package func beverageSource(_ index: Int) -> String {
  beverageSources[index]
}

/// The name of a beverage.
let beverageNames_vi: [String] = [
  "Nước",
  "Nước có ga",
  "Oresol",
  "Nước dừa",
  "Nước uống thể thao",
  "Nước tăng lực",
  "Trà",
  "Hồng trà",
  "Trà Earl Grey",
  "Trà đá",
  "Trà xanh",
  "Trà ô long",
  "Matcha",
  "Trà chai",
  "Trà thảo mộc",
  "Trà hoa cúc",
  "Trà bạc hà",
  "Trà rooibos",
  "Cà phê",
  "Cà phê đá",
  "Cà phê ủ lạnh",
  "Espresso",
  "Americano",
  "Latte",
  "Flat white",
  "Cappuccino",
  "Macchiato",
  "Mocha",
  "Sữa",
  "Sữa đậu nành",
  "Sinh tố",
  "Nước ép",
  "Nước chanh",
  "Nước mía",
  "Nước ngọt",
  "Canh, súp",
  "Bia",
  "Rượu vang",
  "Cocktail",
  "Đồ uống khác",
]

/// The name of a beverage.
let beverageNames_zh: [String] = [
  "水",
  "气泡水",
  "口服补液盐",
  "椰子水",
  "运动饮料",
  "能量饮料",
  "茶",
  "红茶",
  "伯爵茶",
  "冰茶",
  "绿茶",
  "乌龙茶",
  "抹茶",
  "印度香料茶",
  "花草茶",
  "洋甘菊茶",
  "薄荷茶",
  "路易波士茶",
  "咖啡",
  "冰咖啡",
  "冷萃咖啡",
  "意式浓缩咖啡",
  "美式咖啡",
  "拿铁",
  "澳白",
  "卡布奇诺",
  "玛奇朵",
  "摩卡",
  "牛奶",
  "豆浆",
  "果昔",
  "果汁",
  "柠檬水",
  "甘蔗汁",
  "汽水",
  "汤",
  "啤酒",
  "葡萄酒",
  "鸡尾酒",
  "其他饮品",
]

/// The name of a beverage.
let beverageNames_en: [String] = [
  "Water",
  "Sparkling water",
  "Oral rehydration solution",
  "Coconut water",
  "Sports drink",
  "Energy drink",
  "Tea",
  "Black tea",
  "Earl Grey",
  "Iced tea",
  "Green tea",
  "Oolong tea",
  "Matcha",
  "Chai",
  "Herbal tea",
  "Chamomile tea",
  "Peppermint tea",
  "Rooibos tea",
  "Coffee",
  "Iced coffee",
  "Cold brew",
  "Espresso",
  "Americano",
  "Latte",
  "Flat white",
  "Cappuccino",
  "Macchiato",
  "Mocha",
  "Milk",
  "Soy milk",
  "Smoothie",
  "Juice",
  "Lemonade",
  "Sugarcane juice",
  "Soft drink",
  "Soup",
  "Beer",
  "Wine",
  "Cocktail",
  "Other drink",
]

/// The name of a beverage.
package func beverageName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return beverageNames_vi[index]
  case 1: return beverageNames_zh[index]
  default: return beverageNames_en[index]
  }
}
