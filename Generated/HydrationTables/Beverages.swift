// Beverages, and the share of each that counts as water.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Factor: the share of the volume that counts, in thousandths. Retention: the beverage hydration index in
// hundredths, if it was measured.
//
// Inputs:
//   Data/hydration/beverages.tsv
//   Data/languages.tsv
//
// swift-format-ignore-file

package import DomainRecords

/// The beverages, in the order in which they are offered.
package let beverages: [BeverageRecord] = [
  BeverageRecord(id: "water", factor: 1000, retention: 100, tint: .water, isAlcoholic: false, symbol: "drop.fill", names: "vi:Nước;zh:水;en:Water", source: "Maughan 2016: the drink the others are compared with"),
  BeverageRecord(id: "sparklingWater", factor: 1000, retention: 98, tint: .water, isAlcoholic: false, symbol: "bubbles.and.sparkles.fill", names: "vi:Nước có ga;zh:气泡水;en:Sparkling water", source: "Maughan 2016: no difference from water"),
  BeverageRecord(id: "oralRehydrationSolution", factor: 1000, retention: 154, tint: .water, isAlcoholic: false, symbol: "cross.case.fill", names: "vi:Oresol;zh:口服补液盐;en:Oral rehydration solution", source: "Maughan 2016: retained longer; a factor above 1 would mean drinking less"),
  BeverageRecord(id: "coconutWater", factor: 1000, tint: .juice, isAlcoholic: false, symbol: "leaf.fill", names: "vi:Nước dừa;zh:椰子水;en:Coconut water", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "sportsDrink", factor: 1000, retention: 102, tint: .energy, isAlcoholic: false, symbol: "figure.run", names: "vi:Nước uống thể thao;zh:运动饮料;en:Sports drink", source: "Maughan 2016: no difference from water"),
  BeverageRecord(id: "energyDrink", factor: 1000, tint: .energy, isAlcoholic: false, symbol: "bolt.fill", names: "vi:Nước tăng lực;zh:能量饮料;en:Energy drink", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "tea", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Trà;zh:茶;en:Tea", source: "Maughan 2016: hot and iced black tea do not differ from water; index not at hand"),
  BeverageRecord(id: "blackTea", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Hồng trà;zh:红茶;en:Black tea", source: "Maughan 2016: hot and iced black tea do not differ from water; index not at hand"),
  BeverageRecord(id: "earlGrey", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Trà Earl Grey;zh:伯爵茶;en:Earl Grey", source: "Maughan 2016: hot and iced black tea do not differ from water; index not at hand"),
  BeverageRecord(id: "icedTea", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "takeoutbag.and.cup.and.straw.fill", names: "vi:Trà đá;zh:冰茶;en:Iced tea", source: "Maughan 2016: hot and iced black tea do not differ from water; index not at hand"),
  BeverageRecord(id: "greenTea", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "leaf.fill", names: "vi:Trà xanh;zh:绿茶;en:Green tea", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "oolong", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Trà ô long;zh:乌龙茶;en:Oolong tea", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "matcha", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "leaf.fill", names: "vi:Matcha;zh:抹茶;en:Matcha", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "chai", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "mug.fill", names: "vi:Trà masala;zh:印度香料茶;en:Chai", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "herbalTea", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "mug.fill", names: "vi:Trà thảo mộc;zh:花草茶;en:Herbal tea", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "chamomile", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "mug.fill", names: "vi:Trà hoa cúc;zh:洋甘菊茶;en:Chamomile tea", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "peppermintTea", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "leaf.fill", names: "vi:Trà bạc hà;zh:薄荷茶;en:Peppermint tea", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "rooibos", factor: 1000, tint: .tea, isAlcoholic: false, symbol: "mug.fill", names: "vi:Trà rooibos;zh:路易波士茶;en:Rooibos tea", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "coffee", factor: 1000, retention: 91, tint: .coffee, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Cà phê;zh:咖啡;en:Coffee", source: "Maughan 2016: instant coffee, no difference from water"),
  BeverageRecord(id: "icedCoffee", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "takeoutbag.and.cup.and.straw.fill", names: "vi:Cà phê đá;zh:冰咖啡;en:Iced coffee", source: "decision: as coffee"),
  BeverageRecord(id: "coldBrew", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "takeoutbag.and.cup.and.straw.fill", names: "vi:Cà phê ủ lạnh;zh:冷萃咖啡;en:Cold brew", source: "decision: as coffee"),
  BeverageRecord(id: "espresso", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Espresso;zh:意式浓缩咖啡;en:Espresso", source: "decision: as coffee"),
  BeverageRecord(id: "americano", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Americano;zh:美式咖啡;en:Americano", source: "decision: as coffee"),
  BeverageRecord(id: "latte", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "mug.fill", names: "vi:Latte;zh:拿铁;en:Latte", source: "decision: as coffee"),
  BeverageRecord(id: "flatWhite", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Flat white;zh:澳白;en:Flat white", source: "decision: as coffee"),
  BeverageRecord(id: "cappuccino", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Cappuccino;zh:卡布奇诺;en:Cappuccino", source: "decision: as coffee"),
  BeverageRecord(id: "macchiato", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Macchiato;zh:玛奇朵;en:Macchiato", source: "decision: as coffee"),
  BeverageRecord(id: "mocha", factor: 1000, tint: .coffee, isAlcoholic: false, symbol: "mug.fill", names: "vi:Mocha;zh:摩卡;en:Mocha", source: "decision: as coffee"),
  BeverageRecord(id: "milk", factor: 1000, retention: 150, tint: .milk, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Sữa;zh:牛奶;en:Milk", source: "Maughan 2016: whole milk, retained longer; a factor above 1 would mean drinking less"),
  BeverageRecord(id: "soyMilk", factor: 1000, tint: .milk, isAlcoholic: false, symbol: "cup.and.saucer.fill", names: "vi:Sữa đậu nành;zh:豆浆;en:Soy milk", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "smoothie", factor: 1000, tint: .juice, isAlcoholic: false, symbol: "takeoutbag.and.cup.and.straw.fill", names: "vi:Sinh tố;zh:果昔;en:Smoothie", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "juice", factor: 1000, retention: 139, tint: .juice, isAlcoholic: false, symbol: "takeoutbag.and.cup.and.straw.fill", names: "vi:Nước ép;zh:果汁;en:Juice", source: "Maughan 2016: orange juice; not different from water at 4 hours. Others report 1.1"),
  BeverageRecord(id: "lemonade", factor: 1000, tint: .juice, isAlcoholic: false, symbol: "takeoutbag.and.cup.and.straw.fill", names: "vi:Nước chanh;zh:柠檬水;en:Lemonade", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "sugarcaneJuice", factor: 1000, tint: .juice, isAlcoholic: false, symbol: "takeoutbag.and.cup.and.straw.fill", names: "vi:Nước mía;zh:甘蔗汁;en:Sugarcane juice", source: "decision: no evidence for another factor"),
  BeverageRecord(id: "soda", factor: 1000, retention: 123, tint: .energy, isAlcoholic: false, symbol: "takeoutbag.and.cup.and.straw.fill", names: "vi:Nước ngọt;zh:汽水;en:Soft drink", source: "Maughan 2016: cola; not different from water at 4 hours"),
  BeverageRecord(id: "soup", factor: 1000, tint: .other, isAlcoholic: false, symbol: "fork.knife", names: "vi:Canh, súp;zh:汤;en:Soup", source: "decision: counted as drunk; what is eaten with it is not"),
  BeverageRecord(id: "beer", factor: 1000, retention: 100, tint: .alcohol, isAlcoholic: true, symbol: "mug.fill", names: "vi:Bia;zh:啤酒;en:Beer", source: "Maughan 2016: lager, no difference from water"),
  BeverageRecord(id: "wine", factor: 0, tint: .alcohol, isAlcoholic: true, symbol: "wineglass.fill", names: "vi:Rượu vang;zh:葡萄酒;en:Wine", source: "decision: logged, not counted; no evidence at its strength, and no reward for it"),
  BeverageRecord(id: "cocktail", factor: 0, tint: .alcohol, isAlcoholic: true, symbol: "wineglass.fill", names: "vi:Cocktail;zh:鸡尾酒;en:Cocktail", source: "decision: logged, not counted; no evidence at its strength, and no reward for it"),
  BeverageRecord(id: "other", factor: 1000, tint: .other, isAlcoholic: false, symbol: "questionmark.circle.fill", names: "vi:Đồ uống khác;zh:其他饮品;en:Other drink", source: "decision: no evidence for another factor"),
]
