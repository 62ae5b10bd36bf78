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
import { siteHeaders } from '../../lambdas/contracts/site-headers.ts';
import { cloudFrontMs } from '../../lambdas/contracts/timeouts.ts';
import type { OriginProof } from '../rotated/origin-proof.ts';

const keptFor = Duration.minutes(5);

interface Props {
  readonly apiHost: string;
  readonly proof: OriginProof;
}

export class ApiBehavior extends Construct {
  readonly options: BehaviorOptions;
  /** For a public answer that is the same for everybody: kept for five minutes, so that traffic costs no calls. */
  readonly shared: BehaviorOptions;

  /** For pages and pictures that a function makes: kept as long as it says, by the pick and its version. */
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
      // The gateway answers to its own host name only.
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
        comment: 'Public answers of GamePlan, five minutes',
        // Functions answer `no-store`, for browsers; below its minimum CloudFront does not heed it.
        minTtl: keptFor,
        defaultTtl: keptFor,
        maxTtl: keptFor,
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
    };
    this.sharedPicks = {
      ...this.options,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: new CachePolicy(this, 'SharedPicks', {
        comment: 'Shared picks of GamePlan, as long as their function says',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: keptFor,
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
