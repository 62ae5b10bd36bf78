/** The last play with other terms: "same but NBA", "what about Tuesday", "make it 4 legs", "add the Pens", "only dogs". */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { ShownPlay, Turn } from '../../../contracts/asking/turn.ts';
import { selectionKey } from '../answer/candidate.ts';
import type { Next } from '../answer/follow.ts';
import { readQueries } from '../queries/reading/read-queries.ts';
import type { QuestionContext } from '../queries/reading/sentence.ts';
import { readQuestion } from '../reading/read.ts';
import { settled } from '../reading/settle.ts';
import { namesAnything } from '../reading/terms/intent.ts';
import { type Fragment, fragmentOf } from './fragment.ts';
import type { Heard } from './heard.ts';

/** The most legs of a parlay. */
const mostLegs = 12;
/** Asks for a bet of its own. */
const ofBet = /\b(?:parlays?|picks?|bets?|plays?|singles?|tips?|locks?|wagers?|predictions?|best|safest)\b/i;
/** Refers to one game or leg of the last answer. */
const ofLast = /\b(?:(?:that|this|their|its) (?:game|matchup|match|one)|it|leg #?\d)\b/i;
const moreLegs = /^(?:(?:another|one more|a|an extra|one)(?: leg| pick)?|(\d) (?:more|extra)(?: legs?)?)$/i;

/** @returns undefined if the last question was no play, or if this one says something else */
export function changedTerms(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const [before] = turn.queries;
  const isInfo = before?.intent === 'info' && before.topic !== null;
  if (!before || !(before.intent === 'play' || isInfo) || before.wishes.length > 0) return undefined;
  const fragment = fragmentOf(prompt);
  if (!fragment || ofLast.test(fragment.text)) return undefined;
  if (isInfo && (fragment.strength === 'narrow' || fragment.strength === 'add')) return undefined;
  const more = moreLegs.exec(fragment.text.replace(/^one more leg$/i, 'one more'));
  if (more && /\b(?:legs?|more|pick)\b/i.test(prompt) && turn.play)
    return longerBy(Number(more[1] ?? 1), before, turn.play);
  const terms = termsIn(fragment, prompt, context);
  return terms && { kind: 'play', next: merged(before, terms, fragment, turn.play) };
}

function longerBy(count: number, before: Reading, play: ShownPlay): Heard {
  const legs = play.legs.length + count;
  if (legs > mostLegs) return { kind: 'unclear', why: `A parlay has at most ${mostLegs} legs.` };
  return { kind: 'play', next: withLegs(before, legs, play) };
}

/** "Add the Pens" after a play is about the play, whatever else it can be. */
const isOwn = (strength: Fragment['strength']) => strength === 'narrow' || strength === 'other';

/** @returns undefined unless every word of the fragment is a term, and together they are no question by themselves */
function termsIn(
  { text, strength }: Fragment,
  prompt: string,
  context: QuestionContext,
): Reading | undefined {
  const isComplete =
    (strength !== 'whole' && ofBet.test(text)) || (isOwn(strength) && readQueries(prompt, context));
  if (text === '' || isComplete) return undefined;
  const { reading, unread, isUnderAge } = readQuestion(text, context);
  const isRead = unread.length === 0 && reading.intent === 'play' && !isUnderAge;
  if (!isRead || !namesAnything(reading) || reading.wishes.length > 0) return undefined;
  const { teams, player, sports, budget } = reading;
  if (strength === 'add' && budget !== null) return undefined;
  const isNarrow = teams.every(({ stance }) => stance === 'avoid') && player === null && budget === null;
  const isAlone = strength === 'narrow' && !(isNarrow && (sports.length === 0 || teams.length > 0));
  return isAlone ? undefined : reading;
}

const keysOf = ({ legs }: ShownPlay) => legs.map((leg) => selectionKey(leg.gameId, leg));
const anyWhole = { payout: null, chance: null } as const;

/** As many legs: those shown stay as far as they fit. */
function withLegs(before: Reading, count: number, play: ShownPlay): Next {
  const reading = settled({ ...before, ...anyWhole, legs: { min: count, max: count } });
  return { reading, keep: keysOf(play).slice(0, count), without: [] };
}

function merged(before: Reading, terms: Reading, { strength }: Fragment, play: ShownPlay | undefined): Next {
  const count = play?.legs.length;
  const same: Reading = {
    ...before,
    ...(count !== undefined && count > 1 && { legs: { min: count, max: count } }),
  };
  if (onlyLegs(terms) && terms.legs && play) return withLegs(same, terms.legs.max, play);
  if (strength === 'add' && terms.teams.length > 0 && play && count !== undefined) {
    const legs = count + terms.teams.length;
    const sports = [...new Set([...same.sports, ...play.legs.map(({ sport }) => sport), ...terms.sports])];
    const { reading, keep } = withLegs(
      { ...same, sports, teams: [...same.teams, ...terms.teams] },
      legs,
      play,
    );
    return { reading, keep, without: [] };
  }
  return { reading: settled(replaced(same, terms)), keep: [], without: [] };
}

const onlyLegs = (terms: Reading) => terms.legs !== null && !namesAnything({ ...terms, legs: null });

/** Each term that is named takes the place of the same one; another sport takes nothing of the old one with it. */
function replaced(before: Reading, terms: Reading): Reading {
  const isOtherSport =
    terms.sports.length > 0 && !terms.sports.some((sport) => before.sports.includes(sport));
  const kept: Reading = isOtherSport
    ? { ...before, teams: [], player: null, stat: null, line: null, group: null }
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
      sides: terms.sides,
      stat: terms.stat,
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
    ...(terms.notSides.length > 0 &&
      !bet && { sides: kept.sides.filter((side) => !terms.notSides.includes(side)) }),
    // "At least +500" about a parlay is what the whole of it pays.
    ...(isOfPrice && {
      price: isParlay && terms.payout === null ? null : terms.price,
      payout: isParlay ? (terms.payout ?? terms.price) : terms.payout,
      chance: terms.chance,
      risk: terms.risk,
    }),
    value: terms.value || kept.value,
    starts: terms.starts ?? kept.starts,
    order: terms.order ?? kept.order,
    group: terms.group ?? kept.group,
    legChance: terms.legChance ?? kept.legChance,
    eachGame: terms.eachGame || kept.eachGame,
    eachSport: terms.eachSport || kept.eachSport,
    book: terms.book ?? kept.book,
    ...(terms.days !== null || terms.nextGame || terms.nightGame
      ? { days: terms.days, nextGame: terms.nextGame, nightGame: terms.nightGame }
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
