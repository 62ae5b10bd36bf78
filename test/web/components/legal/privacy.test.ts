/** The privacy policy states what administrators can see of a user, and the date of the version it is. */
import { expect, test } from 'vitest';
import { privacy } from '../../../../web/src/components/legal/privacy.ts';

test('an administrator can open the last ten questions, and each time is recorded', () => {
  expect(JSON.stringify(privacy.sections)).toMatch(
    /open your last ten questions.+Each time.+records who opened/,
  );
});

test('has one date of its last change', () => {
  expect(privacy.updated).toBe('November 23, 2026; first version July 11, 2025');
  expect(JSON.stringify(privacy.sections)).not.toMatch(/revised|updated/i);
});
