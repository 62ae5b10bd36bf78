/** Accepts redirect URLs on the site's own origin only. */
import { environment } from '../contracts/environment.ts';
import { setting } from '../services/settings.ts';
import { badRequest } from './errors.ts';

/**
 * The origin is compared with its slash, so that neither `https://site.example.evil.com` nor a name and password
 * in front of another host passes.
 * @throws HttpError 400
 */
export function requireOwnUrl(name: string, url: string): string {
  if (!url.startsWith(`${setting(environment.siteOrigin)}/`)) {
    throw badRequest(`${name} must be an address of this site`);
  }
  return url;
}
