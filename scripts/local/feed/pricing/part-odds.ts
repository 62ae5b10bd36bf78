/**
 * Markets of halves, quarters, periods and innings, teams' totals, and who scores first, in the feed's format. Prices are the
 * source's where it has any; otherwise they follow from a book's own line by the rule of `scoring.ts`.
 */
import { type RowsByGame, rowsByGame, text } from '../seasons/csv.ts';
import { type GamePrices, gamePrices, type Total, teamTotal } from '../seasons/prices.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import type { ReplayedSport, UsSport } from '../seasons/teams.ts';
import type { Tree } from '../tree.ts';
import { arePosted, type Book, booksOf, derivedBooks, replayedBook, updatedAt } from './books.ts';
import { mostlySmall } from './chance.ts';
import { spreadNear, threeWayOf, totalNear, winnerOf } from './lines.ts';
import { bookmaker, handicapNode, side, type Type, totalNode } from './odds.ts';
import { type Part, partsOf, teamTotals } from './parts.ts';
import { priced } from './pricing.ts';
import { scoringOf } from './scoring.ts';

type UsGame = ReplayedGame & { readonly sport: UsSport };

interface Quote extends GamePrices {
  readonly book: string;
  readonly threeWay: { readonly home: number; readonly draw: number; readonly away: number } | null;
  readonly homeTotal: Total | null;
  readonly awayTotal: Total | null;
}

const files: Partial<Record<ReplayedSport, RowsByGame>> = {
  NFL: rowsByGame('nfl-books.csv.gz'),
  NBA: rowsByGame('nba-books.csv.gz'),
};

const mostCents = 8;

/** Listed with the props; none after the start. */
export function partTypes(game: ReplayedGame, now: Date): Type[] {
  if (!isUsGame(game) || !arePosted(game, now)) return [];
  const books = booksOf(game, now).slice(0, derivedBooks);
  const whole = { ...teamTotals[game.sport], moneyline: null, handicap: null, threeWay: null, total: null };
  const teams = quotesOf(game, 'game').filter(({ homeTotal, awayTotal }) => homeTotal ?? awayTotal);
  return [
    ...typesOf(
      whole,
      teams.length > 0 ? teams : books.map((book) => derived(game, book, 'game', 1)),
      game,
      now,
    ),
    ...partsOf[game.sport].flatMap((part) => {
      const real = quotesOf(game, part.id);
      const own = real.length > 0 ? real : books.map((book) => derived(game, book, part.id, part.share));
      return typesOf(part, own, game, now);
    }),
    ...(game.sport === 'NHL'
      ? typesOf(
          sixtyMinutes,
          books.map((book) => derived(game, book, 'reg', 1)),
          game,
          now,
        )
      : []),
    ...firstToScore(game, books, now),
  ];
}

function isUsGame(game: ReplayedGame): game is UsGame {
  return game.sport !== 'MLS';
}

type Names = Omit<Part, 'id' | 'share' | 'total'> & { readonly total: string | null };

const sixtyMinutes: Names = {
  ...{
    moneyline: null,
    threeWay: '3Way Result',
    total: null,
    handicap: null,
    homeTotal: null,
    awayTotal: null,
  },
};

/** The source's prices of a part; of the game only the teams' totals are of interest here. */
function quotesOf({ sport, index }: UsGame, part: string): Quote[] {
  return (files[sport]?.of(index) ?? [])
    .filter(({ period, book }) => period === part && !book?.endsWith(' early'))
    .filter(({ book }, _, all) => book !== 'Close' || all.length === 1)
    .map((row) => ({
      book: row.book === 'Close' ? replayedBook : text(row.book),
      ...gamePrices(row),
      threeWay: null,
      homeTotal: teamTotal(row, 'home'),
      awayTotal: teamTotal(row, 'away'),
    }));
}

function derived(game: UsGame, book: Book, part: string, share: number): Quote {
  const scoring = scoringOf(game.sport, book, share);
  const cents = (market: string) => mostCents * mostlySmall(game.sport, game.id, book.name, part, market);
  const totalOf = (team: 'home' | 'away') =>
    totalNear(scoring[team], (line) => scoring.teamAbove(team, line), cents(team));
  return {
    book: book.name,
    moneyline: { ...winnerOf(scoring, cents('moneyline')), draw: null },
    threeWay: threeWayOf(scoring, cents('three-way')),
    spread: spreadNear(scoring, cents('spread')),
    total: totalNear(scoring.home + scoring.away, scoring.totalAbove, cents('total')),
    homeTotal: totalOf('home'),
    awayTotal: totalOf('away'),
  };
}

function typesOf(names: Names, quotes: readonly Quote[], game: ReplayedGame, now: Date): Type[] {
  const market = (name: string | null, nodeOf: (quote: Quote) => Tree | null): Type[] => {
    if (name === null) return [];
    const listed = quotes.flatMap((quote): Tree[] => {
      const node = nodeOf(quote);
      return node ? [{ ...bookmaker(quote.book, updatedAt(quote.book, game, now)), ...node }] : [];
    });
    return listed.length > 0 ? [{ value: name, id: '', bookmaker: listed }] : [];
  };
  const totalOf = (total: Total | null) => total && { total: totalNode(total) };
  return [
    ...market(
      names.moneyline,
      ({ moneyline }) => moneyline && { odd: [side('Home', moneyline.home), side('Away', moneyline.away)] },
    ),
    ...market(
      names.threeWay,
      ({ threeWay }) =>
        threeWay && {
          odd: [side('Home', threeWay.home), side('Draw', threeWay.draw), side('Away', threeWay.away)],
        },
    ),
    ...market(names.total, ({ total }) => totalOf(total)),
    ...market(names.handicap, ({ book, spread }) => spread && { handicap: handicapNode(book, spread) }),
    ...market(names.homeTotal, ({ homeTotal }) => totalOf(homeTotal)),
    ...market(names.awayTotal, ({ awayTotal }) => totalOf(awayTotal)),
  ];
}

const firstOverround = 1.05;

/** By what each team is expected to score. The NBA's feed has no events that could settle it. */
function firstToScore(game: UsGame, books: readonly Book[], now: Date): Type[] {
  if (game.sport === 'NBA') return [];
  return ['Team To Score First', 'Team To Score Last'].map((value) => ({
    value,
    id: '',
    bookmaker: books.map((book) => {
      const { home, away } = scoringOf(game.sport, book, 1);
      const cents = mostCents * mostlySmall(game.sport, game.id, book.name, value);
      const [forHome, forAway] = priced(home / (home + away), firstOverround, cents);
      return {
        ...bookmaker(book.name, updatedAt(book.name, game, now)),
        odd: [side('Home', forHome), side('Away', forAway)],
      };
    }),
  }));
}
