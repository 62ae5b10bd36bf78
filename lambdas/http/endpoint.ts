/** Declares a function with a path: a contract, its dependencies, and a handler. The rest is in `serve.ts`. */
import type { Contract } from '../contracts/platform/contract.ts';
import type { Admin } from '../data/accounts/admins.ts';
import type { User } from '../data/accounts/users.ts';
import type { Limit } from '../data/platform/rates.ts';
import type { Session } from './accounts/session.ts';
import { requireDistinct } from './choose-endpoint.ts';
import { notAnAdmin, notSignedIn } from './errors.ts';
import { Reply } from './reply.ts';
import { readInput, readQuery } from './request.ts';
import { type Caller, type Endpoint, type Handler, type Request, serve } from './serve.ts';

interface Call<Body, Query> extends Omit<Request, 'event' | 'json' | 'caller' | 'prefetched'> {
  readonly body: Body;
  readonly query: Query;
}

/** The account is read on every call, so its subscription status is never stale. */
type SignedIn<Body, Query> = Call<Body, Query> & { readonly user: User; readonly session: Session };

type ByAdmin<Body, Query> = Call<Body, Query> & { readonly admin: Admin; readonly session: Session };

type Handle<Call, Dependencies, Output> = (call: Call & Dependencies) => Promise<Output | Reply<Output>>;

/** The input of a prefetch: what is known before the session check ends. */
export interface Prefetch<Query> {
  readonly query: Query;
  readonly accountId: string;
  readonly now: Date;
}

interface Options<Query, Dependencies, Prefetched> {
  /** Rate limits per account. Counted in parallel with the session check, so they add no time. */
  readonly limits?: readonly Limit[];
  /**
   * Reads that need only the account's id. They run while the session is checked, and a call that is admitted gets their
   * result as `prefetched`. They must have no effect, because the call may still be refused.
   */
  readonly prefetch?: (call: Prefetch<Query> & NoInfer<Dependencies>) => Promise<Prefetched>;
}

/** A handler whose dependencies and clock a test can replace. */
export type Replaceable<Dependencies> = Handler & {
  readonly endpoint: Endpoint;
  readonly with: (replaced: Partial<Dependencies>, clock?: () => Date) => Replaceable<Dependencies>;
};

/**
 * A call by a signed-in user (`user` and `subscriber` in the table of functions).
 * @param handle receives input that has passed the contract; throws HttpError for errors the caller may see
 */
export function endpoint<Body, Query, Output, Dependencies extends object, Prefetched = undefined>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  handle: Handle<SignedIn<Body, Query> & { readonly prefetched: Prefetched }, Dependencies, Output>,
  options: Options<Query, Dependencies, Prefetched> = {},
): Replaceable<Dependencies> {
  return declare(
    contract,
    dependencies,
    (call, { user, session }, given, prefetched) => {
      if (!user || !session) throw notSignedIn();
      return handle({ ...call, ...given, user, session, prefetched });
    },
    options,
  );
}

/** A call by an administrator (`admin` in the table of functions). Only failed sign-ins of administrators are limited. */
export function adminEndpoint<Body, Query, Output, Dependencies extends object, Prefetched = undefined>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  handle: Handle<ByAdmin<Body, Query> & { readonly prefetched: Prefetched }, Dependencies, Output>,
  options: Pick<Options<Query, Dependencies, Prefetched>, 'prefetch'> = {},
): Replaceable<Dependencies> {
  return declare(
    contract,
    dependencies,
    (call, { admin, session }, given, prefetched) => {
      if (!admin || !session) throw notAnAdmin();
      return handle({ ...call, ...given, admin, session, prefetched });
    },
    options,
  );
}

/** A call without a session (`public` in the table of functions). */
export function publicEndpoint<Body, Query, Output, Dependencies extends object>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  handle: Handle<Call<Body, Query>, Dependencies, Output>,
): Replaceable<Dependencies> {
  return declare(contract, dependencies, (call, _caller, given) => handle({ ...call, ...given }), {});
}

/**
 * One Lambda for the calls of one path, selected by method and, if a method has several, by `action`. Each is admitted by
 * its own limits and prefetch; the order of the calls means nothing.
 * @throws Error if two calls answer the same request
 */
export function oneOf(
  ...handlers: readonly { readonly endpoint: Endpoint }[]
): Handler & { endpoints: readonly Endpoint[] } {
  const endpoints = handlers.map((handler) => handler.endpoint);
  requireDistinct(endpoints);
  return Object.assign((event: Parameters<Handler>[0]) => serve(endpoints, event), { endpoints });
}

function declare<Body, Query, Output, Dependencies extends object, Prefetched>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  handle: (
    call: Call<Body, Query>,
    caller: Caller,
    dependencies: Dependencies,
    prefetched: Prefetched,
  ) => Promise<Output | Reply<Output>>,
  { limits = [], prefetch }: Options<Query, Dependencies, Prefetched>,
): Replaceable<Dependencies> {
  const make = (given: Dependencies, clock: () => Date): Replaceable<Dependencies> => {
    const endpoint: Endpoint = {
      contract,
      limits,
      clock,
      ...(prefetch && {
        prefetch: async (event, accountId, now) =>
          prefetch({ ...given, query: readQuery(contract, event), accountId, now }),
      }),
      run: async ({ event, json, caller, prefetched, ...call }) => {
        const input = readInput(contract, event, json);
        // Safe cast: this is the result of this endpoint's own `prefetch`.
        const answer = await handle({ ...call, ...input }, caller, given, (await prefetched) as Prefetched);
        const reply = answer instanceof Reply ? answer : new Reply(200, answer);
        const { contentType } = contract;
        return new Reply(reply.status, contract.output.parse(reply.body), { ...reply, contentType });
      },
    };
    return Object.assign((event: Parameters<Handler>[0]) => serve([endpoint], event), {
      endpoint,
      with: (replaced: Partial<Dependencies>, otherClock = clock) =>
        make({ ...given, ...replaced }, otherClock),
    });
  };
  return make(dependencies, () => new Date());
}
