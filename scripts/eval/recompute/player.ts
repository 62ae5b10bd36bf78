/** Recomputes player props: the books' prices, and the player's recent statistics. */
import type { Evidence, Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import { addDays } from '../../../lambdas/domain/platform/calendar.ts';
import { type BoxRow, boxOf } from '../../local/feed/box.ts';
import { updatedAt } from '../../local/feed/pricing/books.ts';
import { type Quoted, quotesAt } from '../../local/feed/pricing/player-odds.ts';
import { laddersOf } from '../../local/feed/pricing/props.ts';
import type { ReplayedGame } from '../../local/feed/seasons/replay.ts';
import { clock, days, onceAtClock } from '../clock.ts';
import { rawResults } from '../raw.ts';
import { round, seasonResults } from './team.ts';

/** The stand-in's markets, and the box-score columns that each adds up. */
const stats: Readonly<Record<string, { readonly market: string; readonly columns: readonly string[] }>> = {
  passing_yards: { market: 'passing_yards', columns: ['passing_yards'] },
  passing_touchdowns: { market: 'passing_tds', columns: ['passing_tds'] },
  rushing_yards: { market: 'rushing_yards', columns: ['rushing_yards'] },
  receptions: { market: 'receptions', columns: ['receptions'] },
  receiving_yards: { market: 'receiving_yards', columns: ['receiving_yards'] },
  touchdowns: { market: 'touchdown', columns: ['rushing_tds', 'receiving_tds', 'return_tds'] },
  goals: { market: 'goal', columns: ['goals'] },
  home_runs: { market: 'home_run', columns: ['home_runs'] },
  rushing_receiving_yards: {
    market: 'rushing_receiving_yards',
    columns: ['rushing_yards', 'receiving_yards'],
  },
  completions: { market: 'completions', columns: ['completions'] },
  pass_attempts: { market: 'pass_attempts', columns: ['pass_attempts'] },
  interceptions: { market: 'interceptions', columns: ['interceptions'] },
  rush_attempts: { market: 'carries', columns: ['carries'] },
  points: { market: 'points', columns: ['points'] },
  rebounds: { market: 'rebounds', columns: ['rebounds'] },
  assists: { market: 'assists', columns: ['assists'] },
  threes: { market: 'threes', columns: ['threes'] },
  points_rebounds_assists: {
    market: 'points_rebounds_assists',
    columns: ['points', 'rebounds', 'assists'],
  },
  points_rebounds: { market: 'points_rebounds', columns: ['points', 'rebounds'] },
  points_assists: { market: 'points_assists', columns: ['points', 'assists'] },
  rebounds_assists: { market: 'rebounds_assists', columns: ['rebounds', 'assists'] },
  shots: { market: 'shots_on_goal', columns: ['shots'] },
  strikeouts: { market: 'strikeouts', columns: ['strikeouts'] },
  outs: { market: 'outs', columns: ['outs'] },
  hits_allowed: { market: 'hits_allowed', columns: ['hits_allowed'] },
  earned_runs: { market: 'earned_runs', columns: ['earned_runs'] },
  walks_allowed: { market: 'walks_allowed', columns: ['walks_allowed'] },
  hits: { market: 'hits', columns: ['hits'] },
  runs_batted_in: { market: 'runs_batted_in', columns: ['runs_batted_in'] },
  runs: { market: 'runs', columns: ['runs'] },
  steals: { market: 'steals', columns: ['steals'] },
  blocks: { market: 'blocks', columns: ['blocks'] },
  turnovers: { market: 'turnovers', columns: ['turnovers'] },
  stolen_bases: { market: 'stolen_bases', columns: ['stolen_bases'] },
  hits_runs_rbis: { market: 'hits_runs_rbis', columns: ['hits', 'runs', 'runs_batted_in'] },
  saves: { market: 'saves', columns: ['saves'] },
};

const pitching: readonly string[] = ['strikeouts', 'outs', 'hits_allowed', 'earned_runs', 'walks_allowed'];

export interface PropOffer {
  readonly name: string;
  readonly at: Date;
  readonly line: number;
  readonly over: number;
  readonly under: number;
}

/** Every book's line of a leg's prop at the eval's clock; empty if there is none. */
export function propOffers(game: ReplayedGame, { prop, line }: Pick<Leg, 'prop' | 'line'>): PropOffer[] {
  const market = stats[prop?.stat ?? '']?.market;
  const quotes = quotesAt(game, clock);
  const listed = quotes.flatMap((quote) =>
    quote.market === market && quote.player.name === prop?.player
      ? offersOf(quote).map((sides) => ({ ...sides, name: quote.book, at: quote.at }))
      : [],
  );
  // Books with another main line can have the leg's among their other ones.
  const others = (quotes.length > 0 ? laddersOf(game) : []).flatMap((ladder) =>
    ladder.market === market && ladder.player.name === prop?.player
      ? ladder.rungs.flatMap(({ line: at, over, under }) =>
          at === line && under !== null
            ? [{ line: at, over, under, name: ladder.book, at: updatedAt(ladder.book, game, clock) }]
            : [],
        )
      : [],
  );
  const isListed = ({ name }: PropOffer) => listed.some((each) => each.name === name && each.line === line);
  return [...listed, ...others.filter((each) => !isListed(each))];
}

export type YesOffer = Pick<PropOffer, 'name' | 'at'> & { readonly price: number };

/** The stand-in's markets of scorers, by statistic and line. */
const scorers: Readonly<Record<string, string>> = {
  'touchdowns 0.5': 'touchdown',
  'touchdowns 1.5': 'two_touchdowns',
  'touchdowns 2.5': 'three_touchdowns',
  'first_touchdowns 0.5': 'first_touchdown',
  'last_touchdowns 0.5': 'last_touchdown',
  'goals 0.5': 'goal',
  'goals 1.5': 'two_goals',
  'goals 2.5': 'three_goals',
  'home_runs 0.5': 'home_run',
};

/** Every book's price of a leg of which only the yes is priced, at the eval's clock; empty if there is none. */
export function yesOffers(game: ReplayedGame, { prop, line }: Pick<Leg, 'prop' | 'line'>): YesOffer[] {
  const scorer = scorers[`${prop?.stat} ${line}`];
  const counted = stats[prop?.stat ?? '']?.market;
  const listed = quotesAt(game, clock).flatMap(({ player, market, price, book: name, at }) => {
    if (player.name !== prop?.player) return [];
    if (price.kind === 'yes') return market === scorer ? [{ price: price.price, name, at }] : [];
    return market === counted && price.line === line && price.under === null
      ? [{ price: price.over, name, at }]
      : [];
  });
  const rungs = quotesAt(game, clock).length > 0 ? laddersOf(game) : [];
  const others = rungs.flatMap(({ player, market, book: name, rungs: own }) =>
    player.name === prop?.player && market === counted
      ? own
          .filter((rung) => rung.line === line && rung.under === null)
          .map(({ over }) => ({ price: over, name, at: updatedAt(name, game, clock) }))
      : [],
  );
  return [...listed, ...others];
}

/** Whoever scores first is judged by how often he scores. */
const records: Readonly<Record<string, string>> = {
  first_touchdowns: 'touchdowns',
  last_touchdowns: 'touchdowns',
};

/** A line with one side only has no fair chance. */
function offersOf({ price }: Quoted): Pick<PropOffer, 'line' | 'over' | 'under'>[] {
  if (price.kind !== 'line' || price.under === null) return [];
  return [{ line: price.line, over: price.over, under: price.under }];
}

/** Days of box scores that cover ten games of a team, which plays once a week or every other day. */
const window: Readonly<Record<string, number>> = { NFL: 77, NBA: 24, NHL: 25, MLB: 13 };

interface InBox {
  readonly game: ReplayedGame;
  readonly stats: BoxRow['stats'];
}

/** Each player's games of the last weeks, the latest first, by the player's ID. Box scores are slow to read, and many facts are about the same. */
const boxesOf = onceAtClock((sport: Leg['sport']): ReadonlyMap<string, readonly InBox[]> => {
  const rows = rawResults(sport)
    .filter(({ day }) => day >= addDays(days.today, -(window[sport] ?? 0)))
    .toReversed()
    .flatMap((game) =>
      (boxOf(game) ?? []).map(({ player, stats: own }) => ({ id: player.id, game, stats: own })),
    );
  return Map.groupBy(rows, ({ id }) => id);
});

/** @returns values and single results of a fact about a player that the box scores contradict */
export function deniedOfPlayer(
  { values, side, series }: Evidence,
  { sport, prop, line, selection }: Leg,
): string[] {
  const stat = records[prop?.stat ?? ''] ?? prop?.stat ?? '';
  // Hockey counts goals and assists.
  const columns = sport === 'NHL' && stat === 'points' ? ['goals', 'assists'] : stats[stat]?.columns;
  if (!prop || !columns || line === null) return ['there is no such prop'];
  // A pitcher's games are those in which he pitched.
  const isPitching = columns.every((column) => pitching.includes(column));
  const played = (boxesOf(sport).get(prop.playerId) ?? [])
    .filter(({ stats: own }) => !isPitching || own.outs !== undefined)
    .map(({ game, stats: own }) => ({
      game,
      value: columns.reduce((sum, column) => sum + (own[column] ?? 0), 0),
    }));
  const all = played.map(({ value }) => value);
  const known = { what: String(values.what), stat, line };
  const ten = all.slice(0, 10);
  const five = all.slice(0, 5);
  const average = round(ten.reduce((sum, each) => sum + each, 0) / ten.length, 1);
  const expected: Readonly<Record<string, Evidence['values']>> = {
    over: { ...known, games: ten.length, ...counts(ten, line), lean: leanOf(ten, line) },
    average: {
      ...known,
      games: ten.length,
      average,
      lean: Math.abs(average - line) < 0.08 * line ? 0 : Math.sign(average - line),
    },
    last: { ...known, games: 5, list: five.join(', '), lean: leanOf(five, line) },
  };
  const wanted = expected[String(values.what)] ?? {};
  const lean = Number(values.lean) * (selection === 'over' ? 1 : -1);
  const own = lean === 0 ? 'neutral' : lean > 0 ? 'for' : 'against';
  return [
    ...[...new Set([...Object.keys(values), ...Object.keys(wanted)])]
      .filter((name) => values[name] !== wanted[name])
      .map((name) => `${name} is ${values[name]}, but ${wanted[name]} by the box scores`),
    ...(side === own ? [] : [`is listed as ${side}, but its values say ${own}`]),
    ...deniedSeries(series, values.what === 'over' ? played.slice(0, 10) : [], {
      sport,
      team: prop.team,
    }),
  ];
}

interface Played {
  readonly game: ReplayedGame;
  readonly value: number;
}

/** @param sport of which results of earlier seasons are not kept, so that their place is not known */
function deniedSeries(
  series: Evidence['series'] = [],
  played: readonly Played[],
  { sport, team }: { sport: string; team: string },
): string[] {
  if (series.length !== played.length) return [`has ${series.length} results, not ${played.length}`];
  const season = new Set(seasonResults(sport).map(({ id }) => id));
  return played.flatMap(({ game, value }, nth) => {
    const { label = '', isAway, value: shown } = series[nth] ?? {};
    const isOnRoad = game.away.name === team;
    const start = `${dayOf(game)} ${isOnRoad ? 'at' : 'vs'} `;
    const opponent = isOnRoad ? game.home.name : game.away.name;
    const isPlaced = label.startsWith(start) && opponent.endsWith(label.slice(start.length));
    const isSame = season.has(game.id)
      ? isPlaced && isAway === isOnRoad
      : label === (nth === 0 ? 'Last game' : `${nth + 1} games ago`) && isAway === undefined;
    return isSame && shown === value ? [] : [`shows ${label}: ${shown}, not ${start}${opponent}: ${value}`];
  });
}

/** `Nov 15`, with the year if it is another year. */
function dayOf({ day }: ReplayedGame): string {
  const date = new Date(`${day}T12:00:00Z`);
  const name = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return day.slice(0, 4) === days.today.slice(0, 4) ? name : `${name}, ${day.slice(0, 4)}`;
}

function counts(values: readonly number[], line: number) {
  return {
    over: values.filter((each) => each > line).length,
    under: values.filter((each) => each < line).length,
  };
}

function leanOf(values: readonly number[], line: number): number {
  const { over, under } = counts(values, line);
  if (over >= 0.6 * (over + under) - 1e-9) return over + under === 0 ? 0 : 1;
  return over <= 0.4 * (over + under) + 1e-9 ? -1 : 0;
}
