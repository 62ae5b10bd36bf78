/** An answer as it is stored: what a play and a bet that the asker named have in common, and the latter. */
import type { Ask } from '../../data/asking/asks.ts';
import type { Asking } from './asking.ts';
import type { NoPlay, Play } from './outcome.ts';
import type { Understood } from './question.ts';

export const storedAsk = (
  id: string,
  { response, analysis, readBy, reading }: Play | NoPlay,
  { prompt }: Pick<Understood, 'prompt'>,
  { user, now, sport }: Asking,
) => ({
  id,
  userId: user.id,
  prompt,
  sport: analysis.legs[0]?.sport ?? sport,
  response,
  analysis,
  readBy,
  reading,
  createdAt: now.toISOString(),
});

export const ownAskOf = (
  id: string,
  outcome: NoPlay,
  understood: Pick<Understood, 'prompt'>,
  asking: Asking,
): Ask => ({
  ...storedAsk(id, outcome, understood, asking),
  charged: false,
  origin: 'own',
});
