/** Avoids repetition: of several sentences for a point, takes the first that this answer has not used. */

export interface Speaker {
  /** @param variants at least one; where all were said, the first is said again */
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
