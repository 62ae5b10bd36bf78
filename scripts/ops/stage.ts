/** The GamePlan that a command works on: a deployed stage, found by its stack's outputs, or the local one. */
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import {
  edgeRegion,
  firewallOutput,
  firewallStackNameOf,
  isStageName,
  outputs,
  type StageName,
  stackNameOf,
  stageNames,
} from '../../lib/names.ts';
import { goByFolder } from '../local/clock/folder.ts';
import { runningOn } from '../local/one-run.ts';
import { tableName } from '../local/process/environment.ts';
import { isRecord, readState } from '../local/process/state.ts';
import { CommandError, UsageError } from './command.ts';

export const stageOption = { stage: { type: 'string' } } as const;
export const targetOptions = { ...stageOption, local: { type: 'boolean', default: false } } as const;

/** Describes `targetOptions` in the help of a command. */
export const targetHelp = `  --stage   dev or prod, in the AWS account and region of the environment
  --local   the product running on this machine (data folder GAMEPLAN_DATA, or .local)

With neither, ${environment.table} names the table.`;

/** @throws UsageError */
export function checkedStage(name: string | undefined): StageName {
  if (name === undefined) throw new UsageError(`--stage is missing: ${stageNames.join(' or ')}`);
  if (!isStageName(name)) throw new UsageError(`There is no stage ${name}: ${stageNames.join(' or ')}`);
  return name;
}

/**
 * @returns every output of the stage's stack by name
 * @throws CommandError if the stage is not deployed in this account and region
 */
export async function outputsOf(stage: StageName): Promise<Readonly<Record<string, string>>> {
  const client = new CloudFormationClient({});
  const StackName = stackNameOf(stage);
  try {
    const outputs = await outputsIn(client, StackName);
    if (outputs) return outputs;
    const region = await client.config.region();
    throw new CommandError(
      `There is no stack ${StackName} in ${region}: deploy it first (npm run deploy -- --stage ${stage}), ` +
        'or set AWS_REGION to its region.',
    );
  } finally {
    client.destroy();
  }
}

/** @returns the ARN of the web ACL that a deploy created for the stage; undefined if there is none */
export async function firewallOf(stage: StageName): Promise<string | undefined> {
  const client = new CloudFormationClient({ region: edgeRegion });
  try {
    return (await outputsIn(client, firewallStackNameOf(stage)))?.[firewallOutput];
  } finally {
    client.destroy();
  }
}

/** @returns every output of a stack by name; undefined if the stack does not exist */
async function outputsIn(
  client: CloudFormationClient,
  StackName: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    return Object.fromEntries(
      (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    );
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}

/** @throws CommandError if the stage was deployed before that output was added */
export async function outputOf(stage: StageName, name: keyof typeof outputs): Promise<string> {
  const value = (await outputsOf(stage))[outputs[name]];
  if (value) return value;
  throw new CommandError(
    `${stackNameOf(stage)} has no output ${outputs[name]}: deploy it again, then try again.`,
  );
}

export interface Target {
  readonly stage?: string | undefined;
  readonly local: boolean;
}

/**
 * Points this process, and so every module of `lambdas/data`, at the target's table.
 * @returns its name
 * @throws UsageError, CommandError
 */
export async function pointToTable({ stage, local }: Target): Promise<string> {
  if (stage !== undefined && local) throw new UsageError('Use either --stage or --local, not both');
  if (local) {
    const dataDir = process.env.GAMEPLAN_DATA || '.local';
    Object.assign(process.env, localEnvironment(dataDir));
    goByFolder(dataDir);
  } else if (stage !== undefined)
    process.env[environment.table] = await outputOf(checkedStage(stage), 'table');
  const name = process.env[environment.table];
  if (!name) throw new UsageError(`--stage or --local is missing, and ${environment.table} is not set`);
  return name;
}

/** @returns a client with long timeouts and more retries, for commands that read or write the whole table */
export const tableClient = () =>
  new DynamoDBClient({
    maxAttempts: 8,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });

/**
 * @returns origin of the target's site without a trailing slash; empty if only the table is known
 * @throws CommandError, CannotStart
 */
export async function siteOf({ stage, local }: Target): Promise<string> {
  if (stage !== undefined) return outputOf(checkedStage(stage), 'siteOrigin');
  const run = local ? runningOn(process.env.GAMEPLAN_DATA || '.local') : undefined;
  return run?.origin.replace('127.0.0.1', 'localhost') ?? process.env[environment.siteOrigin] ?? '';
}

/** @throws CommandError if the product is not running with this data folder */
function localEnvironment(dataDir: string): Record<string, string> {
  const engine = readState(
    dataDir,
    'engine.json',
    (value): value is { port: number } => isRecord(value) && Number.isInteger(value.port),
  );
  const endpoint = process.env.DYNAMODB_ENDPOINT ?? (engine && `http://127.0.0.1:${engine.port}`);
  if (!endpoint)
    throw new CommandError(`The product is not running with data folder ${dataDir}: run npm start first`);
  return {
    [environment.table]: tableName,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
}
