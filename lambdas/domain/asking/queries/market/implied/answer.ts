/** The score that the spread and the total of a game imply. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { marketSides } from '../../../../feed/board/market-sides.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { percent } from '../../../../platform/format.ts';
import { lineWords } from '../../../english/leg.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { boardOf, playOn, pricesOf } from '../../table/next.ts';
import { isOf } from '../../table/tables.ts';
import { item, listed, matchup, matchupAndStart, onDays } from '../../table/words.ts';
import { halves, type Split, splitOf } from './split.ts';

const mostInWords = 16;
const mostRows = 40;

export function implied(games: readonly Game[], query: MarketQuery): QueryAnswer {
  const splits = games.flatMap((game) => splitOf(game) ?? []);
  const unpriced = games.filter((game) => !splits.some((split) => split.game === game));
  const sports = [...new Set(games.map(({ sport }) => sport))];
  const [first] = splits;
  const isOne = splits.length === 1;
  const rest = splits.length - mostInWords;
  const missing =
    unpriced.length > 0 && (unpriced.length <= 3 || splits.length === 0)
      ? [`Without a line for it yet: ${listed(unpriced.slice(0, 3).map(matchup))}.`]
      : [];
  if (!first)
    return { response: missing.join('\n'), cards: [], alternatives: sports.slice(0, 1).map(boardOf) };
  const days = query.days ?? [...new Set(games.map(({ day }) => day))];
  return {
    response: [
      ...(isOne ? [] : [`Scores that the lines imply, ${listed(sports)}${onDays(days)}:`]),
      ...splits.slice(0, mostInWords).map((split) => (isOne ? said(split, query) : item(said(split, query)))),
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      ...splits.slice(0, mostListed).flatMap(({ game }) => listedTotals(game)),
      ...missing,
      howOf(sports),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: `Implied scores${onDays(days)}`,
        columns: [
          { label: 'Game', align: 'start' },
          { label: 'Spread', align: 'end' },
          { label: 'Total', align: 'end' },
          { label: 'Away', align: 'end' },
          { label: 'Home', align: 'end' },
        ],
        rows: splits.slice(0, mostRows).map((split) => {
          const { game, spread, total, away, home } = split;
          return [
            matchup(game),
            spread === null ? '–' : spreadOf(game, spread),
            `${total}`,
            `${away}`,
            `${home}`,
          ];
        }),
      },
    ],
    alternatives: [pricesOf(first.game), playOn(first.game)],
  };
}

/** The games whose team totals are listed in words. */
const mostListed = 2;

/** The team asked about first, otherwise the one with more. */
function said(split: Split, { teams }: MarketQuery): string {
  const { game, spread, total, chance } = split;
  const sides = (['home', 'away'] as const).map((at) => ({
    name: nickname(game[at].name, game.sport),
    points: split[at],
    isAsked: teams.length === 1 && isOf(game, teams[0] ?? '') && game[at].name === teams[0],
  }));
  const [one, two] = sides.toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.points - a.points);
  const why =
    spread === null
      ? `a total of ${total} and ${percent(chance ?? 0)} for the ${nickname(game.home.name, game.sport)}`
      : `${spreadOf(game, spread)} and a total of ${total}`;
  return `${matchupAndStart(game)}: ${one?.name} ${one?.points}, ${two?.name} ${two?.points}, from ${why}.`;
}

/** `Lions −7.5`, from the side that gives points. */
function spreadOf(game: Game, home: number): string {
  const at = home <= 0 ? 'home' : 'away';
  return `${nickname(game[at].name, game.sport)} ${lineWords(home <= 0 ? home : 0 - home, 'spread')}`;
}

/** The totals of each team that books list, where they were loaded. */
function listedTotals(game: Game): string[] {
  const totals = marketSides(game, { period: 'game' }).filter(
    ({ market, selection }) => market === 'team_total' && selection === 'over',
  );
  const words = totals.flatMap(({ team, line }) =>
    team && line !== null ? [`${nickname(game[team].name, game.sport)} ${line}`] : [],
  );
  return words.length > 0 ? [`Team totals that books list: ${[...new Set(words)].join(', ')}.`] : [];
}

function howOf(sports: readonly Sport[]): string {
  const isByChance = sports.some((sport) => sport === 'NHL' || sport === 'MLB' || sport === 'MLS');
  const isBySpread = sports.some((sport) => sport === 'NFL' || sport === 'NBA' || sport === 'CFL');
  return [
    ...(isBySpread ? ['Each side has half of the total, and the favorite half of the spread more.'] : []),
    ...(isByChance
      ? [
          'In hockey, baseball and soccer the chance to win splits the total: their spread is 1.5 in nearly every game.',
        ]
      : []),
    'No book predicts a score: it is what its lines come to.',
  ].join(' ');
}

/** "A spread of -3 and a total of 45", of no game. */
export function impliedBy(spread: number, total: number): QueryAnswer {
  const size = Math.abs(spread);
  const [favorite, other] = halves(0 - size, total);
  return {
    response: `A spread of ${size} and a total of ${total} imply ${favorite} for the favorite and ${other} for the other side: half of ${total}, and half of ${size} more or less.`,
    cards: [
      {
        type: 'sum',
        title: 'Implied score',
        steps: [
          { label: 'Half of the total', value: `${total / 2}` },
          { label: 'Half of the spread', value: `${size / 2}` },
        ],
        result: { label: 'Favorite and other side', value: `${favorite} and ${other}` },
      },
    ],
    alternatives: [],
  };
}
