/** How a function is declared: a contract, its dependencies, a decision. What happens around it is in `serve.ts`. */
import type { Contract } from '../contracts/contract.ts';
import type { Admin } from '../data/admins.ts';
import type { Limit } from '../data/rates.ts';
import type { User } from '../data/users.ts';
import { notAnAdmin, notSignedIn } from './errors.ts';
import { Reply } from './reply.ts';
import { readInput } from './request.ts';
import { type Caller, type Endpoint, type Handler, type Request, serve } from './serve.ts';

interface Call<Body, Query> extends Omit<Request, 'event' | 'json' | 'caller'> {
  readonly body: Body;
  readonly query: Query;
}

/** The account is read for each call, so what it says of a subscription is never stale. */
type SignedIn<Body, Query> = Call<Body, Query> & { readonly user: User };

type ByAdmin<Body, Query> = Call<Body, Query> & { readonly admin: Admin };

type Decision<Call, Dependencies, Output> = (call: Call & Dependencies) => Promise<Output | Reply<Output>>;

interface Options {
  /** Calls allowed per account; counted while the session is read, so it costs no time. */
  readonly limit?: Limit;
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
export function endpoint<Body, Query, Output, Dependencies extends object>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  decide: Decision<SignedIn<Body, Query>, Dependencies, Output>,
  options: Options = {},
): Replaceable<Dependencies> {
  return declare(
    contract,
    dependencies,
    (call, { user }, given) => {
      if (!user) throw notSignedIn();
      return decide({ ...call, ...given, user });
    },
    options,
  );
}

/** A call of the portal (`admin` in the table of functions). */
export function adminEndpoint<Body, Query, Output, Dependencies extends object>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  decide: Decision<ByAdmin<Body, Query>, Dependencies, Output>,
): Replaceable<Dependencies> {
  return declare(
    contract,
    dependencies,
    (call, { admin }, given) => {
      if (!admin) throw notAnAdmin();
      return decide({ ...call, ...given, admin });
    },
    {},
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

function declare<Body, Query, Output, Dependencies extends object>(
  contract: Contract<Body, Query, Output>,
  dependencies: Dependencies,
  decide: (
    call: Call<Body, Query>,
    caller: Caller,
    dependencies: Dependencies,
  ) => Promise<Output | Reply<Output>>,
  { limit }: Options,
): Replaceable<Dependencies> {
  const make = (given: Dependencies, clock: () => Date): Replaceable<Dependencies> => {
    const endpoint: Endpoint = {
      contract,
      limit,
      clock,
      run: async ({ event, json, caller, ...call }) => {
        const answer = await decide({ ...call, ...readInput(contract, event, json) }, caller, given);
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
