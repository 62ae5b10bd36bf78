/** The terms of a new leg: "a Lions thing", "the moneyline", "something safer", "2 more from the Lakers game". */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { wishOfLeg } from '../../answer/leg-change.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { readQuestion } from '../../reading/read.ts';
import { namesAnything } from '../../reading/terms/intent.ts';
import { atNight, openWish, wishOf } from '../../reading/wishes/wish.ts';
import { counts } from './leg-words.ts';
import { isPlayerAlone, kindOf } from './same-as.ts';
import { anything } from './word-lists.ts';

export interface LegTerms {
  /** One of several kinds each. */
  readonly wishes: readonly LegWish[];
  /** How many legs are named in numbers; one if none is. */
  readonly count: number;
  /** Words that could not be placed. */
  readonly unread: readonly string[];
}

const counted =
  /^(?:me |us )?(?:an?other|one more|an extra|(\d|one|two|three|four|five|six|seven|eight|a couple(?: of)?)(?: (?:more|other|others|extra|additional|different|new))*)(?: (?:legs?|picks?|bets?|ones?))?\b\s*/i;
const ofSafer =
  /^(?:something |a |one |some |any )?(?:bit |little )?(?:safer|less risky|likelier|more likely|surer|more solid)(?: (?:one|leg|pick|bet|option|thing|something))?$/i;
const ofLonger =
  /^(?:something |a |one |some |any )?(?:bit |little )?(?:riskier|longer|spicier|juicier|bigger|with (?:better|longer|bigger|more) (?:odds|juice|payout)|better odds|longer odds|plus ?money)(?: (?:one|leg|pick|bet|odds|option|thing))?$/i;
/** "The same idea but with a total". */
const sameIdea =
  /^(?:the |a )?(?:same|similar) (?:idea|thing|kind|type|sort|style|vibe|concept|bet|pick|play)?(?: of (?:thing|bet|pick|play|idea))?,? ?(?:but|just|only)?,? ?(?:with|w|w\/|on|for|as)?\s+/i;
/** Another player of the same statistic. */
const ofPosition =
  /^(?:the |an? |an?other |some )?(?:other |different |diff |new |better )?(?:qb|quarterback|rb|running back|back|wr|receiver|te|tight end|player|guy|goalie|pitcher|scorer|kicker|shooter|batter|hitter|forward|guard|center|dude|name)s?(?: (?:instead|prop))?$/i;
/** "A player on the Suns" is no bet on the team. */
const ofTeam =
  /^(?:an?|another|some|any|one)(?: (?:second|third|fourth|fifth|more|other|extra))? ?(?:player|guy|one|body|dude)s?(?: (?:prop|else))? (?:on|from|of|for) (?:the )?([a-z0-9.' ]{3,25})$/i;
/** "A Jets player". */
const ofNamedTeam =
  /^(?:an?|another|some|one) ((?!(?:other|different|diff|new(?! (?:york|england|orleans|jersey)\b)|better|good|solid|safe|safer|star|prop|bench)\b)[a-z0-9.']{3,20}(?: [a-z0-9.']{2,20}){0,2}) (?:player|guy|player prop)$/i;
/** "A leg, anything from the Sunday night game". */
const oneLeg =
  /^(?:me |us )?(?:an?|one)(?: (?:more|extra|other))? (?:leg|pick|bet)[ ,:;-]+(?=(?:anything|something|whatever|from|in|on|any)\b)/i;
const whichever =
  /^[\s,.:;-]*(?:(?:anything|something|whatever|any (?:bet|leg|pick)|a (?:bet|leg|pick)) )?(?=(?:from|in|on|out of) )(?:out (?=of ))?/i;
/** "The Caps winning". */
const winning = /^(?:the )?(.{2,30}?) winning(?: (?:outright|it|straight up|too))?$/i;
/** Another bet on the same game or player: "the moneyline", "his assists". */
const ofSame = /^(?:the|its|his|her|their)\b/i;
const another = /^(?:an?|an?other|some|any|one|\d)\b/i;

/**
 * @param typed as typed; empty for any leg
 * @param replaced the leg that it takes the place of
 */
export function legTermsOf(typed: string, context: QuestionContext, replaced?: ShownLeg): LegTerms {
  const named = ofTeam.exec(typed)?.[1] ?? ofNamedTeam.exec(typed)?.[1];
  if (named !== undefined) {
    const of = legTermsOf(`the ${named} player prop`, context, replaced);
    return { ...of, wishes: of.wishes.map(ofTheirs) };
  }
  const { count, rest } = countOf(typed.replace(oneLeg, '').replace(sameIdea, ''));
  // "Another QB" counts no legs.
  if (replaced?.prop && ofPosition.test(typed)) return { wishes: [kindOf(replaced)], count: 1, unread: [] };
  const bare = rest
    .replace(whichever, '')
    .replace(/^(?:from|of|in|on|with|for|to)\s+/i, '')
    .replace(winning, '$1 to win')
    .trim();
  const made = (wish: LegWish): LegTerms => ({ wishes: [{ ...wish, count }], count, unread: [] });
  if (bare === '' || anything.test(bare.toLowerCase())) return made(openWish);
  const price = priceTerms(bare, replaced);
  if (price) return made({ ...openWish, price });
  const { reading: whole, unread } = readQuestion(bare, context);
  // What one leg pays is its price.
  const { payout } = whole;
  const reading = atNight(payout && whole.price === null ? { ...whole, price: payout, payout: null } : whole);
  if (unread.length > 0 || reading.intent !== 'play' || !namesAnything(reading))
    return { wishes: [], count, unread: unread.length > 0 ? unread : [bare] };
  if (!isOfOneLeg(reading)) return { wishes: [], count, unread: [bare] };
  if (reading.wishes.length > 0) return { wishes: reading.wishes, count, unread: [] };
  const legs = reading.legs?.max ?? 1;
  return {
    ...made(ofPlace(reading, bare, replaced)),
    ...(legs > 1 &&
      count === 1 && { count: legs, wishes: [{ ...ofPlace(reading, bare, replaced), count: legs }] }),
  };
}

/** Of the players of the team, and not of those who play against it. */
const ofTheirs = (wish: LegWish): LegWish =>
  wish.player === null && wish.teams.length === 1
    ? { ...wish, teams: wish.teams.map((team) => ({ ...team, stance: 'back' as const })) }
    : wish;

function countOf(text: string): { readonly count: number; readonly rest: string } {
  const match = counted.exec(text);
  if (!match) return { count: 1, rest: text };
  const word =
    match[1]
      ?.toLowerCase()
      .split(' ')
      .find((each) => counts[each] !== undefined) ??
    match[1] ??
    '1';
  return { count: counts[word] ?? Number(word), rest: text.slice(match[0].length) };
}

const ofPlusMoney = /\bplus ?money\b/i;

/** Shorter or longer than the price of the leg that leaves. */
function priceTerms(text: string, replaced: ShownLeg | undefined): LegWish['price'] {
  const price = replaced?.price ?? null;
  if (ofSafer.test(text)) return { min: null, max: price ?? -110 };
  if (!ofLonger.test(text)) return null;
  return { min: ofPlusMoney.test(text) ? 100 : (price ?? 100), max: null };
}

/** The chance of a leg by its risk, percent. */
const chanceOf: Readonly<Partial<Record<NonNullable<Reading['risk']>, LegWish['legChance']>>> = {
  safe: { min: 70, max: null },
  safest: { min: 70, max: null },
  coin_flip: { min: 45, max: 55 },
  long_shot: { min: null, max: 35 },
};

/** Whether a leg can have all these terms: those of a whole bet would be lost. */
function isOfOneLeg(reading: Reading): boolean {
  const { payout, chance, value, book, budget, nightGame, eachGame, eachSport, notMarkets, notSides, risk } =
    reading;
  const isOpen = [payout, chance, book, budget].every((term) => term === null);
  const isPlain =
    !value && !nightGame && !eachGame && !eachSport && notMarkets.length + notSides.length === 0;
  return isOpen && isPlain && (risk === null || chanceOf[risk] !== undefined);
}

/** "A team total instead" of an under is an under too. */
function onSameSide(wish: LegWish, replaced: ShownLeg | undefined): LegWish {
  const { selection } = replaced ?? {};
  const isOfLine = wish.markets.length > 0 && wish.markets.every((each) => /^(?:team_)?total$/.test(each));
  const isTotal = selection === 'over' || selection === 'under';
  return isOfLine && isTotal && wish.sides.length === 0 ? { ...wish, sides: [selection] } : wish;
}

/** "The moneyline" in the place of a spread is of the same team; "his assists" are of the same player. */
function ofPlace(reading: Reading, text: string, replaced: ShownLeg | undefined): LegWish {
  const likely = reading.risk === null ? undefined : chanceOf[reading.risk];
  const wish = onSameSide({ ...wishOf(reading), ...(likely && { legChance: likely }) }, replaced);
  if (replaced?.prop && isPlayerAlone(wish))
    return { ...kindOf(replaced), player: wish.player, sides: wishOfLeg(replaced).sides };
  const isOfNobody = wish.teams.length === 0 && wish.player === null && wish.group === null;
  if (!replaced || !isOfNobody || another.test(text)) return wish;
  const { prop, sport, home, away } = replaced;
  const shown = wishOfLeg(replaced);
  if (prop && wish.stat !== null) return { ...wish, sports: [sport], player: prop.player };
  const isSideOnly = wish.markets.length === 1 && wish.sides.length === 1 && !/total/i.test(text);
  if (prop && isSideOnly && ofSame.test(text) && replaced.selection !== wish.sides[0])
    return { ...shown, sides: wish.sides };
  if (wish.markets.length === 0 || wish.markets.includes('prop') || wish.markets.includes('outright'))
    return wish;
  const isTotal = wish.markets.every((market) => market === 'total');
  const game = [away, home].map((name) => ({ sport, name, stance: 'game' as const }));
  const [own] = shown.teams;
  const isBacked = shown.teams.length === 1 && own !== undefined;
  return { ...wish, sports: [sport], teams: isTotal || !isBacked ? game : [own] };
}
