/** The tracker as CSV: line movement of singles and parlays. */
import { expect, test } from 'vitest';
import type { LegClv, SavedPick } from '../../../lambdas/contracts/picks/tracker.ts';
import { entitiesOf } from '../../../lambdas/domain/picks/entities.ts';
import { trackerCsv } from '../../../lambdas/domain/picks/tracker-csv.ts';
import { analysisOf } from '../../support/asks.ts';
import { slipWith } from '../../support/slips.ts';
import { legWith } from '../feed/games/games.ts';

const value: LegClv = { kind: 'value', percent: 2.1 };
const moved = (points: number): LegClv => ({ kind: 'line-moved', points });

test.each<[SavedPick['clv'], string]>([
  [undefined, ','],
  [null, ','],
  [{ percent: 2.1, legs: [value] }, '2.1,'],
  [{ percent: -2.1, legs: [value] }, '-2.1,'],
  [{ percent: null, legs: [moved(-1.5)] }, ',-1.5'],
  [{ percent: null, legs: [value, moved(1.5)] }, ',leg 2: 1.5'],
  [{ percent: null, legs: [moved(-0.5), null, moved(1.5)] }, ',leg 1: -0.5; leg 3: 1.5'],
  [{ percent: 4.2, legs: [value, value] }, '4.2,'],
])('%j is %s', (clv, cells) => {
  const pick: SavedPick = {
    id: 'id',
    promptLogId: 'ask',
    status: 'hit',
    gradedBy: 'feed',
    gradedAt: '2026-11-23T05:00:00.000Z',
    profit: 90.91,
    reasoning: 'One single',
    playText: 'Home Town',
    sport: 'NFL',
    created_at: '2026-11-20T05:00:00.000Z',
    metadata: entitiesOf(analysisOf([])),
    ...(clv !== undefined && { clv }),
  };
  const [head, line] = trackerCsv([pick]).split('\r\n');
  expect(head).toContain('profit_dollars_on_100,clv_percent,line_moved,question');
  expect(line).toMatch(new RegExp(`,90\\.91,${cells},One single,,,,,,,,,,,,,,$`));
});

test('a slip says what it needed and what its book paid, and has no price but the one that was entered', () => {
  const legs = [legWith({ price: -110 }), legWith({ market: 'total', selection: 'over', line: 44.5 })];
  const pick: SavedPick = {
    id: 'id',
    promptLogId: 'ask',
    status: 'hit',
    gradedBy: 'user',
    gradedAt: '2026-11-23T05:00:00.000Z',
    profit: 210,
    bet: {
      stake: 20,
      price: 210,
      book: null,
      note: null,
      boost: { percent: 30, maxStake: 10 },
      bonusBet: true,
      settledAs: 'repriced',
    },
    ownProfit: 48.3,
    reasoning: 'A same-game parlay',
    playText: '',
    sport: 'NFL',
    created_at: '2026-11-20T05:00:00.000Z',
    metadata: { ...entitiesOf(analysisOf(legs)), slip: slipWith({ goodAt: 490 }) },
  };
  const [, line] = trackerCsv([pick]).split('\r\n');
  expect(line).toMatch(/,20,\+210,48\.3,,,Book One,yes,\+490,30,10,yes,repriced$/);
  expect(line).toContain('2-leg same-game parlay: ');
});

test('scores name their teams, and the actual stake is next to the flat one', () => {
  const legs = [legWith({ home: 'New York Jets', away: 'Buffalo Bills' })];
  const pick: SavedPick = {
    id: 'id',
    promptLogId: 'ask',
    status: 'hit',
    gradedBy: 'feed',
    gradedAt: '2026-11-23T05:00:00.000Z',
    profit: 90.91,
    outcomes: [{ result: 'won', final: { home: 20, away: 27 }, margin: 7 }],
    bet: { stake: 25.5, price: 105, book: 'My Book', note: '=1+1' },
    ownProfit: 26.78,
    reasoning: 'One single',
    playText: 'Away Town',
    sport: 'NFL',
    created_at: '2026-11-20T05:00:00.000Z',
    metadata: entitiesOf(analysisOf(legs)),
  };
  const [head, line] = trackerCsv([pick]).split('\r\n');
  expect(head).toMatch(
    /,final_scores,leg_results,my_stake_dollars,my_price,my_profit_dollars,my_book,my_note,book,same_game,good_at,my_boost_percent,my_boost_max_stake_dollars,my_bonus_bet,my_book_paid$/,
  );
  expect(head).toMatch(/^saved_at,sport,bet_type,pick,game,starts_at,/);
  expect(line).toContain(',Jets −4.5,Buffalo Bills at New York Jets,');
  expect(line).toMatch(
    /,"Buffalo Bills 27, New York Jets 20",won,25\.5,\+105,26\.78,My Book,'=1\+1,[^,]+,,,,,,$/,
  );
  for (const sign of ['＝', '＋', '－', '＠']) {
    const [, fullWidth] = trackerCsv([{ ...pick, reasoning: `${sign}1+1` }]).split('\r\n');
    expect(fullWidth).toContain(`,'${sign}1+1,`);
  }
});
