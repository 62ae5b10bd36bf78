/** The evening of "tonight" is not taken along to another day by a restatement. */
import { describe, expect, test } from 'vitest';
import { withoutOldHours } from '../../../../../lambdas/domain/asking/reading/restated/hours.ts';
import { readingWith } from '../../../feed/games/games.ts';

const days = ['2026-11-22'];
const starts = { from: 1020, before: null };
const written = readingWith({ days, starts });
const read = readingWith({ days });

describe('hours of a restatement', () => {
  test.each(['same thing but tmrw', 'what about sunday', 'now do tomorrow'])(
    'are left with the other day: “%s”',
    (typed) => {
      expect(withoutOldHours(written, read, typed).starts).toBeNull();
    },
  );

  test.each(['same for tomorrow night', 'tomorrow after 5', 'the late ones tomorrow'])(
    'stay where they are typed: “%s”',
    (typed) => {
      expect(withoutOldHours(written, read, typed).starts).toEqual(starts);
    },
  );

  test('stay where the rules hear them, too, or no other day', () => {
    expect(withoutOldHours(written, readingWith({ days, starts }), 'same but tomorrow').starts).toEqual(
      starts,
    );
    expect(withoutOldHours(written, readingWith({}), 'same but spreads').starts).toEqual(starts);
  });
});
