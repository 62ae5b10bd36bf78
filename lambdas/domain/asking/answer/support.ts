/** The arguments for a selection: the theses that are true, and the facts in order of weight. */
import type { PriceKind } from '../../../contracts/asking/evidence-kinds.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Fact } from '../facts/fact.ts';
import type { Thesis } from '../theses.ts';
import type { Candidate } from './candidate.ts';
import { inOrder, thesisOf } from './fact-kinds.ts';
import { chances, legsWanted } from './terms.ts';

/**
 * @param pool all candidates that fit the question
 * @returns the theses that are true of the candidate, best first; at least one
 */
export function thesesOf(candidate: Candidate, pool: readonly Candidate[], reading: Reading): Thesis[] {
  const { marketProbability: chance, facts, priceFacts, selection } = candidate;
  const known = [...facts.for, ...facts.against, ...facts.neutral];
  const { max } = legsWanted(reading);
  const isAmongFirst = (by: (each: Candidate) => number) =>
    pool.filter((each) => by(each) > by(candidate)).length < max;
  const isLikely = chance > chances.coinFlip[1] && isAmongFirst((each) => each.marketProbability);
  const isCheap = isAmongFirst((each) => -each.cost);
  const argued = (kind: PriceKind): Thesis[] => {
    const thesis = thesisOf({ kind });
    const isArgued = priceFacts.some(({ fact, side }) => fact.kind === kind && side === 'for');
    return thesis && isArgued ? [thesis] : [];
  };
  const byPrice: Thesis[] = [
    ...(isLikely ? ['likeliest' as const] : []),
    ...(chance <= chances.longShot ? ['long_shot' as const] : []),
    ...(chance >= chances.coinFlip[0] && chance <= chances.coinFlip[1] ? ['coin_flip' as const] : []),
    ...argued('movement'),
    ...(isCheap ? ['cheapest' as const] : []),
    ...argued('best_price'),
  ];
  if (candidate.outright)
    return winnerTheses({
      risk: reading.risk,
      isFirst: isAmongFirst((each) => each.marketProbability),
      isCheap,
      priceFacts,
    });
  const byFacts = inOrder(facts.for).flatMap((fact) => {
    const thesis = thesisOf(fact);
    // An opponent's poor road record is not a home edge.
    if (thesis === 'home' && !(selection === 'home' && fact.team === 'home')) return [];
    return thesis ? [thesis] : [];
  });
  const teams = [...reading.teams, ...reading.wishes.flatMap((wish) => wish.teams)];
  const isNamed = teams.some(
    ({ name, stance }) =>
      stance !== 'game' && (candidate.game.home.name === name || candidate.game.away.name === name),
  );
  const requested: Thesis[] = isNamed ? ['asked_team'] : [];
  const isPriceOnly = known.length === 0;
  const leads = reading.risk !== null || reading.value;
  const all: Thesis[] = leads
    ? [...byPrice, ...byFacts, ...requested]
    : [...byFacts, ...byPrice, ...requested];
  return [
    ...new Set([...(isPriceOnly && !leads ? ['price_only' as const] : []), ...all, 'asked_side' as const]),
  ];
}

/** The fact for the candidate that a thesis speaks of; undefined for a thesis about the market or about what was asked. */
export function leadOf({ facts }: Pick<Candidate, 'facts'>, thesis: Thesis): Fact | undefined {
  return inOrder(facts.for).find((fact) => thesisOf(fact) === thesis);
}

/** Every golfer is a long shot and only prices are known, so distinguishing theses come first. */
function winnerTheses({
  risk,
  isFirst,
  isCheap,
  priceFacts,
}: Pick<Reading, 'risk'> & Pick<Candidate, 'priceFacts'> & { isFirst: boolean; isCheap: boolean }): Thesis[] {
  const isBest = priceFacts.some(({ fact }) => fact.kind === 'best_price');
  return [
    ...(risk === 'long_shot' ? ['long_shot' as const] : []),
    ...(isFirst ? ['likeliest' as const] : []),
    ...(isBest ? ['best_price' as const] : []),
    ...(isCheap ? ['cheapest' as const] : []),
    ...(risk === 'long_shot' ? [] : ['long_shot' as const]),
    'asked_side',
  ];
}
