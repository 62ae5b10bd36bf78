/** Form, standings and meetings in words. */
import { expect, test } from 'vitest';
import type { Standing } from '../../lambdas/contracts/stats.ts';
import { formMark, recordWords, standingWords } from '../../web/src/features/predictions/context-words.ts';

const row: Standing = {
  team: { id: '1', name: 'Home Town' },
  group: 'AFC West',
  position: 2,
  won: 8,
  lost: 3,
  drawn: null,
  overtimeLosses: null,
  points: null,
  winShare: null,
  scored: null,
  conceded: null,
  scoredPerGame: null,
  concededPerGame: null,
  homeRecord: null,
  awayRecord: null,
  streak: null,
  lastTen: null,
};

test('a result is a letter and its score, from the team’s side', () => {
  const game = { gameId: '1', day: '2026-11-15', opponent: 'Away Town', isHome: false };
  expect(formMark({ ...game, outcome: 'win', scored: 24, conceded: 17 })).toBe('W 24–17');
  expect(formMark({ ...game, outcome: 'draw', scored: 1, conceded: 1 })).toBe('D 1–1');
});

test.each([
  [{}, '8–3, 2nd in AFC West'],
  [{ drawn: 1, position: 1 }, '8–3–1, 1st in AFC West'],
  [{ position: 13, drawn: 0 }, '8–3, 13th in AFC West'],
  [{ won: null, position: 3 }, '3rd in AFC West'],
  [{ position: null }, '8–3, AFC West'],
  [{ group: 'NFL, All teams' }, '8–3, 2nd in NFL'],
])('a standing with %j', (given, words) => {
  expect(standingWords({ ...row, ...given })).toBe(words);
});

test('meetings are counted as they are listed', () => {
  const section = { available: true, reason: null, asOf: null, age: null, isStale: false, source: null };
  const meeting = { day: '2026-01-01', home: 'A', away: 'B', score: null };
  const counts = { won: 1, lost: 0, drawn: 0 };
  expect(recordWords({ ...section, ...counts, meetings: [meeting] })).toBe('Won 1, lost 0 of 1 meeting');
  expect(recordWords({ ...section, ...counts, meetings: [meeting] }, 'Home Town')).toBe(
    'Home Town: won 1, lost 0 of 1 meeting',
  );
  expect(recordWords({ ...section, ...counts, drawn: 1, meetings: [meeting, meeting] })).toBe(
    'Won 1, lost 0, drawn 1 of 2 meetings',
  );
});
