/** The allowed destinations of push messages: the push services of browsers. */
import { environment } from '../../contracts/platform/environment.ts';
import { setting } from '../platform/settings.ts';

/** The push services of Chrome and Edge on most systems, Firefox, Safari, and Edge on Windows. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether messages may be sent to an endpoint. The URL comes from the client and could name any host (SSRF), so only known push
 * services are allowed, by HTTPS and on the default port.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  const local = setting(environment.pushServiceUrl);
  if (local && endpoint.startsWith(`${local}/`) && url.href === endpoint) return true;
  return url.protocol === 'https:' && url.port === '' && services.some((host) => host.test(url.hostname));
}
