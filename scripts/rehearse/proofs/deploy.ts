/** Deploys the stack with `npm run deploy`, from nothing and again. */
import type { ParseArgsConfig } from 'node:util';
import { GetDistributionConfigCommand } from '@aws-sdk/client-cloudfront';
import { DeleteBucketPolicyCommand, PutBucketTaggingCommand } from '@aws-sdk/client-s3';
import { CreateSecretCommand } from '@aws-sdk/client-secrets-manager';
import {
  type OperatorSecret,
  operatorSecrets,
  outputs,
  qualifierOf,
  secretNameOf,
} from '../../../lib/names.ts';
import { type Command, execute } from '../../ops/command.ts';
import { commandWith as bootstrapWith } from '../../ops/commands/bootstrap-account.ts';
import { commandWith } from '../../ops/commands/deploy.ts';
import { outputsOf } from '../../ops/stage.ts';
import type { Clients } from '../clients.ts';
import type { Edit } from '../edits.ts';
import { region } from '../emulator.ts';
import type { Front } from '../front.ts';
import { ensure, type Proof, type Rehearsal, stage } from './proof.ts';
import { onlyOne } from './stack.ts';

/** The emulator's account, which does not exist in AWS. */
const account = '0'.repeat(12);

/** The bucket that the CDK's bootstrap creates; its policy denies plain HTTP. */
const assetBucket = `cdk-${qualifierOf(stage)}-assets-${account}-${region}`;

export const mailDomain = 'mail.rehearsal.test';

export const deploysFromNothing: Proof = {
  name: 'the template deploys from nothing',
  async run(rehearsal) {
    await succeed(bootstrapWith(rehearsal.runWith()), ['--stage', stage], rehearsal.note);
    await rehearsal.aws.s3.send(new DeleteBucketPolicyCommand({ Bucket: assetBucket }));
    await writeSecrets(rehearsal);
    return deploy(rehearsal);
  },
};

export const deploysAgain: Proof = {
  name: 'the next deploy works',
  run: (rehearsal) => deploy(rehearsal),
};

/** @param edit of what is deployed @returns the site's origin, which the front shows from now on @throws Refuted */
export async function deploy(rehearsal: Rehearsal, edit?: Edit): Promise<string> {
  const { front, aws } = rehearsal;
  ensure(await tryDeploy(rehearsal, edit), 'the deploy failed; its output is above');
  await tagBucket(rehearsal);
  const site = (await outputsOf(stage))[outputs.siteOrigin];
  ensure(site, `the stack has no output ${outputs.siteOrigin}`);
  front.show({
    origin: site,
    api: await onlyOne(aws, 'AWS::ApiGatewayV2::Api'),
    toApi: await originHeaders(aws),
  });
  return site;
}

/** @returns whether it succeeded */
export async function tryDeploy({ runWith, front, note }: Rehearsal, edit?: Edit): Promise<boolean> {
  const args = ['--stage', stage, '--yes', ...settingsFor(front)];
  return (await execute(commandWith(runWith(edit)), args, { say: note, note, ask: async () => '' })) === 0;
}

/** What an operator would write into cdk.json. */
function settingsFor({ standIns: { model, feed, payments } }: Front): string[] {
  const settings = {
    mailDomain,
    supportEmail: 'help@rehearsal.test',
    alarmEmail: 'alarms@rehearsal.test',
    modelBaseUrl: model.url,
    modelName: model.name,
    feedBaseUrl: feed.url,
    paymentsBaseUrl: payments.url,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function writeSecrets({ front, aws }: Rehearsal): Promise<void> {
  const { model, feed, payments } = front.standIns;
  const values: Record<OperatorSecret, string> = {
    'model-key': model.key,
    'feed-key': feed.key,
    'payments-key': payments.key,
    'payments-signing-secret': payments.signingSecret,
  };
  for (const name of Object.keys(operatorSecrets) as OperatorSecret[]) {
    await aws.secrets.send(
      new CreateSecretCommand({ Name: secretNameOf(stage, name), SecretString: values[name] }),
    );
  }
}

/** The CDK empties a bucket at destroy only if it has this tag, which the emulator drops from the template. */
async function tagBucket({ aws }: Rehearsal): Promise<void> {
  await aws.s3.send(
    new PutBucketTaggingCommand({
      Bucket: await onlyOne(aws, 'AWS::S3::Bucket'),
      Tagging: { TagSet: [{ Key: 'aws-cdk:auto-delete-objects', Value: 'true' }] },
    }),
  );
}

/** The header that the distribution adds to API requests, which proves that a request came through it. */
async function originHeaders(aws: Clients): Promise<Record<string, string>> {
  const Id = await onlyOne(aws, 'AWS::CloudFront::Distribution');
  const { DistributionConfig } = await aws.cloudFront.send(new GetDistributionConfigCommand({ Id }));
  const headers = DistributionConfig?.Origins?.Items?.flatMap(
    ({ CustomHeaders }) => CustomHeaders?.Items ?? [],
  );
  ensure(headers?.length === 1, `the distribution adds ${headers?.length} headers, not one`);
  return Object.fromEntries(
    headers.map(({ HeaderName = '', HeaderValue = '' }) => [HeaderName, HeaderValue]),
  );
}

/** Runs an operating command. @throws Refuted if it does not succeed */
export async function succeed<O extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<O>,
  args: readonly string[],
  note: (line: string) => void,
  answer = '',
): Promise<void> {
  const code = await execute(command, args, { say: note, note, ask: async () => answer });
  ensure(code === 0, 'the command failed; its output is above');
}
