/**
 * Limits that protect the bill and other callers, by the number of monthly users that a stage is set up for. Does not import
 * the CDK, because the cost model uses them too. docs/scale.md explains the figures.
 */
import type { RouteName } from '../../lambdas/contracts/routes.ts';
import type { StageName } from '../names.ts';

export const stageSizes = [1_000, 100_000, 1_000_000] as const;
export type StageSize = (typeof stageSizes)[number];

export const isStageSize = (users: number): users is StageSize =>
  (stageSizes as readonly number[]).includes(users);

/** Default if the context has no `monthlyUsers`. */
export const usualSize = { dev: 1_000, prod: 100_000 } as const satisfies Record<StageName, StageSize>;

export interface Ceilings {
  /** Calls per second of all visitors together, at the API. */
  readonly throttle: { readonly rateLimit: number; readonly burstLimit: number };
  /** Reserved concurrency by function. */
  readonly concurrency: Partial<Readonly<Record<RouteName, number>>>;
}

/**
 * Throttles are more than five times the kickoff peak of that many users; concurrency is above the peak. AWS accounts allow
 * 10,000 calls per second and bursts of 5,000, so the largest burst is not higher.
 */
export const ceilings: Readonly<Record<StageSize, Ceilings>> = {
  1000: { throttle: { rateLimit: 50, burstLimit: 100 }, concurrency: { 'prompt-process': 10 } },
  100000: { throttle: { rateLimit: 500, burstLimit: 1_000 }, concurrency: { 'prompt-process': 100 } },
  1000000: { throttle: { rateLimit: 2_500, burstLimit: 5_000 }, concurrency: { 'prompt-process': 800 } },
};
