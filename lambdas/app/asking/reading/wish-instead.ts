/** Whether a question that has the words of another kind is a wish for a bet. */
import type { TrackQuery } from '../../../contracts/asking/queries/own.ts';
import type { Told } from '../../../domain/asking/encoder/told.ts';
import type { Likely } from '../../../domain/asking/likely/likely.ts';
import { asksOfBetAlone } from '../../../domain/asking/queries/check/named-alone.ts';
import { isToldBySomebody } from '../../../domain/asking/queries/check/told-by.ts';
import { results } from '../../../domain/asking/queries/explain/glossary/results.ts';
import { neverBet } from '../../../domain/asking/queries/explain/never-bet.ts';
import { asksOfParlays } from '../../../domain/asking/queries/explain/parlays-at-all.ts';
import { comparesFacts } from '../../../domain/asking/queries/find/ranks/answer.ts';
import { asRecord } from '../../../domain/asking/queries/find/reading/profit.ts';
import { factsAsked } from '../../../domain/asking/queries/find/reading/sure.ts';
import { buysPoints } from '../../../domain/asking/queries/market/key-number/read.ts';
import { isRanked } from '../../../domain/asking/queries/market/ranked/answer.ts';
import { asksForList } from '../../../domain/asking/queries/market/reading/lists.ts';
import { elsewhereIn } from '../../../domain/asking/queries/not-offered/elsewhere.ts';
import type { RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { chanceOf } from '../../../domain/asking/queries/reading/read-likely.ts';
import { asksForRungs } from '../../../domain/asking/queries/reading/several/rungs.ts';
import { namedSums } from '../../../domain/asking/queries/sum/named/read.ts';
import type { ReadResult } from '../../../domain/asking/reading/read.ts';
import { areBorneOut } from '../../../domain/asking/roles/agree.ts';
import { asksForPlay, contextOf, type Question } from '../question.ts';
import { asksAbout, byRolesIn, hardly, likelyPlay, surePlay } from './by-roles.ts';

/**
 * "Josh Allen rush td + 225 pass" is read as a bet to be checked at +225, and nothing but its figures says so: a question that surely
 * is a wish is none of another kind. What we do not have is a wish, too, unless a word for it only stands in one: "a second half bet".
 */
export function isWishInstead(
  question: Question,
  queries: readonly RuledQuery[],
  { told, likely, rules }: Readings,
): boolean {
  const [query, ...others] = queries;
  if (!query || asksAbout.test(question.prompt)) return false;
  // "80+ and 100+, what do they pay": the numbers of one prop, and a price for each.
  if (others.length > 0 && asksForRungs(question.prompt, queries)) return false;
  // "When do they kick off, and do you like over 43 there": facts, and an opinion of a bet.
  const isOfBoth = queries.some(({ ask }) => ask === 'check') && queries.some(({ ask }) => ask === 'find');
  if (others.length > 0 && isOfBoth && asksForOpinionToo.test(question.prompt)) return false;
  // "Two unders, any NFL games on Sunday. Then Jacksonville to win": each sentence has the words of a fact.
  if (others.length > 0)
    return (
      chanceOf(likely(), 'play') >= surePlay && queries.every(({ ask }) => chanceOf(likely(), ask) < hardly)
    );
  // "Who scores more, Mitchell or Green" asks what they did, and not which of them to bet on.
  if (query.ask === 'find' && comparesFacts(query)) return false;
  // "Would I be up betting every road favorite" asks how all of them did.
  if (query.ask === 'find' && asRecord(question.prompt) !== question.prompt) return false;
  // "Matthews L5 sog" asks what was, whatever it looks like.
  if (query.ask === 'find' && (query.games || factsAsked(question.prompt) !== undefined)) return false;
  // "Anything on after 10" asks for games.
  if (query.ask === 'find' && query.topic === 'schedule' && asksForGames.test(question.prompt)) return false;
  // "Biggest fav tonight straight up" names a bet, and no record.
  if (query.ask === 'find' && isFullWish(question, { told, likely, rules })) return true;
  // "Who scores the first touchdown when the Bears go to Detroit" asks for a scorer, and for no result.
  if (query.ask === 'find' && asksWhoScores.test(question.prompt)) return true;
  // "Who wins Canucks at Flames" asks for a pick, and for no record of either.
  if (query.ask === 'find' && query.teams.length > 0 && asksWhoWins.test(question.prompt))
    return asksForPlay(rules());
  // "Alt totals for the Jets game", "his price everywhere": a list, and no bet.
  if (query.ask === 'market' && asksForList(question.prompt)) return false;
  // "Smarter to buy the half point or leave it at -2.5": what it is worth.
  if (query.ask === 'market' && query.topic === 'key_number' && buysPoints(question.prompt)) return false;
  // "Is there a total for just the first period": whether it is offered, and at which prices.
  if (query.ask === 'market' && asksWhetherListed.test(question.prompt)) return false;
  // "Three most valuable underdogs, best first": a list with a row for each.
  if (query.ask === 'market' && isRanked(query)) return false;
  // "Whatcha got for the Knicks game" asks for a pick, where no word is of prices.
  if (query.ask === 'market' && asksWhatIsLiked(question.prompt)) return asksForPlay(rules());
  // "Panthers Isles first period under, what u got" asks for that bet sooner than for its prices.
  if (query.ask === 'market' && isFullWish(question, { told, likely, rules }, 'market')) return true;
  // "Would you lay 11 with the Celtics": a line makes it this bet, of which an opinion is asked.
  if (query.ask === 'check' && asksForOpinion.test(question.prompt)) return false;
  // "What do you think of a parlay with the Jets and the Lions": its legs are chosen, and an opinion is asked.
  if (query.ask === 'check' && query.legs.length > 1 && asksForVerdict.test(question.prompt)) return false;
  // "Luka 30+ points?" names one bet with its line, and asks for none.
  const [leg, ...legs] = query.ask === 'check' ? query.legs : [];
  if (leg && legs.length === 0 && leg.line !== null && asksOfBetAlone(question.prompt)) return false;
  // "Devil's advocate, I want to lay it with Denver", "my uncle swears by the under": no wish, but a bet to be judged.
  if (query.ask === 'check' && (doubts.test(question.prompt) || isToldBySomebody(question.prompt)))
    return false;
  // "Would you lay the points with Buffalo or just play them to win" asks for a choice.
  if (query.ask === 'compare' && asksToChoose.test(question.prompt)) return false;
  // "What is the most I should bet on one game": how much is staked, and not what on.
  if (query.ask === 'explain' && query.terms.includes('bankroll') && query.terms.includes('unit'))
    return false;
  // "What is a good CLV" looks like a wish, and names nothing to bet on.
  if (query.ask === 'explain' && query.terms.every((term) => neverBet.has(term))) return false;
  // "Is it dumb to bet 8-leg parlays every week": of parlays in general, and of none that is wished for.
  if (query.ask === 'explain' && asksOfParlays(question.prompt)) return false;
  // "My book has a 33% boost, min 3 legs, what's the best way to use it": no bet is wished for.
  if (query.ask === 'explain' && query.terms.some((term) => term === 'boosted_parlay' || term === 'boost'))
    return false;
  // "Rain delay, over bet still alive?": what becomes of a bet is no wish for one.
  if (
    query.ask === 'explain' &&
    query.terms.every((term) => Object.hasOwn(results, term)) &&
    /\?/.test(question.prompt)
  )
    return false;
  // Two bets with a gap between them, or one with the price of its other side, are made or compared, and none is wished for.
  if (query.ask === 'sum' && (ofMadeBets.has(query.sum) || namedSums.has(query.sum))) return false;
  // Whatever is done with a teaser, the new lines are all that there is to say of it.
  if (query.ask === 'market' && (query.teased || query.ladder)) return false;
  // "How much on the Dodgers to win 100": a stake on a bet that is named.
  if (query.ask === 'check' && asksForMoney.test(question.prompt) && (query.win ?? query.stake) !== undefined)
    return false;
  // "Is 5 units too much on the Avalanche": how large a stake is.
  if (query.ask === 'check' && (query.size ?? query.lineNow) !== undefined) return false;
  // "Draw no bet on Vancouver?": no play is one.
  if (query.ask === 'check' && query.legs.every(({ unlisted }) => unlisted !== undefined)) return false;
  // "What should I bet live once it starts": said of the bet itself, and no word of its story.
  if (query.ask === 'not_offered' && query.thing === 'live' && betsLive.test(question.prompt)) return false;
  if (query.ask === 'not_offered' && query.thing === 'live' && isOfPart(question, rules())) return true;
  if (query.ask === 'not_offered' && !inWishes.has(query.thing)) return false;
  // "What's a grand salami" asks what it is.
  if (query.ask === 'not_offered' && asksWhatItIs.test(question.prompt)) return false;
  // "Do you cover college football" asks what we have.
  if (query.ask === 'not_offered' && asksWhatWeHave.test(question.prompt)) return false;
  // "Add a parlay: Texans and Packers, $10 at +210": a bet that has its stake and its price is made.
  if (query.ask === 'track' && query.action === 'add' && isMade(query) && logs.test(question.prompt))
    return false;
  // "Who covers in the Oregon game" is a wish in all its words, for a team that we do not have.
  if (query.ask === 'not_offered' && elsewhereIn(question.prompt, contextOf(question)) === query.thing)
    return false;
  return chanceOf(likely(), 'play') >= surePlay && chanceOf(likely(), query.ask) < hardly;
}

/** Nothing in it judges what is listed: "is there a total worth taking" wishes for one. */
const asksWhetherListed =
  /^\W*(?:(?:so|hey|ok|and),? )*(?:(?:is|are) there (?:an?|any)|(?:do|does|have|has) (?:any(?: of)? |the |your |my )*(?:sports)?books?(?: \w+)? (?:have|offer|list|post|posted|take|price)|(?:is|are) (?:an?|the) (?:[\w/-]+ ){1,5}(?:posted|listed|offered|available|up|out))\b(?!.*\b(?:good|great|best|better|worth|value|like|love|play|bet|bets|pick|picks|safe|safest|take|lean|smart|edge)\b)/i;
const asksForGames =
  /\b(?:(?:what|which)(?:['’]?s| is| are)? (?:nba |nfl |nhl |mlb |mls |cfl )?(?:on|games?|the (?:first|last|late|early))|who(?:['’]?s| is)? play\w*|(?:anything|any(?:body|one)?) (?:on|playing|starting)|(?:late|early|morning|afternoon|evening|night)(?: (?:nba|nfl|nhl|mlb|mls|cfl))? (?:games|slate)|do we got)\b/i;

const asksWhatItIs =
  /^\W*(?:(?:so|ok|hey|and),? )*(?:what(?:['’]?s| is| are) (?:an? |the )?(?:[\w-]+ ){0,2}[\w-]+\W*$|(?:explain|define)\b|what does .{2,40} mean\b)/i;
const asksWhatWeHave =
  /^\W*(?:(?:so|hey|hi|hello|ok|okay|and|also),? )*(?:do|does|can|will|are|is) (?:you(?: guys)?|gameplan|this (?:app|site)|the (?:app|site))(?: (?:also|even|have|offer|cover|support|include|track|do|handle|any|odds|on|for))+\b/i;
/** Of the asked, and not of prices: "whatcha got for the late game". */
export const asksWhatIsLiked = (prompt: string): boolean =>
  /\b(?:wh?at(?:cha|chu)|(?:what|wut|wat)(?: do| are|['’]?re)? (?:you|u|ya|yall|y['’]all|we)) (?:got|have|like|liking|thinking|feeling)\b/i.test(
    prompt,
  ) && !ofPrices.test(prompt);
const ofPrices = /\b(?:price[ds]?|odds|lines?|numbers?|books?|posted|listed|up|at|payout|pays?)\b/i;
/** A price of its own, and what is staked. */
const isMade = ({ price, legs, stake, units }: TrackQuery): boolean =>
  (stake ?? units ?? null) !== null && ((price ?? null) !== null || legs.some((leg) => leg.price !== null));
const logs =
  /^\W*(?:(?:please|pls|can you|could you|i want to|i'd like to|let's) )*(?:add|log|track|record|save|enter|put in|register)\b/i;

const betsLive =
  /\b(?:live|in-?(?: ?play| ?game)) (?:bets?|betting|wagers?|parlays?|plays?|picks?)\b|\b(?:bet|bets|play|plays|take|hammer|wager|target)(?: (?:on|it|this|that|them|something|anything))? live\b(?! ?(?:dogs?|underdogs?))|\b(?:bet|take|play|hammer)\b.{0,40}\blive\b.{0,40}\b(?:(?:once|after|when) (?:it|they|the game|the puck|the ball)|during|halftime)\b/i;

const doubts =
  /\b(?:devil['’]?s advocate|talk me (?:out|off)|(?:case|argue|argument) against|poke holes|convince me not|what am i missing|why (?:would|should|wud)(?:n['’]?t| not)? (?:any(?:one|body)|i|you|u|people|someone)|trap\b(?! (?:game|play)s?\b)|(?:smells?|seems?|looks?|feels?|sounds?) (?:fishy|off|weird|sus(?:picious)?|suspect|too good)|too good to be true|suspicious)/i;

const asksForMoney = /\b(?:what|how much)\b/i;

const ofMadeBets: ReadonlySet<string> = new Set(['middle', 'offer', 'hedge', 'fair_price']);

const asksToChoose =
  /^[^,.?]{0,40}?\b(?:would|wud|wld|should|shud|do) (?:you|u|ya|i|we)\b.*\bor\b|\b(?:rather|better|smarter|torn|safer)\b|\bor\b[^?]*\?\s*$/i;

const asksForOpinionToo =
  /\b(?:do|would|wld|don'?t) (?:you|u|ya) (?:\w+ )?(?:like|love|buy|take|trust|back|lay|bet|play)\b/i;
const asksForVerdict =
  /^\W*(?:(?:so|ok|okay|hey|and),? )*(?:what (?:do|would|did) (?:you|u|ya) (?:think|make|say) (?:of|about|to)|(?:any |your )?(?:thoughts|opinion|take|verdict) (?:on|of|about)|how (?:good|bad|smart|likely|dumb|realistic) is|(?:please )?(?:rate|judge|grade|review|check)|is)\b[^?]*\b(?:parlay|slip|ticket|combo|double|treble|\w*legger)\b/i;
const asksForOpinion = /^\s*(?:so |ok |and )*(?:would|wld) (?:you|u|ya) \w+/i;

export const asksWhoScores =
  /^\s*who(?:['’]?s| is| will)?(?: gonna| going to)? (?:scores?|scoring) (?:the )?(?:first|last)\b/i;
const asksWhoWins = /\bwho(?:['’]?s| is| will)?(?: gonna| going to)? (?:wins?|winning|takes (?:it|this))\b/i;

/** What the readers tell of a question, each asked at most once. */
interface Readings {
  readonly told: () => Told;
  readonly likely: () => Likely;
  readonly rules: () => ReadResult;
}

/** "Second half line, take Jacksonville": a half is bet on before the game, too. */
function isOfPart({ prompt }: Question, rules: ReadResult): boolean {
  if (/\b(?:live|in-?(?: ?play| ?game))\b/i.test(prompt)) return false;
  return asksForPlay(rules) && rules.reading.period !== undefined && rules.reading.teams.length > 0;
}

/** A likely play, and both readers read the same bet in all of its words. @param kind of which it has the words, too */
function isFullWish(
  question: Question,
  { told, likely, rules }: Readings,
  kind: 'find' | 'market' = 'find',
): boolean {
  const play = chanceOf(likely(), 'play');
  const other = chanceOf(likely(), kind);
  const isLikely = play >= likelyPlay && (other < hardly || (kind === 'market' && play >= 3 * other));
  if (!isLikely || !asksForPlay(rules())) return false;
  const { reading, isVerySure } = byRolesIn(question, told());
  return reading !== undefined && isVerySure && areBorneOut(rules().reading, reading);
}

/** What is not offered, and whose words are those of bets, and of the talk beside them, too: "he carries my fantasy team". */
const inWishes: ReadonlySet<string> = new Set(['live', 'placing', 'weather', 'fantasy', 'college']);

/** Such a bet is answered or asked back, as any other: it is no question about life. */
export function isOfBet(question: Question, told: Told, likely: Likely): boolean {
  if (chanceOf(likely, 'play') < surePlay) return false;
  const { reading } = byRolesIn(question, told);
  // "Things to do in Dallas" may be a bet on the Cowboys, of which nothing is said.
  return (
    reading !== undefined && (reading.stat !== null || reading.markets.length + reading.sides.length > 0)
  );
}
