/** How CloudFront forwards API calls: everything a browser sent, the origin proof, and no caching except of public data. */
import { resolve } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  OriginSslPolicy,
  Function as ViewerFunction,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { siteHeaders } from '../../lambdas/contracts/platform/site-headers.ts';
import { cloudFrontMs } from '../../lambdas/contracts/platform/timeouts.ts';
import type { OriginProof } from '../rotated/origin-proof.ts';

const cacheTime = Duration.minutes(5);

interface Props {
  readonly apiHost: string;
  readonly proof: OriginProof;
}

export class ApiBehavior extends Construct {
  readonly options: BehaviorOptions;
  /** For a public response that is the same for everyone: cached for five minutes, so that traffic causes no calls. */
  readonly shared: BehaviorOptions;
  /** For pages and pictures made by functions: cached by pick and version, for as long as the function's headers say. */
  readonly sharedPicks: BehaviorOptions;

  constructor(scope: Construct, id: string, { apiHost, proof }: Props) {
    super(scope, id);
    this.options = {
      origin: new HttpOrigin(apiHost, {
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        readTimeout: Duration.millis(cloudFrontMs),
        customHeaders: { [siteHeaders.origin]: proof.header },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The gateway accepts only its own host name.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new ViewerFunction(this, 'VisitorAddress', {
            code: FunctionCode.fromFile({ filePath: resolve(import.meta.dirname, 'visitor-address.js') }),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    };
    this.shared = {
      ...this.options,
      cachePolicy: new CachePolicy(this, 'Shared', {
        comment: 'Public responses of GamePlan, five minutes',
        // The minimum overrides the functions' `no-store`, which is meant for browsers.
        minTtl: cacheTime,
        defaultTtl: cacheTime,
        maxTtl: cacheTime,
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
    };
    this.sharedPicks = {
      ...this.options,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: new CachePolicy(this, 'SharedPicks', {
        comment: 'Shared picks of GamePlan, as long as their headers say',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: cacheTime,
        queryStringBehavior: CacheQueryStringBehavior.allowList('id', 'v'),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new ViewerFunction(this, 'SharePaths', {
            code: FunctionCode.fromFile({ filePath: resolve(import.meta.dirname, 'share-paths.js') }),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    };
  }
}
