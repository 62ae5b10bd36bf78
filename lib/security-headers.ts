/** What every answer tells the browser not to do. */
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type IResponseHeadersPolicyRef,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';

/** No script but our own files; style tags are what emotion writes. The payment page is a page of its own. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'upgrade-insecure-requests',
].join('; ');

const header = (name: string, value: string) => ({ header: name, value, override: true });

export class SecurityHeaders extends Construct {
  readonly policy: ResponseHeadersPolicy & IResponseHeadersPolicyRef;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.policy = new ResponseHeadersPolicy(this, 'Policy', {
      comment: 'Security headers of GamePlan',
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          header('Cross-Origin-Opener-Policy', 'same-origin'),
          header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'),
        ],
      },
    });
  }
}
