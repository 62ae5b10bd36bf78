/** Detects that the browser is offline, and the sentence for it. */

/** A browser that does not know counts as online. */
export const isOffline = () => navigator.onLine === false;

export const offlineReading = 'You seem to be offline. Your picks are safe.';

/** Whatever was to be saved or sent was not. */
export const offlineWriting = 'You seem to be offline. Please try again once you are connected.';
