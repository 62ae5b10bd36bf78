/** Games of the evening, of which a football team's record is asked for. */

/** Seven in the evening, Eastern, in minutes after midnight: from then on a game of the NFL is in prime time. */
export const evening = 19 * 60;
