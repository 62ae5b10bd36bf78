/**
 * Runs at deploy: makes the header by which functions know CloudFront, from a seed that nothing else can read.
 *
 * Functions and CloudFront are updated minutes apart and in no certain order, so a function accepts the header of the
 * present version, of the one before and of the next: whoever is updated first, both agree at every moment. The same
 * version makes the same header again, so a deploy that is rolled back finds what was there.
 */
import { createHash, createHmac } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { answerCloudFormation, secretIdOf } from '../custom-resource.ts';

const client = new SecretsManagerClient({});

export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  await answerCloudFormation(event, { name: 'origin-proof', noEcho: true }, async () => {
    if (event.RequestType === 'Delete') return {};
    const version = Number(event.ResourceProperties.version);
    if (!Number.isInteger(version) || version < 1) throw new Error('version must be 1 or more');
    const { SecretString: seed } = await client.send(
      new GetSecretValueCommand({ SecretId: secretIdOf(event) }),
    );
    if (!seed) throw new Error('The seed is empty');
    const headerOf = (each: number) => createHmac('sha256', seed).update(`origin ${each}`).digest('hex');
    return {
      header: headerOf(version),
      digests: [version - 1, version, version + 1]
        .map((each) => createHash('sha256').update(headerOf(each)).digest('hex'))
        .join(','),
    };
  });
}
