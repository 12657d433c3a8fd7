// Notices to this browser by Web Push, also while no page is open.

import { fromBase64 } from "../log/bytes.js";

// Whether this browser can be called: over https alone, and not everywhere.
export const canPush = () => Boolean(navigator.serviceWorker && globalThis.PushManager && globalThis.Notification);

// Subscribe this browser, once its reader allows it. key: the service's. Return what the service needs: {url, keys};
// null if it is not allowed, or no push service answers.
export async function subscription(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known && !isSame(known.options?.applicationServerKey, own)) await known.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own }).catch(() => null);
  if (!made) return null;
  const { endpoint, keys } = made.toJSON();
  return { url: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

export const bytesOf = (text) => fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));

const isSame = (known, own) => Boolean(known) && String(new Uint8Array(known)) === String(own);
