/** Deploying and taking down: what is checked first, in which order the tools run, and what stays. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeSecretCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandWith as deployWith } from '../../../scripts/deploy.ts';
import { commandWith as destroyWith } from '../../../scripts/destroy.ts';
import { CannotDo } from '../../../scripts/ops/command.ts';
import type { RunTool } from '../../../scripts/ops/run.ts';
import { ensureSettings, settingsOf } from '../../../scripts/ops/settings.ts';
import { runCommand } from '../../support/command.ts';

const account = mockClient(STSClient);
const stacks = mockClient(CloudFormationClient);
const secrets = mockClient(SecretsManagerClient);
const tables = mockClient(DynamoDBClient);
let ran: string[];
let environments: (Readonly<Record<string, string>> | undefined)[];

const run: RunTool = async (tool, args, env) => {
  ran.push([tool, ...args].join(' '));
  environments.push(env);
};

const told = [
  { OutputKey: 'SiteOrigin', OutputValue: 'https://site.example.com' },
  { OutputKey: 'TableName', OutputValue: 'the-table' },
  { OutputKey: 'SessionKeysSecret', OutputValue: 'the-keys' },
];
const settings = ['-c', 'mailDomain=mail.example.org', '-c', 'supportEmail=help@example.org'];
const deploy = (...args: string[]) => runCommand(deployWith(run), ['--stage', 'dev', ...settings, ...args]);
const destroy = (stage: string, answer: string, ...args: string[]) =>
  runCommand(destroyWith(run), ['--stage', stage, ...args], answer);

beforeEach(() => {
  ran = [];
  environments = [];
  account.on(GetCallerIdentityCommand).resolves({ Account: '000000000000' });
  stacks.on(DescribeStacksCommand).resolves({ Stacks: [{ Outputs: told } as never] });
  secrets.on(DescribeSecretCommand).resolves({ VersionIdsToStages: { one: ['AWSCURRENT'] } });
});
afterEach(() => {
  for (const mock of [account, stacks, secrets, tables]) mock.reset();
});

describe('deploy', () => {
  test('builds the site, deploys the stage, and tells its outputs', async () => {
    const { code, said } = await deploy('--yes');
    expect(code).toBe(0);
    expect(ran).toEqual([
      'vite build web --logLevel warn',
      'cdk deploy -c stage=dev -c mailDomain=mail.example.org -c supportEmail=help@example.org --require-approval never',
    ]);
    expect(environments[0]).toMatchObject({ VITE_SUPPORT_EMAIL: 'help@example.org', VITE_SITE_ORIGIN: '' });
    expect(said.join('\n')).toMatch(/SiteOrigin +https:\/\/site\.example\.com/);
    expect(said.at(-1)).toContain('npm run smoke -- --stage dev');
    expect(said.join('\n')).not.toContain('into the secret');
  });

  test('names the secrets that nobody has written', async () => {
    secrets
      .on(DescribeSecretCommand, { SecretId: 'gameplan/dev/model-key' })
      .rejects(new ResourceNotFoundException({ message: 'no', $metadata: {} }));
    const lines = (await deploy()).said.filter((line) => line.includes('into the secret'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("the key of the model's API into the secret gameplan/dev/model-key");
  });

  test('a dry run only tells the difference', async () => {
    const { code } = await deploy('--dry-run');
    expect([code, ran.map((line) => line.split(' ').slice(0, 2).join(' '))]).toEqual([
      0,
      ['vite build', 'cdk diff'],
    ]);
  });

  test('an account that the CDK has not been set up in is refused before anything runs', async () => {
    stacks
      .on(DescribeStacksCommand, { StackName: 'CDKToolkit' })
      .rejects(new Error('Stack with id CDKToolkit does not exist'));
    const { code, noted } = await deploy();
    expect([code, ran]).toEqual([1, []]);
    expect(noted).toContain('npx cdk bootstrap aws://000000000000/');
  });

  test('a tool that fails ends it', async () => {
    const failing: RunTool = async (tool) => {
      throw new CannotDo(`${tool} failed`);
    };
    const { code, noted } = await runCommand(deployWith(failing), ['--stage', 'dev', ...settings]);
    expect([code, noted.split('\n').at(-1)]).toEqual([1, 'vite failed']);
  });

  test.each([
    [['--stage', 'test'], 'There is no stage test'],
    [[], '--stage is missing: dev or prod'],
    [['--stage', 'dev', '-c', 'mailDomain'], '--context takes name=value, not "mailDomain"'],
  ])('%j is a wrong call', async (args, problem) => {
    const { code, noted } = await runCommand(deployWith(run), args);
    expect([code, ran]).toEqual([2, []]);
    expect(noted).toContain(problem);
  });
});

describe('settings', () => {
  const text = JSON.stringify({
    app: 'x',
    context: { mailDomain: 'a.org', flag: true, stages: { prod: { mailDomain: 'p.org' } } },
  });

  test("the stage's own count before those given, and those before those for all", () => {
    expect(settingsOf('dev', [], text)).toEqual({ mailDomain: 'a.org' });
    expect(settingsOf('dev', ['mailDomain=b.org', 'x=1=2'], text)).toEqual({ mailDomain: 'b.org', x: '1=2' });
    expect(settingsOf('prod', ['mailDomain=b.org'], text)).toEqual({ mailDomain: 'p.org' });
  });

  test('everything that is missing is named at once', () => {
    expect(() => ensureSettings('prod', { mailDomain: 'gameplan.example', siteDomain: 'x.org' })).toThrow(
      /mailDomain: .*supportEmail: .*certificateArn: .*alarmEmail: /s,
    );
    ensureSettings('dev', { mailDomain: 'x.org', supportEmail: 'help@x.org' });
  });

  test('those in cdk.json are not enough: nobody sends mail from a made-up domain', () => {
    expect(() => ensureSettings('dev', settingsOf('dev', []))).toThrow('mailDomain');
  });
});

describe('destroy', () => {
  test('of dev lets the table go, after the name was typed', async () => {
    tables.on(UpdateTableCommand).resolves({});
    const { code, said } = await destroy('dev', 'GamePlan-dev');
    expect([code, ran]).toEqual([0, ['cdk destroy --force -c stage=dev']]);
    expect(tables.commandCalls(UpdateTableCommand).map(({ args: [{ input }] }) => input)).toEqual([
      { TableName: 'the-table', DeletionProtectionEnabled: false },
    ]);
    expect(said[0]).toContain('the table the-table, with every account and pick');
  });

  test('of prod keeps the table, and lifts only the protection of the stack', async () => {
    stacks.on(UpdateTerminationProtectionCommand).resolves({});
    const { said } = await destroy('prod', 'GamePlan-prod');
    expect(ran).toEqual(['cdk destroy --force -c stage=prod']);
    expect(tables.calls()).toEqual([]);
    expect(said.find((line) => line.includes('the-table'))).toMatch(/^Stays: /);
  });

  test.each(['', 'y', 'GamePlan-dev', 'gameplan-prod'])(
    'typing %j is not enough for prod',
    async (answer) => {
      const { code, noted } = await destroy('prod', answer);
      expect([code, ran]).toEqual([1, []]);
      expect(noted).toContain('nothing was taken down');
      expect(stacks.commandCalls(UpdateTerminationProtectionCommand)).toEqual([]);
    },
  );

  test('a dry run only tells', async () => {
    const { code, said } = await destroy('dev', 'GamePlan-dev', '--dry-run');
    expect([code, ran, tables.calls()]).toEqual([0, [], []]);
    expect(said.join('\n')).toContain('npm run export -- --stage dev');
  });

  test('a stage that is not there is said to be not there', async () => {
    stacks.on(DescribeStacksCommand).rejects(new Error('Stack with id GamePlan-dev does not exist'));
    const { code, noted } = await destroy('dev', 'GamePlan-dev');
    expect(code).toBe(1);
    expect(noted).toMatch(/^There is no stack GamePlan-dev in \S+: deploy it first/);
  });
});
