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
} as const;
type Key = (typeof keys)[keyof typeof keys];

/** What this tab has written, or been told of: another's word that says the same is no news. */
const known = new Map<Key, string | null>();

/** What storage would not take, blocked or full; lives as long as the page. */
const memory = new Map<Key, string>();

export function read(key: Key): string | null {
  const untaken = memory.get(key);
  if (untaken !== undefined) return untaken;
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
 * Tells when another tab has changed one of the keys, and when the browser brings the page back as it was left: a
 * session may have ended meanwhile, by the page's own leaving.
 * @returns stops telling
 */
export function onChangedElsewhere(watched: readonly Key[], listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const told = watched.filter((each) => key === null || key === each);
    for (const each of told) memory.delete(each);
    const changed = told.filter((each) => read(each) !== known.get(each));
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
