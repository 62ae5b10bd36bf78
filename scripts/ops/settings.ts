/** A stage's settings: the context of cdk.json, the stage's part of it, and `-c name=value`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { StageName } from '../../lib/names.ts';
import { CommandError, UsageError } from './command.ts';
import { projectRoot } from './run.ts';

const cdkJson = z.object({
  context: z.catchall(
    z.object({ stages: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))) }),
    z.unknown(),
  ),
});

export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The stage's own value counts before the one for all, as in lib/stage.ts.
 * @param given `name=value`, as `cdk -c` takes them
 * @throws UsageError
 */
export function settingsOf(stage: StageName, given: readonly string[], text = cdkJsonText()): Settings {
  const { context } = cdkJson.parse(JSON.parse(text));
  const { stages, ...all } = context;
  return { ...textsIn(all), ...pairsIn(given), ...textsIn(stages?.[stage] ?? {}) };
}

const cdkJsonText = () => readFileSync(resolve(projectRoot, 'cdk.json'), 'utf8');

const textsIn = (values: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => ['string', 'boolean', 'number'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );

function pairsIn(given: readonly string[]): Settings {
  const pairs = given.map((pair) => /^([\w-]+)=(.*)$/s.exec(pair) ?? pair);
  const wrong = pairs.find((pair) => typeof pair === 'string');
  if (wrong !== undefined) throw new UsageError(`--context takes name=value, not "${wrong}"`);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

const isAddress = (text: string | undefined) => z.email().safeParse(text).success;

/** What the build of the site puts into its pages; without a domain, their address is known only after the deploy. */
export function siteEnvironment({ supportEmail, siteDomain, instagramUrl, xUrl }: Settings) {
  return {
    VITE_SUPPORT_EMAIL: supportEmail ?? '',
    VITE_SITE_ORIGIN: siteDomain ? `https://${siteDomain}` : '',
    VITE_INSTAGRAM_URL: instagramUrl ?? '',
    VITE_X_URL: xUrl ?? '',
  };
}

/** Whether the deploy makes a firewall in front of the site: on for prod, and off where an operator names one of their own. */
export const hasFirewall = (stage: StageName, { firewall, webAclArn }: Settings): boolean =>
  !webAclArn && (firewall ?? String(stage === 'prod')) === 'true';

/** Whether something of the stage has to be in us-east-1. */
export const hasEdgeStack = (stage: StageName, settings: Settings): boolean =>
  hasFirewall(stage, settings) || Boolean(settings.siteDomain);

/** @throws CommandError that names everything that is missing, so that nobody finds it out one deploy at a time */
export function ensureSettings(stage: StageName, settings: Settings): void {
  const { mailDomain = '', supportEmail, siteDomain, certificateArn = '', alarmEmail, firewall } = settings;
  const problems = [
    ...(mailDomain === '' || mailDomain.endsWith('.example')
      ? ['mailDomain: the domain that mails come from, whose DNS you can change']
      : []),
    ...(isAddress(supportEmail)
      ? []
      : ['supportEmail: the address that the legal pages and the plan chooser name']),
    ...(siteDomain && !/^arn:aws:acm:us-east-1:/.test(certificateArn)
      ? ['certificateArn: a certificate of siteDomain in us-east-1, where CloudFront looks for it']
      : []),
    ...((stage === 'prod' || alarmEmail) && !isAddress(alarmEmail)
      ? ['alarmEmail: who gets the alarms']
      : []),
    ...(firewall === undefined || firewall === 'true' || firewall === 'false'
      ? []
      : ['firewall: true or false']),
  ];
  if (problems.length === 0) return;
  throw new CommandError(
    `Stage ${stage} lacks, under "context" (or its "stages": { "${stage}": {…} }) in cdk.json:\n${problems
      .map((problem) => `  ${problem}`)
      .join('\n')}`,
  );
}
