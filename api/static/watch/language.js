// The reader's language: that of the page's address, else the browser's. Two buttons change it.

import { LANGUAGES } from "./words.js";

const buttons = () => document.querySelectorAll(".languages button");

// The first of these language tags that the page knows, else English.
export function languageOf(...tags) {
  return tags.map((one) => one?.slice(0, 2).toLowerCase()).find((one) => LANGUAGES.includes(one)) ?? "en";
}

export function chosenLanguage() {
  return languageOf(new URLSearchParams(location.search).get("lang"), ...navigator.languages);
}

// Show which language is chosen.
export function showLanguage(lang) {
  document.documentElement.lang = lang;
  for (const one of buttons()) one.setAttribute("aria-pressed", one.value === lang);
}

// Have a function called with the language when another one is chosen, which then stands in the address.
export function onLanguage(speak) {
  const choose = ({ currentTarget: { value } }) => {
    const url = new URL(location.href);
    url.searchParams.set("lang", value);
    history.replaceState(null, "", url);
    speak(value);
  };
  for (const one of buttons()) one.addEventListener("click", choose);
}
