/** An answer with a status of its own; a handler that answers 200 just returns the body. */
export class Reply<Output> {
  readonly status: number;
  readonly body: Output;
  /** Where the body is no JSON but text: what kind. */
  readonly contentType: string | undefined;

  constructor(status: number, body: Output, contentType?: string) {
    this.status = status;
    this.body = body;
    this.contentType = contentType;
  }
}

export const created = <Output>(body: Output) => new Reply(201, body);
