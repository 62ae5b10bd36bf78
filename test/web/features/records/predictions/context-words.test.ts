/** Form, standings and head-to-head in words. */
import { expect, test } from 'vitest';
import type { Standing, Stats } from '../../../../../lambdas/contracts/feed/stats.ts';
import {
  formMark,
  recordWords,
  standingWords,
  statsBefore,
} from '../../../../../web/src/features/records/predictions/context-words.ts';

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

test('a result is a letter and the score, from the team’s side', () => {
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
  [{ group: 'National Football Conference, NFC West' }, '8–3, 2nd in NFC West'],
  [{ group: 'Eastern Conference, Southeast' }, '8–3, 2nd in the Southeast Division'],
  [{ group: 'Western Conference, Central' }, '8–3, 2nd in the Central Division'],
  [{ group: 'American League, East' }, '8–3, 2nd in American League East'],
  [{ group: 'Eastern Conference' }, '8–3, 2nd in Eastern Conference'],
])('standings with %j', (given, words) => {
  expect(standingWords({ ...row, ...given })).toBe(words);
});

test('meetings are counted as listed', () => {
  const section = { available: true, reason: null, asOf: null, age: null, isStale: false, source: null };
  const meeting = { day: '2026-01-01', home: 'A', away: 'B', score: null };
  const counts = { won: 1, lost: 0, drawn: 0 };
  expect(recordWords({ ...section, ...counts, meetings: [meeting] })).toBe('1–0 in 1 meeting');
  expect(recordWords({ ...section, ...counts, meetings: [meeting] }, 'Home Town')).toBe(
    'Home Town: 1–0 in 1 meeting',
  );
  expect(recordWords({ ...section, ...counts, drawn: 1, meetings: [meeting, meeting] })).toBe(
    '1–0–1 in 2 meetings',
  );
});

test('meetings after the pick are neither listed nor counted', () => {
  const meeting = (day: string, home: string, scored: number, conceded: number) => ({
    day,
    home,
    away: home === 'Bills' ? 'Jets' : 'Bills',
    score: { home: scored, away: conceded },
  });
  const result = (day: string) => ({ day, opponent: 'Jets', outcome: 'win', scored: 1, conceded: 0 });
  const section = { available: true, reason: null, asOf: null, source: null, isStale: false };
  const stats = {
    team: { id: 'b', name: 'Bills' },
    form: {
      ...section,
      teams: [{ team: { id: 'b', name: 'Bills' }, results: [result('2026-11-20'), result('2026-11-22')] }],
    },
    headToHead: {
      ...section,
      meetings: [
        meeting('2026-11-22', 'Bills', 9, 0),
        meeting('2026-11-02', 'Jets', 20, 24),
        meeting('2025-11-02', 'Bills', 3, 7),
        meeting('2024-11-02', 'Bills', 10, 3),
      ],
      won: 3,
      lost: 1,
      drawn: 0,
    },
  } as unknown as Stats;
  const { form, headToHead } = statsBefore(stats, '2026-11-22T01:00:00Z');
  expect(form.teams[0]?.results.map(({ day }) => day)).toEqual(['2026-11-20']);
  expect(recordWords(headToHead, 'Bills')).toBe('Bills: 2–1 in 3 meetings');
});
