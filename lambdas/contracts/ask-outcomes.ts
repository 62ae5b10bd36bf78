/** How an ask can end: the outcomes that the admin portal counts by day. */

/** A play; no bet that fits; information; help for somebody in distress; or no answer at all. */
export const askOutcomes = ['play', 'no_play', 'info', 'care', 'failed'] as const;
export type AskOutcome = (typeof askOutcomes)[number];
