/** Prices of golf tournaments: the favorites to win, or what a golfer is priced at. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Placing } from '../../../../../contracts/feed/outright.ts';
import { type Game, isUpcoming } from '../../../../feed/games/game.ts';
import { withArticle } from '../../../../feed/games/tournament.ts';
import type { Field } from '../../../../feed/golf/field.ts';
import { fieldMarket } from '../../../../feed/golf/market.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { isMeant } from '../../../../feed/players/names.ts';
import { addDays, dayLabel, leagueDay } from '../../../../platform/calendar.ts';
import { percent } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playIn } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, odds } from '../../table/words.ts';

/** The most players of a list. */
const mostListed = 10;

const finishes: Readonly<Record<Placing, string>> = {
  top_5: 'to finish in the top 5',
  top_10: 'to finish in the top 10',
  top_20: 'to finish in the top 20',
  cut: 'to make the cut',
  round_leader: 'to lead after the first round',
};

interface Tournament {
  readonly game: Game;
  readonly field: Field;
}

export function golfPrices(query: MarketQuery, { sports, now }: Tables): QueryAnswer {
  const own = sports.find(({ sport }) => sport === 'GOLF');
  const tournaments = (own?.games ?? [])
    .filter((game) => isUpcoming(game, now))
    .flatMap((game) => (game.field ? [{ game, field: game.field }] : []))
    .toSorted((a, b) => a.game.startsAt.localeCompare(b.game.startsAt));
  const [player] = query.players;
  if (tournaments.length === 0) return noTournament(player, own?.whyNothing, now);
  const said = tournaments.map((each) =>
    player === undefined ? favoritesOf(each, query.placing) : pricesOf(each, player, query.placing),
  );
  return { response: said.join('\n'), cards: [], alternatives: [playIn('GOLF')] };
}

/** Says too what the feed lists of tournaments without prices. */
function noTournament(player: string | undefined, why: string | undefined, now: Date): QueryAnswer {
  const last = dayLabel(addDays(leagueDay(now), 7));
  const whom = player === undefined ? 'there are no golf odds' : `no book prices ${player}`;
  return {
    response: [
      `No upcoming golf tournament with prices is listed through ${last}, so ${whom} now.`,
      ...(player === undefined ? [] : [noEntries]),
      ...(why === undefined ? [] : [why]),
    ].join(' '),
    cards: [],
    alternatives: [],
  };
}

const noEntries =
  'We keep no entry lists and no golf injury reports: only prices show who is expected to play.';

function favoritesOf({ game, field }: Tournament, placing: Placing | undefined): string {
  const where = `${game.home.name}, from ${dayLabel(game.day)}`;
  const rows = placing === undefined ? winners(field) : placed(field, placing);
  const what = placing === undefined ? 'to win' : finishes[placing];
  if (rows.length === 0) return `${where}: no book prices anyone ${what} now.`;
  return [
    `${where}, shortest prices ${what}:`,
    ...rows.slice(0, mostListed).map(({ text }) => item(text)),
    ...(rows.length > mostListed ? [`And ${rows.length - mostListed} more.`] : []),
  ].join('\n');
}

function pricesOf({ game, field }: Tournament, player: string, placing: Placing | undefined): string {
  const all = field.players.filter((each) => isMeant(player, each));
  const where = withArticle(game.home.name);
  if (all.length > 1) return `${player} could be ${listed(all.slice(0, 5), 'or')}. Please use the full name.`;
  const [name = player] = all;
  const rows = placing === undefined ? winners(field) : placed(field, placing);
  const row = rows.find((each) => each.name === name);
  const what = placing === undefined ? 'to win' : finishes[placing];
  if (!row) return `No book prices ${name} ${what} in ${where} now. ${noEntries}`;
  const books = placing === undefined ? byBook(field, name) : '';
  return `${row.name} ${what} in ${where}, from ${dayLabel(game.day)}: ${row.words}.${books}`;
}

interface Row {
  readonly name: string;
  /** `+400 at FanDuel, 18.2% by the market` */
  readonly words: string;
  readonly text: string;
}

const rowOf = (name: string, words: string): Row => ({ name, words, text: `${name}: ${words}` });

/** Likeliest first. */
function winners(field: Field): Row[] {
  const market = fieldMarket(field);
  return [...(market?.players ?? [])]
    .toSorted(([, a], [, b]) => b.probability - a.probability)
    .map(([name, { best, probability }]) =>
      rowOf(name, `${odds(best.price)} at ${best.book}, ${percent(probability)} by the market`),
    );
}

/** Books price only the yes of a placing, so that its chance is not known. */
const placed = ({ placings }: Field, placing: Placing): Row[] =>
  placings
    .filter(({ market }) => market === placing)
    .toSorted((a, b) => americanToDecimal(a.price) - americanToDecimal(b.price))
    .map(({ player, price, book }) => rowOf(player, `${odds(price)} at ${book}`));

/** Every book's price to win. */
function byBook({ players, books }: Field, name: string): string {
  const at = players.indexOf(name);
  const prices = books
    .flatMap(({ book, prices: own }) => {
      const price = own[at];
      return price == null ? [] : [{ book, price }];
    })
    .toSorted((a, b) => b.price - a.price);
  return prices.length < 2
    ? ''
    : ` By book: ${prices.map(({ book, price }) => `${book} ${odds(price)}`).join('; ')}.`;
}
