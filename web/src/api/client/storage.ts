/** The browser's local storage. If it is blocked, the session ends with the page. */

export const keys = {
  token: 'authToken',
  user: 'userData',
  adminToken: 'adminToken',
  admin: 'adminData',
  colorMode: 'colorMode',
  lastSport: 'lastSport',
  visit: 'visit',
  lastTracker: 'lastTracker',
  pushOwner: 'pushOwner',
  installHint: 'installHint',
  trackerView: 'trackerView',
  trackerPageSize: 'trackerPageSize',
  predictionsView: 'predictionsView',
} as const;
type Key = (typeof keys)[keyof typeof keys];

/** Values that this tab has written or seen; storage events that repeat them are ignored. */
const known = new Map<Key, string | null>();

/** Values that storage rejected because it is blocked or full; kept until the page closes. */
const memory = new Map<Key, string>();

export function read(key: Key): string | null {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked by the browser's settings.
    return null;
  }
}

/** @param value null removes */
export function write(key: Key, value: string | null): void {
  known.set(key, value);
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}

/**
 * Calls the listener when another tab changes one of the keys, and when the browser restores the page from its
 * back/forward cache: leaving the page may have ended the session.
 * @returns unsubscribes
 */
export function onExternalChange(watched: readonly Key[], listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const affected = watched.filter((each) => key === null || key === each);
    for (const each of affected) memory.delete(each);
    const changed = affected.filter((each) => read(each) !== known.get(each));
    for (const each of changed) known.set(each, read(each));
    if (changed.length > 0) listener();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
