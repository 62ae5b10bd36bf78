/** "Against the Wizards both nights", "Pastrnak shots both days": a leg for each of the two days. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { addDays } from '../../../platform/calendar.ts';
import { wishOf, withWishes } from '../wishes/wish.ts';

const games = '(?:games?|match(?:es)?|matchups?|contests?|fixtures?)';
const both = new RegExp(
  `\\b(?:on |for |in )?both (?:of )?(?:the |his |her |their |its |these |those |them )?(?:next |upcoming |coming )?(?:nights?|nites?|days?|${games})\\b`,
  'i',
);
const bothGames = new RegExp(both.source.replace('nights?|nites?|days?|', ''), 'i');
const day =
  '(?:(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?|today|tonight|tonite|tomorrow|tmrw|tmw|tmr)(?: (?:night|afternoon|game))?';
const twoDays = new RegExp(`\\b${day} ?(?:and|&|\\+|n) ?(?:again )?(?:on )?${day}\\b`, 'i');

/** "Fade the Wizards all weekend": on each of its days. */
const wholeWeekend = /\b(?:all|the whole|whole|the entire|entire) (?:weekend|wknd)\b/i;

/** Words that only say that there are two days. */
const ofDays: ReadonlySet<string> = new Set([
  'both',
  'night',
  'nights',
  'nite',
  'nites',
  'day',
  'days',
  'games',
  'game',
  'matches',
  'match',
  'matchups',
  'matchup',
  'contests',
  'fixtures',
]);

export const saysBothDays = (prompt: string): boolean => both.test(prompt);

/** @returns the words that say something else than that there are two days */
export const withoutBothDays = (words: readonly string[], prompt: string): string[] =>
  words.filter((word) => !saysBothDays(prompt) || !word.split(' ').every((each) => ofDays.has(each)));

/**
 * @param today the league day: two nights that nobody names are this one and the next
 * @returns a leg on the team or player for each day; unchanged where nobody, or more than one, is named
 */
export function withEachDay(reading: Reading, prompt: string, today: string): Reading {
  const { intent, wishes, sameGame, slips, eachGame, eachSport, legs, nextGame } = reading;
  const teams = reading.teams.filter(({ stance }) => stance !== 'avoid');
  const isOfOne =
    reading.player !== null
      ? teams.length < 2
      : teams.length === 1 || (teams.length === 2 && areOfGame(teams));
  // "Both games" are also told as one from each game.
  const isOfGames = eachGame && !saysBothDays(prompt);
  const isOther = wishes.length > 0 || sameGame || slips !== undefined || isOfGames || eachSport || nextGame;
  const isCounted = legs !== null && (legs.min !== legs.max || legs.max > 2);
  if (intent !== 'play' || !isOfOne || isOther || isCounted) return reading;
  const areNamed = twoDays.test(prompt) || wholeWeekend.test(prompt);
  const isSaid = saysBothDays(prompt) || (areNamed && reading.days?.length === 2);
  const isWeekly = teams.every(({ sport }) => weekly.has(sport)) && bothGames.test(prompt);
  const spans = isWeekly && reading.player === null ? weeksOf(reading.days, today) : undefined;
  const days = reading.days ?? [today, addDays(today, 1)];
  if (!isSaid || (days.length !== 2 && !spans)) return reading;
  // "The Nets both games" are bet on to win; "the Nets game both days" has two sides.
  const isOnTeam = !/\bgames?\b/i.test(prompt.replace(both, ' '));
  const named = teams.map((team) =>
    team.stance === 'game' && isOnTeam && teams.length === 1 ? { ...team, stance: 'back' as const } : team,
  );
  const own = wishOf({ ...reading, teams: named });
  return withWishes(
    { ...reading, days: null, eachGame: false },
    (spans ?? days.map((each) => [each])).map((each) => ({ ...own, days: each })),
  );
}

/** "Rockies and Diamondbacks over, both today and tomorrow": the two of a series are one game a day. */
const areOfGame = (teams: Reading['teams']): boolean => teams.every(({ stance }) => stance === 'game');

/** A team plays once a week. */
const weekly: ReadonlySet<string> = new Set<Sport>(['NFL', 'CFL', 'MLS']);
/** Two games of such a team are never closer. */
const apart = 4;

/** "Lions to win both games": its next one and the one after it, four days later at least. @returns undefined where two days are named */
function weeksOf(named: Reading['days'], today: string): readonly string[][] | undefined {
  const [first, last] = named ?? [];
  if (named?.length === 2 && first !== undefined && last !== addDays(first, 1)) return undefined;
  const from = (start: number) => Array.from({ length: apart }, (_, at) => addDays(today, start + at));
  return [from(0), from(apart)];
}
