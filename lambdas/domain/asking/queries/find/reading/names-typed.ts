/** Words that no list has, and that can only be a name. */
import { canBeName } from '../../../reading/names/people/strangers.ts';
import type { Known } from '../../table/terms.ts';

/** Words that can be somebody's name, as typed: "is there an arb anywhere" is about nobody. */
export function areName(words: readonly string[], prompt: string, { players, roster }: Known): boolean {
  const typed = words.map((word) => {
    const at = prompt.toLowerCase().indexOf(word);
    return at < 0 ? word : prompt.slice(at, at + word.length);
  });
  return (
    words.every((word) => /^\p{L}[\p{L}'.-]+$/u.test(word)) &&
    canBeName(typed, { players, roster, isOfPlayer: true })
  );
}
