/** A bet that the asker named, as it is stored. */
import type { Ask } from '../../data/asking/asks.ts';
import type { Asking } from './asking.ts';
import type { NoPlay } from './outcome.ts';
import type { Understood } from './question.ts';

export function ownAskOf(
  id: string,
  { response, analysis, readBy, reading }: NoPlay,
  { prompt }: Understood,
  { user, now, sport }: Asking,
): Ask {
  return {
    id,
    userId: user.id,
    prompt,
    sport: analysis.legs[0]?.sport ?? sport,
    response,
    analysis,
    charged: false,
    readBy,
    origin: 'own',
    reading,
    createdAt: now.toISOString(),
  };
}
