/** Runs at deploy: derives the public key that browsers subscribe with. */
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { pushKeys } from '../../lambdas/services/notifications/push-keys.ts';
import { respond } from './custom-resource.ts';

export const handler = (event: CloudFormationCustomResourceEvent) =>
  respond(event, {
    name: 'push-keys',
    derive: (seed, { version }) => ({ publicKey: pushKeys(seed, version).publicKey }),
  });
