/** What the encoder tells of a prompt. It takes longer than a rule, so it is asked where a rule needs it, and once. */
import { type Told, toldOf } from '../../../domain/asking/encoder/told.ts';
import { encoder } from '../../../services/asking/encoder.ts';
import type { KnownNames } from '../question.ts';

/** What the encoder tells of a prompt, asked at most once. */
export const toldOnce = (prompt: string, roster: KnownNames['roster']): (() => Told) =>
  once(() => toldOf(prompt, roster ?? [], encoder()));

/** Makes a value on its first use, and keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
