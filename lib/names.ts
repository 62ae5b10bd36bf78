/** Names shared by the stack and the operating commands. It does not import the CDK, so that commands start fast. */

export const stageNames = ['dev', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

export const isStageName = (name: string): name is StageName =>
  (stageNames as readonly string[]).includes(name);

export const stackNameOf = (stage: StageName) => `GamePlan-${stage}`;

/** CloudFront accepts a firewall and a certificate from this region only. */
export const edgeRegion = 'us-east-1';
export const firewallStackNameOf = (stage: StageName) => `${stackNameOf(stage)}-firewall`;
export const certificateStackNameOf = (stage: StageName) => `${stackNameOf(stage)}-certificate`;
/** Output of the firewall's stack: the ARN of its web ACL. */
export const firewallOutput = 'WebAclArn';

/** Each stage has its own bootstrap of the CDK, so that the roles that deploy one cannot deploy another. */
export const qualifierOf = (stage: StageName) => `gp${stage}`;
export const toolkitNameOf = (stage: StageName) => `${stackNameOf(stage)}-toolkit`;

/** The secrets that an operator writes, and what each holds. */
export const operatorSecrets = {
  'model-key': "key of the model's API",
  'feed-key': 'key of the sports feed',
  'payments-key': 'secret key of the payment provider',
  'payments-signing-secret': "signing secret of the payment provider's webhook",
} as const;

export type OperatorSecret = keyof typeof operatorSecrets;

export const secretNameOf = (stage: StageName, secret: OperatorSecret) => `gameplan/${stage}/${secret}`;

/** What the stack tells of itself: names of its outputs. */
export const outputs = {
  siteOrigin: 'SiteOrigin',
  table: 'TableName',
  alarmTopic: 'AlarmTopicArn',
  sessionKeysSecret: 'SessionKeysSecret',
  adminSessionKeysSecret: 'AdminSessionKeysSecret',
} as const;

/** Parameter of the stack: name of the restored table that every function uses instead of the stack's own. */
export const restoredTable = 'RestoredTable';
/** Value of that parameter while functions use the stack's own table; CloudFormation warns of an empty one. */
export const noRestoredTable = 'none';
