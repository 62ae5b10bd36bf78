/** The parts of a question, whatever kind it is: whom it is about, what of them, and which games. */

import type { LegMarket } from '../../../../contracts/asking/analysis.ts';
import { legMarkets } from '../../../../contracts/asking/analysis.ts';
import { type FindQuery, findSplits } from '../../../../contracts/asking/queries/find.ts';
import type { Reading, WantedSide } from '../../../../contracts/asking/reading.ts';
import type { Period } from '../../../../contracts/feed/markets.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import { bookCalled } from '../../reading/names/books.ts';
import { yardsOfPlayer } from '../../reading/names/stat-of-position.ts';
import { type Context, readPhrase } from '../../reading/read.ts';
import { unlistedIn } from '../../reading/terms/unlisted.ts';
import { amountIn } from '../../roles/figures.ts';
import { kindOf } from '../../roles/kind.ts';
import { asMeant } from '../../roles/said/meant.ts';
import type { Span } from '../../roles/spans.ts';
import { ownScore } from '../bets/scores.ts';
import { yardsByVerb } from '../find/occasions/players/stat-said.ts';
import { slotsOf } from '../find/reading/slots.ts';
import { type Asked, has, meantBy, ofRole } from './asked.ts';
import { type Named, namesIn } from './names.ts';
import { sinceIn } from './since.ts';

export interface Parts extends Named {
  readonly stats: readonly PropStat[];
  readonly market: LegMarket | null;
  /** Over or under, or the side of the games that are bet on. */
  readonly side: WantedSide | null;
  /** The number that is to be beaten, as said; null for several. */
  readonly line: number | null;
  /** How many numbers are named. */
  readonly lines: number;
  readonly period: Period | null;
  readonly books: readonly string[];
  /** League days, earliest first; null for any. */
  readonly days: readonly string[] | null;
  readonly isPast: boolean;
  readonly isNext: boolean;
  readonly nightGame: boolean;
  readonly starts: Reading['starts'];
  readonly group: string | null;
  readonly order: FindQuery['order'];
  /** "Top 5". */
  readonly limit: number | null;
  readonly last: number | null;
  /** The first league day that is asked about; null for the season. */
  readonly since: string | null;
  /** What nobody keeps, as an answer names it. */
  readonly unkept: readonly string[];
  readonly splits: FindQuery['splits'];
  readonly rested: FindQuery['rested'];
  /** "This season" is said. */
  readonly isOfSeason: boolean;
}

/** What a "few" and a "couple" are. */
const [few, couple] = [5, 2];

/** @returns undefined where a word with a role cannot be read */
export function partsOf(asked: Asked, context: Context): Parts | undefined {
  const spans = inKnownWords(asked, context);
  const { selectedSport, teams, players, roster, now } = context;
  const slotsIn = (words: string) =>
    slotsOf(words, { selectedSport, teams, players, roster, today: leagueDay(now) });
  const kind = (own: readonly Span[]) => kindOf(own, (words) => readPhrase(words, context));
  const counted = statsIn(spans, kind, slotsIn);
  const names = counted && namesIn(asked, counted.stats, context);
  if (!names) return undefined;
  const slots = (role: string) =>
    slotsIn(
      ofRole(asked, role)
        .map(({ words }) => words)
        .join(' , '),
    );
  const alone = (role: string) => spans.filter((span) => span.role === role);
  const sideSpans = alone('side');
  const { sideSpan, ofGames } = sideAndGames(sideSpans, kind);
  const [marketSpan] = alone('market');
  const [periodSpan] = alone('period');
  const side = sideSpan && sideIn(sideSpan, kind);
  const market = marketSpan && marketIn(marketSpan, kind);
  const period = periodSpan && kind([periodSpan, { ...periodSpan, role: 'market', words: 'total' }])?.period;
  const line = lineOf(spans, side ?? null, kind);
  const books = ofRole(asked, 'book').map(({ words }) => bookCalled(words.toLowerCase()));
  const when = slots('when');
  const group = slots('group').group;
  const isUnread =
    (sideSpan && side === undefined) ||
    (marketSpan && market === undefined) ||
    (periodSpan && period === undefined) ||
    line === undefined ||
    books.includes(undefined) ||
    (has(asked, 'group') && group === null) ||
    (has(asked, 'when') && !isTime(when));
  const spanned = spansOfGames(asked, leagueDay(now));
  if (isUnread || !spanned) return undefined;
  const named = ofRole(asked, 'split').filter(({ words }) => !bareWord.test(words));
  const split = named.map((each) => meantBy(asked, each));
  const inWords = slots('split').splits;
  const [order] = ofRole(asked, 'order').map((each) => meantBy(asked, each));
  const [limit] = ofRole(asked, 'n').flatMap(({ words }) => amountIn(words) ?? []);
  return {
    ...names,
    stats: ofPlayer(counted.stats, asked, names.players, context),
    market: market ?? null,
    side: side ?? null,
    line: line ?? null,
    lines: ofRole(asked, 'line').length,
    period: period ?? null,
    books: known(books),
    days: when.days,
    isPast: when.isPast,
    isNext: when.isNext,
    nightGame: when.nightGame,
    starts: when.starts ?? null,
    group,
    order: order === 'most' || order === 'least' ? order : null,
    limit: limit ?? null,
    ...spanned,
    unkept: [
      ...counted.unkept,
      ...spanned.unkept,
      ...otherSplits(asked, (words) => slotsIn(words).splits.length),
    ],
    splits: findSplits.filter(
      (each) => split.includes(each) || inWords.includes(each) || ofGames.includes(each),
    ),
    rested: split.includes('long_rest') ? 'bye' : null,
  };
}

/** What one player scores is what is scored in his sport, and his yards are those of the verb, or of his position. */
function ofPlayer(
  stats: readonly PropStat[],
  asked: Asked,
  [player, ...others]: readonly string[],
  context: Context,
): readonly PropStat[] {
  if (player === undefined || others.length > 0) return stats;
  const yards =
    stats.length === 1 && ofRole(asked, 'stat').some(({ words }) => yardsAlone.test(words))
      ? (yardsByVerb(asked.prompt) ?? yardsOfPlayer(player, context.roster ?? []))
      : undefined;
  return yards ? [yards] : stats.map((stat) => ownScore(stat, player, context));
}
/** Yards of which it is not said whether they are thrown, run or caught. */
export const yardsAlone = /^(?:how |many |more |most |the |his )*(?:yards?|yds|yardage)$/i;

/**
 * What is counted, and of what is not kept its name.
 * @returns undefined for a statistic that nobody knows
 */
function statsIn(
  spans: readonly Span[],
  kind: Kind,
  slotsIn: (words: string) => ReturnType<typeof slotsOf>,
): Pick<Parts, 'stats' | 'unkept'> | undefined {
  const stats: PropStat[] = [];
  const unkept: string[] = [];
  for (const span of spans.filter(({ role }) => role === 'stat')) {
    const slots = slotsIn(span.words);
    const named = slots.unkept.length > 0 ? [] : slots.stats.length > 0 ? slots.stats : [kind([span])?.stat];
    const all = named.flatMap((stat) => (stat && stat !== 'other' ? [stat] : []));
    const missing =
      slots.unkept.length > 0 ? slots.unkept : all.length === 0 ? unlistedIn(span.words.toLowerCase()) : [];
    if (all.length + missing.length === 0) return undefined;
    stats.push(...all);
    unkept.push(...missing);
  }
  return { stats: [...new Set(stats)], unkept: [...new Set(unkept)] };
}

/** Games of a sort that nobody keeps: "when it is cold". */
const otherSplits = (asked: Asked, inWords: (words: string) => number): readonly string[] =>
  ofRole(asked, 'split').flatMap((span) => {
    const meaning = meantBy(asked, span);
    const isKept =
      meaning === 'long_rest' ||
      findSplits.some((each) => each === meaning) ||
      bareWord.test(span.words) ||
      inWords(span.words) > 0;
    return isKept ? [] : [`games “${span.words.slice(0, mostOfSplit)}”`];
  });
const mostOfSplit = 40;
/** Says nothing of a game by itself. */
const bareWord = /^(?:when|if|as|in|on|at|the|while|games?|they|it|for|from)$/i;

/** The words of bets in those that the grammar knows; the others as they are. */
function inKnownWords({ spans, meaningOf }: Asked, context: Context): readonly Span[] {
  const isOfBets = ({ role }: Span) => ofBets.has(role);
  const meant = asMeant(spans.filter(isOfBets), meaningOf, context);
  return meant ? meant.spans : spans.filter(isOfBets);
}
const ofBets: ReadonlySet<string> = new Set(['side', 'market', 'stat', 'period', 'line', 'player', 'team']);

const known = <T>(all: readonly (T | null | undefined)[]): T[] => all.flatMap((each) => each ?? []);

type Kind = (own: readonly Span[]) => Reading | undefined;

/** "Stayed under" is under, and "clear" over. */
function sideIn(span: Span, kind: Kind): WantedSide | undefined {
  const [side] = kind([span])?.sides ?? [];
  if (side) return side;
  if (/\b(?:under|below|beneath|short of|fewer|less)\b/i.test(span.words)) return 'under';
  return /\b(?:over|above|past|clear(?:s|ed)?|beat(?:s|en)?|top(?:s|ped)?|more|exceed(?:s|ed)?)\b/i.test(
    span.words,
  )
    ? 'over'
    : undefined;
}

/**
 * "Are their home games mostly overs": beside over or under, another side says which games.
 * @returns the span of the side that is asked about, and the sorts of games that the others say
 */
function sideAndGames(
  spans: readonly Span[],
  kind: Kind,
): { readonly sideSpan: Span | undefined; readonly ofGames: readonly string[] } {
  const [first, ...others] = spans;
  if (others.length === 0) return { sideSpan: first, ofGames: [] };
  const read = spans.map((span) => ({ span, side: sideIn(span, kind) }));
  const total = read.find(({ side }) => side === 'over' || side === 'under');
  return total
    ? { sideSpan: total.span, ofGames: read.flatMap(({ side }) => side ?? []) }
    : { sideSpan: first, ofGames: [] };
}

function marketIn(span: Span, kind: Kind): LegMarket | undefined {
  if (/\bats\b|against the (?:spread|number)/i.test(span.words)) return 'spread';
  const [market] = kind([span])?.markets ?? [];
  const said = /\b(?:spread|total|money ?line|team total)s?\b/i.exec(span.words)?.[0].toLowerCase();
  const named = said
    ?.replace(/^money ?lines?$/, 'moneyline')
    .replace(/s$/, '')
    .replace(' ', '_');
  return legMarkets.find((each) => each === (market ?? named));
}

/** @returns null without a number; undefined for one that cannot be read */
function lineOf(spans: readonly Span[], side: WantedSide | null, kind: Kind): number | null | undefined {
  const [line, ...others] = spans.filter(({ role }) => role === 'line');
  // "From 44 to 47.5" is how a line moved.
  if (!line || others.length > 0) return null;
  const beside = spans.filter(({ role }) => role === 'stat' || role === 'player');
  const read = kind([
    ...(side === 'over' || side === 'under' ? [{ ...line, role: 'side', words: side }] : []),
    line,
    ...beside,
  ]);
  return read?.line ?? amountIn(line.words);
}

const isTime = ({ days, isNext, isPast, nightGame, starts }: ReturnType<typeof slotsOf>): boolean =>
  days !== null || isNext || isPast || nightGame || starts !== null;

/** @returns undefined for a number of games that cannot be read */
function spansOfGames(
  asked: Asked,
  today: string,
): Pick<Parts, 'last' | 'since' | 'unkept' | 'isOfSeason'> | undefined {
  let [last, since]: [number | null, string | null] = [null, null];
  const unkept = new Set<string>();
  let isOfSeason = false;
  for (const span of ofRole(asked, 'span')) {
    const meaning = meantBy(asked, span);
    isOfSeason ||= meaning === 'season' && /\b(?:season|year|yr)\b/i.test(span.words);
    if (meaning === 'season' || ofDay.test(span.words)) continue;
    if (meaning === 'last' && !/\b(?:days?|weeks?|months?)\b/i.test(span.words)) {
      const count = countIn(span.words);
      if (count === undefined) return undefined;
      last = count;
    } else {
      const day = meaning === 'ever' ? undefined : sinceIn(span.words, today);
      if (day === undefined) unkept.add(meaning === 'ever' ? 'earlier seasons' : 'figures since that day');
      else since = day;
    }
  }
  return { last, since, unkept: [...unkept], isOfSeason };
}

/** "On Monday" is a day of a game to come. */
const ofDay = /^(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|today|tomorrow)$/i;

function countIn(words: string): number | undefined {
  if (
    /^(?:(?:his|her|their|the|in) )*(?:last|previous|prior) (?:game|start|outing|match|time(?: out)?|one)$/i.test(
      words,
    )
  )
    return 1;
  if (/\bhalf (?:a )?dozen\b/i.test(words)) return 6;
  const count = amountIn(words);
  if (count !== undefined) return count >= 1 && count <= 82 ? count : undefined;
  if (/\b(?:couple|cpl)\b/i.test(words)) return couple;
  return /\b(?:few|handful|several|lately|recent(?:ly)?)\b/i.test(words) ? few : undefined;
}
