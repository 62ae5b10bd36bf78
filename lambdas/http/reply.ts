/** A response with its own status; a handler that answers 200 returns just the body. */

interface More {
  /** Where the body is no JSON but text, or a picture in base64: what kind. */
  readonly contentType?: string | undefined;
  /** Written over those that every answer has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer with a status of its own; a handler that answers 200 just returns the body. */
export class Reply<Output> {
  readonly status: number;
  readonly body: Output;
  readonly contentType: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Output, { contentType, headers = {} }: More = {}) {
    this.status = status;
    this.body = body;
    this.contentType = contentType;
    this.headers = headers;
  }
}

export const created = <Output>(body: Output) => new Reply(201, body);
