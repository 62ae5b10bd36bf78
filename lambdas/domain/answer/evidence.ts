/** Facts as a person reads them: one sentence each, with its numbers, its time and its source. */
import type { Evidence, EvidenceSide } from '../../contracts/analysis.ts';
import { factSentences } from '../english/facts.ts';
import { costSentences } from '../english/numbers.ts';
import { costFact, costSide } from '../facts/cost.ts';
import type { Fact } from '../facts/fact.ts';
import type { ArguedLeg } from './choose.ts';
import { matchOf } from './make-brief.ts';
import type { Speaker } from './speaker.ts';
import { inOrder } from './support.ts';

/** Where fewer facts speak for or against a leg, what is known besides is shown too. */
const leastFacts = 2;

/** For first, then against, then what takes no side; the price's cost is always the last of its side. */
export function evidenceOf({ candidate, for: pros, against: cons }: ArguedLeg, { say }: Speaker): Evidence[] {
  const {
    game,
    label: pick,
    price,
    marketProbability: chance,
    breakEven,
    cost,
    books,
    book,
    pricedAt,
  } = candidate;
  const shown = (fact: Fact, side: EvidenceSide) => written(fact, side, say(factSentences(fact)));
  const missing = Math.max(0, leastFacts - pros.length - cons.length);
  const priced = costFact({
    gameId: game.id,
    label: pick,
    price,
    chance,
    breakEven,
    cost,
    books,
    book,
    pricedAt,
  });
  const costText = say(costSentences({ price, chance, breakEven, cost, pick, match: matchOf(game) }));
  const side = costSide(cost);
  const costEvidence = written(priced, side, costText);
  return [
    ...pros.map((fact) => shown(fact, 'for')),
    ...(side === 'for' ? [costEvidence] : []),
    ...cons.map((fact) => shown(fact, 'against')),
    ...(side === 'against' ? [costEvidence] : []),
    ...inOrder(candidate.facts.neutral)
      .slice(0, missing)
      .map((fact) => shown(fact, 'neutral')),
    ...(side === 'neutral' ? [costEvidence] : []),
  ];
}

function written(fact: Fact, side: EvidenceSide, text: string): Evidence {
  const { id, kind, about, values, n, source, asOf, knownToMarket } = fact;
  return { id, kind, side, about, values: { ...values }, n, text, source, asOf, knownToMarket };
}
