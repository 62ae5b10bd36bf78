/** The browser's own storage, where a session outlives the page. Blocked storage only means a shorter session. */

export const keys = {
  token: 'authToken',
  user: 'userData',
  adminToken: 'adminToken',
  admin: 'adminData',
  colorMode: 'colorMode',
} as const;
type Key = (typeof keys)[keyof typeof keys];

/** What this tab has written, or been told of: another's word that says the same is no news. */
const known = new Map<Key, string | null>();

/** Stands in where storage is blocked; lives as long as the page. */
const memory = new Map<Key, string>();

export function read(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked by the browser's settings.
    return memory.get(key) ?? null;
  }
}

/** @param value null removes */
export function write(key: Key, value: string | null): void {
  known.set(key, value);
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full: memory has it.
  }
}

/**
 * Tells when another tab has changed one of the keys, and when the browser brings the page back as it was left: a
 * session may have ended meanwhile, by the page's own leaving.
 * @returns stops telling
 */
export function onChangedElsewhere(watched: readonly Key[], listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const changed = watched.filter(
      (each) => (key === null || key === each) && read(each) !== known.get(each),
    );
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
