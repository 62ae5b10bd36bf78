/** The eval's questions. */
import { describe, expect, test } from 'vitest';
import { cases, chips } from '../../../scripts/eval/cases.ts';
import { clock, days } from '../../../scripts/eval/clock.ts';
import { rawGames } from '../../../scripts/eval/raw.ts';
import { replayedSports } from '../../../scripts/local/feed/seasons/teams.ts';
import { hostileWords } from '../../../scripts/local/model/hostile.ts';

describe('the questions', () => {
  test('are many, and none is repeated for the same user', () => {
    expect(cases.length).toBeGreaterThanOrEqual(170);
    const prompts = cases.map(({ ask, before, box, preferences }) =>
      JSON.stringify([ask, before, box, preferences]),
    );
    expect(new Set(prompts).size).toBe(cases.length);
    expect(chips).toHaveLength(30);
  });

  test('contain no word of the hostile model, so that its words can be detected', () => {
    const prompts = cases.map(({ ask, before = '' }) => `${ask} ${before}`.toLowerCase()).join('\n');
    expect(hostileWords.filter((word) => prompts.includes(word.toLowerCase()))).toEqual([]);
  });

  test('are within the length limit of a prompt', () => {
    for (const { ask } of cases) expect(ask.trim().length).toBeGreaterThan(0);
    expect(Math.max(...cases.map(({ ask }) => ask.length))).toBe(2000);
  });

  test('name existing games and their teams', () => {
    const coming = replayedSports.flatMap((sport) =>
      rawGames(sport).filter(({ startsAt }) => startsAt > clock),
    );
    const names = new Set(coming.flatMap(({ home, away }) => [home.name, away.name]));
    for (const { ask, expect: expectation } of cases) {
      const { teams = [], onlyTeams = [], back = [], against = [], notTeams = [], meeting } = expectation;
      const named = [...teams, ...onlyTeams, ...back, ...against, ...notTeams, ...(meeting ?? [])];
      expect(
        named.filter((name) => !names.has(name)),
        ask,
      ).toEqual([]);
      if (!meeting) continue;
      const on = expectation.days?.map((day) => days[day] as string);
      const met = coming.filter(
        ({ home, away, day }) =>
          meeting.includes(home.name) && meeting.includes(away.name) && (on?.includes(day) ?? true),
      );
      expect(met, ask).not.toEqual([]);
    }
  });
});
