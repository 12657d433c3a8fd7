// The pages' own words in English and German, compiled from Fluent catalogues. All other texts come from the service in
// the reader's language.

import de from "./words/de.js";
import en from "./words/en.js";

export const WORDS = { en, de };
export const LANGUAGES = Object.keys(WORDS);

// How a language writes a value, and whether a value is meant by a variant: by itself or by its plural category.
function formsOf(language) {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  return {
    number: (value) => (typeof value === "number" ? numbers.format(value) : String(value)),
    is: (value, key) => String(value) === key || (typeof value === "number" && plurals.select(value) === key),
  };
}

// Return a function that says a message in a language, with its values.
export function speaker(language) {
  const forms = formsOf(language);
  return (id, values = {}) => WORDS[language][id]?.(values, forms) ?? id;
}
