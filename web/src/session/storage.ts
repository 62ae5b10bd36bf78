/** The browser's own storage, where a session outlives the page. Blocked storage only means a shorter session. */

export const keys = {
  token: 'authToken',
  user: 'userData',
  adminToken: 'adminToken',
  admin: 'adminData',
  colorMode: 'colorMode',
} as const;
type Key = (typeof keys)[keyof typeof keys];

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
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full: memory has it.
  }
}
