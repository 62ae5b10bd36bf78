/** Runs at deploy: derives the header that CloudFront adds, and the digests with which functions verify it. */
import { createHash, createHmac } from 'node:crypto';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { respond } from './custom-resource.ts';

export const handler = (event: CloudFormationCustomResourceEvent) =>
  respond(event, {
    name: 'origin-proof',
    noEcho: true,
    derive: (seed, { version, accepted }) => {
      const headerOf = (each: number) => createHmac('sha256', seed).update(`origin ${each}`).digest('hex');
      const digestOf = (each: number) => createHash('sha256').update(headerOf(each)).digest('hex');
      return { header: headerOf(version), digests: accepted.map(digestOf).join(',') };
    },
  });
