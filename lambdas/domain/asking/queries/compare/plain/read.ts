/** "Of A, B and C, which would you choose" and "what does it cost to move from -6.5 to -3.5": bets that are compared, and no parlay. */
import type { CompareQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Known } from '../../table/terms.ts';
import { readCompare } from '../read.ts';

const choose =
  '(?:choose|pick|take|prefer|go with|like(?: (?:best|most|more))?|recommend|favor|favour|back|select|trust(?: most)?|lean to|play|bet|rather (?:take|have|bet|play))';
const which = '(?:which|what|who)(?: (?:one|of (?:them|these|those)|bet|prop|option|leg))?(?: only)?';
const asks = `${which} (?:would|do|should|could|will|is|are|has|have|looks|seems) ?(?:(?:you|u|i|we|one) ${choose}|(?:the )?(?:best|better|safest|safer|likeliest|likelier|most likely|strongest|smartest|smarter)(?: (?:bet|one|pick|choice|option|chance|value|price))?(?: (?:to (?:hit|win|come in|cash|cover|land)))?)`;
const closing = `(?:,|;|:|\\.|\\?| -|–)? ?(?:${asks}|(?:what|which)(?:'s| is) (?:your|the best) (?:choice|pick|favorite)|(?:choose|pick) (?:one|just one|only one))`;

/** The options, before the question and after it. */
const forms: readonly RegExp[] = [
  new RegExp(`^(?:out )?of (?:these[:,]? |those[:,]? )?(.{5,150}?)${closing}(?: and why)?\\W*$`, 'i'),
  new RegExp(`^(?:out of|between|among) (.{5,150}?)${closing}(?: and why)?\\W*$`, 'i'),
  new RegExp(
    `^(.{5,150}?)(?:,|;|:|\\.|\\?| -|–) ?(?:${asks}|(?:choose|pick) (?:one|just one|only one))(?: and why)?\\W*$`,
    'i',
  ),
  new RegExp(`^${asks}(?:,|:| of| between| among| from| out of)+ (.{5,150}?)\\W*$`, 'i'),
  /^if (?:you|i|we) (?:could|can|had to|have to) (?:only )?(?:choose|pick|take|bet|play)(?: only| just)? one(?: of|,| from| among)? (.{5,150}?)(?:,? which(?: one)?(?: would (?:it|that) be| is it)?)?\W*$/i,
];

/** Several bets that are wanted together are no choice. */
const together = /\b(?:parlay\w*|sgps?|legs?|slip|combine|all of them|both)\b|\$\d/i;

export function readChoice(typed: string, known: Known): CompareQuery | undefined {
  const prompt = typed.normalize('NFKC').replace(/[’‘]/g, "'");
  if (together.test(prompt)) return undefined;
  for (const form of forms) {
    const options = form.exec(prompt)?.[1];
    if (options === undefined || !/,| and | or |\/|;/.test(options)) continue;
    const apart = options.replace(/,? (?:and|or|vs\.?) |[;,/] */gi, ' or ');
    const read = readCompare(`Which is better: ${apart}?`, known);
    if (read) return read;
  }
  return undefined;
}

const line = '([+-]?\\d{1,3}(?:\\.5)?)';
const moves: readonly RegExp[] = [
  new RegExp(
    `^(?:how much|what)(?: more| extra)?(?: (?:does|do|would|will|is|must|should))?(?: (?:it|i|that))?(?: (?:cost|pay|take|the (?:price|cost)))?(?: me)?(?: (?:to|of|for))? ?(?:mov(?:e|ing)|buy(?:ing)?|tak(?:e|ing)|get(?:ting)?|go(?:ing)?|switch(?:ing)?|chang(?:e|ing)|improv(?:e|ing)|bring(?:ing)?|lower(?:ing)?|sell(?:ing)?)(?: the| my)? (.{3,60}?)(?:'s)?(?: spread| line| number| total| bet)?(?: up| down)? from ${line} (?:up |down )?to ${line}(.{0,60}?)\\W*$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:what(?:'s| is| would be)|how (?:big|much) is) )?(?:the )?(?:price|cost|odds|difference)(?: (?:difference|of|in price|in odds|to))* (?:between |(?:of |to )?(?:move|moving|buying|going|getting|taking) )(.{3,60}?)(?: from)? ${line} (?:and|to|or) ${line}(.{0,60}?)\\W*$`,
    'i',
  ),
];

/** "How much more does -7.5 cost than -8.5 on the Bills": the bet comes last. */
const than = new RegExp(
  `^(?:how much|what) (?:more |less |extra )?(?:does|do|would|will|is) (?:the )?${line} (?:cost|pay)(?: more| less| extra)?(?: than| compared (?:to|with)| over| versus| vs)? (?:the )?${line} (?:on|for|with|in) (.{3,60}?)\\W*$`,
  'i',
);

/** Both lines of one bet, each with its price. */
export function readLineMove(typed: string, known: Known): CompareQuery | undefined {
  const prompt = typed.normalize('NFKC').replace(/[’‘]/g, "'");
  const [, one, other, named] = than.exec(prompt) ?? [];
  const found = [...moves.map((form) => form.exec(prompt) ?? []), [prompt, named, one, other]];
  for (const [, bet, from, to, rest = ''] of found) {
    if (bet === undefined || from === undefined || to === undefined || from === to) continue;
    // A spread of which no sign is said is neither given nor gotten.
    const isTotal = /\b(?:over|under)\b/i.test(bet);
    if (!isTotal && !/^[+-]/.test(from)) continue;
    const second = isTotal || /^[+-]/.test(to) ? to : `${from.charAt(0)}${to}`;
    const read = readCompare(`Which is better: ${bet} ${from}${rest} or ${bet} ${second}${rest}?`, known);
    if (read?.options.length === 2) return { ...read, by: 'cost' };
  }
  return undefined;
}
