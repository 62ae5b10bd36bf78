/** What each word in a row's `uses` grants a function: rights, and environment variables. */
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { environment } from '../../lambdas/contracts/environment.ts';
import type { Resource, Route } from '../../lambdas/contracts/routes.ts';
import type { DataTable } from '../data-table.ts';
import type { Mail } from '../mail.ts';
import type { PushKeys } from '../rotated/push-keys.ts';
import type { SessionKeys } from '../rotated/session-keys.ts';
import type { Stage } from '../stage.ts';

/** What is asked of a secret, whether the stack makes it or only knows its name. */
interface NamedSecret {
  readonly secretName: string;
  readonly secretArn: string;
  /** Absent where only the name is known. */
  readonly secretFullArn?: string | undefined;
}

export interface Means {
  readonly stage: Stage;
  readonly table: DataTable;
  /** Of users. */
  readonly sessionKeys: SessionKeys;
  readonly adminSessionKeys: SessionKeys;
  readonly mail: Mail;
  readonly pushKeys: PushKeys;
  readonly modelKey: NamedSecret;
  readonly feedKey: NamedSecret;
  readonly paymentsKey: NamedSecret;
  /** What the payment provider signs its events with. */
  readonly paymentsSigningSecret: NamedSecret;
  /** Origin of the site, no slash at the end. */
  readonly siteOrigin: string;
  /** By which a function that has an address knows what came through CloudFront. */
  readonly originDigests: string;
}

interface Grant {
  readonly statements: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
}

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/** The keys of administrators' accounts, as data/keys.ts makes them. */
const adminKeys = 'ADMIN#*';

/** DynamoDB uses the caller's rights to the table's key, if the table has one of its own. */
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

/** A secret named by hand has six random characters at the end of its ARN, which `secretArn` leaves open. */
const readOf = (secret: NamedSecret) =>
  allow(['secretsmanager:GetSecretValue'], [secret.secretFullArn ?? `${secret.secretArn}-??????`]);

const grants: Record<Resource, (means: Means) => Grant> = {
  'table:read': ({ table }) => ({
    statements: [allow(readActions, [table.liveArn, ...table.indexArns]), ...keyRights(table, 'read')],
    environment: { [environment.table]: table.liveName },
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
    environment: { [environment.modelPrice]: `${model.price.asked},${model.price.answered}` },
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
 * Whatever goes wrong in a function that strangers call, it makes nobody an administrator and reads no administrator's
 * password. A deny is stronger than the rights above it.
 */
function keptFromAdmins({ uses, access }: Route, { table }: Means): PolicyStatement[] {
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

/** The keys that verify the sessions a function accepts; none for one that asks for no session. */
function publicKeysFor(
  access: Route['access'],
  { sessionKeys, adminSessionKeys }: Means,
): Record<string, string> {
  if (access === 'admin') return { [environment.adminSessionPublicKeys]: adminSessionKeys.publicKeys };
  if (access === 'user' || access === 'subscriber') {
    return { [environment.sessionPublicKeys]: sessionKeys.publicKeys };
  }
  return {};
}

/** Everything a row may do and must know, and nothing else. */
export function grantOf(row: Route, means: Means): Grant {
  const { uses, access, methods } = row;
  const given = uses.map((resource) => grants[resource](means));
  const hasAddress = methods.length > 0;
  return {
    statements: [...given.flatMap(({ statements }) => statements), ...keptFromAdmins(row, means)],
    environment: Object.assign(
      { [environment.metricsNamespace]: means.stage.metricsNamespace },
      hasAddress ? { [environment.originDigests]: means.originDigests } : {},
      publicKeysFor(access, means),
      ...given.map(({ environment }) => environment),
    ),
  };
}
