/** The priced legs of the NBA season 2023-24 with their results. */
import { columnsOf, numberIn, priceIn } from '../csv.ts';
import { consensus, type PastLeg, pastLeg } from '../leg.ts';
import { type Priced, scoreLegs } from '../score-legs.ts';

const books = [
  ...['draftkings', 'fanduel', 'betmgm', 'caesars', 'betrivers', 'pointsbet', 'bovada', 'betonline'],
  'mybookie',
];

export function nbaLegs(folder: string): PastLeg[] {
  const games = columnsOf(folder, 'nba-2023-24-quarters.csv', [
    ...['date', 'stage', 'game_id', 'away_code', 'home_code', 'away_score', 'home_score'],
    ...['away_q1', 'away_q2', 'home_q1', 'home_q2'],
  ]);
  const stages = new Map(games.map((row) => [`${row.date} ${row.away_code} ${row.home_code}`, row]));
  return [...nbaScores(folder, stages), ...nbaProps(folder, stages)];
}

type Games = ReadonlyMap<string, Readonly<Record<string, string>>>;

function nbaProps(folder: string, games: Games): PastLeg[] {
  const rows = columnsOf(folder, 'nba-2023-24-player-props.csv', [
    ...['date', 'away', 'home', 'player', 'team', 'market', 'line', 'main', 'result'],
    ...books.flatMap((book) => [`${book}_over`, `${book}_under`]),
  ]).filter(
    ({ result, main }) => main === '1' && (result === 'over' || result === 'under' || result === 'push'),
  );
  const byLeg = Map.groupBy(rows, ({ date, home, player, market }) => `${date} ${home} ${player} ${market}`);
  return [...byLeg.values()].flatMap((own) => {
    const [first] = own;
    if (!first?.team || !first.player || !first.market) return [];
    const { date = '', away = '', home = '', team, player, market } = first;
    const name = `${date} ${away} ${home}`;
    const quotes = own.flatMap((row) =>
      books.flatMap((book) => {
        const [line, over, under] = [
          numberIn(row.line ?? ''),
          priceIn(row[`${book}_over`] ?? ''),
          priceIn(row[`${book}_under`] ?? ''),
        ];
        return line === null || over === null || under === null ? [] : [{ line, over, under }];
      }),
    );
    const at = consensus(quotes);
    const row = own.find(({ line }) => numberIn(line ?? '') === at?.line);
    if (!at || !row || row.result === 'push') return [];
    const isPlayoff = (games.get(name)?.stage ?? 'regular') === 'playoffs';
    return [
      pastLeg({ game: name, day: date, isPlayoff }, market, {
        team,
        isHome: team === home,
        player,
        chance: at.chance,
        spread: at.spread,
        won: row.result === 'over',
      }),
    ];
  });
}

function nbaScores(folder: string, games: Games): PastLeg[] {
  const rows = columnsOf(folder, 'nba-2023-24-books.csv', [
    ...['date', 'away', 'home', 'period', 'last', 'away_moneyline', 'home_moneyline', 'home_spread'],
    ...['home_spread_price', 'away_spread_price', 'total', 'over_price', 'under_price'],
  ]).filter(({ last }) => last === '1');
  const byGame = Map.groupBy(rows, ({ date, away, home, period }) => `${date} ${away} ${home} ${period}`);
  return [...byGame.values()].flatMap((own) => {
    const [first] = own;
    const { date = '', away = '', home = '', period } = first ?? {};
    const name = `${date} ${away} ${home}`;
    const final = games.get(name);
    if (!final) return [];
    const q = (column: string) => Number(final[column]);
    const score =
      period === 'game'
        ? { home: q('home_score'), away: q('away_score') }
        : { home: q('home_q1') + q('home_q2'), away: q('away_q1') + q('away_q2') };
    const priced = own.map((row): Priced => {
      const price = (column: string) => priceIn((row as Record<string, string>)[column] ?? '');
      return {
        home,
        away,
        moneyline: [price('home_moneyline'), price('away_moneyline')],
        spread: [numberIn(row.home_spread ?? ''), price('home_spread_price'), price('away_spread_price')],
        total: [numberIn(row.total ?? ''), price('over_price'), price('under_price')],
      };
    });
    const game = { game: name, day: date, isPlayoff: final.stage === 'playoffs' };
    return scoreLegs(game, priced, score, period === 'game' ? '' : 'h1 ');
  });
}
