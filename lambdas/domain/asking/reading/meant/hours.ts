/** "Night games, three of them", "a goal in each of the 7 o'clock games", "I have to leave by 3": which games those are by their hour. */
import type { Reading } from '../../../../contracts/asking/reading.ts';

type Starts = Reading['starts'];

const hour = 60;
const evening = { from: 17 * hour, before: null } as const;
/** Minutes during which games start that are said to start at an hour. */
const window = 30;

const games =
  '(?:games|ones|matchups|matches|slate|starts|tips|tip ?offs|kicks|kick ?offs|puck ?drops?|window)';
const severalNights = /\bnight(?: ?time)? (?:games|matches|matchups|slate|ones)\b|\bgames at night\b/i;

/** An hour with what makes it one: "7pm", "7 o'clock", "7:30", "7ish". */
const clock = "(1[0-2]|[1-9])(?: ?:([0-5]\\d))?(?: ?(pm|p\\.m\\.))?(?: ?(o['’]? ?clock))?(?: ?-?(ish))?";
const atHour = new RegExp(`(?<![\\d.+:$-])${clock}(?: (?:nba|nhl|nfl|mlb|mls|et))? ${games}\\b`, 'i');
const eachAtHour = new RegExp(
  `\\b(?:all|each|every|every one)(?: (?:one )?of)?(?: the)? ${clock}(?: (?:nba|nhl|nfl|mlb|mls|et))? (?:games?|ones?|matchups?)\\b`,
  'i',
);
/** "Both late games, one pick each", "all the night games, home teams". */
const eachOfPart =
  /\b(?:all|both|each|every)(?: of)?(?: the)? (?:[2-8] |two |three |four |five )?(?:early|late|night|afternoon|evening|noon|morning|day) (?:games?|ones|matchups?)\b/i;
/** "All the early games, best bet": one of them. */
const ofOne =
  /\b(?:an?|one|1|best|single|your|ur|safest|top|favou?rite) (?:[a-z]+ )?(?:bet|pick|play|leg|lock|wager|prop)\b(?! (?:each|apiece|per|from each|for each|in each))|\b(?:of|from|in|across|out of) all\b/i;
/** "I have to leave by 3": what starts later is not watched. */
const goes =
  '(?:leave|go|head out|be gone|bounce|be out the door|be somewhere|catch a (?:flight|train|plane)|be at work|start work|go to work|leave for work|be in bed)';
const leaving = new RegExp(
  `\\b(?:(?:have|need|has|got) to |gotta |(?:i|we) )(?:${goes}|work)(?: the house| home| here| town)? (?:by|at|before|around) (1[0-2]|[1-9])(?::([0-5]\\d))? ?(?:pm|p\\.m\\.)?(?![\\d:/%])|\\b(?:i['’]?m|we['’]?re) (?:leaving|heading out) (?:by|at|before|around) (1[0-2]|[1-9])(?::([0-5]\\d))?(?![\\d:/%])`,
  'i',
);

const minutes = (clockHour = '', rest = '0'): number => ((Number(clockHour) % 12) + 12) * hour + Number(rest);

/** @returns minutes after midnight; null where nobody has to leave */
function leavesAt(prompt: string): number | null {
  const [found, clockHour, rest, other, otherRest] = leaving.exec(prompt) ?? [];
  return found === undefined ? null : minutes(clockHour ?? other, rest ?? otherRest);
}

/** @returns the hours of the games at an hour that is named; null where none is */
function hoursOfGames(prompt: string): Starts {
  const [found, clockHour, rest, half, oclock, ish] = atHour.exec(prompt) ?? [];
  if (found === undefined || (rest ?? half ?? oclock ?? ish) === undefined) return null;
  const from = minutes(clockHour, rest);
  return { from, before: from + window };
}

/** @returns the reading with the hours that its words name; unchanged where it has them, or no hour is said */
export function withHours(reading: Reading, prompt: string): Reading {
  const { intent, wishes, nightGame, sameGame } = reading;
  if (intent !== 'play' || wishes.some(({ starts }) => starts !== null)) return reading;
  if (reading.starts !== null && isOfNamed(reading) && partOfDay.test(prompt))
    return { ...reading, starts: null };
  const isOfNights = nightGame && !sameGame && severalNights.test(prompt);
  const said = reading.starts ?? (isOfNights ? evening : hoursOfGames(prompt));
  const end = leavesAt(prompt);
  const before = Math.min(end ?? 48 * hour, said?.before ?? 48 * hour);
  const starts = end === null || (said?.from ?? 0) >= end ? said : { from: said?.from ?? null, before };
  const [each = ''] = eachAtHour.exec(prompt) ?? (starts && eachOfPart.exec(prompt)) ?? [];
  const isEach = each !== '' && (/^e/i.test(each) || !ofOne.test(prompt));
  const isOfAll = isEach && (reading.legs?.max ?? 1) === 1 && wishes.length === 0 && !sameGame;
  if (starts === reading.starts && !isOfNights && (!isOfAll || reading.eachGame)) return reading;
  return {
    ...reading,
    starts,
    nightGame: nightGame && !isOfNights,
    eachGame: reading.eachGame || isOfAll,
    ...(isOfAll && { legs: null }),
  };
}

/** "Clippers Hawks late Sunday, Harden assists": who is named plays when he plays. */
const partOfDay = /\b(?:late|early)\b(?! (?:games?|window|slate|afternoon|kick))/i;
const isOfNamed = ({ wishes, player, teams }: Reading): boolean =>
  wishes.length > 0
    ? wishes.every((wish) => wish.player !== null || wish.teams.length > 0)
    : player !== null || teams.length === 2;
