/**
 * Lets in only what came through CloudFront. The HTTP API has an address of its own, where no firewall stands and
 * where anybody could write the visitor's address himself.
 */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from '../contracts/environment.ts';
import { siteHeaders } from '../contracts/site-headers.ts';
import { setting } from '../services/settings.ts';
import { HttpError } from './errors.ts';

/**
 * Compares digests, so that a function knows no secret, and how long it takes tells nothing of one.
 * @throws HttpError 403; another Error where the deployment names no digest, so that nothing is open by mistake
 */
export function requireSite({ headers }: APIGatewayProxyEventV2): void {
  const accepted = setting(environment.originDigests).split(',');
  const digest = createHash('sha256')
    .update(headers[siteHeaders.origin] ?? '')
    .digest('hex');
  if (!accepted.includes(digest)) throw new HttpError(403, 'Forbidden');
}
