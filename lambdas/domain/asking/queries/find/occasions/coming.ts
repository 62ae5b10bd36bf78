/** Games to come: the next one at a place, all of some days, two in a row, who has none, and who pitches or is missing. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { addDays, weekdayOf } from '../../../../platform/calendar.ts';
import { type About, type Cue, count, countOf, oneTeam, venueSaid } from './cue.ts';

/** Words of results, and of bets. */
export const ofPast =
  /\b(?:did|was|were|last|latest|previous|past|records?|ats|won|lost|wins?|winning|losing|beat|beaten|covered|covers?|average|scored?|since|how (?:do|have|has|are) (?:the )?[\w' ]{2,30} (?:fare|fared|done|do|doing|been|look|perform|performed))\b/i;

export const gamesSaid =
  /\b(?:games?|play(?:s|ing)?|fac(?:e|es|ing)|host(?:s|ing)?|schedules?|matchups?|match(?:es)?|opponents?|dates?|contests?|up against|take on|taking on|(?:who|whom) (?:do|does|have|has|are|is)(?= [\w' ]{2,36} (?:got|have|see|meet|next|up)\b))\b/i;

/** "The coming week", "the next five days". */
export const daysAhead = new RegExp(
  `\\b(?:(?:over|in|for|during|within|across|through) )?(?:the )?(?:(?:next|coming|upcoming|following|nearest) (?:(${count}) (?:days?|nights?)|(?:week|wk|few days|couple of days))|(?:week|(${count}) days?|days) (?:ahead|to come|from now|that(?:'s| is) coming)|(?:next|coming|upcoming) (${count}) weeks?|this (?:coming|upcoming) week)\\b`,
  'i',
);
/** On these days, what is left of a week is no week. */
export const lateInWeek: ReadonlySet<number> = new Set([5, 6, 0]);
export const thisWeek = /\b(?:for |in |during )?(?:this week|the rest of the week)\b/i;

/** Today and the seven days after it are listed. */
export const listed = 8;

/** @returns the days ahead that are named; undefined for none */
export function spanAhead(text: string, today: string): readonly string[] | undefined {
  const found = daysAhead.exec(text);
  // "Next week" is the one that begins on Monday, unless it is said to come.
  if (!found || /^next week$/i.test(found[0].trim())) return undefined;
  const [days, ahead, weeks] = [found[1], found[2], found[3]].map((each) => countOf(each ?? '-'));
  const wanted = days ?? ahead ?? (weeks === undefined ? 7 : weeks * 7);
  return Array.from({ length: Math.min(Math.max(wanted, 1), listed) }, (_, at) => addDays(today, at));
}

const venueAhead =
  /\b(?:back (?:at |to )?(?:their (?:own )?(?:place|building|arena|rink|park|stadium))|(?:at|back|return(?:s|ing)?|com(?:e|es|ing)|go(?:es|ing)?) home|back at home|home again|home[- ]?stand|(?:home|road|away) (?:games?|matchups?|match(?:es)?|dates?|contests?|starts?|openers?|trips?|fixtures?)|home|on the road|away(?: from home)?|host(?:s|ing)?)\b/i;

const nextHome: Cue = {
  all: [
    /\b(?:when(?:'?s)?|next|first|upcoming|what (?:day|date)|which day|how (?:soon|long|many (?:days|games))|until|till|again)\b/i,
    venueAhead,
  ],
  also: /\b(?:be|been|back|again|next|until|till|before|do|does|will|their|play(?:s|ing)?|returns?|end(?:s|ing)?|over|after (?:this|the|their) (?:road )?(?:trip|swing)|in front of their (?:own )?(?:fans|crowd)|time|day|date|game|it|take)\b/i,
  none: new RegExp(`${ofPast.source}|\\b(?:odds|price|lines?|spread|favou?red|bet|pick|or)\\b`, 'i'),
  found: (about, text) => {
    if (oneTeam(about) === undefined || about.days !== null || spanAhead(text, about.today)) return undefined;
    // The end of a trip is the next game at home.
    const isEnd = /\b(?:road|away) (?:trip|swing)s? (?:end|over|finish|done|last)/i.test(text);
    const [venue] = isEnd ? (['home'] as const) : (venueSaid(text) ?? []);
    return venue && { topic: 'schedule', splits: [venue], days: null };
  },
};

/** "Is their next game at home or away", "when is their next game, and is it at home". */
const nextPlace: Cue = {
  all: [
    /\b(?:next|upcoming)(?=(?: [\w']+){0,3} (?:game|one|match(?:up)?)\b)/i,
    /\b(?:(?:at )?home or (?:away|on the road|road)|(?:away|on the road|road) or (?:at )?home|(?:is|are|will) (?:it|that|this|they|that one|this one|the game)(?: be)?(?: played| playing)? (?:at home|home|on the road|away|a (?:home|road|away) (?:game|one))|(?:at home|on the road|away|a (?:home|road|away) (?:game|one))(?<=^\W*(?:is|are|will|do|does)\b.{1,60}\b(?:game|one|match(?:up)?)\b.{1,40}))\b/i,
  ],
  also: /\b(?:is|it|a|and|when|where|what|the|will|be|played|play(?:ing)?|game|one)\b/i,
  none: /\b(?:better|worse|records?|odds|prices?|bets?|picks?|favou?red)\b/i,
  found: (about) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : { topic: 'schedule', days: daysFrom(about.today), limit: 1 },
};

/** "Do the Eagles play at home or away on Monday": where a game of some days is played. */
export const placeOnDays: Cue = {
  all: [
    /\b(?:(?:at )?home or (?:away|on the road|(?:the )?road)|(?:away|on the road|road) or (?:at )?home)\b/i,
    /\b(?:play(?:s|ing)?|is|are|will|game|match(?:up)?|travel(?:s|ing)?)\b/i,
  ],
  also: /\b(?:is|are|it|a|and|do|does|will|be|they|their|the|team|play(?:s|ing|ed)?|games?|at|this week|travel(?:s|ing)?)\b/i,
  none: new RegExp(
    `${ofPast.source}|\\b(?:better|worse|odds|prices?|lines?|spreads?|bets?|picks?|favou?red|scor\\w+)\\b`,
    'i',
  ),
  found: (about, text) => {
    const week = thisWeek.test(text) ? daysFrom(about.today).slice(0, 7) : undefined;
    const days = about.days ?? spanAhead(text, about.today) ?? week;
    return oneTeam(about) === undefined || !days ? undefined : { topic: 'schedule', days: [...days] };
  },
};

/** All days that are listed. */
const daysFrom = (today: string): string[] => Array.from({ length: listed }, (_, at) => addDays(today, at));

/** "How many home games do the Lakers have over the next seven days". */
const inSpan: Cue = {
  all: [daysAhead, gamesSaid],
  also: /\b(?:(?:more than |at least |fewer than |less than |exactly |only )?(?:two|three|four|five|\d)(?: or more)? (?:times|games)|(?:at )?home|on the road|road|away(?: from home)?|how many|number of|count|against|whom|who|got|have|total|all|full|list|remaining|left|lined up|coming up|up|scheduled|will|set to|their)\b/i,
  none: ofPast,
  found: (about, text) => ofSpan(about, spanAhead(text, about.today), text),
};

/** "The next three games", "all upcoming games". */
const nextGames: Cue = {
  all: [
    new RegExp(
      `\\b(?:(?:next|coming|upcoming|following) (${count}|few|couple(?: of)?) (?:(?:home|road|away) )?(?:games?|match(?:es|ups)?|opponents|contests)|(?:upcoming|coming|remaining|future) (?:(?:home|road|away) )?(?:games|matches|matchups|opponents|schedule|slate)|next (?:opponents|matchups)|games (?:coming up|ahead|to come)|games?(?= [\\w' ]{2,40}\\b(?:left|remaining|still to (?:come|play)|to go)\\b))\\b`,
      'i',
    ),
  ],
  also: /\b(?:at home|on the road|home|road|away|games?|against|whom|who|their|full|all|list|play(?:s|ing)?|face|facing|coming up|schedule|how many(?: more)?|left|remaining|still|to (?:come|play|go)|have|has|got|(?:in |for |on )?(?:this|the|the rest of the|the rest of this) (?:season|month|year|schedule))\b/i,
  none: new RegExp(
    `${ofPast.source}|\\b(?:odds|prices?|lines?|spreads?|favou?red|bets?|picks?|props?|totals?)\\b`,
    'i',
  ),
  found: (about, text) => {
    if (oneTeam(about) === undefined || about.days !== null) return undefined;
    const [, number = ''] = nextGames.all[0]?.exec(text) ?? [];
    const some = /^few/i.test(number) ? 3 : /^couple/i.test(number) ? 2 : countOf(number || '-');
    return {
      topic: 'schedule',
      splits: venueSaid(text) ?? [],
      days: daysFrom(about.today),
      limit: some ?? null,
    };
  },
};

/** Of "this week", which on its last days is no week, and of days that are named, if a place is named. */
const inDays: Cue = {
  all: [gamesSaid],
  also: /\b(?:(?:at )?home|on the road|road|away(?: from home)?|how many|number of|count|against|whom|who|got|have|total|all|full|list|remaining|left|lined up|coming up|up|scheduled|will|set to|their|this week|the rest of the week)\b/i,
  none: ofPast,
  found: (about, text) => {
    const isLate = thisWeek.test(text) && lateInWeek.has(weekdayOf(about.today));
    const week = Array.from({ length: 7 }, (_, at) => addDays(about.today, at));
    const days = isLate ? week : about.days;
    const hasPlace = (venueSaid(text) ?? []).length > 0;
    return (isLate || hasPlace) && days && days.length > 1 ? ofSpan(about, days, text) : undefined;
  },
};

function ofSpan(about: About, days: readonly string[] | undefined, text: string) {
  if (oneTeam(about) === undefined || !days) return undefined;
  return { topic: 'schedule' as const, splits: venueSaid(text) ?? [], days: [...days] };
}

export const backToBack =
  /\b(?:(?:a |any |the )?back[- ]?(?:to|2|and)[- ]?backs?|b2bs?|(?:on )?(?:two|2|both|consecutive|straight) (?:straight |consecutive )?(?:days|nights)(?: (?:in a row|running))?|(?:two|2) games in (?:two|2) (?:days|nights)|(?:on )?(?:no|zero|0)(?: days?)?(?:'| of)? rest|without (?:a day of |any )?rest|play(?:ed|ing)? the (?:night|day) before)\b/i;

/** Of a record in such games, the question is about results. */
export const ofRecord =
  /\b(?:records?|results?|worse|better|fared?|faring|done|doing|perform(?:s|ed|ing|ance)?|won|win|wins|winning|lost|losses|lose|losing|good|bad|ats|spread|cover(?:s|ed|ing)?|overs?|unders?|how (?:do|have|has|are|did)(?= [\w' ]{2,36} (?:on|in|do|play|been)\b)|w-?l|successful|struggl\w+|scor\w+|average)\b/i;

const playsTwice: Cue = {
  all: [backToBack],
  also: /\b(?:play(?:s|ing)?|games?|on|in|of|coming up|upcoming|next|soon|set|facing|have|any|when|part of|leg|first|due|schedule[ds]?|stretch|week|second|2nd|back|tail|half|end|night|game|it|for)\b/i,
  none: new RegExp(`${ofRecord.source}|\\b(?:did|was|were|last|tired|against|again|other team)\\b`, 'i'),
  found: (about, text) =>
    oneTeam(about) === undefined
      ? undefined
      : {
          topic: 'rest',
          rested: 'short',
          days: spanAhead(text, about.today)?.slice() ?? (about.days && [...about.days]),
        },
};

/** "Do the Devils and the Hurricanes meet again", "twice in a row". */
const meetAgain: Cue = {
  all: [
    /\b(?:again|twice|two times|2x|rematch(?:es)?|another (?:game|meeting|matchup|match|go|shot)|more than once|(?:any ?time )?soon|(?:a )?second (?:time|game|meeting|matchup)|next (?:meeting|matchup|time)|run it back|back[- ]to[- ]back (?:games )?(?:with|against|vs)|(?:two|2) (?:straight|consecutive|games)|when (?:do|does|will|are|is)(?= .{2,60} (?:meet|play|face|see|match up)\b)|(?:play(?:ing)?|fac(?:e|ing)|meet(?:ing)?|see(?:ing)?) (?:each other|one another)|in a row|(?<!season )(?:a |the )?(?:whole |full |entire )?(?<!season )series(?! (?:record|lead|price|odds))|how many (?:more )?(?:games|times))\b/i,
  ],
  also: /\b(?:meet(?:s|ing)?|play(?:s|ing)?|fac(?:e|es|ing)|see|seeing|square off|match(?:ed)? up|each other|one another|in a row|straight|soon|this (?:week|season|year|month)|(?:after|following|besides|beyond) (?:today|tonight|this(?: one| game)?|that)|scheduled|set to|go at it|due to|between|against|remain(?:s|ing)?|left|against each|more|how many|vs|versus|when|next|head to head|games?|times?)\b/i,
  none: /\b(?:did|was|were|last|previous|past|won|beat|beaten|lost|records?|odds|price|line|spread|bet|since|how many in a row)\b/i,
  found: ({ teams, players }) =>
    teams.length === 2 && players.length === 0
      ? { topic: 'schedule', detail: 'after_next', days: null }
      : undefined,
};

/** "Which teams are not playing this weekend". */
const idle: Cue = {
  all: [
    /\b(?:teams?|who(?:'?s| is)?|clubs?|squads?|anyone|anybody|everyone|everybody)\b/i,
    /\b(?:not (?:playing|in action|on the (?:board|schedule|slate))|(?:are|is)n'?t (?:playing|in action)|(?:do|does)(?:n'?t| not) (?:play|have (?:a |any )?games?)|idle|(?:have|has|having|get|gets|with)(?= (?:the |a |this )?(?:\w+ )?off\b)|(?:is|are|who'?s) off|sit(?:s|ting)? (?:out|idle)|without (?:a )?games?|no games?|inactive|days? off|nights? off|off(?= (?:on|this|today|tonight|tomorrow)\b))\b/i,
  ],
  also: /\b(?:all|list|league|in the|have|has|off)\b/i,
  none: /\b(?:players?|injur\w*|hurt|lost|won|records?|odds|spread|bets?|picks?|minutes|against|bye|byes|pitchers?|goalies?|quarterbacks?|tv)\b/i,
  found: ({ teams, players, days }) =>
    teams.length + players.length > 0 || days === null
      ? undefined
      : { topic: 'rest', last: null, days: [...days] },
};

/** "The only game on Sunday night, and the records of both teams". */
const gameWithRecords: Cue = {
  all: [
    /\b(?:games?|matchups?|who(?:'?s| is| are)? play(?:s|ing)?|who plays|what(?:'?s| is) on)\b/i,
    /\b(?:(?:w-?l |win[- ]loss )?records?|how (?:have|are) they (?:done|doing|been doing|fared))\b/i,
  ],
  also: /\b(?:only|one|single|(?:the )?(?:two|both|each|those|these)(?: of the)? (?:teams?|sides?|clubs?)|(?:the )?teams? (?:in(?:volved| it)|playing)|both|each|standing|their|its|so far|(?:this|the) season|between)\b/i,
  none: /\b(?:last|previous|ats|spread|won|lost|beat|against|my|best|worst|home|road)\b/i,
  found: ({ teams, players, days, starts }, text) => {
    if (teams.length + players.length > 0 || (days === null && starts === null)) return undefined;
    const hours = starts ?? partOfDay.find(([words]) => words.test(text))?.[1];
    return {
      topic: 'schedule',
      detail: 'both_teams',
      days: days && [...days],
      ...(hours && { starts: { ...hours } }),
    };
  },
};
/** Minutes after midnight, Eastern. */
const [noon, evening] = [12 * 60, 18 * 60];
const partOfDay = [
  [/\b(?:nights?|evening|prime ?time)\b/i, { from: evening, before: null }],
  [/\bafternoon\b/i, { from: noon, before: evening }],
  [/\bmorning\b/i, { from: null, before: noon }],
] as const;

const pitchesNext: Cue = {
  all: [
    /\b(?:when|next|what (?:day|date|game)|which (?:day|game)|how soon|against whom|who(?:m)? (?:do|does|will)|is)\b/i,
    /\b(?:pitch(?:es|ing)?|starts?|starting|on the (?:mound|hill|bump)|tak(?:e|es|ing) the (?:mound|ball|hill|bump)|throw(?:s|ing)?|outing|turn(?: in the rotation)?|toe(?:s|ing)? the (?:rubber|slab)|get(?:s|ting)? the (?:ball|nod)|slated|scheduled to (?:pitch|start|throw))\b/i,
  ],
  also: /\b(?:again|next|up|his|he|due|expected|scheduled|slated|set|supposed|going|to|back|time|day|game|be|will|mlb)\b/i,
  none: /\b(?:did|was|last|previous|record|won|lost|strikeouts?|strike out|ks?|over|under|outs|innings|earned|allow(?:s|ed)?|lines?|props?|bet|odds|era|hits|walks|hurt|injur\w*|tonight|today|tomorrow|lead(?:ing)? off|how (?!soon))\b/i,
  found: ({ players, sports, teams }, text) => {
    const isOfPitcher =
      sports.includes('MLB') || (sports.length === 0 && /\b(?:pitch|mound|rubber)/i.test(text));
    return isOfPitcher && players.length === 1 && teams.length <= 1
      ? { topic: 'starters', sports: ['MLB'], teams: [], days: null }
      : undefined;
  },
};

/** "Who is expected to miss tonight's game for the Avalanche". */
const missing: Cue = {
  all: [
    /\b(?:who(?:m|'?s|s)?|which (?:players?|guys|regulars|starters)|any(?:one|body| players?| regulars| starters| guys)|(?:what|how many) (?:players?|guys)|players?|someone|which(?= [\w' ]{2,30} (?:will|won'?t|are|is|might|could|may|can'?t)\b))\b/i,
    /\b(?:(?:will|to|might|may|could|is|are|likely|expected|going|gonna|be|set) (?:to )?(?:be )?(?:miss(?:ing)?|sit(?:ting)?(?: out)?|out|unavailable|sidelined|inactive|absent|without|down|scratched|ruled out)|miss(?:es|ing)?|unavailable|sidelined|ruled out|scratch(?:ed|es)|(?:not|won'?t|isn'?t|aren'?t) (?:be )?(?:able to )?(?:play(?:ing)?|suit(?:ing)? up|dress(?:ing)?|available|in the lineup)|sit(?:s|ting)? (?:out|this one out)|banged up|unable to (?:play|go)|can'?t (?:play|go))\b/i,
  ],
  also: /\b(?:expected|likely|going|gonna|set|supposed|unlikely|probably|definitely|to|be|for|game|games|match|tonight'?s?|today'?s?|tomorrow'?s?|against|lineup|roster|this one|from|on|still|currently)\b/i,
  none: /\b(?:did|was|were|last|missed|playoffs?|post ?season|bets?|pick|prop|odds|cover|spread|record|win|without (?:a )?game|teams? (?:is|are)|shut ?out)\b/i,
  found: ({ teams, players }) =>
    players.length > 0 || teams.length === 0 || teams.length > 2
      ? undefined
      : { topic: 'injuries', days: null },
};

/** Who plays at quarterback, and whether that changes. */
const quarterback: Cue = {
  all: [
    /\b(?:quarterbacks?|qbs?|signal[- ]callers?|under center|depth charts?)\b/i,
    /\b(?:chang(?:e|es|ed|ing)|switch(?:ed|ing)?|new(?! (?:york|england|orleans|jersey))|starting|starts?|starter|started|who(?:'?s| is)?|which|depth charts?|backups?|second[- ]string|third[- ]string|bench(?:ed|ing)?|competition|controversy|situation|different|first[- ]string|no\.? ?1|number one|job|going with)\b/i,
  ],
  also: /\b(?:at|a|is|there|the|any|their|still|now|under center|position|spot|game|made|make|making|have|has|been|will|this week|for|in|of|look like|show|charts?)\b/i,
  none: /\b(?:over|under(?! center)|yards|props?|picks?|best|bets?|tds?|touchdowns?|interceptions?|odds|lines?|completions|attempts|rating|rushing|fantasy|how many|lead|leads|most)\b/i,
  found: ({ teams, players }, text) =>
    teams.length === 1 && players.length === 0
      ? {
          topic: 'starters',
          days: null,
          ...(/depth chart|string|backup/i.test(text) && { unkept: [depthCharts] }),
        }
      : undefined,
};
const depthCharts: FindQuery['unkept'][number] = 'depth charts';

export const comingCues: readonly Cue[] = [
  quarterback,
  missing,
  pitchesNext,
  meetAgain,
  playsTwice,
  idle,
  gameWithRecords,
  nextGames,
  nextPlace,
  inSpan,
  inDays,
  nextHome,
];
