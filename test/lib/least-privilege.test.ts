/** No function has more permissions than its row: each permission is listed here a second time, by hand. */
import { describe, expect, test } from 'vitest';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { hasPath, type Resource, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { tableSchema } from '../../lambdas/data/platform/schema.ts';
import { denialsOf, functionOf, rightsOf, roleOf, rolesOf } from './policies.ts';
import { synthesize } from './synthesized.ts';

const { resources } = synthesize({ stage: 'prod' });

const table = '<AWS::DynamoDB::Table>';
const indexes = [...tableSchema.localIndexes, ...tableSchema.globalIndexes].map(
  ({ name }) => `${table}/index/${name}`,
);
const secret = (name: string) =>
  `arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:secret:gameplan/prod/${name}-??????`;
const ses = 'arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>';

interface Allowed {
  readonly actions: readonly string[];
  readonly on: readonly string[];
}

/** What every function may do. X-Ray does not support resource-level permissions, hence the wildcard. */
const always: readonly Allowed[] = [
  { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], on: ['<AWS::Logs::LogGroup>'] },
  { actions: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'], on: ['*'] },
];

/** An asynchronously invoked function may also send a failed event to its queue. */
const givingUp: Allowed = {
  actions: ['sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl'],
  on: ['<AWS::SQS::Queue>'],
};

const allowed: Record<Resource, Allowed> = {
  'table:read': {
    actions: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
    on: [table, ...indexes],
  },
  'table:write': {
    actions: ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
    on: [table],
  },
  'table:admins': { actions: [], on: [] },
  'model:price': { actions: [], on: [] },
  'session:sign': { actions: ['secretsmanager:GetSecretValue'], on: ['<AWS::SecretsManager::Secret>'] },
  'admin-session:sign': {
    actions: ['secretsmanager:GetSecretValue'],
    on: ['<AWS::SecretsManager::Secret>'],
  },
  site: { actions: [], on: [] },
  mail: {
    actions: ['ses:SendEmail', 'ses:SendRawEmail'],
    on: [`${ses}:identity/*`, `${ses}:configuration-set/<AWS::SES::ConfigurationSet>`],
  },
  push: { actions: ['secretsmanager:GetSecretValue'], on: ['<AWS::SecretsManager::Secret>'] },
  'push:key': { actions: [], on: [] },
  model: { actions: ['secretsmanager:GetSecretValue'], on: [secret('model-key')] },
  feed: { actions: ['secretsmanager:GetSecretValue'], on: [secret('feed-key')] },
  payments: { actions: ['secretsmanager:GetSecretValue'], on: [secret('payments-key')] },
  'payments:verify': {
    actions: ['secretsmanager:GetSecretValue'],
    on: [secret('payments-signing-secret')],
  },
};

const variables: Record<Resource, readonly string[]> = {
  'table:read': [environment.table, environment.sharedReadSeconds],
  'table:write': [environment.table, environment.sharedReadSeconds],
  'table:admins': [environment.adminPasskey],
  'session:sign': [environment.sessionKeysSecret, environment.sessionKeyVersion],
  'admin-session:sign': [environment.adminSessionKeysSecret, environment.sessionKeyVersion],
  site: [environment.siteOrigin],
  mail: [environment.mailFrom],
  'model:price': [environment.modelPrice],
  push: [environment.pushKeysSecret, environment.pushKeyVersion, environment.pushServiceUrl],
  'push:key': [environment.pushPublicKey, environment.pushServiceUrl],
  model: [environment.modelKeySecret, environment.modelBaseUrl, environment.modelName],
  feed: [environment.feedKeySecret, environment.feedBaseUrl],
  payments: [environment.paymentsKeySecret, environment.paymentsBaseUrl],
  'payments:verify': [environment.paymentsSigningSecret],
};

const lines = (rights: readonly Allowed[]) =>
  rights.flatMap(({ actions, on }) => actions.flatMap((action) => on.map((one) => `${action} on ${one}`)));

const idOf = (name: string) => functionOf(resources, `lambdas/functions/${name}.ts`);
const rightsOfFunction = (name: string) => rightsOf(resources, roleOf(resources, idOf(name)));

describe.each(routeNames.map((name) => [name, routeOf(name)] as const))('%s', (name, { uses, access }) => {
  test('has the permissions of its row, and no other', () => {
    const more = [...(hasPath(name) ? [] : [givingUp]), ...uses.map((resource) => allowed[resource])];
    const expected = lines([...always, ...more]);
    const actual = rightsOfFunction(name).map(({ action, on }) => `${action} on ${on}`);
    expect(actual.sort()).toEqual(expected.sort());
  });

  test('has the environment of its row, and no other', () => {
    const verifies = {
      user: [environment.sessionPublicKeys],
      subscriber: [environment.sessionPublicKeys],
      admin: [environment.adminSessionPublicKeys],
    };
    const expected = new Set([
      ...uses.flatMap((resource) => variables[resource]),
      environment.metricsNamespace,
      ...(hasPath(name) ? [environment.originDigests] : []),
      ...(access in verifies ? verifies[access as keyof typeof verifies] : []),
    ]);
    const actual = resources[idOf(name)]?.Properties.Environment?.Variables ?? {};
    expect(Object.keys(actual).sort()).toEqual([...expected].sort());
  });

  test('has its own role', () => {
    const roles = routeNames.map((other) => roleOf(resources, idOf(other)));
    expect(roles.filter((role) => role === roleOf(resources, idOf(name)))).toHaveLength(1);
    expect(resources[roleOf(resources, idOf(name))]?.Properties.ManagedPolicyArns).toBeUndefined();
  });
});

test('email can only be sent from the one address', () => {
  const sends = routeNames.flatMap(rightsOfFunction).filter(({ action }) => action.startsWith('ses:'));
  expect(sends.length).toBeGreaterThan(0);
  for (const { condition } of sends) {
    expect(condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@gameplan.example' } });
  }
});

describe('session keys', () => {
  const secretsOf = (name: string) =>
    Object.entries(resources)
      .filter(([, { Type, Properties }]) => {
        const roles: { Ref?: string }[] = Properties?.Roles ?? [];
        return Type === 'AWS::IAM::Policy' && roles.some(({ Ref }) => Ref === roleOf(resources, idOf(name)));
      })
      .flatMap(([, { Properties }]) => JSON.stringify(Properties).match(/\w*SessionKeysSeed/g) ?? []);

  test.each([
    ['session:sign', ['auth', 'passkey-sign-in'], 'SessionKeysSeed'],
    ['admin-session:sign', ['admin-auth'], 'AdminSessionKeysSeed'],
  ] as const)('%s can sign sessions and reads only its own keys', (resource, names, key) => {
    expect(routeNames.filter((name) => routeOf(name).uses.includes(resource))).toEqual(names);
    for (const name of names) expect(secretsOf(name)).toEqual([key]);
  });
});

describe('administrators’ accounts', () => {
  const all = [...allowed['table:read'].actions, ...allowed['table:write'].actions];
  const changers = routeNames.filter((name) => routeOf(name).uses.includes('table:admins'));

  test("are changed only by sign-in and the administrators' own account page", () => {
    expect(changers).toEqual(['admin-auth', 'admin-account']);
  });

  test.each(routeNames.filter((name) => !changers.includes(name)))('are inaccessible to %s', (name) => {
    const { access } = routeOf(name);
    expect(denialsOf(resources, roleOf(resources, idOf(name)))).toEqual([
      {
        Effect: 'Deny',
        Action: expect.toSatisfy((actions: string[]) => {
          const kept = access === 'admin' ? allowed['table:write'].actions : all;
          return [...actions].sort().join() === [...kept].sort().join();
        }),
        Resource: expect.toSatisfy((on: unknown[]) => on.length === 1 + indexes.length),
        Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['ADMIN#*'] } },
      },
    ]);
  });

  test('use the keys that are denied to the other functions', () => {
    expect(keys.admin('somebody@gameplan.example').pk).toMatch(/^ADMIN#/);
  });
});

describe('no role', () => {
  /** Created by the CDK for deployments; acknowledged where they are created, with reasons. */
  const ofTheCdk = /^Custom(CDK|S3)/;
  const own = rolesOf(resources).filter((role) => !ofTheCdk.test(role));

  test('is missing here', () => {
    expect(own.length).toBeGreaterThan(routeNames.length);
  });

  test.each(own)('%s has a wildcard action or a managed policy', (role) => {
    for (const { action } of rightsOf(resources, role)) expect(action).toMatch(/^[a-z]+:[A-Za-z]+$/);
    expect(resources[role]?.Properties.ManagedPolicyArns).toBeUndefined();
  });

  test.each(own)('%s has a wildcard resource without a reason', (role) => {
    /**
     * X-Ray does not support resource-level permissions; the wildcard of the scheduler is for function versions, of a
     * secret for its random suffix, and of email for the recipient, while the sender is a condition.
     */
    const reasoned = [
      { action: /^xray:/, on: /^\*$/ },
      { action: /^lambda:InvokeFunction$/, on: /^<AWS::Lambda::Function>:\*$/ },
      { action: /^ses:Send(Raw)?Email$/, on: /^arn:[^*]+:identity\/\*$/ },
      { action: /^secretsmanager:GetSecretValue$/, on: /:secret:gameplan\/prod\/[a-z-]+-\?{6}$/ },
    ];
    const wild = rightsOf(resources, role).filter(({ on }) => /[*?]/.test(on));
    expect(
      wild.filter(({ action, on }) => !reasoned.some((each) => each.action.test(action) && each.on.test(on))),
    ).toEqual([]);
  });
});
