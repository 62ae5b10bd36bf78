/** The environment in which the functions run on this machine: that of the stack, pointing at the stand-ins. */
import { createHash } from 'node:crypto';
import { environment } from '../../lambdas/contracts/environment.ts';
import { siteHeaders } from '../../lambdas/contracts/site-headers.ts';

export const tableName = 'gameplan';
export const mailDomain = 'gameplan.test';

const originSecret = 'local-origin-secret';
/** What the local gateway writes in CloudFront's place. */
export const throughSite = { [siteHeaders.origin]: originSecret };

/** Names of the secrets, as the stack would name them. */
export const secretNames = {
  sessionKeys: 'gameplan/session-keys',
  adminSessionKeys: 'gameplan/admin-session-keys',
  modelKey: 'gameplan/model-key',
  feedKey: 'gameplan/feed-key',
  paymentsKey: 'gameplan/payments-key',
  paymentsSigning: 'gameplan/payments-signing-secret',
  pushKeys: 'gameplan/push-keys',
} as const;

/** Nothing rotates the keys of one machine. */
export const sessionKeyVersion = 1;
export const pushKeyVersion = 1;

/** Where the stand-ins stand on the one origin. */
export const mounts = {
  mail: '/_local/aws/ses',
  secrets: '/_local/aws/secretsmanager',
  model: '/_local/openai',
  feed: '/_local/goalserve/getfeed',
  payments: '/_local/payments',
  push: '/_local/push',
} as const;

export interface Outside {
  readonly kind: 'stand-in' | 'real';
  readonly key: string;
  readonly url: string;
}

/** @param own the URL of a stand-in; `real` is what the person's own environment says instead */
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

/** @returns the real provider only where its events can be proven, too; their sender must be told where we are */
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
 * @param origin what people see: http://localhost:8888
 * @param internal the same server by its number, so that no name has to be looked up
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
}): Record<string, string> {
  const { origin, internal, tableEndpoint, publicJwks, adminPublicJwks, model, feed, payments } = settings;
  const { pushPublicKey, quiet } = settings;
  return {
    [environment.metricsNamespace]: 'GamePlan/local',
    [environment.originDigests]: createHash('sha256').update(originSecret).digest('hex'),
    [environment.table]: tableName,
    [environment.siteOrigin]: origin,
    // So that the seeded sign-in works.
    [environment.adminPasskey]: process.env.ADMIN_PASSKEY || 'optional',
    [environment.mailFrom]: `GamePlan <no-reply@${mailDomain}>`,
    [environment.sessionPublicKeys]: publicJwks,
    [environment.adminSessionPublicKeys]: adminPublicJwks,
    [environment.sessionKeysSecret]: secretNames.sessionKeys,
    [environment.adminSessionKeysSecret]: secretNames.adminSessionKeys,
    [environment.sessionKeyVersion]: String(sessionKeyVersion),
    [environment.modelKeySecret]: secretNames.modelKey,
    [environment.modelBaseUrl]: model.url,
    [environment.modelName]: model.name,
    // Those of cdk.json: the stand-in charges nothing, and counts its tokens as the real one does.
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

/** One line per request is for CloudWatch; in a terminal it hides what matters. */
export function logLevelFor(quiet: boolean): (typeof logLevels)[number] {
  const wanted = logLevels.find((level) => level === process.env.POWERTOOLS_LOG_LEVEL);
  return wanted ?? (quiet ? 'SILENT' : 'ERROR');
}

/**
 * The account that signs requests. A table of the person's own (`DYNAMODB_ENDPOINT`) may want the person's own
 * account; the engine takes any, and must never be sent a real one.
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

/** What a person's own AWS set-up could say against it. */
const unsetForFunctions = ['AWS_PROFILE', 'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS', 'AWS_ENDPOINT_URL'] as const;

/** Sets the environment of this process. @returns puts back what was there before */
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
