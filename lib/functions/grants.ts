/** What each resource in a row's `uses` grants a function: permissions and environment variables. */
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import type { Resource, Route } from '../../lambdas/contracts/routes.ts';
import type { DataTable } from '../data-table.ts';
import type { Mail } from '../mail.ts';
import type { PushKeys } from '../rotated/push-keys.ts';
import type { SessionKeys } from '../rotated/session-keys.ts';
import type { Stage } from '../stage.ts';

/** A secret that the stack creates, or of which it only knows the name. */
interface NamedSecret {
  readonly secretName: string;
  readonly secretArn: string;
  /** Absent if only the name is known. */
  readonly secretFullArn?: string | undefined;
}

export interface GrantSources {
  readonly stage: Stage;
  readonly table: DataTable;
  readonly sessionKeys: SessionKeys;
  readonly adminSessionKeys: SessionKeys;
  readonly mail: Mail;
  readonly pushKeys: PushKeys;
  readonly modelKey: NamedSecret;
  readonly feedKey: NamedSecret;
  readonly paymentsKey: NamedSecret;
  /** The webhook signing secret. */
  readonly paymentsSigningSecret: NamedSecret;
  /** Origin of the site, without a trailing slash. */
  readonly siteOrigin: string;
  /** Digests by which functions recognize requests from CloudFront. */
  readonly originDigests: string;
}

interface Grant {
  readonly statements: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
}

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/** Keys of administrators' accounts; see data/platform/keys.ts. */
const adminKeys = 'ADMIN#*';

/** If the table has its own KMS key, DynamoDB uses the caller's permissions on it. */
const keyActions = {
  read: ['kms:Decrypt', 'kms:DescribeKey'],
  write: [
    'kms:Decrypt',
    'kms:DescribeKey',
    'kms:Encrypt',
    'kms:GenerateDataKey',
    'kms:ReEncryptFrom',
    'kms:ReEncryptTo',
  ],
};

const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });

const keyRights = ({ encryptionKey }: DataTable, kind: keyof typeof keyActions) =>
  encryptionKey ? [allow(keyActions[kind], [encryptionKey.keyArn])] : [];

/** The ARN of a secret created by hand ends with six random characters, which `secretArn` does not include. */
const readOf = (secret: NamedSecret) =>
  allow(['secretsmanager:GetSecretValue'], [secret.secretFullArn ?? `${secret.secretArn}-??????`]);

const grants: Record<Resource, (sources: GrantSources) => Grant> = {
  'table:read': ({ table }) => ({
    statements: [allow(readActions, [table.liveArn, ...table.indexArns]), ...keyRights(table, 'read')],
    environment: { [environment.table]: table.liveName, [environment.sharedReadSeconds]: '10' },
  }),
  'table:write': ({ table }) => ({
    statements: [allow(writeActions, [table.liveArn]), ...keyRights(table, 'write')],
    environment: { [environment.table]: table.liveName },
  }),
  'table:admins': ({ stage }) => ({
    statements: [],
    environment: { [environment.adminPasskey]: stage.adminPasskey },
  }),
  'session:sign': ({ sessionKeys }) => ({
    statements: [readOf(sessionKeys.secret)],
    environment: {
      [environment.sessionKeysSecret]: sessionKeys.secret.secretName,
      [environment.sessionKeyVersion]: sessionKeys.version,
    },
  }),
  'admin-session:sign': ({ adminSessionKeys }) => ({
    statements: [readOf(adminSessionKeys.secret)],
    environment: {
      [environment.adminSessionKeysSecret]: adminSessionKeys.secret.secretName,
      [environment.sessionKeyVersion]: adminSessionKeys.version,
    },
  }),
  site: ({ siteOrigin }) => ({ statements: [], environment: { [environment.siteOrigin]: siteOrigin } }),
  mail: ({ mail }) => ({
    statements: [mail.sendStatement()],
    environment: { [environment.mailFrom]: mail.from },
  }),
  push: ({ pushKeys }) => ({
    statements: [readOf(pushKeys.secret)],
    environment: {
      [environment.pushKeysSecret]: pushKeys.secret.secretName,
      [environment.pushKeyVersion]: pushKeys.version,
      [environment.pushServiceUrl]: '',
    },
  }),
  'push:key': ({ pushKeys }) => ({
    statements: [],
    environment: {
      [environment.pushPublicKey]: pushKeys.publicKey,
      [environment.pushServiceUrl]: '',
    },
  }),
  model: ({ modelKey, stage }) => ({
    statements: [readOf(modelKey)],
    environment: {
      [environment.modelKeySecret]: modelKey.secretName,
      [environment.modelBaseUrl]: stage.model.baseUrl,
      [environment.modelName]: stage.model.name,
    },
  }),
  'model:price': ({ stage: { model } }) => ({
    statements: [],
    environment: { [environment.modelPrice]: `${model.price.input},${model.price.output}` },
  }),
  feed: ({ feedKey, stage }) => ({
    statements: [readOf(feedKey)],
    environment: {
      [environment.feedKeySecret]: feedKey.secretName,
      [environment.feedBaseUrl]: stage.feedBaseUrl,
    },
  }),
  payments: ({ paymentsKey, stage }) => ({
    statements: [readOf(paymentsKey)],
    environment: {
      [environment.paymentsKeySecret]: paymentsKey.secretName,
      [environment.paymentsBaseUrl]: stage.paymentsBaseUrl,
    },
  }),
  'payments:verify': ({ paymentsSigningSecret }) => ({
    statements: [readOf(paymentsSigningSecret)],
    environment: { [environment.paymentsSigningSecret]: paymentsSigningSecret.secretName },
  }),
};

/**
 * Denies functions outside the portal all access to administrators' accounts, so that a vulnerable function cannot create an
 * administrator or read their password hashes. An explicit deny overrides the permissions above.
 */
function keptFromAdmins({ uses, access }: Route, { table }: GrantSources): PolicyStatement[] {
  if (uses.includes('table:admins')) return [];
  return [
    new PolicyStatement({
      effect: Effect.DENY,
      actions: access === 'admin' ? writeActions : [...readActions, ...writeActions],
      resources: [table.liveArn, ...table.indexArns],
      conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [adminKeys] } },
    }),
  ];
}

/** The public keys of the sessions that a function accepts; none for public functions. */
function publicKeysFor(
  access: Route['access'],
  { sessionKeys, adminSessionKeys }: GrantSources,
): Record<string, string> {
  if (access === 'admin') return { [environment.adminSessionPublicKeys]: adminSessionKeys.publicKeys };
  if (access === 'user' || access === 'subscriber') {
    return { [environment.sessionPublicKeys]: sessionKeys.publicKeys };
  }
  return {};
}

/** All permissions and environment variables of a row. */
export function grantOf(row: Route, sources: GrantSources): Grant {
  const { uses, access, methods } = row;
  const given = uses.map((resource) => grants[resource](sources));
  const hasAddress = methods.length > 0;
  return {
    statements: [...given.flatMap(({ statements }) => statements), ...keptFromAdmins(row, sources)],
    environment: Object.assign(
      { [environment.metricsNamespace]: sources.stage.metricsNamespace },
      hasAddress ? { [environment.originDigests]: sources.originDigests } : {},
      publicKeysFor(access, sources),
      ...given.map(({ environment }) => environment),
    ),
  };
}
