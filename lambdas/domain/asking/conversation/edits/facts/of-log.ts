/** A player's games once more: those against a team, the lowest of them, or how many are over another number. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { bareOf } from '../../asked/around.ts';
import { maskedOf } from '../masked.ts';

/** @returns undefined if it asks for something else */
export function editOfLog(prompt: string, last: FindQuery, context: QuestionContext): FindQuery | undefined {
  if (last.topic !== 'game_log' || last.players.length !== 1) return undefined;
  return againstTeam(prompt, last, context) ?? extreme(prompt, last) ?? otherNumber(prompt, last, context);
}

const against =
  /^(?:(?:and|so|ok|but|what|whats|what's|about|how|how'd|hows|how's|any|were|was|is|are|did|does|do|has|have|he|she|ever|of|those|them|these|the|games?|ones?|one|come|came|in|his|her|numbers|stats|look|done|perform|performed|fare|go|play|played) )*(?:vs|v|versus|against|agaisnt|facing|faced|playing|play|played)(?: the)? T(?: (?:before|this|year|season|already|yet|ever|too|though|then|game|games|in|those|there|time|times|last|the|lately|at|all))*$/;

/** "Any of those against Anaheim": of all the games that are kept. */
function againstTeam(prompt: string, last: FindQuery, context: QuestionContext): FindQuery | undefined {
  const [sport = context.selectedSport] = last.sports;
  const { tokens } = sentenceOf(bareOf(prompt), { ...context, selectedSport: sport });
  const teams = [...new Set(tokens.flatMap(({ team }) => team?.name ?? []))];
  const text = tokens.flatMap(({ word, team, isBreak }) => (isBreak ? [] : [team ? 'T' : word])).join(' ');
  return teams.length === 1 && against.test(text)
    ? { ...last, against: teams, splits: [], days: null }
    : undefined;
}

const around =
  "(?:and|so|ok|what|whats|what's|what is|is|was|were|been|are|the|his|her|he|she|their|in|of|for|those|them|that|these|this|span|stretch|games?|over|one|on|number|total|had|has|does|do|did|which|when|a|an|it|at|mark|like|with|how|season|worst|best|performance|just)";
const extremes = [
  [
    'lowest',
    new RegExp(
      `^(?:${around} )*(?:low|lows|lowest|worst|floor|min|minimum|least|fewest|season low)(?: ${around})*$`,
    ),
  ],
  [
    'highest',
    new RegExp(
      `^(?:${around} )*(?:high|highs|highest|best|ceiling|max|maximum|most|peak|season high)(?: ${around})*$`,
    ),
  ],
  ['median', new RegExp(`^(?:${around} )*median(?: ${around})*$`)],
] as const;

/** "What's his low". */
function extreme(prompt: string, last: FindQuery): FindQuery | undefined {
  const text = bareOf(prompt);
  const found = extremes.find(([, words]) => words.test(text));
  return found && { ...last, detail: found[0], over: null, side: null };
}

const numbered =
  /^(?:(?:and|so|ok|but|what|whats|what's|about|how|if|say|make|made|was|were|is|it|its|it's|the|that|this|line|number|bar|mark|at|to|set|we|i|you|went|go|gone|going|do|did|does|he|she|with|for|instead|of|a|raise|lower|move|moved|change|bump|drop|many|often|times|has|have|hit|cleared|clear|topped|top|only|just|be|would|like|or) )*(over|under|above|below)? ?N(?: (?:instead|then|though|now|or more|plus|yards?|points?|rebounds|assists|goals|shots|catches|receptions|threes|strikeouts|ks|hits|line|was|it|the))*$/;

/** "What if the line was 85.5": of a count that was asked for. */
function otherNumber(prompt: string, last: FindQuery, context: QuestionContext): FindQuery | undefined {
  const masked = last.over === null ? undefined : maskedOf(prompt, context);
  const [figure, ...more] = masked?.figures ?? [];
  const [isMeant, said] = numbered.exec(masked?.text.replace(/\b[CL]\b/g, 'N') ?? '') ?? [];
  if (isMeant === undefined || !figure || more.length > 0 || figure.value <= 0) return undefined;
  const side = said === undefined ? last.side : /^(?:under|below)$/.test(said) ? 'under' : 'over';
  const isLeast = /\bN (?:or more|plus)/.test(masked?.text ?? '') && Number.isInteger(figure.value);
  return { ...last, over: isLeast ? figure.value - 0.5 : figure.value, side: side ?? 'over' };
}
