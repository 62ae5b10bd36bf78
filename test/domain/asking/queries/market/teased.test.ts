/** The new lines of a teaser's legs, from those that are named or on the board. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import { anyTeaser } from '../../../../../lambdas/domain/asking/conversation/edits/terms/real.ts';
import { answerMarket } from '../../../../../lambdas/domain/asking/queries/market/answer.ts';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { game, tablesOf } from '../boards.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-20T15:00:00Z') };

function read(prompt: string) {
  const [query, ...others] = readQueries(prompt, context) ?? [];
  return query?.ask === 'market' && query.teased && others.length === 0 ? query : undefined;
}

const legsOf = (prompt: string) =>
  read(prompt)?.teased?.legs.map(({ teams: [team], side, line }) =>
    [team, side, line].filter((each) => each != null).join(' '),
  );

test.each([
  ['teased spreads of Lions and Bills by 6', 6, ['Detroit Lions', 'Buffalo Bills']],
  [
    '6 point teaser on chiefs and niners, what are the lines',
    6,
    ['Kansas City Chiefs', 'San Francisco 49ers'],
  ],
  [
    'If I tease Dallas from -9 and Buffalo from -8 by six, what do I lay?',
    6,
    ['Dallas Cowboys -9', 'Buffalo Bills -8'],
  ],
  ['tease the lions and the packers 7 pts, what numbers do i get', 7, ['Detroit Lions', 'Green Bay Packers']],
  ['whats the 49ers spread teased up 6.5', 6.5, ['San Francisco 49ers']],
  ['lines on a 6pt tease of Dallas and Miami?', 6, ['Dallas Cowboys', 'Miami Dolphins']],
  [
    'Lions -7.5 and Packers +3 in a 2 team teaser, 6 points',
    6,
    ['Detroit Lions -7.5', 'Green Bay Packers 3'],
  ],
  ['chiefs minus 8.5 and over 45 teased by 6', 6, ['Kansas City Chiefs -8.5', 'over 45']],
  ['tease the Chiefs Eagles over down 6', 6, ['Kansas City Chiefs over']],
  ['if i tease -7.5 six points what is it', 6, ['-7.5']],
  [
    '3 team 10 point teaser with the Cowboys, Dolphins and 49ers',
    10,
    ['Dallas Cowboys', 'Miami Dolphins', 'San Francisco 49ers'],
  ],
  [
    'if I tease Packers +3 to +9 and Lions -7.5 to -1.5 whats break even',
    6,
    ['Green Bay Packers 3', 'Detroit Lions -7.5'],
  ],
  [
    'my buddy says teasing the lions and bills is free money, true or nah',
    null,
    ['Detroit Lions', 'Buffalo Bills'],
  ],
  ['is teasing the steelers thru 3 and 7 +ev', null, ['Pittsburgh Steelers']],
  ['people say teasing the bills across the 3 and the 7 is profitable, facts?', null, ['Buffalo Bills']],
  ['lions bills teaser worth it', null, ['Detroit Lions', 'Buffalo Bills']],
])('“%s”', (prompt, points, legs) => {
  expect(read(prompt)?.teased?.points).toBe(points);
  expect(legsOf(prompt)).toEqual(legs);
});

test('of a ticket, the price', () => {
  expect(read('teaser lines for dallas and miami at -130')?.teased?.price).toBe(-130);
});

describe('asks for something else', () => {
  test.each([
    'give me a teaser',
    'how does a teaser work',
    'teaser with the Lions -1.5, they win by 1, is it a push',
    'tease Mahomes passing yards by 20',
    'log my Lions Bills teaser',
    'teased total of bears lions',
    '6 pt teaser packers and chiefs',
    '6pt tease, lions to -1.5 with chiefs to +3.5, book wants -120',
    'Lions -7.5 and Bills -3 parlay',
  ])('%s', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });
});

test('reads back from its canonical prompt', () => {
  const query = read('chiefs minus 8.5 and over 45 and the Bills under teased by 6 at -120');
  expect(query && readQueries(promptOf(query), context)).toEqual([query]);
});

test('a favorite gives fewer points, an underdog gets more, and an over needs fewer', () => {
  const tables = tablesOf([game]);
  const query = read('tease the Packers -8.5, over 45 and the Packers by 6');
  const { response, cards } = answerMarket(query as NonNullable<typeof query>, tables);
  expect(response).toContain('Green Bay Packers −8.5 becomes −2.5, through 3 and 7');
  expect(response).toContain('Over 45 becomes 39');
  expect(response).toContain('Green Bay Packers +3 becomes +9, through 7');
  expect(response).toContain('We have no teaser prices');
  for (const each of cards) expect(card.safeParse(each).error).toBeUndefined();
});

test.each([
  [
    'does a teaser on the seahawks from -8 to -2 make sense or is that a sucker bet',
    'By that, yes: this one does.',
  ],
  ['is teasing the seahawks from -10 to -4 dumb', 'By that, no: Seattle Seahawks −10 does not.'],
])('%s: whether one leg is worth it', (prompt, verdict) => {
  const query = read(prompt);
  expect(query && answerMarket(query, tablesOf([game])).response).toContain(verdict);
});

test('a team without a game is said', () => {
  const query = read('tease the Lions by 6');
  expect(answerMarket(query as NonNullable<typeof query>, tablesOf([game])).response).toMatch(
    /^No upcoming game for the Lions is listed/,
  );
});

describe('whether it is worth it', () => {
  const said = (prompt: string) => {
    const query = read(prompt);
    return query && answerMarket(query, tablesOf([game])).response;
  };

  test('where every leg moves through 3 and 7', () => {
    expect(said('tease the Packers -8.5 and the Packers -7.5 by 6')).toContain('By that, yes: these do.');
    expect(said('tease the Packers -8.5 and the Packers +3 by 6')).toContain(
      'By that, no: Green Bay Packers +3 does not.',
    );
  });

  test('of totals nothing is said', () => {
    expect(said('tease the Packers -8.5 and over 45 by 6')).not.toContain('worth it');
  });
});

describe('an example', () => {
  const query = anyTeaser;
  test('is of listed spreads', () => {
    expect(answerMarket(query, tablesOf([game])).response).toMatch(/^For example, teased by 6 points/);
  });
  test('is not made up where nothing is listed', () => {
    expect(answerMarket(query, tablesOf([])).response).not.toContain('becomes');
  });
});
