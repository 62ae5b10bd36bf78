/** The site: the built files in a bucket and the API, behind one origin. */
import { resolve } from 'node:path';
import { CfnOutput, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  CachePolicy,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  Function as RewriteFunction,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { sharedPath } from '../../lambdas/contracts/picks/shares.ts';
import { basePath, pathOf } from '../../lambdas/contracts/routes.ts';
import type { OriginProof } from '../rotated/origin-proof.ts';
import type { Stage } from '../stage.ts';
import { ApiBehavior } from './api-behavior.ts';
import { SecurityHeaders } from './security-headers.ts';
import { SiteFiles } from './site-files.ts';

interface Props {
  readonly stage: Stage;
  readonly apiHost: string;
  readonly proof: OriginProof;
  /** The built site; absent if only the functions matter. */
  readonly folder: string | undefined;
}

export class Site extends Construct {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { stage, apiHost, proof, folder }: Props) {
    super(scope, id);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // A copy of the build, which the next deploy uploads again.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
      // CDK's own types do not agree under exactOptionalPropertyTypes.
    }) as IBucket;
    const responseHeadersPolicy = new SecurityHeaders(this, 'Headers').policy;
    const api = new ApiBehavior(this, 'Api', { apiHost, proof });
    const distribution = new Distribution(this, 'Distribution', {
      comment: `GamePlan ${stage.name}`,
      ...(stage.site && {
        domainNames: [stage.site.domain],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.site.certificateArn),
      }),
      ...(stage.webAclArn && { webAclId: stage.webAclArn }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // No default root object: `rewrite-paths.js` maps `/` and sends `/index.html` there.
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultBehavior: {
        // Without the list permission S3 returns 403 for missing files. No listing is exposed: folder paths are rewritten.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy,
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new RewriteFunction(this, 'RewritePaths', {
              code: FunctionCode.fromFile({ filePath: resolve(import.meta.dirname, 'rewrite-paths.js') }),
              runtime: FunctionRuntime.JS_2_0,
            }),
          },
        ],
      },
      additionalBehaviors: {
        // The first matching pattern applies.
        [pathOf('track-record')]: { ...api.shared, responseHeadersPolicy },
        [`${basePath}/*`]: { ...api.options, responseHeadersPolicy },
        [sharedPath('*')]: { ...api.sharedPicks, responseHeadersPolicy },
      },
      // By default CloudFront caches errors for ten seconds, including those of the API.
      errorResponses: [404, 500, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
    });
    this.origin = `https://${stage.site?.domain ?? distribution.distributionDomainName}`;
    if (stage.site) {
      new CfnOutput(Stack.of(this), 'SiteRecord', {
        description: `CNAME record (or ALIAS at the zone apex) that points ${stage.site.domain} to the site`,
        value: `${stage.site.domain} CNAME ${distribution.distributionDomainName}`,
      });
    }
    if (folder) new SiteFiles(this, 'Deployed', { folder, bucket, distribution, stage });

    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only CloudFront can read the bucket, and its content is public.',
    });
    Validations.of(distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'The product blocks no countries.' },
      {
        id: 'AwsSolutions-CFR2',
        reason:
          'Prod has a firewall, from npm run deploy. In every stage, sign-in, sign-up and asking are rate limited.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Its logs contain query strings, and links in mails have a token there.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason: "Without a custom domain, CloudFront's certificate determines the TLS version.",
      },
    );
  }
}
