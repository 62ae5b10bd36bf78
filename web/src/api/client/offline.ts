/** Detects that the browser is offline, and the sentence for it. */

/** A browser that does not report its state counts as online. */
export const isOffline = () => navigator.onLine === false;

export const offlineReading = 'You seem to be offline. Your picks are safe.';

/** For calls that would have changed something. */
export const offlineWriting = 'You seem to be offline. Please try again once you are connected.';
