/** Whether overtime counts in what was shown: "does that include overtime", "what if it goes to OT". */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { inSport } from '../../../queries/explain/by-sport.ts';
import type { TermId } from '../../../queries/explain/glossary.ts';
import type { Heard } from '../../heard.ts';
import { shownIn } from '../../shown/subject.ts';
import { bareOf } from '../around.ts';

const overtime =
  '(?:overtime|over time|ot|extra (?:innings?|time|period|periods)|extras|(?:the )?shoot ?outs?|penalties|penalty kicks|stoppage time|injury time|regulation(?: only| time)?)';
const counts = new RegExp(
  `^(?:(?:and|so|but|ok|does|do|will|would|is|are|if|what|what's|whats|happens|when|how|about|with|even|only|just|it|that|this|they|these|those|the|total|line|spread|price|bet|over|under|number|moneyline|game|match|goes|go|to|into|in|there|there's|still|also|for|any|points|goals|runs|scored) )*(?:(?:include[sd]?|including|count(?:s|ed|ing)?|cover(?:s|ed)?|settled (?:in|on|after)|for|of|after|in|on|goes? (?:to|into)|to|into|with|about) )*(?:the )?${overtime}(?: (?:and|or) ${overtime})*(?: (?:count(?:s|ed)?|include[sd]?|including|matter|part of (?:it|that)|in (?:it|that|there|this)|for (?:it|that|this)|toward(?:s)?|too|also|then|or (?:not|just regulation|only regulation|regulation only)|it|that|points|goals|runs|scoring|to|the|total|is|happens?|do|does|win|i))*$`,
);
const asks = /\b(?:does|do|is|are|will|would|what|if|how|include[sd]?|including|count(?:s|ed)?|only)\b/;

/** @returns undefined if it asks for something else, or of nothing that was shown */
export function overtimeOf(prompt: string, turn: Turn): Heard | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  if (!counts.test(text) || !asks.test(text)) return undefined;
  const shown = shownIn(turn);
  if (!shown || shown.last?.ask === 'sum' || shown.last?.ask === 'find') return undefined;
  const [bet] = shown.bets;
  const [sport = 'NFL'] = shown.sports;
  const isOfPart =
    (bet?.period ?? (shown.last?.ask === 'market' ? shown.last.period : undefined)) !== undefined;
  const isOfPlayer =
    shown.players.length > 0 || (shown.last?.ask === 'market' && shown.last.topic === 'player_lines');
  const term: TermId = isOfPart
    ? 'overtime_of_part'
    : isOfPlayer && sport !== 'MLS'
      ? 'overtime_props'
      : inSport('overtime', ` ${text} `, sport);
  const says = isOfPart ? 'By the part of the game:' : sport === 'MLS' ? 'No:' : 'Yes:';
  return { kind: 'queries', queries: [{ ask: 'explain', terms: [term] }], isAside: true, says };
}
