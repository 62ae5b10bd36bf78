/** The headers that CloudFront writes itself, over whatever a visitor sends: the stack sets them, functions believe them. */
export const siteHeaders = {
  /** Known to CloudFront alone: what comes without it came past CloudFront. */
  origin: 'x-gameplan-origin',
  /** The visitor's IP address. */
  visitor: 'x-gameplan-visitor',
} as const;
