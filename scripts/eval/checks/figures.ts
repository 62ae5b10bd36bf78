/** Recomputes every figure in an answer; `unknown` facts cannot be recomputed here. */

import type { Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import { isPriceKind } from '../../../lambdas/contracts/asking/evidence-kinds.ts';
import type { Asking } from '../outcome.ts';
import { legsOf } from '../outcome.ts';
import { rawGame } from '../raw.ts';
import { deniedFacts } from '../recompute/facts.ts';
import { deniedOfCost, deniedOfLeg, deniedOfWhole } from '../recompute/money.ts';
import { deniedOfPlayer } from '../recompute/player.ts';

export interface Figures {
  readonly denied: readonly string[];
  readonly unknown: readonly string[];
}

export function figuresOf({ outcome, games }: Pick<Asking, 'outcome' | 'games'>): Figures {
  const legs = legsOf(outcome);
  const ofLegs = legs.map((leg) => {
    const facts = factsOfLeg(leg);
    return { denied: [...deniedOfLeg(leg, games.get(leg.gameId)), ...facts.denied], unknown: facts.unknown };
  });
  const whole = outcome.kind === 'play' ? deniedOfWhole(outcome.analysis) : [];
  return {
    denied: [...ofLegs.flatMap(({ denied }) => denied), ...whole],
    unknown: ofLegs.flatMap(({ unknown }) => unknown),
  };
}

/** Kinds that `deniedOfLeg` recomputes. */
const checkedWithTheLeg: readonly string[] = ['best_price', 'agreement'];

function factsOfLeg(leg: Leg): Figures {
  const game = rawGame(leg.gameId);
  if (!game && leg.market !== 'outright') return { denied: [`there is no game ${leg.gameId}`], unknown: [] };
  const denied: string[] = [];
  const unknown: string[] = [];
  for (const evidence of leg.evidence ?? []) {
    const { kind, about, side } = evidence;
    const opponent = about === leg.home ? leg.away : leg.home;
    const found =
      kind === 'cost'
        ? deniedOfCost(evidence, leg)
        : kind === 'player'
          ? deniedOfPlayer(evidence, leg)
          : game && deniedFacts(evidence, { sport: leg.sport, game, team: about, opponent });
    if (found) denied.push(...found.map((what) => `${kind} of ${about} (${side}): ${what}`));
    else if (!checkedWithTheLeg.includes(kind)) unknown.push(kind);
  }
  return { denied, unknown };
}

/** Facts of a leg that are about the game, not the price. */
export function factsBesidesPrice({ evidence = [] }: Leg) {
  return evidence.filter(({ kind }) => !isPriceKind(kind));
}
