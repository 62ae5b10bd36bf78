/** How often two teams met, which of them usually wins, and how their first game went: their meetings. */
import type { Cue } from './cue.ts';
import { notNow } from './past.ts';

const found: Cue['found'] = ({ teams, players, days }) =>
  teams.length === 2 && players.length === 0 && days === null ? { topic: 'meetings' } : undefined;

/** Words that say no more beside the meetings of two teams. */
const also =
  /\b(?:who|whom|which team|what|how|many|often|times?|was|were|is|are|the|of|in|at|vs|versus|between|and|did|do|does|have|has|had|they|that|games?|match|this|season|year|so far|already|each|won|win|wins|one|ones|time|the two|teams?|results?|scores?|final|go|against|when|play(?:ed)?|meet|met|history|all[- ]time|matchups?)\b/i;

const notMeetings = notNow(
  '\\b(?:next|again|more|left|remaining|upcoming|coming|over|under|totals?|ats|spread|cover(?:s|ed)?|beat(?:en)?|lost to|home|road|away|compare|stats?|standings|half|quarter|period|inning|bet)\\b',
);

/** "How many times have the Heat played the Pistons this year": not how often they will. */
const oftenMet: Cue = {
  all: [
    /\bhow (?:many (?:times|games)|often)\b/i,
    /\b(?:have|has|had|did)\b/i,
    /\b(?:play(?:ed)?|fac(?:ed?)|meet|met|squared off|matched up)\b/i,
  ],
  also,
  none: notMeetings,
  found,
};

/** "Titans Jaguars, who usually wins". */
const usuallyWins: Cue = {
  all: [
    /\b(?:who|which (?:team|one|side))(?:'s| has| have| is| do| does)? (?:(?:usually|normally|typically|generally|mostly|historically|always|tends to|often) (?:wins?|won|comes? out on top|has the edge)|(?:wins?|won) (?:the )?(?:most|more|usually|more often|mostly|historically))\b/i,
  ],
  also,
  none: notMeetings,
  found,
};

/** "Wolves at Jazz, who won the first one": of their meetings, and of no part of a game. */
const firstMeeting: Cue = {
  all: [
    /\b(?:first|1st|earlier|previous)(?=(?: [\w']+){0,4} (?:ones?|games?|meetings?|matchups?|match|times?|contest)\b)/i,
    /\b(?:who (?:won|took|lost)|(?:score|result) (?:of|in|from)|how did)\b/i,
  ],
  also,
  none: notMeetings,
  found,
};

export const betweenCues: readonly Cue[] = [oftenMet, usuallyWins, firstMeeting];
