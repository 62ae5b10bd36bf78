/** Keeps other sites, open in a browser of this machine, from what is on this machine only. */
import type { LocalRequest } from './http.ts';

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a browser sends a request for another site: under a name that leads here by that site's DNS, or from one of its
 * pages.
 */
export function isForeign({ headers }: Pick<LocalRequest, 'headers'>): boolean {
  const { host = '', origin, 'sec-fetch-site': from } = headers;
  if (!ownNames.includes(host.replace(/:\d+$/, ''))) return true;
  // Following a link from another site only shows a page.
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document' && !origin;
  if (from === 'cross-site' && !isLink) return true;
  return origin !== undefined && !(URL.canParse(origin) && ownNames.includes(new URL(origin).hostname));
}
