/** The function side of a rotated secret: reads the seed, derives values, and returns them to CloudFormation. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

const client = new SecretsManagerClient({});

interface Versions {
  readonly version: number;
  readonly accepted: readonly number[];
}

interface Derivation {
  /** Physical ID of the resource. */
  readonly name: string;
  /** Hides the values in CloudFormation's output. */
  readonly noEcho?: boolean;
  /**
   * @param of.version the version in use
   * @param of.accepted the versions that are accepted during a rotation
   * @returns the values for the template
   */
  readonly derive: (seed: string, of: Versions) => Readonly<Record<string, string>>;
}

/**
 * Always responds, also after a failure, because CloudFormation would wait up to an hour. Deleting the resource derives nothing.
 * @throws if CloudFormation does not accept the response
 */
export async function respond(
  event: CloudFormationCustomResourceEvent,
  derivation: Derivation,
): Promise<void> {
  const outcome = await valuesOf(event, derivation).then(
    (Data) => ({ Status: 'SUCCESS', Data }),
    (error: unknown) => ({ Status: 'FAILED', Reason: error instanceof Error ? error.message : 'unknown' }),
  );
  const { StackId, RequestId, LogicalResourceId, ResponseURL } = event;
  const body = JSON.stringify({
    ...outcome,
    StackId,
    RequestId,
    LogicalResourceId,
    PhysicalResourceId: derivation.name,
    NoEcho: derivation.noEcho ?? false,
  });
  // The URL is signed for a request without a content type; fetch would add one, and S3 would return 403.
  const response = await fetch(ResponseURL, { method: 'PUT', headers: { 'content-type': '' }, body });
  if (!response.ok) throw new Error(`CloudFormation refused the response: ${response.status}`);
}

async function valuesOf(
  { RequestType, ResourceProperties }: CloudFormationCustomResourceEvent,
  { derive }: Derivation,
): Promise<Readonly<Record<string, string>>> {
  if (RequestType === 'Delete') return {};
  const { secretId } = ResourceProperties;
  const version = Number(ResourceProperties.version);
  if (typeof secretId !== 'string') throw new Error('secretId is missing');
  if (!Number.isInteger(version) || version < 1) throw new Error('version must be 1 or more');
  const { SecretString: seed } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  if (!seed) throw new Error('The seed is empty');
  return derive(seed, { version, accepted: [version - 1, version, version + 1] });
}
