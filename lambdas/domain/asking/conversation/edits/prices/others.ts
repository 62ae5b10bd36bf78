/** Other players beside the one whose line was shown: whose is higher or lower, "who has a higher one", and the same line of another. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { hasStat } from '../../../queries/table/players.ts';
import { playersMeant } from '../../../reading/names/known-players.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const whose =
  /^(?:(?:and|so|ok) )*(?:(?:who|whose|which|what|does|do|has|have|is|are|there|any|anyone|anybody|someone|somebody|else|other|others|one|ones|players?|qbs?|quarterbacks?|pitchers?|guys?|else's|has|got|with|a|an|the|line|lines|number|numbers|prop|props|is|set|been|priced|their|tonight|today|tomorrow|sunday|this week) )+(?:(higher|bigger|highest|larger|more|greater)|(lower|smaller|lowest|fewer|less))(?: (?:one|ones|line|lines|number|numbers|total|prop|props|than (?:that|him|his|this|it|he (?:does|has|is))|there|tonight|today|tomorrow|on sunday|this week))*$/;

/** "Any lower lines" are his own. */
const ofOthers =
  /\b(?:who|whose|which|anyone|anybody|someone|somebody|else|players?|qbs?|quarterbacks?|pitchers?|guys?)\b/;

/** @returns undefined if it asks for something else, or if no line of one player was shown */
export function othersOf(prompt: string, last: MarketQuery): Heard | undefined {
  const [player, ...more] = last.players;
  if (last.topic !== 'player_lines' || player === undefined || more.length > 0 || last.stat === null)
    return undefined;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const [said, high] = whose.exec(text) ?? [];
  // "Any book with a higher one" is about his own.
  const isOfHis = !ofOthers.test(text) || /^(?:is|are|does|do|has|have) (?:it|that|this|his|he)\b/.test(text);
  if (said === undefined || isOfHis) return undefined;
  const order = high === undefined ? 'least' : 'most';
  const { view: _, ...query } = last;
  return {
    kind: 'queries',
    queries: [{ ...query, players: [], teams: [], line: null, books: [], order }],
    isAside: false,
    says: `Everyone listed before ${player} has a ${high === undefined ? 'lower' : 'higher'} line:`,
  };
}

const also =
  /^(?:(?:and|so|ok|do|show|give|list|get|can|could|you|me|us|what|whats|what's|about|how|now|for|same|the|thing|also|add|try|check|see|please) )*([a-z][a-z'’.-]+(?: [a-z][a-z'’.-]+){0,2}?)(?:'s|’s)?(?: (?:as well|too|also|next|then|now|please|line|number|instead))*$/;

/** "Do Dame as well": another player alone, by whatever he is called. */
export function sameOf(prompt: string, last: MarketQuery, context: QuestionContext): MarketQuery | undefined {
  const { players, roster, selectedSport } = context;
  if (last.topic !== 'player_lines' || last.players.length !== 1 || last.stat === null) return undefined;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const [, name] = also.exec(text) ?? [];
  const isOfOther =
    name === undefined || hasStat(name) || sentenceOf(name, context).tokens.some(({ team }) => team);
  if (isOfOther) return undefined;
  const own = roster?.find((each) => each.name === last.players[0])?.sport;
  const naming = {
    players,
    roster,
    sports: own ? [own] : [],
    selected: own ?? selectedSport,
    isOfPlayer: true,
  };
  const [player, ...namesakes] = playersMeant(name, naming);
  if (player === undefined || namesakes.length > 0 || player === last.players[0]) return undefined;
  return { ...last, teams: [], players: [player], line: null };
}
