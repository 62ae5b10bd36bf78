/** Recomputes facts about teams from the raw games, with the values of both where a fact compares them. */
import type { Evidence } from '../../../lambdas/contracts/asking/analysis.ts';
import type { EvidenceKind } from '../../../lambdas/contracts/asking/evidence-kinds.ts';
import type { ReplayedGame } from '../../local/feed/seasons/replay.ts';
import { days } from '../clock.ts';
import { sideOf } from '../raw.ts';
import { pointsOfPart } from './parts.ts';
import { groupOf, tableOf } from './table.ts';
import { daysBefore, lastGames, round, seasonGames, seasonResults, sum, tally } from './team.ts';

type Values = Readonly<Record<string, number | string>>;

export interface Context {
  readonly sport: string;
  /** The upcoming game that the fact is about. */
  readonly game: ReplayedGame;
  /** Name of the team that it is about. */
  readonly team: string;
  readonly opponent: string;
}

/** Drops optional values that are 0, as facts do. */
const counted = (values: Readonly<Record<string, number>>, ...optional: string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value > 0 || !optional.includes(name)));

const recorded = (games: Parameters<typeof tally>[0]) => counted({ ...tally(games) }, 'drawn');

type Recompute = (context: Context, given: Values) => Values | undefined;

/** Undefined if there can be no such fact; null for a kind that is not made from the scores of games. */
const kinds: Readonly<Record<EvidenceKind, Recompute | null>> = {
  record: ({ sport, team }) => recorded(seasonGames(sport, team)),
  venue_record: ({ sport, team, game }) =>
    recorded(seasonGames(sport, team).filter(({ side }) => side === sideOf(game, team))),
  form: ({ sport, team }) => {
    const last = lastGames(sport, team).slice(0, 5);
    const margin = sum(last.map(({ scored, conceded }) => scored - conceded)) / last.length;
    return { ...recorded(last), margin: round(margin, 1) };
  },
  scoring: ({ sport, team }) => {
    const table = tableOf(sport).filter(({ games }) => games >= 3);
    const own = table.find((row) => row.team === team);
    if (!own) return undefined;
    return {
      scored: round(own.scored, 1),
      scoredRank: 1 + table.filter(({ scored }) => scored > own.scored).length,
      conceded: round(own.conceded, 1),
      concededRank: 1 + table.filter(({ conceded }) => conceded < own.conceded).length,
      teams: table.length,
      margin: round(round(own.scored, 1) - round(own.conceded, 1), 1),
      inAll: round(round(own.scored, 1) + round(own.conceded, 1), 1),
    };
  },
  rest: ({ sport, team, opponent, game }, given) => {
    const [own, other] = [daysBefore(sport, team, game), daysBefore(sport, opponent, game)];
    const [because, opponentBecause] = [strainOf(sport, own), strainOf(sport, other)];
    const isKnown = given.opponentDays !== undefined && other[0] !== undefined;
    return {
      ...(own[0] === undefined ? {} : { days: own[0] }),
      because,
      ...(isKnown ? { opponentDays: other[0] ?? 0, opponentBecause, opponent } : {}),
      ...([because, opponentBecause].includes('third_in_four') ? { gamesInDays: 3, inDays: 4 } : {}),
    };
  },
  meetings: (context, given) => meetingsOf(context, Number(given.meetings)),
  standing: ({ sport, team, opponent }, given) => {
    const table = groupOf(sport, team);
    const place = (name: string) => table.findIndex((row) => row.team === name) + 1;
    const [own, leader] = [table[place(team) - 1], table[0]];
    if (!own || !leader) return undefined;
    const gamesBack = (leader.won - own.won + own.lost - leader.lost) / 2;
    return {
      position: place(team),
      teams: table.length,
      group: own.group,
      ...(own.points === null ? {} : { points: own.points }),
      ...(given.gamesBack === undefined ? {} : { gamesBack }),
      ...(place(opponent) === 0 ? {} : { opponentPosition: place(opponent), opponent }),
    };
  },
  cover: ({ sport, team }) => {
    const margins = lastGames(sport, team).flatMap(({ scored, conceded, spread }) =>
      spread === null ? [] : [scored - conceded + spread],
    );
    const [covered, failed, pushes] = outcomesOf(margins.slice(0, 10));
    return counted({ covered, failed, games: covered + failed, pushes }, 'pushes');
  },
  totals: ({ sport, team }) => {
    const above = lastGames(sport, team).flatMap(({ scored, conceded, total }) =>
      total === null ? [] : [scored + conceded - total],
    );
    const [over, under, pushes] = outcomesOf(above.slice(0, 10));
    return counted({ over, under, games: over + under, pushes }, 'pushes');
  },
  history: ({ sport, team }, given) => {
    const line = Number(given.line);
    const { part, of } = given;
    const points = lastGames(sport, team)
      .slice(0, 10)
      .map((own) => (part === undefined ? own.scored : pointsOfPart(own, String(part), of === 'both teams')));
    const unknown = points.indexOf(undefined);
    const above = points.slice(0, unknown < 0 ? points.length : unknown).map((value) => Number(value) - line);
    const [over, under, pushes] = outcomesOf(above);
    const games = over + under;
    const isClear = (count: number) => count >= 0.6 * games - 1e-9;
    const lean = isClear(over) ? 1 : isClear(under) ? -1 : 0;
    return {
      ...{ line, lean, games, over, under },
      ...(pushes > 0 && { pushes }),
      ...(part !== undefined && of !== undefined && { part, of }),
    };
  },
  injuries: null,
  starters: null,
  player: null,
  best_price: null,
  agreement: null,
  movement: null,
  cost: null,
};

function outcomesOf(differences: readonly number[]): [number, number, number] {
  const count = (sign: number) => differences.filter((difference) => Math.sign(difference) === sign).length;
  return [count(1), count(-1), count(0)];
}

/** The season's latest meetings, as many as the fact counts. */
function meetingsOf({ sport, team, opponent }: Context, count: number): Values | undefined {
  const games = seasonResults(sport)
    .filter((game) => sideOf(game, team) && sideOf(game, opponent))
    .toReversed()
    .slice(0, count);
  const [last] = games;
  if (!last) return undefined;
  const winner = ({ score, home, away }: ReplayedGame) =>
    score.home === score.away ? undefined : (score.home > score.away ? home : away).name;
  const lastWinner = winner(last);
  return {
    ...counted(
      {
        won: games.filter((game) => winner(game) === team).length,
        lost: games.filter((game) => winner(game) === opponent).length,
        drawn: games.filter((game) => winner(game) === undefined).length,
        meetings: games.length,
      },
      'drawn',
    ),
    lastOn: dateOf(last.day),
    lastHigh: Math.max(last.score.home, last.score.away),
    lastLow: Math.min(last.score.home, last.score.away),
    ...(lastWinner === undefined ? {} : { lastWinner }),
    opponent,
  };
}

/** `Nov 2`, with the year if it is another year. */
function dateOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
  return day.slice(0, 4) === days.today.slice(0, 4) ? date : `${date}, ${day.slice(0, 4)}`;
}

/** How a team's schedule strains or rests it: on consecutive days, three games in four days, after a bye, or not at all. */
function strainOf(sport: string, daysBefore: readonly number[]): string {
  const isWeekly = sport === 'NFL' || sport === 'CFL';
  const nearest = daysBefore[0] ?? 0;
  if (sport !== 'MLB' && daysBefore.length > 0) {
    if (nearest <= 1) return 'back_to_back';
    if (daysBefore.filter((days) => days <= 3).length >= 2) return 'third_in_four';
  }
  return isWeekly && nearest >= 11 ? 'bye' : 'days';
}

/** Kinds with a fact for each team, which also carries the values of the other. */
const perTeam: readonly EvidenceKind[] = ['record', 'venue_record', 'form', 'scoring', 'cover', 'totals'];

/** The values of both teams, the opponent's as `opponentWon`. */
function ofBoth(kind: EvidenceKind, own: Values, given: Values, context: Context): Values | undefined {
  if (!perTeam.includes(kind) || given.opponent === undefined) return own;
  const theirs = kinds[kind]?.({ ...context, team: context.opponent, opponent: context.team }, {});
  return (
    theirs && {
      ...own,
      opponent: context.opponent,
      ...Object.fromEntries(
        Object.entries(theirs).map(([name, value]) => [
          `opponent${name[0]?.toUpperCase()}${name.slice(1)}`,
          value,
        ]),
      ),
    }
  );
}

/** @returns values that the raw games contradict; undefined if this kind cannot be recomputed from them */
export function deniedFacts({ kind, values }: Evidence, context: Context): string[] | undefined {
  const compute = kinds[kind];
  if (!compute) return undefined;
  const own = compute(context, values);
  const expected = own && ofBoth(kind, own, values, context);
  if (!expected) return ['there is no such fact'];
  const names = new Set([...Object.keys(values), ...Object.keys(expected)]);
  return [...names]
    .filter((name) => values[name] !== expected[name])
    .map((name) => `${name} is ${values[name]}, but ${expected[name]} according to the games`);
}
