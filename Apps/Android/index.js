// The task that react-native-android-widget runs whenever a widget has to be drawn: it asks the widgets' program for pictures, and makes
// elements of them and of the areas that react to taps.

const { createElement } = require("react");
const { requireOptionalNativeModule } = require("expo");
const { clockOf, instantText } = require("almanac-widgets/clock");
const { FlexWidget, OverlapWidget, SvgWidget, TextWidget } = require("react-native-android-widget");
const widgets = require("./widgets.json");

const native = requireOptionalNativeModule("AlmanacWidgets");

/** The least and the greatest sides of frames on phones, for which the widgets are made: width and height. */
const frames = {
  circular: [[68, 68], [76, 76]], rectangular: [[153, 68], [172, 76]], small: [[141, 141], [170, 170]],
  medium: [[292, 141], [364, 170]], large: [[292, 311], [364, 382]],
};
const familyOf = (width, height) => Math.min(width, height) < 100 ? width < 1.6 * height ? "circular" : "rectangular"
  : width < 230 ? "small" : height < 240 ? "medium" : "large";

/** The frame to draw for a widget, and where its picture is in it: a picture that is larger or smaller than any frame is scaled. */
function fittedFrame(width, height) {
  const family = familyOf(width, height);
  const [least, most] = frames[family];
  const size = [width, height].map((side, index) => Math.min(Math.max(side, least[index]), most[index]));
  const scale = Math.min(width / size[0], height / size[1]);
  return { family, size: { width: size[0], height: size[1] }, scale, left: (width - scale * size[0]) / 2, top: (height - scale * size[1]) / 2 };
}

/** The program's drawing of a widget at a moment; throws an Error with its words. */
function drawn(name, { family, size }, moment) {
  const { zone, language, is24Hour, scheme } = native.device();
  const answer = JSON.parse(native.draw(JSON.stringify({
    widget: name, instant: instantText(moment), state: native.stored(`${name}Settings`), log: native.stored("InsultTaps.json"),
    environment: { zone: clockOf(native, zone, moment), language, family, size, scheme, hourCycle: is24Hour ? "twentyFour" : "twelve" },
  })));
  if (answer.error) throw new Error(answer.error.message);
  return answer;
}

/** The elements of a picture, over which are the areas that react to taps. */
function elementsOf(svg, { spoken, link, taps }, { size, scale, left, top }) {
  const at = (x, y, width, height) => ({ width: scale * width, height: scale * height, marginLeft: left + scale * x, marginTop: top + scale * y });
  const effect = ({ link, action }) => action ? { clickAction: action.name, clickActionData: action }
    : link ? { clickAction: "OPEN_URI", clickActionData: { uri: link } } : { clickAction: "OPEN_APP" };
  return createElement(OverlapWidget, { style: { width: "match_parent", height: "match_parent" }, accessibilityLabel: spoken, ...effect({ link }) },
    createElement(SvgWidget, { key: "picture", svg, style: at(0, 0, size.width, size.height) }),
    ...taps.map((area, index) => createElement(FlexWidget,
      { key: index, style: at(area.x, area.y, area.width, area.height), accessibilityLabel: area.spoken, ...effect(area) })));
}

/** Stores that one more insult was skipped, if the tapped one is still shown; Android does not keep the order of the values. */
function skipTapped(action, { taps }, moment) {
  const isTapped = ({ values }) => ["slot", "skipped"].every((key) => values[key] === action.values[key]);
  if (!taps.some((area) => area.action && isTapped(area.action))) return;
  const payload = { skipped: Number(action.values.skipped) + 1, at: instantText(moment) };
  native.store("InsultTaps.json", JSON.stringify({ schema: "insult-taps", version: 1, payload }));
}

/** The task for `registerWidgetTaskHandler`; it leaves widgets alone that are not of this package. */
async function widgetTask({ widgetInfo, widgetAction, clickActionData, renderWidget }) {
  const name = Object.keys(widgets).find((one) => widgets[one].kind === widgetInfo.widgetName);
  if (!name || widgetAction === "WIDGET_DELETED") return;
  try {
    if (!native) throw new Error("there is no native module AlmanacWidgets: was the app built after npx expo prebuild, and not by Expo Go?");
    const frame = fittedFrame(widgetInfo.width, widgetInfo.height);
    const moment = Date.now();
    let answer = drawn(name, frame, moment);
    if (widgetAction === "WIDGET_CLICK" && clickActionData?.values) {
      skipTapped(clickActionData, answer, moment);
      answer = drawn(name, frame, moment);
    }
    renderWidget({ light: elementsOf(answer.light, answer, frame), dark: elementsOf(answer.dark, answer, frame) });
    if (answer.next) native.redrawAt(widgets[name].kind, Date.parse(answer.next));
  } catch (error) {
    console.error("almanac-widgets-android:", error.message);
    renderWidget(createElement(TextWidget, { text: error.message, style: { fontSize: 12, color: "#808080" } }));
  }
}

module.exports = { widgetTask };
