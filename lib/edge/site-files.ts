/** Uploads the built site: hashed files are immutable, documents are revalidated. */
import { type CfnElement, Duration, Stack, Validations } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { StageLogGroup } from '../log-group.ts';
import { qualifierOf } from '../names.ts';
import type { Stage } from '../stage.ts';

interface Props {
  readonly folder: string;
  readonly bucket: IBucket;
  readonly distribution: Distribution;
  readonly stage: Stage;
}

/** In this folder, Vite puts a content hash in file names. */
const hashed = 'assets/*';

export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { folder, bucket, distribution, stage }: Props) {
    super(scope, id);
    const common = {
      sources: [Source.asset(folder)],
      destinationBucket: bucket,
      memoryLimit: 256,
      logGroup: new StageLogGroup(this, 'Logs', stage),
    };
    const files = new BucketDeployment(this, 'Hashed', {
      ...common,
      exclude: ['*'],
      include: [hashed],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
      // Open pages may still load files of the previous build.
      prune: false,
    });
    const documents = new BucketDeployment(this, 'Documents', {
      ...common,
      exclude: [hashed],
      cacheControl: [CacheControl.noCache()],
      prune: false,
      distribution,
      distributionPaths: ['/*'],
    });
    // New documents refer to new files, which must be uploaded first.
    documents.node.addDependency(files);

    acknowledgeCopier(Stack.of(this), bucket, stage);
  }
}

/** The copier is CDK's own function, one per stack, with CDK's permissions and settings. */
function acknowledgeCopier(stack: Stack, bucket: IBucket, { name }: Stage): void {
  const copier = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!copier) throw new Error('The function of BucketDeployment was not found: did CDK rename it?');
  const files = stack.getLogicalId(bucket.node.defaultChild as CfnElement);
  const bootstrap = `arn:<AWS::Partition>:s3:::cdk-${qualifierOf(name)}-assets-<AWS::AccountId>-<AWS::Region>`;
  const acknowledge = (reason: string, ...ids: string[]) =>
    Validations.of(copier).acknowledge(...ids.map((id) => ({ id, reason })));

  acknowledge(
    'CDK grants its copier read access to the assets and write access to this bucket, with wildcard actions.',
    ...['Abort', 'DeleteObject', 'GetBucket', 'GetObject', 'List'].map(
      (verb) => `AwsSolutions-IAM5[Action::s3:${verb}*]`,
    ),
    `AwsSolutions-IAM5[Resource::<${files}.Arn>/*]`,
    `AwsSolutions-IAM5[Resource::${bootstrap}/*]`,
  );
  acknowledge(
    'CDK does not limit the permission to create invalidations to one distribution.',
    'AwsSolutions-IAM5[Resource::*]',
  );
  acknowledge(
    'CDK gives its copier the managed policy for writing logs.',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  );
  acknowledge(
    'CDK chooses the runtime of its copier. It runs only at deploy, and a failure fails the deploy.',
    'AwsSolutions-L1',
    'Serverless-LambdaDLQ',
    'Serverless-LambdaLatestVersion',
    'Serverless-LambdaTracing',
  );
}
