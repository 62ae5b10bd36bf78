/**
 * The CDK's bootstrap template with the rights of its roles reduced to one stage. The CDK's own lets the roles of any
 * bootstrap deploy every stack of the account, and lets whoever may look at a difference read every table.
 */
import { parse } from 'yaml';
import {
  certificateStackNameOf,
  firewallStackNameOf,
  qualifierOf,
  type StageName,
  secretNameOf,
  stackNameOf,
  stageNames,
  toolkitNameOf,
} from './names.ts';

interface Statement {
  readonly Sid: string;
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

interface Policy {
  readonly PolicyName: string;
  readonly PolicyDocument: { readonly Version: '2012-10-17'; readonly Statement: readonly Statement[] };
}

interface Role {
  readonly Properties: { ManagedPolicyArns: unknown; Policies?: readonly Policy[] };
}

const arn = (rest: string) => ({ 'Fn::Sub': `arn:\${AWS::Partition}:${rest}` });

const policy = (PolicyName: string, Statement: readonly Statement[]): Policy => ({
  PolicyName,
  PolicyDocument: { Version: '2012-10-17', Statement },
});

/** In any region, because a stage's firewall and certificate are in us-east-1. */
const stacksOf = (stage: StageName) =>
  [stackNameOf, firewallStackNameOf, certificateStackNameOf].map((nameOf) =>
    arn(`cloudformation:*:\${AWS::AccountId}:stack/${nameOf(stage)}/*`),
  );

const bootstrapVersion = (stage: StageName) =>
  arn(`ssm:\${AWS::Region}:\${AWS::AccountId}:parameter/cdk-bootstrap/${qualifierOf(stage)}/version`);

/** Stacks and their templates, and no data: no table, no secret, no log, no file. */
const lookupRights = (stage: StageName): readonly Statement[] => [
  {
    Sid: 'ReadStacksOfTheStage',
    Effect: 'Allow',
    Action: [
      'cloudformation:DescribeStacks',
      'cloudformation:DescribeStackResources',
      'cloudformation:GetTemplate',
      'cloudformation:GetTemplateSummary',
      'cloudformation:ListStackResources',
    ],
    Resource: [
      ...stacksOf(stage),
      arn(`cloudformation:*:\${AWS::AccountId}:stack/${toolkitNameOf(stage)}/*`),
    ],
  },
  { Sid: 'ReadVersion', Effect: 'Allow', Action: 'ssm:GetParameter', Resource: bootstrapVersion(stage) },
];

const deployRights = (stage: StageName): readonly Statement[] => [
  {
    Sid: 'DeployStacksOfTheStage',
    Effect: 'Allow',
    Action: [
      'cloudformation:CreateChangeSet',
      'cloudformation:DeleteChangeSet',
      'cloudformation:ExecuteChangeSet',
      'cloudformation:CreateStack',
      'cloudformation:UpdateStack',
      'cloudformation:RollbackStack',
      'cloudformation:ContinueUpdateRollback',
      'cloudformation:DeleteStack',
      'cloudformation:UpdateTerminationProtection',
    ],
    Resource: stacksOf(stage),
  },
  {
    Sid: 'PassExecutionRole',
    Effect: 'Allow',
    Action: 'iam:PassRole',
    Resource: { 'Fn::GetAtt': ['CloudFormationExecutionRole', 'Arn'] },
  },
  {
    Sid: 'ReadAssets',
    Effect: 'Allow',
    Action: ['s3:GetObject*', 's3:GetBucket*', 's3:List*'],
    Resource: [{ 'Fn::GetAtt': ['StagingBucket', 'Arn'] }, { 'Fn::Sub': `\${StagingBucket.Arn}/*` }],
  },
  {
    Sid: 'ReadTemplatesThroughTheBucketKey',
    Effect: 'Allow',
    Action: ['kms:Decrypt', 'kms:DescribeKey'],
    Resource: '*',
    Condition: { StringEquals: { 'kms:ViaService': { 'Fn::Sub': `s3.\${AWS::Region}.amazonaws.com` } } },
  },
  {
    Sid: 'ReadVersion',
    Effect: 'Allow',
    Action: ['ssm:GetParameter', 'ssm:GetParameters'],
    Resource: bootstrapVersion(stage),
  },
];

/** Keeps a template of one stage from changing what belongs to another, by its tags and by its name. */
function otherStagesDenied(stage: StageName): readonly Statement[] {
  const others = stageNames.filter((name) => name !== stage);
  const named = (other: StageName) => [
    arn(`dynamodb:*:\${AWS::AccountId}:table/${stackNameOf(other)}-*`),
    arn(`lambda:*:\${AWS::AccountId}:function:${stackNameOf(other)}-*`),
    arn(`iam::\${AWS::AccountId}:role/${stackNameOf(other)}-*`),
    arn(`iam::\${AWS::AccountId}:role/cdk-${qualifierOf(other)}-*`),
    arn(`s3:::${stackNameOf(other).toLowerCase()}-*`),
    arn(`s3:::cdk-${qualifierOf(other)}-*`),
    arn(`cloudformation:*:\${AWS::AccountId}:stack/${stackNameOf(other)}*`),
    arn(
      `secretsmanager:*:\${AWS::AccountId}:secret:${secretNameOf(other, 'model-key').replace(/[^/]+$/, '*')}`,
    ),
  ];
  return [
    {
      Sid: 'LeaveOtherStagesByName',
      Effect: 'Deny',
      Action: '*',
      Resource: others.flatMap(named),
    },
    {
      Sid: 'LeaveOtherStagesByTag',
      Effect: 'Deny',
      Action: '*',
      Resource: '*',
      Condition: {
        StringEquals: { 'aws:ResourceTag/product': 'gameplan', 'aws:ResourceTag/stage': others },
      },
    },
  ];
}

/**
 * @param text the CDK's own template, as its command line tool ships it (YAML)
 * @returns the template for one stage, as JSON
 * @throws where the CDK's template no longer has the roles that are replaced here
 */
export function toolkitOf(stage: StageName, text: string): string {
  const template: { Resources: Record<string, Role>; Parameters: Record<string, { Default?: string }> } =
    parse(text);
  const propertiesOf = (name: string) => {
    const properties = template.Resources[name]?.Properties;
    if (!properties?.ManagedPolicyArns) {
      throw new Error(
        `The CDK's bootstrap template has no ${name} with managed policies: see lib/toolkit.ts`,
      );
    }
    return properties;
  };
  const lookup = propertiesOf('LookupRole');
  lookup.ManagedPolicyArns = [];
  lookup.Policies = [policy('read-stacks', lookupRights(stage))];
  propertiesOf('DeploymentActionRole').Policies = [policy('deploy', deployRights(stage))];
  propertiesOf('CloudFormationExecutionRole').Policies = [policy('other-stages', otherStagesDenied(stage))];
  const variant = template.Parameters.BootstrapVariant;
  if (!variant) throw new Error("The CDK's bootstrap template has no BootstrapVariant: see lib/toolkit.ts");
  variant.Default = `GamePlan: stage ${stage}`;
  return JSON.stringify(template, null, 1);
}
