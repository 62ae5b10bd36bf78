/**
 * The stored form of a pick. Its words and legs, with their evidence, are one compressed attribute: a parlay of three legs has
 * 11 KB of them, which every change of its status would write four times (docs/decisions/0020).
 *
 * The first byte is the version; the rest is JSON, deflated with a preset dictionary.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { pickDictionary } from './pick-dictionary.ts';

/** What never changes after a pick is saved, and no list filters by. */
interface Words {
  readonly reasoning: string;
  readonly playText: string;
  readonly metadata: unknown;
}

/** Picks from before the words were compressed have them as attributes. */
export type PickItem<Saved extends Words> = Omit<Saved, keyof Words> &
  (Pick<Saved, keyof Words> | { readonly words: Uint8Array });

/** Changes with the dictionary; a new version must still read the old ones. */
const version = 1;

export function packPick<Saved extends Words>({ reasoning, playText, metadata, ...pick }: Saved) {
  const text = JSON.stringify({ reasoning, playText, metadata });
  const deflated = deflateRawSync(text, { level: 9, dictionary: pickDictionary });
  return { ...pick, words: Uint8Array.of(version, ...deflated) };
}

/** @throws for words of a version that this code does not know */
export function unpackPick<Saved extends Words>(item: PickItem<Saved>): Saved {
  if (!('words' in item)) return item as unknown as Saved;
  const { words, ...pick } = item;
  if (words[0] !== version) throw new Error(`A pick has words of version ${words[0]}, not ${version}`);
  const text = inflateRawSync(words.subarray(1), { dictionary: pickDictionary }).toString('utf8');
  return { ...pick, ...JSON.parse(text) } as unknown as Saved;
}
