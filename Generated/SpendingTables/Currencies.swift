// Currencies and funds in force, ISO 4217.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// In the order of the codes. Two numbers a currency: numeric code, exponent (decimal digits of the minor
// unit, 255: the standard defines none). JPY is 392, 0: one yen is the smallest amount.
//
// Inputs, with their SHA-256:
//   b5fc347cc0e24b1accffa6dec80b979d5b04467afae09b9976298a16f102f0ba  Data/money/currencies.tsv
//
// swift-format-ignore-file

/// How many currencies there are.
@inlinable package var currencyCount: Int { 178 }

/// Codes of three letters, in order.
let currencyCodes: [String] = [
  "AED",
  "AFN",
  "ALL",
  "AMD",
  "AOA",
  "ARS",
  "AUD",
  "AWG",
  "AZN",
  "BAM",
  "BBD",
  "BDT",
  "BHD",
  "BIF",
  "BMD",
  "BND",
  "BOB",
  "BOV",
  "BRL",
  "BSD",
  "BTN",
  "BWP",
  "BYN",
  "BZD",
  "CAD",
  "CDF",
  "CHE",
  "CHF",
  "CHW",
  "CLF",
  "CLP",
  "CNY",
  "COP",
  "COU",
  "CRC",
  "CUP",
  "CVE",
  "CZK",
  "DJF",
  "DKK",
  "DOP",
  "DZD",
  "EGP",
  "ERN",
  "ETB",
  "EUR",
  "FJD",
  "FKP",
  "GBP",
  "GEL",
  "GHS",
  "GIP",
  "GMD",
  "GNF",
  "GTQ",
  "GYD",
  "HKD",
  "HNL",
  "HTG",
  "HUF",
  "IDR",
  "ILS",
  "INR",
  "IQD",
  "IRR",
  "ISK",
  "JMD",
  "JOD",
  "JPY",
  "KES",
  "KGS",
  "KHR",
  "KMF",
  "KPW",
  "KRW",
  "KWD",
  "KYD",
  "KZT",
  "LAK",
  "LBP",
  "LKR",
  "LRD",
  "LSL",
  "LYD",
  "MAD",
  "MDL",
  "MGA",
  "MKD",
  "MMK",
  "MNT",
  "MOP",
  "MRU",
  "MUR",
  "MVR",
  "MWK",
  "MXN",
  "MXV",
  "MYR",
  "MZN",
  "NAD",
  "NGN",
  "NIO",
  "NOK",
  "NPR",
  "NZD",
  "OMR",
  "PAB",
  "PEN",
  "PGK",
  "PHP",
  "PKR",
  "PLN",
  "PYG",
  "QAR",
  "RON",
  "RSD",
  "RUB",
  "RWF",
  "SAR",
  "SBD",
  "SCR",
  "SDG",
  "SEK",
  "SGD",
  "SHP",
  "SLE",
  "SOS",
  "SRD",
  "SSP",
  "STN",
  "SVC",
  "SYP",
  "SZL",
  "THB",
  "TJS",
  "TMT",
  "TND",
  "TOP",
  "TRY",
  "TTD",
  "TWD",
  "TZS",
  "UAH",
  "UGX",
  "USD",
  "USN",
  "UYI",
  "UYU",
  "UYW",
  "UZS",
  "VED",
  "VES",
  "VND",
  "VUV",
  "WST",
  "XAD",
  "XAF",
  "XAG",
  "XAU",
  "XBA",
  "XBB",
  "XBC",
  "XBD",
  "XCD",
  "XCG",
  "XDR",
  "XOF",
  "XPD",
  "XPF",
  "XPT",
  "XSU",
  "XTS",
  "XUA",
  "XXX",
  "YER",
  "ZAR",
  "ZMW",
  "ZWG",
]

/// The code of a currency.
package func currencyCode(_ index: Int) -> String {
  currencyCodes[index]
}

/// Numeric code and exponent.
let currencyNumbers: [UInt16] = [
  784, 2,  // AED · UAE Dirham
  971, 2,  // AFN · Afghani
  8, 2,  // ALL · Lek
  51, 2,  // AMD · Armenian Dram
  973, 2,  // AOA · Kwanza
  32, 2,  // ARS · Argentine Peso
  36, 2,  // AUD · Australian Dollar
  533, 2,  // AWG · Aruban Florin
  944, 2,  // AZN · Azerbaijan Manat
  977, 2,  // BAM · Convertible Mark
  52, 2,  // BBD · Barbados Dollar
  50, 2,  // BDT · Taka
  48, 3,  // BHD · Bahraini Dinar
  108, 0,  // BIF · Burundi Franc
  60, 2,  // BMD · Bermudian Dollar
  96, 2,  // BND · Brunei Dollar
  68, 2,  // BOB · Boliviano
  984, 2,  // BOV · Mvdol
  986, 2,  // BRL · Brazilian Real
  44, 2,  // BSD · Bahamian Dollar
  64, 2,  // BTN · Ngultrum
  72, 2,  // BWP · Pula
  933, 2,  // BYN · Belarusian Ruble
  84, 2,  // BZD · Belize Dollar
  124, 2,  // CAD · Canadian Dollar
  976, 2,  // CDF · Congolese Franc
  947, 2,  // CHE · WIR Euro
  756, 2,  // CHF · Swiss Franc
  948, 2,  // CHW · WIR Franc
  990, 4,  // CLF · Unidad de Fomento
  152, 0,  // CLP · Chilean Peso
  156, 2,  // CNY · Yuan Renminbi
  170, 2,  // COP · Colombian Peso
  970, 2,  // COU · Unidad de Valor Real
  188, 2,  // CRC · Costa Rican Colon
  192, 2,  // CUP · Cuban Peso
  132, 2,  // CVE · Cabo Verde Escudo
  203, 2,  // CZK · Czech Koruna
  262, 0,  // DJF · Djibouti Franc
  208, 2,  // DKK · Danish Krone
  214, 2,  // DOP · Dominican Peso
  12, 2,  // DZD · Algerian Dinar
  818, 2,  // EGP · Egyptian Pound
  232, 2,  // ERN · Nakfa
  230, 2,  // ETB · Ethiopian Birr
  978, 2,  // EUR · Euro
  242, 2,  // FJD · Fiji Dollar
  238, 2,  // FKP · Falkland Islands Pound
  826, 2,  // GBP · Pound Sterling
  981, 2,  // GEL · Lari
  936, 2,  // GHS · Ghana Cedi
  292, 2,  // GIP · Gibraltar Pound
  270, 2,  // GMD · Dalasi
  324, 0,  // GNF · Guinean Franc
  320, 2,  // GTQ · Quetzal
  328, 2,  // GYD · Guyana Dollar
  344, 2,  // HKD · Hong Kong Dollar
  340, 2,  // HNL · Lempira
  332, 2,  // HTG · Gourde
  348, 2,  // HUF · Forint
  360, 2,  // IDR · Rupiah
  376, 2,  // ILS · New Israeli Sheqel
  356, 2,  // INR · Indian Rupee
  368, 3,  // IQD · Iraqi Dinar
  364, 2,  // IRR · Iranian Rial
  352, 0,  // ISK · Iceland Krona
  388, 2,  // JMD · Jamaican Dollar
  400, 3,  // JOD · Jordanian Dinar
  392, 0,  // JPY · Yen
  404, 2,  // KES · Kenyan Shilling
  417, 2,  // KGS · Som
  116, 2,  // KHR · Riel
  174, 0,  // KMF · Comorian Franc
  408, 2,  // KPW · North Korean Won
  410, 0,  // KRW · Won
  414, 3,  // KWD · Kuwaiti Dinar
  136, 2,  // KYD · Cayman Islands Dollar
  398, 2,  // KZT · Tenge
  418, 2,  // LAK · Lao Kip
  422, 2,  // LBP · Lebanese Pound
  144, 2,  // LKR · Sri Lanka Rupee
  430, 2,  // LRD · Liberian Dollar
  426, 2,  // LSL · Loti
  434, 3,  // LYD · Libyan Dinar
  504, 2,  // MAD · Moroccan Dirham
  498, 2,  // MDL · Moldovan Leu
  969, 2,  // MGA · Malagasy Ariary
  807, 2,  // MKD · Denar
  104, 2,  // MMK · Kyat
  496, 2,  // MNT · Tugrik
  446, 2,  // MOP · Pataca
  929, 2,  // MRU · Ouguiya
  480, 2,  // MUR · Mauritius Rupee
  462, 2,  // MVR · Rufiyaa
  454, 2,  // MWK · Malawi Kwacha
  484, 2,  // MXN · Mexican Peso
  979, 2,  // MXV · Mexican Unidad de Inversion (UDI)
  458, 2,  // MYR · Malaysian Ringgit
  943, 2,  // MZN · Mozambique Metical
  516, 2,  // NAD · Namibia Dollar
  566, 2,  // NGN · Naira
  558, 2,  // NIO · Cordoba Oro
  578, 2,  // NOK · Norwegian Krone
  524, 2,  // NPR · Nepalese Rupee
  554, 2,  // NZD · New Zealand Dollar
  512, 3,  // OMR · Rial Omani
  590, 2,  // PAB · Balboa
  604, 2,  // PEN · Sol
  598, 2,  // PGK · Kina
  608, 2,  // PHP · Philippine Peso
  586, 2,  // PKR · Pakistan Rupee
  985, 2,  // PLN · Zloty
  600, 0,  // PYG · Guarani
  634, 2,  // QAR · Qatari Rial
  946, 2,  // RON · Romanian Leu
  941, 2,  // RSD · Serbian Dinar
  643, 2,  // RUB · Russian Ruble
  646, 0,  // RWF · Rwanda Franc
  682, 2,  // SAR · Saudi Riyal
  90, 2,  // SBD · Solomon Islands Dollar
  690, 2,  // SCR · Seychelles Rupee
  938, 2,  // SDG · Sudanese Pound
  752, 2,  // SEK · Swedish Krona
  702, 2,  // SGD · Singapore Dollar
  654, 2,  // SHP · Saint Helena Pound
  925, 2,  // SLE · Leone
  706, 2,  // SOS · Somali Shilling
  968, 2,  // SRD · Surinam Dollar
  728, 2,  // SSP · South Sudanese Pound
  930, 2,  // STN · Dobra
  222, 2,  // SVC · El Salvador Colon
  760, 2,  // SYP · Syrian Pound
  748, 2,  // SZL · Lilangeni
  764, 2,  // THB · Baht
  972, 2,  // TJS · Somoni
  934, 2,  // TMT · Turkmenistan New Manat
  788, 3,  // TND · Tunisian Dinar
  776, 2,  // TOP · Pa’anga
  949, 2,  // TRY · Turkish Lira
  780, 2,  // TTD · Trinidad and Tobago Dollar
  901, 2,  // TWD · New Taiwan Dollar
  834, 2,  // TZS · Tanzanian Shilling
  980, 2,  // UAH · Hryvnia
  800, 0,  // UGX · Uganda Shilling
  840, 2,  // USD · US Dollar
  997, 2,  // USN · US Dollar (Next day)
  940, 0,  // UYI · Uruguay Peso en Unidades Indexadas (UI)
  858, 2,  // UYU · Peso Uruguayo
  927, 4,  // UYW · Unidad Previsional
  860, 2,  // UZS · Uzbekistan Sum
  926, 2,  // VED · Bolívar Soberano
  928, 2,  // VES · Bolívar Soberano
  704, 0,  // VND · Dong
  548, 0,  // VUV · Vatu
  882, 2,  // WST · Tala
  396, 2,  // XAD · Arab Accounting Dinar
  950, 0,  // XAF · CFA Franc BEAC
  961, 255,  // XAG · Silver
  959, 255,  // XAU · Gold
  955, 255,  // XBA · Bond Markets Unit European Composite Unit (EURCO)
  956, 255,  // XBB · Bond Markets Unit European Monetary Unit (E.M.U.-6)
  957, 255,  // XBC · Bond Markets Unit European Unit of Account 9 (E.U.A.-9)
  958, 255,  // XBD · Bond Markets Unit European Unit of Account 17 (E.U.A.-17)
  951, 2,  // XCD · East Caribbean Dollar
  532, 2,  // XCG · Caribbean Guilder
  960, 255,  // XDR · SDR (Special Drawing Right)
  952, 0,  // XOF · CFA Franc BCEAO
  964, 255,  // XPD · Palladium
  953, 0,  // XPF · CFP Franc
  962, 255,  // XPT · Platinum
  994, 255,  // XSU · Sucre
  963, 255,  // XTS · Codes specifically reserved for testing purposes
  965, 255,  // XUA · ADB Unit of Account
  999, 255,  // XXX · The codes assigned for transactions where no currency is involved
  886, 2,  // YER · Yemeni Rial
  710, 2,  // ZAR · Rand
  967, 2,  // ZMW · Zambian Kwacha
  924, 2,  // ZWG · Zimbabwe Gold
]

/// The numeric code of a currency, 1 to 999.
package func currencyNumber(_ index: Int) -> UInt16 {
  currencyNumbers[2 * index]
}

/// The exponent of a currency, 0 to 4; 255: none.
package func currencyExponent(_ index: Int) -> UInt16 {
  currencyNumbers[2 * index + 1]
}

/// English names.
let currencyNames: [String] = [
  "UAE Dirham",  // AED
  "Afghani",  // AFN
  "Lek",  // ALL
  "Armenian Dram",  // AMD
  "Kwanza",  // AOA
  "Argentine Peso",  // ARS
  "Australian Dollar",  // AUD
  "Aruban Florin",  // AWG
  "Azerbaijan Manat",  // AZN
  "Convertible Mark",  // BAM
  "Barbados Dollar",  // BBD
  "Taka",  // BDT
  "Bahraini Dinar",  // BHD
  "Burundi Franc",  // BIF
  "Bermudian Dollar",  // BMD
  "Brunei Dollar",  // BND
  "Boliviano",  // BOB
  "Mvdol",  // BOV
  "Brazilian Real",  // BRL
  "Bahamian Dollar",  // BSD
  "Ngultrum",  // BTN
  "Pula",  // BWP
  "Belarusian Ruble",  // BYN
  "Belize Dollar",  // BZD
  "Canadian Dollar",  // CAD
  "Congolese Franc",  // CDF
  "WIR Euro",  // CHE
  "Swiss Franc",  // CHF
  "WIR Franc",  // CHW
  "Unidad de Fomento",  // CLF
  "Chilean Peso",  // CLP
  "Yuan Renminbi",  // CNY
  "Colombian Peso",  // COP
  "Unidad de Valor Real",  // COU
  "Costa Rican Colon",  // CRC
  "Cuban Peso",  // CUP
  "Cabo Verde Escudo",  // CVE
  "Czech Koruna",  // CZK
  "Djibouti Franc",  // DJF
  "Danish Krone",  // DKK
  "Dominican Peso",  // DOP
  "Algerian Dinar",  // DZD
  "Egyptian Pound",  // EGP
  "Nakfa",  // ERN
  "Ethiopian Birr",  // ETB
  "Euro",  // EUR
  "Fiji Dollar",  // FJD
  "Falkland Islands Pound",  // FKP
  "Pound Sterling",  // GBP
  "Lari",  // GEL
  "Ghana Cedi",  // GHS
  "Gibraltar Pound",  // GIP
  "Dalasi",  // GMD
  "Guinean Franc",  // GNF
  "Quetzal",  // GTQ
  "Guyana Dollar",  // GYD
  "Hong Kong Dollar",  // HKD
  "Lempira",  // HNL
  "Gourde",  // HTG
  "Forint",  // HUF
  "Rupiah",  // IDR
  "New Israeli Sheqel",  // ILS
  "Indian Rupee",  // INR
  "Iraqi Dinar",  // IQD
  "Iranian Rial",  // IRR
  "Iceland Krona",  // ISK
  "Jamaican Dollar",  // JMD
  "Jordanian Dinar",  // JOD
  "Yen",  // JPY
  "Kenyan Shilling",  // KES
  "Som",  // KGS
  "Riel",  // KHR
  "Comorian Franc",  // KMF
  "North Korean Won",  // KPW
  "Won",  // KRW
  "Kuwaiti Dinar",  // KWD
  "Cayman Islands Dollar",  // KYD
  "Tenge",  // KZT
  "Lao Kip",  // LAK
  "Lebanese Pound",  // LBP
  "Sri Lanka Rupee",  // LKR
  "Liberian Dollar",  // LRD
  "Loti",  // LSL
  "Libyan Dinar",  // LYD
  "Moroccan Dirham",  // MAD
  "Moldovan Leu",  // MDL
  "Malagasy Ariary",  // MGA
  "Denar",  // MKD
  "Kyat",  // MMK
  "Tugrik",  // MNT
  "Pataca",  // MOP
  "Ouguiya",  // MRU
  "Mauritius Rupee",  // MUR
  "Rufiyaa",  // MVR
  "Malawi Kwacha",  // MWK
  "Mexican Peso",  // MXN
  "Mexican Unidad de Inversion (UDI)",  // MXV
  "Malaysian Ringgit",  // MYR
  "Mozambique Metical",  // MZN
  "Namibia Dollar",  // NAD
  "Naira",  // NGN
  "Cordoba Oro",  // NIO
  "Norwegian Krone",  // NOK
  "Nepalese Rupee",  // NPR
  "New Zealand Dollar",  // NZD
  "Rial Omani",  // OMR
  "Balboa",  // PAB
  "Sol",  // PEN
  "Kina",  // PGK
  "Philippine Peso",  // PHP
  "Pakistan Rupee",  // PKR
  "Zloty",  // PLN
  "Guarani",  // PYG
  "Qatari Rial",  // QAR
  "Romanian Leu",  // RON
  "Serbian Dinar",  // RSD
  "Russian Ruble",  // RUB
  "Rwanda Franc",  // RWF
  "Saudi Riyal",  // SAR
  "Solomon Islands Dollar",  // SBD
  "Seychelles Rupee",  // SCR
  "Sudanese Pound",  // SDG
  "Swedish Krona",  // SEK
  "Singapore Dollar",  // SGD
  "Saint Helena Pound",  // SHP
  "Leone",  // SLE
  "Somali Shilling",  // SOS
  "Surinam Dollar",  // SRD
  "South Sudanese Pound",  // SSP
  "Dobra",  // STN
  "El Salvador Colon",  // SVC
  "Syrian Pound",  // SYP
  "Lilangeni",  // SZL
  "Baht",  // THB
  "Somoni",  // TJS
  "Turkmenistan New Manat",  // TMT
  "Tunisian Dinar",  // TND
  "Pa’anga",  // TOP
  "Turkish Lira",  // TRY
  "Trinidad and Tobago Dollar",  // TTD
  "New Taiwan Dollar",  // TWD
  "Tanzanian Shilling",  // TZS
  "Hryvnia",  // UAH
  "Uganda Shilling",  // UGX
  "US Dollar",  // USD
  "US Dollar (Next day)",  // USN
  "Uruguay Peso en Unidades Indexadas (UI)",  // UYI
  "Peso Uruguayo",  // UYU
  "Unidad Previsional",  // UYW
  "Uzbekistan Sum",  // UZS
  "Bolívar Soberano",  // VED
  "Bolívar Soberano",  // VES
  "Dong",  // VND
  "Vatu",  // VUV
  "Tala",  // WST
  "Arab Accounting Dinar",  // XAD
  "CFA Franc BEAC",  // XAF
  "Silver",  // XAG
  "Gold",  // XAU
  "Bond Markets Unit European Composite Unit (EURCO)",  // XBA
  "Bond Markets Unit European Monetary Unit (E.M.U.-6)",  // XBB
  "Bond Markets Unit European Unit of Account 9 (E.U.A.-9)",  // XBC
  "Bond Markets Unit European Unit of Account 17 (E.U.A.-17)",  // XBD
  "East Caribbean Dollar",  // XCD
  "Caribbean Guilder",  // XCG
  "SDR (Special Drawing Right)",  // XDR
  "CFA Franc BCEAO",  // XOF
  "Palladium",  // XPD
  "CFP Franc",  // XPF
  "Platinum",  // XPT
  "Sucre",  // XSU
  "Codes specifically reserved for testing purposes",  // XTS
  "ADB Unit of Account",  // XUA
  "The codes assigned for transactions where no currency is involved",  // XXX
  "Yemeni Rial",  // YER
  "Rand",  // ZAR
  "Zambian Kwacha",  // ZMW
  "Zimbabwe Gold",  // ZWG
]

/// The English name of a currency in the standard.
package func currencyName(_ index: Int) -> String {
  currencyNames[index]
}
