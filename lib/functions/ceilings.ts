/**
 * Limits that protect the bill and the other callers, for the number of monthly users that a stage is set up for. No part
 * of the CDK, because the cost on paper reads them too. docs/scale.md says where the figures come from.
 */
import type { RouteName } from '../../lambdas/contracts/routes.ts';
import type { StageName } from '../names.ts';

export const stageSizes = [1_000, 100_000, 1_000_000] as const;
export type StageSize = (typeof stageSizes)[number];

export const isStageSize = (users: number): users is StageSize =>
  (stageSizes as readonly number[]).includes(users);

/** Of a stage whose context names none (monthlyUsers). */
export const usualSize = { dev: 1_000, prod: 100_000 } as const satisfies Record<StageName, StageSize>;

export interface Ceilings {
  /** Calls a second of all visitors together, at the API. */
  readonly throttle: { readonly rateLimit: number; readonly burstLimit: number };
  /** Calls at once that a function may make and that are kept for it. */
  readonly concurrency: Partial<Readonly<Record<RouteName, number>>>;
}

/**
 * Throttles are more than five times the kick-off peak of that many users, concurrency is above it. An account of AWS allows
 * 10,000 calls a second and bursts of 5,000, so the largest burst is no higher.
 */
export const ceilings: Readonly<Record<StageSize, Ceilings>> = {
  1000: { throttle: { rateLimit: 50, burstLimit: 100 }, concurrency: { 'prompt-process': 10 } },
  100000: { throttle: { rateLimit: 500, burstLimit: 1_000 }, concurrency: { 'prompt-process': 100 } },
  1000000: { throttle: { rateLimit: 2_500, burstLimit: 5_000 }, concurrency: { 'prompt-process': 800 } },
};
