/** What half a point is worth, in a game or around a number, and how often football games land on it. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Game } from '../../../../feed/games/game.ts';
import {
  type Bet,
  deviationOf,
  resultsBetween,
  type Shares,
  sharesAt,
} from '../../../../feed/odds/landing/landing.ts';
import { nflMargins, nflSeasons, nflTotals } from '../../../../feed/odds/landing/nfl-results.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { percent } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { evenPrice, resultWords, share } from '../../compare/one-bet.ts';
import { betOf, type LineSide, reckonAt } from '../../table/lines/listed-lines.ts';
import { pricesOf, scheduleOf } from '../../table/next.ts';
import { signedLine } from '../../table/say.ts';
import { mainLineOf, offersOf, sideOfTeam } from '../../table/selections.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { item, listed, matchupAndStart, odds, sideName } from '../../table/words.ts';

const half = 0.5;
/** The price that books start from. */
const usual = -110;
/** Made when asked for: a format takes milliseconds while the function loads. */
const games = () => nflSeasons.games.toLocaleString('en-US');
const seasons = `${nflSeasons.first} to ${nflSeasons.last}`;

export function keyNumber(found: readonly Game[], query: MarketQuery, tables: Tables): QueryAnswer {
  if (query.by === 'landing') return landing(query, tables);
  return query.teams.length > 0 ? inGame(found, query, tables) : aroundNumber(query, tables);
}

/** How many of the most frequent numbers are shown. */
const mostShown = 8;

function landing({ market, line, sports }: MarketQuery, { selectedSport }: Tables): QueryAnswer {
  const isTotal = market === 'total';
  const counts = isTotal ? nflTotals : nflMargins;
  const what = isTotal ? 'total' : 'margin';
  const shareOf = (count: number) => percent(Math.round((1000 * count) / nflSeasons.games) / 10);
  const top = counts
    .map((count, number) => ({ number, count }))
    .toSorted((a, b) => b.count - a.count || a.number - b.number)
    .slice(0, mostShown);
  const size = line === null ? null : Math.abs(line);
  const own =
    size === null
      ? []
      : Number.isInteger(size)
        ? [
            `Of ${games()} NFL games of ${seasons}, ${shareOf(counts[size] ?? 0)} ended on a ${what} of ${size}.`,
          ]
        : [`No game ends on ${size}: it is the half point that no result can land on.`];
  const sport = sports[0] ?? selectedSport;
  return {
    response: [
      ...own,
      `The most frequent ${what}s${size === null ? ` of ${games()} NFL games of ${seasons}` : ''}: ${listed(top.slice(0, 5).map(({ number, count }) => `${number} (${shareOf(count)})`))}.`,
      ...(sport === 'NFL' ? [] : [`We have counted that for the NFL only, not for the ${sport}.`]),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: `NFL games by ${what}, ${seasons}`,
        columns: [
          { label: isTotal ? 'Total' : 'Margin', align: 'start' },
          { label: 'Games', align: 'end' },
          { label: 'Share', align: 'end' },
        ],
        rows: top.map(({ number, count }) => [`${number}`, `${count}`, shareOf(count)]),
      },
    ],
    alternatives: [scheduleOf('NFL')],
  };
}

/** One step of half a point, or from one number to another. */
interface Step {
  readonly from: Shares & { readonly name: string };
  readonly to: Shares & { readonly name: string };
}

/** `From −3.5 at −110 to −3: worth up to −128.` */
function stepWords({ from, to }: Step, price: number, paid: number | null = null): string {
  const even = evenPrice(to, { ...from, price });
  if (even !== null && paid !== null)
    return `From ${from.name} at ${odds(price)} to ${to.name}: worth it up to ${odds(even)}, so at ${odds(paid)} ${americanToDecimal(paid) >= americanToDecimal(even) ? 'yes' : 'no'}.`;
  return even === null
    ? `From ${from.name} to ${to.name} no price is too short.`
    : `From ${from.name} at ${odds(price)} to ${to.name}: worth it up to ${odds(even)}.`;
}

/** Around a number, for a football game whose market stands there. */
function aroundNumber(
  { market, line, side, sizes, sports, price }: MarketQuery,
  { selectedSport }: Tables,
): QueryAnswer {
  const sport = sports[0] ?? selectedSport;
  const selection = market === 'total' ? (side === 'under' ? 'under' : 'over') : 'team';
  const of = { sport: 'NFL' as const, selection } satisfies Omit<Bet, 'line'>;
  const deviation = deviationOf(of);
  const number = line ?? 3;
  const [other] = sizes ?? [];
  if (deviation === undefined) throw new RangeError('football is measured');
  // A number without a sign is laid, as by most who buy points.
  const sign = selection === 'team' && number > 0 && line !== null && !isGot(line, other) ? -1 : 1;
  const lines = (other === undefined ? around(number) : [number, other]).map(
    (each) => sign * Math.abs(each) * (number < 0 ? -1 : 1),
  );
  const whole = lines.find(Number.isInteger) ?? lines[0] ?? 0;
  const at = (each: number) => ({
    ...sharesAt({ ...of, line: each }, { line: whole, chance: half }, deviation),
    name: selection === 'team' ? signedLine(each) : `${selection} ${each}`,
    line: each,
  });
  const ranked = lines.map(at).toSorted((a, b) => a.wins - a.losses - (b.wins - b.losses));
  const steps = ranked.slice(1).flatMap((to, place) => {
    const from = ranked[place];
    return from ? [{ from, to }] : [];
  });
  const push = at(whole).pushes;
  return {
    response: [
      ...(sport === 'NFL'
        ? []
        : [`We have counted that for football only, so this is of the NFL, not of the ${sport}.`]),
      ...(push > 0
        ? [
            `For a game whose market stands at ${at(whole).name}, the result lands exactly there ${share(push)} of the time.`,
          ]
        : []),
      ...steps.map((step) => item(stepWords(step, usual, price?.min))),
      `By how often ${games()} NFL games of ${seasons} ended on each ${market === 'total' ? 'total' : 'margin'}. At a shorter price than that the half point costs more than it gives.`,
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: 'What half a point is worth',
        columns: [
          { label: 'Line', align: 'start' },
          { label: 'Wins', align: 'end' },
          { label: 'Push', align: 'end' },
          { label: 'Loses', align: 'end' },
        ],
        rows: ranked.map(({ name, wins, pushes, losses }) => [
          name,
          share(wins),
          share(pushes),
          share(losses),
        ]),
      },
    ],
    alternatives: [scheduleOf(sport)],
  };
}

/** "From 2.5 to 3" is of points that are got: more of them are easier. */
const isGot = (line: number, other: number | undefined): boolean =>
  other !== undefined && Math.abs(other) > Math.abs(line);

/** Half a point to each side of a whole number; of half a number, the whole one that is easier to lay. */
const around = (number: number): number[] =>
  Number.isInteger(number) ? [number - half, number, number + half] : [number, number - half];

/** In a game, from the market's own line or from the one that is named. */
function inGame(found: readonly Game[], query: MarketQuery, tables: Tables): QueryAnswer {
  const [game] = found;
  const [team = ''] = query.teams.filter((each) => game && isOf(game, each));
  if (!game)
    return {
      response: 'No upcoming game for them is listed in the next 7 days.',
      cards: [],
      alternatives: [],
    };
  const side: LineSide =
    query.market === 'total'
      ? { game, market: 'total', selection: query.side === 'under' ? 'under' : 'over' }
      : { game, market: 'spread', selection: sideOfTeam(game, team) };
  const name = (line: number) => sideName(game, side.market, side.selection, line);
  const main = mainLineOf(side);
  const line = query.line === null ? main : signedOf(query.line, main, side);
  const [named] = query.sizes ?? [];
  const toward = side.market === 'total' && side.selection === 'over' ? 0 - half : half;
  const other = line == null ? null : named === undefined ? line + toward : signedOf(named, main, side);
  const [one, two] = [line, other].map((each) => (each == null ? undefined : reckonAt(side, each)));
  if (line == null || other === null || other === undefined || !one || !two || line === other)
    return {
      response: `For ${matchupAndStart(game)} we can’t tell what half a point is worth: ${main == null ? 'no book prices that line on both sides yet' : 'too few of its lines are listed'}.`,
      cards: [],
      alternatives: [pricesOf(game)],
    };
  const [best] = offersOf(side, tables.books).filter((offer) => offer.line === line);
  const price = best?.price ?? usual;
  const ends = [
    { ...one, line, name: name(line) },
    { ...two, line: other, name: name(other) },
  ] as const;
  const isHarder = one.wins - one.losses <= two.wins - two.losses;
  const [from, to] = isHarder ? ends : [ends[1], ends[0]];
  const results = resultsBetween(betOf(side, line), other, one.anchor, one.deviation);
  return {
    response: [
      `${matchupAndStart(game)}: ${stepWords({ from, to }, isHarder ? price : usual)}`,
      ...(results.length > 0 && results.length <= 3
        ? [
            `It matters only when ${listed(
              results.map((each) => `${resultWords(side, each.result)} (${share(each.share)})`),
              'or',
            )}.`,
          ]
        : []),
      ...[from, to].map((each) =>
        item(
          `${each.name}: wins ${share(each.wins)}${each.pushes > 0 ? `, a push ${share(each.pushes)}` : ''}, loses ${share(each.losses)}`,
        ),
      ),
      best
        ? `${name(line)} is ${odds(best.price)} at ${best.book} now.`
        : `No book lists ${name(line)} now; ${odds(usual)} is taken for it.`,
      'At a shorter price than that the half point costs more than it gives.',
    ].join('\n'),
    cards: [
      {
        type: 'options',
        title: `Half a point, ${matchupAndStart(game)}`,
        options: [from, to].map((each) => ({
          label: each.name,
          price: each === from && isHarder ? price : null,
          chance: each.wins / (each.wins + each.losses),
          cost: null,
          isBest: false,
        })),
      },
    ],
    alternatives: [pricesOf(game)],
  };
}

/** A number without a sign is of the side that the market has. */
const signedOf = (line: number, main: number | null | undefined, { market }: LineSide): number =>
  market === 'spread' && line > 0 && (main ?? 0) < 0 ? 0 - line : line;
