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
import { type MarketNames, type Part, partsOf, teamTotals } from './parts.ts';
import { priced, shareOf } from './pricing.ts';
import { countedTie, homeShare, scoringOf } from './scoring.ts';

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
  const derivedIn = (part: Rule) => books.map((book) => derived(game, book, part));
  const teams = realQuotes(game, 'game').filter(({ homeTotal, awayTotal }) => homeTotal ?? awayTotal);
  return [
    ...typesOf(
      { ...noNames, ...teamTotals[game.sport] },
      teams.length > 0 ? teams : derivedIn(wholeGame),
      game,
      now,
    ),
    ...partsOf[game.sport].flatMap((part) =>
      typesOf(part.names, quotesOf(game, part, derivedIn(part)), game, now),
    ),
    ...(game.sport === 'NHL' ? typesOf(sixtyMinutes, derivedIn(regulation), game, now) : []),
    ...firstToScore(game, books, now),
  ];
}

function isUsGame(game: ReplayedGame): game is UsGame {
  return game.sport !== 'MLS';
}

/** What a price follows from. */
type Rule = Pick<Part, 'id' | 'period' | 'share'>;

const wholeGame: Rule = { id: 'game', period: 'regulation', share: 1 };
const regulation: Rule = { ...wholeGame, id: 'reg' };

const noNames: MarketNames = {
  ...{ moneyline: null, threeWay: null, total: null, handicap: null, homeTotal: null, awayTotal: null },
};
const sixtyMinutes: MarketNames = { ...noNames, threeWay: '3Way Result' };

/** The source's prices of a part, without its ties. */
function realQuotes({ sport, index }: UsGame, part: string): Quote[] {
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

/**
 * The source's prices of a part where it has any. A book's tie follows from its own two-way price of the part, so that both fit; the
 * teams' totals follow from its line of the game where the source has none of that part.
 */
function quotesOf(game: UsGame, part: Part, byRule: readonly Quote[]): readonly Quote[] {
  const real = realQuotes(game, part.id);
  if (real.length === 0) return byRule;
  const withTie = real.map((quote) => ({ ...quote, threeWay: threeWayBeside(game, part, quote) }));
  const hasTotals = real.some(({ homeTotal, awayTotal }) => homeTotal ?? awayTotal);
  return hasTotals ? withTie : [...withTie, ...byRule.map(onlyTeamTotals)];
}

/** With its margin, so that neither team pays less than without the tie. */
function threeWayBeside({ sport }: UsGame, { period }: Part, { moneyline }: Quote): Quote['threeWay'] {
  if (!moneyline) return null;
  const { share, sum } = shareOf([moneyline.home, moneyline.away]);
  return threeWayOf(share, countedTie(sport, period, share), 0, sum);
}

const onlyTeamTotals = (quote: Quote): Quote => ({
  ...quote,
  ...{ moneyline: null, threeWay: null, spread: null, total: null },
});

function derived(game: UsGame, book: Book, part: Rule): Quote {
  const scoring = scoringOf(game.sport, book, part.share);
  const share = homeShare(scoring);
  const cents = (market: string) => mostCents * mostlySmall(game.sport, game.id, book.name, part.id, market);
  const totalOf = (team: 'home' | 'away') =>
    totalNear(scoring[team], (line) => scoring.teamAbove(team, line), cents(team));
  return {
    book: book.name,
    moneyline: { ...winnerOf(share, cents('moneyline')), draw: null },
    threeWay: threeWayOf(
      share,
      scoring.tie ?? countedTie(game.sport, part.period, share),
      cents('three-way'),
    ),
    spread: spreadNear(scoring, cents('spread')),
    total: totalNear(scoring.home + scoring.away, scoring.totalAbove, cents('total')),
    homeTotal: totalOf('home'),
    awayTotal: totalOf('away'),
  };
}

function typesOf(names: MarketNames, quotes: readonly Quote[], game: ReplayedGame, now: Date): Type[] {
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
