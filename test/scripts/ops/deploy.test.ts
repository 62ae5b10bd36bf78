/** Deploying and destroying a stage: the checks, the order of the tools, and what is kept. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
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
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandError } from '../../../scripts/ops/command.ts';
import { commandWith as bootstrapWith } from '../../../scripts/ops/commands/bootstrap-account.ts';
import { commandWith as deployWith } from '../../../scripts/ops/commands/deploy.ts';
import { commandWith as destroyWith } from '../../../scripts/ops/commands/destroy.ts';
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

const settingsGiven = [
  { OutputKey: 'SiteOrigin', OutputValue: 'https://site.example.com' },
  { OutputKey: 'TableName', OutputValue: 'the-table' },
  { OutputKey: 'SessionKeysSecret', OutputValue: 'the-keys' },
  { OutputKey: 'AdminSessionKeysSecret', OutputValue: 'the-admins-keys' },
];
const settings = ['-c', 'mailDomain=mail.example.org', '-c', 'supportEmail=help@example.org'];
const deploy = (...args: string[]) => runCommand(deployWith(run), ['--stage', 'dev', ...settings, ...args]);
const destroy = (stage: string, answer: string, ...args: string[]) =>
  runCommand(destroyWith(run), ['--stage', stage, ...args], answer);

/** A stack's resources, on two pages as CloudFormation returns them; the last is the state of an older table. */
const resources = (ResourceStatus: string, name?: string) => {
  const ResourceType = 'AWS::DynamoDB::Table';
  stacks.on(ListStackResourcesCommand).callsFake(({ StackName, NextToken }) =>
    NextToken
      ? {
          StackResourceSummaries: [
            { ResourceType, PhysicalResourceId: name ?? `${StackName}-table`, ResourceStatus },
            { ResourceType, PhysicalResourceId: 'gone', ResourceStatus: 'DELETE_COMPLETE' },
          ],
        }
      : { NextToken: 'more', StackResourceSummaries: [{ ResourceType: 'AWS::SQS::Queue' }] },
  );
};
const unprotectedTables = () => tables.commandCalls(UpdateTableCommand).map(({ args: [{ input }] }) => input);
const unprotectedStacks = () =>
  stacks.commandCalls(UpdateTerminationProtectionCommand).map(({ args: [{ input }] }) => input);

beforeEach(() => {
  ran = [];
  environments = [];
  account.on(GetCallerIdentityCommand).resolves({ Account: '000000000000' });
  stacks.on(DescribeStacksCommand).resolves({ Stacks: [{ Outputs: settingsGiven } as never] });
  stacks.on(UpdateTerminationProtectionCommand).resolves({});
  tables.on(UpdateTableCommand).resolves({});
  resources('CREATE_COMPLETE');
  secrets.on(DescribeSecretCommand).resolves({ VersionIdsToStages: { one: ['AWSCURRENT'] } });
});
afterEach(() => {
  for (const mock of [account, stacks, secrets, tables]) mock.reset();
});
afterAll(() => {
  for (const mock of [account, stacks, secrets, tables]) mock.restore();
});

describe('deploy', () => {
  test('builds the site, deploys the stage, and prints its outputs', async () => {
    const { code, stdout } = await deploy('--yes');
    expect(code).toBe(0);
    expect(ran).toEqual([
      'vite build web --logLevel warn',
      'cdk deploy -c stage=dev -c mailDomain=mail.example.org -c supportEmail=help@example.org --require-approval never',
    ]);
    expect(environments[0]).toMatchObject({ VITE_SUPPORT_EMAIL: 'help@example.org', VITE_SITE_ORIGIN: '' });
    expect(stdout.join('\n')).toMatch(/SiteOrigin +https:\/\/site\.example\.com/);
    expect(stdout.at(-1)).toContain('npm run smoke -- --stage dev');
    expect(stdout.join('\n')).not.toContain('into the secret');
    expect(stdout.join('\n')).toContain('confirm the alarm subscription by email');
  });

  test('refuses to replace a table of another name by an empty one', async () => {
    resources('UPDATE_COMPLETE', 'GamePlan-dev-Table-1ABC');
    const { code, stderr } = await deploy('--yes');
    expect([code, ran.filter((line) => line.startsWith('cdk '))]).toEqual([1, []]);
    expect(stderr).toContain("The stage's table is GamePlan-dev-Table-1ABC, not GamePlan-dev-table");
  });

  test('names the secrets that are not set', async () => {
    secrets
      .on(DescribeSecretCommand, { SecretId: 'gameplan/dev/model-key' })
      .rejects(new ResourceNotFoundException({ message: 'no', $metadata: {} }));
    const lines = (await deploy()).stdout.filter((line) => line.includes('into the secret'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("the key of the model's API into the secret gameplan/dev/model-key");
  });

  test('a dry run only prints the difference', async () => {
    const { code } = await deploy('--dry-run');
    expect([code, ran.map((line) => line.split(' ').slice(0, 2).join(' '))]).toEqual([
      0,
      ['vite build', 'cdk diff'],
    ]);
    expect(ran[1]).toContain('--method template');
  });

  describe('a firewall', () => {
    const webAclArn = 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/gameplan/0a1b';
    const prod = (...args: string[]) =>
      runCommand(deployWith(run), [
        '--stage',
        'prod',
        ...settings,
        '-c',
        'alarmEmail=ops@example.org',
        ...args,
      ]);
    const cdkRuns = () => ran.filter((line) => line.startsWith('cdk '));
    const itsStack = (answer: object[]) =>
      stacks
        .on(DescribeStacksCommand, { StackName: 'GamePlan-prod-firewall' })
        .resolves({ Stacks: answer as never });

    test('is deployed before prod, which then uses it', async () => {
      itsStack([{ Outputs: [{ OutputKey: 'WebAclArn', OutputValue: webAclArn }] }]);
      expect((await prod('--yes')).code).toBe(0);
      const [firewall, site] = cdkRuns();
      expect(firewall).toContain('-c part=firewall --require-approval never');
      expect(site).toContain(`-c webAclArn=${webAclArn} --require-approval never`);
      expect(site).not.toContain('part=');
    });

    test('is skipped if a setting says so, if there already is one, and for dev', async () => {
      await prod('-c', 'firewall=false');
      await prod('-c', `webAclArn=${webAclArn}`);
      await deploy();
      expect(cdkRuns()).toHaveLength(3);
      expect(cdkRuns().join()).not.toContain('part=firewall');
    });

    test('needs its region to be bootstrapped, too', async () => {
      stacks
        .on(DescribeStacksCommand, { StackName: 'GamePlan-prod-toolkit' })
        .resolvesOnce({ Stacks: [{} as never] })
        .rejects(new Error('Stack with id GamePlan-prod-toolkit does not exist'));
      const { code, stderr } = await prod();
      expect([code, ran]).toEqual([1, []]);
      expect(stderr).toContain('not prepared for prod in us-east-1');
    });

    test('setting that is neither on nor off is refused', async () => {
      const { code, stderr } = await prod('-c', 'firewall=maybe');
      expect([code, stderr]).toEqual([1, expect.stringContaining('firewall: true or false')]);
    });

    test('is deleted after the site that uses it', async () => {
      itsStack([{ Outputs: [{ OutputKey: 'WebAclArn', OutputValue: webAclArn }] }]);
      expect((await destroy('prod', 'GamePlan-prod')).code).toBe(0);
      expect(cdkRuns()).toEqual([
        'cdk destroy --force -c stage=prod',
        'cdk destroy --force -c stage=prod -c part=firewall',
      ]);
    });
  });

  describe('bootstrapping an account', () => {
    const prepare = (...args: string[]) => runCommand(bootstrapWith(run), args);

    test.each([
      ['dev', []],
      ['prod', ['aws://000000000000/us-east-1']],
    ])("creates the roles of %s, including its firewall's region", async (stage, more) => {
      expect((await prepare('--stage', stage)).code).toBe(0);
      const [line = ''] = ran;
      const environments = line.match(/aws:\S+/g) ?? [];
      expect(environments.slice(1)).toEqual(more);
      expect(line).toContain(
        `--qualifier gp${stage} --toolkit-stack-name GamePlan-${stage}-toolkit --template`,
      );
    });

    test('prints the template on a dry run, and does nothing', async () => {
      const { stdout } = await prepare('--stage', 'dev', '--dry-run');
      expect(JSON.parse(stdout.join('\n')).Resources).toHaveProperty('LookupRole');
      expect(ran).toEqual([]);
    });
  });

  test('an account that is not bootstrapped for the stage is refused before anything runs', async () => {
    stacks
      .on(DescribeStacksCommand, { StackName: 'GamePlan-dev-toolkit' })
      .rejects(new Error('Stack with id GamePlan-dev-toolkit does not exist'));
    const { code, stderr } = await deploy();
    expect([code, ran]).toEqual([1, []]);
    expect(stderr).toContain('npm run bootstrap-account -- --stage dev');
  });

  describe('after a first deployment that failed', () => {
    const failed = (status: string) =>
      stacks
        .on(DescribeStacksCommand, { StackName: 'GamePlan-dev' })
        .resolvesOnce({ Stacks: [{ StackStatus: status } as never] })
        .resolves({ Stacks: [{ Outputs: settingsGiven } as never] });

    test.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])(
      'removes the protection of the remains, so that the CDK can delete them: %s',
      async (status) => {
        failed(status);
        resources('DELETE_FAILED');
        const { code, stderr } = await deploy('--yes');
        expect([code, ran.length]).toEqual([0, 2]);
        expect(stderr).toContain('The first deploy of GamePlan-dev failed: its remains are deleted first.');
        expect(unprotectedTables()).toEqual([
          { TableName: 'GamePlan-dev-table', DeletionProtectionEnabled: false },
        ]);
      },
    );

    test("of prod removes the stack's termination protection, which the CDK sets before it starts", async () => {
      stacks
        .on(DescribeStacksCommand, { StackName: 'GamePlan-prod' })
        .resolvesOnce({ Stacks: [{ StackStatus: 'ROLLBACK_COMPLETE' } as never] })
        .resolves({ Stacks: [{ Outputs: settingsGiven } as never] });
      const args = ['--stage', 'prod', ...settings, '-c', 'alarmEmail=alarm@example.org'];
      expect((await runCommand(deployWith(run), args)).code).toBe(0);
      expect([unprotectedStacks(), unprotectedTables()]).toEqual([
        [{ StackName: 'GamePlan-prod', EnableTerminationProtection: false }],
        [],
      ]);
    });

    test('keeps a table that is no longer part of the stack', async () => {
      failed('ROLLBACK_COMPLETE');
      resources('DELETE_SKIPPED');
      expect((await deploy('--yes')).code).toBe(0);
      expect(unprotectedTables()).toEqual([]);
    });

    test('a dry run changes nothing', async () => {
      failed('ROLLBACK_FAILED');
      expect((await deploy('--dry-run')).code).toBe(0);
      expect([unprotectedStacks(), unprotectedTables()]).toEqual([[], []]);
    });
  });

  test.each(['CREATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'of a deployed stage keeps every protection: %s',
    async (status) => {
      stacks
        .on(DescribeStacksCommand, { StackName: 'GamePlan-dev' })
        .resolves({ Stacks: [{ StackStatus: status, Outputs: settingsGiven } as never] });
      expect((await deploy('--yes')).code).toBe(0);
      expect([unprotectedStacks(), unprotectedTables()]).toEqual([[], []]);
    },
  );

  test('the very first finds no stack, and continues', async () => {
    stacks
      .on(DescribeStacksCommand, { StackName: 'GamePlan-dev' })
      .rejectsOnce(new Error('Stack with id GamePlan-dev does not exist'))
      .resolves({ Stacks: [{ Outputs: settingsGiven } as never] });
    expect((await deploy('--yes')).code).toBe(0);
  });

  test('a failing tool stops it', async () => {
    const failing: RunTool = async (tool) => {
      throw new CommandError(`${tool} failed`);
    };
    const { code, stderr } = await runCommand(deployWith(failing), ['--stage', 'dev', ...settings]);
    expect([code, stderr.split('\n').at(-1)]).toEqual([1, 'vite failed']);
  });

  test.each([
    [['--stage', 'test'], 'There is no stage test'],
    [[], '--stage is missing: dev or prod'],
    [['--stage', 'dev', '-c', 'mailDomain'], '--context must be name=value, not "mailDomain"'],
  ])('refuses %j as a usage error', async (args, problem) => {
    const { code, stderr } = await runCommand(deployWith(run), args);
    expect([code, ran]).toEqual([2, []]);
    expect(stderr).toContain(problem);
  });
});

describe('settings', () => {
  const text = JSON.stringify({
    app: 'x',
    context: { mailDomain: 'a.org', flag: true, stages: { prod: { mailDomain: 'p.org' } } },
  });

  test('of the stage override those given, which override those for all stages', () => {
    expect(settingsOf('dev', [], text)).toEqual({ mailDomain: 'a.org', flag: 'true' });
    expect(settingsOf('dev', ['mailDomain=b.org', 'x=1=2'], text)).toMatchObject({
      mailDomain: 'b.org',
      x: '1=2',
    });
    expect(settingsOf('prod', ['mailDomain=b.org'], text)).toMatchObject({ mailDomain: 'p.org' });
  });

  test('that are missing are all named at once', () => {
    expect(() => ensureSettings('prod', { mailDomain: 'gameplan.example', siteDomain: 'x.org' })).toThrow(
      /mailDomain: .*supportEmail: .*certificateArn: .*alarmEmail: /s,
    );
    const enough = { mailDomain: 'x.org', supportEmail: 'help@x.org' };
    ensureSettings('dev', enough);
    expect(() => ensureSettings('dev', { ...enough, alarmEmail: 'me' })).toThrow(
      'alarmEmail: the address that receives alarms',
    );
  });

  test("in cdk.json alone are not enough: the sender's domain is an example", () => {
    expect(() => ensureSettings('dev', settingsOf('dev', []))).toThrow('mailDomain');
  });
});

describe('destroy', () => {
  test('of dev deletes the table after the name was typed', async () => {
    const { code, stdout } = await destroy('dev', 'GamePlan-dev');
    expect([code, ran]).toEqual([0, ['cdk destroy --force -c stage=dev']]);
    expect(unprotectedTables()).toEqual([
      { TableName: 'GamePlan-dev-table', DeletionProtectionEnabled: false },
    ]);
    expect(stdout[0]).toContain('the table the-table, with every account and pick');
  });

  test('again, after it failed once with the table already deleted', async () => {
    resources('DELETE_COMPLETE');
    expect((await destroy('dev', 'GamePlan-dev')).code).toBe(0);
    expect(unprotectedTables()).toEqual([]);
  });

  test('of a stage whose first deployment failed, without outputs', async () => {
    stacks
      .on(DescribeStacksCommand, { StackName: 'GamePlan-dev' })
      .resolves({ Stacks: [{ StackStatus: 'ROLLBACK_FAILED' } as never] });
    resources('DELETE_FAILED');
    const { code, stdout } = await destroy('dev', 'GamePlan-dev');
    expect([code, ran]).toEqual([0, ['cdk destroy --force -c stage=dev']]);
    expect(unprotectedTables()).toHaveLength(1);
    expect(stdout.join('\n')).not.toContain('undefined');
  });

  test("of prod keeps the table, and removes only the stack's protection", async () => {
    const { stdout } = await destroy('prod', 'GamePlan-prod');
    expect(ran).toEqual(['cdk destroy --force -c stage=prod']);
    expect([unprotectedTables(), unprotectedStacks()]).toEqual([
      [],
      [{ StackName: 'GamePlan-prod', EnableTerminationProtection: false }],
    ]);
    expect(stdout.find((line) => line.includes('the-table'))).toMatch(/^Remains: /);
  });

  test.each(['', 'y', 'GamePlan-dev', 'gameplan-prod'])(
    'of prod is refused when %j is typed',
    async (answer) => {
      const { code, stderr } = await destroy('prod', answer);
      expect([code, ran]).toEqual([1, []]);
      expect(stderr).toContain('nothing was deleted');
      expect(stacks.commandCalls(UpdateTerminationProtectionCommand)).toEqual([]);
    },
  );

  test('a dry run only prints what would happen', async () => {
    const { code, stdout } = await destroy('dev', 'GamePlan-dev', '--dry-run');
    expect([code, ran, tables.calls()]).toEqual([0, [], []]);
    expect(stdout.join('\n')).toContain('aws dynamodb create-backup --table-name the-table');
  });

  test('a missing stage is reported', async () => {
    stacks.on(DescribeStacksCommand).rejects(new Error('Stack with id GamePlan-dev does not exist'));
    const { code, stderr } = await destroy('dev', 'GamePlan-dev');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^There is no stack GamePlan-dev in \S+: deploy it first/);
  });
});
