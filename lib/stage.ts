/** What differs between stages, and what an operator chooses for one: CDK context, see cdk.json. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';

export interface Stage {
  readonly name: 'dev' | 'prod';
  /** Data outlives the stack, and the stack cannot be deleted by accident. */
  readonly lasting: boolean;
  readonly logRetention: RetentionDays;
  /** Domain that mails come from; proven by the DNS records that the deploy prints. */
  readonly mailDomain: string;
  /** Who gets the alarms; nobody when absent. */
  readonly alarmEmail: string | undefined;
  /** The site's own domain, with a certificate of us-east-1; CloudFront's when absent. */
  readonly site: { readonly domain: string; readonly certificateArn: string } | undefined;
  /** Raised by one to renew the header between CloudFront and the API. */
  readonly originVersion: number;
  readonly model: { readonly name: string; readonly baseUrl: string };
  readonly feedBaseUrl: string;
  /** Empty for the payment provider itself. */
  readonly paymentsBaseUrl: string;
}

const stages = {
  dev: { name: 'dev', lasting: false, logRetention: RetentionDays.TWO_WEEKS },
  prod: { name: 'prod', lasting: true, logRetention: RetentionDays.SIX_MONTHS },
} as const;

/** @throws when the context names an unknown stage, or lacks what has no safe default */
export function stageOf(node: Node): Stage {
  const context = (name: string): string | undefined => node.tryGetContext(name) || undefined;
  const required = (name: string): string => {
    const value = context(name);
    if (!value) throw new Error(`Context ${name} is not set: add it to cdk.json, or pass -c ${name}=…`);
    return value;
  };

  const name = context('stage') ?? 'dev';
  if (name !== 'dev' && name !== 'prod') throw new Error(`Unknown stage ${name}: use dev or prod`);
  const domain = context('siteDomain');
  return {
    ...stages[name],
    mailDomain: required('mailDomain'),
    alarmEmail: context('alarmEmail'),
    site: domain ? { domain, certificateArn: required('certificateArn') } : undefined,
    originVersion: Number(context('originVersion') ?? 1),
    model: { name: required('modelName'), baseUrl: context('modelBaseUrl') ?? '' },
    feedBaseUrl: required('feedBaseUrl'),
    paymentsBaseUrl: context('paymentsBaseUrl') ?? '',
  };
}
