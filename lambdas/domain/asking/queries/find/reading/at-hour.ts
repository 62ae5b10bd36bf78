/** Reads which games start at an hour, and which is the first or the last: "whats on at 1", "anything after 10", "the first game tomorrow". */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { lexicon } from '../../table/lexicon.ts';
import { subjectOf } from '../../table/subject.ts';
import { type Known, termsOf } from '../../table/terms.ts';
import { openFind } from '../open-find.ts';

const written = {
  asks: 'whats on|what is on|what on|what games|which games|what game|which game|who plays|who is playing|whos playing|whos on|who is on|what plays|anything on|anything|any games|any game|are there games|are there any games|is there a game|is there anything on|is there any game|list|list of|list the|show|show me|which ones|what ones|what|which|who|what are|whats|what do we got|what do we have|what have we got|what they got|games on|on tv|what time slot|any|when|when does|when do|what time|what time does|when is|what matchups|which matchups|schedule|on the schedule|everything on|games starting|games that start|games tipping|games kicking off|games that tip|games that kick|anybody playing|anyone playing|teams playing|who do we got',
  games:
    'game|games|matchup|matchups|match|matches|kickoff|kickoffs|kick off|tip off|tip offs|tipoff|tips|slate|window|ones|start|starts|starting|kick|kicks|kicking|tip|tipping|begin|begins|beginning|puck drop|first pitch|on|play|plays|playing|going|still|left|remaining|yet to start|to watch|to bet on|worth watching|tv|available|there|get going|gets going|gets started|up|coming up',
  first: 'first|1st|earliest|very first|opening|opener|next|first up|next up',
  last: 'last|final|latest|very last|nightcap|the late game|late game|latest starting',
} as const;

const hourWords = lexicon(written, {
  without: 'which|what|who|when|any|some|show|list|games|game|matchup|match|up|on|going|there|get',
  isOfBets: true,
  hasStarts: true,
});

/** An hour of the games, or which of them in time; otherwise there is nothing to read. */
const hasHour =
  /\d|\b(?:noon|midnight|late|early|afternoon|evening|morning|night|first|last|earliest|latest|next|nightcap|opener)\b/i;

/** The games of an hour by their name: "late games", "the 1 o'clock games". */
const bare =
  /^\W*(?:the )?(?:(?:nba|nfl|nhl|mlb|mls|cfl) )?(?:(?:late|early|afternoon|morning|evening) (?:games|slate|window|matchups)|(?:first|last|opening) (?:games?|kick ?-?off|tip(?: ?-?off)?|puck ?drop))(?: (?:tonight|today|tomorrow|this (?:afternoon|evening|weekend|sunday|saturday)|(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day))?(?:,? (?:before|after|from|until|by) \d[\d: apm]*)?\W*$|^\W*(?:(?:nba|nfl|nhl|mlb|mls|cfl|football|basketball|hockey|baseball|soccer) )?(?:games?|schedule|slate|matchups)(?: (?:for|on))? (?:tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day) night\W*$/i;

/** "At 1", "after 8" and "the 4:25 games": games are played after noon. */
const withHalf = (typed: string): string =>
  typed
    .replace(/\b(\d{1,2})(?::?([0-5]\d))? ?o'? ?clock\b/gi, (_, hour: string, rest?: string) =>
      inHalf(hour, rest),
    )
    .replace(
      /\b(at|after|before|by|past|around|until|til|till|from|since) (1[0-2]|[1-9])(?::([0-5]\d))?(?! ?(?:[ap]\.?m|et\b|[:\d.%/-]|(?:pm)?\w*\+))(?=$|[\s?!,.])/gi,
      (_, word: string, hour: string, rest?: string) => `${word} ${inHalf(hour, rest)}`,
    )
    .replace(
      /\b(1[0-2]|[1-9]):([0-5]\d) (?=games?|kick|window|slate|tips?|starts?|ones)/gi,
      (_, hour: string, rest: string) => `${inHalf(hour, rest)} `,
    )
    .replace(/\bat noon\b(?! games)/gi, 'noon games')
    .replace(
      /\b(late|early|morning|afternoon|evening) (nba|nfl|nhl|mlb|mls|cfl) (?=games|slate|matchups)/gi,
      '$2 $1 ',
    )
    .replace(/\b(?:plays?|playing|starts?|starting|on|going|games?) late\b(?! games?)/gi, 'late games')
    .replace(/\b(?:plays?|playing|starts?|starting) early\b(?! games?)/gi, 'early games');

/** "Who plays Sunday night": of a day that is named, the games of its evening. */
const ofNight =
  /\b((?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|tomorrow)) night(?! (?:football|game|baseball)\b)/gi;
const withNight = (typed: string): string => typed.replace(ofNight, '$1 starting from 6 pm');

const inHalf = (hour: string, rest = '00'): string => `${hour}:${rest} pm`;

/** A question for games has no more words than this. */
const longest = 90;
/** A word that asks for games, or for some that are on. */
const asks =
  /\b(?:what|whats|what['’]s|which|who|whos|who['’]s|when|list|show|any|anything|anyone|anybody|are there|is there|everything|everybody|games (?:on|start\w*|that|tip\w*|kick\w*)|teams playing|schedule)\b/i;

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readAtHour(typed: string, known: Known): FindQuery | undefined {
  if (typed.length > longest || !hasHour.test(typed) || !(asks.test(typed) || bare.test(typed)))
    return undefined;
  const terms = termsOf(withHalf(withNight(typed)), hourWords, known);
  const subject = subjectOf(terms);
  const {
    has,
    sports,
    days,
    unread,
    teams,
    players,
    stats,
    books,
    markets,
    sides,
    lines,
    prices,
    numbers,
    money,
  } = subject;
  const other = [unread, teams, players, stats, books, markets, sides, lines, prices, numbers, money];
  const odd = [subject.units, subject.percents, subject.periods, subject.unlisted];
  if ([...other, ...odd].some((each) => each.length > 0) || terms.isPast || terms.isUnclear) return undefined;
  if (
    subject.isTeamTotal ||
    subject.isDraw ||
    ((has('first') || terms.nextGame) && (has('last') || terms.nightGame))
  )
    return undefined;
  // The night game of a day is the one that starts last.
  const isLast = has('last') || terms.nightGame;
  const isOfEnd = has('first') || terms.nextGame || isLast;
  const isAsked = has('asks') || bare.test(typed);
  if (
    !isAsked ||
    (terms.starts === null && !(isOfEnd && (has('games') || /\bgames?\b/i.test(typed) || terms.nightGame)))
  )
    return undefined;
  return {
    ...openFind,
    topic: 'schedule',
    sports,
    days: days && [...days],
    order: isOfEnd ? (isLast ? 'most' : 'least') : null,
    limit: isOfEnd ? 1 : null,
    ...(terms.starts && { starts: terms.starts }),
  };
}
