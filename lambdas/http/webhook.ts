/** Declares a function that another service calls with a signed body. */
import type { Contract } from '../contracts/platform/contract.ts';
import { Reply } from './reply.ts';
import { readBody } from './request.ts';
import { type Handler, respond } from './serve.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** An event contains a whole object, such as an invoice with many lines, so it can be larger than a browser's request. */
const maxBodyBytes = 512 * 1024;

interface Delivery {
  /** The raw bytes, because the signature covers them; parsing and serializing could change them. */
  readonly payload: Buffer;
  readonly header: (name: string) => string | undefined;
  readonly now: Date;
  readonly visitor: Visitor;
}

/** A handler whose dependencies and clock a test can replace. */
export type ReplaceableWebhook<Dependencies> = Handler & {
  readonly endpoint: { readonly contract: Contract };
  readonly with: (replaced: Partial<Dependencies>, clock?: () => Date) => ReplaceableWebhook<Dependencies>;
};

/**
 * A call by another service (`signature` in the table of functions).
 * @param handle checks the signature first; any error other than HttpError results in a 500, so that the service retries
 */
export function webhook<Output, Dependencies extends object>(
  contract: Contract<undefined, undefined, Output>,
  dependencies: Dependencies,
  handle: (delivery: Delivery & Dependencies) => Promise<Output>,
): ReplaceableWebhook<Dependencies> {
  const make = (given: Dependencies, clock: () => Date): ReplaceableWebhook<Dependencies> =>
    Object.assign(
      (event: Parameters<Handler>[0]) =>
        respond(contract.route, event, async () => {
          const payload = readBody(event, maxBodyBytes);
          const header = (name: string) => event.headers[name];
          const output = await handle({ ...given, payload, header, now: clock(), visitor: visitorOf(event) });
          return new Reply(200, contract.output.parse(output));
        }),
      {
        endpoint: { contract },
        with: (replaced: Partial<Dependencies>, otherClock = clock) =>
          make({ ...given, ...replaced }, otherClock),
      },
    );
  return make(dependencies, () => new Date());
}
