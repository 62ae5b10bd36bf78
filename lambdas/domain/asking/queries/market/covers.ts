/** Answers about arbitrage and middles: those there are, or what the closest costs. */
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Game } from '../../../feed/games/game.ts';
import { dollars, percent, plural } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { pricesOf } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { ageOf, item, marketWords, matchup, odds, onDays, sideName } from '../table/words.ts';
import { type Cover, type CoverBet, coversOf, stakesOf } from './cover.ts';
import { marketsIn } from './markets.ts';

const mostShown = 5;

/** The whole stake of the sum that is shown, in cents. */
const exampleCents = 10_000;

export function arbitrage(games: readonly Game[], query: MarketQuery, tables: Tables): QueryAnswer {
  const all = ranked(games, query);
  const found = all.filter(({ profit }) => profit > 0);
  const [closest] = all;
  const where = looked(games, query);
  if (!closest)
    return { response: `No market${where} has a price on every side yet.`, cards: [], alternatives: [] };
  if (found.length === 0) {
    return {
      response: [
        `No arbitrage${where} now. The closest costs ${percent(costOf(closest))} of the whole stake:`,
        ...lines(closest, tables),
        howSearched,
      ].join('\n'),
      cards: [tableOf('The closest to an arbitrage', [closest], tables)],
      alternatives: [pricesOf(closest.game)],
    };
  }
  const shown = found.slice(0, mostShown);
  return {
    response: [
      `${plural(found.length, 'arbitrage', 'arbitrages')}${where} now:`,
      ...shown.flatMap((cover) => [
        `${head(cover)}: pays ${percent(cover.profit * 100)} whichever side wins.`,
        ...stakeLines(cover, tables),
      ]),
      'Check both prices before the first bet: one of them may be gone.',
    ].join('\n'),
    cards: [tableOf('Arbitrage', shown, tables)],
    alternatives: [pricesOf(shown[0]?.game ?? closest.game)],
  };
}

const howSearched = 'Every pair of fresh prices at all books was compared.';

export function middles(games: readonly Game[], query: MarketQuery, tables: Tables): QueryAnswer {
  const least = query.lines?.min ?? 0;
  const found = ranked(games, query).filter(
    (cover) => cover.gap !== null && cover.gap[1] - cover.gap[0] >= least && canBothWin(cover),
  );
  const where = `${least > 0 ? ` of ${least} points or more` : ''}${looked(games, query)}`;
  const [first] = found;
  if (!first) {
    return {
      response: `No middle${where} now: no two books differ ${least > 0 ? `by ${least} points or more` : 'enough in their line for both bets to win'} on ${query.market === null ? 'a spread or a total' : `a ${marketWords(marketsIn(query)[0] ?? 'spread', games[0]?.sport ?? 'NFL')}`}.`,
      cards: [],
      alternatives: games[0] ? [pricesOf(games[0])] : [],
    };
  }
  const shown = onePerMarket(found).slice(0, mostShown);
  return {
    response: [
      `${plural(onePerMarket(found).length, 'middle')}${where}, cheapest first:`,
      ...shown.flatMap((cover) => [
        `${head(cover)}: both win if ${gapWords(cover)}; otherwise it ${resultWords(cover)}.`,
        ...lines(cover, tables),
      ]),
    ].join('\n'),
    cards: [tableOf('Middles', shown, tables)],
    alternatives: [pricesOf(first.game)],
  };
}

/** Scores are whole: "over 226" and "under 226.5" never win both. Where no game ends level, nobody wins by 0. */
function canBothWin({ game, market, bets, gap }: Cover): boolean {
  if (gap === null || bets.length !== 2) return false;
  const [low, high] = gap;
  const first = Math.floor(low) + 1;
  const isLevel = first === 0 && market === 'spread' && neverLevel.has(game.sport);
  return (isLevel ? first + 1 : first) < high;
}
const neverLevel: ReadonlySet<Sport> = new Set(['NBA', 'NHL', 'MLB']);

function ranked(games: readonly Game[], query: MarketQuery): Cover[] {
  return games.flatMap((game) => coversOf(game, marketsIn(query))).sort((a, b) => b.profit - a.profit);
}

/** The cheapest of each market of a game. */
function onePerMarket(covers: readonly Cover[]): Cover[] {
  const seen = new Set<string>();
  return covers.filter(({ game, market }) => {
    const name = `${game.id} ${market}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

const costOf = ({ profit }: Cover) => Math.round(-profit * 1000) / 10;

const looked = (games: readonly Game[], { days, sports }: MarketQuery) =>
  ` in ${plural(games.length, `${sports.length === 1 ? `${sports[0]} ` : ''}game`)}${onDays(days ?? [...new Set(games.map(({ day }) => day))].sort())}`;

const head = ({ game, market }: Cover) => `${matchup(game)}, ${marketWords(market, game.sport)}`;

const betName = ({ game, market }: Cover, { selection, line }: CoverBet) =>
  sideName(game, market, selection, line);

const lines = (cover: Cover, { now }: Tables) =>
  cover.bets.map((bet) =>
    item(`${betName(cover, bet)} ${odds(bet.price)} at ${bet.book}, ${ageOf(bet.at, now)}`),
  );

/** Stakes of $100 in all that pay the same on every side. */
function stakeLines(cover: Cover, { now }: Tables): string[] {
  const stakes = stakesOf(cover.bets, exampleCents);
  return cover.bets.map((bet, at) =>
    item(
      `${dollars((stakes[at] ?? 0) / 100)} on ${betName(cover, bet)} ${odds(bet.price)} at ${bet.book}, ${ageOf(bet.at, now)}`,
    ),
  );
}

function resultWords({ profit }: Cover): string {
  const share = percent(Math.abs(Math.round(profit * 1000) / 10));
  return profit >= 0 ? `pays ${share} of the whole stake` : `costs ${share} of the whole stake`;
}

function gapWords({ game, market, gap }: Cover): string {
  const [low, high] = gap ?? [0, 0];
  if (market === 'total') return `the total lands between ${low} and ${high}`;
  const team = (side: 'home' | 'away') => sideName(game, 'moneyline', side, null).replace(' to win', '');
  if (low >= 0) return `the ${team('home')} win by more than ${low} and less than ${high}`;
  if (high <= 0) return `the ${team('away')} win by more than ${-high} and less than ${-low}`;
  return `neither the ${team('home')} win by ${high} or more nor the ${team('away')} by ${-low} or more`;
}

/** A row per bet; an arbitrage has the stakes that pay the same, of $100 in all. */
function tableOf(title: string, covers: readonly Cover[], { now }: Tables): CardOf<'table'> {
  const hasStakes = covers.every(({ profit }) => profit > 0);
  return {
    type: 'table',
    title,
    columns: [
      { label: 'Bet', align: 'start' },
      { label: 'Book', align: 'start' },
      { label: 'Price', align: 'end' },
      ...(hasStakes ? [{ label: 'Of $100', align: 'end' as const }] : []),
      { label: 'Age', align: 'end' },
      { label: 'Whole', align: 'end' },
    ],
    rows: covers.flatMap((cover) =>
      cover.bets.map((bet, at) => [
        `${betName(cover, bet)}, ${matchup(cover.game)}`,
        bet.book,
        odds(bet.price),
        ...(hasStakes ? [dollars((stakesOf(cover.bets, exampleCents)[at] ?? 0) / 100)] : []),
        ageOf(bet.at, now),
        at === 0
          ? `${cover.profit > 0 ? '+' : '−'}${percent(Math.abs(Math.round(cover.profit * 1000) / 10))}`
          : '',
      ]),
    ),
  };
}
