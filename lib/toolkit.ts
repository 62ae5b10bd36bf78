/**
 * The CDK's bootstrap template with the permissions of its roles limited to one stage. With the original template, the roles
 * of any bootstrap can deploy every stack of the account, and the lookup role can read every table.
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

/** Read access to stacks and templates only, not to tables, secrets, logs or files. */
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

/** Prevents templates of one stage from changing resources of another, by tag and by name. */
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
 * @param text the template from the CDK command line tool (YAML)
 * @returns the template for one stage, as JSON
 * @throws if the CDK's template no longer has the roles that are changed here
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
