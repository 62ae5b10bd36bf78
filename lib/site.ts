/** What a browser talks to: the built site in a bucket, the API beside it, one origin for both. */
import { resolve } from 'node:path';
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  PriceClass,
  Function as RewriteFunction,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { basePath } from '../lambdas/contracts/routes.ts';
import { cloudFrontMs } from '../lambdas/contracts/timeouts.ts';
import { SecurityHeaders } from './security-headers.ts';
import { SiteFiles } from './site-files.ts';
import type { Stage } from './stage.ts';

interface Props {
  readonly stage: Stage;
  readonly apiHost: string;
  /** The built site; absent where only the functions are of interest. */
  readonly folder: string | undefined;
}

export class Site extends Construct {
  /** Origin of the site, no slash at the end. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { stage, apiHost, folder }: Props) {
    super(scope, id);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // A copy of the build, made again by the next deploy.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
      // CDK's own types do not agree under exactOptionalPropertyTypes.
    }) as IBucket;
    const responseHeadersPolicy = new SecurityHeaders(this, 'Headers').policy;
    const distribution = new Distribution(this, 'Distribution', {
      comment: `GamePlan ${stage.name}`,
      ...(stage.site && {
        domainNames: [stage.site.domain],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.site.certificateArn),
      }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
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
        [`${basePath}/*`]: {
          ...this.#passThrough(),
          origin: new HttpOrigin(apiHost, {
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
            readTimeout: Duration.millis(cloudFrontMs),
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          responseHeadersPolicy,
        },
      },
      // CloudFront keeps an error for ten seconds unless told not to, even one of the API.
      errorResponses: [404, 500, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
    });
    this.origin = `https://${stage.site?.domain ?? distribution.distributionDomainName}`;
    if (folder) new SiteFiles(this, 'Deployed', { folder, bucket, distribution });

    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only CloudFront can read the bucket, and what lies in it is public.',
    });
    Validations.of(distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'The product has no country to shut out.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'Sign-in, sign-up and asking are limited per visitor in the table.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Its logs hold query strings, and links in mails carry a token there.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason: "Without a domain of one's own, CloudFront's certificate sets TLS.",
      },
    );
  }

  /**
   * Nothing of the API is cached, and it gets the four headers that functions read. `Authorization` can reach an
   * origin by a cache policy only, and a cache policy with headers needs a time, so: one second, for an answer
   * that allows it, and ours all say no-store. `CloudFront-Viewer-Address` is the visitor's address, written by
   * CloudFront whatever a visitor sends.
   */
  #passThrough(): Pick<BehaviorOptions, 'cachePolicy' | 'originRequestPolicy' | 'compress'> {
    return {
      compress: true,
      cachePolicy: new CachePolicy(this, 'ApiCache', {
        comment: 'Passes Authorization on and caches nothing',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(1),
        headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
        queryStringBehavior: CacheQueryStringBehavior.all(),
        cookieBehavior: CacheCookieBehavior.none(),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      originRequestPolicy: new OriginRequestPolicy(this, 'ApiHeaders', {
        comment: 'What functions read of a request',
        headerBehavior: OriginRequestHeaderBehavior.allowList(
          'CloudFront-Viewer-Address',
          'Content-Type',
          'Stripe-Signature',
        ),
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
        cookieBehavior: OriginRequestCookieBehavior.none(),
      }),
    };
  }
}
