/** Declares a function that is called by its path: a contract, its dependencies, a decision. The rest is in `serve.ts`. */
import type { Contract } from '../contracts/contract.ts';
import type { Admin } from '../data/admins.ts';
import type { Limit } from '../data/rates.ts';
import type { User } from '../data/users.ts';
import { notAnAdmin, notSignedIn } from './errors.ts';
import { Reply } from './reply.ts';
import { readInput, readQuery } from './request.ts';
import { type Caller, type Endpoint, type Handler, type Request, serve } from './serve.ts';
import type { Session } from './session.ts';

interface Call<Body, Query> extends Omit<Request, 'event' | 'json' | 'caller' | 'ahead'> {
  readonly body: Body;
  readonly query: Query;
}

/** The account is read for each call, so what it says of a subscription is never stale. */
type SignedIn<Body, Query> = Call<Body, Query> & { readonly user: User; readonly session: Session };

type ByAdmin<Body, Query> = Call<Body, Query> & { readonly admin: Admin; readonly session: Session };

type Decision<Call, Dependencies, Output> = (call: Call & Dependencies) => Promise<Output | Reply<Output>>;

interface Options<Query, Ahead> {
  /** Calls allowed per account; counted while the session is read, so it costs no time. */
  readonly limits?: readonly Limit[];
  /**
   * Reads, without any effect, that need of the account no more than its id: done while the session is read, and handed
   * on as `ahead` to whoever is admitted.
   */
  readonly ahead?: (query: Query, accountId: string) => Promise<Ahead>;
}

/** A handler whose dependencies and clock a test can replace. */
export type Replaceable<Dependencies> = Handler & {
  readonly endpoint: Endpoint;
  readonly with: (replaced: Partial<Dependencies>, clock?: () => Date) => Replaceable<Dependencies>;
};

/**
 * A call of somebody who is signed in (`user` and `subscriber` in the table of functions).
 * @param decide gets input that has passed the contract; throws HttpError for what the caller may know
 */
export function endpoint<Body, Query, Output, Dependencies extends object, Ahead = undefined>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  decide: Decision<SignedIn<Body, Query> & { readonly ahead: Ahead }, Dependencies, Output>,
  options: Options<Query, Ahead> = {},
): Replaceable<Dependencies> {
  return declare(
    contract,
    dependencies,
    (call, { user, session }, given, ahead) => {
      if (!user || !session) throw notSignedIn();
      return decide({ ...call, ...given, user, session, ahead });
    },
    options,
  );
}

/** A call of the portal (`admin` in the table of functions). */
export function adminEndpoint<Body, Query, Output, Dependencies extends object, Ahead = undefined>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  decide: Decision<ByAdmin<Body, Query> & { readonly ahead: Ahead }, Dependencies, Output>,
  options: Options<Query, Ahead> = {},
): Replaceable<Dependencies> {
  return declare(
    contract,
    dependencies,
    (call, { admin, session }, given, ahead) => {
      if (!admin || !session) throw notAnAdmin();
      return decide({ ...call, ...given, admin, session, ahead });
    },
    options,
  );
}

/** A call that anybody may make (`public` in the table of functions). */
export function publicEndpoint<Body, Query, Output, Dependencies extends object>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  decide: Decision<Call<Body, Query>, Dependencies, Output>,
): Replaceable<Dependencies> {
  return declare(contract, dependencies, (call, _caller, given) => decide({ ...call, ...given }), {});
}

/** One Lambda for several calls of one path: by method, and by `action` where one method has several. */
export function oneOf(
  ...handlers: readonly { readonly endpoint: Endpoint }[]
): Handler & { endpoints: readonly Endpoint[] } {
  const endpoints = handlers.map((handler) => handler.endpoint);
  return Object.assign((event: Parameters<Handler>[0]) => serve(endpoints, event), { endpoints });
}

function declare<Body, Query, Output, Dependencies extends object, Ahead>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  decide: (
    call: Call<Body, Query>,
    caller: Caller,
    dependencies: Dependencies,
    ahead: Ahead,
  ) => Promise<Output | Reply<Output>>,
  { limits = [], ahead: read }: Options<Query, Ahead>,
): Replaceable<Dependencies> {
  const make = (given: Dependencies, clock: () => Date): Replaceable<Dependencies> => {
    const endpoint: Endpoint = {
      contract,
      limits,
      clock,
      ...(read && {
        readAhead: async (event, accountId) => read(readQuery(contract, event), accountId),
      }),
      run: async ({ event, json, caller, ahead, ...call }) => {
        const input = readInput(contract, event, json);
        // What was read ahead is what this endpoint's own `ahead` answered.
        const answer = await decide({ ...call, ...input }, caller, given, (await ahead) as Ahead);
        const reply = answer instanceof Reply ? answer : new Reply(200, answer);
        return new Reply(reply.status, contract.output.parse(reply.body), contract.contentType);
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
