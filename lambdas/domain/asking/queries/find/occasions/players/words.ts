/** Words of a question about what a player did that narrow nothing, and the places that it is narrowed to. */
import type { FindQuery } from '../../../../../../contracts/asking/queries/find.ts';
import { type About, lastSaid, onePlayer, venueSaid } from '../cue.ts';
import { around } from '../past.ts';

/** What he does, from which the statistic is told where none is named. */
const verbs =
  'scor(?:e[ds]?|ing)|have|has|had|having|gets?|got|gotten|getting|tak(?:es?|en|ing)|took|thr(?:ow|ows|own|ew|owing)|pass(?:es|ed|ing)?(?= (?:for|the ball)\\b)|passes|balls|rush(?:es|ed|ing)?(?= for\\b)|ran|runs?(?= for\\b)|caught|mak(?:es?|ing)|made|hit(?= (?:at|\\d|an?)\\b)|record(?:s|ed|ing)?|post(?:s|ed|ing)?|put(?:s|ting)? up|grab(?:s|bed|bing)?|pull(?:s|ed|ing)? down|dish(?:es|ed|ing)?(?: out)?|hand(?:s|ed|ing)? out|finish(?:es|ed|ing)?|reach(?:es|ed|ing)?|topp?(?:s|ed|ing)?|clear(?:s|ed|ing)?|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|regist(?:er|ers|ered)|tall(?:y|ies|ied)|collect(?:s|ed)?|notch(?:es|ed)?|attempt(?:s|ed)?|fire[ds]?|stop(?:s|ped)?|complet(?:e|es|ed)|gain(?:s|ed)?|gone|go(?:es)?|went|account(?:s|ed)?|pick(?:s|ed)? up|manag(?:e|es|ed)|hold|held|average[sd]?|shoot(?:s|ing)?|shot(?= (?:at|\\d)\\b)|dropp?(?:s|ed)?|allow(?:s|ed)?|yards?|yds|yardage|on the ground|through the air';

export const besidePlayer = new RegExp(
  `${around.source}|\\b(?:${verbs}|his|her|he|him|himself|as|in which|where|that|player|game|whole|entire|any|been|during|against|versus|vs)\\b`,
  'i',
);

/** Of a query about the games of the one player: which games, and against whom. */
export function gamesOf(
  about: About,
  text: string,
): Pick<FindQuery, 'topic' | 'teams' | 'against' | 'splits' | 'last'> | undefined {
  if (onePlayer(about) === undefined || about.teams.length > 1 || about.days !== null) return undefined;
  const own = new Set(about.bearers.map(({ team }) => team));
  const isOne =
    /\b(?:last|latest|previous|most recent) (?:game|outing|match|start|time out|appearance)\b/i.test(text);
  return {
    topic: 'game_log',
    teams: [],
    against: about.teams.filter((team) => !own.has(team)),
    splits: venueSaid(text) ?? [],
    last: lastSaid(text) ?? (isOne ? 1 : null),
  };
}
