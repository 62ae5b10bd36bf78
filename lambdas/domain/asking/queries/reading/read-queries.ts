/** Reads a question as queries: a kind takes it only where no word that could carry a wish is left unread. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import { mostQueries } from '../../../../contracts/asking/query.ts';
import { decimalOf } from '../../../feed/odds/formats.ts';
import { marginOf } from '../../../feed/odds/stakes.ts';
import { correlatedBets } from '../check/plain/correlated.ts';
import { lineBeaten } from '../check/staked/beaten.ts';
import { stakeOnBet } from '../check/staked/read.ts';
import { sizeOnBet } from '../check/staked/size.ts';
import { boostInGeneral } from '../explain/boosts.ts';
import { factsAsked } from '../find/reading/sure.ts';
import { gamesAsked } from '../find/sorted/read.ts';
import { golfPricesIn } from '../market/golf/read.ts';
import { ladderPayout } from '../market/ladder/read.ts';
import { isRanked } from '../market/ranked/answer.ts';
import { teasedIn } from '../market/teased/read.ts';
import { asksAtRisk } from '../mine/at-risk.ts';
import { saysMagicNumber } from '../not-offered/cues.ts';
import { sumOfBetsIn } from '../sum/bets/read.ts';
import { mergedSums } from '../sum/merged.ts';
import { namedSumIn } from '../sum/named/read.ts';
import { settledIn } from '../sum/settled/read.ts';
import { readWordedSum } from '../sum/worded/read.ts';
import { type KindName, kindNames, kinds, type RuledQuery } from './kinds.ts';
import { kindsShown } from './kinds-shown.ts';
import { lexicon, marksIn, tokensOf } from './phrases.ts';
import { isPlain, talk } from './plain-words.ts';
import { readAllPlainly } from './read-plainly.ts';
import { type QuestionContext, type Sentence, sentenceOf, type Token } from './sentence.ts';
import { readBesideSum } from './several/beside-sum.ts';
import { bothEnds } from './several/both-ends.ts';
import { eachPayout } from './several/each-payout.ts';
import { readEachPrice } from './several/each-price.ts';
import { readPair } from './several/pair.ts';
import { readRungs } from './several/rungs.ts';
import { servicesAsked } from './several/services.ts';
import { wishesForBet } from './wished.ts';

/**
 * @param order the kinds, in any order: the result does not depend on it
 * @returns one to three queries; undefined if any word is left, so that the question is for another reader
 */
export function readQueries(
  prompt: string,
  context: QuestionContext,
  order: readonly KindName[] = kindNames,
): RuledQuery[] | undefined {
  const read = readIn(prompt, context, order);
  return read && mergedSums(read);
}

function readIn(
  prompt: string,
  context: QuestionContext,
  order: readonly KindName[],
): RuledQuery[] | undefined {
  const sentence = sentenceOf(prompt, context);
  const settled = settledIn(sentence);
  if (settled) return [settled];
  const ofBrackets = saysMagicNumber(prompt) ? readWhole(sentence, ['not_offered']) : undefined;
  if (ofBrackets) return [ofBrackets];
  const ofAll = sumOfBetsIn(sentence);
  // Bets that are over may also be told to be logged.
  const isLogged = ofAll?.sum === 'bet_results' && kindsShown(sentence.text)[0] === 'track';
  const ofBets = isLogged ? undefined : ofAll;
  // "Won 3 at -110, $20 each" counts bets, and "won 3 at -110" dollars.
  const ofSums = isOfEach.test(prompt) ? (namedSumIn(sentence) ?? ofBets) : (ofBets ?? namedSumIn(sentence));
  if (ofSums) return [ofSums];
  const payouts = eachPayout(prompt);
  if (payouts) return [...payouts];
  const teased = teasedIn(sentence);
  if (teased) return [teased];
  const ladder = ladderPayout(sentence, (text) => readWhole(sentenceOf(text, context), ['market']));
  if (ladder) return [ladder];
  const ofGolf = golfPricesIn(sentence);
  if (ofGolf) return [ofGolf];
  const ofGames = gamesAsked(sentence);
  if (ofGames) return [ofGames];
  const ofBet = (bet: string) => {
    const read = readWhole(sentenceOf(bet, context), ['check']);
    return read && [read];
  };
  const services = servicesAsked(prompt, context, (part) => {
    const query = readWhole(part, ['service']);
    return query?.ask === 'service' ? query : undefined;
  });
  if (services) return [...services];
  const correlated = correlatedBets(prompt, ofBet);
  if (correlated) return [correlated];
  const plain = readAllPlainly(prompt, context);
  if (plain) return plain;
  const staked = stakeOnBet(prompt, ofBet) ?? sizeOnBet(prompt, ofBet) ?? lineBeaten(prompt, ofBet);
  if (staked) return [staked];
  if (wishesForBet(prompt)) {
    const taken = readWhole(
      sentence,
      order.filter((name) => besideWishes.has(name)),
    );
    return taken && [taken];
  }
  const whole = readWhole(sentence, order);
  // "What does the book keep of -120 and -120": of prices that are named, and of no game.
  const isOfTwoSides = whole?.ask === 'check' || (whole?.ask === 'market' && whole.topic === 'margin');
  const kept = isOfTwoSides ? readWordedSum(sentence) : undefined;
  if (kept?.sum === 'fair_price' && areSidesOfOne(kept.sides)) return [kept];
  const ofBoost = whole ? undefined : boostInGeneral(sentence);
  if (ofBoost) return [...ofBoost];
  const isOpenToRungs =
    whole === undefined ||
    ((whole.ask === 'compare' || whole.ask === 'find') &&
      asksForPrices.test(prompt) &&
      !chooses.test(prompt));
  const rungs = !isOpenToRungs
    ? undefined
    : readRungs(prompt, (text) => readWhole(sentenceOf(text, context), ['market']));
  if (rungs) return rungs;
  const isOpenToPrices = whole === undefined || whole.ask === 'market' || whole.ask === 'compare';
  const prices = isOpenToPrices
    ? readEachPrice(prompt, (text) => readWhole(sentenceOf(text, context), ['market']))
    : undefined;
  if (prices) return prices;
  const besideSum =
    whole === undefined || whole.ask === 'sum'
      ? readBesideSum(prompt, context, {
          sum: (part) => readWhole(part, ['sum']) ?? readWordedSum(part),
          facts: (part) => readWhole(part, ['find', 'market']),
        })
      : undefined;
  if (besideSum) return [...besideSum];
  const ofEnds =
    whole === undefined || whole.ask === 'find'
      ? bothEnds(prompt, (text) => readWhole(sentenceOf(text, context), ['find']))
      : undefined;
  if (ofEnds) return [...ofEnds];
  // Each of two questions is more particular than one of the words of both.
  const isOfTables =
    whole === undefined ||
    (whole.ask === 'market' && !isOfBoth(whole)) ||
    whole.ask === 'check' ||
    (whole.ask === 'find' &&
      whole.order === null &&
      !isOfBothRecords(whole) &&
      !isOfTwoTeams(whole) &&
      !isOfSeveral(whole) &&
      !isOfRun(whole));
  const pair = isOfTables
    ? readPair(prompt, context, (part) =>
        readWhole(
          part,
          order.filter(
            (name) => name === 'find' || name === 'market' || (name === 'check' && judges.test(part.text)),
          ),
        ),
      )
    : undefined;
  // "Has the line on the Cavaliers and the Rockets moved": one game, and no question about each of its teams.
  const isMoveOfGame =
    whole?.ask === 'market' &&
    whole.topic === 'movement' &&
    whole.teams.length === 2 &&
    pair?.every((each) => each.ask === 'market' && (each.topic === 'books' || each.topic === 'movement'));
  if (isMoveOfGame) return [whole];
  // A bet to be judged is one question, unless facts are asked beside it.
  if (pair && (whole?.ask !== 'check' || pair.some(({ ask }) => ask === 'find'))) return [...pair];
  const parts = partsOf(sentence);
  // The story of a sum may hold another question; figures in several parts belong together.
  const isOpen = (whole === undefined || whole.ask === 'sum') && !isSpread(parts);
  const each = isOpen && parts.some(asksForTerm) ? readEach(parts, order) : undefined;
  // A bet to be logged has a stake and a price too.
  const isOfTracker = kindsShown(sentence.text)[0] === 'track';
  // "Maxey over 24.5 L10? A site has 7/10": what is told beside facts is no sum.
  const isOfFacts = /\bl-?\d{1,2}\b/i.test(prompt) && factsAsked(prompt) !== undefined;
  const one = whole ?? (each || isOfTracker || isOfFacts ? undefined : readWordedSum(sentence));
  if (one && !each) return [one];
  return each ?? readEach(parts, order) ?? readGroups(parts, order, context);
}

/** "ATS and straight up" is one record, and no two questions. */
const isOfBothRecords = ({ topic, market }: FindQuery): boolean => topic === 'record' && market === 'spread';

/** "Carries and rushing yards last week" are of one game log. */
const isOfSeveral = ({ topic, stats = [] }: FindQuery): boolean => topic === 'game_log' && stats.length > 1;

/** "Against the spread, how many in a row": what is counted may stand before. */
const isOfRun = ({ detail, market }: FindQuery): boolean => detail === 'streak' && market !== null;

/** "From the spread and the total", "highest and lowest": the two belong together. */
const isOfBoth = (query: MarketQuery): boolean => query.topic === 'implied' || isRanked(query);
/** "Do the Devils and the Canes meet again" is of both, as are "who plays on Sunday night" with "what are their records". */
const isOfTwoTeams = ({ topic, detail, teams, against, last }: FindQuery): boolean =>
  (topic === 'schedule' &&
    (detail === 'both_teams' || (detail === 'after_next' && (teams.length === 2 || against.length > 0)))) ||
  (topic === 'rest' && detail === 'between') ||
  (topic === 'meetings' && (last === 1 || teams.length === 2));

/** Says the stake of each of several bets. */
const isOfEach = /\b(?:each|apiece)\b/i;

/** Words without which no bet is judged. */
const judges =
  /[+-]\d{3}|\b(?:worth|fair|good|bad|value|steep|rip ?off|overpriced)\b|\b(?:do|would|don'?t) (?:you|u|ya) (?:\w+ )?(?:like|love|buy|take|trust|back)\b|\b(?:you|u) (?:like|likin|liking|feeling)\b|\b(?:thoughts|feelings|opinion) on\b/i;

/** "Odds on 50+, 70+": the price of each, and no choice between them. */
const asksForPrices = /\b(?:odds|prices?|lines?|going for|pay(?:s|ing)?)\b/i;
const chooses = /\b(?:which|better|best|safer|likelier|more likely|vs|versus)\b/i;

/** Prices of two sides come to a little more than 100%; those of two bets mostly do not. */
const areSidesOfOne = (sides: readonly WrittenOdds[]): boolean => {
  const margin = marginOf(sides.map(decimalOf));
  return margin > 0 && margin < widestMargin;
};
const widestMargin = 0.15;

/** A bet that was made and is to be logged, and one that we don't have, are wished for in the same words. */
const besideWishes: ReadonlySet<KindName> = new Set<KindName>(['track', 'not_offered']);

/** "What's a push" beside a sum; "what odds is that" belongs to it. */
const asksForTerm = ({ tokens }: Sentence) =>
  /^(?:.* )?(?:what is an?|whats an?|explain|define|what does .* mean)(?: |$)/.test(
    tokens.map(({ word }) => word).join(' '),
  );
const hasFigure = ({ tokens }: Sentence) => tokens.some(({ figure }) => figure);
/** Whether more than one part has a figure. */
const isSpread = (parts: readonly Sentence[]) => parts.filter(hasFigure).length > 1;

/** Every part as a question of its own. */
function readEach(parts: readonly Sentence[], order: readonly KindName[]): RuledQuery[] | undefined {
  if (parts.length < 2 || parts.length > mostQueries) return undefined;
  const read = parts.flatMap((part) => readWhole(part, order) ?? []);
  return read.length === parts.length ? read : undefined;
}

/** The most parts that are tried together: a longer text has no two or three questions. */
const mostParts = 6;

/** Two or three questions of several parts each: "staked 35.50 at 1.91 and won, profit? and what is 1.91 in American". */
function readGroups(
  parts: readonly Sentence[],
  order: readonly KindName[],
  context: QuestionContext,
): RuledQuery[] | undefined {
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const known = new Map<string, RuledQuery | undefined>();
  const readRun = (from: number, to: number): RuledQuery | undefined => {
    const key = `${from}-${to}`;
    if (!known.has(key)) {
      const run = joinedOf(parts.slice(from, to), context);
      known.set(key, readWhole(run, order) ?? readWordedSum(run));
    }
    return known.get(key);
  };
  const from = (start: number, left: number): RuledQuery[] | undefined => {
    if (left === 1) {
      const last = readRun(start, parts.length);
      return last && [last];
    }
    // The longest first question: what follows a figure is mostly about it.
    for (let end = parts.length - left + 1; end > start; end--) {
      const first = readRun(start, end);
      const rest = first && from(end, left - 1);
      if (rest) return [first, ...rest];
    }
    return undefined;
  };
  for (let count = 2; count <= mostQueries; count++) {
    const read = count <= parts.length ? from(0, count) : undefined;
    if (read) return read;
  }
  return undefined;
}

/** Parts as one sentence, with a break between them. */
const joinedOf = (parts: readonly Sentence[], context: QuestionContext): Sentence => ({
  text: parts.map(({ text }) => text).join(', '),
  tokens: parts.flatMap(({ tokens }, at) => (at > 0 ? [comma, ...tokens] : tokens)),
  context,
});
const comma: Token = { word: ',', cased: ',', isBreak: true };

const talking = lexicon({ talk });

interface AnyClaim {
  readonly query: RuledQuery;
  readonly used: readonly number[];
}

/**
 * Of the kinds that read the whole sentence, the one that explains most words; between equals, the first of `kindNames`, but facts
 * where words ask for them ("how many 30 point games" is about no line), and the tracker where they change something in it.
 */
function readWhole(sentence: Sentence, order: readonly KindName[]): RuledQuery | undefined {
  const said = tokensOf(marksIn(sentence.tokens, talking));
  const isOfFacts = factsAsked(sentence.text) !== undefined;
  const isOfTracker = kindsShown(sentence.text)[0] === 'track';
  const isOfStakes = asksAtRisk(sentence.text);
  const rank = (name: KindName) =>
    (isOfStakes && name === 'mine') || (isOfFacts && name === 'find') || (isOfTracker && name === 'track')
      ? -1
      : kindNames.indexOf(name);
  let best: { readonly query: RuledQuery; readonly name: KindName; readonly explained: number } | undefined;
  for (const name of order) {
    const claim: AnyClaim | undefined = kinds[name].read(sentence);
    if (!claim || isAnyLeft(sentence.tokens, [...claim.used, ...said])) continue;
    const explained = new Set(claim.used.filter((at) => !sentence.tokens[at]?.isBreak)).size;
    const isBetter =
      !best || explained > best.explained || (explained === best.explained && rank(name) < rank(best.name));
    if (isBetter) best = { query: claim.query, name, explained };
  }
  return best?.query;
}

function isAnyLeft(tokens: readonly Token[], used: readonly number[]): boolean {
  const read = new Set(used);
  return tokens.some((token, at) => !read.has(at) && !token.isBreak && !isPlain(token.word));
}

/** The sentences of a question, which breaks and "and" separate; a part of courtesy alone is none. */
function partsOf({ tokens, context }: Sentence): Sentence[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.isBreak || token.word === 'and' || token.word === 'also') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts
    .filter((part) => part.some(({ word }) => !isPlain(word)))
    .map((part) => ({ text: part.map(({ cased }) => cased).join(' '), tokens: part, context }));
}
