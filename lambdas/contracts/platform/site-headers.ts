/** Headers that CloudFront sets, overwriting any sent by the visitor, so that functions can trust them. */
export const siteHeaders = {
  /** A secret of CloudFront: a request without it bypassed CloudFront. */
  origin: 'x-gameplan-origin',
  /** The visitor's IP address. */
  visitor: 'x-gameplan-visitor',
} as const;
