/** How the questions of outsiders are written down: people who knew what is played and priced, and none of the code. */
import type { AskKind } from '../../../../lambdas/contracts/asking/query.ts';
import type { Sport } from '../../../../lambdas/contracts/feed/sports.ts';
import { type Case, type Expectation, info } from '../case.ts';

/** A wish for a bet. */
export const wish = (box: Sport, ask: string, expect: Expectation): Case => ({
  ask,
  box,
  expect,
  asks: 'play',
});

/** A question of a kind that is answered in words. @param says what the answer must contain */
export const inWords =
  (kind: AskKind) =>
  (box: Sport, ask: string, ...says: readonly string[]): Case => ({
    ask,
    box,
    expect: kind === 'care' || kind === 'age' ? { kinds: ['care'] } : info(says.length > 0 ? { says } : {}),
    asks: kind,
  });

/** Typed after an answer. @param kind of a question that is none about the answer */
export const followUp = (
  box: Sport,
  before: string,
  ask: string,
  expect: Expectation,
  kind: AskKind = 'change',
): Case => ({ ask, before, box, expect, asks: kind });
