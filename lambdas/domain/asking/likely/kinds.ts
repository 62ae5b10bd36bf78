/** The kinds of question that a text can look like. */
export const likelyKinds = [
  'play',
  'check',
  'compare',
  'market',
  'find',
  'sum',
  'mine',
  'track',
  'explain',
  'change',
  'not_offered',
  'service',
  'off_topic',
  'care',
  'age',
] as const;
export type LikelyKind = (typeof likelyKinds)[number];
