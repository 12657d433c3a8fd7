// Addresses that carry a seat. A token stands in the fragment only, which no request contains.

// Return the address of a table, with a seat's token if there is one.
export function tableAddress(table, token, base = document.baseURI, lang = null) {
  const url = new URL(`tables/${table}`, base);
  if (lang) url.searchParams.set("lang", lang);
  if (token) url.hash = String(new URLSearchParams({ token }));
  return url.href;
}

// Return the address of a table that hands over several of its seats at once, each with its token.
export function seatsAddress(table, seats, base = document.baseURI) {
  const url = new URL(`tables/${table}`, base);
  url.hash = String(new URLSearchParams(seats.flatMap(({ seat, token }) => [["seat", seat], ["token", token]])));
  return url.href;
}

// Return the address of this page that invites somebody to an open seat of a table.
export function inviteAddress(table, invite, base = document.baseURI) {
  const url = new URL(".", base);
  url.hash = String(new URLSearchParams({ table, invite }));
  return url.href;
}

// Return the table that an address invites to: {id, invite}; null if it invites to none.
export function invitedTo(address) {
  const given = new URLSearchParams(new URL(address).hash.slice(1));
  const [id, invite] = [given.get("table"), given.get("invite")];
  return /^[\w-]{36}$/.test(id ?? "") && invite ? { id, invite } : null;
}

// Return the address of this page that hands over a seat of a campaign.
export function campaignAddress(campaign, { seat, token }, base = document.baseURI) {
  const url = new URL(".", base);
  url.hash = String(new URLSearchParams({ campaign, seat, token }));
  return url.href;
}

// Return the seat of a campaign that an address hands over: {id, seat, token}; null if it hands over none.
export function handedOver(address) {
  const given = new URLSearchParams(new URL(address).hash.slice(1));
  const [id, seat, token] = [given.get("campaign"), Number(given.get("seat")), given.get("token")];
  return /^[\w-]{36}$/.test(id ?? "") && Number.isInteger(seat) && token ? { id, seat, token } : null;
}
