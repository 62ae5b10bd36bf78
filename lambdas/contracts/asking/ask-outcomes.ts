/** The possible outcomes of an ask, which the admin portal counts by day. */

/** A play, no fitting bet, a question asked back, information, a support message, or no answer. */
export const askOutcomes = ['play', 'no_play', 'clarify', 'info', 'care', 'failed'] as const;
export type AskOutcome = (typeof askOutcomes)[number];
