/** Headers that CloudFront sets itself, overwriting a visitor's; functions can rely on them. */
export const siteHeaders = {
  /** Known to CloudFront alone: what comes without it came past CloudFront. */
  origin: 'x-gameplan-origin',
  /** The visitor's IP address. */
  visitor: 'x-gameplan-visitor',
} as const;
