/** The headers that CloudFront adds in AWS, and those of the local pages. */
import { browserHeaders, contentSecurityPolicy } from '../../lib/edge/browser-headers.ts';

/** Safari upgrades even `localhost` to HTTPS with this directive; `--production` still sends it. */
const overPlainHttp = contentSecurityPolicy.replace('; upgrade-insecure-requests', '');

/** @param production exactly as in AWS */
export function securityHeaders(production: boolean): Readonly<Record<string, string>> {
  if (production) return browserHeaders;
  const { 'strict-transport-security': _https, ...headers } = browserHeaders;
  return { ...headers, 'content-security-policy': overPlainHttp };
}

/** For the local pages, which show mails in a same-origin frame. */
export const localPageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
