/** Errors of calls, and the message to show for one. */

interface Details {
  /** HTTP status; 0 if no response arrived. */
  readonly status: number;
  /** A message to show to the user; without one, each screen shows its own. */
  readonly userMessage?: string | undefined;
  /** For support requests. */
  readonly requestId?: string | undefined;
  /** All fields of the error response. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds to wait before another call, if the server says so. */
  readonly retryAfter?: number | undefined;
}

export class ApiError extends Error implements Details {
  readonly status: number;
  readonly userMessage: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;

  constructor(message: string, { status, userMessage, requestId, fields, retryAfter }: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.userMessage = userMessage;
    this.requestId = requestId;
    this.fields = fields ?? {};
    this.retryAfter = retryAfter;
  }
}

/** Creating or using a passkey failed or was canceled. The message is for the user. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

/** @returns the message of the error if it has one for users, otherwise the fallback */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof PasskeyError) return error.message;
  return (error instanceof ApiError && error.userMessage) || fallback;
}

/** No response arrived. The call may have taken effect, so only idempotent calls may be retried. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
