/**
 * "Make it a player prop", "someone else" after a bet on a game that was asked for: another kind of bet, or another player, is of that
 * game, unless somebody or another game, day or sport is named. "Got a player prop?" goes on from it, too.
 */
import type { LegWish, Reading, ReadTeam } from '../../../../../contracts/asking/reading.ts';
import type { ShownLeg, Turn } from '../../../../../contracts/asking/turn.ts';
import { selectionKey } from '../../../answer/candidate.ts';
import type { Next } from '../../../answer/next.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { readQuestion } from '../../../reading/read.ts';
import { settled } from '../../../reading/settle.ts';
import { bareOf } from '../../asked/around.ts';
import { withTerms } from '../../changed-terms.ts';
import type { Heard } from '../../heard.ts';

const elsewhere =
  /\b(?:(?:any|other|another|different|new|every|each|all)(?: of the)? (?:games?|teams?|matchups?|match(?:es)?|sports?|leagues?)|elsewhere|anywhere|(?:out of|on) the (?:whole )?(?:board|slate|league))\b/i;

/** @returns the change, in the game that was asked for where it names no other */
export function inItsGame(next: Next, prompt: string, turn: Turn): Next {
  const { queries, play } = turn;
  const [before] = queries;
  const leg = before?.intent === 'play' ? gameAsked(before, play?.legs ?? []) : undefined;
  if (!before || !leg) return next;
  const { reading, keep, without } = next;
  if (elsewhere.test(prompt)) return isOther.test(prompt) ? outOfGame(next, leg) : next;
  if (keep.length > 0) return withAddedProps(next, before, play?.legs ?? [], leg);
  if (without.includes(leg.gameId) || !isOpen(reading, before)) return next;
  return inGameOf(next, before, leg);
}

/** "Add a player prop to it": one of that game, where nobody is named. */
function withAddedProps(next: Next, before: Reading, legs: readonly ShownLeg[], leg: ShownLeg): Next {
  const { reading, keep } = next;
  if (legs.some((each) => !keep.includes(selectionKey(each.gameId, each)))) return next;
  const isOpenProp = ({ markets, teams, player, group, sports }: LegWish) =>
    markets.length === 1 &&
    markets[0] === 'prop' &&
    teams.length === 0 &&
    player === null &&
    group === null &&
    sports.every((sport) => sport === leg.sport);
  if (!reading.wishes.some(isOpenProp)) return next;
  const wishes = reading.wishes.map((wish) =>
    isOpenProp(wish)
      ? { ...wish, sports: [leg.sport], teams: [...teamsFor({ ...reading, wishes: [wish] }, before, leg)] }
      : wish,
  );
  return { ...next, reading: settled({ ...reading, wishes, sameGame: true }) };
}

const isOther = /\b(?:other|another|different|new) (?:games?|teams?|matchups?|match(?:es)?)\b/i;

/** "Another game": the teams that were asked for play the one that was shown. */
function outOfGame(next: Next, leg: ShownLeg): Next {
  const { reading, without } = next;
  const isOfIt = reading.teams.every(
    ({ name, stance }) => stance === 'avoid' || name === leg.home || name === leg.away,
  );
  if (!without.includes(leg.gameId) || !isOfIt || reading.teams.length === 0) return next;
  const teams = reading.teams.filter(({ stance }) => stance === 'avoid');
  const sports = reading.sports.length > 0 ? reading.sports : [leg.sport];
  return { ...next, reading: { ...reading, teams, sports } };
}

function inGameOf(next: Next, before: Reading, leg: ShownLeg): Next {
  const { reading } = next;
  const teams = teamsFor(reading, before, leg);
  const sports = [leg.sport];
  const named: Reading =
    reading.wishes.length > 0
      ? { ...reading, wishes: reading.wishes.map((wish) => ({ ...wish, sports, teams: [...teams] })) }
      : { ...reading, sports, teams: [...teams] };
  return { ...next, reading: settled(named) };
}

const goingOn =
  /^(?:(?:do |have )?(?:you |u |we )?(?:got|have)|is there|are there|any|anything|something|how about|what about|maybe|or|and)\b|\binstead$/;
const longest = 9;
/** "Throw in a prop from the same game": what was shown stays. */
const adds =
  /^(?:(?:can|could|you|u|we|and|also|then|please|now|maybe|just|let's|lets) )*(?:add|throw|toss|include|put|tack|plus|stick|slap|pair|combine|parlay)\b/;
/** "Now a side in the same game". */
const sameGame =
  / (?:in|from|on|for|of) (?:that|this|the|the same|that same) (?:game|matchup|match|one)(?: (?:too|instead|then|please))*$/;
const opening =
  /^(?:(?:give|gimme|get|find|show|me|us|now|and|also|can|could|you|i|want|need|do|how about|what about|let's|lets|have|see) )+/;
const sides: Readonly<Record<string, string>> = { side: 'sides', 'a side': 'sides', 'one side': 'sides' };

/** @returns undefined where a kind of bet is not all that is asked for, or no game was asked for before */
export function kindInItsGame(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { queries, play } = turn;
  const [before] = queries;
  const text = bareOf(prompt);
  const isInSame = sameGame.test(text);
  const leg = isInSame ? gameShown(play?.legs ?? []) : before && gameAsked(before, play?.legs ?? []);
  if (before?.intent !== 'play' || !leg || !play) return undefined;
  if (adds.test(text)) return undefined;
  if (!(isInSame || goingOn.test(text)) || text.split(' ').length > longest || elsewhere.test(text))
    return undefined;
  const kind = isInSame ? text.replace(sameGame, '').replace(opening, '') : prompt;
  const { reading, unread, isUnderAge } = readQuestion(sides[kind] ?? kind, context);
  const isRead = unread.length === 0 && !isUnderAge && reading.intent === 'play';
  if (!isRead || reading.wishes.length > 0 || reading.budget !== null) return undefined;
  const isKind = reading.markets.length > 0 || reading.stat !== null;
  const isOne = reading.legs === null || reading.legs.max === 1;
  if (!isKind || !isOne || !isOpen({ ...reading, ...whenOf(before, reading) }, before)) return undefined;
  const next = withTerms({ ...before, legs: null }, reading, kind, { ...play, legs: [leg] });
  return next && { kind: 'play', next: inGameOf(next, before, leg) };
}

/** A question that names no day is of the same one. */
const whenOf = (before: Reading, { days, nextGame, nightGame, starts }: Reading): Partial<Reading> =>
  days === null && !nextGame && !nightGame && starts === null ? whenIn(before) : {};

const whenIn = ({ days, nextGame, nightGame, starts }: Reading) => ({ days, nextGame, nightGame, starts });

/** A leg of the one game that was shown. */
function gameShown(legs: readonly ShownLeg[]): ShownLeg | undefined {
  const [leg] = legs;
  return !leg || leg.outright || legs.some(({ gameId }) => gameId !== leg.gameId) ? undefined : leg;
}

/** A leg of the one game that was shown; undefined where nobody of it was asked for. */
function gameAsked(before: Reading, legs: readonly ShownLeg[]): ShownLeg | undefined {
  const leg = gameShown(legs);
  if (!leg) return undefined;
  const named = [before, ...before.wishes];
  const isNamed = named.some(
    ({ teams, player }) =>
      player !== null ||
      teams.some(({ name, stance }) => stance !== 'avoid' && (name === leg.home || name === leg.away)),
  );
  return isNamed ? leg : undefined;
}

/** Whether terms name a kind of bet, and nobody, no day and no sport of their own. */
function isOpen(reading: Reading, before: Reading): boolean {
  const all: readonly Pick<LegWish, 'teams' | 'player' | 'group' | 'markets' | 'stat' | 'sports'>[] =
    reading.wishes.length > 0 ? reading.wishes : [reading];
  const isOfKind = all.every(
    ({ teams, player, group, markets, stat }) =>
      teams.length === 0 && player === null && group === null && (markets.length > 0 || stat !== null),
  );
  const sports = new Set([...before.sports, ...before.teams.map(({ sport }) => sport)]);
  const isSport = all.every((each) => each.sports.every((sport) => sports.size === 0 || sports.has(sport)));
  const isSameTime = JSON.stringify(whenIn(reading)) === JSON.stringify(whenIn(before));
  const isWhole = !reading.eachGame && !reading.eachSport && reading.teams.length === 0;
  return (
    isOfKind && isSport && isSameTime && isWhole && !all.some(({ markets }) => markets.includes('outright'))
  );
}

/** A prop is on a player of the team that was backed; any other bet is on the game. */
function teamsFor(reading: Reading, before: Reading, leg: ShownLeg): readonly ReadTeam[] {
  const backed = before.teams.filter(({ stance }) => stance === 'back');
  const markets =
    reading.wishes.length > 0 ? reading.wishes.flatMap((each) => each.markets) : reading.markets;
  const isOfPlayers = markets.length === 0 || markets.every((market) => market === 'prop');
  const [only, ...others] = backed;
  return only && others.length === 0 && isOfPlayers
    ? [only]
    : [leg.away, leg.home].map((name) => ({ sport: leg.sport, name, stance: 'game' as const }));
}
