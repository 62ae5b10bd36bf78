/** The arguments for a selection: the theses that are true, and the facts in order of weight. */
import type { EvidenceKind } from '../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Thesis } from '../brief.ts';
import type { Fact } from '../facts/fact.ts';
import type { Candidate } from './candidate.ts';
import { chances, legsWanted } from './terms.ts';

/** The thesis that each kind of fact supports. */
const thesisOfKind: Partial<Record<EvidenceKind, Thesis>> = {
  injuries: 'missing_players',
  rest: 'rest_edge',
  starters: 'starters',
  totals: 'totals_trend',
  cover: 'covers',
  form: 'form',
  scoring: 'scoring',
  meetings: 'meetings',
  venue_record: 'home',
  record: 'record',
  player: 'player_trend',
};

/** Kinds of facts, strongest first. */
const kindOrder: readonly EvidenceKind[] = [
  'injuries',
  'starters',
  'rest',
  'totals',
  'cover',
  'form',
  'scoring',
  'meetings',
  'venue_record',
  'record',
  'standing',
  'player',
];

export function inOrder(facts: readonly Fact[]): Fact[] {
  return [...facts].sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
}

/**
 * @param pool all candidates that fit the question
 * @returns the theses that are true of the candidate, best first; at least one
 */
export function thesesOf(candidate: Candidate, pool: readonly Candidate[], reading: Reading): Thesis[] {
  const { marketProbability: chance, facts, priceFacts } = candidate;
  const { max } = legsWanted(reading);
  const isAmongFirst = (by: (each: Candidate) => number) =>
    pool.filter((each) => by(each) > by(candidate)).length < max;
  const isLikely = chance > chances.coinFlip[1] && isAmongFirst((each) => each.marketProbability);
  const isCheap = isAmongFirst((each) => -each.cost);
  const byPrice: Thesis[] = [
    ...(isLikely ? ['likeliest' as const] : []),
    ...(chance <= chances.longShot ? ['long_shot' as const] : []),
    ...(chance >= chances.coinFlip[0] && chance <= chances.coinFlip[1] ? ['coin_flip' as const] : []),
    ...(priceFacts.some(({ fact, side }) => fact.kind === 'movement' && side === 'for')
      ? ['price_move' as const]
      : []),
    ...(isCheap ? ['cheapest' as const] : []),
    ...(priceFacts.some(({ fact }) => fact.kind === 'best_price') ? ['best_price' as const] : []),
  ];
  if (candidate.outright)
    return winnerTheses({
      risk: reading.risk,
      isFirst: isAmongFirst((each) => each.marketProbability),
      isCheap,
      priceFacts,
    });
  const byFacts = inOrder(facts.for).flatMap(({ kind, team }) => {
    const thesis = thesisOfKind[kind];
    // An opponent's poor road record is not a home edge.
    if (thesis === 'home' && !(candidate.selection === 'home' && team === 'home')) return [];
    return thesis ? [thesis] : [];
  });
  const teams = [...reading.teams, ...reading.namedLegs.flatMap((leg) => leg.teams)];
  const isNamed = teams.some(
    ({ name, stance }) =>
      stance !== 'game' && (candidate.game.home.name === name || candidate.game.away.name === name),
  );
  const requested: Thesis[] = isNamed ? ['asked_team'] : [];
  const isPriceOnly = facts.for.length + facts.against.length + facts.neutral.length === 0;
  const leads = reading.risk !== null || reading.value;
  const all: Thesis[] = leads
    ? [...byPrice, ...byFacts, ...requested]
    : [...byFacts, ...byPrice, ...requested];
  return [
    ...new Set([...(isPriceOnly && !leads ? ['price_only' as const] : []), ...all, 'asked_side' as const]),
  ];
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
