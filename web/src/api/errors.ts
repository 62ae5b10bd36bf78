/** The ways in which a call can fail, and the sentence that a person sees. */

interface Details {
  /** The status of the answer; 0 where none came. */
  readonly status: number;
  /** The server's own sentence, where it gave one. */
  readonly said?: string | undefined;
  /** To quote to support. */
  readonly requestId?: string | undefined;
  /** Fields that some calls promise beside the error. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

export class ApiError extends Error implements Details {
  readonly status: number;
  readonly said: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(message: string, { status, said, requestId, fields }: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.said = said;
    this.requestId = requestId;
    this.fields = fields ?? {};
  }
}

/** The browser, or the person, ended the making or the use of a passkey; the message is for the person. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
}

/** @returns the server's sentence where it has one, else the screen's own */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof PasskeyProblem) return error.message;
  return (error instanceof ApiError && error.said) || fallback;
}

/** Nobody answered: asking again does no harm where the call may be repeated. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
