/** Reads which of several named bets is the better one: "Avs or Stars", "moneyline or +1.5 on the Habs". */

import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { sportOfPlayer } from '../../reading/names/known-players.ts';
import { wishesForNamed } from '../../reading/plain/bets/named/named.ts';
import { withoutAbbreviations } from '../../reading/words/text.ts';
import { legsIn } from '../bets/legs.ts';
import { ranksFacts } from '../find/ranks/read.ts';
import { wasBetter } from '../find/reading/spelling.ts';
import { asksForOneMore } from '../reading/one-more.ts';
import { daysOn } from '../table/say.ts';
import { subjectOf } from '../table/subject.ts';
import { type Known, type Terms, termsOf } from '../table/terms.ts';
import { withoutStake, withoutSupposing, withPricesApart, withSpreads } from './points.ts';
import { type CompareMeaning, compareWords } from './words.ts';

/** The most bets that are compared. */
const mostOptions = 6;

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readCompare(typed: string, known: Known): CompareQuery | undefined {
  if (wishesForNamed(typed) || isOrdered(typed)) return undefined;
  const prompt = withPricesApart(withSpreads(withoutSupposing(withoutStake(withoutAbbreviations(typed)))));
  // "Parlay them or bet them straight" compares ways to bet, and no bets.
  if (asksForOneMore(prompt) || /\bparlay\b.*\b(?:straight|singles?|separate(?:ly)?)\b/i.test(prompt))
    return undefined;
  // "Who scores more, Mitchell or Green" compares what they did, and no bets.
  if (ranksFacts(typed, known)) return undefined;
  // "Which has been the stronger bet for overs" asks for what was.
  if (ofPast.test(typed)) return undefined;
  // "Best price on the spread, Knicks vs Kings" shops for both sides, and prefers neither.
  if (shopsFor.test(typed)) return undefined;
  // "Who is in goal for the Bruins against the Wild" asks who plays, and for no bet.
  if (asksWhoStarts.test(typed)) return undefined;
  const terms = toWinItself(withWinners(termsOf(prompt, compareWords, known)));
  if (terms.isPast || terms.isUnclear || terms.nightGame) return undefined;
  const { has, unread, books, teams, players, prices, money, units, percents } = subjectOf(terms);
  // Where every option has its price, it does not matter which book offers it.
  const extra = [unread, money, units, percents, prices.length > 1 ? [] : books];
  if (extra.some((each) => each.length > 0) || has('form')) return undefined;
  const isOfGame = teams.length > 0 || players.length > 0;
  if (!isOfGame && prices.length < 2) return undefined;
  const asks =
    known.meant !== undefined ||
    (['better', 'likelier', 'cheaper', 'payout', 'worse', 'avoided'] as const).some(has);
  const joins = joinsIn(terms);
  const isEither = joins.has('or') || has('or');
  // "Bills vs Jets" names a game, and "Chiefs and Bills" is a parlay, unless the question is which is better.
  if (!isEither && !asks && !(joins.has('vs') && prices.length > 1)) return undefined;
  const legs = legsIn(terms, { splitsGames: true, shares: true, allowsNameless: !isOfGame });
  if (!legs || legs.apart.length > 0) return undefined;
  // Of a team whose market is not said, a winner is meant elsewhere.
  const isOfSpreads = has('covers') && !/\b(?:ml|money ?lines?)\b/i.test(prompt);
  const named = isOfSpreads ? legs.bets.map(ofSpread) : [...legs.bets];
  const isOfPool = has('survives');
  const options = (isOfPool ? named.map(toWin) : named).map((bet) => inItsSport(bet, known, prompt));
  const distinct = new Set(options.map((bet) => JSON.stringify(bet)));
  if (options.length < 2 || options.length > mostOptions || distinct.size < options.length) return undefined;
  if (!isOfGame && !options.every(({ price }) => price !== null)) return undefined;
  // "Best price over 5.5 for Wild vs Bruins" is one total of one game, which each team names.
  if (!isEither && joins.has('vs') && isOneTotal(options)) return undefined;
  const by =
    has('likelier') || has('wins') || isOfPool
      ? 'chance'
      : has('cheaper')
        ? 'cost'
        : has('payout')
          ? 'payout'
          : 'any';
  const order = has('worse') ? 'worst' : 'best';
  return { ask: 'compare', options, by, order, ...daysOn(terms.days, known.today) };
}

const ofPast = new RegExp(wasBetter, 'i');

/** "Tyreek 100+ yards, Dolphins to win. Go": all of what is listed, unless a word chooses among it. */
const isOrdered = (typed: string): boolean => ordered.test(typed) && !chooses.test(typed);
const ordered = /\b(?:go|let['’]?s (?:go|ride|roll))[\s.!]*$/i;
const chooses = /\b(?:or|vs\.?|versus|v|who|whos|which|better|best|rather|prefer)\b|\?/i;

const shopsFor =
  /^(?:(?:what|whats|what's|who|whos|who's|where|wheres|where's|which|is|are|has|the|a|an|find|show|get|give|me|book|books) )*best (?:prices?|odds|lines?|numbers?) (?!.*\bor\b).*\b(?:vs\.?|versus|v)\s/i;
const asksWhoStarts =
  /\bwho(?:['’]?s|['’]ll)?\b.*\b(?:in (?:goal|net|the (?:crease|net|goal))|between the pipes|minding the net|the goalies?|on the (?:mound|bump|hill)|under center)\b/i;

/** "Union over NYC at -147": the first of two teams to win, and no total. */
function withWinners(given: Terms<CompareMeaning>): Terms<CompareMeaning> {
  const { terms } = given;
  const isOver = (at: number) => {
    const [before, side, after, next] = [terms[at - 1], terms[at], terms[at + 1], terms[at + 2]];
    return (
      side?.kind === 'side' &&
      side.side === 'over' &&
      before?.kind === 'team' &&
      after?.kind === 'team' &&
      next?.kind !== 'number' &&
      next?.kind !== 'line'
    );
  };
  if (!terms.some((_, at) => isOver(at))) return given;
  return {
    ...given,
    terms: terms.flatMap((term, at): typeof terms => {
      if (isOver(at)) return [{ kind: 'market', market: 'moneyline' }];
      return isOver(at - 1) ? [] : [term];
    }),
  };
}

/** "Maxey over 25.5, Cavs to win, Thunder -6": beside bets of other kinds a team to win is the moneyline, and shares no spread. */
function toWinItself(given: Terms<CompareMeaning>): Terms<CompareMeaning> {
  const { terms } = given;
  const isOfOthers = terms.some(({ kind }) => kind === 'line' || kind === 'number' || kind === 'side');
  if (!isOfOthers) return given;
  return {
    ...given,
    terms: terms.flatMap((term, at): typeof terms => {
      const isWinner = term.kind === 'phrase' && term.meaning === 'wins' && terms[at - 1]?.kind === 'team';
      const isOpen = !ofOwnBet.has(terms[at + 1]?.kind ?? 'none');
      return isWinner && isOpen ? [{ kind: 'market', market: 'moneyline' }, term] : [term];
    }),
  };
}
const ofOwnBet: ReadonlySet<string> = new Set(['market', 'line', 'number', 'side', 'stat', 'period']);

const isOneTotal = (options: readonly NamedBet[]): boolean =>
  options.every(
    ({ market, side, line, player }) =>
      market === 'total' &&
      player === null &&
      side !== null &&
      side === options[0]?.side &&
      line === options[0]?.line,
  );

/** "Who covers, Bears or Lions?" */
const ofSpread = (bet: NamedBet): NamedBet =>
  bet.market === 'moneyline' && bet.teams.length === 1 ? { ...bet, market: 'spread' } : bet;

/** In a survivor pool a team only has to win, whatever its spread. */
export const toWin = (bet: NamedBet): NamedBet =>
  bet.market === 'spread' && bet.player === null
    ? { ...bet, market: 'moneyline', line: null, price: null }
    : bet;

/** "Kaprizov or Boldy to score": what he scores is of his sport. */
function inItsSport(bet: NamedBet, { roster }: Known, prompt: string): NamedBet {
  const sport = bet.player === null ? undefined : sportOfPlayer(bet.player, roster);
  const isAnyScore = bet.stat === 'touchdowns' && !/\b(?:at?td|tds?|touchdowns?)\b/i.test(prompt);
  return isAnyScore && (sport === 'NHL' || sport === 'MLS') ? { ...bet, stat: 'goals' } : bet;
}

/** Asks which team is safest to win, as pools do that a loss ends. */
export const ofPool =
  /\b(?:survivors?|knockout pool|eliminator|suicide (?:pool|pick)|last man standing|streak pool|loser'?s? pool)\b/i;

/** What stands between the options: `or`, `vs`, or anything else. */
function joinsIn({ terms }: Terms<CompareMeaning>): ReadonlySet<'or' | 'vs' | 'other'> {
  const kindOf = (word: string) => (word === 'or' ? 'or' : /^(?:vs|versus|v)$/.test(word) ? 'vs' : 'other');
  return new Set(terms.flatMap((term) => (term.kind === 'between' ? [kindOf(term.word)] : [])));
}
