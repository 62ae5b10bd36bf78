/**
 * A question that leaves out what the last one said: its subject ("why'd it move", "most tds?"), or all but its subject ("lions too",
 * "the sunday one", "what about the other team").
 */

import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import { isOfTournament } from '../../queries/market/golf/prompt.ts';
import { daysOfMoved } from '../../queries/market/reading/when-moved.ts';
import { isRuled, type RuledQuery } from '../../queries/reading/kinds.ts';
import { kindsShown } from '../../queries/reading/kinds-shown.ts';
import { matters } from '../../queries/reading/matters.ts';
import { readAs } from '../../queries/reading/read-as.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { readQuestion } from '../../reading/read.ts';
import { namesAnything } from '../../reading/terms/intent.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { mergedSplits } from './merged-splits.ts';
import { afterHeard, isGoingOn, type Slots, slotsIn } from './slots.ts';
import { type LastSubject, subjectOfQuery, wordsOf } from './subject.ts';

/** Words. A longer text says whom it is about. */
const longest = 10;

/** @returns undefined if the last question was a play or about nobody, or if this one is complete */
export function carriedOn(
  prompt: string,
  { asked = [], play }: Turn,
  context: QuestionContext,
): Heard | undefined {
  const [last, ...others] = asked;
  if (play || !last || others.length > 0 || !isRuled(last)) return undefined;
  // A tournament has no teams that could take a golfer's place.
  if (last.ask === 'market' && isOfTournament(last)) return undefined;
  const about = subjectOfQuery(last);
  if (!about || prompt.trim().split(/\s+/).length > longest) return undefined;
  const text = afterHeard(prompt);
  const slots = isGoingOn(text) ? slotsIn(text, about, context) : undefined;
  const again = slots && ofSlots(last, slots);
  if (again)
    return {
      kind: 'queries',
      queries: [again],
      isAside: false,
      ...(slots.isOfOpponent && { isOfOpponent: true }),
    };
  const asks = ofPredicate(prompt, last, about, context);
  return asks && { kind: 'queries', queries: [asks], isAside: false };
}

/** The last question with what is named in the place of the same. */
function ofSlots(
  last: RuledQuery,
  { subject, splits, starts, isOfOpponent, unkept }: Slots,
): RuledQuery | undefined {
  const { sports, teams, players, days, books, markets, sides } = subject;
  const about = {
    ...(sports.length > 0 && { sports, teams: [], players: [] }),
    ...(teams.length > 0 && { teams, players: [] }),
    ...(days && { days }),
  };
  if (isOfOpponent && (teams.length > 0 || splits.length > 0)) return undefined;
  if (last.ask === 'market') {
    // A player's price is another question.
    if (
      players.length > 0 ||
      splits.length > 0 ||
      unkept.length > 0 ||
      markets.length > 1 ||
      sides.length > 1
    )
      return undefined;
    const [market = null, side = null] = [markets[0], sides[0]];
    return {
      ...last,
      ...about,
      ...((market !== null || side !== null) && { market: market ?? last.market, side, line: null }),
      ...(books.length > 0 && { books }),
      ...(books.length > 0 &&
        last.topic === 'best_price' && { topic: 'books', market: market ?? last.market ?? 'moneyline' }),
      ...(starts && { starts }),
    } satisfies MarketQuery;
  }
  if (last.ask !== 'find' || books.length > 0) return undefined;
  const isOfTotal = sides.some((side) => side === 'over' || side === 'under');
  if (isOfTotal || markets.length > 0 || (starts && !ofHours.has(last.topic))) return undefined;
  if (players.length > 0 && last.players.length === 0) return undefined;
  const isSplit = last.players.length + last.teams.length === 1 && ofSplits.has(last.topic);
  if (splits.length > 0 && !isSplit && teams.length !== 1) return undefined;
  return {
    ...last,
    ...about,
    ...(players.length > 0 && { players, teams: [] }),
    ...(splits.length > 0 && { splits: mergedSplits(last.splits, splits) }),
    ...(starts && { starts }),
    ...(unkept.length > 0 && { unkept: [...unkept] }),
  } satisfies FindQuery;
}

/** Topics that list games to come. */
const ofHours: ReadonlySet<FindQuery['topic']> = new Set(['schedule', 'starters']);

/** Topics that count the games of one team or player. */
const ofSplits: ReadonlySet<FindQuery['topic']> = new Set([
  'record',
  'spread',
  'total',
  'form',
  'statistic',
  'game_log',
] as const);

/** What is said of the line of a game in words of other things. */
const written: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:does|did|do|will|would|is|has|could)?(?: (?:that|it|this|he|they))? ?(?:mess(?:ed|es|ing)?(?: up)? with|affect(?:ed|s|ing)?|impact(?:ed|s)?|hurt|hurts|shift(?:ed|s)?|change[ds]?|mov(?:e|ed|es|ing)|matter(?:s|ed)? (?:for|to)|do (?:anything|much) to) (?:the |their |that )?(?:lines?|odds|spreads?|prices?|numbers?)(?: (?:any|at all|much|a lot))?/i,
    'line movement',
  ],
  [
    /\b(?:why|how come|y)(?:'?d| did| has| is)? (?:it|that|the (?:line|number|total|spread|price|odds)|they)(?: been)? (?:mov(?:e|ed|ing)|chang(?:e|ed|ing)|drop(?:ped|ping)?|r[io]sen?|jump(?:ed)?|shift(?:ed)?|go(?:ne)? (?:up|down)|go(?:ing)? (?:up|down)|went (?:up|down))(?: (?:so much|that much|like that|a lot))?/i,
    'line movement',
  ],
  [
    /\b(?:w\/o|without|minus|no|less|taking out|take out|removing|remove|strip(?:ping)?(?: out)?) (?:the )?(?:vig|juice|margin|rake|hold)\b/i,
    'vig',
  ],
  [/\bagainst the (?:number|line|spread)\b/i, 'ats'],
  [/^(?:and |but |what about |how about |ok )*ats$/i, 'ats record'],
];

/** Who asks what follows. */
const courtesy =
  /^(?:(?:ok|okay|k|cool|oh|ah|hm+|well|so|nice|thx|thanks|and|n|but|also|now|lol|bro|dude|yeah|gotcha|got it)[ ,.!]+)+/i;

/** Another question about the same. */
function ofPredicate(
  prompt: string,
  last: RuledQuery,
  about: LastSubject,
  context: QuestionContext,
): RuledQuery | undefined {
  const { tokens } = sentenceOf(prompt, context);
  if (tokens.some(({ team }) => team)) return undefined;
  const said = tidied(prompt).replace(courtesy, '');
  if (last.ask === 'find' && last.topic === 'starters' && ofStarter.test(said)) return last;
  const text = written.reduce((all, [pattern, words]) => all.replace(pattern, words), said);
  const [alone, ...more] = readQueries(text, context) ?? [];
  if (alone) return more.length === 0 ? aboutSame(alone, said, last, about) : undefined;
  if (text === said && isBet(text, last, context)) return undefined;
  const whole = `${text} ${wordsOf(about)}`;
  const [strict, ...others] = readQueries(whole, context) ?? [];
  const read = [strict && others.length === 0 ? strict : undefined, tolerant(whole, context)].find(
    (each) => each && isAbout(each, about),
  );
  return read && asOfLast(read, last, context);
}

/** "An over" is a bet; beside a result, it is how the bet ended. */
function isBet(text: string, last: RuledQuery, context: QuestionContext): boolean {
  // "What's the total there" asks for a number.
  const isOfNumber = /^(?:whats?|what's|hows?|how's|is|are)\b/i.test(text) && pointing.test(text);
  if (isOfNumber || (last.ask === 'find' && last.topic === 'score')) return false;
  const { reading, unread } = readQuestion(text, context);
  return unread.length === 0 && reading.intent === 'play' && namesAnything(reading);
}

/** "What's his ERA": the answer names a starter with his figures. */
const ofStarter =
  /^(?:(?:and|what'?s|whats|what is|how'?s|how is|is|any) )?(?:his|their|the|they|he)?\b ?(?:era|whip|k\/9|strikeouts?|ks|numbers|stats|record|any good|good)(?: (?:this (?:year|season)|like|look(?:ing)? like|been))?$/i;
/** Points at what was asked about. */
const pointing =
  /\b(?:it|its|it's|that|the (?:line|number|total|spread|price|odds|moneyline|ml)|they|their|there)\b/i;

/**
 * A question that is complete could be about the league, too: it is about the same only where it is of the same topic, or points at
 * something.
 */
function aboutSame(
  alone: RuledQuery,
  said: string,
  last: RuledQuery,
  { sports, teams, players }: LastSubject,
): RuledQuery | undefined {
  if (teams.length + players.length === 0) return undefined;
  if (alone.ask !== 'find' && alone.ask !== 'market') return undefined;
  if (alone.sports.length + alone.teams.length + alone.players.length > 0) return undefined;
  if (alone.ask === 'market') {
    if (teams.length === 0 || !pointing.test(said)) return undefined;
    const topic = alone.topic === 'largest_move' ? 'movement' : alone.topic;
    const days = topic === 'movement' ? daysOfMoved(said, alone.days) : alone.days;
    return { ...alone, topic, days, sports: [...sports], teams: [...teams] };
  }
  const isSame = last.ask === 'find' && alone.topic === last.topic && alone.topic === 'leaders';
  return isSame ? { ...alone, sports: [...sports], teams: [...teams] } : undefined;
}

const kinds = ['market', 'find'] as const;
const ofPrices = /\b(?:prices?|odds|lines?|numbers?|vig|books?)\b/i;

/** As a kind that its words show; nothing that narrows may be left out. */
function tolerant(text: string, context: QuestionContext): RuledQuery | undefined {
  const shown = kindsShown(text);
  for (const kind of kinds) {
    const isShown = shown.includes(kind) || (kind === 'market' && ofPrices.test(text));
    const read = isShown ? readAs(kind, undefined, text, context) : undefined;
    if (read && !read.asides.some(matters)) return read.query;
  }
  return undefined;
}

/** Whether it is about the same and nobody else. */
function isAbout(query: RuledQuery, { sports, teams, players }: LastSubject): boolean {
  const about = subjectOfQuery(query);
  if (!about) return false;
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((each) => other.includes(each));
  return isSame(about.teams, teams) && isSame(about.players, players) && isSame(about.sports, sports);
}

/** The days stay where they can; "against the number" of a game that was played is whether it was covered. */
function asOfLast(read: RuledQuery, last: RuledQuery, context: QuestionContext): RuledQuery {
  const days = 'days' in last ? last.days : null;
  if (last.ask === 'find' && last.topic === 'score') {
    const named = read.ask === 'market' ? read.market : read.ask === 'find' ? read.topic : null;
    const market = named === 'spread' || named === 'total' ? named : undefined;
    if (market) return { ...last, market };
  }
  // "Ok but against the spread" is of the same games.
  const isOfGames =
    read.ask === 'find' && last.ask === 'find' && ofSplits.has(read.topic) && ofSplits.has(last.topic);
  if (isOfGames && read.splits.length === 0) {
    const { splits, last: count, since, against } = last;
    // "The last 5 of those" are of the same kind.
    const isAnySpan = read.last === null && read.since === null;
    return {
      ...read,
      splits,
      against: read.against.length > 0 ? read.against : against,
      ...(isAnySpan && { last: count, since }),
    };
  }
  // Games that were played are of no day to come.
  const isToCome =
    (days?.every((day) => day >= leagueDay(context.now)) ?? false) &&
    (read.ask !== 'find' || ofHours.has(read.topic) || read.topic === 'injuries');
  if ((read.ask === 'market' || read.ask === 'find') && read.days === null && isToCome) {
    const market =
      read.ask === 'market' && last.ask === 'market' ? { market: read.market ?? last.market } : {};
    return { ...read, ...market, days } as RuledQuery;
  }
  return read;
}
