/** "5 is a lot, cut it to 3", "instead of 5 do 3": how many legs there are, beside how many there are to be. */
import { values } from '../../reading/words/spoken-numbers.ts';

const names = new Map([...values].map(([name, value]) => [value, name]));

/** Between two statements. */
const breaks =
  /[,.;!?]+\s*|\s[-–—]+\s|\s(?:so|and|but|maybe)\s|\s(?=(?:make|cut|trim|drop|bring|get|take|knock|do|lets|let's|give|gimme)\s)/;
/** What is done with dollars or with other legs, or how many there are to be at most. */
const others =
  /\$|\b(?:less|fewer|than|max|most|least|under|below|up to|bucks|dollars|units?|put|bet|stake|win|pays?|risk|add|swap|am|pm|o'?clock)\b/;
const mostWords = 6;

/**
 * @param text in lower case
 * @param shown how many legs the last answer has
 * @returns what is said besides; undefined if nothing is said of that number, or nothing else
 */
export function withoutOldCount(text: string, shown: number): string | undefined {
  const now = `(?:${shown}|${names.get(shown) ?? shown})`;
  const isNamed = new RegExp(`(?<![$+\\d.-])\\b${now}\\b(?![.%+]\\d)`);
  const instead = new RegExp(`\\b(?:instead of|rather than|not) ${now}(?: legs?)?(?![\\w.])`);
  const isOld = (part: string): boolean =>
    isNamed.test(part) &&
    !/\d/.test(part.replace(isNamed, '')) &&
    !others.test(part) &&
    part.trim().split(/\s+/).length <= mostWords;
  const parts = text
    .replace(instead, `, ${shown},`)
    .split(breaks)
    .filter((part) => part.trim() !== '');
  const kept = parts.filter((part) => !isOld(part));
  return kept.length === 0 || kept.length === parts.length ? undefined : kept.join(', ').trim();
}
