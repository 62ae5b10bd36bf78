/** Avoids repetition: picks the first of several equivalent sentences that the answer has not used yet. */

export interface Speaker {
  /** @param variants at least one; if all were used, the first is used again */
  readonly say: (variants: readonly string[]) => string;
}

export function speaker(): Speaker {
  const used = new Set<string>();
  return {
    say(variants) {
      const fresh = variants.find((sentence) => !used.has(sentence)) ?? variants[0] ?? '';
      used.add(fresh);
      return fresh;
    },
  };
}
