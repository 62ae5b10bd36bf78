/** Checks sides: no answer bets on both, and every fact is on the side that its values support. */
import type { Evidence, Leg } from '../../../lambdas/contracts/asking/analysis.ts';

/** @returns games with two legs, and teams with one leg for them and another against them */
export function bothSides(legs: readonly Leg[]): string[] {
  const games = legs.map(({ gameId }) => gameId);
  const twice = games.filter((id, index) => games.indexOf(id) !== index);
  const backed = legs.flatMap((leg) => (isOfTeam(leg) ? [leg[leg.selection as 'home' | 'away']] : []));
  const opposed = legs.flatMap((leg) =>
    isOfTeam(leg) ? [leg[leg.selection === 'home' ? 'away' : 'home']] : [],
  );
  return [...new Set([...twice, ...backed.filter((team) => opposed.includes(team))])];
}

const isOfTeam = ({ selection }: Leg) => selection === 'home' || selection === 'away';

type Lean = (number: (name: string) => number) => number;

/** Positive if the values favor the fact's team, negative if they do not; null if the values alone do not say it. */
const good: Readonly<Record<Evidence['kind'], Lean | null>> = {
  record: overHalf('won', 'games'),
  venue_record: overHalf('won', 'games'),
  form: overHalf('won', 'games'),
  cover: overHalf('covered', 'games'),
  meetings: overHalf('won', 'meetings'),
  standing: (number) => number('opponentPosition') - number('position'),
  scoring: null,
  rest: null,
  injuries: null,
  totals: null,
  starters: null,
  player: null,
  best_price: null,
  agreement: null,
  movement: null,
  cost: null,
};

function overHalf(part: string, whole: string): Lean {
  return (number) => number(part) + number('drawn') / 2 - number(whole) / 2;
}

/** @returns a description of each fact on the wrong side */
export function wrongSides(leg: Leg): string[] {
  return (leg.evidence ?? []).flatMap((evidence) => {
    const lean = leanOf(evidence, leg);
    const isWrong = (evidence.side === 'for' && lean < 0) || (evidence.side === 'against' && lean > 0);
    return isWrong ? [`${evidence.side}: ${evidence.text}`] : [];
  });
}

/** How a fact leans toward its leg; 0 if it can be on either side. */
function leanOf({ kind, about, values }: Evidence, { selection, home, away, market }: Leg): number {
  const number = (name: string) => Number(values[name] ?? 0);
  if (kind === 'totals') {
    const towardsOver = number('over') - number('under');
    return selection === 'over' ? towardsOver : selection === 'under' ? -towardsOver : 0;
  }
  if (market === 'total' || (selection !== 'home' && selection !== 'away')) return 0;
  if (about !== home && about !== away) return 0;
  const own = (selection === 'home' ? home : away) === about;
  const lean = good[kind]?.(number) ?? 0;
  return own ? lean : -lean;
}
