/** A leg that is named together with what becomes of it, and somebody else for the one bet on a player. */
import { describe, expect, test } from 'vitest';
import type { ShownLeg } from '../../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { legOf } from '../legs.ts';
import { quarterbacks as context, shownTurn } from '../turns.ts';

const bills = legOf({});
const cowboys = legOf({
  gameId: 'G2',
  home: 'Dallas Cowboys',
  away: 'Miami Dolphins',
  market: 'moneyline',
  line: null,
});
const bears = legOf({ gameId: 'G3', home: 'Chicago Bears', away: 'Green Bay Packers', selection: 'away' });
const propOf = (player: string, team: string, changes: Partial<ShownLeg> = {}): ShownLeg =>
  legOf({
    market: 'prop',
    selection: 'over',
    line: 240.5,
    prop: { playerId: player, player, team, stat: 'passing_yards' },
    ...changes,
  });
const three = shownTurn([bills, cowboys, bears]);
const two = shownTurn([bills, cowboys]);
const keys = ['G1 spread home', 'G2 moneyline home', 'G3 spread away'];
const kept = (...places: readonly number[]) => ({
  kind: 'play',
  next: {
    reading: { legs: { min: places.length, max: places.length } },
    keep: places.map((place) => keys[place]),
  },
});
const swapped = (leg: number) => ({
  kind: 'play',
  next: { reading: { legs: { min: 3, max: 3 } }, keep: keys.filter((_, at) => at !== leg) },
});

describe('what is to become of the leg that was named before', () => {
  test.each([
    ['kinda nervous about leg 2, take it off and keep the other two', kept(0, 2)],
    ['not sure about leg 2. take it out, keep the rest', kept(0, 2)],
    ['the cowboys leg has no value, lose it', kept(0, 2)],
    ['i hate the packers spread so just drop it', kept(0, 1)],
    ['leg 1 is sketchy replace it', swapped(0)],
    ['worried about the cowboys leg, swap it for something else', swapped(1)],
    ['third one looks rough can you switch it out', swapped(2)],
  ])('“%s”', (prompt, heard) => {
    expect(hear(prompt, three, context)).toMatchObject(heard);
  });

  test.each([
    'nervous about leg 2, take it off',
    'the second leg worries me, get rid of it',
    'hate leg 3 so swap it',
  ])('“%s” after an answer without a bet', (prompt) => {
    const turn = { ...three, play: undefined };
    expect(hear(prompt, turn, context)).toMatchObject({
      kind: 'unclear',
      why: expect.stringContaining('no bet of ours'),
    });
  });

  test('a saved pick has no leg', () => {
    const heard = hear('about that last pick, take it off', { ...three, play: undefined }, context);
    expect(heard).not.toMatchObject({ why: expect.stringContaining('no bet of ours') });
  });

  test.each(['should i worry about leg 2, drop it', 'what about leg 2, swap it?', 'keep leg 1, drop it'])(
    '“%s” drops no leg of its own',
    (prompt) => {
      expect(hear(prompt, three, context)).not.toMatchObject({
        kind: 'play',
        next: { keep: [keys[0], keys[2]] },
      });
    },
  );
});

describe('one leg of a parlay as a bet by itself', () => {
  test.each([
    'drop the second leg and just give me the first as a straight bet',
    'drop leg 2 and make it a straight bet',
    'just give me the first as a single',
    'lose leg 2 and just play the first one straight',
    'just leg 1 as a straight bet',
    'only do the first leg by itself',
    "i'll just take the bills straight",
  ])('“%s”', (prompt) => {
    expect(hear(prompt, two, context)).toMatchObject(kept(0));
  });

  test('of three legs, it leaves the third one too', () => {
    const prompt = 'drop the second leg and just give me the first as a straight bet';
    expect(hear(prompt, three, context)).toMatchObject(kept(0));
  });

  test.each([
    ['how much is the first leg by itself', { kind: 'about', what: 'shown', leg: 0 }],
    ['can you make them straight bets instead', { next: { reading: { slips: { kind: 'singles' } } } }],
  ])('“%s” asks for something else', (prompt, heard) => {
    expect(hear(prompt, two, context)).toMatchObject(heard);
  });
});

describe('no two legs on one team', () => {
  const allen = propOf('Josh Allen', 'Buffalo Bills');
  const wilson = propOf('Garrett Wilson', 'New York Jets');
  const twoBills = shownTurn([bills, cowboys, allen]);

  test.each([
    'no more than one guy from the same team pls',
    'max one player per team',
    'only one leg from each team',
    'dont put 2 guys from the same team',
    'no two players from the same team',
    'no teammates',
    'all from different teams',
  ])('“%s” swaps the second one', (prompt) => {
    expect(hear(prompt, twoBills, context)).toMatchObject({
      kind: 'play',
      next: { reading: { legs: { min: 3, max: 3 } }, keep: keys.slice(0, 2) },
    });
    expect(hear(prompt, three, context)).toMatchObject({
      kind: 'unclear',
      why: 'No two legs of the last answer are on the same team, so nothing would change.',
    });
  });

  test('in one game the other team is wanted', () => {
    expect(
      hear('one guy from each team', shownTurn([bills, allen], { sameGame: true }), context),
    ).toMatchObject({
      kind: 'play',
      next: {
        reading: { sameGame: true, wishes: [{}, { markets: ['prop'], teams: [{ name: 'New York Jets' }] }] },
      },
    });
  });

  test('three legs of one game are never on three teams', () => {
    const turn = shownTurn([bills, allen, wilson], { sameGame: true });
    expect(hear('no teammates', turn, context)).toMatchObject({
      kind: 'unclear',
      why: expect.stringContaining('A game has two teams'),
    });
  });

  test.each(['one more guy from the same team', 'add a teammate'])('“%s” asks for another leg', (prompt) => {
    expect(hear(prompt, twoBills, context)).not.toMatchObject({
      why: expect.stringContaining('on the same team'),
    });
  });
});

describe('somebody else who plays there', () => {
  const shown = shownTurn([propOf('Josh Allen', 'Buffalo Bills')], {
    stat: 'passing_yards',
    markets: ['prop'],
  });

  test.each([
    'diff qb',
    'different quarterback pls',
    'give me another qb',
    'other qbs?',
    'got a different passer',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, shown, context)).toMatchObject({
      kind: 'play',
      next: {
        reading: { stat: 'passing_yards', notPlayers: ['Josh Allen'], player: null },
        without: ['player Josh Allen'],
      },
    });
  });

  test('a position that says more than the statistic is one of the terms', () => {
    const heard = hear('another running back', shown, context);
    expect(heard).toMatchObject({ next: { reading: { positions: ['running_back'] } } });
  });

  test('of several legs, nobody knows whose place is meant', () => {
    const turn = shownTurn([propOf('Josh Allen', 'Buffalo Bills'), cowboys]);
    expect(hear('give me another qb', turn, context)).not.toMatchObject({
      next: { reading: { notPlayers: ['Josh Allen'] } },
    });
  });
});

describe('somebody who is in no leg is to leave', () => {
  const allen = propOf('Josh Allen', 'Buffalo Bills');

  test.each([
    'take mahomes out and put in allen',
    'drop mahomes put allen in',
    'swap out mahomes and add allen passing yards',
  ])('“%s” says that the other one is in the bet', (prompt) => {
    const heard = hear(prompt, shownTurn([cowboys, allen]), context);
    expect(heard).toMatchObject({
      kind: 'unclear',
      why: 'The last answer has 2 legs, and none is on Patrick Mahomes. Josh Allen is leg 2 already.',
    });
    expect(heard?.kind === 'unclear' && heard.instead).not.toContain('Add allen');
  });

  test('of one leg, it says whom the bet is on', () => {
    expect(hear('swap out mahomes for someone else', shownTurn([allen]), context)).toMatchObject({
      kind: 'unclear',
      why: 'The last answer is on Josh Allen alone, and not on Patrick Mahomes.',
    });
  });

  test.each([
    'allen instead of lebron james',
    'allen instead of james cook',
    'josh allen rather than mahomes',
  ])('“%s” takes the place of the one bet', (prompt) => {
    const shown = propOf('Patrick Mahomes', 'Kansas City Chiefs');
    const turn = shownTurn([shown], { slips: { kind: 'singles', count: 3, by: null } });
    const known = { ...context, players: [...context.players, 'LeBron James', 'James Cook'] };
    const heard = hear(prompt, turn, known);
    expect(heard).toMatchObject({ kind: 'play', next: { reading: { player: 'Josh Allen' } } });
    expect(heard?.kind === 'play' && heard.next.reading).not.toHaveProperty('slips');
  });

  test('of several legs, which one leaves is asked back', () => {
    expect(hear('allen instead of mahomes', shownTurn([bills, cowboys]), context)).toMatchObject({
      kind: 'unclear',
      why: 'The last answer has 2 legs, and none is on Patrick Mahomes.',
    });
  });
});

describe('other lines at plus money', () => {
  const turn = shownTurn([propOf('Josh Allen', 'Buffalo Bills'), cowboys]);
  test.each([
    'thats too much juice, use alternate lines so it pays plus money',
    'alt lines at plus money',
    'can you use alt lines so each one is plus money',
    "too juicy, use alt lines so they're plus money",
    'i want plus money, use alternate lines',
  ])('“%s” is said of each leg', (prompt) => {
    expect(hear(prompt, turn, context)).toMatchObject({
      kind: 'play',
      next: { reading: { price: { min: 100, max: null }, payout: null, lines: { alternate: 'any' } } },
    });
  });

  test('a payout is of the whole', () => {
    expect(hear('i want at least +500', turn, context)).toMatchObject({
      next: { reading: { payout: { min: 500 }, price: null } },
    });
  });
});
