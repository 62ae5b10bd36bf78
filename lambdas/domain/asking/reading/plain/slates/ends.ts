/** The first or the last games of a day: "the last three games of the night". Which they are is seen from the board. */
import { numberNames } from '../../words/counts.ts';
import { rewriting } from '../rewrite.ts';

/** "Any under, earliest start", where no hour and no other day is said. */
const earliest = rewriting([
  [
    '(?:[,;-] ?|and |with |in )?(?:(?:the|whichever|whatever) )?(?:(?:has|with|is) the )?(?:earliest (?:start(?:ing)?(?: (?:time|game|one))?|first pitch|tip(?: ?off)?|kick ?off|puck ?drop|game(?: first| available| possible)?|one)|(?:that |which )?(?:starts|plays|begins) (?:the )?(?:earliest|first|soonest))(?=\\s*(?:[,.;!?]|$|please|pls|thanks))',
    ' in the first game of the day',
  ],
]);
const otherDay =
  /\b(?:tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day|week(?:end)?)\b|\b(?:after|before|past) \d/i;
const inWords = (prompt: string): string =>
  /earliest|soonest|\bfirst\b/i.test(prompt) && !otherDay.test(prompt) ? earliest(prompt) : prompt;

const number = `[1-9]|${numberNames.slice(1, 11).join('|')}|couple(?: of)?|few`;
const end = 'last|final|latest|first|earliest|opening';
const league = '(?:nfl |nba |nhl |mlb |mls |football |basketball |hockey |baseball |soccer )?';
const weekday = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const phrase = new RegExp(
  `(?<![\\w'’])(?:(?<own>tonight|today|tomorrow|${weekday})['’]?s |the |each of the |those )?(?:very )?(?:(?<counted>${number}) )?(?<end>${end}) (?:(?<count>${number}) )?${league}games?(?: (?:(?:of|in|for) (?:the )?(?<part>night|evening|day)|(?:to (?:start|tip off|kick off) )?(?<when>tonight|today|tomorrow|(?:on )?${weekday}(?: night)?)))?(?![\\w'’])`,
  'gi',
);
/** Games that were played are no slate: "over in the last five games". */
const slate = /\b(?:from|out of|use|using|only|among) (?:(?:only|just|each of) )*$/i;

/** Asks about these games, and for no bet on them. */
const aboutThem =
  /^\s*(?:and |so |ok |okay )?(?:who|whom|when|where|how|did|does|do|is|are|was|were|what (?:time|channel|day|is|are|was|were|happened)|what['’]s|show|list)\b(?!.*\b(?:bet|pick|play|like|take|parlay)\b)/i;

interface Ends {
  readonly isLast: boolean;
  readonly games: number;
  /** Of the evening only: "the first two games tonight". */
  readonly isNight: boolean;
}

interface Found extends Ends {
  readonly words: string;
  readonly index: number;
  /** Which day it is, in words: "tonight". */
  readonly day: string;
}

/** @returns undefined where none is named, or several are */
function foundIn(prompt: string): Found | undefined {
  if (aboutThem.test(prompt)) return undefined;
  const all = [...prompt.matchAll(phrase)].flatMap((match): Found[] => {
    const { own, end: which = '', counted, count = counted ?? 'one', part, when } = match.groups ?? {};
    const [words] = match;
    const isSlate = /^each of/i.test(words) && slate.test(prompt.slice(0, match.index));
    const said = own ?? when ?? (part === undefined ? undefined : /day/i.test(part) ? 'today' : 'tonight');
    if (said === undefined && !isSlate) return [];
    return [
      {
        isLast: /^(?:last|final|latest)$/i.test(which),
        games: sizeOf(count.toLowerCase()),
        isNight: /night|evening/i.test(said ?? ''),
        words,
        index: match.index,
        day: said ?? 'tonight',
      },
    ];
  });
  const [only, ...others] = all;
  // The one game that ends a day has a term of its own.
  const isNight = only?.isLast && only.games === 1;
  return only && !isNight && others.length === 0 ? only : undefined;
}

function sizeOf(count: string): number {
  if (count.startsWith('couple')) return 2;
  if (count === 'few') return 3;
  return /\d/.test(count) ? Number(count) : numberNames.indexOf(count);
}

/** "Only the first two games": of the day that was asked about before. */
const alone = new RegExp(
  `^(?:(?:ok|okay|nah|no|actually|just|only|use|do|make it|keep it to|stick to|lets|let's|with|from|and|but|can you|give me|gimme)[ ,]+)*(?:the )?(?<end>first|last) (?<count>${number}) ${league}games?(?: (?:only|instead|please|pls|then|tho|though|of (?:that|the) (?:day|night)|(?:on )?that (?:day|night)))*[ .!?]*$`,
  'i',
);

/** @returns how many games of the day that was asked about before such a change is about; undefined for anything else */
export function endsAlone(prompt: string): Ends | undefined {
  const { end: which, count = 'one' } = alone.exec(prompt.trim())?.groups ?? {};
  if (which === undefined) return undefined;
  return { isLast: /last/i.test(which), games: sizeOf(count.toLowerCase()), isNight: false };
}

/** @returns how many of the first or the last games of a day the question is about; undefined for any other question */
export const endsIn = (prompt: string): Ends | undefined => foundIn(inWords(prompt)) ?? endsAlone(prompt);

/** @returns the question about the games of that day */
export function withoutEnds(typed: string): string {
  const prompt = inWords(typed);
  const found = foundIn(prompt);
  if (!found) return typed;
  const { words, index, day } = found;
  const lead = /^each of/i.test(words) ? 'each of the' : 'the';
  const on = new RegExp(`^${weekday}`, 'i').test(day) ? `on ${day}` : day;
  return `${prompt.slice(0, index)}${lead} games ${on}${prompt.slice(index + words.length)}`;
}
