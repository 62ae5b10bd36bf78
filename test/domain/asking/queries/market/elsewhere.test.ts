/** Whether another book has a line that the asker's own book has not. */
import { expect, test } from 'vitest';
import { readElsewhere } from '../../../../../lambdas/domain/asking/queries/market/reading/elsewhere.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const known = { selectedSport: 'NFL' as const, teams, today: '2026-11-22' };

test.each([
  ['Lions are -7.5 at my book, do any others have -7?', -7],
  ['lions -7.5 at my book, any others got -7?', -7],
  ['my book has the lions at -7.5, is anybody at -7', -7],
  ['fanduel has lions -7.5, is there a -7 anywhere else', -7],
  ['if my book has the lions at +3, who still has +3.5', 3.5],
  ['lions are -7.5 on my app, anyone have -7', -7],
])('%s', (prompt, line) => {
  expect(readElsewhere(prompt, known)).toMatchObject({
    topic: 'books',
    teams: ['Detroit Lions'],
    market: 'spread',
    line,
  });
});

test.each([
  'my book has lions -7.5, should i buy it to -7',
  'my book has lions -7.5, any chance they cover -7',
  'lions are -7.5 at my book, do they win',
  'lions -7.5 at my book and any bet on the bears +7',
])('%s is for other readers', (prompt) => {
  expect(readElsewhere(prompt, known)).toBeUndefined();
});
