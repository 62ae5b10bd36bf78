/**
 * The stored form of a pick. Its words and legs, with their evidence, are one compressed attribute: a parlay of three legs has
 * 11 KB of them, which every change of its status would write four times (docs/decisions/0020).
 */
import { answerBytes, fromAnswerBytes } from './answer-bytes.ts';

/** What never changes after a pick is saved, and no list filters by. */
interface Words {
  readonly reasoning: string;
  readonly playText: string;
  readonly metadata: unknown;
}

/** Picks from before the words were compressed have them as attributes. */
export type PickItem<Saved extends Words> = Omit<Saved, keyof Words> &
  (Pick<Saved, keyof Words> | { readonly words: Uint8Array });

export function packPick<Saved extends Words>({ reasoning, playText, metadata, ...pick }: Saved) {
  return { ...pick, words: answerBytes({ reasoning, playText, metadata }) };
}

/** @throws for words of a version that this code does not know */
export function unpackPick<Saved extends Words>(item: PickItem<Saved>): Saved {
  if (!('words' in item)) return item as unknown as Saved;
  const { words, ...pick } = item;
  return { ...pick, ...fromAnswerBytes<Words>(words) } as unknown as Saved;
}
