/** The days that a question means without saying so: the next slate if it names none, the next Sunday if today's games are over. */

import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { isOnDays } from '../../../feed/games/tournament.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { addDays, leagueDay, weekdayOf } from '../../../platform/calendar.ts';
import { weekdayName } from '../../reading/words/wording.ts';
import type { Board } from '../candidate.ts';
import { isWhole } from '../offer/result.ts';
import { offerFor } from '../offer.ts';
import type { Taste } from '../rank.ts';
import { isStarting } from '../terms.ts';
import { evening as startOfEvening } from './ends-of-day.ts';

/** Sports with one round a week: a slate lasts through Monday. The others have a slate a day. */
const isWeekly: ReadonlySet<Sport> = new Set(['NFL', 'CFL', 'MLS']);

interface Sources {
  readonly boards: readonly Board[];
  readonly now: Date;
  readonly taste: Taste;
  readonly sports: readonly Sport[];
}

/**
 * @returns the league days of the next slate, earliest first; null if the question says or implies which games it means, or if
 * only later games have what it asks for
 */
export function nextSlate(reading: Reading, sources: Sources): string[] | null {
  const { sports } = sources;
  // A tournament is played for days and has no slate.
  if (!isOpen(reading) || sports.includes('GOLF')) return null;
  const games = upcoming(sources);
  const { starts } = reading;
  const slates = sports.flatMap((sport) => slateOf(sport, games));
  return (
    (starts && dayOfHours(reading, sources)) ??
    ifWhole(reading, slates, sources) ??
    laterDay(reading, slates, sources)
  );
}

/** The first day after the slate that has the bet: "a lock no heavier than -160" is no pick of any day of the week. */
function laterDay(reading: Reading, slates: readonly string[], sources: Sources): string[] | null {
  const isOfSport = ({ sport }: Game) => sources.sports.includes(sport);
  const days = new Set(upcoming(sources).flatMap((game) => (isOfSport(game) ? [game.day] : [])));
  const later = [...days].sort().filter((day) => !slates.includes(day));
  return later.map((day) => ifWhole(reading, [day], sources)).find((found) => found !== null) ?? null;
}

/** @returns the first day with a game, if the question named no day and that one does not have what it asks for */
export function dayPassedOver(
  reading: Reading,
  { boards, now, sports }: Pick<Sources, 'boards' | 'now' | 'sports'>,
): string | undefined {
  const [meant] = reading.days ?? [];
  const games = upcoming({ boards, now }).filter(({ sport }) => sports.includes(sport));
  const [first] = games.map(({ day }) => day).sort();
  const isLater = first !== undefined && meant !== undefined && meant > first;
  return isLater && isOpen({ ...reading, days: null }) && reading.starts === null ? first : undefined;
}

/**
 * Hours without a day are of one day, the first that has games then: "the late games" are tonight's, and none of Wednesday. Of a week of
 * football it is the first day that has the bet, which is its Sunday and not its Monday. A day that has too few of them is told so.
 */
function dayOfHours(reading: Reading, sources: Sources): string[] | null {
  const { sports } = sources;
  const games = upcoming(sources).filter(({ startsAt }) => isStarting(startsAt, reading.starts));
  const firstDays = sports.flatMap((sport) => slateOf(sport, games).slice(0, 1));
  const found = ifWhole(reading, firstDays, sources);
  if (found || firstDays.length === 0) return found;
  if (!sports.some((sport) => isWeekly.has(sport))) return [...new Set(firstDays)].sort();
  const ofDay = [...Map.groupBy(games, ({ day }) => day)].sort(([one], [other]) => one.localeCompare(other));
  const days = ofDay.map(([day]) => day);
  const most = ofDay.toSorted(([, some], [, others]) => others.length - some.length).map(([day]) => [day]);
  return days.map((day) => ifWhole(reading, [day], sources)).find((day) => day !== null) ?? most[0] ?? null;
}

const upcoming = ({ boards, now }: Pick<Sources, 'boards' | 'now'>): Game[] =>
  boards.flatMap(({ games }) => games).filter((game) => isUpcoming(game, now));

/** @returns these days, each once, if they have what the question asks for; null if they do not */
function ifWhole(
  reading: Reading,
  given: readonly string[],
  { boards, now, taste, sports }: Sources,
): string[] | null {
  const days = [...new Set(given)].sort();
  const asked = { ...reading, days };
  return days.length > 0 && isWhole(offerFor(asked, boards, now, taste, sports), asked) ? days : null;
}

/**
 * "Giannis points and something with it": what goes with a game that is named is of the days of its slate.
 * @returns the league days; null if the question says which days it means, or if every leg is on a game that it names
 */
export function slateOfNamed(reading: Reading, sources: Sources): string[] | null {
  const { wishes, days, nextGame, sameGame, intent } = reading;
  const isOfDays = days !== null || nextGame || wishes.some((wish) => wish.days !== null);
  const areAllNamed = wishes.every(isOnGame);
  if (intent !== 'play' || isOfDays || sameGame || areAllNamed || !wishes.some(isOnGame)) return null;
  const open = upcoming(sources);
  const named = wishes.filter(isOnGame).flatMap((wish) => {
    const [first] = open.filter(isOfWish(wish)).sort((a, b) => a.startsAt.localeCompare(b.startsAt));
    return first ? [first] : [];
  });
  const from = (day: string) => open.filter((game) => game.day >= day);
  const slates = named.flatMap(({ sport, day }) => slateOf(sport, from(day)));
  return ifWhole(reading, slates, sources);
}

/** Whether a game is of a team of the leg, or has a price on its player. */
const isOfWish =
  ({ teams, player }: LegWish) =>
  ({ home, away, props = [] }: Game): boolean =>
    teams.some(({ name }) => name === home.name || name === away.name) ||
    (player !== null && props.some((prop) => isMeant(player, prop.player)));

/** Words that mean the day itself, not its name. */
const sameDay = /\b(?:today|tonight|tonite|this)\b|\d(?:st|nd|rd|th)?\b/i;

/**
 * "Sunday", said on a Sunday without a game left, means the next one.
 * @returns null if a game is left, or if the question does not call the day by its name
 */
export function nextOfThatName(
  { days, teams }: Reading,
  prompt: string,
  { boards, now, sports }: Sources,
): string[] | null {
  const today = leagueDay(now);
  const name = weekdayName(today).slice(0, 3);
  const isNamed = new RegExp(`\\b${name}`, 'i').test(prompt) && !sameDay.test(prompt);
  if (days?.join() !== today || !isNamed) return null;
  const named = teams.filter(({ stance }) => stance !== 'avoid').map((team) => team.name);
  const isLeft = upcoming({ boards, now }).some(
    (game) =>
      sports.includes(game.sport) &&
      isOnDays(game, days) &&
      (named.length === 0 || named.includes(game.home.name) || named.includes(game.away.name)),
  );
  return isLeft ? null : [addDays(today, 7)];
}

/** "Tonight", "Saturday night", where nobody is named: who is named plays when he plays. */
const night =
  /\b(?:tonight|tonite|2nite|tn)\b|\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)? (?:night|nite)\b|\btomorrow night\b/i;
const evening = { from: startOfEvening, before: null };

/**
 * The hours of a night, where a bet without a game that is named can be had then, or is no nearer to what was asked for by day.
 * @returns null where the question says its hours itself, or no such bet starts in the evening
 */
export function hoursOfNight(reading: Reading, prompt: string, sources: Sources): Reading['starts'] {
  const { days, starts, nightGame, wishes } = reading;
  const isOfHours = starts !== null || nightGame || wishes.some((wish) => wish.starts !== null);
  if (days === null || isOfHours || !night.test(prompt) || !isOpen({ ...reading, days: null })) return null;
  const ofNight = { ...reading, starts: evening };
  if (ifWhole(ofNight, days, sources)) return evening;
  const { boards, now, taste, sports } = sources;
  const isSome = offerFor({ ...ofNight, days }, boards, now, taste, sports).kind === 'offer';
  return isSome && !ifWhole(reading, days, sources) ? evening : null;
}

function isOpen({ days, nextGame, teams, wishes, player, intent }: Reading): boolean {
  const isOnGames =
    teams.some(({ stance }) => stance !== 'avoid') || wishes.some(isOnGame) || player !== null;
  return intent === 'play' && days === null && !nextGame && !isOnGames;
}

const isOnGame = ({ teams, player, days }: LegWish) => teams.length > 0 || player !== null || days !== null;

/** Days with a game, from the first one on. */
function slateOf(sport: Sport, games: readonly Game[]): string[] {
  const days = games.flatMap((game) => (game.sport === sport ? [game.day] : [])).sort();
  const [first] = days;
  if (first === undefined) return [];
  const last = isWeekly.has(sport) ? addDays(first, (8 - weekdayOf(first)) % 7) : first;
  return days.filter((day) => day <= last);
}
