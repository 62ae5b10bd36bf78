/** A text that names nothing but whom, where and when: "lions too", "just the home ones", "the sunday one", "only the ones before 4". */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { lexicon } from '../../queries/table/lexicon.ts';
import { placeOf } from '../../queries/table/places.ts';
import { type Subject, subjectOf } from '../../queries/table/subject.ts';
import { termsOf } from '../../queries/table/terms.ts';
import { directoryOf } from '../../reading/names/directory.ts';
import { tidied } from '../fragment.ts';
import type { LastSubject } from './subject.ts';

const words = lexicon(
  {
    home: 'at home|home|home games|home ones|home only|at their place|their building',
    road: 'on the road|road|away|away games|away ones|road games|road ones|away from home',
    favorite: 'favored|as favorites|as the favorite|as a favorite|when favored|as favs|as chalk',
    underdog:
      'as dogs|as underdogs|as the dog|as a dog|as the underdog|as an underdog|as pups|getting points',
    /** What ties such a text to the question before. */
    tie: 'one|only|as well|instead|my bad|sorry|oops|whoops|what about|how about|hows about|what bout|meant|mean|wait|no|nah|rather|same|same thing|same for|same one|do|now|again|again for|starting|that start|start|kicking off|that kick off|tipping|that tip|hbu|wbu|or|but|this season|this year|this szn|so far|all year|all season|on the year|on the season|when|theyre|they are|they were|they|were|while|plus|and for|put|include|filter|narrow it down|limit it|stick|keep it|interested in|care about|i care about',
  },
  { hasStarts: true },
);
type Meaning = 'home' | 'road' | 'favorite' | 'underdog' | 'tie';

export interface Slots {
  readonly subject: Subject<Meaning>;
  readonly splits: FindQuery['splits'];
  readonly starts: Reading['starts'];
  /** The team that plays against the one asked about. */
  readonly isOfOpponent: boolean;
  /** What is named and not kept, as an answer names it. */
  readonly unkept: readonly string[];
}

/** "When they were giving ten or more". */
const bySize =
  /\b(?:giving(?: up)?|laying|favou?red by|favorites? of|favs? of|getting|catching|dogs? of|underdogs? (?:of|by)) (?:more than |over |at least )?(?:\d{1,2}(?:\.5)?\+?|\d{1,2}(?: and a half)?|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|(?:a )?(?:touchdown|td|field goal|fg)s?|double digits)(?: or more| plus| points?| pts| and up| and over| or less| or fewer)*/i;
const asUnderdog = /^(?:getting|catching|dog|underdog)/i;

const opponent =
  /\b(?:the )?(?:other|opposing) (?:team|side|squad|club|guys|one|locker ?room|bench)s?(?:'?s)?\b|\b(?:their|the) opponents?\b|\bwho(?:ever)? they(?:'?re| are)? (?:play(?:ing)?|fac(?:e|ing)|up against)\b|\bthe (?:team|guys|ones) they(?:'?re| are)? (?:play(?:ing)?|fac(?:e|ing))\b/i;

/** @returns undefined if a word is left, or if nothing is named */
export function slotsIn(text: string, last: LastSubject, context: QuestionContext): Slots | undefined {
  const [sport = context.selectedSport] = last.sports;
  const size = bySize.exec(text)?.[0];
  const rest = inWords(tidied(text).replace(bySize, ' '), last, sport, context);
  const terms = termsOf(rest.text, words, {
    selectedSport: sport,
    teams: context.teams,
    players: context.players,
    today: leagueDay(context.now),
  });
  const subject = subjectOf(terms);
  const { unread, prices, numbers, money, units, percents, lines, stats, unlisted, periods } = subject;
  const left = [unread, prices, numbers, money, units, percents, lines, stats, unlisted, periods];
  if (left.some(({ length }) => length > 0) || terms.isUnclear || terms.nightGame || terms.isPast)
    return undefined;
  // "In Dallas" says where, and not of whom.
  if (rest.isElsewhere) return undefined;
  const { has, sides } = subject;
  const splits: FindQuery['splits'] = [
    ...(has('home') || rest.isAtHome ? (['home'] as const) : []),
    ...(has('road') ? (['road'] as const) : []),
    ...(has('favorite') || (size && !asUnderdog.test(size)) || sides.includes('favorite')
      ? (['favorite'] as const)
      : []),
    ...(has('underdog') || (size && asUnderdog.test(size)) || sides.includes('underdog')
      ? (['underdog'] as const)
      : []),
  ];
  const { teams, sports, players, days, books, markets } = subject;
  const named = [teams, sports, players, books, markets, splits, sides].some(({ length }) => length > 0);
  if (!named && !days && !terms.starts && !rest.isOfOpponent) return undefined;
  const unkept = size ? ['records by the size of the spread'] : [];
  return { subject, splits, starts: terms.starts, isOfOpponent: rest.isOfOpponent, unkept };
}

/** "In LA" is where the Lakers are at home, and no team; "the other team" is named by no word of a slot. */
function inWords(text: string, { teams }: LastSubject, sport: Sport, context: QuestionContext) {
  const { names } = directoryOf(context.teams);
  let isAtHome = false;
  let isElsewhere = false;
  const placed = text.replace(/\b(?:in|at) ((?:[a-z.]+ )?[a-z.]+)$/i, (whole, place: string) => {
    const city = place.toLowerCase().replaceAll('.', '');
    const all = (names.get(city) ?? names.get(placeOf(city) ?? ''))?.teams ?? [];
    const isOwn = all.some((team) => team.sport === sport && teams.includes(team.name));
    isAtHome ||= isOwn;
    isElsewhere ||= !isOwn && all.length > 0;
    return isOwn ? ' ' : whole;
  });
  const isOfOpponent = opponent.test(placed) && teams.length === 1;
  const bare = isOfOpponent ? placed.replace(opponent, ' ') : placed;
  return { text: bare.replace(/^(?:n|&)(?= )/i, 'and'), isAtHome, isElsewhere, isOfOpponent };
}

/** Says that it goes on from something. */
const mark =
  /^(?:(?:ok|okay|k|cool|oh|ah|hm+|well|so|nice|thx|thanks|lol|bro|dude|shit|damn|crap)[ ,.!]+)*(?:and|n|&|or|also|now|just|only|same|my bad|sorry|oops|whoops|wait|no|nah|actually|need|what about|what bout|how about|how bout|hows about|what abt|how abt|hbu|wbu|do|i (?:only |just )?(?:need|meant|mean|care|want)|in|at|on the road|when)\b|\b(?:too|as well|also|instead|ones?|only)\b/i;
/** "Alright, what about their opponent": the last answer was heard. */
const heardOpening =
  /^(?:(?:alright|aight|alr|yeah|yea|yep|yup|right|sure|great|perfect|gotcha|got it|makes sense|fair enough|interesting|wow|huh|damn|good to know)[ ,.!]+)+/i;

/** @returns the text after words that only say that the last answer was heard; as it is where nothing follows */
export const afterHeard = (text: string): string => text.trim().replace(heardOpening, '') || text;

/** A name alone. */
const mostOfName = 3;

/** Whether such a text is none of its own: "Jets?" beside a question about the Bills. */
export const isGoingOn = (text: string): boolean =>
  mark.test(text) || (/\?\s*$/.test(text) && text.trim().split(/\s+/).length <= mostOfName);
