/**
 * Words that sound like a need for help in a question that surely is about something else: "he lost his shirt on the Mets, any merit in
 * Senga over 6.5 strikeouts". The words for care and age are many, so that none is missed, and a story easily has one of them.
 */
import type { AskKind } from '../../../../contracts/asking/query.ts';
import type { Likely } from '../../likely/likely.ts';
import { isUnderAge } from '../../reading/terms/age.ts';
import { namesCare, needsCare, spoken } from '../../reading/terms/care.ts';
import { namesCrisis } from '../../reading/terms/distress/crisis.ts';
import { wordCount } from '../../reading/words/text.ts';
import { chanceOf } from './read-likely.ts';

/** Kinds that a question in distress hardly has, and the chance of one, with hardly any of care or age, that rules out a sign. */
const neutral: ReadonlySet<AskKind> = new Set(['check', 'compare', 'market', 'find', 'sum']);
const [surely, hardly] = [0.95, 0.003];
/** A sum names its prices, so that less rules a sign out: "split 500 between them and be guaranteed a profit". */
const [surelySum, hardlyOfSum] = [0.9, 0.005];
/** The same for words that no list has and that only weigh like distress. */
const [likely, little] = [0.75, 0.02];
/** Such words have this chance of one where another kind is that sure: "a prop I can feel good about". */
const some = 0.04;
/** Fewer words say little of what a question is about. */
const fewestWords = 8;
/** Losses that shall come back are chased, whatever is asked. */
const chased =
  /\b(?:get|win|make|earn)(?:ting|ning|ing)? (?:it|that|this|them|everything|all)(?: all)? back\b|\bback to (?:even|zero)\b/;

/**
 * Whether the words for care or age in a question are none.
 * @param isAverage whether it asks what many bets lose on average, and says nothing else
 */
export function isFalseAlarm(prompt: string, told: Likely, isAverage = () => false): boolean {
  const said = spoken(prompt);
  const [first] = told.kinds;
  const signs = chanceOf(told, 'care') + chanceOf(told, 'age');
  if (!first || namesCrisis(said) || chased.test(said)) return false;
  if (isAverage()) return true;
  const isWeighed = !namesCare(prompt) && !isUnderAge(prompt) && needsCare(prompt);
  if (isWeighed) return first.chance >= likely && signs < (first.chance >= surely ? some : little);
  const [least, most] = first.kind === 'sum' ? [surelySum, hardlyOfSum] : [surely, hardly];
  const isSure = neutral.has(first.kind) && first.chance >= least && signs < most;
  return isSure && wordCount(prompt) >= fewestWords;
}
