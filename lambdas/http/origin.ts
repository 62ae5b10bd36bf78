/**
 * Accepts only requests that came through CloudFront. The HTTP API also has its own address, which has no firewall in front
 * and where callers could forge the header with the visitor's IP address.
 */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from '../contracts/platform/environment.ts';
import { siteHeaders } from '../contracts/platform/site-headers.ts';
import { setting } from '../services/platform/settings.ts';
import { HttpError } from './errors.ts';

/**
 * Compares digests, so that functions do not know the secret and the timing reveals nothing about it.
 * @throws HttpError 403; another Error if no digest is configured, so that a wrong deployment is closed, not open
 */
export function requireCloudFront({ headers }: APIGatewayProxyEventV2): void {
  const accepted = setting(environment.originDigests).split(',');
  const digest = createHash('sha256')
    .update(headers[siteHeaders.origin] ?? '')
    .digest('hex');
  if (!accepted.includes(digest)) throw new HttpError(403, 'Forbidden');
}
