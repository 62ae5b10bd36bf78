/** Games that were: the last of a sort, shutouts and lists by result. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { addDays, weekdayOf } from '../../../../platform/calendar.ts';
import { backToBack, ofRecord } from './coming.ts';
import { type Cue, countOf, homeOf, lastSaid, oneTeam, venueSaid } from './cue.ts';

/** Words of a question about results that say nothing more, with the number of games and the place, which are read apart. */
export const around =
  /\b(?:so far|(?:in |during )?(?:this|the) (?:season|year|campaign)|season|year|yet|already|ever|how (?:many|often)|number of|count|many|times?|games?|play(?:ed|s|ing)?|(?:in |over |of )?(?:their |the |its )?(?:last|past|previous) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)(?: games?)?|at home|on the road|away(?: from home)?|home|road|been|done|all|every|each|list|name|which|when|date|dates|by|their|its|with|there|suffered|suffer|had|were|was|this|that|end(?:ed|ing)?|finish(?:ed)?)\b/i;

const ofBets =
  /\b(?:odds|prices?|bets?|picks?|props?|parlays?|tonight|tomorrow|today|will|should|best bet|payout|moneyline|(?<!\bfail(?:ed|s|ing)? )to (?:cover|win))\b/i;
export const notNow = (more: string) => new RegExp(`${ofBets.source}|${more}`, 'i');

export const narrowed = (text: string): Pick<FindQuery, 'splits' | 'last'> => ({
  splits: venueSaid(text) ?? [],
  last: lastSaid(text),
});

/** "Bills score by quarter", "period by period last night": what was scored in each part of a game that is over. */
const byPart: Cue = {
  all: [
    /\b(?:(?:quarter|qtr|period|inning|half)[- ]by[- ](?:quarter|qtr|period|inning|half)|(?:by|in|for|of|from) (?:each |every |the )?(?:quarter|qtr|period|inning|half)s?|(?:by|each|every) (?:quarter|qtr|period|inning)s?|line ?scores?)\b/i,
  ],
  also: /\b(?:what|whats|what's|was|were|is|the|how many|how|did|do|does|scores?|scored|scoring|points?|pts|runs|goals|final|results?|box|breakdown|broken down|show|give me|get|me|in|of|for|from|by|their|its|each|a|and|with|(?:last|latest|most recent|previous) (?:game|night|match|out)|yesterday|last|game)\b/i,
  none: notNow(
    '\\b(?:average[sd]?|averaging|per game|allow(?:s|ed)?|over|under|best|worst|most|fewest|first|1st|second|2nd|third|3rd|fourth|4th|lines?(?! ?scores?)|lead(?:s|ing)?|how often|last \\d|this season|next)\\b',
  ),
  found: ({ teams, players, days, today }, text) =>
    teams.length === 0 || teams.length > 2 || players.length > 0
      ? undefined
      : {
          topic: 'score',
          detail: 'by_part',
          days: /\b(?:last night|yesterday)\b/i.test(text) ? [addDays(today, -1)] : days && [...days],
        },
};

const lastMeeting: Cue = {
  all: [
    /\b(?:last|latest|most recent(?:ly)?|previous|prior)\b(?! (?:night|week|season|year|month|\d|two|three|four|five|six|seven|eight|nine|ten))/i,
    /\b(?:between|against|vs\.?|versus|each other|one another|meet|met|meetings?|matchups?|match ?up|faced?|played? (?:the|each)|encounter|head[- ]to[- ]head|squared off|clash(?:ed)?)\b/i,
  ],
  also: /\b(?:who|won|win|game|match|time|contest|result|score|final|how|did|go|end|come out|turn out|happened|what|was|when|take|of|in|they|two|teams|recent|the|play(?:ed)?)\b/i,
  none: /\b(?:beat|lost|lose|loss|cover(?:ed)?|spread|ats|over|under|total|last \d|record|odds|next|since|home|road|handful|few|couple|several|scores|won at|last time [\w' ]{2,40} (?:won|win)|scored?(?! of))\b/i,
  found: ({ teams, players }) =>
    teams.length === 2 && players.length === 0 ? { topic: 'meetings', last: 1, days: null } : undefined,
};

/** "Whom did they play last": their last game. */
const lastOpponent: Cue = {
  all: [
    /\b(?:who(?:m|'?d)?|(?:which|what) (?:teams?|opponents?)|opponents?)\b/i,
    /\b(?:last|most recent(?:ly)?|latest|previous(?:ly)?)\b(?! (?:night|week|season|year|month|\d|two|three|four|five|six|seven|eight|nine|ten))/i,
    /\b(?:play(?:ed)?|fac(?:e|ed)|opponents?|match(?:ed)? up (?:with|against)|meet|met|took on|take on|up against)\b/i,
  ],
  also: /\b(?:did|was|were|have|has|do|time(?: out)?|their|its|the|in|on|against|game|match|out|is|to|of|for|team)\b/i,
  none: notNow(
    '\\b(?:beat|beaten|lost|lose|loss|wins?|won|home|road|away|cover(?:ed)?|spread|ats|over|under|total|since|points|scored?|games|next|win|how many|start(?:ed|s)?|pitch(?:ed)?|each other)\\b',
  ),
  found: (about) =>
    oneTeam(about) === undefined || about.days !== null ? undefined : { topic: 'form', last: 1 },
};

/** "How have they done against each other", "who leads the season series": the meetings of two teams. */
const seriesSoFar: Cue = {
  all: [
    /\b(?:(?:against|versus|vs\.?|with|played|faced|met|between) (?:each other|one another)|head[- ]to[- ]head|h2h|(?:season )?series)\b/i,
    /\b(?:how(?: have| has| did| do)?|records?|won|wins?|winning|leads?|leading|led|ahead|up|done|fared|results?|scores?|split|sw(?:eep|ept)|stand(?:s|ing)?|so far|this (?:season|year)|tied|even)\b/i,
  ],
  also: /\b(?:who(?:'?s)?|which|what|is|are|was|the|of|in|this|season|year|so far|have|has|had|been|do|did|does|games?|team|against|between|their|they|done|fared|won|leads?|record|series|head[- ]to[- ]head|meetings?|matchups?|or|and|so|far|where|how|tally|ahead|up)\b/i,
  none: notNow(
    '\\b(?:last|again|next|when|playing|upcoming|coming|left|remaining|scheduled|more|many|over|under|totals?|ats|spread|cover(?:s|ed)?|home|road|away|compare|better|stats?|standings)\\b',
  ),
  found: ({ teams, players, days }) =>
    teams.length === 2 && players.length === 0 && days === null ? { topic: 'meetings' } : undefined,
};

const lastAt: Cue = {
  all: [
    /\b(?:last|latest|most recent|previous|prior)\b(?=(?: (?!\d|two|three|four|five|six|ten|season|year)[\w']+){0,6} (?:home|road|away)\b)/i,
    /\b(?:home|road|away(?: from home)?)(?: (?:games?|match(?:up)?|contest|outing|start|one|date|trip|result|score))?\b/i,
  ],
  also: /\b(?:time(?: out)?|one|at|on|in|that|hosted|what|did|do|how|go|went|come out|turn out|end|happened|happen|who|won|win|lose|lost|was|were|score|final|result|of|in|they|their|when|the|play(?:ed)?|against|fare|game|against whom|it|about)\b/i,
  none: notNow(
    '\\b(?:cover(?:ed)?|spread|ats|over|under|records?|since|how many|home ?stands?|\\d+|two|three|four|five|six|ten)\\b|\\b(?:last|latest|most recent|previous) (?:home |road |away )?(?:loss|defeat|win|victory|won|lost|lose|beat)\\b',
  ),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : { topic: 'form', splits: venueSaid(text) ?? [], ...resultSaid(text) },
};

/** "The last time they won on the road" is their last win there, and "the last time they were at home" their last game. */
function resultSaid(text: string): Pick<FindQuery, 'last'> | Pick<FindQuery, 'detail'> {
  const [, result] = /\btime\b.{1,40}\b(won|win|lost|lose)\b/i.exec(text) ?? [];
  if (result === undefined) return { last: 1 };
  return { detail: /^w/i.test(result) ? 'last_win' : 'last_loss' };
}

/** "Their last win on the road": whatever was played since. */
const lastResult: Cue = {
  all: [
    /\b(?:last|latest|most recent|previous) (?:(?:home|road|away) )?(?:wins?|victory|loss|defeat)(?: (?:at home|on the road|away(?: from home)?))?\b/i,
  ],
  also: /\b(?:what|when|was|did|against|whom|who|come|of|their|the|date|score|by)\b/i,
  none: notNow('\\b(?:cover(?:ed)?|spread|ats|over|under|after|following|since|records?|how many)\\b'),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : {
          topic: 'form',
          detail: /\b(?:loss|defeat)\b/i.test(text) ? 'last_loss' : 'last_win',
          splits: venueSaid(text) ?? [],
        },
};

const shutOut: Cue = {
  all: [
    /\b(?:shut[- ]?outs?|shutting (?:\w+ )?out|shut (?:them|anyone|any ?body|a team|an opponent|teams|opponents|the other team|someone|somebody|their opponents?) out|blank(?:ed|ing)|(?:held |kept |been )?scoreless|kept off the (?:score)?board|clean sheets?|fail(?:ed|ing|s)? to score|(?:not|didn'?t|did not|never) (?:even )?scored?(?: a (?:single )?(?:goal|run|point))?|without scoring|goose eggs?|(?:zero|no) (?:goals|runs|points)|to zero)\b/i,
  ],
  also: new RegExp(
    `${around.source}|\\b(?:thrown|throw|posted?|recorded?|record|pitched|got|gotten|get|have|has|been|held|kept|score[ds]?|any|anyone|opponents?|against|for|or|to|did|zero|goals?|runs?|points?|being|team)\\b`,
    'i',
  ),
  none: notNow(
    '\\b(?:goalies?|goaltenders?|pitchers?|leads?|leaders?|most|first|quarter|half|period|inning|win|lose|percent|percentage)\\b',
  ),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : { topic: 'score', detail: 'lowest', ...narrowed(text) },
};

/** The most games of a list. */
const mostListed = 30;
const asksForList =
  /\b(?:(?:on )?(?:which|what) (?:dates?|days?|nights?|weeks?)|who(?:m)? (?:have|has|did)(?= .{2,40}\b(?:beat(?:en)?|los[et] to|lost against|defeat(?:ed)?)\b)|(?:which|what|list|name|show|see|give me|tell me|all|every|find|dates of|when)(?=(?: [\w']+){0,6}? (?:games?|ones|match(?:es)?|contests?|times|opponents|teams)\b)|games?(?= (?:in which|where|when|that|the)\b)|when (?:did|have|has)|list|against whom)\b/i;
export const missed =
  /\b(?:fail(?:ed|s|ing)? to cover|(?:did|do|does|have|has|had|could)(?:n'?t| not)(?=(?: [\w']+){0,5} cover(?:ed)?\b)|not(?=(?: [\w']+){0,5} cover(?:ed|ing)?\b)|miss(?:ed)? the (?:spread|number|cover)|lost against the (?:spread|number)|ats loss(?:es)?|(?:lost|losing) ats|non[- ]covers?|without covering|came up short of the (?:spread|number))\b/i;
export const covered =
  /\b(?:cover(?:ed|s|ing)?(?: (?:the|their) (?:spread|number|line))?|beat the (?:spread|number)|ats (?:wins?|covers?)|won ats|won against the spread)\b/i;
export const overOrUnder =
  /\b(?:(?:went|gone|go(?:es|ing)?|finish(?:ed)?|hit|cashed|end(?:ed|ing)?|land(?:ed)?|sail(?:ed)?|stay(?:ed)?|came in|was|were)(?: (?:in|on|at|up))?(?: the)? (over|under)s?(?: the (?:closing )?(?:total|number|line))?|(?:the )?(over|under)s? (?:hit|cashed|came in))\b/i;
const lostOnes = /\b(?:lost|lose|losses|defeats|been beaten|fallen to)\b/i;
const wonOnes = /\b(?:won|win|wins|victories|beat|(?<!been )beaten|defeated?)\b/i;

const ofList: Cue = {
  all: [
    asksForList,
    new RegExp([missed, covered, overOrUnder, lostOnes, wonOnes].map(({ source }) => source).join('|'), 'i'),
  ],
  also: new RegExp(
    `${around.source}|\\b(?:did|do|have|has|not|in|of|the|fail(?:ed)?|to|cover(?:ed)?|spread|total|closing|line|against|any|see|show|me|tell|what|were|that|where|it|opponents?)\\b`,
    'i',
  ),
  none: notNow(
    "\\b(?:how (?:many|often)|count|number of|record|percent(?:age)?|streak|most|last (?:win|loss|lose|won|beat|time)|rate|teams? (?:has|have|are)|by (?:\\d|ten|a)|close|shut|half|quarter|period|inning|in a row|as (?:a|the)? ?(?:favou?rites?|(?:under)?dogs?)|who (?:won|lost)|score|last game|when did [\\w' ]{2,30} last|lately|odds|alternate)\\b",
  ),
  found: (about, text) => {
    if (oneTeam(about) === undefined || about.days !== null) return undefined;
    const list = { ...narrowed(text), limit: mostListed };
    const total = overOrUnder.exec(text);
    if (total) return { topic: 'total', side: sideOf(total), ...list };
    const isAts = /\bats\b|\bagainst the (?:spread|number)\b/i.test(text);
    if (missed.test(text)) return { topic: 'spread', side: 'under', ...list };
    if (covered.test(text)) return { topic: 'spread', side: 'over', ...list };
    const isLoss = lostOnes.test(text);
    return isLoss === wonOnes.test(text)
      ? undefined
      : { topic: isAts ? 'spread' : 'record', side: isLoss ? 'under' : 'over', ...list };
  },
};
export const sideOf = (match: RegExpExecArray): 'over' | 'under' =>
  (match[1] ?? match[2] ?? '').toLowerCase() === 'under' ? 'under' : 'over';

/** "How have the Canadiens fared in the second game of back-to-backs". */
const secondGame: Cue = {
  all: [
    backToBack,
    new RegExp(
      `${ofRecord.source}|\\b(?:on|in|night of|game of|leg of|end of) (?:the )?(?:b2bs|back[- ]?to[- ]?backs)\\b`,
      'i',
    ),
  ],
  also: new RegExp(
    `${around.source}|\\b(?:worse|better|good|bad|results?|struggl\\w+|second|2nd|back|tail|other|night|leg|half|end|day|of|the|a|on|in|tell|me|how|have|has|do|did|does|well|fared?|teams?|what|against|when|as|usually|so|against|spread|straight up|su|ats|part|set)\\b`,
    'i',
  ),
  none: notNow('\\b(?:coming|upcoming|next|score|average|scored|meet)\\b'),
  found: (about, text) => {
    // Of a league, the record of its teams in such games, and not which of them is best.
    const isOfLeague =
      about.teams.length + about.players.length === 0 &&
      !/\b(?:which|who(?:'?s)?|best|worst|most|least|top|any)\b/i.test(text);
    if ((oneTeam(about) === undefined && !isOfLeague) || about.days !== null) return undefined;
    return {
      topic: topicOfRecord(text),
      rested: 'short',
      ...narrowed(text),
    };
  },
};

/** "How do NFL teams fare on short rest": of a league; of a team, that is read by its words. */
const restedLeague: Cue = {
  all: [
    /\b(?:on )?(?:short(?:er)?|less|little) (?:rest|weeks?)\b|\b(?:off|after|coming off|following) (?:of )?(?:a |their |the )?(?:bye(?: weeks?)?|weeks? off)\b/i,
    ofRecord,
  ],
  also: new RegExp(
    `${around.source}|\\b(?:well|fared?|fare|results?|teams?|what|against|spread|straight up|su|ats|of|the|a|on|in|how|have|has|do|does|is|are|when|as|usually|league|coming)\\b`,
    'i',
  ),
  none: notNow(
    "\\b(?:upcoming|next|which|who(?:'?s)?|best|worst|most|least|top|any|score|average|playing)\\b",
  ),
  found: (about, text) => {
    if (about.teams.length + about.players.length > 0 || about.days !== null) return undefined;
    return {
      topic: topicOfRecord(text),
      rested: /\b(?:bye|off)\b/i.test(text) ? 'bye' : 'short',
      ...narrowed(text),
    };
  },
};

/** Of overs, of the spread, or of who won. */
function topicOfRecord(text: string): 'total' | 'spread' | 'record' {
  if (/\b(?:overs?|unders?|totals?)\b/i.test(text)) return 'total';
  return /\b(?:ats|spread|cover(?:s|ed|ing)?)\b/i.test(text) ? 'spread' : 'record';
}

/** "How do the Padres do when Randy Vásquez starts". */
const behindPitcher: Cue = {
  all: [
    /\b(?:when|with|if|in|games|behind|for|whenever)\b(?=.{0,60}\b(?:starts?|started|pitch(?:es|ed|ing)?|on the (?:mound|hill|bump)|(?:takes?|took|taking) the (?:mound|ball|hill|bump)|toe[ds]?|throws?|gets? the (?:ball|nod|start))\b)|(?=.{2,40}'s? starts\b)/i,
    /\b(?:starts?|started|pitch(?:es|ed|ing)?|on the (?:mound|hill|bump)|(?:takes?|took|taking) the (?:mound|ball|hill|bump)|toe[ds]?(?: the rubber)?|throws?|gets? the (?:ball|nod|start))\b/i,
    new RegExp(`${ofRecord.source}|\\bhow\\b`, 'i'),
  ],
  also: new RegExp(
    `${around.source}|\\b(?:records?|how|have|has|do|did|does|well|fared?|the|in|what|of|team(?:'s)?|the team's|straight up|su|ats|spread|is|are)\\b`,
    'i',
  ),
  none: notNow('\\b(?:strikeouts?|ks|over|under|innings|outs|era|runs|hits)\\b'),
  found: (about, text) => {
    const { teams, players, sports, days } = about;
    // "How did he pitch in his last start" is of him, and of no record.
    const own = /\b(?:team|record|they)\b/i.test(text) ? homeOf(about) : undefined;
    const [team = own, ...others] = teams;
    return players.length === 1 && team && others.length === 0 && days === null && sports.includes('MLB')
      ? { topic: 'record', teams: [team], withPlayer: players[0] ?? null, players: [] }
      : undefined;
  },
};

const ago =
  /\b(?:as of (\d{4}-\d\d-\d\d)|(a|an|one|two|three|four|\d{1,2}) (days?|weeks?|months?) (?:ago|back|earlier|before)|(?:(?:as of|on|through|after) )?last (sunday|monday|tuesday|wednesday|thursday|friday|saturday)|(?:(?:this time|at the end of|as of|by the end of) )?last (week|month))\b/i;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const daysIn: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 };

/** "Where were the Clippers in the standings a week ago". */
const standingsAgo: Cue = {
  all: [
    ago,
    /\b(?:standings?|place[ds]?|rank(?:ed|ing|s)?|records?|table|seed(?:ed)?|spot|where (?:were|was|did)|sit(?:ting)?|sat|stood|stand|position)\b/i,
  ],
  also: /\b(?:where|were|was|did|how|what|which|in|the|of|at|their|its|division|conference|league|stand|standing|sit|sat|stood|ranked|compared to now|have|had|they|been|as of)\b/i,
  none: /\b(?:odds|price|line|spread|lost|won|beat|game last|played|score|bets?|my|since)\b/i,
  found: (about, text) => {
    const found = ago.exec(text);
    if (!found || about.teams.length > 1 || about.players.length > 0) return undefined;
    const [, day, number = 'a', unit = '', weekday, last = ''] = found;
    if (weekday !== undefined) {
      const at = weekdays.indexOf(weekday.slice(0, 3).toLowerCase());
      const since = addDays(about.today, -((weekdayOf(about.today) - at + 7) % 7 || 7));
      return { topic: 'standings', detail: 'place', since, days: null };
    }
    if (day !== undefined) return { topic: 'standings', detail: 'place', since: day, days: null };
    const times = /^an?$/i.test(number) ? 1 : (countOf(number) ?? 1);
    const days = (last === '' ? times : 1) * (daysIn[(unit || last).charAt(0).toLowerCase()] ?? 7);
    return days > 60
      ? undefined
      : { topic: 'standings', detail: 'place', since: addDays(about.today, -days), days: null };
  },
};

export const pastCues: readonly Cue[] = [
  byPart,
  behindPitcher,
  standingsAgo,
  lastMeeting,
  seriesSoFar,
  lastOpponent,
  lastAt,
  lastResult,
  shutOut,
  secondGame,
  restedLeague,
  ofList,
];
