/** "Knicks are -3.5 at my book, do any others have -3": whether another book has a line that the asker's own book has not. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { bookWords } from '../../reading/book-words.ts';
import { plainlySaid } from '../../sum/plain/said.ts';
import type { Known } from '../../table/terms.ts';
import { readMarket } from '../read.ts';

const line = '[+-]\\d{1,2}(?:\\.5)?';
const own = `(?:(?:on |in |at |by )?(?:my|the|our) (?:own )?(?:book|app|bookie|site|sportsbook|local)|(?:on |in |at )?${bookWords})`;
const team = "(?:the )?(?<named>[a-z0-9 .']{3,30}?)";
const has = '(?:is|are|at|sit|sits|sitting|shows?|has|have|only has|only have|list|lists|got|only)';
/** The line of one book, and that of any other. */
const forms: readonly RegExp[] = [
  new RegExp(
    `^ (?:(?:so|hey|ok|if) )?${team}(?: ${has})* ${line} ${own}(?<rest> .*?) (?<other>${line})(?<tail> .*)$`,
  ),
  new RegExp(
    `^ (?:(?:so|hey|ok|if) )?${own}(?: ${has})* ${team}(?: ${has})* ${line}(?<rest> .*?) (?<other>${line})(?<tail> .*)$`,
  ),
];
const any =
  / (?:any(?:one|body|where)?(?: else)?|others?|some(?:one|body|where)|elsewhere|who|who's|where|every(?:one|body)|which (?:books?|ones?)) /;
/** Every other word of such a question: a word of a bet would change it. */
const around: ReadonlySet<string> = new Set(
  ", does do is are has have got can could i get find see still any anyone anybody anywhere else other others some someone somebody somewhere elsewhere who whos who's where wheres where's everyone everybody which book books one ones place places out there with at a the it them offer offering offers list listing hanging left now right today tonight yet instead on that for or but and so".split(
    ' ',
  ),
);

/** @returns the prices at the other line; undefined for any other question */
export function readElsewhere(prompt: string, known: Known): MarketQuery | undefined {
  const said = plainlySaid(prompt);
  if (said.length > longest) return undefined;
  for (const form of forms) {
    const { named, rest, other, tail } = form.exec(said)?.groups ?? {};
    const words = `${rest}${tail}`;
    if (named === undefined || !any.test(words)) continue;
    if (!words.split(' ').every((word) => word === '' || around.has(word))) continue;
    return readMarket(`does any book have ${named} ${other}`, known);
  }
  return undefined;
}
const longest = 140;
