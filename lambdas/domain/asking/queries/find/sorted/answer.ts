/** How many games of a team are of a sort, and how it did in them. */
import type { FindQuery, GameSort } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { item, theTeam } from '../../table/words.ts';
import { covers, type Own, overs, results, tallyWords } from '../past.ts';
import { splitWords } from '../split-words.ts';
import { answerFor, averageOf, gamesCard, gameWords, since } from '../team-games.ts';
import { countOf, sortOf } from './games.ts';
import { extremeTitle, sortWords } from './words.ts';

/** Games that the words list; the card has more. */
const mostListed = 6;

export function sortedGames(query: FindQuery & { readonly games: GameSort }, tables: Tables): QueryAnswer {
  const { games: sort } = query;
  return answerFor(query, tables, ({ team, sport, games, table, all }) => {
    if (games.length === 0) return undefined;
    const is = sortOf(sort, { team, sport, all, standings: table?.sheet?.standings?.rows ?? [] });
    const told = games.map((game) => ({ game, isOf: is(game) }));
    const known = told.filter(({ isOf }) => isOf !== undefined);
    const of = told.flatMap(({ game, isOf }) => (isOf ? [game] : []));
    const who = theTeam(team, sport);
    const what = `${sortWords(sort)}${splitWords(query)}`;
    if (sort.order !== undefined) return extremes(who, sort, of, games, splitWords(query));
    if (known.length === 0)
      return { text: [`What we keep of ${ownerOf(who)} games does not tell those ${what}.`] };
    const missing = games.length - known.length;
    const left = missing > 0 ? ` For ${plural(missing, 'more game')} what we keep does not tell.` : '';
    return {
      text: [
        `${upperFirst(ownerOf(who))} games ${what}: ${of.length} of ${known.length} ${since(games)}.${left}`,
        ...recordIn(who, of, sport),
        ...averageBy(sort, of),
        ...wholeOf(sort, games),
        ...of.slice(0, mostListed).map((game) => item(gameWords(game))),
        ...(of.length > mostListed ? [`And ${of.length - mostListed} more.`] : []),
      ],
      cards: of.length === 0 ? [] : [gamesCard(team, of)],
    };
  });
}

/** Of wins by a margin, how many wins there are in all; of losses the same. */
function wholeOf({ of, min, max }: GameSort, games: readonly Own[]): string[] {
  if ((of !== 'won_by' && of !== 'lost_by') || (min === 1 && max === null)) return [];
  const isWin = of === 'won_by';
  const all = games.filter(({ scored, conceded }) => (isWin ? scored > conceded : scored < conceded));
  return [`${isWin ? 'Wins' : 'Losses'} by any margin: ${all.length}.`];
}

/** By how much on average, of all wins or of all losses. */
function averageBy({ of, min, max }: GameSort, games: readonly Own[]): string[] {
  if ((of !== 'won_by' && of !== 'lost_by') || min !== 1 || max !== null || games.length === 0) return [];
  const by = averageOf(games.map(({ scored, conceded }) => Math.abs(scored - conceded)));
  return [`On average by ${by}.`];
}

/** `the Lions’`, `the Thunder’s` */
const ownerOf = (who: string): string => (who.endsWith('s') ? `${who}’` : `${who}’s`);

/** The games with the most or the least of something. */
function extremes(who: string, sort: GameSort, of: readonly Own[], all: readonly Own[], where: string) {
  const count = countOf(sort.of);
  const ordered = of.toSorted((a, b) => (sort.order === 'least' ? count(a) - count(b) : count(b) - count(a)));
  const kept = `${plural(all.length, 'game')}${where} ${since(all)}`;
  return {
    text: [
      ordered.length === 0
        ? `${upperFirst(who)} have no such game in the ${kept}.`
        : `${upperFirst(ownerOf(who))} ${extremeTitle(sort)} in the ${kept}:`,
      ...ordered
        .slice(0, mostExtreme)
        .map((game) => item(`${gameWords(game)}${sort.of === 'combined' ? `, ${count(game)} in all` : ''}`)),
    ],
  };
}
const mostExtreme = 3;

/** `The Bruins are 6–2 in them, 5–3 against the closing spread, with 4 overs and 4 unders.` */
function recordIn(who: string, games: readonly Own[], sport: Sport): string[] {
  if (games.length === 0) return [];
  const [against, totals] = [covers(games), overs(games)];
  const spread = sport === 'MLB' ? 'run line' : sport === 'NHL' ? 'puck line' : 'spread';
  return [
    `${upperFirst(who)} are ${tallyWords(results(games))} in ${games.length === 1 ? 'it' : 'them'}${against.games > 0 ? `, ${tallyWords(against)} against the closing ${spread}` : ''}${totals.games > 0 ? `, with ${plural(totals.won, 'over')} and ${plural(totals.lost, 'under')}` : ''}.`,
  ];
}
