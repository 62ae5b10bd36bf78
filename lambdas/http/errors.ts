/** Errors that are returned to the caller, each with a status and a message. */

export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Additional response fields next to `error`, if the contract has them. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string,
    more: { headers?: Record<string, string>; fields?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = more.headers ?? {};
    this.fields = more.fields ?? {};
  }
}

export const badRequest = (message: string) => new HttpError(400, message);

export const notSignedIn = () => new HttpError(401, 'Authentication required');

export const notAnAdmin = () => new HttpError(401, 'Admin authentication required');

export const emailTaken = () => new HttpError(409, 'A user with this email already exists');

export const tooMany = (retryAfter: number) =>
  new HttpError(429, 'Too many attempts. Please try again later.', {
    headers: { 'retry-after': String(retryAfter) },
  });
