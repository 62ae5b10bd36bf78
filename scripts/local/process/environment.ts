/** The functions' environment on this machine: the same variables as in the stack, pointing at the stand-ins. */
import { createHash } from 'node:crypto';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { siteHeaders } from '../../../lambdas/contracts/platform/site-headers.ts';

export const tableName = 'gameplan';
export const mailDomain = 'gameplan.test';

const originSecret = 'local-origin-secret';
/** Header that the local gateway adds in place of CloudFront. */
export const throughSite = { [siteHeaders.origin]: originSecret };

/** Names of the secrets, as in the stack. */
export const secretNames = {
  sessionKeys: 'gameplan/session-keys',
  adminSessionKeys: 'gameplan/admin-session-keys',
  modelKey: 'gameplan/model-key',
  feedKey: 'gameplan/feed-key',
  paymentsKey: 'gameplan/payments-key',
  paymentsSigning: 'gameplan/payments-signing-secret',
  pushKeys: 'gameplan/push-keys',
} as const;

/** Local keys are never rotated. */
export const sessionKeyVersion = 1;
export const pushKeyVersion = 1;

/** Paths of the stand-ins on the local origin. */
export const mounts = {
  mail: '/_local/aws/ses',
  secrets: '/_local/aws/secretsmanager',
  model: '/_local/openai',
  feed: '/_local/goalserve/getfeed',
  payments: '/_local/payments',
  push: '/_local/push',
} as const;

/**
 * How many times longer calls to the table, secrets and mail may take: the functions share a thread with the stand-ins, and
 * an answer that has arrived waits until nothing else runs. Reading a full day from the feed takes it for a second at once.
 */
const awsTimeoutFactor = 10;

export interface Outside {
  readonly kind: 'stand-in' | 'real';
  readonly key: string;
  readonly url: string;
}

/** @param own URL of the stand-in @param real environment variables that may select the real service */
export function modelFor(own: string, real: NodeJS.ProcessEnv): Outside & { readonly name: string } {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: url = '', OPENAI_MODEL: name } = real;
  if (!key) return { kind: 'stand-in', key: 'local-model-key', url: `${own}/v1`, name: 'stand-in' };
  return { kind: 'real', key, url, name: name || 'gpt-4o-mini' };
}

export function feedFor(own: string, real: NodeJS.ProcessEnv): Outside {
  const { GOALSERVE_API_KEY: key } = real;
  if (!key) return { kind: 'stand-in', key: 'local-feed-key', url: own };
  return { kind: 'real', key, url: 'https://www.goalserve.com/getfeed' };
}

/** @returns the real provider only if its events can be verified too; the webhook must be registered at the provider */
export function paymentsFor(
  own: string,
  real: NodeJS.ProcessEnv,
): Outside & { readonly signingSecret: string } {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: signingSecret } = real;
  if (!key || !signingSecret) {
    return { kind: 'stand-in', key: 'local-payments-key', signingSecret: 'local-signing-secret', url: own };
  }
  return { kind: 'real', key, signingSecret, url: '' };
}

/**
 * @param origin as shown in the browser: http://localhost:8888
 * @param internal the same server by IP address, to avoid name lookups
 */
export function functionsEnvironment(settings: {
  origin: string;
  internal: string;
  tableEndpoint: string;
  publicJwks: string;
  adminPublicJwks: string;
  model: Outside & { readonly name: string };
  feed: Outside;
  payments: Outside;
  pushPublicKey: string;
  quiet: boolean;
  /** Speed of the product's clock: without it, a session of a day would end within minutes on a fast one. */
  sessionLifeFactor?: number;
}): Record<string, string> {
  const { origin, internal, tableEndpoint, publicJwks, adminPublicJwks, model, feed, payments } = settings;
  const { pushPublicKey, quiet, sessionLifeFactor = 1 } = settings;
  return {
    [environment.metricsNamespace]: 'GamePlan/local',
    [environment.originDigests]: createHash('sha256').update(originSecret).digest('hex'),
    [environment.table]: tableName,
    [environment.sharedReadSeconds]: '0',
    [environment.siteOrigin]: origin,
    // So that the seeded sign-in works.
    [environment.adminPasskey]: process.env.ADMIN_PASSKEY || 'optional',
    [environment.mailFrom]: `GamePlan <no-reply@${mailDomain}>`,
    [environment.sessionPublicKeys]: publicJwks,
    [environment.adminSessionPublicKeys]: adminPublicJwks,
    [environment.sessionKeysSecret]: secretNames.sessionKeys,
    [environment.adminSessionKeysSecret]: secretNames.adminSessionKeys,
    [environment.sessionKeyVersion]: String(sessionKeyVersion),
    [environment.awsTimeoutFactor]: String(awsTimeoutFactor),
    ...(sessionLifeFactor !== 1 && { [environment.sessionLifeFactor]: String(sessionLifeFactor) }),
    [environment.modelKeySecret]: secretNames.modelKey,
    [environment.modelBaseUrl]: model.url,
    [environment.modelName]: model.name,
    // As in cdk.json: the stand-in charges nothing, but counts tokens like the real model.
    [environment.modelPrice]: '0.4,1.6',
    [environment.feedKeySecret]: secretNames.feedKey,
    [environment.feedBaseUrl]: feed.url,
    [environment.paymentsKeySecret]: secretNames.paymentsKey,
    [environment.paymentsBaseUrl]: payments.url,
    [environment.paymentsSigningSecret]: secretNames.paymentsSigning,
    [environment.pushKeysSecret]: secretNames.pushKeys,
    [environment.pushKeyVersion]: String(pushKeyVersion),
    [environment.pushPublicKey]: pushPublicKey,
    [environment.pushServiceUrl]: internal + mounts.push,
    AWS_ENDPOINT_URL_DYNAMODB: tableEndpoint,
    AWS_ENDPOINT_URL_SES: internal + mounts.mail,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: internal + mounts.secrets,
    POWERTOOLS_SERVICE_NAME: 'gameplan',
    POWERTOOLS_LOG_LEVEL: logLevelFor(quiet),
  };
}

const logLevels = ['DEBUG', 'INFO', 'WARN', 'ERROR', 'SILENT', 'CRITICAL'] as const;

/** Without a line per request, which is for CloudWatch and would clutter a terminal. */
export function logLevelFor(quiet: boolean): (typeof logLevels)[number] {
  const wanted = logLevels.find((level) => level === process.env.POWERTOOLS_LOG_LEVEL);
  return wanted ?? (quiet ? 'SILENT' : 'ERROR');
}

/**
 * Credentials that sign requests to the table. A custom endpoint (`DYNAMODB_ENDPOINT`) may need the developer's own;
 * the packaged engine accepts any, and must never receive real ones.
 */
export function accountEnvironment(ownTable: boolean, given: NodeJS.ProcessEnv): Record<string, string> {
  if (ownTable && given.AWS_ACCESS_KEY_ID && given.AWS_SECRET_ACCESS_KEY) {
    return { AWS_REGION: given.AWS_REGION ?? given.AWS_DEFAULT_REGION ?? 'ca-central-1' };
  }
  return {
    AWS_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: '',
  };
}

/** Variables of the developer's own AWS setup that would override these. */
const unsetForFunctions = ['AWS_PROFILE', 'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS', 'AWS_ENDPOINT_URL'] as const;

/** Sets variables of this process. @returns restores the previous values */
export function setEnvironment(values: Readonly<Record<string, string>>): () => void {
  const names = [...Object.keys(values), ...unsetForFunctions];
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of unsetForFunctions) delete process.env[name];
  Object.assign(process.env, values);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
