/** Declares a function that another service calls with a signed body. */
import type { Contract } from '../contracts/contract.ts';
import { Reply } from './reply.ts';
import { readBody } from './request.ts';
import { answering, type Handler } from './serve.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** An event carries the object it is about; one with many lines is longer than anything a browser sends. */
const maxBodyBytes = 512 * 1024;

interface Delivery {
  /** The bytes that were signed: parsed and written again they would be others. */
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
 * A call of another service (`signature` in the table of functions).
 * @param take checks the signature before anything else; what it throws beside HttpError is answered 500,
 *   so that the service tries again
 */
export function webhook<Output, Dependencies extends object>(
  contract: Contract<undefined, undefined, Output>,
  dependencies: Dependencies,
  take: (delivery: Delivery & Dependencies) => Promise<Output>,
): ReplaceableWebhook<Dependencies> {
  const make = (given: Dependencies, clock: () => Date): ReplaceableWebhook<Dependencies> =>
    Object.assign(
      (event: Parameters<Handler>[0]) =>
        answering(contract.route, event, async () => {
          const payload = readBody(event, maxBodyBytes);
          const header = (name: string) => event.headers[name];
          const output = await take({ ...given, payload, header, now: clock(), visitor: visitorOf(event) });
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
