/** The sorts of games, as questions say them. */
import type { GameSort } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { type Amount, amountOf, amountPattern } from './amounts.ts';
import { groupNamed, groupPattern } from './groups-said.ts';
import { nightHour } from './words.ts';

export interface SortSaid {
  readonly sort: GameSort;
  readonly words: string;
  /** The question without it. */
  readonly rest: string;
}

type Made = Omit<GameSort, 'min' | 'max'> & Partial<Amount>;
type Rule = readonly [
  pattern: RegExp,
  made: (groups: readonly (string | undefined)[], sport: Sport) => Made | undefined,
];

/** Closing totals have half points. */
const stepOf = (of: GameSort['of']): number => (of === 'closing_total' ? 0.5 : 1);
/** Words and an amount behind them. @param bare what a number alone is */
const counted = (lead: string, of: GameSort['of'], bare: Parameters<typeof amountOf>[1]): Rule => [
  // "3 touchdowns" are no points.
  new RegExp(
    `\\b(?:${lead}) ${amountPattern}(?![\\w.%-]| (?:touchdowns?|tds?|field goals?|yards?|threes))`,
    'i',
  ),
  ([, ...said]) => {
    const amount = amountOf(
      said.map((each) => each?.toLowerCase()),
      bare,
      stepOf(of),
    );
    return amount && { of, ...amount };
  },
];
/** Words that say it all. */
const plain = (said: string, made: (sport: Sport) => Made): Rule => [
  new RegExp(`\\b(?:${said})(?!\\w)`, 'i'),
  (_, sport) => made(sport),
];

const when =
  '(?:(?:when|if|whenever|where|after|while|(?:in )?games (?:where|when|that|in which)) )?(?:(?:they|they have|they are|the team) )?(?:(?:are|were|is|be|have|has|had|been) )*';
const opponents =
  '(?: (?:their |the )?(?:opponents?|opps?|opposing teams?|other teams?|teams?|them|the other team))?';

/** "Wins that came by two or more". */
const came =
  '(?: games| many| any)?(?: (?:this season|so far))?(?: (?:have|has|had|that|which|were|was|are|is|came|come|been|all))*';

/** What is close in a sport, and what is not. */
const closeBy = (sport: Sport): number => (sport === 'NFL' || sport === 'CFL' ? 8 : sport === 'NBA' ? 5 : 1);
const possession = (sport: Sport): number => (sport === 'NBA' ? 3 : 8);
const blowout = (sport: Sport): Amount => ({
  min: sport === 'NBA' ? 20 : sport === 'NFL' || sport === 'CFL' ? 17 : sport === 'MLB' ? 5 : 4,
  max: null,
});
const byOne = '(?:one|1|single)[- ](?:goal|run|point) ';
const justOne: Amount = { min: 1, max: 1 };
const upTo = (max: number): Amount => ({ min: null, max });

const atPart =
  '(?:at|by|after|going into|heading into|into|entering|through|thru) (?:the )?(?:end of (?:the )?)?(half(?:-?time)?|(?:first|1st) (?:half|quarter|qtr|period|five innings|5 innings)|(?:five|5) innings)';
const partOf = (said = ''): NonNullable<GameSort['part']> =>
  /quarter|qtr/.test(said)
    ? 'first_quarter'
    : /period/.test(said)
      ? 'first_period'
      : /inning/.test(said)
        ? 'first_five'
        : 'first_half';
const leading = (said: string, amount: Amount): Rule => [
  new RegExp(`\\b${when}(?:${said}) ${atPart}(?!\\w)`, 'i'),
  ([, part]) => ({ of: 'lead', part: partOf(part?.toLowerCase()), ...amount }),
];

const facing =
  '(?:vs\\.?|versus|against|over|to|facing|playing|beat(?:en)?|beating|when (?:they )?(?:face|play)) (?:other )?(?:teams? )?(?:(?:with|that have|who have|have) )?(?:a )?';
const ofWinners =
  '(?:winning (?:teams?|records?|clubs?|opponents?)|(?:teams? )?(?:at or above|over|above|better than) ?\\.?500(?: teams?| opponents?)?|good teams)';
const ofLosers =
  '(?:losing (?:teams?|records?|clubs?|opponents?)|(?:teams? )?(?:under|below|sub|worse than)[- ]?\\.?500(?: teams?| opponents?)?|bad teams)';
const own = (group: string): Rule =>
  plain(
    `(?:in|within|inside|vs|versus|against|facing|playing|from) (?:the |their |its |own |rest of )*${group}(?:al)?(?: (?:games?|play|rivals?|opponents?|opposition|foes|teams?|clubs?|members|matchups?|record))?|${group}(?:al)? (?:games?|record|rivals?|opponents?|foes|play|matchups?)|in-?${group}`,
    () => ({ of: 'group', group }),
  );

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekday = `(${weekdays.join('|')})`;

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const size =
  '(?:biggest|largest|widest|heaviest|greatest|top|(?:most )?(?:lopsided|one[- ]sided|emphatic|convincing|decisive|dominant|comfortable))';
const badly = `(?:${size}|worst|ugliest|(?:most )?(?:embarrassing|painful))`;
/** What stands between may be the team, or where they played. */
const sized = (how: string, what: string) =>
  `${how} (?:margins? of )?(?:${what})|${how}(?= (?:home|road|away) (?:${what}))`;
const byMost = (how: string) =>
  `(?:${how}) by the (?:most|widest|biggest|largest)(?: margin)?|(?:most|(?:biggest|largest|widest) margin)(?= .{2,40}\\b(?:${how}) by\\b)`;

const onAverage = (what: string, games: string) =>
  `(?:average|mean|typical|usual) (?:(?:${what})|margins?(?= .{2,40}\\b(?:${games})\\b))`;

/** The game with the most or the least of something. */
const extremes: readonly Rule[] = [
  plain(
    `${sized(`(?:${size}|best)`, '(?:blow[- ]?out )?wins?|victor(?:y|ies)|routs?')}|${size} winning margins?|${byMost('won|win')}`,
    () => ({
      of: 'won_by',
      min: 1,
      order: 'most',
    }),
  ),
  plain(
    `${sized(badly, 'loss(?:es)?|defeats?|beatings?|setbacks?|drubbings?|thrashings?|blow[- ]?out loss(?:es)?')}|${badly} losing margins?|${byMost('lost|lose')}`,
    () => ({ of: 'lost_by', min: 1, order: 'most' }),
  ),
  // By how much on average: the answer says it of all wins, or of all losses.
  plain(onAverage('winning margins?|margins? of victory', 'wins|victories'), () => ({
    of: 'won_by',
    min: 1,
    max: null,
  })),
  plain(onAverage('losing margins?|margins? of defeat', 'loss(?:es)?|defeats'), () => ({
    of: 'lost_by',
    min: 1,
    max: null,
  })),
  plain('(?:closest|tightest|narrowest) (?:wins?|victor(?:y|ies))', () => ({
    of: 'won_by',
    min: 1,
    order: 'least',
  })),
  plain('(?:closest|tightest|narrowest) loss(?:es)?', () => ({ of: 'lost_by', min: 1, order: 'least' })),
  plain('(?:closest|tightest|narrowest) games?', () => ({ of: 'margin', order: 'least' })),
  plain('least close games?', () => ({ of: 'margin', order: 'most' })),
  plain('(?:highest|most)[- ]scoring games?', () => ({ of: 'combined', order: 'most' })),
  plain('(?:lowest|least)[- ]scoring games?', () => ({ of: 'combined', order: 'least' })),
  [
    // The team, and what it did, may stand between: "most points the Lions have allowed in a game".
    /\b(most|highest|max|fewest|least|lowest|season[- ]high|season[- ]low)(?: in| for| of)? (?:points?|pts|goals?|runs?)\b(?!.*\b(?:per|averages?)\b)(?=(.*\b(?:in (?:a|one|any) (?:single )?game|scored|allowed|given up|gave up|conceded|season|put up)\b.*))/i,
    ([, which = '', rest = '']) => ({
      of: /\b(?:allowed|given up|gave up|conceded)\b/i.test(rest) ? 'allowed' : 'scored',
      order: /most|high|max/i.test(which) ? 'most' : 'least',
    }),
  ],
];

/** The narrower words first: "blowout wins" before "blowouts". */
const rules: readonly Rule[] = [
  ...extremes,
  leading(
    'leads?|leading|led|ahead|up|winning|in front|with (?:the|a) lead|(?:have|hold) (?:a|the) lead|the lead',
    {
      min: 1,
      max: null,
    },
  ),
  leading('trails?|trailing|trailed|behind|down|losing', { min: null, max: -1 }),
  leading('tied|level|even', { min: 0, max: 0 }),
  counted(
    `${when}(?:win|won|wins|winning|victory|victories|beat (?:teams|opponents|them))${came} by`,
    'won_by',
    'exactly',
  ),
  counted('margins? of victory(?: of| is| was)?', 'won_by', 'exactly'),
  counted(`${when}(?:lose|lost|loses|losing|loss|losses|defeats?|beaten)${came} by`, 'lost_by', 'exactly'),
  counted('(?:games?|finished|decided|stayed|ended) within', 'margin', 'most'),
  counted(
    '(?:decided|settled|separated|finish(?:ed|es)?|end(?:ed|s)?|come down to|came down to|with a (?:final )?margin(?: of)?|(?:final )?margins?(?: of)?(?: (?:is|was|were))?)(?: by| within)?',
    'margin',
    'exactly',
  ),
  plain('(?:one|1|single)[- ]score(?: (?:games?|wins|losses|contests))?', (sport) => ({
    of: 'margin',
    ...upTo(possession(sport)),
  })),
  plain('(?:one|1|single)[- ]possession(?: games?| contests)?', (sport) => ({
    of: 'margin',
    ...upTo(possession(sport)),
  })),
  plain(`${byOne}(?:games?|contests?|decisions?|match(?:es)?|results?)`, () => ({
    of: 'margin',
    ...justOne,
  })),
  plain(`${byOne}(?:wins?|victor(?:y|ies))`, () => ({ of: 'won_by', ...justOne })),
  plain(`${byOne}(?:loss(?:es)?|defeats?)`, () => ({ of: 'lost_by', ...justOne })),
  plain(
    '(?:close|tight) (?:wins?|victor(?:y|ies))|(?:won|win)(?: \\w+){0,2} (?:close|tight) (?:games?|ones)',
    (sport) => ({ of: 'won_by', ...upTo(closeBy(sport)) }),
  ),
  plain(
    '(?:close|tight) (?:loss(?:es)?|defeats?)|(?:lost|lose)(?: \\w+){0,2} (?:close|tight) (?:games?|ones)',
    (sport) => ({ of: 'lost_by', ...upTo(closeBy(sport)) }),
  ),
  plain('(?:close|tight) (?:games?|ones|contests?|match(?:es)?)|nail[- ]?biters?', (sport) => ({
    of: 'margin',
    ...upTo(closeBy(sport)),
  })),
  plain('blow[- ]?out wins?', (sport) => ({ of: 'won_by', ...blowout(sport) })),
  plain('blow[- ]?out loss(?:es)?|(?:been|got|gotten|getting|get) blown out', (sport) => ({
    of: 'lost_by',
    ...blowout(sport),
  })),
  plain('blow[- ]?outs?|(?:lopsided|one[- ]sided) (?:games?|ones|contests?|match(?:es)?)', (sport) => ({
    of: 'margin',
    ...blowout(sport),
  })),
  counted('(?:been|were|was|are|is|get|gets|got|getting) held(?: to| at)?', 'scored', 'most'),
  counted(`${when}(?:holds?|holding|held|keeps?|keeping|kept)${opponents}(?: to| at)?`, 'allowed', 'most'),
  counted(
    `${when}(?:allows?|allowed|allowing|gives? up|given up|giving up|gave up|concede[sd]?|conceding|surrender(?:s|ed|ing)?)`,
    'allowed',
    'least',
  ),
  counted(
    `${when}(?:scores?|scored|scoring|puts? up|putting up|drops?|dropped|reach(?:es|ed)?|gets? to|got to|posts?|posted|hangs?|hung)`,
    'scored',
    'least',
  ),
  counted(
    '(?:when|if|whenever|where|with|(?:in )?games (?:where|when|with)) (?:the |a |an )?(?:game )?(?:closing )?(?:totals?|over[/ ]?under|o/?u)(?: (?:is|was|are|were|of|closes?|closed|set|sits?|at))*',
    'closing_total',
    'exactly',
  ),
  plain(
    '(?:in|into|to|go(?:es|ing)? to|went to|gone to|reached|that (?:go|went) to|needed|played in|end(?:ed|ing)? in|(?:decided|settled|won|lost) in) (?:ot|overtime|extra innings|extras|extra time|a shootout)(?: games?)?|(?:past|beyond|outside(?: of)?|longer than|more than|further than) (?:regulation|(?:60|sixty) minutes|(?:nine|9) innings)|(?:not|\\w+n.t) (?:decided|settled|over|end(?:ed)?) in regulation|(?:ot|overtime|extra[- ]innings?) (?:games?|record|wins|loss(?:es)?|results?)',
    () => ({ of: 'overtime' }),
  ),
  plain(`${facing}${ofWinners}`, () => ({ of: 'opponents', min: 0.5001, max: null })),
  plain(`${facing}${ofLosers}`, () => ({ of: 'opponents', min: null, max: 0.4999 })),
  own('division'),
  own('conference'),
  [
    new RegExp(
      `\\b(?:vs\\.?|versus|against|facing|playing|from) (${groupPattern})(?: teams?| opponents?| clubs?| rivals?| foes)?(?!\\w)`,
      'i',
    ),
    ([, said], sport) => {
      const group = groupNamed(said ?? '', sport);
      return group === undefined ? undefined : { of: 'group', group };
    },
  ],
  plain(
    '(?:in |on |during )?(?:primetime|prime[- ]time|under the lights|sunday nights?(?: football)?|snf)(?: games?| spots?| slots?)?|(?:in |at )?night[- ]?(?:games?|time)|at night',
    () => ({ of: 'hour', min: nightHour, max: null }),
  ),
  plain(
    'by day|(?:in |at )?day[- ]?(?:time )?games?|(?:in|during) the (?:day|daytime|afternoon)|afternoon games?|matinees?',
    () => ({ of: 'hour', ...upTo(nightHour - 1) }),
  ),
  [
    new RegExp(
      `\\b(?!sunday night|on sunday night)(?:on ${weekday}(?:s|s? nights?(?: football)?)(?: games?)?|(?:on |in )?${weekday}(?: night)? (?:games|football))(?!\\w)`,
      'i',
    ),
    ([, on, of]) => {
      const day = weekdays.indexOf((on ?? of ?? '').toLowerCase());
      return { of: 'weekday', min: day, max: day };
    },
  ],
  [
    new RegExp(`\\b(?:in|during) (?:the month of )?(${months})(?!\\w)`, 'i'),
    ([, said = '']) => {
      const month = months.split('|').indexOf(said.toLowerCase()) + 1;
      return { of: 'month', min: month, max: month };
    },
  ],
  plain('since (?:the|their|its) bye(?: week)?', () => ({ of: 'since_bye' })),
];

/** @returns undefined where no sort of games is named */
export function sortIn(typed: string, sport: Sport): SortSaid | undefined {
  const text = typed
    .replace(/\bmnf\b/gi, 'monday night football')
    .replace(/\btnf\b/gi, 'thursday night football')
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ');
  for (const [pattern, made] of rules) {
    const found = pattern.exec(text);
    const sort = found && made(found, sport);
    if (!found || !sort) continue;
    return {
      sort: { min: null, max: null, ...sort },
      words: found[0],
      rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim(),
    };
  }
  return undefined;
}
