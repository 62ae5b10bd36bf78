/** Reads a question of another kind than a play, where the rules did not read it in full, or read it as another kind than it surely is. */
import type { Told } from '../../encoder/told.ts';
import type { Likely } from '../../likely/likely.ts';
import type { Context } from '../../reading/read.ts';
import { wordCount } from '../../reading/words/text.ts';
import { questionIn } from '../../roles/question.ts';
import { asksAgainst } from '../check/against.ts';
import { withoutContext } from '../check/context.ts';
import { asksOfParlays } from '../explain/parlays-at-all.ts';
import { comparesFacts } from '../find/ranks/answer.ts';
import { isOfTournament } from '../market/golf/prompt.ts';
import { buysPoints } from '../market/key-number/read.ts';
import { isRanked } from '../market/ranked/answer.ts';
import { saysMagicNumber } from '../not-offered/cues.ts';
import { askedIn } from '../parts/asked.ts';
import { checkOf } from '../parts/check.ts';
import { queryOf } from '../parts/query.ts';
import { isSumOfBets } from '../sum/bets/read.ts';
import { sumOfFigures } from '../sum/by-figures.ts';
import { namedSums } from '../sum/named/read.ts';
import { type KindName, kindNames, type RuledQuery } from './kinds.ts';
import { matters } from './matters.ts';
import type { Near } from './near.ts';
import { readAs } from './read-as.ts';
import { chanceOf, fewestWords, readLikely } from './read-likely.ts';
import { sentenceOf } from './sentence.ts';

/** A question with what the encoder tells of it. */
export interface ToldQuestion {
  readonly prompt: string;
  readonly told: () => Told;
  readonly likely: () => Likely;
  readonly context: Context;
}

/** Kinds that ask about bets which they name. */
const ofBets = ['check', 'compare', 'market'] as const;
/** From this chance of such a kind on, what the encoder calls talk is none of it. */
const likelyOfBets = 0.6;
/** From this chance of a kind on, its parts are what is asked. */
const [likelyOfParts, surelyOfParts] = [0.6, 0.95];
/** From this chance of one sum on, the forms of its figures say what they are in it. */
const likelySum = 0.6;
/** From this chance of a kind on, a question is not of another one, if that has less than the other chance. */
const [sure, hardly] = [0.9, 0.03];

/** @returns undefined for a question that is a wish for a bet, or is asked back */
export const readOfKind = (question: ToldQuestion): Near | undefined => {
  const near = readOne(question);
  const only = near && onlyBet(near.query, question);
  return near && asAsked(only ? { query: only, asides: [] } : near, question);
};

/** What surely is a check of one bet, where the rules took a name beside it for another one. */
function onlyBet(query: RuledQuery, { prompt, told, likely, context }: ToldQuestion): RuledQuery | undefined {
  if (query.ask !== 'check' || query.legs.length < 2 || chanceOf(likely(), 'check') < sure) return undefined;
  return withoutContext(query, checkOf(askedIn(told()), context), prompt);
}

/** "Under 36.5 is a lock, he says. What would make it lose?": the bet and what is asked of it may stand in two sentences. */
const asAsked = (near: Near, { prompt }: ToldQuestion): Near =>
  near.query.ask === 'check' && asksAgainst(prompt)
    ? { ...near, query: { ...near.query, against: true } }
    : near;

function readOne(question: ToldQuestion): Near | undefined {
  const { prompt, context, likely } = question;
  const near = readLikely(prompt, context, likely());
  const [first] = likely().kinds;
  if (near && near.query.ask === first?.kind && near.asides.length === 0) return near;
  // "Wemby blocks??" may as well be a wish.
  const least = wordCount(prompt) < fewestWords ? surelyOfParts : likelyOfParts;
  const [byParts] = queriesTold(question, least);
  if (byParts) return { query: byParts, asides: [] };
  if (!near && first?.kind === 'sum' && likely().chanceOfTopic('sum') >= likelySum) {
    const query = sumOfFigures(likely().topicOf('sum'), sentenceOf(prompt, context));
    return query && { query, asides: [] };
  }
  const kind = ofBets.find((each) => each === first?.kind);
  if (!first || !kind || first.chance < likelyOfBets || (near && near.query.ask !== kind)) return near;
  return withoutTalk(kind, question) ?? near;
}

/**
 * What the question may ask by the parts that are told of it, the likeliest first.
 * @param least the smallest chance of its kind
 */
export function queriesTold({ told, likely, context }: ToldQuestion, least: number): readonly RuledQuery[] {
  const asked = askedIn(told());
  return likely().kinds.flatMap(({ kind, chance }) => {
    const ruled = kindNames.find((each) => each === kind);
    if (!ruled || chance < least) return [];
    // Sums have figures of the same forms, so that the likeliest that has a place for each of them is meant.
    const all =
      ruled === 'sum'
        ? likely()
            .topicsOf(ruled)
            .map(({ topic }) => topic)
        : [];
    const topics = all.length > 0 ? all.slice(0, mostSums) : [likely().topicOf(ruled)];
    const [query] = topics.flatMap((topic) => queryOf(ruled, topic, asked, context) ?? []);
    return query ?? [];
  });
}

/** Sums that are tried. */
const mostSums = 3;

/** A question about bets without what is only told beside them. */
function withoutTalk(kind: KindName, { told, likely, context }: ToldQuestion): Near | undefined {
  const asked = questionIn(told(), kind === 'compare', context);
  const read = asked === undefined ? undefined : readAs(kind, likely().topicOf(kind), asked, context);
  return read && !read.asides.some(matters) ? { ...read, asides: [] } : undefined;
}

/** Sums that are read only where each of several figures has its place. */
const ofTwoPrices: ReadonlySet<string> = new Set(['middle', 'offer', 'hedge', 'fair_price']);

/** What looks like the comparison or the check of a bet, and names none that could be judged: ways to bet, and one that is over. */
const isOfNoBet = (term: string, kind: KindName, prompt: string): boolean =>
  (term === 'parlay_or_singles' && (kind === 'compare' || asksOfParlays(prompt))) ||
  (term === 'boosted_parlay' && kind === 'check') ||
  ((term === 'push' || term === 'push_in_parlay') && isOver.test(prompt));
const isOver = /\b(?:won|lost|landed|fell|ended|finished|came|happened|pushed|was)\b/i;

const namesUs = /\bgame ?plan\b/i;
const factsElsewhere: ReadonlySet<string> = new Set(['golf_results', 'college']);

/**
 * "Cancel b4 it bills me Monday, how" is read as a game that is canceled, and surely is about the service. Of 1,048 questions by people whose
 * writing nothing here had seen, 44 were surely of another kind than the rules read: 39 times of the marked one, and twice of that of the rules.
 * @param query what the rules read
 * @returns undefined where nothing speaks against the rules; `near` is undefined where it is surely of another kind, and cannot be read
 */
export function readOtherwise(
  query: RuledQuery,
  question: ToldQuestion,
): { readonly near: Near | undefined } | undefined {
  const { prompt, context, likely } = question;
  // Every word of a bet and its result has a place.
  if (query.ask === 'market' && (query.teased || query.ladder)) return undefined;
  // "Is Rory playing this week" looks like a question about injuries, which nobody reports of golf.
  if (query.ask === 'market' && isOfTournament(query)) return undefined;
  if (query.ask === 'find' && query.games) return undefined;
  if (query.ask === 'sum' && (namedSums.has(query.sum) || isSumOfBets(query.sum))) return undefined;
  if (query.ask === 'check' && (query.win ?? query.size ?? query.lineNow) !== undefined) return undefined;
  // "How many points are the Lions expected to score" looks like a record, and every word of it was read.
  if (query.ask === 'market' && (query.topic === 'implied' || isRanked(query))) return undefined;
  // "Buy the half point on the Lions or keep it at -7" looks like a choice between bets.
  if (query.ask === 'market' && query.topic === 'key_number' && buysPoints(prompt)) return undefined;
  // "Which team scores more, the Celtics or the Knicks" looks like a choice between bets.
  if (query.ask === 'find' && comparesFacts(query)) return undefined;
  // "What does 75 get me on the Caps" looks like a sum, whose price nobody named.
  const isUnpriced = query.ask === 'check' && query.stake !== undefined && query.legs.length === 1;
  if (isUnpriced && query.price === null && query.legs[0]?.price === null) return undefined;
  const only = onlyBet(query, question);
  if (only) return { near: asAsked({ query: only, asides: [] }, question) };
  const [first] = likely().kinds;
  const kind = kindNames.find((each) => each === first?.kind);
  const otherSum = query.ask === 'sum' ? sumInstead(query.sum, question) : undefined;
  if (otherSum) return { near: { query: otherSum, asides: [] } };
  // "Is +900 fair for three legs at +110 each" looks like the check of a bet, and names none.
  const isOfPrices = query.ask === 'sum' && ofTwoPrices.has(query.sum);
  if (isOfPrices && ofBets.some((each) => each === kind)) return undefined;
  if (!first || !kind || first.chance < sure || chanceOf(likely(), query.ask) >= hardly) return undefined;
  // No part says that a check is of a teaser, whose price is its own.
  if (query.ask === 'not_offered' && query.thing === 'teaser_prices' && kind === 'check') return undefined;
  if (query.ask === 'explain' && query.terms.every((term) => isOfNoBet(term, kind, prompt))) return undefined;
  // A magic number looks like standings, which would name the Magic.
  if (query.ask === 'not_offered' && saysMagicNumber(prompt)) return undefined;
  // Odds while a game is on look like those of the board, and are not there.
  if (query.ask === 'not_offered' && query.thing === 'live' && kind === 'market') return undefined;
  // Its answer says what it is.
  if (query.ask === 'not_offered' && query.thing === 'grand_salami' && kind === 'explain') return undefined;
  // A golfer's results are facts that nobody here keeps, and so are those of colleges.
  const isOfFacts = kind === 'find' || kind === 'explain';
  if (query.ask === 'not_offered' && factsElsewhere.has(query.thing) && isOfFacts) return undefined;
  // "How much does GamePlan cost" looks like a term, and names us.
  if (query.ask === 'service' && kind === 'explain' && namesUs.test(prompt)) return undefined;
  const isOfBets = ofBets.some((each) => each === kind);
  const [byParts] = queriesTold(question, sure);
  const other = byParts
    ? { query: byParts, asides: [] }
    : ((isOfBets ? withoutTalk(kind, question) : undefined) ??
      readAs(kind, likely().topicOf(kind), prompt, context));
  return { near: !other || other.asides.some(matters) ? undefined : asAsked(other, question) };
}

/**
 * "Devils +140, Canes -165, what are the true odds": two prices make a parlay as well as a price without the margin.
 * @returns undefined where nothing speaks against the sum that the rules read, or where its parts do not make the other one
 */
function sumInstead(read: string, { told, likely, context }: ToldQuestion): RuledQuery | undefined {
  const [first] = likely().kinds;
  const topics = likely().topicsOf('sum');
  const [topic] = topics;
  const ofRead = topics.find((each) => each.topic === read)?.chance ?? 0;
  if (first?.kind !== 'sum' || !topic || topic.topic === read) return undefined;
  if (topic.chance < likelyOther || ofRead >= hardly || areAlike(topic.topic, read)) return undefined;
  const query = queryOf('sum', topic.topic, askedIn(told()), context);
  return query?.ask === 'sum' && query.sum === topic.topic ? query : undefined;
}
/** From this chance of another sum on, its parts are tried. */
const likelyOther = 0.8;

/** Sums that answer one question: what several legs pay, and what one bet is worth. */
const alike: readonly (readonly string[])[] = [
  ['payout', 'parlay', 'stake_to_win', 'needed_odds'],
  ['expected_value', 'break_even', 'offer', 'convert', 'fair_price', 'kelly'],
  ['units', 'share'],
  ['record', 'roi'],
];
const areAlike = (one: string, other: string): boolean =>
  alike.some((group) => group.includes(one) && group.includes(other));
