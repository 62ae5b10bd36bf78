/** A stage's settings: the context of cdk.json, the stage's own section in it, and `-c name=value`. */
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
 * The stage's own value takes precedence, as in lib/stage.ts.
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
  if (wrong !== undefined) throw new UsageError(`--context must be name=value, not "${wrong}"`);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

const isAddress = (text: string | undefined) => z.email().safeParse(text).success;

/** Variables for the site's build. Without a domain, the site's address is not known until it is deployed. */
export function siteEnvironment({ supportEmail, siteDomain, instagramUrl, xUrl }: Settings) {
  return {
    VITE_SUPPORT_EMAIL: supportEmail ?? '',
    VITE_SITE_ORIGIN: siteDomain ? `https://${siteDomain}` : '',
    VITE_INSTAGRAM_URL: instagramUrl ?? '',
    VITE_X_URL: xUrl ?? '',
  };
}

/** Whether the deploy creates a firewall: by default for prod, and never if the operator names their own web ACL. */
export const hasFirewall = (stage: StageName, { firewall, webAclArn }: Settings): boolean =>
  !webAclArn && (firewall ?? String(stage === 'prod')) === 'true';

/** Whether the stage has resources in us-east-1. */
export const hasEdgeStack = (stage: StageName, settings: Settings): boolean =>
  hasFirewall(stage, settings) || Boolean(settings.siteDomain);

/** @throws CommandError that lists every missing setting at once */
export function ensureSettings(stage: StageName, settings: Settings): void {
  const { mailDomain = '', supportEmail, siteDomain, certificateArn = '', alarmEmail, firewall } = settings;
  const problems = [
    ...(mailDomain === '' || mailDomain.endsWith('.example')
      ? ['mailDomain: the domain that sends email; you must be able to edit its DNS']
      : []),
    ...(isAddress(supportEmail)
      ? []
      : ['supportEmail: the address shown on the legal pages and the plans page']),
    ...(siteDomain && !/^arn:aws:acm:us-east-1:/.test(certificateArn)
      ? ['certificateArn: a certificate for siteDomain in us-east-1, as CloudFront requires']
      : []),
    ...((stage === 'prod' || alarmEmail) && !isAddress(alarmEmail)
      ? ['alarmEmail: the address that receives alarms']
      : []),
    ...(firewall === undefined || firewall === 'true' || firewall === 'false'
      ? []
      : ['firewall: true or false']),
  ];
  if (problems.length === 0) return;
  throw new CommandError(
    `Missing settings of stage ${stage} in cdk.json, under "context" or its "stages": { "${stage}": {…} }:\n${problems
      .map((problem) => `  ${problem}`)
      .join('\n')}`,
  );
}
