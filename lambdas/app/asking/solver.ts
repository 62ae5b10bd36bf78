/** The solver's place: who chooses legs and their arguments among the selections on offer. Today that is the model. */

import { type Choice, choose as chooseLegs } from '../../domain/asking/answer/choose.ts';
import { briefOf } from '../../domain/asking/answer/make-brief.ts';
import type { Offer } from '../../domain/asking/answer/offer.ts';
import type { Decline } from '../../domain/asking/brief.ts';
import type * as model from '../../services/asking/model.ts';
import type { Failure } from './outcome.ts';
import { comingDays, daysAhead, type Understood } from './question.ts';

export interface Task {
  readonly understood: Understood;
  readonly offer: Offer;
  /** Milliseconds left; without it, the solver's own limit applies. */
  readonly withinMs?: number;
  /** The time of the choice: games can have started since the offer was made. */
  readonly clock: () => Date;
}

export interface Solution {
  readonly kind: 'solution';
  /** Legs that fit the question together; undefined if nothing is on offer. */
  readonly choice: Choice | undefined;
  /** How the model read the question, unchecked. */
  readonly heard: unknown;
  /** Why it would not choose; it may refuse only a question with unread words. */
  readonly decline: Decline | null;
  /** The model's name in the API response. */
  readonly model: string;
  readonly tokens: model.Tokens;
}

export type Solver = (task: Task) => Promise<Solution | Failure>;

/** @param ask calls the model; never throws */
export function modelSolver(ask: typeof model.choose): Solver {
  return async ({ understood, offer, withinMs, clock }) => {
    const { prompt, result, teams, now } = understood;
    const isOffer = offer.kind === 'offer';
    const briefed = briefOf(prompt, result, isOffer ? offer.pool : [], isOffer ? offer.legs : [], {
      teams: teams.map(({ name }) => name),
      days: comingDays(now, daysAhead),
    });
    const answer = await ask(briefed.brief, withinMs);
    if (answer.kind !== 'reply') return answer;
    const { reply, model, tokens } = answer;
    return {
      kind: 'solution',
      choice: isOffer ? chooseLegs(offer, briefed, reply, clock()) : undefined,
      heard: reply.reading,
      decline: reply.decline,
      model,
      tokens,
    };
  };
}

/** The code's own choice if the solver fails, in the name of the solution to an earlier reading. */
export function orOwnChoice(solver: Solver, before: Solution): Solver {
  return async (task) => {
    const solved = await solver(task);
    if (solved.kind === 'solution') return solved;
    return { ...before, choice: ownChoice(task), heard: undefined, decline: null };
  };
}

function ownChoice({ offer, clock }: Task): Choice | undefined {
  const nothingSaid = { candidates: new Map(), facts: new Map() };
  return offer.kind === 'offer' ? chooseLegs(offer, nothingSaid, undefined, clock()) : undefined;
}
