/** Explains AWS errors to an operator: the cause, and what to do. */

const sentences: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /CredentialsProviderError|Could not load credentials|Resolved credential object is not valid|NoCredentials/,
    'No AWS credentials were found: sign in (`aws sso login`, or set AWS_PROFILE), then try again.',
  ],
  [
    /ExpiredToken|TokenRefreshRequired|token (included in the request )?(is|has) expired/i,
    'The AWS credentials have expired: sign in again (`aws sso login`), then try again.',
  ],
  [
    /UnrecognizedClient|InvalidClientTokenId|InvalidAccessKeyId|SignatureDoesNotMatch|InvalidSignature/,
    'AWS does not recognize these credentials: check AWS_PROFILE, or sign in again.',
  ],
  [/Region is missing/, 'No AWS region is set: set AWS_REGION to the region of the stack, then try again.'],
  [/Throttling|TooManyRequests|LimitExceeded/, 'AWS throttled the request: wait a minute, then try again.'],
];

const unreachable = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|TimeoutError|EAI_AGAIN/;

/** @returns undefined unless it is an AWS error about credentials, permissions, region, network or throttling */
export function awsProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^AccessDenied/.test(name)) return `These AWS credentials lack a permission: ${message}`;
  const text = `${name} ${code} ${message}`;
  if (unreachable.test(text)) return unreachableSentence();
  return sentences.find(([pattern]) => pattern.test(text))?.[1];
}

/** The local product and its commands use another DynamoDB endpoint. */
function unreachableSentence(): string {
  const { AWS_ENDPOINT_URL_DYNAMODB, DYNAMODB_ENDPOINT } = process.env;
  const endpoint = AWS_ENDPOINT_URL_DYNAMODB || DYNAMODB_ENDPOINT;
  if (!endpoint) return 'AWS could not be reached: check the network and AWS_REGION, then try again.';
  return `DynamoDB at ${endpoint} did not answer in time: check that it is running, then try again.`;
}
