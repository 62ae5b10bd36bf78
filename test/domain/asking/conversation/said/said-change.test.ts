/** Changes that are said in full, and stakes on the bet that was shown, which never become legs. */
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { readingWith } from '../../../feed/games/games.ts';
import { legOf } from '../legs.ts';
import { shownTurn } from '../turns.ts';

/** A Saturday. */
const now = new Date('2026-11-21T15:00:00Z');
const names = [
  ...['Buffalo Bills', 'New York Jets', 'Dallas Cowboys', 'Miami Dolphins', 'Chicago Bears'],
  ...['Green Bay Packers', 'Detroit Lions'],
];
const context = {
  selectedSport: 'NFL' as const,
  teams: names.map((name) => ({ sport: 'NFL' as const, name })),
  now,
};
const moneyline = { market: 'moneyline', line: null } as const;
const bills = legOf({ ...moneyline, price: -300 });
const cowboys = legOf({
  ...moneyline,
  gameId: 'G2',
  home: 'Dallas Cowboys',
  away: 'Miami Dolphins',
  price: 120,
});
const bears = legOf({
  ...moneyline,
  gameId: 'G3',
  home: 'Chicago Bears',
  away: 'Green Bay Packers',
  price: -120,
});
const under = legOf({ market: 'total', selection: 'under', line: 41.5 });
const catches = legOf({
  market: 'prop',
  selection: 'over',
  line: 4.5,
  prop: { playerId: 'P1', player: 'Khalil Shakir', team: 'Buffalo Bills', stat: 'receptions' },
});
const parlay = shownTurn([bills, cowboys, bears]);
const sum = (query: object) => ({ kind: 'queries', isAside: true, queries: [{ ask: 'sum', ...query }] });
const american = (value: number) => ({ format: 'american', value });

describe('a stake is no number of legs', () => {
  test.each([
    ['i only wanna risk 5, pays how much', 5],
    ['putting 20 on it, whats that pay', 20],
    ['im risking 4', 4],
    ['if i bet $3 how much do i get back', 3],
    ['5 bucks each', 5],
    ['wagering 6 bucks max', 6],
  ])('“%s”', (prompt, stake) => {
    expect(hear(prompt, parlay, context)).toMatchObject(sum({ sum: 'payout', stake, odds: american(200) }));
  });

  test.each([
    ['want to win 8 bucks', 8],
    ['how much do i need to bet to win 50', 50],
  ])('“%s” names what is won', (prompt, win) => {
    expect(hear(prompt, parlay, context)).toMatchObject(
      sum({ sum: 'stake_to_win', win, odds: american(200) }),
    );
  });

  test.each([
    ['as a round robin by 2s with 10 each pls', 10, 2],
    ['what if i round robin those for $5 each', 5, 2],
    ['make it a round robin', null, 2],
    ['rr it in twos, 3 bucks a parlay', 3, 2],
    ['round robin it, 2s, a dollar each', 1, 2],
  ])('“%s” is of the legs shown', (prompt, stake, by) => {
    expect(hear(prompt, parlay, context)).toMatchObject(sum({ sum: 'round_robin', picks: 3, by, stake }));
  });

  test('a round robin of two legs is none', () => {
    expect(hear('as a round robin, 10 each', shownTurn([bills, cowboys]), context)).toMatchObject({
      kind: 'unclear',
    });
  });

  test.each([
    ['first leg hits, can i hedge the bills? say i had 20 on it', 20],
    ['how would i hedge that with 50 bucks on it', 50],
  ])('“%s”', (prompt, stake) => {
    expect(hear(prompt, parlay, context)).toMatchObject(
      sum({ sum: 'hedge', stake, odds: american(200), other: null }),
    );
  });

  test.each(['make it 5 legs', 'risk it on 5 legs', 'bet the jets 5 times', 'bet 3 of them'])(
    '“%s” is none of them',
    (prompt) => {
      expect(hear(prompt, parlay, context)).not.toMatchObject({ queries: [{ sum: 'payout' }] });
    },
  );
});

const wishes = (terms: object) => ({ kind: 'play', next: { reading: terms } });

describe('another side or line of the one bet', () => {
  test.each([
    ['flip it to the over', under, { sides: ['over'], line: 41.5 }],
    ["nah i'd rather have the over", under, { sides: ['over'], line: 41.5 }],
    ['Make it the under.', catches, { player: 'Khalil Shakir', sides: ['under'], line: 4.5 }],
    ['one catch lower if there is one', catches, { player: 'Khalil Shakir', sides: ['over'], line: 3.5 }],
    ['alt it up a point or 2', under, { sides: ['under'], lines: { min: 42.5, max: 43.5 } }],
    ['can you buy me a half point', under, { sides: ['under'], line: 42 }],
    ['move the line down one', catches, { line: 3.5 }],
    ['can you get that at 3.5', catches, { player: 'Khalil Shakir', sides: ['over'], line: 3.5 }],
    ['a couple of points higher', under, { line: 43.5 }],
    ['is there a lower line', catches, { lines: { min: null, max: 4 }, order: 'highest_line' }],
    ["i'd rather take the points", bills, { markets: ['spread'], sides: ['underdog'] }],
    ['actually just lay the points', bills, { markets: ['spread'], sides: ['favorite'] }],
  ])('“%s”', (prompt, leg, terms) => {
    expect(hear(prompt, shownTurn([leg]), context)).toMatchObject(wishes(terms));
  });

  test.each([
    ['flip it to the under', under],
    ['lay the points', legOf({})],
  ])('“%s” is so already', (prompt, leg) => {
    expect(hear(prompt, shownTurn([leg]), context)).toMatchObject({ kind: 'unclear' });
  });
});

describe('another bet', () => {
  test.each([
    'nah i hate that team, something else',
    'ew no not them. give me something different',
    "can't stand those guys, who else you got",
    'never bet that team. another one',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, shownTurn([bills]), context)).toMatchObject({
      kind: 'play',
      next: { without: ['G1'] },
    });
  });

  test.each(['who else on buffalo', 'anyone else on his team', 'who else do you like for the bills'])(
    '“%s” is another player of the team',
    (prompt) => {
      expect(hear(prompt, shownTurn([catches], { player: 'Khalil Shakir' }), context)).toMatchObject(
        wishes({
          markets: ['prop'],
          player: null,
          notPlayers: ['Khalil Shakir'],
          teams: [{ name: 'Buffalo Bills', stance: 'back' }],
        }),
      );
    },
  );

  test.each(['actually parlay them', 'put em all in a parlay', 'combine those into one slip'])(
    '“%s” makes one slip of singles',
    (prompt) => {
      const singles = shownTurn([bills], { slips: { kind: 'singles', count: 3, by: null } });
      const heard = hear(prompt, singles, context);
      expect(heard).toMatchObject({
        kind: 'play',
        next: { reading: { legs: { min: 3, max: 3 } }, keep: ['G1 moneyline home'] },
      });
      expect(heard).not.toHaveProperty('next.reading.slips');
    },
  );

  test.each([
    'drop whichever one you trust least',
    'lose the one you feel worst about',
    'cut the leg most likely to bust',
    'take out your least favorite',
  ])('“%s” drops the longest price', (prompt) => {
    expect(hear(prompt, parlay, context)).toMatchObject({
      kind: 'play',
      next: { keep: ['G1 moneyline home', 'G3 moneyline home'] },
    });
  });

  test.each([
    'one of them starts too early for me, i get home at 9 eastern',
    "that first one is too early, i'm not home till 9 eastern",
  ])('“%s” has no end', (prompt) => {
    expect(hear(prompt, parlay, context)).toMatchObject(wishes({ starts: { from: 1260, before: null } }));
  });

  test.each([
    ['take the running backs out, receivers and tight ends only', ['wide_receiver', 'tight_end']],
    ['just receivers', ['wide_receiver']],
  ])('“%s” are scorers all the same', (prompt, positions) => {
    const scorer = legOf({ market: 'prop', selection: 'over', line: 0.5 });
    const scorers = shownTurn([scorer, { ...scorer, gameId: 'G2' }], {
      markets: ['prop'],
      stat: 'touchdowns',
    });
    expect(hear(prompt, scorers, context)).toMatchObject(
      wishes({ stat: 'touchdowns', positions, legs: { min: 2, max: 2 } }),
    );
  });

  test.each([
    ['closer to double', { min: 100 }],
    ['something closer to even', { min: 100 }],
  ])('“%s” is a price', (prompt) => {
    const heard = hear(prompt, shownTurn([bills]), context);
    expect(heard).toMatchObject({ kind: 'play' });
    expect(heard).toHaveProperty('next.reading.price.min');
  });

  test('another sport, any of it', () => {
    const golf: Turn = { askId: null, queries: [readingWith({ sports: ['GOLF'] })], shown: [] };
    expect(hear('ok then hockey instead, anything tonight', golf, context)).toMatchObject(
      wishes({ sports: ['NHL'], days: ['2026-11-21'] }),
    );
  });
});

describe('other lines for all legs', () => {
  const over = legOf({
    market: 'total',
    selection: 'over',
    line: 44.5,
    gameId: 'G2',
    home: 'Dallas Cowboys',
    away: 'Miami Dolphins',
  });
  const totals = shownTurn([under, over]);
  const wishesOf = (prompt: string, turn: Turn) => {
    const heard = hear(prompt, turn, context);
    return heard?.kind === 'play'
      ? heard.next.reading.wishes.map(({ line, lines }) => lines?.alternate ?? line)
      : heard?.kind;
  };

  test.each([
    ['every line down by 1', [40.5, 43.5]],
    ['lower all the totals by 2', [39.5, 42.5]],
    ['bump every line up a half point', [42, 45]],
    ['both of them 3 points higher', [44.5, 47.5]],
    ['turn those into alt lines', ['any', 'any']],
    ['easier lines please', ['likelier', 'likelier']],
    ['can we do alt lines so its safer', ['likelier', 'likelier']],
    ['alternate lines that pay more', ['longer', 'longer']],
  ])('“%s”', (prompt, wanted) => {
    expect(wishesOf(prompt, totals)).toEqual(wanted);
  });

  test('of one bet, too', () => {
    expect(hear('alt line', shownTurn([under]), context)).toMatchObject({
      kind: 'play',
      next: { reading: { lines: { alternate: 'any' } } },
    });
  });

  test.each(['every line down by 1', 'turn those into alt lines'])(
    '“%s” of winners has nothing to move',
    (prompt) => {
      expect(hear(prompt, parlay, context)).toMatchObject({
        kind: 'unclear',
        why: expect.stringContaining('no other line'),
      });
    },
  );

  test('a leg without a line stays', () => {
    const heard = hear('lower all the lines by 1', shownTurn([bills, over]), context);
    expect(heard).toMatchObject({ kind: 'play', next: { keep: [expect.stringContaining('moneyline')] } });
  });

  test.each(['every dog on the board', 'safer', 'all the lines in the nfl'])(
    '“%s” moves no line',
    (prompt) => {
      expect(wishesOf(prompt, totals)).not.toEqual([expect.anything(), expect.anything()]);
    },
  );
});

describe('somebody on the other team', () => {
  test.each([
    'someone on the other team',
    'swap it for somebody on the other team',
    'give me a guy from the opposing side',
  ])('“%s”', (prompt) => {
    for (const leg of [catches, bills])
      expect(hear(prompt, shownTurn([leg]), context)).toMatchObject({
        kind: 'play',
        next: { reading: { markets: ['prop'], teams: [{ name: 'New York Jets', stance: 'back' }] } },
      });
  });

  test('of several legs, it is asked which, and each answer to that is a change', () => {
    const heard = hear('swap one for somebody on the other team', parlay, context);
    expect(heard).toMatchObject({ kind: 'unclear', why: expect.stringContaining('Which leg') });
    for (const tap of (heard?.kind === 'unclear' && heard.instead) || [])
      expect(hear(tap, parlay, context), tap).toMatchObject({ kind: 'play' });
  });

  test.each(['swap the first for the other team', 'swap leg 1 for their opponent'])(
    '“%s” turns a leg',
    (prompt) => {
      expect(hear(prompt, parlay, context)).toMatchObject({
        kind: 'play',
        next: {
          reading: {
            wishes: expect.arrayContaining([
              expect.objectContaining({ teams: [expect.objectContaining({ name: 'New York Jets' })] }),
            ]),
          },
        },
      });
    },
  );

  test('of a total, nobody knows which team is the other one', () => {
    expect(hear('someone on the other team', shownTurn([under]), context)).toMatchObject({
      kind: 'unclear',
      instead: [expect.stringContaining('New York Jets'), expect.stringContaining('Buffalo Bills')],
    });
  });
});

describe('one bet as a parlay', () => {
  test.each([
    ['turn it into a parlay', 2],
    ['make it a 3 leg parlay', 3],
    ['build that into a four leg parlay please', 4],
  ])('“%s” keeps the leg', (prompt, count) => {
    expect(hear(prompt, shownTurn([bills]), context)).toMatchObject({
      kind: 'play',
      next: { reading: { legs: { min: count, max: count } }, keep: [expect.stringContaining('moneyline')] },
    });
  });
});

describe('another bet of the same kind, of other teams', () => {
  test.each([
    'Give me another one with different teams.',
    'same thing but with other teams',
    'Make me another parlay, none of the same teams',
    'build a new one using completely different teams',
    'different teams please',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, parlay, context)).toMatchObject({
      kind: 'play',
      next: { reading: { legs: { min: 3, max: 3 } }, keep: [], without: ['G1', 'G2', 'G3'] },
    });
  });
});

describe('another kind of bet, or another player, on the game that was asked for', () => {
  const teams = [{ sport: 'NFL', name: 'Buffalo Bills', stance: 'game' }];
  const ofGame = (leg: typeof bills, terms: object = {}) => shownTurn([leg], { teams, ...terms });
  const inGame = expect.arrayContaining([expect.objectContaining({ name: 'Buffalo Bills' })]);

  test.each([
    'Make it a player prop',
    'I want a player prop instead',
    'got a player prop?',
    'anything on a player instead',
    'how about a player bet',
    'give me a touchdown scorer instead',
  ])('“%s” is a prop of it', (prompt) => {
    const heard = hear(prompt, ofGame(bills), context);
    expect(heard).toMatchObject({ kind: 'play' });
    const { teams: named = [], wishes = [], markets } = heard?.kind === 'play' ? heard.next.reading : {};
    expect([named, ...wishes.map((wish) => wish.teams)]).toContainEqual(inGame);
    expect([markets, ...wishes.map((wish) => wish.markets)]).toContainEqual(['prop']);
  });

  test.each(['give me a different guy', 'another player', 'A different player, please'])(
    '“%s” is on somebody else in it',
    (prompt) => {
      expect(hear(prompt, ofGame(catches, { markets: ['prop'] }), context)).toMatchObject({
        kind: 'play',
        next: { reading: { markets: ['prop'], teams: inGame }, without: ['player P1'] },
      });
    },
  );

  test('“someone on the Jets” is a prop of that team', () => {
    expect(hear('Someone on the Jets', ofGame(catches, { markets: ['prop'] }), context)).toMatchObject({
      kind: 'play',
      next: { reading: { markets: ['prop'], teams: [{ name: 'New York Jets', stance: 'back' }] } },
    });
  });

  test('another game is another game', () => {
    const heard = hear('make it a player prop from any game', ofGame(bills), context);
    const named = heard?.kind === 'play' ? heard.next.reading.teams : [];
    expect(named).not.toContainEqual(expect.objectContaining({ name: 'New York Jets' }));
  });

  test.each(['Another game', 'a different game please'])(
    '“%s” leaves the team that was asked for',
    (prompt) => {
      expect(hear(prompt, ofGame(bills), context)).toMatchObject({
        kind: 'play',
        next: { reading: { sports: ['NFL'], teams: [] }, without: ['G1'] },
      });
    },
  );

  test('where no game was asked for, none is kept', () => {
    expect(hear('make it a player prop', shownTurn([bills]), context)).toMatchObject({
      kind: 'play',
      next: { reading: { teams: [] } },
    });
  });
});

describe('the other side, after what is disliked', () => {
  test.each([
    'I dont trust the Bills, go the other way',
    "I don't like that pick, bet against them",
    'not a fan of that team, give me the other side',
    "can't back the Bills so take the other team",
  ])('“%s”', (prompt) => {
    const heard = hear(prompt, shownTurn([bills]), context);
    expect(heard?.kind === 'play' && JSON.stringify(heard.next.reading)).toContain('New York Jets');
  });

  test('of another team than the one that was bet on, it is no other side', () => {
    const heard = hear('I dont trust the Bears, go the other way', shownTurn([bills]), context);
    expect(heard?.kind === 'play' && JSON.stringify(heard.next.reading)).not.toContain('New York Jets');
  });
});

describe('nobody of a position', () => {
  test.each([
    ['Take out the running back and the quarterback', ['quarterback', 'running_back']],
    ['drop the QB', ['quarterback']],
    ['leave out the wide receivers please', ['wide_receiver']],
    ['skip the running backs', ['running_back']],
  ])('“%s”', (prompt, notPositions) => {
    expect(hear(prompt, shownTurn([catches], { markets: ['prop'] }), context)).toMatchObject({
      kind: 'play',
      next: { reading: { notPositions } },
    });
  });

  test('of the team that scores first, it is asked who does', () => {
    const first = legOf({ ...moneyline, period: 'first_score' });
    expect(hear('skip the running backs', shownTurn([first]), context)).toMatchObject({
      kind: 'text',
      prompt: 'first touchdown scorer in New York Jets vs Buffalo Bills, no running backs',
    });
  });
});

test.each([
  ['Lose the two biggest favorites', ['G2']],
  ['drop the two riskiest legs', ['G1']],
  ['keep the two safest', ['G1', 'G3']],
])('“%s” counts from one end of the prices', (prompt, kept) => {
  const heard = hear(prompt, parlay, context);
  expect(heard?.kind === 'play' && heard.next.keep.map((key) => key.split(' ')[0])).toEqual(kept);
});

test('one of several legs, of which nobody says which, is the least likely', () => {
  expect(hear('Make one of them a touchdown scorer', parlay, context)).toMatchObject({
    kind: 'play',
    next: { keep: expect.arrayContaining([expect.stringContaining('G1'), expect.stringContaining('G3')]) },
  });
});

test.each(['Now a side in the same game', 'give me a spread in that game', 'also a scorer from that game'])(
  '“%s” is another bet on it',
  (prompt) => {
    const heard = hear(prompt, shownTurn([under]), context);
    expect(heard?.kind === 'play' && heard.next.reading.teams.map(({ name }) => name)).toEqual([
      'New York Jets',
      'Buffalo Bills',
    ]);
  },
);

test.each(['Does he usually get there against the Jets?', 'has he gone over that vs the jets'])(
  '“%s” counts his games against them',
  (prompt) => {
    expect(hear(prompt, shownTurn([catches]), context)).toMatchObject({
      kind: 'queries',
      queries: [
        { ask: 'find', topic: 'game_log', players: ['Khalil Shakir'], over: 4.5, against: ['New York Jets'] },
      ],
    });
  },
);

describe('all legs as another bet', () => {
  const wishesOf = (prompt: string, turn: Turn) => {
    const heard = hear(prompt, turn, context);
    return heard?.kind === 'play' ? heard.next.reading.wishes : heard;
  };
  const backed = (name: string, market: string) => ({
    markets: [market],
    teams: [{ name, stance: 'back' }],
  });

  test.each([
    'use the spreads instead',
    'make them all spreads please',
    'what about the spreads for those teams',
    'same teams but on the spread',
    'give me those teams against the spread instead',
  ])('“%s” is on the same teams', (prompt) => {
    expect(wishesOf(prompt, parlay)).toMatchObject([
      backed('Buffalo Bills', 'spread'),
      backed('Dallas Cowboys', 'spread'),
      backed('Chicago Bears', 'spread'),
    ]);
  });

  test('what is a spread already has nothing to change', () => {
    const spreads = shownTurn([legOf({}), legOf({ gameId: 'G2', home: 'Dallas Cowboys' })]);
    expect(hear('make them spreads instead', spreads, context)).toMatchObject({ kind: 'unclear' });
    expect(wishesOf('switch to the moneylines instead', spreads)).toMatchObject([
      backed('Buffalo Bills', 'moneyline'),
      backed('Dallas Cowboys', 'moneyline'),
    ]);
  });

  const unders = shownTurn([
    under,
    legOf({ ...under, gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins' }),
  ]);
  test.each([
    'now two overs from the same games',
    'flip them all to overs',
    'give me the overs instead',
    'same games but the overs',
  ])('“%s” is in the same games', (prompt) => {
    expect(wishesOf(prompt, unders)).toMatchObject([
      { sides: ['over'], teams: [{ name: 'New York Jets' }, { name: 'Buffalo Bills' }] },
      { sides: ['over'], teams: [{ name: 'Miami Dolphins' }, { name: 'Dallas Cowboys' }] },
    ]);
  });

  test.each(['three overs from the same games', 'overs tomorrow', 'give me two overs'])(
    '“%s” is another bet',
    (prompt) => {
      expect(wishesOf(prompt, unders)).not.toMatchObject([
        { teams: [{ name: 'New York Jets' }, {}] },
        { teams: [{ name: 'Miami Dolphins' }, {}] },
      ]);
    },
  );
});

describe('fewer legs than a number', () => {
  test.each([
    'keep it under three legs',
    'fewer than 3 legs please',
    'can you do it in less than three legs',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, parlay, context)).toMatchObject({
      kind: 'play',
      next: { reading: { legs: { min: 2, max: 2 } } },
    });
  });

  test('what has as few already is shown once more', () => {
    expect(hear('keep it under four legs', parlay, context)).toEqual({ kind: 'about', what: 'shown' });
  });
});

describe('games that start too early or too late leave', () => {
  const afternoon = shownTurn([bills, cowboys, bears], {
    days: ['2026-11-21'],
    starts: { from: 12 * 60, before: 17 * 60 },
  });
  test.each([
    'drop everything that starts before 3',
    'cut any games starting before 3pm',
    'ok get rid of the games that kick off before 3',
    'can you leave out anything that starts earlier than 3',
    'no games before 3',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, afternoon, context)).toMatchObject({
      kind: 'play',
      next: { reading: { starts: { from: 15 * 60, before: 17 * 60 }, legs: { min: 3, max: 3 } } },
    });
  });

  test.each(['drop everything that starts after 3', 'skip the games starting after 3'])('“%s”', (prompt) => {
    const heard = hear(prompt, afternoon, context);
    expect(heard?.kind === 'play' && heard.next.reading.starts?.from).not.toBe(15 * 60);
  });

  test('a later hour than theirs is another part of the day', () => {
    expect(hear('no games before 7pm', afternoon, context)).toMatchObject({
      next: { reading: { starts: { from: 19 * 60, before: null } } },
    });
  });
});
