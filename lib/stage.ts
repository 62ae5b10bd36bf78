/** The settings of a stage, from the CDK context: see cdk.json. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import { type Ceilings, ceilings, isStageSize, stageSizes, usualSize } from './functions/ceilings.ts';
import { isStageName, type StageName, stageNames } from './names.ts';

export interface NamedStage {
  readonly name: StageName;
  /** Whether data is retained when the stack is deleted, and the stack is protected from deletion. */
  readonly lasting: boolean;
  /** The site's own domain; by default CloudFront's. */
  readonly siteDomain: string | undefined;
}

export interface Stage extends NamedStage {
  readonly logRetention: RetentionDays;
  /** Whether the table is encrypted with the stage's own KMS key instead of DynamoDB's. */
  readonly ownTableKey: boolean;
  /**
   * Whether functions get reserved concurrency, as given in their row. It is taken from the account's limit, which is 10 in a
   * new account: too low to reserve any.
   */
  readonly reservesConcurrency: boolean;
  /** Throttle and reserved concurrency, by the number of monthly users that the stage is set up for. */
  readonly ceilings: Ceilings;
  /** Whether administrators must sign in with a passkey, or may use a password. */
  readonly adminPasskey: 'required' | 'optional';
  /** Sender domain of mails; verified by the DNS records that the deploy prints. */
  readonly mailDomain: string;
  /** CloudWatch namespace of the stage's own metrics. */
  readonly metricsNamespace: string;
  /** Recipient of alarms; none if absent. */
  readonly alarmEmail: string | undefined;
  /** URL of `lib/runbook.md`; sections are linked by `#` and their name. */
  readonly runbookUrl: string;
  /** The site's own domain, with a certificate in us-east-1; by default CloudFront's domain. */
  readonly site: { readonly domain: string; readonly certificateArn: string } | undefined;
  /** Web ACL of scope CLOUDFRONT in front of the site, from the deploy command or an operator. */
  readonly webAclArn: string | undefined;
  /** Incremented to rotate the header between CloudFront and the API: see rotated/rotated-secret.ts. */
  readonly originVersion: number;
  /** Incremented to rotate the keys that sign sessions. A session ends with the second rotation after its sign-in. */
  readonly sessionKeyVersion: number;
  /** Incremented to replace the key that signs push messages; every device must then turn push on again. */
  readonly pushKeyVersion: number;
  readonly model: {
    readonly name: string;
    readonly baseUrl: string;
    /** Dollars per million tokens; 0 if not configured. Only for dashboards and alarms. */
    readonly price: { readonly input: number; readonly output: number };
    /** Threshold of the cost alarm. */
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

/** A stage's own value, in `stages` of the context, overrides the common one. */
const read = (node: Node, name: string): string | undefined => {
  const own = node.tryGetContext('stages')?.[node.tryGetContext('stage') || 'dev']?.[name];
  const value = own ?? node.tryGetContext(name);
  return value === undefined || value === '' ? undefined : String(value);
};

/** @throws for values that AWS would reject in the middle of a deploy: an address, a URL, a name without a dot */
function domain(node: Node, name: 'mailDomain' | 'siteDomain'): string | undefined {
  const value = read(node, name);
  if (value === undefined || /^([a-z\d-]+\.)+[a-z\d-]+$/.test(value)) return value;
  throw new Error(`Context ${name} must be a domain such as play.example.org, not "${value}"`);
}

/**
 * The settings that need only the stage's name.
 * @throws if the stage is unknown or a value is invalid
 */
export function namedStageOf(node: Node): NamedStage {
  const name = read(node, 'stage') ?? 'dev';
  if (!isStageName(name)) throw new Error(`Unknown stage ${name}: use ${stageNames.join(' or ')}`);
  return { name, lasting: stages[name].lasting, siteDomain: domain(node, 'siteDomain') };
}

/** @throws if the stage is unknown, a required value is missing, or a value is invalid */
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
      throw new Error(`Context ${name} must be an ARN in us-east-1, as CloudFront requires`);
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
      `Context monthlyUsers must be one of ${stageSizes.join(', ')}: the next size above what you expect`,
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
        input: numberIn('modelDollarsPerMillionInputTokens', 0),
        output: numberIn('modelDollarsPerMillionOutputTokens', 0),
      },
      mostDollarsAnHour,
    },
    feedBaseUrl: required('feedBaseUrl'),
    paymentsBaseUrl: context('paymentsBaseUrl') ?? '',
  };
}
