#!/usr/bin/env python3
"""Writes invented exports in the shapes of banks and money apps, and their sums as Decimal computes them.

The sums come from the records, not from the files: python3 Tests/LedgerExports/make.py writes both again.
"""

import datetime
import json
import pathlib
import random
from collections import defaultdict
from decimal import Decimal

HERE = pathlib.Path(__file__).parent
FOOD, RENT, FUN = "Ăn uống", "Miete & Strom", "Books, films"


def records(seed, *, places=2, days=None, income=True, size=30, top=200_000, currencies=("EUR",)):
    """Returns (day, amount, currency, category, kind) in minor steps: mostly spent, some given back, some received."""
    chance = random.Random(seed)
    rows = []
    for _ in range(size):
        month = chance.choice([1, 2])
        day = datetime.date(2026, month, chance.choice(days or range(1, 29)))
        units = chance.choice([chance.randrange(1, 3_000), chance.randrange(1, top)])
        amount = Decimal(units).scaleb(-places)
        kind = chance.choices(["spending", "refund", "income"], [8, 1, 2 if income else 0])[0]
        rows.append((day, amount, chance.choice(currencies), chance.choice([FOOD, RENT, FUN, ""]), kind))
    return rows


def sums(rows, hasCategory, received):
    days, categories, other = defaultdict(Decimal), defaultdict(Decimal), 0
    for day, amount, currency, category, kind in rows:
        if kind != "spending":
            kind = received or kind
        if kind == "income":
            other += 1
            continue
        own = amount if kind == "spending" else -amount
        days[f"{currency} {day}"] += own
        categories[f"{currency} {day:%Y-%m} {category if hasCategory else ''}"] += own
    return {"days": {key: str(value) for key, value in sorted(days.items())},
            "categories": {key: str(value) for key, value in sorted(categories.items())}, "notSpent": other}


def number(amount, point=".", thousands="", places=2):
    text = f"{amount:,.{places}f}"
    return text.replace(",", "t").replace(".", point).replace("t", thousands)


def quoted(fields, separator):
    return separator.join('"' + field.replace('"', '""') + '"' for field in fields)


def row(fields, separator):
    return separator.join('"' + field + '"' if separator in field else field for field in fields)


EXPECTED = {}


def export(name, lines, rows, layout, *, encoding="utf-8", end="\n", hasCategory=True, received=None, asks=()):
    """Writes a file; `asks` are the members of the layout that its reader has to ask for."""
    (HERE / name).write_bytes((end.join(lines) + end).encode(encoding))
    EXPECTED[name] = {"layout": layout, "asks": list(asks), **sums(rows, hasCategory, received)}


def signed(kind, amount):
    return -amount if kind == "spending" else amount


rows = records(1, income=False)
lines = [quoted(["Auftragskonto", "Buchungstag", "Valutadatum", "Buchungstext", "Begünstigter", "IBAN", "Betrag", "Waehrung", "Kategorie", "Info"], ";")]
for day, amount, currency, category, kind in rows:
    lines.append(quoted(["DE00 1", f"{day:%d.%m.%y}", f"{day:%d.%m.%y}", "KARTENZAHLUNG", 'Bäckerei "Süd"', "DE00", number(signed(kind, amount), ",", "."), currency, category.replace("Ăn uống", "Essen"), "Umsatz gebucht"], ";"))
rows = [(d, a, c, k.replace("Ăn uống", "Essen"), m) for d, a, c, k, m in rows]
export("semicolons-windows-1252.csv", lines, rows, {"encoding": "windows-1252", "expenses": "negative", "received": "refund"},
       encoding="cp1252", end="\r\n", received="refund", asks=["encoding", "expenses", "received"])

rows = records(2, top=9_999_999)
lines = ["Kontoauszug;Privat", "Zeitraum:;01.01.2026 - 28.02.2026", "", "Buchungstag;Text;Soll (EUR);Haben (EUR);Saldo;"]
for day, amount, currency, category, kind in rows:
    debit, credit = (number(amount, ",", "."), "") if kind == "spending" else ("", number(amount, ",", "."))
    lines.append(f"{day:%d.%m.%Y};Überweisung;{debit};{credit};0,00;")
export("debit-and-credit.csv", lines, rows, {"received": "income"}, encoding="utf-8-sig", hasCategory=False, received="income", asks=["received"])

rows = records(3)
lines = [quoted(["Date", "Payee", "Account number", "Transaction type", "Payment reference", "Category", "Amount (EUR)"], ",")]
for day, amount, currency, category, kind in rows:
    lines.append(quoted([str(day), "Café, Nord", "", "Outgoing", "", category, number(signed(kind, amount))], ","))
export("quoted-commas.csv", lines, rows, {"columns": {"kind": ""}, "expenses": "negative", "received": "income"}, received="income",
       asks=["columns", "expenses", "received"])

rows = records(4, income=False, currencies=["USD"])
lines = ["Transaction Date,Post Date,Description,Category,Type,Amount,Memo"]
for day, amount, currency, category, kind in rows:
    lines.append(row([f"{day:%m/%d/%Y}", f"{day:%m/%d/%Y}", "SHOP 12", category, "Sale", number(signed(kind, amount)), ""], ","))
export("month-first.csv", lines, rows, {"columns": {"kind": ""}, "currency": "USD", "expenses": "negative", "received": "refund"},
       received="refund", asks=["currency", "columns", "expenses", "received"])

rows = records(5, days=range(1, 13), income=False, currencies=["GBP"])
lines = ["Date\tDescription\tCategory\tAmount"]
for day, amount, currency, category, kind in rows:
    text = "£" + number(amount, ".", ",")
    lines.append(row([f"{day:%d/%m/%Y}", "=HYPERLINK(\"x\")".replace('"', "'"), category, text if kind == "spending" else f"({text})"], "\t"))
export("utf-16-parentheses.tsv", lines, rows, {"dates": "dmy", "currency": "GBP", "expenses": "positive"}, encoding="utf-16",
       asks=["dates", "currency", "expenses"])

rows = records(6, places=0, currencies=["VND"], top=90_000_000)
lines = ["SAO KÊ TÀI KHOẢN", "Số tài khoản: 001,,,,", "Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Mô tả"]
for day, amount, currency, category, kind in rows:
    text = number(amount, ".", ",")
    lines.append(row([f"{day:%d/%m/%Y} 09:30:00", "FT26", text if kind == "spending" else "", text if kind != "spending" else "", "CK"], ","))
lines = [line.replace(" 09", " 09", 1) for line in lines]
export("dong-debit-and-credit.csv", lines, rows, {"currency": "VND", "received": "income"}, hasCategory=False, received="income",
       asks=["currency", "received"])

WORDS = {"spending": "Chi tiêu", "income": "Thu nhập", "refund": "Hoàn tiền"}
rows = records(7, places=0, currencies=["VND"], top=9_000_000)
lines = ["STT;Ghi chú;Số tiền;Danh mục;Loại;Ngày"]
for place, (day, amount, currency, category, kind) in enumerate(rows):
    lines.append(f"{place};;{number(amount, ',', '.', 0)} ₫;{category};{WORDS[kind]};{day:%d/%m/%Y}")
export("kinds-in-vietnamese.csv", lines, rows, {})

rows = records(8, currencies=["EUR", "PLN"])
lines = ["Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance"]
for day, amount, currency, category, kind in rows:
    word = "CARD_PAYMENT" if kind == "spending" else "TOPUP"
    lines.append(f"{word},Current,{day} 08:00:00,{day} 18:40:12,Shop,{number(signed(kind, amount))},0.00,{currency},COMPLETED,1.00")
export("two-currencies.csv", lines, rows, {"columns": {"kind": ""}, "expenses": "negative", "received": "income"}, hasCategory=False,
       received="income", asks=["columns", "expenses", "received"])

rows = records(9, top=9_999_999)
lines = ["Date opération;Date valeur;Libellé;Débit;Crédit"]
for day, amount, currency, category, kind in rows:
    text = number(amount, ",", "\u00a0")
    lines.append(f"{day:%d/%m/%Y};{day:%d/%m/%Y};CB ÉPICERIE;{'-' + text if kind == 'spending' else ''};{'' if kind == 'spending' else text}")
export("negative-debits.csv", lines, rows, {"encoding": "windows-1252", "currency": "EUR", "expenses": "negative", "received": "income"},
       encoding="latin-1", hasCategory=False, received="income", asks=["encoding", "currency", "received", "expenses"])

WORDS = {"spending": "支出", "income": "收入", "refund": "退款"}
rows = records(10, currencies=["CNY"])
lines = ["------------------", "导出信息：", "交易时间,交易分类,交易对方,收/支,金额(元),备注"]
for day, amount, currency, category, kind in rows:
    lines.append(row([f"{day:%Y/%-m/%-d} 7:05", category, "商店", WORDS[kind], "¥" + number(amount), "午饭"], ","))
export("kinds-in-chinese.csv", lines, rows, {"currency": "CNY"}, asks=["currency"])

rows = records(11, places=0, currencies=["KRW"], top=900_000)
lines = ["거래일시|적요|출금금액|입금금액|잔액"]
for day, amount, currency, category, kind in rows:
    text = "₩" + number(amount, ".", ",", 0)
    lines.append(f"{day:%Y.%m.%d} 12:30:11|체크카드|{text if kind == 'spending' else ''}|{text if kind != 'spending' else ''}|0")
export("won-with-bars.csv", lines, rows, {"received": "income"}, hasCategory=False, received="income", asks=["received"])

rows = records(12)
lines = ["Fecha;Concepto;Importe;Divisa"]
for day, amount, currency, category, kind in rows:
    lines.append(f"{day:%d-%m-%Y};TIENDA;{number(amount, ',')}{'-' if kind == 'spending' else ''};{currency}")
export("trailing-minus.csv", lines, rows, {"expenses": "negative", "received": "income"}, hasCategory=False, received="income",
       asks=["expenses", "received"])

rows = records(13, currencies=["USD", "EUR"])
objects = []
for place, (day, amount, currency, category, kind) in enumerate(rows):
    objects.append({"id": place, "date": f"{day}T12:00:00Z", "amount": float(amount), "currency": currency, "type": {"spending": "expense"}.get(kind, kind),
                    "category": category or None, "tags": ["a"], "done": True})
export("list.json", [json.dumps({"version": 2, "expenses": objects}, ensure_ascii=False, indent=1)], rows, {})

(HERE / "sums.json").write_text(json.dumps(EXPECTED, ensure_ascii=False, indent=1, sort_keys=True) + "\n")
