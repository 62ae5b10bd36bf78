/** Screens that an answer can link to. */
export const screens = [
  'subscription',
  'settings',
  'account',
  'tracker',
  'track_record',
  'privacy',
  'terms',
  'disclaimer',
] as const;
export type Screen = (typeof screens)[number];
