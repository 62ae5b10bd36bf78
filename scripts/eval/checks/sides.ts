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

type Values = Evidence['values'];
/** A team's number, of which the higher is the better; undefined where it is not known. */
type NumberOf = (values: Values, whose: (name: string) => string) => number | undefined;

const own = (name: string) => name;
const theirs = (name: string) => `opponent${name[0]?.toUpperCase()}${name.slice(1)}`;

const share =
  (part: string): NumberOf =>
  (values, whose) => {
    const games = values[whose('games')];
    return games === undefined
      ? undefined
      : (Number(values[whose(part)]) + Number(values[whose('drawn')] ?? 0) / 2) / Number(games);
  };

const number =
  (name: string, sign = 1): NumberOf =>
  (values, whose) =>
    values[whose(name)] === undefined ? undefined : sign * Number(values[whose(name)]);

/** What two teams are compared by. */
const comparedBy: Readonly<Partial<Record<Evidence['kind'], NumberOf>>> = {
  record: share('won'),
  venue_record: share('won'),
  form: share('won'),
  cover: share('covered'),
  scoring: number('margin'),
  standing: number('position', -1),
  rest: number('days'),
};

/**
 * How a fact compares its team with the other: above 0 if it is ahead.
 * @returns undefined if it has the numbers of one team only, or compares none
 */
export function comparedIn({ kind, values }: Pick<Evidence, 'kind' | 'values'>): number | undefined {
  if (kind === 'meetings') return Number(values.won) - Number(values.lost);
  if (kind === 'injuries')
    return values.opponentOut === undefined
      ? undefined
      : Number(values.opponentOut) - Number(values.out ?? 0);
  const numberOf = comparedBy[kind];
  const [a, b] = [numberOf?.(values, own), numberOf?.(values, theirs)];
  return a === undefined || b === undefined ? undefined : a - b;
}

/** @returns a description of each fact that does not compare as its side says */
export function wrongSides(leg: Leg): string[] {
  return (leg.evidence ?? []).flatMap((evidence) => {
    const lean = leanOf(evidence, leg);
    if (lean === null) return [];
    const isSo = { for: lean > 0, against: lean < 0, neutral: true }[evidence.side];
    return isSo ? [] : [`${evidence.side}: ${evidence.text}`];
  });
}

/** Kinds that other checks test, or whose values alone do not say it. */
const elsewhere: readonly Evidence['kind'][] = ['player', 'best_price', 'agreement', 'movement', 'cost'];

/** How a fact leans toward its leg: 0 if it does not, or if a comparison lacks a team; null if it is tested elsewhere. */
function leanOf(evidence: Evidence, { selection, home, away, line }: Leg): number | null {
  const { kind, about, values } = evidence;
  if (elsewhere.includes(kind)) return null;
  const value = (name: string) => Number(values[name] ?? 0);
  if (selection === 'over' || selection === 'under') {
    const over = selection === 'over' ? 1 : -1;
    if (kind === 'totals') {
      const lean = (whose: (name: string) => string) => value(whose('over')) - value(whose('under'));
      return values.opponentGames === undefined ? 0 : over * (lean(own) + lean(theirs));
    }
    if (kind === 'history') return over * (value('over') - value('under'));
    if (kind === 'scoring') {
      const averages = [value('inAll'), value('opponentInAll')].map((games) => over * (games - (line ?? 0)));
      return values.opponentInAll === undefined ? 0 : Math.min(...averages);
    }
    return kind === 'starters' ? null : 0;
  }
  if (selection !== 'home' && selection !== 'away') return 0;
  if (kind === 'starters') {
    const lead = value('awayEra') - value('homeEra');
    return selection === 'home' ? lead : -lead;
  }
  const isOwn = (selection === 'home' ? home : away) === about;
  const lean = comparedIn(evidence) ?? 0;
  return isOwn ? lean : -lean;
}
