/** Runs of a team against closing lines, when it last covered or played, and its games one by one. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { type Cue, count, lastSaid, oneTeam, venueSaid } from './cue.ts';
import { around, covered, missed, narrowed, notNow, overOrUnder, sideOf } from './past.ts';

const inARow =
  /\b(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )?(?:(?:games? |times |weeks )?in a row|straight(?: games| times| weeks)?|consecutive(?:ly)?(?: games| times| weeks)?|(?:(?:covering|cover|ats|over|under|losing|winning|win|current|active|betting) )*streaks?|running|(?:longest|biggest|current) (?:run|stretch))\b/i;
const byLine = new RegExp(
  `${missed.source}|${covered.source}|${overOrUnder.source}|\\b(?:ats|against the (?:spread|number)|(?:the )?(?:over|under)(?=.{0,20}\\b(?:hit|cash(?:ed)?|come in|c[ao]me in|land(?:ed)?)\\b)|over(?=s? streak)|under(?=s? streak)|(?:over|under)s)\\b`,
  'i',
);
const line = new RegExp(
  `${missed.source}|${covered.source}|${overOrUnder.source}|\\b(?:the |their )?(?:closing )?(?:spread|total|number|line)s?\\b|\\bats\\b|\\b(?:overs?|unders?)\\b`,
  'i',
);
const asFavorite =
  /\b(?:favou?red|(?:(?:as|being|the|a|were|was) )*favou?rites?|laying points|giving points)\b/i;
const asUnderdog =
  /\b(?:(?:(?:as|being|the|a|an|were|was) )*(?:under)?dogs?|getting points|catching points|not favou?red)\b/i;

/** As which of the two a team was priced; none where neither is said. */
const pricedAs = (text: string): FindQuery['splits'] =>
  asUnderdog.test(text) ? ['underdog'] : asFavorite.test(text) ? ['favorite'] : [];
const asEither = `(?:as |being )*(?:an? |the )?(?:favou?rites?|underdogs?|dogs?)`;

const also = new RegExp(
  `${inARow.source}|${line.source}|${around.source}|\\b(?:how|long|has|have|did|do|does|is|are|the|a|an|of|for|in|at|any|it|since|it's|to|not|fail(?:ed|ing|s)?|miss(?:ed|es)?|cover(?:ed|ing|s)?|current(?:ly)?|now|active|going|hit(?:ting|s)?|cash(?:ed|es)?|gone|went|go(?:ing|es)?|against|longest|biggest|best|worst|last|latest|most recent|time|ago|without|they|them|team|run|game|that|won|win(?:ning)?|lost|los(?:e|ing)|${asEither})\\b`,
  'i',
);

/** @returns of which line, and on which side of it; undefined where both are said */
function lineSaid(text: string): Pick<FindQuery, 'market' | 'side'> | undefined {
  const total = overOrUnder.exec(text);
  if (total) return { market: 'total', side: sideOf(total) };
  if (missed.test(text) || /\b(?:missed|losing|los[et]s?)\b/i.test(text))
    return { market: 'spread', side: 'under' };
  const [, side] = /\b(over|under)s?\b/i.exec(text) ?? [];
  if (side !== undefined) return { market: 'total', side: side.toLowerCase() === 'under' ? 'under' : 'over' };
  if (/\bcover/i.test(text)) return { market: 'spread', side: 'over' };
  return { market: 'spread', side: /\b(?:won|winning)\b/i.test(text) ? 'over' : null };
}

const isLongest = /\b(?:longest|biggest|best|worst)\b/i;

/** "How many straight games have the Panthers failed to cover". */
const run: Cue = {
  all: [inARow, byLine],
  also,
  none: notNow(
    '\\b(?:which|who|what) teams?\\b|\\b(?:half|quarter|period|inning|back[- ]to|record|by \\d|over \\d|under \\d)\\b',
  ),
  found: (about, text) => {
    if (oneTeam(about) === undefined || about.days !== null) return undefined;
    const said = lineSaid(text);
    return (
      said && {
        topic: 'form',
        detail: 'streak',
        splits: [...(venueSaid(text) ?? []), ...pricedAs(text)],
        ...said,
        ...(isLongest.test(text) && { order: 'most' as const }),
      }
    );
  },
};

/** "When was the last time the Hornets covered the spread", "the last time an under hit". */
const last: Cue = {
  all: [
    /\b(?:(?:when|how long)(?=.{2,60}\b(?:last|since|latest)\b)|last time|(?:last|latest|most recent)(?= (?:(?:[\w']+ )?(?:cover|ats|over|under)\b)))/i,
    byLine,
  ],
  also,
  none: notNow(
    '\\b(?:which|who|what) teams?\\b|\\b(?:in a row|straight|half|quarter|period|inning|record|over \\d|under \\d|last (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|week|night|game|season))\\b',
  ),
  found: (about, text) => {
    const said = lineSaid(text);
    if (oneTeam(about) === undefined || about.days !== null || !said) return undefined;
    // An over is told as a win of its own line.
    const detail = said.side === 'under' ? ('last_loss' as const) : ('last_win' as const);
    return {
      topic: 'form',
      detail,
      splits: [...(venueSaid(text) ?? []), ...pricedAs(text)],
      market: said.market,
    };
  },
};

/** "How long ago did the Blackhawks last play". */
const lastGame: Cue = {
  all: [
    /\b(?:when|how long|how many days|what (?:day|date)|which day)\b/i,
    /\b(?:last|latest|most recent(?:ly)?|since|ago)\b/i,
    /\b(?:play(?:ed|ing)?|game|match|(?:take|took|on) the (?:court|field|ice|floor)|in action)\b/i,
  ],
  also: /\b(?:last|latest|most recent(?:ly)?|time|was|is|did|does|do|has|have|it|been|that|they|their|in|a|game|the|ago|days?|on the (?:court|field|ice|floor)|out)\b/i,
  none: notNow(
    '\\b(?:next|beat|won|lost|lose|win|loss|over|under|cover(?:ed)?|score[ds]?|each other|against|between|meet|met|face[ds]?|shut|allow(?:ed)?|rest|off|overtime)\\b|\\d',
  ),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : { topic: 'form', last: 1, splits: venueSaid(text) ?? [] },
};

const lastSome = new RegExp(
  `\\b(?:last|past|previous) (?:${count})(?: (?:games?|results?|matches|outings|contests))?\\b`,
  'i',
);

/** "By how many points did the Celtics win or lose their last three games". */
const margins: Cue = {
  all: [
    /\b(?:(?:by )?how (?:many|much|big|close)|(?:(?:final|winning|losing|point|scoring|what) )*margins?(?: of (?:victory|defeat))?|point differentials?)\b/i,
    lastSome,
  ],
  also: /\b(?:by|points?|goals?|runs?|did|do|were|was|have|has|what|win|won|lose|lost|wins|losses|or|and|decided|of|in|each|every|their|the|its|games?|one|list|for|show|me)\b/i,
  none: notNow(
    '\\b(?:overs?|unders?|cover(?:ed)?|spread|record|how many (?:games|times|of)|score[ds]?|allow(?:ed)?|combined|total)\\b',
  ),
  found: (about, text) => {
    const isOfMargin =
      /\b(?:by how|margins?|differentials?)\b/i.test(text) || /\bhow (?:big|close)\b/i.test(text);
    return oneTeam(about) === undefined || about.days !== null || !isOfMargin
      ? undefined
      : { topic: 'form', detail: 'margins', ...narrowed(text) };
  },
};

/** "Final margins of the Bulls at home": the margin of a game to come is that of its prices. */
const finalMargins: Cue = {
  all: [/\bfinal margins? of\b(?! (?:victory|defeat))/i],
  also: new RegExp(`\\b(?:at home|on the road|home|road|away|games?|the|their|${asEither})\\b`, 'i'),
  none: notNow('\\b(?:overs?|unders?|cover(?:ed)?|spread|record|total)\\b|\\d(?!\\d*ers\\b)'),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : {
          topic: 'form',
          detail: 'margins',
          splits: [...(venueSaid(text) ?? []), ...pricedAs(text)],
        },
};

/** "The total points in each of the Bills' last four games". */
const totals: Cue = {
  all: [
    /\b(?:(?:total|combined|overall)(?: (?:number|amount|sum) of)?(?: (?:points?|goals?|runs?|scores?|scoring))?|(?:points?|goals?|runs?|scores?)(?: (?:in total|combined|altogether|by both teams|total))|how many(?: (?:total|combined))? (?:points|goals|runs)(?=.{0,40} (?:both teams|in total|combined|altogether)))\b/i,
    lastSome,
    /\b(?:each|every|both teams|per game|individual|game by game|one by one|combined|total (?:number of )?(?:points|goals|runs))\b/i,
  ],
  also: /\b(?:points?|goals?|runs?|scores?|scored|were|was|what|did|had|have|how|many|and|by|in|of|for|the|their|its|opponents?|games?|each|every|both|teams?|two|list|number|amount|there|final|put up|add up to|me|show|give)\b/i,
  none: notNow(
    '\\b(?:over|under|average[sd]?|averaging|allow(?:ed)?|record|cover(?:ed)?|closing|half|quarter|period|inning|own)\\b',
  ),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null || lastSaid(text) === null
      ? undefined
      : { topic: 'form', detail: 'both_teams', ...narrowed(text) },
};

/** "Have the Knights won more than half of the games in which they were favored". */
const asPriced: Cue = {
  all: [
    new RegExp(`${asUnderdog.source}|${asFavorite.source}`, 'i'),
    /\b(?:won|wins?|winning|lost|lose|losing|losses|records?|cover(?:ed|s|ing)?|beat(?:en)?|(?:more|less|fewer) than half|how (?:many|often|good|well)|share|percent(?:age)?|done|do|fared?)\b/i,
  ],
  also: new RegExp(
    `${around.source}|\\b(?:(?:more|less|better|fewer) than|half|most|majority|a|what|share|percent(?:age)?|portion|fraction|of|the|in|which|where|when(?:ever)?|they|that|have|has|do|does|did|is|are|been|being|be|as|at|how|often|well|good|rate|win|won|lose|lost|wins|losses|cover(?:ed|s)?|the spread|spread|straight up|outright|so|far|usually|typically)\\b`,
    'i',
  ),
  none: notNow(
    '\\b(?:today|is it|which (?:teams?|of|favou?rites?|games?)|who|by (?:\\d|a|more|less|at|than)|of (?:\\d|at least|more|less)|\\d|touchdown|when (?:did|was|were)|overs?|unders?|home (?:favou?rites?|dogs?|underdogs?)|road (?:favou?rites?|dogs?|underdogs?)|biggest|most (?:often|points)|in a row|last time|list|dates?|names?|ats|score[ds]?)\\b',
  ),
  found: (about, text) => {
    if (oneTeam(about) === undefined || about.days !== null) return undefined;
    const isDog = asUnderdog.test(text);
    if (isDog && asFavorite.test(text.replace(/\bnot favou?red\b/i, ''))) return undefined;
    const { splits, last: games } = narrowed(text);
    return {
      topic: /\bcover/i.test(text) ? 'spread' : 'record',
      splits: [...splits, isDog ? 'underdog' : 'favorite'],
      last: games,
    };
  },
};

/** "When were the Saints last favored". */
const lastPriced: Cue = {
  all: [
    /\b(?:(?:when|how long)(?=.{2,60}\b(?:last|since)\b)|last time|(?:last|latest|most recent) (?:game|one)(?= (?:as|in which|where|when)\b))/i,
    new RegExp(`${asUnderdog.source}|${asFavorite.source}`, 'i'),
  ],
  also: /\b(?:when|how|long|was|were|is|it|has|been|since|last|time|the|their|game|as|in which|where|a|an|ago|by (?:the )?(?:oddsmakers|books|bookmakers|market))\b/i,
  none: notNow('\\b(?:won|win|lost|lose|beat|cover(?:ed)?|by \\d|of \\d|\\d|which|who|score[ds]?)\\b'),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : {
          topic: 'form',
          last: 1,
          splits: [...(venueSaid(text) ?? []), asUnderdog.test(text) ? 'underdog' : 'favorite'],
        },
};

/** "How many straight home games have the Hurricanes won". */
const runAtPlace: Cue = {
  all: [
    inARow,
    /\b(?:won|win(?:s|ning)?|lost|los(?:e|ing|s|ses)|unbeaten|dropped)\b/i,
    /\b(?:home|road|away(?: from home)?)(?: (?:games?|wins?|losses|streak))?\b/i,
  ],
  also: /\b(?:how|many|long|have|has|do|does|are|is|on|at|the|a|their|games?|current(?:ly)?|streak|in a row|straight|consecutive|won|win(?:ning)?|lost|los(?:e|ing|s)|now|active|going|in|of|what|its|it)\b/i,
  none: notNow(
    '\\b(?:which|who|teams?|cover(?:ed)?|ats|spread|overs?|unders?|longest|biggest|when|ever|score[ds]?|home or|or away)\\b',
  ),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : { topic: 'form', detail: 'streak', splits: venueSaid(text) ?? [] },
};

const longRun = new RegExp(
  `\\b(?:longest|biggest)(?: (?:winning|win|losing|loss|unbeaten))? (?:streak|run|skid|slide)\\b|\\b(?:${count}) (?:games )?(?:in a row|straight|consecutive)(?: games)?\\b`,
  'i',
);

/** "The Avalanche's longest winning streak this season", "have they lost three in a row this year". */
const longest: Cue = {
  all: [
    longRun,
    /\b(?:this (?:season|year)|season|so far|all year|of the (?:season|year)|ever|at any point|yet|to date)\b/i,
    /\b(?:won|win(?:ning)?|lost|los(?:e|ing|s)|skid|slide|dropped)\b/i,
  ],
  also: /\b(?:what|is|was|the|of|how|long|have|has|had|did|been|their|its|games?|a|an|on|at|any|point|time|in|to|won|win(?:ning)?|lost|los(?:e|ing|s)|dropped)\b/i,
  none: notNow(
    '\\b(?:which|who|teams?|league|cover(?:ed)?|ats|spread|overs?|unders?|home|road|away|against|current(?:ly)?|now|more|than)\\b',
  ),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : {
          topic: 'form',
          detail: 'streak',
          market: 'moneyline',
          order: /\b(?:lost|los(?:e|ing|s)|skid|slide|dropped)\b/i.test(text) ? 'least' : 'most',
        },
};

export const runCues: readonly Cue[] = [
  run,
  last,
  lastGame,
  margins,
  finalMargins,
  totals,
  lastPriced,
  asPriced,
  runAtPlace,
  longest,
];
