/** Questions for what the players of a team make or allow together: "which defense allows the fewest rushing yards", "Broncos pass defense". */
import type { PropStat } from '../../../../../contracts/feed/props.ts';
import { isOfBoxes } from '../ranks/team-boxes.ts';
import type { Slots } from './slots.ts';
import type { Found } from './topic.ts';

const forms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:run|rush|rushing)[- ](?:defen[cs]es?|d|stopp(?:ing|ers?))\b/gi, 'rushing yards defense'],
  [/\bpass(?:ing)?[- ](?:defen[cs]es?|d)\b/gi, 'passing yards defense'],
  [/\b(?:run|rush|rushing|ground)[- ](?:offen[cs]es?|attacks?)\b/gi, 'rushing yards offense'],
  [/\bpass(?:ing)?[- ](?:offen[cs]es?|attacks?)\b/gi, 'passing yards offense'],
  [
    /\b(?:(?:defen[cs]es?|teams?|d) )?(?:(?:is|are) )?(?:against|versus|vs\.?|at (?:stopping|defending)|stopping|defending) the (run|pass)\b/gi,
    '$1 defense',
  ],
  [/\brun defense\b/gi, 'rushing yards defense'],
  [/\bpass defense\b/gi, 'passing yards defense'],
  [
    /\btotal (?:defen[cs]es?|d)\b|(?<!(?:ing|rush|pass|total) )\byards allowed\b|\btotal yards (?:allowed|given up)\b|(?<=\bhow many )yards(?= .*\b(?:allow(?:s|ed)?|giv(?:e|es|en|ing) up|surrender(?:s|ed)?|concedes?)\b)/gi,
    'rush and receiving yards defense',
  ],
  [
    /\btotal (?:offen[cs]es?)\b|\byards of offen[cs]e\b|\boffensive yards\b/gi,
    'rush and receiving yards offense',
  ],
  [
    /\btotal yards(?= .*\b(?:allow\w*|defen[cs]e|give|giving)\b|.*\bteams?\b|\W*$)|(?<=\bteams?\b.*)\btotal yards\b/gi,
    'rush and receiving yards',
  ],
  [
    /\b(?:stingiest|toughest|stoutest|number (?:one|1)|no\.? ?1|#1) (?=(?:rushing|passing) yards\b)/gi,
    'best ',
  ],
  [/\b(?:softest|leakiest|weakest|most porous) (?=(?:rushing|passing) yards\b)/gi, 'worst '],
];

/** In words that the rules read. */
export const withTeamStats = (prompt: string): string =>
  forms.reduce((text, [from, to]) => text.replace(from, to), prompt);

const ofOffense = /\b(?:offen[cs]es?|as a team|team['’]?s?)\b/;
/** Beside one of these, the most is the most, and no skill. */
const ofAmounts = /\b(?:most|least|fewest|more|fewer|less|lowest|highest|lower|higher|fewer)\b/;

/** Whether a statistic of players is asked of teams. */
const asksTeams = ({ has, text, teams }: Slots): boolean =>
  has('team') ||
  has('allowed') ||
  ofOffense.test(text) ||
  // "Lions rushing yards" alone is a bet as well.
  (teams.length > 0 && (has('scoring') || has('place')) && !/\bwho\b/.test(text));

/** @returns undefined for a question about games of some days, a bet, or a statistic that nobody adds up */
export function teamStat(slots: Slots): Found | undefined {
  const { stats, side, over, markets, has, last, odd, teams, text, days, isPast, isNext, part } = slots;
  const [stat = null, ...others] = stats as readonly PropStat[];
  const isOther =
    side !== null || over !== null || markets.length + odd.length + others.length > 0 || part !== null;
  if (isOther || !isOfBoxes(stat) || days !== null || isPast || isNext || !asksTeams(slots)) return undefined;
  const isAllowed = has('allowed');
  const order = orderOf(slots, isAllowed && !ofAmounts.test(text));
  if (teams.length === 1)
    return {
      topic: 'statistic',
      stat,
      order: isAllowed ? 'least' : 'most',
      detail: isAllowed ? 'rank_allowed' : 'rank',
      last,
    };
  if (order === undefined && teams.length === 0) return undefined;
  return {
    topic: 'statistic',
    stat,
    order: order ?? (isAllowed ? 'least' : 'most'),
    detail: isAllowed ? 'allowed' : null,
    last,
  };
}

/** The best defense allows the least. */
function orderOf({ order, has }: Slots, isOfSkill: boolean): 'most' | 'least' | undefined {
  const said = order ?? (has('leader') ? 'most' : undefined);
  return isOfSkill && said ? (said === 'most' ? 'least' : 'most') : said;
}
