/** Findings of cfn-lint and checkov that we accept, each with its reason. */

export interface Explanation {
  readonly why: string;
  /** Of the logical IDs it covers; all of them if absent. */
  readonly on?: RegExp;
}

export const explained: Readonly<Record<string, Explanation>> = {
  W3005: { why: 'The CDK writes out dependencies that CloudFormation also infers.' },
  CKV_AWS_18: {
    why: 'Only CloudFront reads the bucket, and its files are public. Access logs would hold tokens from links in mails.',
    on: /^SiteFiles/,
  },
  CKV_AWS_21: {
    why: 'The bucket holds a copy of the build, which any deploy restores.',
    on: /^SiteFiles/,
  },
  CKV_AWS_26: {
    why:
      'CloudWatch alarms and SES cannot publish to a topic encrypted with the AWS managed key. Messages hold alarm ' +
      'texts, and addresses whose mail bounced, and SNS stores them only until delivery.',
    on: /^(AlarmsTopic|MailFeedbackTopic)/,
  },
  CKV_AWS_27: {
    why: 'SQS encrypts the queue with its own key (SqsManagedSseEnabled), which the rule does not recognize.',
    on: /^DeadLettersQueue/,
  },
  CKV_AWS_68: {
    why: 'The firewall is optional: context webAclArn.',
    on: /^SiteDistribution/,
  },
  CKV_AWS_86: {
    why: 'CloudFront logs contain query strings, and links in mails carry a token there.',
    on: /^SiteDistribution/,
  },
  CKV_AWS_111: {
    why: 'The CDK defines the rights of its BucketDeployment function.',
    on: /^CustomCDKBucketDeployment/,
  },
  CKV_AWS_115: {
    why:
      'Reserved concurrency takes away from all other functions, so only those have it whose runaway would cost money ' +
      '(reservedConcurrency in routes.ts, where the account allows it). The API throttle limits the rest.',
  },
  CKV_AWS_116: {
    why:
      'API calls are synchronous: the caller gets the error. Functions on a schedule or a topic have an on-failure ' +
      'destination, which the rule does not recognize.',
  },
  CKV_AWS_117: { why: 'The functions use nothing in a VPC.' },
  CKV_AWS_119: {
    why: 'DynamoDB encrypts the table with an AWS owned key; nobody else has access to the account.',
    on: /^Table/,
  },
  CKV_AWS_149: {
    why: 'Secrets Manager encrypts with the AWS managed key; IAM policies limit who can read.',
    on: /^((Admin)?SessionKeys|PushKeys|OriginProof)/,
  },
  CKV_AWS_158: { why: 'CloudWatch encrypts logs with its own key, and they contain no secrets.' },
  CKV_AWS_173: { why: 'The environment contains no secrets, only their names, public keys and digests.' },
  CKV_AWS_174: {
    why: "CloudFront's own certificate determines the TLS version without a siteDomain; with one it is TLS 1.2.",
    on: /^SiteDistribution/,
  },
};
