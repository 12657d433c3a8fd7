// The pages' own words; a page reads those of the language that it speaks. All other texts come from the service in the
// reader's language.

import { saying } from "./saying.js";

// Return a function that says a message in a language, with its values.
export async function speaker(language) {
  const { default: words } = await import(`./words/${language}.js`);
  return saying(words, language);
}
