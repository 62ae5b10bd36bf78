/** The privacy policy states what administrators can see of a user. */
import { expect, test } from 'vitest';
import { privacy } from '../../../../web/src/components/legal/privacy.ts';

test('an administrator can open the last ten questions, and each time is recorded', () => {
  expect(JSON.stringify(privacy.sections)).toMatch(
    /open your last ten questions.+Each time.+records who opened/,
  );
});
