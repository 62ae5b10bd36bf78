/** The last play with other terms: "same but NBA", "what about Tuesday", "make it 4 legs", "add the Pens", "only dogs". */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { ShownPlay, Turn } from '../../../contracts/asking/turn.ts';
import { isMeant } from '../../feed/players/names.ts';
import { baseOf } from '../answer/follow.ts';
import { evening } from '../answer/games/ends-of-day.ts';
import { withLegsChanged } from '../answer/leg-change.ts';
import type { Next } from '../answer/next.ts';
import { readQueries } from '../queries/reading/read-queries.ts';
import type { QuestionContext } from '../queries/reading/sentence.ts';
import { readQuestion } from '../reading/read.ts';
import { settled } from '../reading/settle.ts';
import { namesAnything } from '../reading/terms/intent.ts';
import { wishOf } from '../reading/wishes/wish.ts';
import { withLegs } from './counts.ts';
import { type Fragment, fragmentOf, isAmount } from './fragment.ts';
import type { Heard } from './heard.ts';

/** Says something of the last answer. */
const aboutShown = /^(?:is|are|was|were|isnt|does|do|did|these|those|this|that|thats|u|you|ur|your|youre)\b/i;
/** Asks something by itself: "who do you like tonight". */
const asking =
  /^(?:who|whos|what|whats|which|where|when|how|hows|should|can|could|would|any|anything|got any)\b/i;
const refusing = /\b(?:no|not|without|minus|except|less|fewer|nothing|avoid|w\/o)(?=\s|$)/i;
/** Another market or side of the one game that was shown. */
const ofGame = /^(?:the |its |their )?(?:over|under|total|spread|moneyline|ml|o\/u|over\/under)$/i;
/** Asks for a bet of its own. */
const ofBet = /\b(?:parlays?|picks?|bets?|plays?|singles?|tips?|locks?|wagers?|predictions?|best|safest)\b/i;
/** Refers to one game or leg of the last answer. */
const ofLast = /\b(?:(?:that|this|their|its) (?:game|matchup|match|one)|it|leg #?\d)\b/i;

/** @returns undefined if the last question was no play, or if this one says something else */
export function changedTerms(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const [before] = turn.queries;
  const isInfo = before?.intent === 'info' && before.topic !== null;
  if (!before || !(before.intent === 'play' || isInfo)) return undefined;
  const fragment = fragmentOf(prompt);
  if (!fragment || ofLast.test(fragment.text) || isAmount(fragment.text)) return undefined;
  if (isInfo && (fragment.strength === 'narrow' || fragment.strength === 'add')) return undefined;
  const terms = termsIn(fragment, prompt, context);
  // What is added to a play is a leg, which `operations` reads.
  if (!terms || (fragment.strength === 'add' && turn.play)) return undefined;
  const next = ofShownPlayer(terms, turn, fragment) ?? withTerms(before, terms, fragment.text, turn.play);
  return next && { kind: 'play', next };
}

/** "Make it the under on Allen" changes the one leg on him, and "only Allen" keeps it alone. */
function ofShownPlayer(
  terms: Reading,
  { play, queries: [reading] }: Turn,
  { strength, text }: Fragment,
): Next | undefined {
  const { player } = terms;
  if (!play || !reading || player === null || play.legs.length < 2) return undefined;
  const [leg, ...others] = [...play.legs.keys()].filter((at) =>
    isMeant(player, play.legs[at]?.prop?.player ?? ''),
  );
  if (leg === undefined || others.length > 0) return undefined;
  const given = { reading, ...play };
  if (strength === 'only' && isNameOnly(terms, text)) {
    const dropped = [...play.legs.keys()].filter((at) => at !== leg);
    const alone = withLegsChanged(given, baseOf(given), { dropped });
    return alone ? { ...alone, reading: settled(alone.reading) } : undefined;
  }
  const wish = wishOf(terms);
  const shown = play.legs[leg];
  const stat = wish.stat ?? shown?.prop?.stat ?? null;
  const next = withLegsChanged(given, baseOf(given), {
    swapped: [{ leg, terms: { ...wish, stat, markets: ['prop'] } }],
  });
  return next ? { ...next, reading: settled(next.reading) } : undefined;
}

/** Of his props, several can be wanted. */
const isNameOnly = (terms: Reading, text: string): boolean =>
  terms.stat === null &&
  !namesAnything({ ...terms, player: null, markets: [], sports: [] }) &&
  !/\bprops?\b/i.test(text);

/** Legs with terms of their own, on other days, at other hours, at a book or in another sport. */
function ofListed(before: Reading, terms: Reading): Next | undefined {
  const { days, nextGame, nightGame, starts, book, sports, budget } = terms;
  const others = {
    ...terms,
    days: null,
    nextGame: false,
    nightGame: false,
    starts: null,
    book: null,
    sports: [],
    budget: null,
  };
  const isNamed = before.wishes.some(({ teams, player }) => teams.length > 0 || player !== null);
  if (namesAnything(others) || (sports.length > 0 && isNamed)) return undefined;
  const isTimed = days !== null || nextGame || nightGame || starts !== null;
  const reading = settled({
    ...before,
    ...(isTimed && { days: days ?? before.days, nextGame, nightGame, starts }),
    ...(book !== null && { book }),
    budget: budget ?? before.budget,
    wishes: before.wishes.map((wish) => ({
      ...wish,
      ...(isTimed && { days: null, starts: null }),
      ...(sports.length > 0 && { sports }),
    })),
  });
  return { reading, keep: [], without: [] };
}

/** "Add the Pens" after a play is about the play, whatever else it can be. */
const isOwn = (strength: Fragment['strength']) =>
  strength === 'narrow' || strength === 'other' || strength === 'only';

/** @returns undefined unless every word of the fragment is a term, and together they are no question by themselves */
function termsIn(
  { text, strength }: Fragment,
  prompt: string,
  context: QuestionContext,
): Reading | undefined {
  const isComplete =
    (strength !== 'whole' && ofBet.test(text)) || (isOwn(strength) && readQueries(prompt, context));
  if (text === '' || isComplete) return undefined;
  const bare = readQuestion(text, context);
  // "Receivers and tight ends only" names who is fine, and no leg on each.
  const isListed = strength === 'only' && bare.reading.wishes.length > 0;
  const { reading, unread, isUnderAge } = isListed ? readQuestion(`${text} only`, context) : bare;
  const isRead = unread.length === 0 && reading.intent === 'play' && !isUnderAge;
  if (!isRead || !namesAnything(reading) || reading.wishes.length > 0) return undefined;
  const { teams, player, sports, budget } = reading;
  // "Is that good value" asks about what was shown.
  if (strength === 'narrow' && (aboutShown.test(text) || asking.test(text))) return undefined;
  // "Without Josh Allen" is no bet on him.
  if (player !== null && refusing.test(text)) return undefined;
  // "Just in Buffalo" is where, not on whom.
  if (strength === 'only' && teams.length > 0 && /^(?:in|at) /i.test(text)) return undefined;
  if (strength === 'add' && budget !== null) return undefined;
  const isNarrow = teams.every(({ stance }) => stance === 'avoid') && player === null && budget === null;
  const isAlone = strength === 'narrow' && !(isNarrow && (sports.length === 0 || teams.length > 0));
  return isAlone ? undefined : reading;
}

/**
 * The last play with these terms in the place of the same ones.
 * @param text the words of the terms
 * @returns undefined where its legs have terms of their own that these would contradict
 */
export const withTerms = (
  before: Reading,
  terms: Reading,
  text: string,
  play: ShownPlay | undefined,
): Next | undefined =>
  before.wishes.length > 0 ? ofListed(before, terms) : merged(before, terms, text, play);

function merged(before: Reading, terms: Reading, text: string, play: ShownPlay | undefined): Next {
  const count = play?.legs.length;
  const same: Reading = {
    ...before,
    ...(isOtherEvening(terms, before, text) && { starts: null }),
    ...(count !== undefined && count > 1 && { legs: { min: count, max: count } }),
  };
  const counted = onlyLegs(terms) && terms.legs && play ? withLegs(same, terms.legs.max, play) : null;
  if (counted) return counted;
  const [leg, ...others] = play?.legs ?? [];
  const isOfGame = leg && others.length === 0 && !leg.prop && !leg.outright && ofGame.test(text);
  if (isOfGame && same.teams.length === 0) {
    const teams = [leg.home, leg.away].map((name) => ({ sport: leg.sport, name, stance: 'game' as const }));
    return {
      reading: settled(replaced({ ...same, sports: [leg.sport], teams }, terms)),
      keep: [],
      without: [],
    };
  }
  const priced = atOtherLines(terms);
  return {
    reading: settled(replaced(same, ofLegs(ofProps(same, priced, text), text), isOfEach(priced, text))),
    keep: [],
    without: [],
  };
}

const onlyLegs = (terms: Reading) => terms.legs !== null && !namesAnything({ ...terms, legs: null });

/** "All overs" and "rebounds instead" after a prop are about props, and about the player who was named. */
function ofProps(before: Reading, terms: Reading, text: string): Reading {
  const { markets, player, stat, sides } = before;
  if (isOtherPlayer(before, terms) && !/\b(?:props?|anything|something|any bet)\b/i.test(text))
    return { ...terms, markets: ['prop'], stat, sides: terms.sides.length > 0 ? terms.sides : sides };
  if (!markets.includes('prop') || terms.teams.length > 0 || terms.player !== null) return terms;
  const [market, ...others] = terms.markets;
  const isSideOnly =
    market === 'total' && others.length === 0 && terms.line === null && !/total|points/i.test(text);
  if (isSideOnly) return { ...terms, markets: ['prop'], player, stat };
  // "Receivers only" after touchdown scorers are touchdown scorers all the same.
  const isPositionOnly =
    market === 'prop' && others.length === 0 && terms.positions !== undefined && terms.stat === null;
  if (isPositionOnly && !/\bprops?\b/i.test(text))
    return { ...terms, stat, sides: terms.sides.length > 0 ? terms.sides : sides };
  return market === 'prop' && terms.stat !== null ? { ...terms, player } : terms;
}

/** "What about Najee" after another player's touchdown: he alone is named, and is to do the same. */
const isOtherPlayer = (before: Reading, terms: Reading): boolean =>
  before.markets.includes('prop') &&
  before.stat !== null &&
  before.player !== null &&
  terms.player !== null &&
  terms.player !== before.player &&
  [terms.stat, terms.line].every((term) => term === null) &&
  terms.teams.length === 0 &&
  terms.positions === undefined &&
  terms.markets.every((market) => market === 'prop') &&
  terms.sports.every((sport) => before.sports.length === 0 || before.sports.includes(sport));

/** "All overs" is said of the legs that there are, and not of every game. */
const ofLegs = (terms: Reading, text: string): Reading => ({
  ...terms,
  eachGame: terms.eachGame && /\bgames?\b/i.test(text),
});

/** "No leg worse than -150", "every leg plus money"; a parlay as a whole never has a short price. */
const isOfEach = ({ price, lines }: Reading, text: string): boolean =>
  (price?.min ?? 0) < 0 ||
  (lines !== undefined && price?.min === 100 && price.max === null) ||
  (price?.max ?? 0) < 0 ||
  /\b(?:legs?|each|every|any|all|both|none|nothing|no|ones?|singles?)\b/i.test(text);

/** "Use alt lines so it pays plus money": every parlay pays that, so that each leg at its other line is to. */
const atOtherLines = (terms: Reading): Reading => {
  const { lines, price, payout } = terms;
  const isPlusMoney = payout?.min === 100 && payout.max === null;
  return lines && price === null && isPlusMoney ? { ...terms, price: payout, payout: null } : terms;
};

/** "What about Sunday's game" of the same teams, which is not at the hour of the first one. */
const isOtherDayOf = ({ days, nextGame }: Reading, { teams }: Reading): boolean =>
  (days !== null || nextGame) && teams.some(({ stance }) => stance !== 'avoid');

/** "Now do one for Monday night" after a game that was named: the night game is one of its own. */
const isOtherGame = ({ nightGame, teams }: Reading, { player }: Reading): boolean =>
  nightGame && teams.length === 0 && player === null;

/** "What about Sunday" after "tonight", which is of that day's evening; an hour that was typed is mostly another one. */
const isOtherEvening = ({ days }: Reading, { starts }: Reading, text: string): boolean =>
  days !== null &&
  starts?.from === evening &&
  starts.before === null &&
  !/\b(?:nights?|evenings?)\b/i.test(text);

const ofSides: ReadonlySet<Reading['markets'][number]> = new Set(['total', 'team_total', 'prop']);

/** "Team total instead" of an under is an under too, unless a side is named. */
function sidesOf(terms: Reading, { markets, sides }: Reading): Reading['sides'] {
  const isTotal = (side: Reading['sides'][number]) => side === 'over' || side === 'under';
  const isOf = (of: Reading['markets']) => of.length > 0 && of.every((each) => ofSides.has(each));
  const isAlike = isOf(terms.markets) && (markets.length === 0 || isOf(markets)) && sides.every(isTotal);
  return terms.sides.length === 0 && isAlike ? sides : terms.sides;
}

/** Each term that is named takes the place of the same one; another sport takes nothing of the old one with it. */
function replaced(before: Reading, terms: Reading, isPriceOfEach = false): Reading {
  const isOtherSport =
    terms.sports.length > 0 && !terms.sports.some((sport) => before.sports.includes(sport));
  const kept: Reading = isOtherSport
    ? { ...before, teams: [], player: null, stat: null, positions: undefined, line: null, group: null }
    : isOtherGame(terms, before)
      ? { ...before, teams: before.teams.filter(({ stance }) => stance !== 'game') }
      : before;
  const avoided = terms.teams.filter(({ stance }) => stance === 'avoid');
  const wanted = terms.teams.filter(({ stance }) => stance !== 'avoid');
  const isOfPrice = [terms.price, terms.payout, terms.chance, terms.risk].some((term) => term !== null);
  const isParlay = (terms.legs ?? kept.legs ?? { max: 1 }).max > 1;
  const bet = terms.markets.length > 0 || terms.sides.length > 0;
  return {
    ...kept,
    sports:
      terms.sports.length > 0 && (wanted.length > 0 || avoided.length === 0) ? terms.sports : kept.sports,
    legs: terms.legs ?? kept.legs,
    sameGame: terms.sameGame || kept.sameGame,
    ...(bet && {
      markets: terms.markets.length > 0 ? terms.markets : kept.markets,
      sides: sidesOf(terms, kept),
      stat: terms.stat,
      positions: terms.positions,
      player: terms.player,
      line: terms.line,
    }),
    ...(terms.player !== null && { player: terms.player, stat: terms.stat }),
    notMarkets: [...new Set([...kept.notMarkets, ...terms.notMarkets])].filter(
      (market) => !terms.markets.includes(market),
    ),
    notSides: [...new Set([...kept.notSides, ...terms.notSides])].filter(
      (side) => !terms.sides.includes(side),
    ),
    ...(terms.notMarkets.length > 0 &&
      !bet && { markets: kept.markets.filter((market) => !terms.notMarkets.includes(market)) }),
    // Without props, nothing of theirs stays.
    ...(terms.notMarkets.includes('prop') &&
      !bet && { player: null, stat: null, positions: undefined, line: null }),
    ...(terms.notSides.length > 0 &&
      !bet && { sides: kept.sides.filter((side) => !terms.notSides.includes(side)) }),
    ...(terms.notPlayers && {
      notPlayers: [...new Set([...(kept.notPlayers ?? []), ...terms.notPlayers])],
      ...(kept.player !== null && terms.notPlayers.includes(kept.player) && { player: null }),
    }),
    ...(terms.notPositions && {
      notPositions: [...new Set([...(kept.notPositions ?? []), ...terms.notPositions])],
    }),
    ...(terms.notStats && {
      notStats: [...new Set([...(kept.notStats ?? []), ...terms.notStats])],
      ...(kept.stat !== null && terms.notStats.includes(kept.stat) && { stat: null }),
    }),
    // "At least +500" about a parlay is what the whole of it pays.
    ...(isOfPrice && {
      price: isParlay && terms.payout === null && !isPriceOfEach ? null : terms.price,
      payout: isParlay && !isPriceOfEach ? (terms.payout ?? terms.price) : terms.payout,
      chance: terms.chance,
      risk: terms.risk ?? stillSafe(terms, kept),
    }),
    value: terms.value || kept.value,
    ...(terms.lines && { lines: terms.lines }),
    starts: isOtherDayOf(terms, kept) ? terms.starts : startsIn(terms, kept),
    order: terms.order ?? kept.order,
    group: terms.group ?? kept.group,
    legChance: terms.legChance ?? kept.legChance,
    eachGame: terms.eachGame || kept.eachGame,
    eachSport: terms.eachSport || kept.eachSport,
    book: terms.book ?? kept.book,
    ...(terms.days !== null || terms.nextGame || terms.nightGame
      ? {
          // "The late one" is that of the same day.
          days: terms.days ?? (terms.nightGame && !terms.nextGame ? kept.days : null),
          nextGame: terms.nextGame,
          nightGame: terms.nightGame,
        }
      : {}),
    teams: [
      ...(wanted.length > 0
        ? wanted
        : kept.teams.filter(({ name }) => !avoided.some((team) => team.name === name))),
      ...avoided,
    ],
    budget: terms.budget ?? kept.budget,
  };
}

/** "Gimme plus money" after a safe pick: the likeliest of what pays that. */
const stillSafe = ({ price, payout, chance }: Reading, { risk }: Reading): Reading['risk'] => {
  const isFloor = chance === null && [price, payout].every((each) => (each?.max ?? null) === null);
  return isFloor && (risk === 'safe' || risk === 'safest') ? risk : null;
};

/** "Nothing before 3" of games of the afternoon leaves when that ends. */
function startsIn({ starts, nightGame }: Reading, { starts: kept }: Reading): Reading['starts'] {
  if (!starts || !kept || nightGame) return starts ?? kept;
  const { from, before } = starts;
  const isWithin =
    from !== null &&
    kept.before !== null &&
    from < kept.before &&
    (kept.from ?? 0) <= from &&
    before === null;
  return isWithin ? { ...starts, before: kept.before } : starts;
}
