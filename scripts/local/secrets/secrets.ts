/** Stand-in for AWS Secrets Manager: GetSecretValue of its JSON 1.1 protocol. */
import { randomUUID } from 'node:crypto';
import type { Answer, LocalRequest } from '../http.ts';
import { isRecord } from '../process/state.ts';

const type = 'application/x-amz-json-1.1';
const region = 'ca-central-1';

export function answerSecrets(secrets: ReadonlyMap<string, string>, request: LocalRequest): Answer {
  const { headers, body } = request;
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    return refuse('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  if (headers['x-amz-target'] !== 'secretsmanager.GetSecretValue') {
    return refuse('UnknownOperationException', `${headers['x-amz-target']} does not exist here`);
  }
  const id = secretIdIn(body);
  if (id === undefined) {
    return refuse(
      'ValidationException',
      "1 validation error detected: Value null at 'secretId' failed to satisfy constraint: Member must not be null",
    );
  }
  const name = id.replace(/^arn:aws:secretsmanager:[^:]*:[^:]*:secret:(.*)-\w{6}$/, '$1');
  const value = secrets.get(name);
  if (value === undefined) {
    return refuse('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }
  return answer(200, {
    ARN: `arn:aws:secretsmanager:${region}:000000000000:secret:${name}-local1`,
    Name: name,
    SecretString: value,
    VersionId: randomUUID(),
    VersionStages: ['AWSCURRENT'],
  });
}

function secretIdIn(body: Buffer): string | undefined {
  try {
    const input: unknown = JSON.parse(body.toString('utf8'));
    return isRecord(input) && typeof input.SecretId === 'string' && input.SecretId !== ''
      ? input.SecretId
      : undefined;
  } catch {
    // Not JSON: the real service also treats it as an input without an ID.
    return undefined;
  }
}

function refuse(code: string, message: string): Answer {
  return answer(400, { __type: code, Message: message, message });
}

function answer(status: number, value: unknown): Answer {
  return { status, body: JSON.stringify(value), type, headers: { 'x-amzn-requestid': randomUUID() } };
}
