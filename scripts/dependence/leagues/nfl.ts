/** The priced legs of the NFL season 2023 with their results. */
import type { GradedStat } from '../../../lambdas/contracts/feed/props.ts';
import { oneSidedKind } from '../../../lambdas/domain/feed/odds/one-sided-kind.ts';
import { columnsOf, numberIn, priceIn } from '../csv.ts';
import { consensus, type PastLeg, pastLeg } from '../leg.ts';
import { type OneSidedPast, oneSidedChance } from '../one-sided-past.ts';
import type { OneSidedPrices } from '../one-sided-table.ts';
import { type Priced, scoreLegs } from '../score-legs.ts';

const statOf: Readonly<Record<string, string>> = {
  passing_yards: 'passing_yards',
  passing_tds: 'passing_touchdowns',
  passing_interceptions: 'interceptions',
  pass_attempts: 'pass_attempts',
  pass_completions: 'completions',
  longest_completion: 'longest_completion',
  rushing_yards: 'rushing_yards',
  rushing_attempts: 'rush_attempts',
  longest_rush: 'longest_rush',
  receptions: 'receptions',
  receiving_yards: 'receiving_yards',
  longest_reception: 'longest_reception',
  rushing_receiving_yards: 'rushing_receiving_yards',
  kicking_points: 'kicking_points',
  anytime_touchdown_scorer: 'touchdowns',
};

/** The statistic of each one-sided market, and its line where the file has none. */
const oneSided: Readonly<Record<string, readonly [stat: GradedStat, line?: number]>> = {
  anytime_touchdown_scorer: ['touchdowns', 0.5],
  two_or_more_touchdowns: ['touchdowns', 1.5],
  first_touchdown_scorer: ['first_touchdowns', 0.5],
  alt_receiving_yards: ['receiving_yards'],
  alt_receptions: ['receptions'],
  alt_rushing_yards: ['rushing_yards'],
  alt_passing_yards: ['passing_yards'],
};

const propFiles = ['nfl-2023-props.csv', 'nfl-2023-props-late.csv', 'nfl-2023-props-more.csv'];

const propColumns = [
  ...(['week', 'date', 'away', 'home', 'player', 'team', 'pos', 'market', 'line', 'result'] as const),
  ...(['consensus_over', 'consensus_under', 'draftkings_over', 'draftkings_under'] as const),
  ...(['fanduel_over', 'fanduel_under', 'bet365_over', 'bet365_under'] as const),
];

const books = ['draftkings', 'fanduel', 'bet365'] as const;

/** Columns of prices, by the feed's spelling of the book. */
const sources = {
  consensus: 'consensus',
  DraftKings: 'draftkings',
  FanDuel: 'fanduel',
  bet365: 'bet365',
} as const;

const lastRegularWeek = 18;

function propRows(folder: string) {
  return propFiles
    .flatMap((file) => columnsOf(folder, file, propColumns))
    .filter(({ result }) => result === 'over' || result === 'under');
}

/** Every one-sided price with its result, for the table of what came in. */
export function nflOneSided(folder: string): OneSidedPast[] {
  return propRows(folder).flatMap((row) => {
    if (!oneSided[row.market]) return [];
    // FanDuel's column holds another market in some rows, so that a price is taken only beside the consensus.
    const price = priceIn(row.consensus_over ?? '');
    if (price === null || price < -10_000) return [];
    const half = Number(row.week) <= 11 ? 'first' : 'second';
    return [{ league: 'NFL', kind: row.market, price, won: row.result === 'over', half }];
  });
}

/** The same prices at each source, for the table that the product reads. */
export function nflOneSidedPrices(folder: string): OneSidedPrices[] {
  return propRows(folder).flatMap((row) => {
    const [stat, line = numberIn(row.line)] = oneSided[row.market] ?? [];
    if (!stat || line === null) return [];
    const prices = Object.entries(sources).flatMap(([name, column]): [string, number][] => {
      const price = priceIn(row[`${column}_over`]);
      // FanDuel's anytime touchdowns are mixed with another market.
      const isMixed = name === 'FanDuel' && row.market === 'anytime_touchdown_scorer';
      return price === null || isMixed ? [] : [[name, price]];
    });
    if (prices.length === 0) return [];
    const game = `${row.date} ${row.away} ${row.home}`;
    const kind = oneSidedKind('NFL', stat, line);
    return [{ kind, season: '2023', game, prices: new Map(prices), won: row.result === 'over' }];
  });
}

export function nflLegs(folder: string, past: readonly OneSidedPast[]): PastLeg[] {
  return [...nflScores(folder), ...nflProps(folder, past)];
}

function nflProps(folder: string, past: readonly OneSidedPast[]): PastLeg[] {
  const byLeg = Map.groupBy(
    propRows(folder).filter(({ market = '' }) => statOf[market]),
    ({ date, home, player, market }) => `${date} ${home} ${player} ${market}`,
  );
  return [...byLeg.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first?.team || !first.player || !first.market) return [];
    const { date = '', away = '', home = '', team, player, market } = first;
    const quotesAt = (source: (typeof books)[number] | 'consensus') =>
      rows.flatMap((row) => {
        const [line, over, under] = [
          numberIn(row.line ?? ''),
          priceIn(row[`${source}_over`]),
          priceIn(row[`${source}_under`]),
        ];
        return line === null || over === null || under === null ? [] : [{ line, over, under }];
      });
    const at = consensus(quotesAt('consensus'));
    const spread = consensus(books.flatMap(quotesAt))?.spread ?? null;
    const yes = priceIn(first.consensus_over ?? '');
    const chance =
      at?.chance ??
      (market === 'anytime_touchdown_scorer' && yes !== null
        ? oneSidedChance(past, 'NFL', market, yes)
        : null);
    const row = rows.find(({ line }) => !at || numberIn(line ?? '') === at.line);
    if (chance === null || !row) return [];
    return [
      pastLeg(
        { game: `${date} ${away} ${home}`, day: date, isPlayoff: Number(first.week) > lastRegularWeek },
        statOf[market] ?? market,
        {
          role: roleOf(first.pos ?? ''),
          team,
          isHome: team === home,
          player,
          chance,
          won: row.result === 'over',
          spread,
        },
      ),
    ];
  });
}

/** Fullbacks and unknown positions have none of their own. */
const roleOf = (position: string) => (['QB', 'RB', 'WR', 'TE'].includes(position) ? position : '');

const periods = { game: '', first_half: 'h1 ', q1: 'q1 ' } as const;

function nflScores(folder: string): PastLeg[] {
  const scores = new Map(
    columnsOf(folder, 'nfl-2023-quarters.csv', [
      ...['game_id', 'game_type', 'away_score', 'home_score', 'away_q1', 'away_q2', 'home_q1', 'home_q2'],
    ]).map((row) => [row.game_id, row]),
  );
  const rows = columnsOf(folder, 'nfl-2023-lines.csv', [
    ...[
      'date',
      'game_id',
      'away',
      'home',
      'period',
      'source',
      'away_moneyline',
      'home_moneyline',
      'home_spread',
    ],
    ...['home_spread_price', 'away_spread_price', 'total', 'over_price', 'under_price', 'away_team_total'],
    ...['away_team_over', 'away_team_under', 'home_team_total', 'home_team_over', 'home_team_under'],
  ]);
  return rows.flatMap((row) => {
    const { source, period = '', date = '', home = '', away = '' } = row;
    const final = scores.get(row.game_id);
    if (source !== 'consensus' || !final || !(period in periods)) return [];
    const q = (name: string) => Number(final[name] ?? Number.NaN);
    const score = {
      game: { home: q('home_score'), away: q('away_score') },
      first_half: { home: q('home_q1') + q('home_q2'), away: q('away_q1') + q('away_q2') },
      q1: { home: q('home_q1'), away: q('away_q1') },
    }[period as keyof typeof periods];
    const price = (name: string) => priceIn(row[name] ?? '');
    const priced: Priced = {
      home,
      away,
      moneyline: [price('home_moneyline'), price('away_moneyline')],
      spread: [numberIn(row.home_spread ?? ''), price('home_spread_price'), price('away_spread_price')],
      total: [numberIn(row.total ?? ''), price('over_price'), price('under_price')],
      homeTotal: [numberIn(row.home_team_total ?? ''), price('home_team_over'), price('home_team_under')],
      awayTotal: [numberIn(row.away_team_total ?? ''), price('away_team_over'), price('away_team_under')],
    };
    const game = { game: `${date} ${away} ${home}`, day: date, isPlayoff: final.game_type !== 'REG' };
    return scoreLegs(game, [priced], score, periods[period as keyof typeof periods]);
  });
}
