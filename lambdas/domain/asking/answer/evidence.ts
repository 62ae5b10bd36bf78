/** Facts as evidence: one sentence each, with its numbers, time and source. */
import type { Evidence, EvidenceSide } from '../../../contracts/asking/analysis.ts';
import type { Game } from '../../feed/games/game.ts';
import { pointsOf } from '../english/results.ts';
import type { Fact } from '../facts/fact.ts';
import { costFact, costSide } from '../facts/kinds/cost.ts';
import type { MarketFact } from '../facts/kinds/market.ts';
import type { Candidate } from './candidate.ts';
import type { ArguedLeg } from './choose.ts';
import { factSentences, inOrder, type PricedBet, priceSentences } from './fact-kinds.ts';
import { inMatch } from './match-names.ts';
import type { Speaker } from './words/speaker.ts';

/** If fewer facts are for or against a leg, neutral facts are shown too; one that is drawn always is. */
const leastFacts = 2;

/**
 * Evidence for the leg first, then against, then neutral. Within a side, facts about the game come before those about
 * the price, and the cost is last.
 */
export function evidenceOf(
  { candidate, lead, for: pros, against: cons }: ArguedLeg,
  { say }: Speaker,
): Evidence[] {
  const few = leastFacts - pros.length - cons.length;
  const besides = inOrder(candidate.facts.neutral).filter((fact, nth) => nth < few || fact.results);
  const priced = [...candidate.priceFacts, costOf(candidate)].map(({ fact, side }) =>
    written(fact, side, say(priceSentences(fact, betOf(candidate))), candidate.game),
  );
  // What the leg's first sentence has said is worded differently here.
  const wordingOf = (fact: Fact) => (fact === lead ? factSentences(fact).toReversed() : factSentences(fact));
  const of = (side: EvidenceSide, facts: readonly Fact[]) => [
    ...facts.map((fact) => written(fact, side, say(wordingOf(fact)), candidate.game)),
    ...priced.filter((each) => each.side === side),
  ];
  return [...of('for', pros), ...of('against', cons), ...of('neutral', besides)];
}

function costOf(candidate: Candidate): MarketFact {
  const { marketProbability: chance, cost } = candidate;
  return { fact: costFact({ ...candidate, chance }), side: costSide(cost) };
}

function betOf({
  label: pick,
  price,
  marketProbability: chance,
  breakEven,
  cost,
  game,
}: Candidate): PricedBet {
  return { pick, match: inMatch(game), price, chance, breakEven, cost };
}

function written(fact: Fact, side: EvidenceSide, text: string, game: Game): Evidence {
  const { id, kind, about, values, n, source, asOf, knownToMarket, results } = fact;
  return {
    id,
    kind,
    side,
    about,
    values: { ...values },
    n,
    text,
    source,
    asOf,
    knownToMarket,
    ...(results && { series: pointsOf(results, game) }),
  };
}
