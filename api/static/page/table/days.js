// The days of a game in the past: loaded with the first leap by a day.

// Return the number of the moment at which the next day begins; Infinity if none does. day: of the shown moment.
export async function dayAfter(service, moments, at, day, lang) {
  const { chapters, next } = await service.json(service.ofTable("chronicle", { after: moments[at].version, days: 1, lang }));
  const first = chapters.find((one) => one.day !== null)?.day ?? day;
  if (first !== day) return at + 1;
  return next === null ? Infinity : moments.findIndex(({ version }) => version > next);
}

// Return the number of the moment at which the shown day began, or the day before if it is the first one of its day. It
// looks as far back as the chapters reach that have been read. chapters: by version.
export function dayBefore(chapters, moments, at) {
  const told = [...chapters.values()].filter((one) => one.day !== null && one.version <= moments[at].version);
  told.sort((one, other) => other.version - one.version);
  const begins = told.filter((one, place) => told[place + 1]?.day !== one.day);
  const numbers = begins.map(({ version }) => moments.findIndex((one) => one.version >= version));
  return numbers.find((number) => number < at) ?? 0;
}
