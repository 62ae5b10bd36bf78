/** Size, cold load, round trips and capacity of every function, with budgets. */
import {
  hasPath,
  type Resource,
  type RouteName,
  routeNames,
  routeOf,
} from '../../lambdas/contracts/routes.ts';
import { makeBundles } from './bundles.ts';
import type { MeasuredCall } from './caller.ts';
import { measureCalls } from './calls.ts';
import { coldLoads } from './cold-load.ts';
import { withMeasuredProduct } from './measured-product.ts';
import { type WarmCall, warmCall } from './warm-call.ts';

export interface MeasuredFunction {
  /** Bundle size, in units of 1,000 bytes. */
  readonly kilobytes: number;
  /** Load time in a fresh process, relative to the bare document client's bundle. */
  readonly coldLoadRatio: number;
  /** Of the function's most expensive call; null if none was made. */
  readonly roundTrips: number | null;
  readonly capacityUnits: number | null;
}

export interface Budget {
  readonly kilobytes: number;
  readonly coldLoadRatio: number;
  /** Undefined for scheduled functions, which nobody waits for. */
  readonly roundTrips: number | undefined;
}

export const warmBudget = 1.15;

/** The link in the verification mail is a GET that writes. */
const writesByGet: RouteName = 'verify-email';
/** Deleting an account takes as long as its data requires. */
const unbudgetedRoute: RouteName = 'deactivate-account';

/** These resources are settings and add no code. */
const weighsNothing: readonly Resource[] = ['site', 'model:price'];

export function budgetOf(name: RouteName): Budget {
  const { uses, methods } = routeOf(name);
  const tableOnly = uses.every(
    (resource) => resource.startsWith('table:') || weighsNothing.includes(resource),
  );
  const reads = methods.every((method) => method === 'GET') && name !== writesByGet;
  return {
    kilobytes: tableOnly ? 350 : 650,
    coldLoadRatio: tableOnly ? 1.05 : 1.6,
    roundTrips: !hasPath(name) || name === unbudgetedRoute ? undefined : reads ? 2 : 3,
  };
}

export interface MeasuredFunctions {
  readonly functions: Readonly<Record<RouteName, MeasuredFunction>>;
  readonly calls: readonly MeasuredCall[];
  readonly documentClient: { readonly kilobytes: number; readonly milliseconds: number };
  readonly warm: WarmCall;
}

/** @param say prints progress */
export async function measureFunctions(say: (line: string) => void): Promise<MeasuredFunctions> {
  say('bundling');
  const bundles = makeBundles();
  const { ratios, referenceMs } = coldLoads(
    new Map([...bundles.functions].map(([name, { file }]) => [name, file])),
    bundles.documentClient.file,
    say,
  );
  const { calls, warm } = await withMeasuredProduct(say, async ({ product, recorder, engine }) => {
    say('calling every function');
    const { calls, token } = await measureCalls(product, recorder);
    const files = { ours: bundles.functions.get('get-user-status')?.file ?? '', byHand: bundles.byHand.file };
    return { calls, warm: warmCall(files, { token, engine }, say) };
  });

  const measured = (name: RouteName): MeasuredFunction => {
    const own = calls.filter((call) => call.function === name);
    return {
      kilobytes: rounded(bundles.functions.get(name)?.kilobytes ?? Number.NaN, 1),
      coldLoadRatio: rounded(ratios.get(name) ?? Number.NaN, 2),
      roundTrips: most(own.map(({ roundTrips }) => roundTrips)),
      capacityUnits: most(own.map(({ capacityUnits }) => capacityUnits)),
    };
  };
  return {
    functions: Object.fromEntries(routeNames.map((name) => [name, measured(name)])) as Record<
      RouteName,
      MeasuredFunction
    >,
    calls,
    documentClient: {
      kilobytes: rounded(bundles.documentClient.kilobytes, 1),
      milliseconds: rounded(referenceMs, 1),
    },
    warm,
  };
}

const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
