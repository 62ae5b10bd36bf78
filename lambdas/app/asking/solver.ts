/** The solver's place: who chooses the legs of a play and the facts for and against them. */

import { type Choice, choose } from '../../domain/asking/answer/choose.ts';
import type { Offer } from '../../domain/asking/answer/offer/result.ts';

/**
 * @param now the time of the choice: games can have started since the offer was made
 * @returns legs that fit the question together; none if every fitting game has started
 */
export type Solver = (offer: Extract<Offer, { kind: 'offer' }>, now: Date) => Choice;

/** The first legs in the order of the ranking that fit together. */
export const ranking: Solver = choose;
