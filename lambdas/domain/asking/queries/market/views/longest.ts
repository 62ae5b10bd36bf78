/** The longest prices of all bets in games: main lines, other markets that are loaded, and player props. */
import { marketSides } from '../../../../feed/board/market-sides.ts';
import { type MarketSide, pricedSides } from '../../../../feed/board/sides.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { propWords } from '../../../../feed/players/prop-words.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playIn, pricesOf } from '../../table/next.ts';
import { allProps } from '../../table/props.ts';
import { nameOf } from '../../table/side-name.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, matchup, odds, onDays } from '../../table/words.ts';

const shown = 5;

interface Row {
  readonly game: Game;
  readonly name: string;
  readonly price: number;
  readonly book: string;
}

export function longestPrices(games: readonly Game[], tables: Tables): QueryAnswer {
  const ids = new Set(games.map(({ id }) => id));
  const ofGames = games.flatMap((game) => [
    ...pricedSides(game, tables.books).flatMap(rowOf),
    ...marketSides(game, { period: 'regulation', line: null, withTie: true }, tables.books).flatMap(rowOf),
  ]);
  const ofPlayers = allProps(tables).flatMap(({ of, game, prices }): Row[] =>
    ids.has(game.id)
      ? prices.flatMap(({ book, line, over, under }) =>
          (['over', 'under'] as const).flatMap((selection) => {
            const price = selection === 'over' ? over : under;
            const oneSided = under === null;
            return price === null
              ? []
              : [
                  {
                    game,
                    name: `${of.player} ${propWords({ stat: of.stat, selection, line, oneSided })}`,
                    price,
                    book,
                  },
                ];
          }),
        )
      : [],
  );
  const best = new Map<string, Row>();
  for (const row of [...ofGames, ...ofPlayers]) {
    const key = `${row.game.id} ${row.name}`;
    if (row.price > (best.get(key)?.price ?? 0)) best.set(key, row);
  }
  const rows = [...best.values()].toSorted((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price));
  const sports = [...new Set(games.map(({ sport }) => sport))];
  const [sport = 'NFL'] = sports;
  const days = onDays([...new Set(games.map(({ day }) => day))]);
  const [first] = rows;
  if (!first)
    return {
      response: `No ${listed(sports)} bet${days} is priced now.`,
      cards: [],
      alternatives: [playIn(sport)],
    };
  const said = ({ name, game, price, book }: Row) => `${name}, ${matchup(game)}: ${odds(price)} at ${book}`;
  return {
    response: [
      `The longest ${listed(sports)} price${days}, of main lines and player props: ${said(first)}.`,
      ...rows.slice(1, shown).map((row) => item(said(row))),
      ...winnerWords(ofGames, first),
    ].join('\n'),
    cards: [],
    alternatives: [pricesOf(first.game), playIn(sport)],
  };
}

const rowOf = (side: MarketSide): Row[] => [
  { game: side.game, name: nameOf(side), price: side.price, book: side.book },
];

/** The longest of the games' own lines, where a player's price is longer. */
function winnerWords(rows: readonly Row[], first: Row): string[] {
  const [top] = rows.toSorted((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price));
  return top && top.price < first.price
    ? [`Of the games’ own lines it is ${top.name}, ${matchup(top.game)}: ${odds(top.price)} at ${top.book}.`]
    : [];
}
