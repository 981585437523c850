// The month of a calendar widget for Android, as elements of react-native-android-widget, which an app passes: the package depends on
// nothing. Texts are those of `prepareWidgetData`, and colours those of the widget in Swift.

import { refusal } from "./common.js";

const schemes = {
  light: { background: "#ffffff", primary: "#000000", secondary: "#616166", sunday: "#c20d17", saturday: "#004fc7", mark: "#ff3b3033" },
  dark: { background: "#1c1c1f", primary: "#ffffff", secondary: "#adadb3", sunday: "#ff8078", saturday: "#73b5ff", mark: "#ff453b33" },
};
const padding = 8;
const header = 22;
const headings = 15;

/** The width of a text in ems, which no text here exceeds in Roboto or Noto, the fonts of Android. */
const widthOf = (text) => Array.from(text).reduce((sum, letter) =>
  sum + (letter >= "\u2e80" || /[MWmw]/.test(letter) ? 1 : letter === letter.toLowerCase() ? 0.68 : 0.89), 0);
const widest = (texts) => Math.max(1, ...texts.map(widthOf));

/** A size of letters with which texts of a width in ems fit a box; a line of Noto's Chinese letters is the highest. */
const sizeFor = (width, height, ems, greatest) => Math.max(1, Math.floor(Math.min(greatest, height / 1.45, width / ems)));

/** A number of points in the options; others are refused. */
function checkSize(options, name) {
  const value = options[name];
  if (typeof value === "number" && value >= 40 && value <= 4000) return;
  throw refusal("unknownSetting", name + " must be a number from 40 to 4000", value, { setting: name, allowed: ["40 to 4000"] });
}

const labelOf = ({ date, lunarText }) => date + (lunarText ? ", " + lunarText : "");

function monthTree({ createElement, FlexWidget, TextWidget }, data, { width, height, scheme }, colours) {
  const weeks = data.weeksNeeded;
  const cellHeight = (height - 2 * padding - header - headings) / weeks;
  const cellWidth = (width - 2 * padding) / 7;
  const link = (page) => scheme ? { clickAction: "OPEN_URI", clickActionData: { uri: scheme + "://" + page } } : {};
  const box = (style, more, ...children) => createElement(FlexWidget, Object.assign({ style }, more), ...children);
  const text = (words, fontSize, color, fontWeight) => createElement(TextWidget, {
    text: words, maxLines: 1, truncate: "END", allowFontScaling: false, style: { fontSize, color, fontWeight, textAlign: "center" },
  });
  const centred = { flex: 1, alignItems: "center", justifyContent: "center" };
  const colourOf = ({ dayOfWeek, isToday }) =>
    isToday || dayOfWeek === 0 ? colours.sunday : dayOfWeek === 6 ? colours.saturday : colours.primary;
  const shown = data.days.slice(0, 7 * weeks);
  const solarSize = sizeFor(cellWidth, 0.56 * cellHeight, widthOf("30"), 16);
  const lunarSize = sizeFor(cellWidth, 0.44 * cellHeight, widest(shown.map((day) => day.lunarText || "")), 11);
  const row = (rowHeight, children) => box({ flexDirection: "row", width: "match_parent", height: rowHeight }, {}, ...children);

  function cell(day) {
    // Days of other months are fainter.
    const shade = (color) => day.isCurrentMonth || day.isToday ? color : color + "4d";
    const style = Object.assign({ height: cellHeight, flexDirection: "column" }, centred, day.isToday ? { backgroundColor: colours.mark, borderRadius: 6 } : {});
    return box(style, Object.assign(link("day/" + day.date), { accessibilityLabel: labelOf(day) }),
      text(String(day.solar), solarSize, shade(colourOf(day)), day.isToday ? "bold" : "normal"),
      text(day.lunarText || "", lunarSize, shade(colours.secondary), day.lunar === 1 || day.lunar === 15 ? "bold" : "normal"));
  }
  const weekday = (name, index) => box(Object.assign({ height: headings }, centred), {},
    text(name, sizeFor(cellWidth, headings, widest(data.weekdays), 10), colourOf({ dayOfWeek: data.days[index].dayOfWeek }), "500"));

  const month = ("000" + data.currentYear).slice(-4) + "-" + ("0" + data.currentMonth).slice(-2);
  const titleSize = sizeFor(width - 2 * padding, header, widthOf(data.monthName + " " + data.lunarMonthName), 14);
  const frame = { width: "match_parent", height: "match_parent", flexDirection: "column", padding, backgroundColor: colours.background, borderRadius: 16 };
  // Where a month has no room, there is today, or else the first day of the month.
  if (cellHeight < 14 || cellWidth < 18) {
    const day = shown.find((one) => one.isToday) || shown.find((one) => one.isCurrentMonth);
    const size = (part, words) => sizeFor(width - 2 * padding, part * (height - 2 * padding), widthOf(words), 40);
    return box(Object.assign({}, frame, centred), Object.assign(link("day/" + day.date), { accessibilityLabel: labelOf(day) }),
      text(String(day.solar), size(0.6, "30"), colourOf(day), "bold"), text(day.lunarText || "", size(0.4, day.lunarText || " "), colours.secondary, "normal"));
  }
  return box(frame,
    Object.assign(link("month/" + month), { accessibilityLabel: data.monthName + (data.lunarMonthName && ", ") + data.lunarMonthName }),
    box({ flexDirection: "row", width: "match_parent", height: header, alignItems: "center", justifyContent: "space-between" }, {},
      text(data.monthName, titleSize, colours.primary, "600"), text(data.lunarMonthName, titleSize, colours.secondary, "normal")),
    row(headings, data.weekdays.map(weekday)),
    ...Array.from({ length: weeks }, (_, week) => row(cellHeight, shown.slice(7 * week, 7 * week + 7).map(cell))));
}

export function monthOnAndroid(elements, data, options) {
  for (const name of ["createElement", "FlexWidget", "TextWidget"]) {
    if (elements && elements[name]) continue;
    throw refusal("wrongKind", "elements must have " + name, elements && elements[name], { field: name });
  }
  if (typeof data !== "object" || !data || !Array.isArray(data.days) || data.days.length !== 42) {
    throw refusal("wrongKind", "data must be what prepareWidgetData() returns", data, { field: "data" });
  }
  if (typeof options !== "object" || !options) throw refusal("wrongKind", "options must be an object with width and height", options, { field: "options" });
  const allowed = ["width", "height", "scheme"];
  const other = Object.keys(options).find((name) => allowed.indexOf(name) < 0);
  if (other !== undefined) throw refusal("unknownSetting", "options have only " + allowed.join(", "), other, { setting: other, allowed });
  for (const name of ["width", "height"]) checkSize(options, name);
  const { scheme } = options;
  if (scheme !== undefined && scheme !== null && !(typeof scheme === "string" && /^[a-z][a-z0-9+.-]*$/.test(scheme))) {
    const sentence = "scheme must be that of the app's links, such as lichviet, of small letters, digits, +, - and .";
    throw refusal("unknownSetting", sentence, scheme, { setting: "scheme", allowed: [] });
  }
  return { light: monthTree(elements, data, options, schemes.light), dark: monthTree(elements, data, options, schemes.dark) };
}
