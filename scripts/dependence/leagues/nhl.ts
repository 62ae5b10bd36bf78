/** The priced legs of the NHL season 2025-26 with their results. */
import { oneSidedKind } from '../../../lambdas/domain/feed/odds/one-sided-kind.ts';
import { columnsOf, numberIn, priceIn } from '../csv.ts';
import { consensus, type PastLeg, pastLeg } from '../leg.ts';
import type { OneSidedPrices } from '../one-sided-table.ts';
import { type Priced, scoreLegs } from '../score-legs.ts';

const statOf: Readonly<Record<string, string>> = {
  goals: 'goals',
  assists: 'assists',
  points: 'points',
  shots_on_goal: 'shots',
};

export function nhlLegs(folder: string): PastLeg[] {
  const games = new Map(
    columnsOf(folder, 'nhl-2025-26-results.csv', [
      ...['game_id', 'date', 'stage', 'away_code', 'home_code', 'away_score', 'home_score'],
    ]).map((row) => [row.game_id ?? '', row]),
  );
  return [...nhlScores(folder, games), ...nhlProps(folder, games)];
}

type Games = ReadonlyMap<string, Readonly<Record<string, string>>>;

const namedOf = (game: Readonly<Record<string, string>>) => ({
  game: game.game_id ?? '',
  day: game.date ?? '',
  isPlayoff: game.stage === 'P',
});

const propRows = (folder: string) =>
  columnsOf(folder, 'nhl-2025-26-player-props.csv', [
    ...(['game_id', 'player_id', 'team', 'market', 'book', 'line'] as const),
    ...(['over_price', 'under_price', 'result'] as const),
  ]).filter(({ result }) => result === 'over' || result === 'under');

/** Books that price goals, by their name in the files. */
const goalBooks: Readonly<Record<string, string>> = {
  betrivers: 'BetRivers',
  fanduel: 'FanDuel',
  fanatics: 'Fanatics',
};

/**
 * A goal or more, and two or more, by the price of the yes. FanDuel's file has the no beside it; the feed, like most books, lists
 * only the yes.
 */
export function nhlOneSidedPrices(folder: string): OneSidedPrices[] {
  const rows = propRows(folder).filter(
    ({ market, book, line, under_price }) =>
      market === 'goals' &&
      goalBooks[book ?? ''] !== undefined &&
      (line === '0.5' || (line === '1.5' && under_price === '')),
  );
  const byBet = Map.groupBy(rows, ({ game_id, player_id, line }) => `${game_id} ${player_id} ${line}`);
  return [...byBet.values()].flatMap((own) => {
    const prices = own.flatMap(({ book, over_price }): [string, number][] => {
      const price = priceIn(over_price);
      const name = goalBooks[book ?? ''];
      return price === null || name === undefined ? [] : [[name, price]];
    });
    const [first] = own;
    if (!first || prices.length === 0) return [];
    return [
      {
        kind: oneSidedKind('NHL', 'goals', Number(first.line)),
        season: '2025-26',
        game: first.game_id,
        prices: new Map(prices),
        won: first.result === 'over',
      },
    ];
  });
}

function nhlProps(folder: string, games: Games): PastLeg[] {
  const rows = propRows(folder);
  const byLeg = Map.groupBy(rows, ({ game_id, player_id, market }) => `${game_id} ${player_id} ${market}`);
  return [...byLeg.values()].flatMap((own) => {
    const [first] = own;
    const game = games.get(first?.game_id ?? '');
    if (!first?.team || !first.player_id || !game) return [];
    const at = consensus(own.flatMap(quoted));
    const row = own.find(({ line }) => numberIn(line ?? '') === at?.line);
    if (!at || !row) return [];
    return [
      pastLeg(namedOf(game), statOf[first.market ?? ''] ?? '', {
        team: first.team,
        isHome: first.team === game.home_code,
        player: first.player_id,
        chance: at.chance,
        spread: at.spread,
        won: row.result === 'over',
      }),
    ];
  });
}

function quoted(row: Readonly<Record<string, string>>) {
  const [line, over, under] = [
    numberIn(row.line ?? ''),
    priceIn(row.over_price ?? ''),
    priceIn(row.under_price ?? ''),
  ];
  return line === null || over === null || under === null ? [] : [{ line, over, under }];
}

function nhlScores(folder: string, games: Games): PastLeg[] {
  const rows = columnsOf(folder, 'nhl-2025-26-books.csv', [
    ...['game_id', 'state', 'away_moneyline', 'home_moneyline', 'home_spread', 'home_spread_price'],
    ...['away_spread_price', 'total', 'over_price', 'under_price'],
  ]);
  return [...Map.groupBy(rows, ({ game_id }) => game_id)].flatMap(([id, own]) => {
    const game = games.get(id ?? '');
    if (!game) return [];
    const last = own.filter(({ state }) => state === 'last');
    const priced = (last.length > 0 ? last : own.filter(({ state }) => state === 'day')).map(
      (row): Priced => {
        const price = (column: string) => priceIn((row as Record<string, string>)[column] ?? '');
        return {
          home: game.home_code ?? '',
          away: game.away_code ?? '',
          moneyline: [price('home_moneyline'), price('away_moneyline')],
          spread: [numberIn(row.home_spread ?? ''), price('home_spread_price'), price('away_spread_price')],
          total: [numberIn(row.total ?? ''), price('over_price'), price('under_price')],
        };
      },
    );
    return scoreLegs(namedOf(game), priced, { home: Number(game.home_score), away: Number(game.away_score) });
  });
}
