/** Properties the stack must never lose; everything else is in the snapshot of each stage. */
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { cloudFrontMs, gatewayMs } from '../../lambdas/contracts/platform/timeouts.ts';
import { hasPath, pathOf, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { ceilings, stageSizes } from '../../lib/functions/ceilings.ts';
import { functionOf, rightsOf, roleOf } from './policies.ts';
import { synthesize } from './synthesized.ts';

const called = routeNames.filter(hasPath);
const scheduled = routeNames.filter((name) => routeOf(name).access === 'schedule');

const webAclArn = 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/gameplan/0a1b';

/** One stack of each stage with options that differ from the defaults, because a synthesis takes a second. */
const withOptions = {
  dev: {
    stage: 'dev',
    ownTableKey: 'true',
    reserveConcurrency: 'true',
    siteDomain: 'play.gameplan.example',
    certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/0a1b',
    webAclArn,
  },
  prod: { stage: 'prod', ownTableKey: 'true', reserveConcurrency: 'false', monthlyUsers: '1000000' },
} as const;

/**
 * Everything except resources created once per row: those are compared with the row itself, so a new function needs no
 * new snapshot. Asset hashes change with every build and CDK version, as do the CDK's own functions, so they are left
 * out.
 */
function partsOfTheStage(template: Template): unknown {
  const { Resources, Outputs } = JSON.parse(
    JSON.stringify(template.toJSON()).replaceAll(/[0-9a-f]{64}/g, 'HASH'),
  );
  const perRow =
    /^(Functions|ApiHttpANY|Alarms(?!Topic|DeadLetters)|Schedules(?!DeadLetters\w{8}$)|SchedulerRole)/;
  const ownOfTheCdk = /^Custom(CDK|S3)/;
  const shared = Object.entries(Resources).filter(
    ([logicalId]) => !perRow.test(logicalId) && !ownOfTheCdk.test(logicalId),
  );
  return { Outputs, Resources: Object.fromEntries(shared) };
}

describe.each(['dev', 'prod'] as const)('stage %s', (stage) => {
  const { template, resources, stack } = synthesize({ stage });
  const lasting = stage === 'prod';

  test('matches its snapshot', () => {
    expect(partsOfTheStage(template)).toMatchSnapshot();
  });

  test('can restore its data, and does not delete it by accident', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: lasting ? 'Retain' : 'Delete',
      Properties: {
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      },
    });
    template.hasResource('AWS::SecretsManager::Secret', { DeletionPolicy: lasting ? 'Retain' : 'Delete' });
    expect(stack.terminationProtection).toBe(lasting);
  });

  test('encrypts stored data and uses TLS', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    template.hasResourceProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true });
    for (const type of ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy']) {
      template.hasResourceProperties(type, {
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          ]),
        },
      });
    }
  });

  test('expires every log', () => {
    const days = lasting ? 180 : 14;
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: days });
    const withoutOne = Object.entries(template.findResources('AWS::Lambda::Function'))
      .filter(([, { Properties }]) => !Properties.LoggingConfig?.LogGroup)
      .map(([id]) => id);
    // CDK sets none for the function that empties the site's bucket when the stack is deleted.
    expect(withoutOne).toEqual([expect.stringMatching(/^CustomS3AutoDeleteObjects/)]);
  });

  test.each(routeNames)('%s runs as its row says', (name) => {
    const row = routeOf(name);
    const { Properties } = resources[functionOf(resources, `lambdas/functions/${name}.ts`)] ?? {};
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Timeout: row.timeoutSeconds,
      MemorySize: row.memoryMb,
      TracingConfig: { Mode: 'Active' },
    });
    expect(Properties.LoggingConfig.LogGroup).toBeDefined();
  });

  test('one route per function with a path, and no other', () => {
    const routes = Object.values(template.findResources('AWS::ApiGatewayV2::Route'));
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(
      called.map((name) => `ANY ${pathOf(name)}`).sort(),
    );
  });

  test('one schedule per job, with retries and a queue for failures', () => {
    const schedules = Object.values(template.findResources('AWS::Scheduler::Schedule'));
    expect(schedules.map(({ Properties }) => Properties.ScheduleExpression).sort()).toEqual(
      scheduled.map((name) => routeOf(name).schedule).sort(),
    );
    for (const { Properties } of schedules) {
      expect(Properties.Target.RetryPolicy.MaximumRetryAttempts).toBe(2);
      expect(Properties.Target.DeadLetterConfig.Arn).toBeDefined();
    }
    template.resourceCountIs('AWS::Lambda::EventInvokeConfig', routeNames.length - called.length);
    template.allResourcesProperties('AWS::Lambda::EventInvokeConfig', {
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    });
  });

  test('bounces and complaints reach their function, and failures go to a queue', () => {
    template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'lambda',
      RedrivePolicy: { deadLetterTargetArn: Match.anyValue() },
    });
  });

  test.each(routeNames)('the alarm of %s states the impact of a failure', (name) => {
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm')).filter(({ Properties }) =>
      JSON.stringify(Properties.AlarmDescription).includes(routeOf(name).failureImpact),
    );
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.Properties.AlarmActions).toHaveLength(1);
  });

  test('the site uses HTTP/3 and compression, and waits longer for the API than the gateway does', () => {
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const { HttpVersion, DefaultCacheBehavior, CacheBehaviors, Origins } =
      distribution?.Properties.DistributionConfig ?? {};
    expect(HttpVersion).toBe('http2and3');
    // The CachingOptimized policy of AWS: gzip and brotli.
    expect(DefaultCacheBehavior).toMatchObject({
      Compress: true,
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
    });
    const originOf = ({ TargetOriginId }: { TargetOriginId: string }) =>
      Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId);
    expect(originOf(DefaultCacheBehavior)).toMatchObject({
      OriginAccessControlId: expect.anything(),
      S3OriginConfig: { OriginAccessIdentity: '' },
    });
    expect(originOf(CacheBehaviors[0]).CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
      OriginReadTimeout: cloudFrontMs / 1000,
    });
    expect(cloudFrontMs).toBeGreaterThan(gatewayMs);
  });

  test('a missing file is 404, not 403', () => {
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: ['s3:GetObject', 's3:ListBucket'],
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Condition: { StringEquals: { 'AWS:SourceArn': Match.anyValue() } },
          }),
        ]),
      },
    });
  });

  test('the DNS records for the mail domain are outputs with the names in the deployment guide', () => {
    expect(Object.keys(template.findOutputs('*')).filter((name) => name.startsWith('Dkim'))).toEqual([
      'Dkim1',
      'Dkim2',
      'Dkim3',
    ]);
  });

  test('emails are signed for their domain, and bounces and complaints are published', () => {
    template.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'gameplan.example',
      DkimSigningAttributes: { NextSigningKeyLength: 'RSA_2048_BIT' },
      ConfigurationSetAttributes: { ConfigurationSetName: Match.anyValue() },
    });
    template.hasResourceProperties('AWS::SES::ConfigurationSet', {
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
  });

  test('responses carry security headers', () => {
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: Match.stringLikeRegexp(
              "^default-src 'self'; script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}='){2}; style-src 'self' 'unsafe-inline';",
            ),
          },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true },
          FrameOptions: { FrameOption: 'DENY' },
        },
      },
    });
  });
});

describe('a KMS key of the table', () => {
  const keyOf = (context: Record<string, string>) => {
    const { template, resources } = synthesize(context);
    return { template, keys: Object.values(resources).filter(({ Type }) => Type === 'AWS::KMS::Key') };
  };

  test.each([
    ['prod', 'Retain'],
    ['dev', 'Delete'],
  ] as const)(
    "belongs to %s if configured, rotates every year, and follows the table's removal policy",
    (stage, policy) => {
      const { template, keys } = keyOf(withOptions[stage]);
      expect(keys).toMatchObject([{ DeletionPolicy: policy, Properties: { EnableKeyRotation: true } }]);
      template.hasResourceProperties('AWS::DynamoDB::Table', {
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS', KMSMasterKeyId: Match.anyValue() },
      });
    },
  );

  test('can be used by functions with access to the table, for the same operations', () => {
    const { resources } = synthesize(withOptions.dev);
    const kms = (name: string) =>
      rightsOf(resources, roleOf(resources, functionOf(resources, `lambdas/functions/${name}.ts`)))
        .filter(({ on }) => on === '<AWS::KMS::Key>')
        .map(({ action }) => action);
    expect(kms('tracker-get')).toEqual(['kms:Decrypt', 'kms:DescribeKey']);
    expect(kms('tracker-save')).toEqual(expect.arrayContaining(['kms:Encrypt', 'kms:GenerateDataKey']));
    expect(kms('subscription-plans')).toEqual([]);
  });

  test('does not exist otherwise', () => {
    expect(keyOf({ stage: 'prod' }).keys).toEqual([]);
  });
});

test('a site without its own domain has CloudFront’s name', () => {
  const [distribution] = Object.values(synthesize().template.findResources('AWS::CloudFront::Distribution'));
  expect(distribution?.Properties.DistributionConfig).not.toHaveProperty('Aliases');
});

test('a site with its own domain has its certificate, and its name in every link', () => {
  const { template } = synthesize(withOptions.dev);
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: ['play.gameplan.example'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    },
  });
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { SITE_ORIGIN: 'https://play.gameplan.example' } },
  });
  // The operator needs CloudFront's name for the DNS record.
  expect(JSON.stringify(template.findOutputs('SiteRecord'))).toMatch(
    /"play\.gameplan\.example CNAME ",\{"Fn::GetAtt":\["SiteDistribution\w+","DomainName"\]/,
  );
});

describe('reserved concurrency', () => {
  const reservedIn = (context: Record<string, string>) => {
    const { resources } = synthesize(context);
    return (name: string) =>
      resources[functionOf(resources, `lambdas/functions/${name}.ts`)]?.Properties
        .ReservedConcurrentExecutions;
  };

  test.each([{ stage: 'prod' }, withOptions.dev])('is set with %o', (context) => {
    const reserved = reservedIn(context);
    for (const name of routeNames)
      if (name !== 'prompt-process')
        expect([name, reserved(name)]).toEqual([name, routeOf(name).reservedConcurrency]);
    expect(reserved('prompt-process')).toBe(context.stage === 'prod' ? 100 : 10);
  });

  test.each([{ stage: 'dev' }, withOptions.prod])('is not set with %o', (context) => {
    const reserved = reservedIn(context);
    for (const name of routeNames) expect([name, reserved(name)]).toEqual([name, undefined]);
  });
});

test.each(stageSizes)(
  "for %i users leaves 100 of the account's 1,000 concurrent executions unreserved",
  (users) => {
    const { concurrency } = ceilings[users];
    const reserved = routeNames.map((name) => routeOf(name).reservedConcurrency ?? concurrency[name] ?? 0);
    expect(reserved.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(900);
  },
);

test.each([
  [{ stage: 'dev' }, 50],
  [{ stage: 'prod' }, 500],
  [withOptions.prod, 2500],
])('with %o allows %i calls a second', (context, rate) => {
  const { template } = synthesize(context);
  template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate },
  });
});

test.each([
  [{ stage: 'dev' }, undefined],
  [withOptions.dev, webAclArn],
])('with %o the firewall of the site is %s', (context, expected) => {
  const [distribution] = Object.values(
    synthesize(context).template.findResources('AWS::CloudFront::Distribution'),
  );
  expect(distribution?.Properties.DistributionConfig.WebACLId).toBe(expected);
});

test.each([
  [{ stage: 'staging' }, 'Unknown stage staging: use dev or prod'],
  [{ mailDomain: '' }, 'Context mailDomain is not set'],
  [
    { webAclArn: webAclArn.replace('us-east-1', 'eu-west-1') },
    'Context webAclArn must be an ARN in us-east-1',
  ],
  [{ siteDomain: 'play.gameplan.example' }, 'Context certificateArn is not set'],
  [{ certificateArn: 'x' }, 'Context certificateArn must be an ARN in us-east-1'],
  [{ reserveConcurrency: 'yes' }, 'Context reserveConcurrency must be true or false'],
  [{ monthlyUsers: '5000' }, 'Context monthlyUsers must be one of 1000, 100000, 1000000'],
  [{ originVersion: '-1' }, 'Context originVersion must be a number of 0 or more'],
])('refuses a wrong context: %o', (context, message) => {
  expect(() => synthesize(context)).toThrow(message);
});
