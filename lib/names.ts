/** Names shared by the stack and the operator commands. Does not import the CDK, so that commands start fast. */

export const stageNames = ['dev', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

export const isStageName = (name: string): name is StageName =>
  (stageNames as readonly string[]).includes(name);

export const stackNameOf = (stage: StageName) => `GamePlan-${stage}`;

/**
 * Name of the stage's own table. Fixed, so that CloudFormation refuses any change that would replace the table by an empty one:
 * a resource with a name of its own cannot be replaced. Never change it.
 */
export const tableNameOf = (stage: StageName) => `${stackNameOf(stage)}-table`;

/** CloudFront accepts firewalls and certificates only from this region. */
export const edgeRegion = 'us-east-1';
export const firewallStackNameOf = (stage: StageName) => `${stackNameOf(stage)}-firewall`;
export const certificateStackNameOf = (stage: StageName) => `${stackNameOf(stage)}-certificate`;
/** Output of the firewall stack: the ARN of its web ACL. */
export const firewallOutput = 'WebAclArn';

/** Each stage has its own CDK bootstrap, so that its deployment roles cannot deploy another stage. */
export const qualifierOf = (stage: StageName) => `gp${stage}`;
export const toolkitNameOf = (stage: StageName) => `${stackNameOf(stage)}-toolkit`;

/** The secrets that an operator creates, with a description of each. */
export const operatorSecrets = {
  'model-key': "key of the model's API",
  'feed-key': 'key of the sports feed',
  'payments-key': 'secret key of the payment provider',
  'payments-signing-secret': "signing secret of the payment provider's webhook",
} as const;

export type OperatorSecret = keyof typeof operatorSecrets;

export const secretNameOf = (stage: StageName, secret: OperatorSecret) => `gameplan/${stage}/${secret}`;

/** Names of the stack's outputs. */
export const outputs = {
  siteOrigin: 'SiteOrigin',
  table: 'TableName',
  alarmTopic: 'AlarmTopicArn',
  sessionKeysSecret: 'SessionKeysSecret',
  adminSessionKeysSecret: 'AdminSessionKeysSecret',
} as const;

/** Parameter of the stack: name of a restored table that functions use instead of the stack's own. */
export const restoredTable = 'RestoredTable';
/** Value of that parameter if functions use the stack's own table; CloudFormation warns about an empty value. */
export const noRestoredTable = 'none';
