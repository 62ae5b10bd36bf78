/** Reads a ladder whose payouts are asked: "ladder 25+, 30+, 35+ on Curry points with $30, what does it pay". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { RuledQuery } from '../../reading/kinds.ts';
import type { Sentence } from '../../reading/sentence.ts';

const cue = /\b(?:ladders?|laddered|laddering|rungs?)\b/i;
const asksForMoney =
  /\b(?:pays?|paid|payouts?|returns?|how much|win|wins|winnings|profit|make|get back|cash|worth|come back|if (?:all|every|they all))\b|\$ ?\d|\b\d+ ?(?:bucks|dollars)\b|\b\d+ (?:each|a rung|per rung|apiece)\b/i;
/** "25+, 30+, 35+", "25/30/35", "25 30 and 35". */
const rungs =
  /(?<![\w.$+-])(\d{1,3})(?:\+| ?plus)?((?:(?: ?[,/&-] ?| )(?:(?:and|then|&) )?\d{1,3}(?:\+| ?plus)?(?![\w.%]| ?(?:each|bucks|dollars))){1,5})/i;
const money =
  /(?:(?:with|for|at|on|of|and|putting|put) )?(?:\$ ?(\d{1,5}(?:\.\d{1,2})?)|(\d{1,5}) ?(?:bucks|dollars)|(\d{1,5})(?= (?:each|a rung|per rung|apiece)))(?: (?:on )?(each|a rung|per rung|apiece|each rung|every rung))?(?: (?:total|in total|split|spread|rung|one|of them))*/i;
/** "3 rungs on Curry points": how many there are, and none of the numbers. */
const counted = /^(?!.*\d.*\d)(?!.*[$+]).*\b\d ?(?:rungs?|steps?)\b/i;
/** "Start at 60 and go up", "from 25 to 40": where it begins and ends, and none of the numbers between. */
const opens =
  /\b(?:(?:start(?:s|ing)?|begin(?:s|ning)?)(?: it| out)?(?: at| from| with)?|from) \d{1,3}\+?(?:(?: up)? ?(?:to|through|-) ?\d{1,3}\+?(?![\w.]))?(?: yards| points)?|\b\d{1,3}\+?(?=,? (?:and|on|then|or) (?:up|higher|more)\b)/i;
const climbs =
  /,?(?: and| then| or| on)*(?: (?:go|goes|going|work|working|move|moving|keep))*(?: it)? (?:upwards?|up|higher|more|from there|going|climb(?:ing)?)\b(?: from there)?/gi;
/** What stands around the prop. */
const around =
  /\b(?:ladders?|laddered|laddering|rungs?|what(?:'s|s| is| does| do| would| will)?|how much|does|do|would|will|it|they|that|this|i|if|all|of|them|hit|hits|cash|every|one|pays?|paid|payouts?|pay out|returns?|win|wins|winnings|profit|make|get|back|come|comes|give|gimme|build|me|an?|the|my|with|at|for|on|total|split|each|like|say|alt|alternate|lines?|bet|bets|betting|want|to|do|put|worth|run|go)\b/gi;
const apart = /\b(?:each|a rung|per rung|apiece|every rung|each rung)\b/i;

/** Of a ladder without its numbers, those that are listed. */
function linesOf(text: string, read: (text: string) => RuledQuery | undefined): MarketQuery | undefined {
  const query = read(
    `${text
      .replace(/\b\d ?(?:rungs?|steps?)\b/i, ' ')
      .replace(around, ' ')
      .replace(/[?!.,:]+/g, ' ')
      .trim()} odds`,
  );
  return query?.ask === 'market' && query.topic === 'player_lines' && query.players.length === 1
    ? { ...query, lines: { min: null, max: null } }
    : undefined;
}

/**
 * @param read a question in full
 * @returns undefined unless it is a ladder of one player's statistic, and a word asks for money
 */
export function ladderPayout(
  { text }: Sentence,
  read: (text: string) => RuledQuery | undefined,
): MarketQuery | undefined {
  if (!cue.test(text)) return undefined;
  if (counted.test(text)) return linesOf(text, read);
  const paid = money.exec(text);
  if (!paid && opens.test(text)) return linesOf(text.replace(opens, ' ').replace(climbs, ' '), read);
  if (!asksForMoney.test(text)) return undefined;
  const rest = paid ? text.replace(paid[0], ' ') : text;
  // "3 rungs" counts them.
  const named = rungs.exec(rest.replace(/\b\d ?(?:rungs?|steps?)\b/i, ' '));
  if (!named) return undefined;
  const numbers = [...new Set((named[0].match(/\d+/g) ?? []).map(Number))].sort((a, b) => a - b);
  const prop = rest
    .replace(named[0], ' ')
    .replace(around, ' ')
    .replace(/[?!.,:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [first] = numbers;
  const query = first === undefined ? undefined : read(`${prop} ${first}+ odds`);
  const isOfProp =
    query?.ask === 'market' &&
    query.topic === 'player_lines' &&
    query.players.length === 1 &&
    query.stat !== null;
  if (!isOfProp || numbers.length < 2 || numbers.length > 6) return undefined;
  const amount = paid ? Number(paid[1] ?? paid[2] ?? paid[3]) : null;
  const isEach = paid !== null && (paid[4] !== undefined || apart.test(text));
  const stake = amount === null || isEach ? amount : Math.round((100 * amount) / numbers.length) / 100;
  return { ...query, ladder: { rungs: numbers, stake } };
}
