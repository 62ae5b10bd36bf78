/** Numbers as people say them, in figures: "two n a half" is 2.5, "one hundred and five" 105. */
import { values } from '../reading/words/spoken-numbers.ts';

/** Notes and coins by their names. */
const notes: Readonly<Record<string, number>> = { fin: 5, fiver: 5, sawbuck: 10, tenner: 10, benjamin: 100 };

const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  hunnid: 100,
  hundo: 100,
  thousand: 1000,
  grand: 1000,
};

const number = `(?:${[...values.keys(), ...Object.keys(scales)].join('|')})`;
const and = '(?: and| n| &)';
/** "One hundred and five", but not "twenty and thirty". */
const further = `(?:(?<=hundred|hunnid|hundo|thousand|grand)${and} |[ -])${number}`;
const note = new RegExp(`\\b(?:an? )?(${Object.keys(notes).join('|')})\\b`, 'gi');
/** "5 grand". */
const scaled = /(\d+(?:\.\d+)?) (hundred|thousand|grand)\b/gi;
/** Words of one number, and the half that may follow words or digits. */
const spoken = new RegExp(
  `\\b(?:(?:an? )?(${number}(?:${further})*)|(\\d+))(${and} a half\\b| 1/2|½)?(?![\\p{L}\\d])`,
  'giu',
);

/** @returns the words with each number in figures */
export const inFigures = (words: string): string =>
  words
    .replace(note, (_, name: string) => `${notes[name.toLowerCase()]}`)
    .replace(
      scaled,
      (_, count: string, scale: string) => `${Number(count) * (scales[scale.toLowerCase()] ?? 1)}`,
    )
    .replace(
      spoken,
      (all, named: string | undefined, digits: string | undefined, half: string | undefined) => {
        if (named === undefined && half === undefined) return all;
        const whole = named === undefined ? Number(digits) : numberIn(named);
        return half === undefined ? `${whole}` : `${whole}.5`;
      },
    );

/** "Two seventy five" is 275, "five hundred" 500, "twenty two" 22. */
function numberIn(words: string): number {
  let [whole, before] = [0, 0];
  for (const word of words.toLowerCase().split(/[^a-z]+/)) {
    const [value, scale] = [values.get(word), scales[word]];
    if (scale !== undefined) whole = (whole === 0 ? 1 : whole) * scale;
    // Ones before tens are hundreds, as in a line that is spoken.
    else if (value !== undefined)
      whole = before > 0 && before < 10 && value >= 10 ? whole * 100 + value : whole + value;
    if (value !== undefined || scale !== undefined) before = value ?? 0;
  }
  return whole;
}

/** @returns the first amount that is said, in digits or in words: "five hundred" is 500, "1,200" 1200 */
export function amountIn(words: string): number | undefined {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(inFigures(words)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** @returns dollars: "5k" is 5,000, "25 cents" 0.25 and "a buck" 1 */
export function moneyIn(words: string): number | undefined {
  const amount = amountIn(words.replace(/(\d)k\b/gi, '$1 thousand'));
  if (amount === undefined) return oneDollar.test(words) ? 1 : undefined;
  return /\bcents?\b/i.test(words) ? amount / 100 : amount;
}
const oneDollar = /^(?:(?:an?|my|the|last|whole|lousy|single|just|only) )*(?:dollar|buck)(?: bill)?$/i;
