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

const end =
  '(?:the )?(?:better|best|safer|safest|likelier|smarter)(?: (?:value|bet|play|price|pick|choice|one|chance))?';
/** "Between A and B, whose strikeouts over is the better value", "whose over on assists is safer, A or B": the bet is said once. */
const ofEach: readonly RegExp[] = [
  new RegExp(
    `^(?:out of|between|of|among) (?<one>.{3,50}?),? (?:and|or) (?<other>.{3,50}?),? (?:whose|which (?:one's|player's|pitcher's)) (?<bet>[\\w ]{3,40}?) (?:is|are|looks|seems|has|offers) (?<end>${end})\\W*$`,
    'i',
  ),
  new RegExp(
    `^whose (?<bet>[\\w ]{3,40}?) (?:is|are|looks|seems|has|offers) (?<end>${end})[,:?]? ?(?:between )?(?<one>[^,]{3,50}?),? (?:or|and) (?<other>[^,]{3,50}?)\\W*$`,
    'i',
  ),
];

/** Each of the two has the bet that is said of both. */
function readOfEach(prompt: string, known: Known): CompareQuery | undefined {
  for (const form of ofEach) {
    const { one, other, bet, end: by } = form.exec(prompt)?.groups ?? {};
    if (one === undefined || other === undefined || bet === undefined) continue;
    const read = readCompare(`Which is ${by}: ${one} ${bet} or ${other} ${bet}?`, known);
    if (read?.options.length === 2) return read;
  }
  return undefined;
}

export function readChoice(typed: string, known: Known): CompareQuery | undefined {
  const prompt = typed.normalize('NFKC').replace(/[’‘]/g, "'");
  const ofBoth = readOfEach(prompt, known);
  if (ofBoth) return ofBoth;
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

/** "I missed the Pelicans at -4; are they still worth it at -6": the line that is gone, and the one that is left. */
const missed = new RegExp(
  `^(?:(?:i|we) )?(?:just )?(?:missed|was late on|didn't get|could have had|should have taken|wanted|saw|had my eye on) (?:out on )?(.{3,40}?) (?:at |when (?:it|they) (?:was|were) )?${line}(?: (?:earlier|yesterday|this morning|last night))?[,;:.-]? ?(?:and |but |so )?(?:now )?(?:is|are|do|does|would|should|can) (?:it|they|them|that|you|i|we)(?: \\w+){0,5}? (?:(?:at|for) )?${line}(?: now| instead| today| tonight)?\\W*$`,
  'i',
);

/** Both lines of one bet, each with its price. */
export function readLineMove(typed: string, known: Known): CompareQuery | undefined {
  const prompt = typed.normalize('NFKC').replace(/[’‘]/g, "'");
  const [, gone, was, left] = missed.exec(prompt) ?? [];
  if (gone !== undefined) return readCompare(`Which is better: ${gone} ${was} or ${gone} ${left}?`, known);
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
