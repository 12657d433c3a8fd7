// Where a seat's player is called when it is their turn: set it, try it out, see how it fares.

import { element } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { button } from "./buttons.js";
import { select, text } from "./inputs.js";
import { once } from "./once.js";
import { canPush, subscription } from "./push.js";
import { lang, say } from "./reader.js";

const FORMS = ["webhook", "discord"];

// Return what unfolds to the receiver of a seat's notices.
export function callPart({ seat, token }, table) {
  const path = `tables/${table}/seats/${seat}/notify`;
  const state = element("p", "", { class: "small", role: "status" });
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const url = text(`call-${seat}-url`, say("around-call-url"), "", say("around-call-url-hint"));
  url.control.maxLength = 500;
  url.control.inputMode = "url";
  const form = select(`call-${seat}-form`, say("around-call-form"), FORMS.map((one) => [one, say(`around-call-${one}`)]), FORMS[0]);
  const show = async () => (state.textContent = wordsOf(await askJson(addressOf(path), { token })));
  const order = (method, rest = "", body = undefined) =>
    askJson(addressOf(`${path}${rest}`, rest ? {} : { lang: lang() }), { method, token, body, isKeyed: false });
  const set = once(fault, async () => {
    await order("POST", "", { url: url.value(), form: form.value() });
    url.control.value = "";
    await show();
  });
  const here = once(fault, async () => {
    const { push_key: key } = await askJson(addressOf(path), { token });
    const found = await subscription(key);
    if (!found) {
      fault.textContent = say("around-call-not-here");
      fault.hidden = false;
      return;
    }
    await order("POST", "", { form: "push", ...found });
    await show();
  });
  const test = once(fault, async () => {
    const { is_delivered: isDelivered, outcome } = await order("POST", "/test");
    state.textContent = isDelivered ? say("around-call-tested") : say("around-call-failed", { why: outcome });
  });
  const remove = once(fault, async () => {
    await askJson(addressOf(path), { method: "DELETE", token });
    await show();
  });
  const buttons = [
    button(say("around-call-set"), `call-${seat}-set`, set, "main"),
    button(say("around-call-test"), `call-${seat}-test`, test),
    button(say("around-call-remove"), `call-${seat}-remove`, remove),
  ];
  const ways = canPush() ? [element("p", button(say("around-call-here"), `call-${seat}-here`, here, "main"))] : [];
  const parts = [element("summary", say("around-call")), state, ...ways, url.node, form.node, element("div", buttons, { class: "linkline" }), fault];
  const details = element("details", parts, { class: "calls" });
  details.addEventListener("toggle", () => details.open && once(fault, show)());
  return details;
}

// Return how the notices of a seat fare, in words.
function wordsOf({ form, host, delivered_at: at, outcome, failures }) {
  if (form === null) return say("around-call-none");
  const when = at && new Date(at).toLocaleString(lang(), { dateStyle: "medium", timeStyle: "short" });
  const last = when ? say("around-call-last", { when }) : say("around-call-never");
  const failed = failures ? ` ${say("around-call-failed", { why: outcome })}` : "";
  return `${say(form === "push" ? "around-call-browser" : "around-call-to", { host })} ${last}${failed}`;
}
