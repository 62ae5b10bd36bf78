/** Accepts only redirect URLs on the site's own origin. */
import { environment } from '../contracts/platform/environment.ts';
import { setting } from '../services/platform/settings.ts';
import { badRequest } from './errors.ts';

/**
 * The comparison includes the slash after the origin, which rejects `https://site.example.evil.com` and
 * `https://site.example@evil.com`.
 * @throws HttpError 400
 */
export function requireOwnUrl(name: string, url: string): string {
  if (!url.startsWith(`${setting(environment.siteOrigin)}/`)) {
    throw badRequest(`${name} must be an address of this site`);
  }
  return url;
}
