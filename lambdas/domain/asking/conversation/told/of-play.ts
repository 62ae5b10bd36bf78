/** A change of the last play by what is told of its words: what is to be done, with which leg, and what comes instead (docs/decisions/0038). */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { formatAmerican, priceOfWin } from '../../../feed/odds/odds.ts';
import { selectionKey } from '../../answer/candidate.ts';
import { baseOf, follow } from '../../answer/follow.ts';
import { type LegChange, type Swap, wishOfLeg } from '../../answer/leg-change.ts';
import type { Given } from '../../answer/next.ts';
import { type Asked, has, ofRole } from '../../queries/parts/asked.ts';
import { americanIn, dollarsIn, unitsIn } from '../../queries/parts/figures.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bookCalled } from '../../reading/names/books.ts';
import { playersMeant } from '../../reading/names/known-players.ts';
import { titled } from '../../reading/names/players.ts';
import { type Context, readPhrase } from '../../reading/read.ts';
import { legsOf, openWish } from '../../reading/wishes/wish.ts';
import { amountIn } from '../../roles/figures.ts';
import { pricesAt } from '../asked/prices.ts';
import { withTerms } from '../changed-terms.ts';
import { mostLegs, withLegs } from '../counts.ts';
import type { AboutPlay, Heard } from '../heard.ts';
import { namedBetOf } from '../named-bet.ts';
import { oppositeOf } from '../operations/opposite.ts';
import { asTheOthers } from '../operations/same-as.ts';
import { withChange } from '../operations/whole-changes.ts';
import { payoutFor } from '../payouts.ts';
import { changesOf } from '../taps.ts';
import { isOfSomebody, ofBet, termsIn, wishIn } from './new-terms.ts';
import { namedBy, oldLegs } from './old-legs.ts';
import type { ChangeTopic } from './topics.ts';

/** What a follow-up asks of the play that was shown. */
const about: Readonly<Partial<Record<ChangeTopic, AboutPlay>>> = {
  why: 'why',
  explain: 'why',
  chance: 'chance',
  weakest: 'weakest',
  books: 'elsewhere',
  moved: 'moved',
  games: 'games',
};

/** What a leg can be called by. */
const ofSubjects: ReadonlySet<string> = new Set([
  'team',
  'player',
  'game',
  'side',
  'market',
  'book',
  'form',
  'when',
]);

const again = { again: 'again', safer: 'safer', riskier: 'longer' } as const;

/**
 * @param topic what is to be done, as the encoder tells it
 * @returns undefined where it cannot be done, or nobody knows with which leg
 */
export function changeOfPlay(
  topic: ChangeTopic,
  asked: Asked,
  turn: Turn,
  context: Context & QuestionContext,
): Heard | undefined {
  const { play, queries, askId } = turn;
  const [reading] = queries;
  if (!play || reading?.intent !== 'play' || play.legs.length === 0) return undefined;
  const given: Given = { reading, ...play };
  const { legs } = play;
  const old = oldLegs(asked, legs, context);
  const what = about[topic];
  if (what) {
    const [leg, ...more] = old ?? [];
    if (
      askId === null ||
      old === undefined ||
      ofBet(asked).some(({ role }) => !ofSubjects.has(role) && !(topic === 'chance' && role === 'n'))
    )
      return undefined;
    const books = ofRole(asked, 'book').flatMap(({ words }) => bookCalled(words.toLowerCase()) ?? []);
    const isAtBook = what === 'elsewhere' && books.length > 0;
    const shown = legs[leg ?? (legs.length === 1 ? 0 : -1)];
    const bet = isAtBook && shown ? namedBetOf(shown) : undefined;
    const prices = bet && pricesAt(bet, books);
    if (prices) return { kind: 'queries', queries: [prices], isAside: true };
    return {
      kind: 'about',
      what,
      ...(leg !== undefined && more.length === 0 && { leg }),
      ...(isAtBook && { books }),
    };
  }
  if (topic === 'again' || topic === 'safer' || topic === 'riskier') {
    const isBare = ofBet(asked).length === 0 && !old?.length && !namesKind(asked.prompt, context);
    const next = isBare ? follow(given, { kind: again[topic] }) : null;
    return next ? { kind: 'play', next } : undefined;
  }
  if (topic === 'undo') return ofBet(asked).length === 0 ? { kind: 'back', to: 'previous' } : undefined;
  if (topic === 'save')
    return askId === null || asksForRecord.test(asked.prompt) ? undefined : saved(asked, old ?? []);
  // "And if I did 25" is another stake on the same bet.
  const isOfStake = (topic === 'carry' || topic === 'terms') && isOnlyStake(asked);
  if (topic === 'pays' || isOfStake) return paid(asked, play.price);
  if (topic === 'payout') return payout(asked, given, turn, context);
  if (topic === 'count') return counted(asked, reading, turn);
  const operation = operations[topic];
  const of = { asked, given, context, turn, old };
  return operation?.(of) ?? (ofOthers.has(topic) ? ofTerms(of) : onNobody(topic, asked, given, context));
}

const isOnlyStake = ({ spans, refused }: Asked): boolean =>
  refused.length === 0 && spans.length === 1 && spans[0]?.role === 'stake';

/** "More props" asks for no other bet of the same kinds, also where no word is told to be one. */
function namesKind(prompt: string, context: Context): boolean {
  const { markets, stat, period } = readPhrase(prompt, context).reading;
  return markets.length > 0 || stat !== null || period !== undefined;
}

/** What is to be done otherwise, and is said by new terms all the same: "flip them to just win outright". */
const ofOthers: ReadonlySet<ChangeTopic> = new Set(['flip', 'swap', 'keep']);

/** "I don't trust Montgomery, lose him", where no leg is on him. */
function onNobody(
  topic: ChangeTopic,
  asked: Asked,
  given: Given,
  context: Context & QuestionContext,
): Heard | undefined {
  const [missing] = ofRole(asked, 'old', 'player', 'team').filter(
    ({ words }) => isName(words, context) && !namedBy(words, given.legs, context),
  );
  if (!missing || !ofLegs.has(topic)) return undefined;
  return {
    kind: 'unclear',
    isSure: true,
    why: `No leg of the last answer is on ${titled(missing.words.toLowerCase()).replace(/^The /, 'the ')}.`,
    instead: changesOf(given),
  };
}
const ofLegs: ReadonlySet<ChangeTopic> = new Set(['drop', 'keep', 'why']);

/** A team's or a player's, and no words for a leg. */
function isName(words: string, context: Context & QuestionContext): boolean {
  const naming = { roster: context.roster, players: context.players, isOfPlayer: true };
  return (
    playersMeant(words.toLowerCase(), naming).length > 0 ||
    readPhrase(words, context).reading.teams.length > 0
  );
}

interface Operation {
  readonly asked: Asked;
  readonly given: Given;
  readonly context: Context & QuestionContext;
  readonly turn: Turn;
  /** Legs that are pointed at; undefined where one cannot be told. */
  readonly old: readonly number[] | undefined;
}

const operations: Readonly<Partial<Record<ChangeTopic, (of: Operation) => Heard | undefined>>> = {
  drop: ({ given, ...of }) => {
    if (isMeant.test(of.asked.prompt)) return undefined;
    const dropped = pointedAt({ given, ...of });
    return dropped && changed(given, { dropped });
  },
  keep: ({ given, ...of }) => {
    const kept = pointedAt({ given, ...of });
    const dropped = kept && [...given.legs.keys()].filter((at) => !kept.includes(at));
    return dropped && dropped.length > 0 ? changed(given, { dropped }) : undefined;
  },
  swap: swapped,
  add: ({ asked, given, context }) => {
    const spans = ofBet(asked);
    // "Throw in a blorp" names what we do not know.
    if (spans.length === 0)
      return anyLeg.test(asked.prompt) ? changed(given, { added: [openWish] }) : undefined;
    const own = ofGame(given.legs);
    const wish = wishIn(spans, asked, context);
    if (!wish) return undefined;
    const inGame = own && !isOfSomebody(wish) && has(asked, 'ref') ? { ...wish, teams: own } : wish;
    return changed(given, { added: [asTheOthers(inGame, given.legs)] });
  },
  flip: ({ asked, given, old }) => {
    const meant = old && old.length > 0 ? old : [...given.legs.keys()];
    // "The under on him instead" says which side.
    if (!old || ofBet(asked).some(({ role }) => role !== 'n')) return undefined;
    return swappedEach(given, meant, oppositeOf);
  },
  terms: ofTerms,
  carry: ofTerms,
  refuse: (of) => {
    const { given, old } = of;
    if (old && old.length > 0) return changed(given, { swapped: old.map((leg) => ({ leg })) });
    return ofTerms(of);
  },
};

/** "I meant the Seahawks", "I'd rather have the Celtics": who is named comes in, and does not leave. */
const isMeant = /\b(?:meant?|rather|prefer|should be|supposed to be)\b/i;

/** Legs that are pointed at, or named like new ones: "lose the Bears". */
function pointedAt({ asked, given, context, old }: Operation): readonly number[] | undefined {
  const isMore = ofBet(asked).some(({ words, role }) => role !== 'n' && !namedBy(words, given.legs, context));
  if (old && old.length > 0) return isMore ? undefined : old;
  if (old === undefined) return undefined;
  const named = ofBet(asked).map(({ words }) => namedBy(words, given.legs, context));
  return named.length > 0 && named.every((each) => each !== undefined)
    ? [...new Set(named.flatMap((each) => each ?? []))]
    : undefined;
}

/** A leg for another one. */
function swapped(of: Operation): Heard | undefined {
  const { asked, given, context, old } = of;
  const { legs } = given;
  const spans = ofBet(asked);
  if (old === undefined) return undefined;
  if (old.length > 1 && spans.length > 0 && spans.every(isOfStrength)) return ofTerms(of);
  const only = old.length > 0 ? old : legs.length === 1 ? [0] : ofNamed(spans, given, context);
  const [first] = only;
  const replaced = first === undefined ? undefined : legs[first];
  if (!replaced) return undefined;
  const rest = old.length > 0 || legs.length === 1 ? spans : spans.slice(1);
  if (rest.length === 0)
    return isMeant.test(asked.prompt) ? undefined : changed(given, { swapped: only.map((leg) => ({ leg })) });
  return swappedEach(given, only, (own) => {
    const wish = wishIn(rest, asked, context, own);
    return wish && (isOfSomebody(wish) ? wish : ofSame(own, wish, asked));
  });
}

/** Each of some legs for what comes in its place; undefined where that cannot be told of one. */
function swappedEach(
  given: Given,
  which: readonly number[],
  termsOf: (leg: ShownLeg) => LegWish | null | undefined,
): Heard | undefined {
  const swaps = which.flatMap((leg): Swap[] => {
    const shown = given.legs[leg];
    const terms = shown && termsOf(shown);
    return terms ? [{ leg, terms }] : [];
  });
  return swaps.length === which.length ? changed(given, { swapped: swaps }) : undefined;
}

/** "Bears for the Packers": the first name is that of a leg. */
const ofNamed = (spans: Operation['asked']['spans'], { legs }: Given, context: QuestionContext) =>
  namedBy(spans[0]?.words ?? '', legs, context) ?? [];

/** Another bet on the same: the moneyline of the team, the assists of the player, the other number. */
function ofSame(leg: ShownLeg, wish: LegWish, asked: Asked): LegWish {
  const shown = wishOfLeg(leg);
  const { sides, stat, line, period, price, legChance } = wish;
  // "Show me the under" of a player is no total of the game.
  const isOfSide = leg.prop !== undefined && !has(asked, 'market', 'period');
  const markets = isOfSide ? wish.markets.filter((market) => market !== 'total') : wish.markets;
  const isOfProp =
    leg.prop !== undefined && (stat !== null || markets.length === 0 || markets.includes('prop'));
  if (isOfProp) {
    const side = sides.length > 0 ? sides : shown.sides;
    return { ...shown, stat: stat ?? shown.stat, sides: side, line, price, legChance };
  }
  if (markets.length === 0 && sides.length === 0 && line === null && period === undefined)
    return { ...wish, sports: [leg.sport] };
  const isTotal = markets.includes('total') || sides.some((side) => side === 'over' || side === 'under');
  const game = [leg.away, leg.home].map((name) => ({ sport: leg.sport, name, stance: 'game' as const }));
  return {
    ...shown,
    stat: null,
    player: null,
    markets: markets.length > 0 ? markets : isTotal ? ['total'] : shown.markets,
    sides: isTotal ? sides : sides.filter((side) => side === 'favorite' || side === 'underdog'),
    teams: isTotal || shown.teams.length !== 1 ? game : shown.teams,
    line,
    price,
    ...(period && { period }),
  };
}

/** Roles that say what kind of bet the same teams or players are bet on in. */
const ofKind: ReadonlySet<string> = new Set(['market', 'stat', 'period', 'line', 'side']);

/** The play with other terms: of each leg where only the kind of bet is another, else of the whole. */
function ofTerms({ asked, given, context, old, turn }: Operation): Heard | undefined {
  const spans = ofBet(asked);
  const { legs, reading } = given;
  if (spans.length === 0) return undefined;
  // "Parlay em": the legs are one already.
  if (spans.every(({ role, words }) => role === 'form' && /parlay|combo|together|slip/i.test(words)))
    return legs.length > 1
      ? {
          kind: 'play',
          next: {
            reading: baseOf(given),
            keep: legs.map((leg) => selectionKey(leg.gameId, leg)),
            without: [...given.without],
          },
        }
      : undefined;
  if (old === undefined) return undefined;
  const isOfLegs =
    spans.every(({ role, isRefused }) => ofKind.has(role) && !isRefused) &&
    (old.length > 0 || has(asked, 'old') || !/\b(?:only|all|just|every|no|any)\b/i.test(asked.prompt));
  const isOnSame =
    legs.length === 1 || old.length > 0 || /\b(?:same|them|those|these|it|instead|em)\b/i.test(asked.prompt);
  // A favorite is no underdog: other teams are, unless one leg is meant.
  const isOfOthers = old.length !== 1 && legs.length > 1 && spans.every(isOfStrength);
  if (isOfLegs && isOnSame && !isOfOthers) {
    const which = old.length > 0 ? old : [...legs.keys()];
    const same = swappedEach(given, which, (shown) => {
      const wish = wishIn(spans, asked, context, shown);
      const isOfNobody = wish && wish.stat !== null && !shown.prop;
      return wish && !isOfNobody ? ofSame(shown, wish, asked) : undefined;
    });
    if (same) return same;
  }
  const terms = termsIn(spans, asked, context);
  if (!terms || terms.wishes.length > 0) return undefined;
  const next = withTerms(reading, terms, spans.map(({ words }) => words).join(' '), turn.play);
  return next && { kind: 'play', next };
}

const isOfStrength = ({ role, words }: Operation['asked']['spans'][number]): boolean =>
  role === 'side' && /^(?:(?:under)?dogs?|fav(?:e|orite)?s?|chalk(?:y)?)$/i.test(words);

function ofGame(legs: readonly ShownLeg[]): LegWish['teams'] | undefined {
  const [leg, ...others] = legs;
  if (!leg || others.some(({ gameId }) => gameId !== leg.gameId)) return undefined;
  return [leg.away, leg.home].map((name) => ({ sport: leg.sport, name, stance: 'game' as const }));
}

function changed(given: Given, change: LegChange): Heard | undefined {
  const { dropped = [], added = [] } = change;
  const count = given.legs.length - dropped.length + legsOf(added);
  return count <= mostLegs ? withChange(given, change, baseOf(given)) : undefined;
}

/** "What's your record on those" asks for results, and records nothing. */
const asksForRecord =
  /^(?:(?:and|so|ok|but|well|yo)[ ,]+)*(?:(?:what|how|wat)(?:['’]?s)?|show)\b.*\brecord\b(?! (?:it|that|them|this(?! (?:week|month|season|year)))\b)/i;

/** "20 on it at mgm, got +180". */
function saved(asked: Asked, legs: readonly number[]): Heard {
  const [stake] = ofRole(asked, 'stake').map(({ words }) => words);
  const [price] = ofRole(asked, 'price', 'payout').flatMap(({ words }) => americanIn(words) ?? []);
  const [book] = ofRole(asked, 'book').flatMap(({ words }) => bookCalled(words.toLowerCase()) ?? []);
  const units = stake === undefined ? undefined : unitsIn(stake);
  return {
    kind: 'save',
    stake: (stake !== undefined && units === undefined ? dollarsIn(stake) : undefined) ?? null,
    ...(units !== undefined && { units }),
    ...(price !== undefined && { price }),
    ...(book !== undefined && { book }),
    ...(legs.length > 0 && { legs }),
  };
}

/** "How much would 25 win". */
function paid(asked: Asked, price: number | null): Heard | undefined {
  const [stake] = ofRole(asked, 'stake').flatMap(({ words }) => dollarsIn(words) ?? []);
  if (stake === undefined || price === null) return undefined;
  const odds = { format: 'american', value: price } as const;
  return { kind: 'queries', queries: [{ ask: 'sum', sum: 'payout', stake, odds }], isAside: true };
}

function payout(
  asked: Asked,
  { reading }: Given,
  { play }: Turn,
  context: QuestionContext,
): Heard | undefined {
  const [wanted] = ofRole(asked, 'payout', 'price');
  const [stake] = ofRole(asked, 'stake').flatMap(({ words }) => dollarsIn(words) ?? []);
  if (!wanted || !play || reading.wishes.length > 0) return undefined;
  const won = stake === undefined ? undefined : dollarsIn(wanted.words);
  const price = stake !== undefined && won !== undefined ? priceOfWin(stake, won) : oddsWanted(wanted.words);
  if (price == null || price < 100) return undefined;
  return payoutFor(`make it pay ${formatAmerican(price)}`, reading, play, context);
}

/** "+700", "10 to 1", "5x". */
function oddsWanted(words: string): number | undefined {
  const [, times] = /(\d+(?:\.\d+)?) ?(?:x|times)\b/i.exec(words) ?? [];
  return times === undefined ? americanIn(words) : Math.round((Number(times) - 1) * 100);
}

/** Says that a number is a stake or what it pays, and none of legs. */
const isMoney =
  /\$|\b(?:risk(?:ing)?|stak(?:e|es|ing)|wager(?:ing)?|bucks?|dollars?|budget|bankroll|spend(?:ing)?|each|apiece|per|hedg\w*|pays?|payout|wins?|profit|on it)\b/i;

function counted(asked: Asked, reading: Reading, { play }: Turn): Heard | undefined {
  const [count] = ofRole(asked, 'n').flatMap(({ words }) => amountIn(words) ?? []);
  if (
    count === undefined ||
    !play ||
    isMoney.test(asked.prompt) ||
    ofBet(asked).some(({ role }) => role !== 'n' && role !== 'form')
  )
    return undefined;
  const shown = play.legs.length;
  const legs = /\b(?:more|another|extra|additional)\b/i.test(asked.prompt)
    ? shown + count
    : /\b(?:fewer|less)\b/i.test(asked.prompt)
      ? shown - count
      : count;
  const next = legs >= 1 && legs <= mostLegs && legs !== shown ? withLegs(reading, legs, play) : null;
  return next ? { kind: 'play', next } : undefined;
}

/** A leg of which nothing is said. */
const anyLeg =
  /\b(?:another|more|extra|additional|legs?|picks?|games?|teams?|plays?|bets?|something|anything|whatever|any)\b/i;
