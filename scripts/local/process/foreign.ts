/** Protects the local pages from other sites open in the same browser. */
import type { LocalRequest } from '../http.ts';

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether another site is behind a browser's request: by a host name whose DNS points here (DNS rebinding), or from one of
 * its pages.
 */
export function isForeign({ headers }: Pick<LocalRequest, 'headers'>): boolean {
  const { host = '', origin, 'sec-fetch-site': from } = headers;
  if (!ownNames.includes(host.replace(/:\d+$/, ''))) return true;
  // A link from another site is harmless: it only opens a page.
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document' && !origin;
  if (from === 'cross-site' && !isLink) return true;
  return origin !== undefined && !(URL.canParse(origin) && ownNames.includes(new URL(origin).hostname));
}
