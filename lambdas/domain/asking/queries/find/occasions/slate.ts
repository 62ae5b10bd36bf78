/** Games to come by others: after one, between two, up to a day; and teams by the days they play on or by how many games they have. */
import { addDays, weekdayOf } from '../../../../platform/calendar.ts';
import { daysAhead, gamesSaid, lateInWeek, listed, ofPast, spanAhead, thisWeek } from './coming.ts';
import { type Cue, count, countOf, venueSaid } from './cue.ts';

const ofBets =
  /\b(?:odds|prices?|lines?|spreads?|moneylines?|favou?red|favou?rites?|underdogs?|bets?|picks?|props?|parlays?|totals?|(?:overs?|unders?)(?! (?:the )?(?:next|coming|upcoming|following|course)))\b/i;
const notOf = (more: string) => new RegExp(`${ofPast.source}|${ofBets.source}|${more}`, 'i');

/** Where a team is named in a text; -1 where its name is another. */
function placeOf(team: string, text: string): number {
  const typed = text.toLowerCase();
  const places = team
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 2 && !/^(?:new|los|san|city|the)$/.test(word))
    .map((word) => typed.search(new RegExp(`\\b${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}\\b`)));
  // A word that both teams of a city share comes before the one that tells them apart.
  return Math.max(-1, ...places);
}

/** Of two teams, the one that is named next after a word. */
function namedAfter(word: RegExp, teams: readonly string[], text: string): string | undefined {
  const at = text.search(word);
  const [first] = teams
    .map((team) => ({ team, place: placeOf(team, text) }))
    .filter(({ place }) => place > at)
    .sort((one, other) => one.place - other.place);
  return at < 0 ? undefined : first?.team;
}

const after =
  /\b(?:second next|after|following|once (?:they(?:'re| are)? )?(?:done|through|finished) with)\b/i;
const afterNext =
  /\b(?:(?:after|following) (?:(?:the|their|its) )?(?:next|coming|upcoming|that|this|it)\b|games? after\b(?! (?!next|that|this|the next|their next))|second next\b)/i;

/** "Where do the Blazers play after New Orleans", "the Lakers' game after next". */
const gameAfter: Cue = {
  all: [
    after,
    /\b(?:games?|play(?:s|ing)?|fac(?:e|es|ing)|host(?:s|ing)?|schedule|matchups?|match(?:es)?|opponents?|up|go(?:es|ing)?|head(?:s|ed|ing)?|travel(?:s|ing)?|visit(?:s|ing)?|take on|next|see|meet|get|got|have)\b/i,
  ],
  also: /\b(?:where|whom|who|what|when|which|are|is|do|does|will|their|they|its|that|this|it|then|the|one|game|games|match|next|coming|upcoming|up|on|in|at|for|of|against|team|opponent|right|immediately|directly|play(?:s|ing)?|have|got|go|visit|date|time|day|stop)\b/i,
  none: notOf(
    "\\b(?:win|loss|bye|break|half|halftime|period|quarter|inning|injur\\w*|rest|rested|back[- ]to[- ]back|week off|how (?:many|much|long|often)|noon|midnight|before|between|hours?)\\b|\\d ?(?:[ap]\\.?m|o'?clock)|\\d:\\d",
  ),
  found: ({ teams, players, days, starts }, text) => {
    const [one] = teams;
    if (one === undefined || players.length > 0 || starts !== null) return undefined;
    if (teams.length === 1) {
      if (days === null && !afterNext.test(text)) return undefined;
      return { topic: 'schedule', detail: 'after_next', days: days && [...days] };
    }
    const rival = teams.length === 2 && days === null ? namedAfter(after, teams, text) : undefined;
    const own = teams.find((team) => team !== rival);
    return rival === undefined || own === undefined
      ? undefined
      : { topic: 'schedule', detail: 'after_next', teams: [own], against: [rival], days: null };
  },
};

/** "How many games do they play through Friday": from today on. */
const upTo: Cue = {
  all: [
    /\b(?:(?:from )?(?:now|today|tonight) (?:through|thru|until|till|til|to)|between (?:now|today) and|through|thru|until|till|til|by|before|up (?:to|until)|prior to|ahead of)(?= (?:and including )?(?:next |this |the |coming )*(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun|tomorrow|thanksgiving|christmas|new year|weekend|\d{4}-))/i,
    gamesSaid,
  ],
  also: /\b(?:(?:at )?home|on the road|road|away|how many|number of|count|against|whom|who|what|which|all|any|are|there|is|got|have|total|list|left|lined up|coming up|up|scheduled|will|set to|their|they|including|and|the|of|from|now|do|does|next)\b/i,
  none: notOf(
    '\\b(?:how long|how many (?:days|hours|minutes)|what time|when|rest|off|odds|start\\w*)\\b|\\d ?[ap]\\.?m',
  ),
  found: ({ teams, players, days, starts, today }, text) => {
    const last = days?.at(-1);
    if (last === undefined || teams.length > 1 || players.length > 0 || starts !== null) return undefined;
    const isBefore = /\b(?:before|prior to|ahead of)\b/i.test(text);
    const end = isBefore ? addDays(days?.[0] ?? last, -1) : last;
    const span = Array.from({ length: listed }, (_, at) => addDays(today, at)).filter((day) => day <= end);
    return span.length < 2 ? undefined : { topic: 'schedule', splits: venueSaid(text) ?? [], days: span };
  },
};

const ofTeams = /\b(?:teams?|clubs?|squads?|who(?:'?s)?|anyone|anybody|everyone)\b/i;

/** "Which teams play both today and tomorrow". */
const eachDay: Cue = {
  all: [
    ofTeams,
    /\b(?:both|each|every|all|again|also|as well|too)\b/i,
    /\b(?:play(?:s|ing)?|games?|in action|on the (?:schedule|slate|board|ice|court|floor|field)|suit(?:s|ing)? up|tak(?:e|es|ing) the (?:ice|court|floor|field))\b/i,
  ],
  also: /\b(?:how many|which|what|that|of|the|these|those|days?|nights?|have|has|a|are|is|on|in|will|list|name|for|scheduled|to|set|two|and|then)\b/i,
  none: notOf(
    "\\b(?:not|both teams|each team|every team|all teams|each other|between|against|no|only|records?|rest|off)\\b|n't\\b",
  ),
  found: ({ teams, players, days }) =>
    teams.length + players.length > 0 || days === null || days.length < 2 || days.length > 4
      ? undefined
      : { topic: 'schedule', detail: 'each_day', days: [...days] },
};

const games = '(?:games?|times|matchups|contests)';
const number = new RegExp(
  `\\b(?:at least |a total of )?(${count})(?: or more|\\+)? ${games}|\\b(?:the )?(most|fewest|least)(?: number of)? games\\b|\\b(?:the )?(busiest|heaviest|fullest|lightest)\\b(?=.*\\b(?:schedules?|week|slate|stretch))`,
  'i',
);

/** "Which teams play four games this week", "who has the most games over the next five days". */
const mostGames: Cue = {
  all: [ofTeams, number],
  also: new RegExp(
    `${daysAhead.source}|${thisWeek.source}|\\b(?:which|what|that|of|the|has|have|are|is|play(?:s|ing)?|with|will|in|on|over|during|schedules?|slate|stretch|week|games?|scheduled|got|list|there|at least|a total)\\b`,
    'i',
  ),
  none: notOf(
    "\\b(?:only|exactly|just|home|road|away|not|in a row|straight|consecutive|remaining|season|each other|twice|how many|nationally|tv)\\b|n't\\b",
  ),
  found: ({ teams, players, days, starts, today }, text) => {
    if (teams.length + players.length > 0 || starts !== null) return undefined;
    const [, least, order, size] = number.exec(text) ?? [];
    const isLate = thisWeek.test(text) && lateInWeek.has(weekdayOf(today));
    const week = Array.from({ length: 7 }, (_, at) => addDays(today, at));
    const span = spanAhead(text, today) ?? (isLate ? week : days);
    if (!span || span.length < 2) return undefined;
    const isLeast = /^(?:fewest|least|lightest)$/i.test(order ?? size ?? '');
    return {
      topic: 'schedule',
      detail: 'most_games',
      days: [...span],
      ...(least === undefined ? { order: isLeast ? 'least' : 'most' } : { limit: countOf(least) ?? 1 }),
    };
  },
};

/** "How much rest do the Seahawks get between the Rams game and the 49ers game". */
const restBetween: Cue = {
  all: [/\bbetween\b/i, /\b(?:rest|off|break|gap|time|how long|how many days|layoff|turnaround|apart)\b/i],
  also: /\b(?:how|many|much|long|big|days?|nights?|of|do|does|will|have|has|having|get|gets|getting|is|are|a|the|their|its|they|games?|match(?:es|ups?)?|contests?|and|there|next|two|2|upcoming|coming|following|vs|against|with|play(?:s|ing)?|ones?|then|for|in|on|at|to|visit|trip)\b/i,
  none: notOf(
    '\\b(?:home ?stand|halftime|periods|quarters|innings|each other|better|worse|more|advantage|edge)\\b',
  ),
  found: ({ teams, players, days }, text) => {
    const [only] = teams;
    if (only === undefined || players.length > 0 || teams.length > 3) return undefined;
    const rivals = rivalsBetween(teams, text);
    const own = rivals && teams.find((team) => !rivals.includes(team));
    const named = (rivals?.length ?? 0) + (days?.length ?? 0);
    if (!rivals || own === undefined || named > 2) return undefined;
    if (named < 2 && !/\b(?:next|following|two|2|their|upcoming)\b/i.test(text)) return undefined;
    return { topic: 'rest', detail: 'between', teams: [own], against: [...rivals], days: days && [...days] };
  },
};

/** The opponents of games that something is between; undefined where it is open who they are. */
function rivalsBetween(teams: readonly string[], text: string): readonly string[] | undefined {
  if (teams.length === 1) return [];
  const at = text.search(/\bbetween\b/i);
  const places = teams.map((team) => ({ team, place: placeOf(team, text) }));
  const before = places.filter(({ place }) => place >= 0 && place < at);
  const [own] = before.length > 0 ? before : places.toSorted((one, other) => other.place - one.place);
  return before.length > 1 || own === undefined
    ? undefined
    : places.filter(({ team }) => team !== own.team).map(({ team }) => team);
}

/** "Which games tomorrow are between two teams above .500". */
const ofRecords: Cue = {
  all: [
    /\b(?:games?|matchups?|match(?:es)?)\b/i,
    /\b(?:two|both|between|each other|pit|feature|match(?:es)?)\b/i,
    /(?:\b(?:(?:are|is) )?(?:above|over|below|under) \.?500\b|\b(?:winning|losing) (?:records?|teams)\b)/i,
  ],
  also: /\b(?:which|what|show|list|are|is|have|has|there|any|of|the|between|both|two|teams?|sides|with|that|featur(?:e|es|ing)|pit|on|in|schedule|slate|a|against|each other|where)\b/i,
  none: /\b(?:odds|prices?|bets?|picks?|props?|parlays?|totals?|ats|spread|did|was|were|last|how (?:do|have))\b/i,
  found: ({ teams, players, days, starts }, text) =>
    teams.length + players.length > 0 || starts !== null
      ? undefined
      : {
          topic: 'schedule',
          detail: 'both_teams',
          days: days && [...days],
          over: 0.5,
          side: /\b(?:below|under|losing)\b/i.test(text) ? 'under' : 'over',
        },
};

/** "Any doubleheaders tomorrow", "does any team play twice today": teams with two games of one day. */
const doubleheaders: Cue = {
  all: [/\b(?:double[- ]?headers?|twin ?bills?|play(?:s|ing)? (?:twice|(?:2|two) games))\b/i],
  also: /\b(?:are|is|there|any|an?|do(?:es)?|did|have|has|who|which|what|teams?|clubs?|anyone|anybody|in|on|of|the|scheduled|for|games?|list|show|me|today|mlb|baseball|playing|day|split|on the (?:schedule|slate|board))\b/i,
  none: notOf('\\b(?:win|won|lost|sweep|record|since|last|first game|second game|game (?:1|2|one|two))\\b'),
  found: ({ teams, players, days, today, sports }) =>
    teams.length + players.length > 0 || (days !== null && days.length !== 1)
      ? undefined
      : {
          topic: 'schedule',
          detail: 'most_games',
          limit: 2,
          days: [...(days ?? [today])],
          sports: sports.length > 0 ? [...sports] : ['MLB'],
        },
};

export const slateCues: readonly Cue[] = [
  doubleheaders,
  ofRecords,
  restBetween,
  gameAfter,
  upTo,
  eachDay,
  mostGames,
];
