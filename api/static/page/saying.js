// How messages are said, compiled from Fluent catalogues: each is a text, or a function of its values and these forms.

// How a language writes a value, and whether a value is meant by a variant: by itself or by its plural category.
function formsOf(language) {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  return {
    number: (value) => (typeof value === "number" ? numbers.format(value) : String(value)),
    is: (value, key) => String(value) === key || (typeof value === "number" && plurals.select(value) === key),
  };
}

// Return a function that says a message of these in their language, with its values. A message without any is a text.
export function saying(words, language) {
  const forms = formsOf(language);
  return (id, values = {}) => {
    const message = words[id] ?? id;
    return typeof message === "string" ? message : message(values, forms);
  };
}
