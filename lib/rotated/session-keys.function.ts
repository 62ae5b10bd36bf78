/** Runs at deploy: derives the public keys that verify sessions. */
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { publicKeySet } from '../../lambdas/http/accounts/session-keys.ts';
import { respond } from './custom-resource.ts';

export const handler = (event: CloudFormationCustomResourceEvent) =>
  respond(event, {
    name: 'session-keys',
    derive: (seed, { accepted }) => ({ publicKeys: publicKeySet(seed, accepted) }),
  });
