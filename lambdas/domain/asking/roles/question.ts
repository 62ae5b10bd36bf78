/**
 * A question about bets without what is only told beside them: "an old friend put me on the Dodgers minus a run and a half at +105,
 * with Irvin throwing for Washington. Should I be pleased?" asks about the Dodgers at -1.5.
 */
import { looksOf } from '../encoder/tokens.ts';
import type { Told } from '../encoder/told.ts';
import { type Context, readPhrase } from '../reading/read.ts';
import { inFigures } from './figures.ts';
import { spelledRight } from './said/spelling.ts';
import { beside, rolesOf, type Span } from './spans.ts';
import { phrase } from './words.ts';

/**
 * The words of bets in the forms that every reader knows, and those between them, which say what is asked: names and figures only
 * where they have a role.
 * @param isChoice whether the bets are compared
 * @returns undefined where nobody is named, or somebody is refused
 */
export function questionIn(told: Told, isChoice: boolean, context: Context): string | undefined {
  const { tokens } = told;
  const { spans } = rolesOf(told);
  if (!spans.some(({ role }) => subjects.has(role)) || spans.some(({ isRefused }) => isRefused))
    return undefined;
  const looks = looksOf(tokens, context.roster ?? []);
  const isName = (at: number) => looks[at]?.slice(0, namesOf).some((flag) => flag === 1) ?? false;
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const span = spans.find(({ tokens: [first] }) => first === at);
    const { text = '', isGlued = false } = tokens[at] ?? {};
    if (span) {
      if (!counts.has(span.role)) words.push(wordsOf(span, spans, context));
      at = span.tokens[1];
    } else if (/\d/.test(text)) {
      // "-134" of which only the sign has a role is a price all the same.
      if (isGlued && /[+-]$/.test(words.at(-1) ?? '')) words.push(`${words.pop()}${text}`);
    } else if (!isName(at)) words.push(isChoice && against.test(text) ? 'or' : text);
  }
  return words.join(' ').replace(/ (?=[,.?!;:'’%])/g, '');
}

function wordsOf(span: Span, spans: readonly Span[], context: Context): string {
  const own = spelledRight(span, context);
  const said = phrase(own, [own, ...beside(span, spans)]);
  if (!ofTeams.has(span.role)) return asTyped.has(span.role) ? inFigures(span.words) : said;
  const names = readPhrase(said, context).reading.teams.map(({ name }) => name);
  return names.length > 0 ? names.join(' ') : span.words;
}

const against = /^(?:vs|versus|v)$/i;
const subjects: ReadonlySet<string> = new Set(['team', 'vs', 'game', 'player']);
const ofTeams: ReadonlySet<string> = new Set(['team', 'vs', 'game']);
const asTyped: ReadonlySet<string> = new Set(['line', 'price']);
/** How many bets there shall be, and for how much, is said of a wish. */
const counts: ReadonlySet<string> = new Set(['n', 'each', 'open', 'stake']);
/** Of the flags of a word, those that say that it can be a name. */
const namesOf = 4;
