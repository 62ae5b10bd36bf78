/** A response with its own status; a handler that answers 200 returns just the body. */

interface More {
  /** Set if the body is text, or a picture in base64, instead of JSON. */
  readonly contentType?: string | undefined;
  /** Override the default headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

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
