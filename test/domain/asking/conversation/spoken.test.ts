/** Changes of a bet and talk about it, in the words of bettors: one meaning, many ways to say it. */
import { describe, expect, test } from 'vitest';
import type { ShownLeg } from '../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { shownTurn } from './turns.ts';

/** A Saturday. */
const now = new Date('2026-11-21T15:00:00Z');
const names = [
  'Buffalo Bills',
  'New York Jets',
  'Dallas Cowboys',
  'Miami Dolphins',
  'Chicago Bears',
  'Green Bay Packers',
  'Detroit Lions',
];
const context = {
  selectedSport: 'NFL' as const,
  teams: names.map((name) => ({ sport: 'NFL' as const, name })),
  now,
};
const legOf = (gameId: string, home: string, away: string, price: number): ShownLeg => ({
  ...{ gameId, sport: 'NFL', home, away, market: 'moneyline', selection: 'home', line: null, price },
});
const legs = [
  legOf('G1', 'Buffalo Bills', 'New York Jets', -300),
  legOf('G2', 'Dallas Cowboys', 'Miami Dolphins', -120),
  legOf('G3', 'Chicago Bears', 'Green Bay Packers', -500),
];
const parlay = shownTurn(legs);
const single = shownTurn(legs.slice(0, 1));
const under: ShownLeg = {
  ...legOf('G1', 'Buffalo Bills', 'New York Jets', -110),
  market: 'total',
  selection: 'under',
  line: 41.5,
};
const keep = (...places: number[]) => places.map((at) => `G${at} moneyline home`);
const play = (reading: object, more: object = {}) => ({ kind: 'play', next: { reading, ...more } });
const terms = (...ids: string[]) => ({
  kind: 'queries',
  isAside: true,
  queries: [{ ask: 'explain', terms: ids }],
});

describe('another statistic of the one player who was shown', () => {
  const prop = {
    playerId: 'P1',
    player: 'Josh Allen',
    team: 'Buffalo Bills',
    stat: 'passing_yards' as const,
  };
  const leg: ShownLeg = {
    ...legOf('G1', 'Buffalo Bills', 'New York Jets', -110),
    market: 'prop',
    selection: 'over',
    line: 250.5,
    prop,
  };
  const over = {
    player: 'Josh Allen',
    markets: ['prop' as const],
    stat: 'passing_yards' as const,
    sides: ['over' as const],
  };
  const ofAllen = { ...context, players: ['Josh Allen'] };

  test.each([
    'nah give me his rushing instead',
    'do his rushing yards instead',
    'can you do his rushing yards instead please',
    'actually, how about his rushing instead?',
    "i'd rather have his rushing yards instead",
  ])('“%s” is of the same side', (prompt) => {
    expect(hear(prompt, shownTurn([leg], over), ofAllen)).toMatchObject(
      play({ player: 'Josh Allen', stat: 'rushing_yards', sides: ['over'] }),
    );
  });

  test('a side that is said is meant', () => {
    expect(
      hear('give me his under rushing yards instead', shownTurn([leg], over), ofAllen),
    ).not.toMatchObject(play({ sides: ['over'] }));
  });
});

describe('all that was shown is disliked, and begun anew', () => {
  test.each([
    'nah i hate both of those, start over',
    'dont like these, start over',
    "i don't like either, start fresh",
    'these suck start from scratch',
    'those are trash, lets start over pls',
    'hate it, try again',
  ])('“%s” asks for something else', (prompt) => {
    expect(hear(prompt, parlay, context)).toEqual(hear('something else', parlay, context));
  });

  test.each(['hate these, start over with the packers', 'i hate the bills, start over', 'start over'])(
    '“%s” says more, or nothing of what was shown',
    (prompt) => {
      expect(hear(prompt, parlay, context)).not.toEqual(hear('something else', parlay, context));
    },
  );
});

describe('the odds that something happens are its chance', () => {
  test.each([
    'what are the odds they actually win',
    'what are the odds they win',
    'whats the odds this hits',
    'so what are the odds it really cashes',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, single, context)).toMatchObject({ kind: 'about', what: 'chance' });
  });

  test.each(['what are the odds', 'what were the odds', 'odds?'])('“%s” is the price', (prompt) => {
    expect(hear(prompt, single, context)).toMatchObject({ kind: 'about', what: 'shown' });
  });
});

describe('legs leave and come', () => {
  test.each([
    ['take the bears out but keep the rest', keep(1, 2)],
    ['pull the cowboys out of there', keep(1, 3)],
    ['ok leave buffalo out', keep(2, 3)],
    ['drop it to the two safest', keep(1, 3)],
    ['just the 2 likeliest legs', keep(1, 3)],
    ['cut it down to the safest two. $50 on it pays what', keep(1, 3)],
    ['only the two riskiest', keep(1, 2)],
    ['drop 1 n 2', keep(3)],
    ['swap leg 1 & 3', keep(2)],
  ])('“%s”', (prompt, kept) => {
    expect(hear(prompt, parlay, context)).toMatchObject(play({}, { keep: kept }));
  });

  test.each([
    ['dont care for the cowboys in there, put in the lions instead', keep(1, 3), 3],
    ['swap dallas out, give me the lions instead', keep(1, 3), 3],
    ['toss in a lions win as leg 4', keep(1, 2, 3), 4],
    ['add the lions as the last leg', keep(1, 2, 3), 4],
  ])('“%s”', (prompt, kept, count) => {
    const heard = hear(prompt, parlay, context);
    expect(heard).toMatchObject(play({}, { keep: kept }));
    const wishes = heard?.kind === 'play' ? heard.next.reading.wishes : [];
    expect(wishes).toContainEqual(
      expect.objectContaining({ teams: [expect.objectContaining({ name: 'Detroit Lions' })] }),
    );
    expect(wishes.reduce((sum, wish) => sum + wish.count, 0)).toBe(count);
  });

  test('more than a number of legs is not cut off', () => {
    const wishes = ['Buffalo Bills', 'Chicago Bears', 'Detroit Lions'].map((name) => ({ teams: [{ name }] }));
    expect(hear('just the two safest and add the lions', parlay, context)).toMatchObject(
      play({ wishes }, { keep: keep(1, 3) }),
    );
  });

  test('a leg that names its game is not bound to the hours of the others', () => {
    const early = shownTurn(legs, { starts: { from: null, before: 960 } });
    const heard = hear('add something from the lions game', early, context);
    expect(heard).toMatchObject(play({ starts: null }));
    const other = hear('add an over', early, context);
    expect(other).toMatchObject(play({ starts: { from: null, before: 960 } }));
  });

  test.each([
    "i'd rather have the lions in there",
    'want the lions in there somewhere',
    'can you get the lions in there',
  ])('whom it replaces is asked: “%s”', (prompt) => {
    expect(hear(prompt, parlay, context)).toMatchObject({
      kind: 'unclear',
      instead: expect.arrayContaining(['Swap leg 2 for the Detroit Lions', 'Add the Detroit Lions']),
    });
    for (const tap of ['Swap leg 2 for the Detroit Lions', 'Add the Detroit Lions'])
      expect(hear(tap, parlay, context)?.kind, tap).toBe('play');
  });

  test('who is in the bet already is said', () => {
    expect(hear('id rather have dallas in there', parlay, context)).toMatchObject({
      kind: 'unclear',
      why: 'Leg 2 is on the Cowboys game already.',
    });
  });
});

describe('another team, market or bet', () => {
  test.each([
    ['not the bills the lions', play({ teams: [{ name: 'Detroit Lions' }] })],
    ['no not buffalo, the lions', play({ teams: [{ name: 'Detroit Lions' }] })],
    ['lions my bad', play({ teams: [{ name: 'Detroit Lions' }] })],
    ['nvm the moneyline, total?', play({ markets: ['total'] })],
    ['forget the spread, what about the over', play({ sides: ['over'] })],
    ["that's the favorite?? i want plus money", play({ price: { min: 100 } })],
    ['thats -400 lol i want plus money', play({ price: { min: 100 } })],
    ['got anything else in this game', play({ teams: [{}, {}] }, { without: keep(1) })],
    ['nah not for me, what else do you like in that game', play({ teams: [{}, {}] }, { without: keep(1) })],
    ['different bet, same game', play({ teams: [{}, {}] }, { without: keep(1) })],
  ])('“%s”', (prompt, heard) => {
    expect(hear(prompt, single, context)).toMatchObject(heard);
  });

  test.each(['thats -400 lol gimme plus money', 'thats -400 lol i want plus money'])(
    'a safe bet with a lower bound of its price stays a safe one: “%s”',
    (prompt) => {
      const safe = shownTurn(legs.slice(0, 1), { risk: 'safe' });
      expect(hear(prompt, safe, context)).toMatchObject(play({ risk: 'safe' }));
    },
  );

  test.each(['between +150 and +200', 'a long shot instead'])(
    'and not with another bound: “%s”',
    (prompt) => {
      const heard = hear(prompt, shownTurn(legs.slice(0, 1), { risk: 'safe' }), context);
      expect(heard?.kind === 'play' && heard.next.reading.risk).not.toBe('safe');
    },
  );

  test('of several legs, the one that was named leaves', () => {
    expect(hear('not the cowboys the lions', parlay, context)).toMatchObject(play({}, { keep: keep(1, 3) }));
  });

  test.each(['is there any way to juice that up to like +1000', 'any chance we can push this up to +1000'])(
    'what the whole pays: “%s”',
    (prompt) => {
      expect(hear(prompt, parlay, context)).toMatchObject(play({ payout: { min: expect.any(Number) } }));
    },
  );
});

describe('talk about the bet', () => {
  test.each([
    ['what happens if one of em loses', terms('parlay', 'push_in_parlay')],
    ['so if 1 leg busts im done?', terms('parlay', 'push_in_parlay')],
    ['am i done if a team chokes', terms('parlay', 'push_in_parlay')],
    ['what if they tie', terms('push')],
    ['whats dead weight in here', { kind: 'about', what: 'weakest' }],
    ["which one's most likely to screw me", { kind: 'about', what: 'weakest' }],
    ['ok lock that in', { kind: 'save' }],
    ['which one is dragging it down', { kind: 'about', what: 'weakest' }],
    ['ok but why tho', { kind: 'about', what: 'why' }],
    ['so on what grounds', { kind: 'about', what: 'why' }],
  ])('“%s”', (prompt, heard) => {
    expect(hear(prompt, parlay, context)).toMatchObject(heard);
  });

  test.each(['so ur saying over? on what grounds', 'why the over'])(
    'the reasons say which side it is: “%s”',
    (prompt) => {
      expect(hear(prompt, shownTurn([under]), context)).toEqual({ kind: 'about', what: 'why', leg: 0 });
    },
  );

  test.each([
    'alright bet, preciate it',
    'ok bet',
    'say less',
    'ur the goat 🐐',
    'bet ty my guy',
    'much love fam',
    'perfect thx, gl today',
    'ty have a good one',
    'good luck to us tonight',
    'thats all i needed, thanks man',
    'appreciate it, enjoy the games',
    'awesome. best of luck!',
    'thanks, i’ll text him that',
    'thx gonna show my dad this',
    'cool ill let my brother know',
    'appreciate it bud, good luck tmrw',
    'thanks a ton for all the help',
    'ok ill pass it along, ty',
  ])('“%s” asks for nothing', (prompt) => {
    expect(hear(prompt, parlay, context)).toEqual({ kind: 'thanks' });
  });

  test.each([
    'bet it',
    'best bet',
    'bet 20 on it',
    'another bet',
    'good luck charm parlay',
    'thanks, now show me the other side',
    'ill take it',
    'ill pass',
  ])('“%s” is no thanks', (prompt) => {
    expect(hear(prompt, parlay, context)?.kind).not.toBe('thanks');
  });
});

describe('a complaint of the price wants one that pays more', () => {
  const longer = { kind: 'play', next: { reading: { chance: { max: expect.any(Number) } } } };
  test.each([
    'thats -400 lol i need something that pays',
    'its -455, i want something that pays more',
    'bro thats like -300 lol give me something that actually pays',
    'i need something that pays',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, single, context)).toMatchObject(longer);
  });

  test.each(['thats -400, is it a good price', 'something that pays +200', 'who pays more'])(
    '“%s” says something else',
    (prompt) => expect(hear(prompt, single, context)).not.toMatchObject(longer),
  );
});
