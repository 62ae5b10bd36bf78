/** The feed's URL and key, from the environment. */
import { environment } from '../../contracts/platform/environment.ts';
import { readSecret } from '../platform/secrets.ts';
import { setting } from '../platform/settings.ts';
import type { FeedConfig } from './client.ts';

/** @throws if the key cannot be read */
export async function feedConfig(): Promise<FeedConfig> {
  return {
    baseUrl: setting(environment.feedBaseUrl),
    key: await readSecret(setting(environment.feedKeySecret)),
  };
}

/** The vendor returns errors above one request per second; the local stand-in has no limit. */
export function pauseMs({ baseUrl }: Pick<FeedConfig, 'baseUrl'>): number {
  return /(^|\.)goalserve\.com$/i.test(new URL(baseUrl).hostname) ? 1000 : 0;
}
