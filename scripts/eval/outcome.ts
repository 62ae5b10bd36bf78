/** What a case brought: the answer, what the model was told, and what it said. */

import type { Outcome } from '../../lambdas/app/asking/outcome.ts';
import type { Leg } from '../../lambdas/contracts/analysis.ts';
import type { Brief } from '../../lambdas/domain/answer/brief.ts';
import type { Game } from '../../lambdas/domain/game.ts';
import type { Case } from './cases/case.ts';
import type { ModelService } from './service.ts';

/** An outcome that a person can read. */
export type Said = Extract<Outcome, { kind: 'play' | 'no_play' | 'info' | 'care' }>;

export interface Asking {
  readonly of: Case;
  readonly outcome: Outcome;
  readonly seconds: number;
  /** Each brief that the model was given. */
  readonly briefs: readonly Brief[];
  /** Each of its replies, as sent. */
  readonly replies: readonly string[];
  /** Tokens read and written, of each call. */
  readonly tokens: readonly { readonly input: number; readonly output: number }[];
  /** The board's games by id: what prices the answer was made of. */
  readonly games: ReadonlyMap<string, Game>;
}

export interface Run {
  readonly askings: readonly Asking[];
  /** Alternatives that gave nothing when they were asked. */
  readonly emptyAlternatives: readonly string[];
  /** Changes of an answer that did not give what they are called. */
  readonly brokenChanges: readonly string[];
  readonly model: Pick<ModelService, 'mode' | 'name'>;
}

export function isSaid(outcome: Outcome): outcome is Said {
  return 'response' in outcome;
}

export function legsOf(outcome: Outcome): readonly Leg[] {
  return isSaid(outcome) ? outcome.analysis.legs : [];
}

/** `"…" (NBA)`, short enough for a line. */
export function nameOf({ ask, box }: Case): string {
  return `"${ask.length > 90 ? `${ask.slice(0, 90)}…` : ask}" (${box})`;
}
