/** An answer with a status of its own; a handler that answers 200 just returns the body. */
export class Reply<Output> {
  readonly status: number;
  readonly body: Output;

  constructor(status: number, body: Output) {
    this.status = status;
    this.body = body;
  }
}

export const created = <Output>(body: Output) => new Reply(201, body);
