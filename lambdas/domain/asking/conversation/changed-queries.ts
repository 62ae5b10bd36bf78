/** The last question, where it was not a play, with other terms: "and the Dolphins", "what about +150", "last 5?". */
import type { NamedBet } from '../../../contracts/asking/queries/common.ts';
import type { FindQuery } from '../../../contracts/asking/queries/find.ts';
import type { SumQuery } from '../../../contracts/asking/queries/sum.ts';
import type { Turn } from '../../../contracts/asking/turn.ts';
import { leagueDay } from '../../platform/calendar.ts';
import { dollarsOf } from '../queries/reading/figures.ts';
import { isRuled, promptOf, type RuledQuery } from '../queries/reading/kinds.ts';
import { readQueries } from '../queries/reading/read-queries.ts';
import type { QuestionContext } from '../queries/reading/sentence.ts';
import { lexicon } from '../queries/table/lexicon.ts';
import { type Subject, subjectOf } from '../queries/table/subject.ts';
import { termsOf } from '../queries/table/terms.ts';
import { mergedSplits } from './ellipsis/merged-splits.ts';
import { fragmentOf } from './fragment.ts';
import type { Heard } from './heard.ts';
import { saidIn } from './said.ts';

const glue = lexicon({ either: 'or' });
type Terms = Subject<'either'>;

/** @returns undefined if the last question was a play, or if this one is no change of it */
export function changedQueries(prompt: string, { asked }: Turn, context: QuestionContext): Heard | undefined {
  const [last, ...others] = asked ?? [];
  if (last?.ask === 'sum' && others.length === 0) {
    const again = withStake(prompt, last, context);
    if (again) return { kind: 'queries', queries: [again], isAside: false };
  }
  const fragment = fragmentOf(prompt);
  if (!last || others.length > 0 || !fragment || fragment.text === '' || !isRuled(last)) return undefined;
  const terms = termsOf(fragment.text, glue, {
    selectedSport: context.selectedSport,
    teams: context.teams,
    today: leagueDay(context.now),
  });
  const subject = subjectOf(terms);
  const isNumber = /^[+-]?\$?\d/.test(fragment.text);
  // "Bills moneyline" is a question by itself; "+150?" is not.
  if (fragment.strength === 'narrow' && !isNumber && !/^last \d+\b/i.test(fragment.text)) return undefined;
  const made =
    subject.unread.length === 0 && !terms.isUnclear && !terms.nightGame
      ? withTerms(last, subject)
      : undefined;
  const query = (made && readBack(made, context)) ?? appended(last, fragment.text, context);
  return query && { kind: 'queries', queries: [query], isAside: false };
}

/** "What does 20 pay" after a sum without a stake, or with another one. */
function withStake(prompt: string, last: SumQuery, context: QuestionContext): RuledQuery | undefined {
  const { has, left, figures } = saidIn(prompt, context, 0);
  const [figure, ...others] = figures;
  const stake = figure && dollarsOf(figure);
  if (!has('pay') || left.length > 0 || others.length > 0 || stake === undefined) return undefined;
  return 'stake' in last ? readBack({ ...last, stake } as SumQuery, context) : undefined;
}

/** A reader writes the terms of a kind in one order, and so does a change. */
const isSame = (a: RuledQuery, b: RuledQuery) => JSON.stringify(a) === JSON.stringify(b);

/** A query is kept only if its own words bring it back: no combination of terms is made that cannot be asked for. */
function readBack(query: RuledQuery, context: QuestionContext): RuledQuery | undefined {
  const [again, ...others] = readQueries(promptOf(query), context) ?? [];
  return again && others.length === 0 && isSame(again, query) ? query : undefined;
}

/** "On the road", "last 5": words of the kind itself, said after its own. */
function appended(last: RuledQuery, text: string, context: QuestionContext): RuledQuery | undefined {
  if (last.ask !== 'find') return undefined;
  const open: FindQuery = { ...last, last: null, splits: [], days: null };
  const [read, ...others] = readQueries(`${promptOf(open)} ${text}`, context) ?? [];
  const isOfKind = read?.ask === 'find' && read.topic === last.topic && others.length === 0;
  if (!isOfKind || isSame(read, open)) return undefined;
  // "Same for Fox" asks about him, in as many games.
  const added = read.players.filter((name) => !open.players.includes(name));
  if (added.length > 0 && last.players.length === 1) return { ...last, players: added };
  // "Just this season at home" leaves "as favorites" as it was.
  const splits = mergedSplits(last.splits, read.splits);
  // Hours are said of the day that was asked about.
  return read.starts && !last.starts
    ? { ...read, splits, days: read.days ?? last.days }
    : { ...read, splits };
}

/** @returns undefined if no term of the query is changed */
function withTerms(query: RuledQuery, terms: Terms): RuledQuery | undefined {
  const { sports, teams, days, books, markets, sides, lines, numbers, money, prices, stats } = terms;
  const counts = [markets, sides, lines, numbers, money, prices];
  if (counts.some((each) => each.length > 1)) return undefined;
  switch (query.ask) {
    case 'sum':
      return withFigures(query, terms);
    case 'check': {
      const [leg, ...others] = query.legs;
      if (!leg || others.length > 0 || days) return undefined;
      const legs = [withBet(leg, terms)];
      return { ...query, legs, book: books[0] ?? query.book };
    }
    case 'compare':
      if (teams.length > 0 || prices.length > 0 || days || markets.length === 0) return undefined;
      return {
        ...query,
        options: query.options.map((option) => withBet(option, { ...terms, sports: option.sports })),
      };
    case 'market':
    case 'find':
    case 'mine': {
      if (money.length + prices.length + numbers.length > 0) return undefined;
      const about = {
        ...(sports.length > 0 && { sports, teams: [], players: [] }),
        ...(teams.length > 0 && { teams }),
        ...(days && { days }),
      };
      const [market, side, line] = [markets[0] ?? null, sides[0] ?? null, lines[0] ?? null];
      if (query.ask !== 'market') {
        if (side !== null || line !== null || books.length > 0) return undefined;
        const made = { ...query, ...about, ...(market !== null && { market }) };
        if (stats.length === 0) return made;
        return made.ask === 'find' ? withStats(made, stats) : undefined;
      }
      if (stats.length > 0) return undefined;
      const isAtBook = books.length > 0 && query.topic === 'best_price';
      return {
        ...query,
        ...about,
        // The best price of one book is that book's.
        ...(isAtBook && { topic: 'books' as const, market: query.market ?? 'moneyline' }),
        ...((market !== null || side !== null) && { market: market ?? query.market, side, line }),
        ...(line !== null && { line }),
        ...(books.length > 0 && { books }),
      };
    }
    default:
      return undefined;
  }
}

/** "Now assists": of players, and in what else they lead. */
function withStats(query: FindQuery, stats: Terms['stats']): FindQuery | undefined {
  const [stat, ...others] = stats;
  const isOfPlayers = query.topic === 'leaders' || (query.topic === 'game_log' && query.players.length > 0);
  if (stat === undefined || others.length > 0 || !isOfPlayers) return undefined;
  const { stats: _, ...one } = query;
  return { ...one, stat, over: null, side: null };
}

/** What is said of another team or market is not said of this one: its line and price go. */
function withBet(bet: NamedBet, { sports, teams, markets, sides, lines, numbers, prices }: Terms): NamedBet {
  const [market] = markets;
  const isOther = teams.length > 0 || market !== undefined;
  const line = lines[0] ?? numbers[0];
  return {
    ...bet,
    ...(isOther && { line: null, price: null }),
    ...(teams.length > 0 && { teams, sports }),
    ...(market !== undefined && { market, side: null }),
    ...(sides[0] !== undefined && { side: sides[0] }),
    ...(line !== undefined && { line }),
    ...(prices[0] !== undefined && { price: prices[0] }),
  };
}

/** Another stake, or other odds. */
function withFigures(
  query: SumQuery,
  { money, numbers, prices, sports, teams }: Terms,
): SumQuery | undefined {
  if (sports.length + teams.length > 0) return undefined;
  const [price] = prices;
  const stake = money[0] ?? numbers[0];
  if (price !== undefined && 'odds' in query)
    return { ...query, odds: { format: 'american', value: price } } as SumQuery;
  if (stake !== undefined && 'stake' in query) return { ...query, stake } as SumQuery;
  return undefined;
}
