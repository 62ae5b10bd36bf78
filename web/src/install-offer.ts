/** The browser's offer to install the site as an app, kept from when it comes until Settings shows it. */

/** Of Chromium; no standard has it yet: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
interface InstallOffer extends Event {
  /** Opens the browser's own dialog; works once, after a click. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** @returns null if the browser makes no offer, or the app is installed */
export const installOffer = (): InstallOffer | null => offer;

/** @returns unsubscribes */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setInstallOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

window.addEventListener('beforeinstallprompt', (event) => {
  // Without this, Chrome on Android shows a banner over the page.
  event.preventDefault();
  if (isOffer(event)) setInstallOffer(event);
});
window.addEventListener('appinstalled', () => setInstallOffer(null));
