/** The priced legs of the MLB season 2025 with their results. */
import { oneSidedKind } from '../../../lambdas/domain/feed/odds/one-sided-kind.ts';
import { columnsOf, numberIn, priceIn } from '../csv.ts';
import { consensus, type PastLeg, pastLeg } from '../leg.ts';
import { type OneSidedPast, oneSidedChance } from '../one-sided-past.ts';
import type { OneSidedPrices } from '../one-sided-table.ts';
import { type Priced, scoreLegs } from '../score-legs.ts';

const statOf: Readonly<Record<string, string>> = {
  pitcher_strikeouts: 'strikeouts',
  pitcher_outs: 'outs',
  pitcher_earned_runs: 'earned_runs',
  pitcher_hits_allowed: 'hits_allowed',
  pitcher_walks: 'walks_allowed',
  batter_hits: 'hits',
  batter_home_runs: 'home_runs',
  batter_total_bases: 'total_bases',
  batter_rbis: 'runs_batted_in',
  batter_runs_scored: 'runs',
};

const props = (folder: string) =>
  columnsOf(folder, 'mlb-2025-player-props.csv', [
    ...(['date', 'game_pk', 'player_id', 'team', 'market', 'line'] as const),
    ...(['over_price', 'under_price', 'result'] as const),
  ]).filter(({ result, game_pk }) => game_pk !== '' && (result === 'over' || result === 'under'));

/** The batters' props that only the over is priced of. */
const pricedOnce = (folder: string) =>
  props(folder).flatMap((row) => {
    const price = priceIn(row.over_price);
    const isPricedOnce = price !== null && priceIn(row.under_price) === null;
    return isPricedOnce && row.market.startsWith('batter') ? [{ ...row, price }] : [];
  });

export function mlbOneSided(folder: string): OneSidedPast[] {
  return pricedOnce(folder).map(({ date, market, price, result }) => {
    const half = date < '2025-07-15' ? 'first' : 'second';
    return { league: 'MLB', kind: market, price, won: result === 'over', half };
  });
}

/** The same, for the table that the product reads; the source merged the books and names none. */
export function mlbOneSidedPrices(folder: string): OneSidedPrices[] {
  return pricedOnce(folder).flatMap(({ game_pk, market, line, price, result }) => {
    const [stat, number] = [statOf[market], numberIn(line)];
    if (!stat || number === null) return [];
    const kind = oneSidedKind('MLB', stat, number);
    return [
      { kind, season: '2025', game: game_pk, prices: new Map([['unnamed', price]]), won: result === 'over' },
    ];
  });
}

export function mlbLegs(folder: string, past: readonly OneSidedPast[]): PastLeg[] {
  const games = new Map(
    columnsOf(folder, 'mlb-2025-innings.csv', [
      ...['game_pk', 'date', 'stage', 'away', 'home', 'away_score', 'home_score'],
    ]).map((row) => [row.game_pk ?? '', row]),
  );
  const batters = new Map(
    columnsOf(folder, 'mlb-2025-box.csv', ['game_pk', 'team', 'home', 'player_id', 'order_of_first_pa']).map(
      (row) => [`${row.game_pk} ${row.player_id}`, row],
    ),
  );
  const homes = new Map([...batters.values()].map((row) => [`${row.game_pk} ${row.team}`, row.home === '1']));
  return [...mlbScores(folder, games), ...mlbProps(folder, { games, batters, homes }, past)];
}

type Rows = ReadonlyMap<string, Readonly<Record<string, string>>>;

interface Known {
  readonly games: Rows;
  readonly batters: Rows;
  readonly homes: ReadonlyMap<string, boolean>;
}

const namedOf = (game: Readonly<Record<string, string>>) => ({
  game: game.game_pk ?? '',
  day: game.date ?? '',
  isPlayoff: game.stage === 'P',
});

function mlbProps(
  folder: string,
  { games, batters, homes }: Known,
  past: readonly OneSidedPast[],
): PastLeg[] {
  const byLeg = Map.groupBy(
    props(folder),
    ({ game_pk, player_id, market }) => `${game_pk} ${player_id} ${market}`,
  );
  return [...byLeg.values()].flatMap((own) => {
    const [first] = own;
    const game = games.get(first?.game_pk ?? '');
    const isHome = homes.get(`${first?.game_pk} ${first?.team}`);
    if (!first?.team || !first.player_id || !first.market || !game || isHome === undefined) return [];
    const at = consensus(own.flatMap(quoted));
    const yes = priceIn(first.over_price ?? '');
    const chance = at?.chance ?? (yes === null ? null : oneSidedChance(past, 'MLB', first.market, yes));
    const row = at ? own.find(({ line }) => numberIn(line ?? '') === at.line) : first;
    const order = numberIn(batters.get(`${first.game_pk} ${first.player_id}`)?.order_of_first_pa ?? '');
    if (chance === null || !row) return [];
    return [
      pastLeg(namedOf(game), statOf[first.market] ?? first.market, {
        // Scores name teams in full, so that a side is the name of a team here.
        team: isHome ? 'home' : 'away',
        isHome,
        player: first.player_id,
        chance,
        won: row.result === 'over',
        order: order !== null && order <= 9 ? order : null,
        spread: at?.spread ?? null,
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

function mlbScores(folder: string, games: Rows): PastLeg[] {
  const rows = columnsOf(folder, 'mlb-2025-books.csv', [
    ...['game_pk', 'source', 'away_moneyline', 'home_moneyline', 'home_spread', 'home_spread_price'],
    ...['away_spread_price', 'total', 'over_price', 'under_price'],
  ]).filter(({ source }) => source !== 'open');
  return [...Map.groupBy(rows, ({ game_pk }) => game_pk)].flatMap(([id, own]) => {
    const game = games.get(id ?? '');
    if (!game) return [];
    const priced = own.map((row): Priced => {
      const price = (column: string) => priceIn((row as Record<string, string>)[column] ?? '');
      return {
        home: 'home',
        away: 'away',
        moneyline: [price('home_moneyline'), price('away_moneyline')],
        spread: [numberIn(row.home_spread ?? ''), price('home_spread_price'), price('away_spread_price')],
        total: [numberIn(row.total ?? ''), price('over_price'), price('under_price')],
      };
    });
    return scoreLegs(namedOf(game), priced, { home: Number(game.home_score), away: Number(game.away_score) });
  });
}
