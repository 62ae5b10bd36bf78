/** Reads plain numbers to be taken together: "average of 24, 31 and 18", "he had 24 31 18, whats the median". */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { nameWords } from '../../../../feed/players/names.ts';
import type { Sentence } from '../../reading/sentence.ts';

const asked = {
  median: /\b(?:median|middle (?:number|value|one|of))\b/,
  average: /\b(?:averag(?:e|es|ed|ing)|avg|mean)\b/,
  total: /\b(?:sum|add(?:ed)?(?: up| together)?|total (?:of|up)|plus)\b/,
} as const;

/** Words that leave no doubt that the numbers before or behind them are all that is asked about. */
const around: ReadonlySet<string> = new Set(
  "a all an and are as at avg average averages averaged averaging add added add-up by can calc calculate compute do does find figure for from game games get getting give go got goes had have he her him his how i i'm if in is it its just last lately line lines look looks me mean means median middle much my n number numbers of off on one or out over-all overall par per please pls points point pts quick rebounds assists yards yds goals shots runs strikeouts ks hits scored scores score scoring season she so stat stats sum tell that thats that's the their them then there these they this those to together total totals up value was we went were what what's whats which with work works would you your math plus number's hey ok okay yo thanks thx can could us with equals equal".split(
    ' ',
  ),
);
const figure = /(?<![\w.$])(-?\d{1,6}(?:\.\d{1,4})?)(?![\w%.]*\w|%)/g;

/** @returns undefined where a word or a figure has no place in it */
export function numbersIn({ text, tokens, context }: Sentence): SumQuery | undefined {
  const said = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const [wanted] = (['median', 'average', 'total'] as const).filter((each) => asked[each].test(said));
  if (!wanted || tokens.some(({ team }) => team)) return undefined;
  const spaced = said.replace(
    /[,;:?!/&=()[\]]|(?<=\d)\.(?!\d)|\s[+–—-]\s|(?<=\d)\+(?=\d)|(?<=\s)\+(?=\d{1,2}(?!\d))/g,
    ' ',
  );
  // "Last 5 games" counts them.
  const listed = spaced.replace(
    /\b(?:last|past|over|in|these|those) \d{1,2} (?:games?|numbers?|scores?)\b/g,
    ' ',
  );
  const of = [...listed.matchAll(figure)].map(([, number]) => Number(number));
  const rest = listed.replace(figure, ' ');
  if (of.length < 2 || of.length > 40 || (wanted === 'average' && of.length < 3 && !/\bof\b/.test(rest)))
    return undefined;
  const names = new Set(
    [...(context.roster ?? []).map(({ name }) => name), ...(context.players ?? [])].flatMap((name) =>
      nameWords(name),
    ),
  );
  const words = rest.split(/[\s.]+/).filter((word) => word !== '');
  const isKnown = words.every((word) => around.has(word) || names.has(word.replace(/'s$/, '')));
  return isKnown ? { ask: 'sum', sum: 'numbers', of, wanted } : undefined;
}
