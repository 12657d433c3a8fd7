// Further fields of forms, as in inputs.js.

import { grouped, labelled, select } from "../around/inputs.js";
import { say } from "../around/reader.js";
import { element } from "../dom.js";
import { nameOf } from "./fields.js";

// Return the field of one of a pack's options.
export function optionField(pack, field, seatNames) {
  const place = `option-${field.id}`;
  const label = nameOf(pack, field.id);
  const makers = { choice: choiceOf, number: numberOf, flag: flagOf, row: rowOf, seats: seatsOf };
  return makers[field.kind](place, label, field, pack, seatNames);
}

// Return buttons of which one is pressed: triples of a value, its name and a hint.
export function radios(place, legend, choices, chosen) {
  const inputs = choices.map(([value]) =>
    element("input", "", { type: "radio", name: place, value, id: `f-${place}-${value}`, checked: value === chosen }),
  );
  const rows = choices.map(([value, name, hint], at) => {
    const label = element("label", name, { for: `f-${place}-${value}` });
    return element("div", [inputs[at], label, ...(hint ? [element("span", hint, { class: "small quiet" })] : [])], {
      class: "choice",
    });
  });
  const value = () => inputs.find((one) => one.checked)?.value ?? chosen;
  return { node: grouped(place, legend, rows), inputs, value };
}

// Return a whole number, empty unless it is given.
export function number(place, label, { least, most, preset = null }, hint = null) {
  const limits = { min: least, max: most, value: preset };
  const control = element("input", "", { type: "number", name: place, inputmode: "numeric", ...limits });
  const value = () => (control.value === "" ? "" : Number(control.value));
  return { node: labelled(place, label, control, hint ?? say("home-from-to", { least, most })), control, value };
}

// Return a box to tick.
export function box(place, label, isTicked = false, hint = null) {
  const control = element("input", "", { type: "checkbox", name: place, checked: isTicked });
  return { node: labelled(place, label, control, hint), control, value: () => control.checked };
}

function choiceOf(place, label, { id, values, preset }, pack) {
  const named = values.map((value) => [value, nameOf(pack, id, value)]);
  const choices = preset === null ? [["", say("home-at-the-table")], ...named] : named;
  const { node, control } = select(place, label, choices, preset ?? "");
  return { node, value: () => (control.value === preset ? "" : control.value) };
}

const numberOf = (place, label, field) => number(place, label, field);

const flagOf = (place, label, { preset }) => box(place, label, preset === true);

// Return a row that grows by one value at a time.
function rowOf(place, label, { id, values, most }, pack) {
  const chosen = [];
  const named = values.map((value) => [value, nameOf(pack, id, value)]);
  const { node, control } = select(place, label, named, values[0]);
  const list = element("ol", [], { class: "row" });
  const show = () => list.replaceChildren(...chosen.map((value, at) => item(nameOf(pack, id, value), () => cut(at))));
  const cut = (at) => {
    chosen.splice(at, 1);
    show();
    control.focus();
  };
  const add = element("button", say("home-add"), { type: "button", class: "btn" });
  add.addEventListener("click", () => {
    if (chosen.length < most) chosen.push(control.value);
    show();
  });
  node.append(add, list);
  return { node, value: () => [...chosen] };
}

function item(name, cut) {
  const label = say("home-remove", { name });
  const button = element("button", "×", { type: "button", class: "btn plain", "aria-label": label });
  button.addEventListener("click", cut);
  return element("li", [element("span", name), button]);
}

// Return a box for each seat.
function seatsOf(place, label, _field, _pack, seatNames) {
  const boxes = seatNames.map((name, seat) => box(`${place}-${seat}`, name));
  const value = () => boxes.flatMap((one, seat) => (one.value() && !one.node.hidden ? [seat] : []));
  const show = (count) => boxes.forEach((one, seat) => (one.node.hidden = seat >= count));
  return { node: grouped(place, label, boxes.map((one) => one.node)), value, show };
}

// Show a fault beside its field, else at the end of the form, and go there.
export function showFault(form, place, words) {
  clearFaults(form);
  const field = place && form.querySelector(`[data-place="${CSS.escape(place)}"]`);
  const isShown = field && !field.closest("[hidden]");
  const fault = isShown ? field.querySelector(":scope > .fault") : form.querySelector(".fault.whole");
  fault.replaceChildren(words);
  fault.hidden = false;
  field?.closest("details")?.setAttribute("open", "");
  const control = isShown && field.querySelector("input, select");
  control?.setAttribute?.("aria-invalid", "true");
  (control || fault).focus();
}

export function clearFaults(form) {
  for (const fault of form.querySelectorAll(".fault")) fault.hidden = true;
  for (const control of form.querySelectorAll("[aria-invalid]")) control.removeAttribute("aria-invalid");
}
