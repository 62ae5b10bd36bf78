/**
 * What words mean: of the usual words of their role, those that say the same. "Finds the net" is "goals" where it is a statistic, "nothing
 * crazy" is "safe" where it is a risk (docs/decisions/0032).
 */
import { type Encoder, greatest, type Shares, softmax } from './encoder.ts';

export interface Meaning {
  /** Words of the same role that the grammar knows, with `*` for a figure; empty for those that change no bet. */
  readonly words: string;
  /** Its share among all meanings of the role, from 0 to 1. */
  readonly share: number;
}

/** Is none of the others. */
const other = 'other';

/**
 * @param role that of the words
 * @param pieces the numbers of the first piece and of the one after the last
 * @returns undefined where the words say something else than any of the usual ones, or where the role has none
 */
export function meaningOf(
  { meanings: { weights, scales, bases, inputs }, meaningNames, width }: Encoder,
  { embedded, final }: Pick<Shares, 'embedded' | 'final'>,
  role: string,
  [from, to]: readonly [from: number, to: number],
): Meaning | undefined {
  const ofRole = meaningNames.flatMap((name, at) => (name.startsWith(`${role}=`) ? [at] : []));
  if (ofRole.length === 0 || to <= from) return undefined;
  const value = (at: number) => {
    const [rows, place] = at < width ? [embedded, at] : [final, at - width];
    let sum = 0;
    for (let piece = from; piece < to; piece += 1) sum += rows[piece * width + place] ?? 0;
    return sum / (to - from);
  };
  const values = Float32Array.from({ length: inputs }, (_, at) => value(at));
  const scores = ofRole.map((at) =>
    values.reduce(
      (sum, each, from) => sum + each * (weights[at * inputs + from] ?? 0) * (scales[at] ?? 0),
      bases[at] ?? 0,
    ),
  );
  const { at, share } = greatest(softmax(Float32Array.from(scores)));
  const words = meaningNames[ofRole[at] ?? -1]?.slice(role.length + 1) ?? other;
  return words === other ? undefined : { words, share };
}
