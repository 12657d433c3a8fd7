// Check G: how even the outcomes are. Source: audit protocol 5.G.

const EXPECTED_MIN = 5; // for each possibility; below it there is no verdict
const P_MIN = 1e-9; // honest dice never reach it

// Return the samples of an archive: [{stream, m, counts, faces, p}], dice first. An outcome that an undo brought back
// counts once, a copy and a sealed outcome never. faces: null for a pool; p: null for a sample that is too small.
export function samplesOf(entries) {
  const { dice } = entries[0].data;
  const counts = new Map(Object.keys(dice).sort().map((die) => [`${dice[die].length} ${die}`, new Map()]));
  const seen = new Set();
  for (const [stream, n, m, x] of entries.filter((one) => !one.isCopy).flatMap((one) => one.fate)) {
    const [use, sample] = [`${n} ${m} ${x} ${stream}`, `${m} ${stream}`];
    if (typeof x !== "number" || x >= m || seen.has(use)) continue;
    seen.add(use);
    if (!counts.has(sample)) counts.set(sample, new Map());
    counts.get(sample).set(x, (counts.get(sample).get(x) ?? 0) + 1);
  }
  return Array.from(counts, ([name, found]) => sampleOf(name, found, dice));
}

function sampleOf(name, counts, dice) {
  const [m, stream] = [parseInt(name, 10), name.slice(name.indexOf(" ") + 1)];
  const size = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return { stream, m, size, counts, faces: Object.hasOwn(dice, stream) ? dice[stream] : null, p: evenness(m, size, counts) };
}

// Return the p-value of the chi-square test against even chances.
function evenness(m, size, counts) {
  if (m < 2 || size < EXPECTED_MIN * m) return null;
  const expected = size / m;
  let chi = (m - counts.size) * expected;
  for (const one of counts.values()) chi += (one - expected) ** 2 / expected;
  return tail(chi, m - 1);
}

// Return {verdict, note, values} on these samples.
export function checkStatistics(samples) {
  const tested = samples.filter((one) => one.p !== null).sort((one, other) => one.p - other.p);
  if (!tested.length) return { verdict: "skipped", note: "too-few", values: {} };
  const [{ stream, p }] = tested;
  return { verdict: p < P_MIN ? "failed" : "ok", note: "even", values: { tested: tested.length, stream, p: p.toPrecision(2) } };
}

// Return the probability of a chi-square at least as large. Q(a + 1, y) = Q(a, y) + y^a e^-y / gamma(a + 1), from
// Q(1, y) = e^-y or Q(1/2, y) = erfc(sqrt(y)).
export function tail(chi, degrees) {
  const y = chi / 2;
  if (y <= 0) return 1;
  const isOdd = degrees % 2 === 1;
  let [a, q] = isOdd ? [0.5, erfc(Math.sqrt(y))] : [1, Math.exp(-y)];
  let term = isOdd ? Math.sqrt(y) / (Math.sqrt(Math.PI) / 2) : y; // y^a / gamma(a + 1)
  let log = Math.log(term);
  for (; a < degrees / 2; a += 1) {
    q += Math.exp(log - y);
    log += Math.log(y / (a + 1));
  }
  return Math.min(q, 1);
}

// The complementary error function: by its series near 0, by its continued fraction beyond.
function erfc(x) {
  if (x < 2.5) {
    let [sum, power] = [x, x];
    for (let n = 1; n < 60; n += 1) {
      power *= (-x * x) / n;
      sum += power / (2 * n + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let n = 60; n > 0; n -= 1) fraction = n / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
}
