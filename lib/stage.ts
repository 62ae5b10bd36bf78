/** The settings of a stage, from the CDK context: see cdk.json. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import { type Ceilings, ceilings, isStageSize, stageSizes, usualSize } from './functions/ceilings.ts';
import { isStageName, type StageName, stageNames } from './names.ts';

export interface NamedStage {
  readonly name: StageName;
  /** Data outlives the stack, and the stack cannot be deleted by accident. */
  readonly lasting: boolean;
  /** The site's own domain; CloudFront's when absent. */
  readonly siteDomain: string | undefined;
}

export interface Stage extends NamedStage {
  readonly logRetention: RetentionDays;
  /** Whether the table is encrypted by a KMS key of the stage instead of DynamoDB's own. */
  readonly ownTableKey: boolean;
  /**
   * Whether functions are held to the number of calls at once that their row names. Takes from the account's own
   * limit, which is 10 in a new account: too few to reserve any.
   */
  readonly reservesConcurrency: boolean;
  /** Throttle and reserved concurrency, by the number of monthly users that the stage is set up for. */
  readonly ceilings: Ceilings;
  /** Whether administrators sign in by passkey alone, or a password will do. */
  readonly adminPasskey: 'required' | 'optional';
  /** Domain that mails come from; proven by the DNS records that the deploy prints. */
  readonly mailDomain: string;
  /** What the stage's numbers are kept under in CloudWatch. */
  readonly metricsNamespace: string;
  /** Who gets the alarms; nobody when absent. */
  readonly alarmEmail: string | undefined;
  /** Where the runbook is read: the sections of `lib/runbook.md` by `#` and their name. */
  readonly runbookUrl: string;
  /** The site's own domain, with a certificate of us-east-1; CloudFront's when absent. */
  readonly site: { readonly domain: string; readonly certificateArn: string } | undefined;
  /** The firewall in front of the site, of scope CLOUDFRONT: given by the deploy command, or an operator's own. */
  readonly webAclArn: string | undefined;
  /** Raised by one to rotate the header between CloudFront and the API: see rotated/rotated-secret.ts. */
  readonly originVersion: number;
  /** Raised by one to rotate the keys that sign sessions. A session ends with the second rotation after its sign-in. */
  readonly sessionKeyVersion: number;
  /** Raised by one to replace the key that signs push messages: every device must then turn push on again. */
  readonly pushKeyVersion: number;
  readonly model: {
    readonly name: string;
    readonly baseUrl: string;
    /** Dollars a million tokens; 0 where nobody has said. For the dashboard only. */
    readonly price: { readonly asked: number; readonly answered: number };
    /** More than this is an alarm. */
    readonly mostDollarsAnHour: number;
  };
  readonly feedBaseUrl: string;
  /** Empty for the payment provider itself. */
  readonly paymentsBaseUrl: string;
}

const stages = {
  dev: {
    lasting: false,
    logRetention: RetentionDays.TWO_WEEKS,
    reservesConcurrency: false,
    requiresAdminPasskey: false,
  },
  prod: {
    lasting: true,
    logRetention: RetentionDays.SIX_MONTHS,
    reservesConcurrency: true,
    requiresAdminPasskey: true,
  },
} as const;

const arnOf = {
  certificateArn: /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
  webAclArn: /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
} as const;

/** A stage's own value, in `stages` of the context, counts before the one for all. */
const read = (node: Node, name: string): string | undefined => {
  const own = node.tryGetContext('stages')?.[node.tryGetContext('stage') || 'dev']?.[name];
  const value = own ?? node.tryGetContext(name);
  return value === undefined || value === '' ? undefined : String(value);
};

/** @throws for what AWS would refuse in the middle of a deploy: an address, a URL, a name without a dot */
function domain(node: Node, name: 'mailDomain' | 'siteDomain'): string | undefined {
  const value = read(node, name);
  if (value === undefined || /^([a-z\d-]+\.)+[a-z\d-]+$/.test(value)) return value;
  throw new Error(`Context ${name} must be a domain such as play.example.org, not "${value}"`);
}

/**
 * What needs nothing but the stage's name.
 * @throws when the context names an unknown stage, or holds what cannot be meant
 */
export function namedStageOf(node: Node): NamedStage {
  const name = read(node, 'stage') ?? 'dev';
  if (!isStageName(name)) throw new Error(`Unknown stage ${name}: use ${stageNames.join(' or ')}`);
  return { name, lasting: stages[name].lasting, siteDomain: domain(node, 'siteDomain') };
}

/** @throws when the context names an unknown stage, lacks what has no safe default, or holds what cannot be meant */
export function stageOf(node: Node): Stage {
  const context = (name: string) => read(node, name);
  const required = (name: string): string => {
    const value = context(name);
    if (!value) throw new Error(`Context ${name} is not set: add it to cdk.json, or pass -c ${name}=…`);
    return value;
  };
  const numberIn = (name: string, fallback: number): number => {
    const value = Number(context(name) ?? fallback);
    if (!(value >= 0)) throw new Error(`Context ${name} must be a number of 0 or more`);
    return value;
  };
  const versionIn = (name: string): number => {
    const value = numberIn(name, 1);
    if (Number.isInteger(value) && value >= 1) return value;
    throw new Error(`Context ${name} must be a whole number of 1 or more`);
  };
  const yesOrNo = (name: string, fallback: boolean): boolean => {
    const value = context(name) ?? String(fallback);
    if (value !== 'true' && value !== 'false') throw new Error(`Context ${name} must be true or false`);
    return value === 'true';
  };
  const arn = (name: keyof typeof arnOf): string | undefined => {
    const value = context(name);
    if (value && !arnOf[name].test(value)) {
      throw new Error(`Context ${name} must be an ARN of us-east-1, which is where CloudFront looks`);
    }
    return value;
  };

  const mostDollarsAnHour = numberIn('modelMostDollarsAnHour', 5);
  if (mostDollarsAnHour === 0) throw new Error('Context modelMostDollarsAnHour must be more than 0');
  const named = namedStageOf(node);
  const { name, siteDomain } = named;
  const monthlyUsers = numberIn('monthlyUsers', usualSize[name]);
  if (!isStageSize(monthlyUsers)) {
    throw new Error(
      `Context monthlyUsers must be one of ${stageSizes.join(', ')}, the next above what you expect`,
    );
  }
  const certificateArn = arn('certificateArn');
  if (siteDomain && !certificateArn) required('certificateArn');
  return {
    ...stages[name],
    ...named,
    reservesConcurrency: yesOrNo('reserveConcurrency', stages[name].reservesConcurrency),
    ceilings: ceilings[monthlyUsers],
    ownTableKey: yesOrNo('ownTableKey', false),
    adminPasskey: yesOrNo('adminPasskey', stages[name].requiresAdminPasskey) ? 'required' : 'optional',
    mailDomain: domain(node, 'mailDomain') ?? required('mailDomain'),
    metricsNamespace: `GamePlan/${name}`,
    alarmEmail: context('alarmEmail'),
    runbookUrl: required('runbookUrl'),
    site: siteDomain && certificateArn ? { domain: siteDomain, certificateArn } : undefined,
    webAclArn: arn('webAclArn'),
    originVersion: versionIn('originVersion'),
    sessionKeyVersion: versionIn('sessionKeyVersion'),
    pushKeyVersion: versionIn('pushKeyVersion'),
    model: {
      name: required('modelName'),
      baseUrl: context('modelBaseUrl') ?? '',
      price: {
        asked: numberIn('modelDollarsPerMillionInputTokens', 0),
        answered: numberIn('modelDollarsPerMillionOutputTokens', 0),
      },
      mostDollarsAnHour,
    },
    feedBaseUrl: required('feedBaseUrl'),
    paymentsBaseUrl: context('paymentsBaseUrl') ?? '',
  };
}
