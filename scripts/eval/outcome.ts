/** The result of a case: the answer, the model's briefs, and its replies. */

import type { Asked } from '../../lambdas/app/asking/asking.ts';
import type { Answered } from '../../lambdas/app/asking/outcome.ts';
import type { KnownNames } from '../../lambdas/app/asking/question.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import type { Turn } from '../../lambdas/contracts/asking/turn.ts';
import type { Ask } from '../../lambdas/data/asking/asks.ts';
import type { Brief } from '../../lambdas/domain/asking/brief.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import type { Case } from './cases/case.ts';
import type { ModelService } from './service.ts';

export type { Answered };

/** An answer, or the reason why there is none. */
export type Outcome = Answered | { readonly kind: Exclude<Asked['kind'], 'answered'> };

export function outcomeOf(asked: Asked): Outcome {
  if (asked.kind === 'answered') return asked.outcome;
  return { kind: asked.kind };
}

export interface Asking {
  readonly of: Case;
  readonly outcome: Outcome;
  /** The answer before a follow-up; absent without one. */
  readonly first?: Pick<Asking, 'outcome' | 'stored' | 'turn'>;
  /** The players that the product knew. */
  readonly names?: Pick<KnownNames, 'players' | 'roster'>;
  /** Prompts used. */
  readonly used: number;
  /** The answer as it is stored, if it is. */
  readonly stored: Ask | undefined;
  /** What is remembered of it for a question after it. */
  readonly turn?: Turn | undefined;
  readonly seconds: number;
  /** Every brief sent to the model. */
  readonly briefs: readonly Brief[];
  /** Every reply of the model, unparsed. */
  readonly replies: readonly string[];
  /** Tokens of each call to the model. */
  readonly tokens: readonly { readonly input: number; readonly output: number }[];
  /** The board's games by id, with the prices behind the answer. */
  readonly games: ReadonlyMap<string, Game>;
}

export interface Run {
  readonly askings: readonly Asking[];
  /** Alternatives that led to no answer when asked. */
  readonly emptyAlternatives: readonly string[];
  /** Changes of an answer that did not do what their label says. */
  readonly brokenChanges: readonly string[];
  readonly model: Pick<ModelService, 'mode' | 'name'>;
}

export function isAnswered(outcome: Outcome): outcome is Answered {
  return 'response' in outcome;
}

/** The legs that are suggested. A bet that the user names, and can track, is no suggestion. */
export function legsOf(outcome: Outcome): readonly Leg[] {
  return isAnswered(outcome) && outcome.kind === 'play' ? outcome.analysis.legs : [];
}

/** `"…" (NBA)`, shortened to fit a line, with the question before a follow-up. */
export function nameOf({ ask, before, box }: Case): string {
  return `${before === undefined ? '' : `"${before}" → `}"${ask.length > 90 ? `${ask.slice(0, 90)}…` : ask}" (${box})`;
}
