// Fields of forms: each {node, value()}. Its place is its name; a fault of that place is shown beside it.

import { element } from "../dom.js";

// Return a control with its label, a hint if there is one, and room for a fault.
export function labelled(place, label, control, hint = null) {
  const id = `f-${place}`;
  control.id = id;
  control.setAttribute("aria-describedby", hint ? `${id}-hint ${id}-fault` : `${id}-fault`);
  const parts = [element("label", label, { for: id }), control];
  if (control.type === "checkbox") parts.reverse();
  if (hint) parts.push(element("p", hint, { id: `${id}-hint`, class: "small quiet" }));
  return placed(place, "div", parts);
}

// Return several controls under one legend, with room for a fault.
export function grouped(place, legend, controls, attributes = {}) {
  return placed(place, "fieldset", [element("legend", legend), ...controls], attributes);
}

function placed(place, name, parts, attributes = {}) {
  const fault = element("p", "", { id: `f-${place}-fault`, class: "fault", hidden: true });
  return element(name, [...parts, fault], { class: "field", "data-place": place, ...attributes });
}

// Return a list to choose one value from: pairs of a value and its name.
export function select(place, label, choices, chosen, hint = null) {
  const options = choices.map(([value, name]) => element("option", name, { value, selected: value === chosen }));
  const control = element("select", options, { name: place });
  return { node: labelled(place, label, control, hint), control, value: () => control.value };
}

// Return a line of text.
export function text(place, label, preset, hint = null) {
  const limits = { maxlength: 80, autocomplete: "off" };
  const control = element("input", "", { type: "text", name: place, value: preset, ...limits });
  return { node: labelled(place, label, control, hint), control, value: () => control.value.trim() };
}
