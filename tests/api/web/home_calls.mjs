// What a test has done by the modules of the home page.

import { campaignAddress, handedOver, tableAddress } from "./home/addresses.js";
import { offeredAs, proposed } from "./home/evening.js";
import { fieldsOf, nameOf, placeOf, playable, requestOf } from "./home/fields.js";
import { joined } from "./home/gathered.js";
import { keysOf, phraseOf, readPhrase } from "./home/phrase.js";
import { campaigns, forgetCampaign, keepCampaign, keepPlayerName, playerName } from "./home/kept.js";
import { tablesOf, wantedFrom } from "./home/mine.js";
import { drawn, qrOf } from "./home/qr.js";
import { startsOf } from "./home/starts.js";

const BASE = "https://play.example.org/";

export const homeCalls = (Storage) => ({
  // The rows of a code, as text; null if the text is too long.
  qr({ text }) {
    try {
      return qrOf(text).map((row) => row.join(""));
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  },
  drawn: ({ text }) => drawn(qrOf(text)),
  fields: ({ pack }) => fieldsOf(pack),
  playable: ({ pack }) => playable(pack),
  named: ({ pack, id, value }) => nameOf(pack, id, value),
  request: ({ values }) => requestOf(values),
  place: ({ detail, options }) => placeOf(detail, options),
  proposed: ({ seats, people }) => proposed(seats, people),
  offered: ({ word, name, people }) => offeredAs([word, name], people),
  starts: ({ game }) => startsOf(game),
  wanted: ({ summary, seats }) => wantedFrom(summary, seats),
  grouped: ({ seats }) => tablesOf(seats),
  addresses: ({ table, token, campaign, seat }) => ({
    table: tableAddress(table, token, BASE, "de"),
    campaign: campaignAddress(campaign, { seat, token }, `${BASE}?lang=de`),
  }),
  handedOver: ({ address }) => handedOver(address),
  // What is kept of campaigns after these steps: ["keep", campaign] or ["forget", id].
  campaigns({ steps, stored, full }) {
    const storage = new Storage(stored === undefined ? {} : { "hourglass/campaigns": stored }, full);
    const done = steps.map(([what, one]) => (what === "keep" ? keepCampaign : forgetCampaign)(storage, one));
    return { done, campaigns: campaigns(storage), without: campaigns(null) };
  },
  // A phrase as it is told and read, its secret, and what it opens.
  async phrase({ bytes, typed, sealed, plain }) {
    const read = readPhrase(typed);
    if (read === null) return null;
    const { secret, seal, open } = await keysOf(read);
    return { told: phraseOf(Uint8Array.from(bytes)), secret, opened: await open(sealed), sealed: await seal(plain) };
  },
  gathered: ({ here, there, known }) => joined(here, there, known),
  playerName({ name, full }) {
    const storage = new Storage({}, full);
    return [playerName(storage), keepPlayerName(storage, name), playerName(storage)];
  },
});
