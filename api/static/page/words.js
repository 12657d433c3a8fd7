// The pages' own words, compiled from Fluent catalogues; a page reads those of the language that it speaks. All other
// texts come from the service in the reader's language.

// How a language writes a value, and whether a value is meant by a variant: by itself or by its plural category.
function formsOf(language) {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  return {
    number: (value) => (typeof value === "number" ? numbers.format(value) : String(value)),
    is: (value, key) => String(value) === key || (typeof value === "number" && plurals.select(value) === key),
  };
}

// Return a function that says a message in a language, with its values. A message without any is a text.
export async function speaker(language) {
  const { default: words } = await import(`./words/${language}.js`);
  const forms = formsOf(language);
  return (id, values = {}) => {
    const message = words[id] ?? id;
    return typeof message === "string" ? message : message(values, forms);
  };
}
