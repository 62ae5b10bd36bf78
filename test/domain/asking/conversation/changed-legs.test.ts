/** Single legs of a bet that was shown, changed: who is added, who is called by another name, and whom no leg is on. */
import { describe, expect, test } from 'vitest';
import type { ShownLeg, Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { legOf } from './legs.ts';
import { shownTurn, turnAfter } from './turns.ts';

const roster = [
  ['Garrett Wilson', 'New York Jets', 'NFL'],
  ['Breece Hall', 'New York Jets', 'NFL'],
  ['Christian McCaffrey', 'San Francisco 49ers', 'NFL'],
  ['Travis Kelce', 'Kansas City Chiefs', 'NFL'],
  ['Saquon Barkley', 'New York Giants', 'NFL'],
  ['Connor Hellebuyck', 'Winnipeg Jets', 'NHL'],
] as const;
const context = {
  selectedSport: 'NHL' as const,
  teams: [
    { sport: 'NFL' as const, name: 'Buffalo Bills' },
    { sport: 'NFL' as const, name: 'New York Jets' },
    { sport: 'NFL' as const, name: 'Detroit Lions' },
    { sport: 'NFL' as const, name: 'San Francisco 49ers' },
    { sport: 'NFL' as const, name: 'Dallas Cowboys' },
    { sport: 'NFL' as const, name: 'Miami Dolphins' },
    { sport: 'NHL' as const, name: 'Winnipeg Jets' },
  ],
  players: roster.map(([name]) => name),
  roster: roster.map(([name, team, sport], at) => ({ id: `P${at}`, name, team, sport })),
  /** A Saturday. */
  now: new Date('2026-11-21T15:00:00Z'),
};
const scorer = (playerId: string, player: string, team: string) =>
  legOf({
    market: 'prop',
    selection: 'over',
    line: 0.5,
    price: 120,
    prop: { playerId, player, team, stat: 'touchdowns' },
  });
const wilson = scorer('P0', 'Garrett Wilson', 'New York Jets');
const hall = scorer('P1', 'Breece Hall', 'New York Jets');
const cmc = scorer('P2', 'Christian McCaffrey', 'San Francisco 49ers');
const moneyline = legOf({ market: 'moneyline', line: null });
const total = legOf({ market: 'total', selection: 'under', line: 41.5 });
const scorers = shownTurn([wilson, hall]);

const nextOf = (prompt: string, turn: Turn) => {
  const heard = hear(prompt, turn, context);
  return heard?.kind === 'play' ? heard.next : undefined;
};
const wishesOf = (prompt: string, turn: Turn) => nextOf(prompt, turn)?.reading.wishes ?? [];
/** The places of the legs that stay. */
const kept = (prompt: string, turn: Turn) => {
  const keep = nextOf(prompt, turn)?.keep;
  const isKept = ({ gameId, market, prop }: ShownLeg) =>
    keep?.some((key) => key.startsWith(prop ? `${gameId} prop ${prop.playerId}` : `${gameId} ${market}`));
  return keep && turn.play?.legs.flatMap((leg, at) => (isKept(leg) ? [at + 1] : []));
};

describe('who is added does what all the others are to do', () => {
  test.each(['add saquon', 'throw in barkley too', 'make it three, add saquon', 'make it 3 and add saquon'])(
    '“%s”',
    (prompt) => {
      expect(wishesOf(prompt, scorers)).toHaveLength(3);
      expect(wishesOf(prompt, scorers).at(-1)).toMatchObject({
        player: 'Saquon Barkley',
        stat: 'touchdowns',
        sides: ['over'],
      });
    },
  );

  test.each([
    'throw in someone from the jets',
    'make it three, throw in someone from the jets',
    'add a jets player',
    'add another guy on the jets',
    'add a third guy from the jets',
  ])('“%s” is of that team, in the sport of the bet', (prompt) => {
    expect(wishesOf(prompt, scorers).at(-1)).toMatchObject({
      stat: 'touchdowns',
      teams: [{ sport: 'NFL', name: 'New York Jets', stance: 'back' }],
    });
  });

  test('of bets of several kinds, nobody knows what', () => {
    const mixed = shownTurn([wilson, moneyline]);
    expect(wishesOf('add saquon', mixed).at(-1)).toMatchObject({ player: 'Saquon Barkley', stat: null });
  });

  test('with a statistic of his own, he does that', () => {
    expect(wishesOf('add saquon rushing yards', scorers).at(-1)).toMatchObject({ stat: 'rushing_yards' });
  });

  test('another total than with the leg that is added is not passed over', () => {
    expect(wishesOf('make it five, add saquon', scorers)).not.toHaveLength(3);
  });
});

describe('whom no leg is on is said', () => {
  test.each<[string, string, readonly string[]]>([
    ['take out kelce and add saquon', 'Travis Kelce', ['Add saquon']],
    ['take kelce off and put saquon in instead', 'Travis Kelce', ['Add saquon']],
    ['take kelce off, add saquon', 'Travis Kelce', ['Add saquon']],
    ['pull travis kelce out then add saquon', 'Travis Kelce', ['Add saquon']],
    ['change kelce to saquon', 'Travis Kelce', ['Swap leg 1 for saquon', 'Swap leg 2 for saquon']],
    ['swap out the kelce leg for saquon', 'Travis Kelce', ['Swap leg 1 for saquon']],
  ])('“%s”', (prompt, name, taps) => {
    const heard = hear(prompt, scorers, context);
    expect(heard).toMatchObject({
      kind: 'unclear',
      isSure: true,
      why: expect.stringContaining(`none is on ${name}`),
    });
    expect(heard?.kind === 'unclear' ? heard.instead : []).toEqual(expect.arrayContaining([...taps]));
    for (const tap of taps) expect(wishesOf(tap, scorers).length, tap).toBeGreaterThan(1);
  });
});

describe('one of several players who is to stay', () => {
  test.each([
    'just wilson actually',
    'actually just garrett wilson',
    'nah just do wilson',
    'only wilson',
    'wilson only',
  ])('“%s” keeps the leg on him alone', (prompt) => {
    expect(kept(prompt, scorers)).toEqual([1]);
    expect(nextOf(prompt, scorers)?.reading.legs?.max ?? 1).toBe(1);
  });

  test.each(['just wilson props', 'only wilson props', 'only wilson rushing yards', 'just overs'])(
    '“%s” does not keep it as it is',
    (prompt) => {
      expect(kept(prompt, scorers) ?? []).not.toEqual([1]);
    },
  );
});

test.each([
  ['swap the kelce leg for someone else', 'Swap leg 1'],
  ['switch kelce for another player', 'Swap leg 1'],
  ['replace travis kelce with somebody else', 'Swap leg 2'],
  ['drop the kelce leg', 'Drop leg 1'],
  ['swap the kelce one', 'Swap leg 1'],
  ['swap the trav kelce leg', 'Swap leg 1'],
  ['dont want the kelce one, someone else', 'Swap leg 1'],
  ['i already have kelce on another slip so use someone else there', 'Swap leg 1'],
  ['already bet travis kelce, give me somebody else', 'Swap leg 1'],
  ['already got kelce in a parlay, swap him for another guy', 'Swap leg 1'],
  ['i have kelce already, use someone else', 'Swap leg 1'],
])('“%s”, whom no leg is on, asks which leg instead', (prompt, tap) => {
  const heard = hear(prompt, scorers, context);
  expect(heard).toMatchObject({
    kind: 'unclear',
    isSure: true,
    why: expect.stringContaining('none is on Travis Kelce'),
    instead: expect.arrayContaining([tap]),
  });
});

test.each([
  ['swap out the cowboys dolphins leg for something else', 'Swap leg 1'],
  ['can u replace the cowboys/dolphins game with saquon', 'Swap leg 1 for saquon'],
  ['drop the cowboys dolphins game', 'Drop leg 1'],
])('“%s”, a game of no leg, asks which leg instead', (prompt, tap) => {
  expect(hear(prompt, scorers, context)).toMatchObject({
    kind: 'unclear',
    isSure: true,
    why: 'The last answer has 2 legs, and none is on the Cowboys or the Dolphins.',
    instead: expect.arrayContaining([expect.stringContaining(tap)]),
  });
});

test('a game of which one team is in the bet is no game that is missing', () => {
  const heard = hear('drop the jets dolphins game', scorers, context);
  expect(heard?.kind === 'unclear' ? heard.why : '').not.toContain('none is on');
});

test.each([
  ['swap the cowboys leg for someone else', 'Swap leg 1'],
  ['switch the cowboys for another team', 'Swap leg 2'],
  ['take the Cowboys out and put somebody else in', 'Drop leg 1'],
  ['drop the cowboys', 'Drop leg 1'],
  ['take the cowboys off and put saquon in instead', 'Drop leg 1'],
  ['take the cowboys off, add saquon', 'Drop leg 1'],
])('“%s”, a team of no game of the bet, asks which leg instead', (prompt, tap) => {
  expect(hear(prompt, scorers, context)).toMatchObject({
    kind: 'unclear',
    isSure: true,
    why: expect.stringContaining('none is on the Cowboys'),
    instead: expect.arrayContaining([expect.stringContaining(tap)]),
  });
});

test.each(['which leg is out', 'drop the fifth leg', 'swap the jets leg for someone else'])(
  '“%s” names nobody, so that a second reader is asked',
  (prompt) => {
    expect(hear(prompt, scorers, context)).not.toMatchObject({ isSure: true });
  },
);

test('whose leg is there is swapped for someone else', () => {
  expect(kept('swap the hall leg for someone else', scorers)).toHaveLength(1);
});

describe('a player by another name than that of his leg', () => {
  const three = shownTurn([wilson, hall, cmc]);
  test.each(['drop cmc', 'lose the cmc leg', 'no cmc', 'swap cmc for saquon', 'anyone but cmc'])(
    '“%s”',
    (prompt) => {
      expect(kept(prompt, three)).toEqual([1, 2]);
    },
  );
});

describe('the other side of the total', () => {
  const both = shownTurn([hall, total], { sameGame: true });
  test.each([
    'make the total an over',
    'make the total over',
    'turn the total into an over',
    'id rather have the over on the total',
    'switch the under on the game to the over',
    'can the total be an over',
  ])('“%s”', (prompt) => {
    expect(kept(prompt, both)).toEqual([1]);
    expect(wishesOf(prompt, both).at(-1)).toMatchObject({
      sides: ['over'],
      teams: [{ name: 'New York Jets' }, { name: 'Buffalo Bills' }],
    });
  });

  test.each(['make the total an under', 'id rather have the under on the total', 'make leg 2 an under'])(
    '“%s” is what it is already',
    (prompt) => {
      expect(hear(prompt, both, context)).toMatchObject({
        kind: 'unclear',
        why: 'Leg 2 is an under already.',
      });
    },
  );
});

describe('what leaves is said first', () => {
  test.each(['instead of tds do receiving yards', 'rather than touchdowns lets do receiving yards'])(
    '“%s” is another kind of bet for all',
    (prompt) => {
      expect(nextOf(prompt, scorers)?.reading).toMatchObject({ stat: 'receiving_yards' });
      expect(nextOf(prompt, scorers)?.reading).not.toHaveProperty('notStats');
    },
  );

  test('of one leg, another comes in its place', () => {
    const turn = shownTurn([
      moneyline,
      legOf({
        gameId: 'G2',
        home: 'Dallas Cowboys',
        away: 'Miami Dolphins',
        market: 'moneyline',
        line: null,
      }),
    ]);
    expect(kept('instead of the cowboys do the lions', turn)).toEqual([1]);
    expect(wishesOf('instead of the cowboys do the lions', turn).at(-1)?.teams).toMatchObject([
      { name: 'Detroit Lions' },
    ]);
  });
});

describe('one line for all legs', () => {
  const shots = (playerId: string, player: string, selection: 'over' | 'under', line: number) =>
    legOf({
      sport: 'NHL',
      market: 'prop',
      selection,
      line,
      prop: { playerId, player, team: 'New York Jets', stat: 'shots' },
    });
  const three = shownTurn([shots('A', 'A One', 'over', 2.5), shots('B', 'B Two', 'under', 1.5)]);
  const lines = (prompt: string) => wishesOf(prompt, three).map(({ line, sides }) => [line, sides[0]]);

  test.each<[string, readonly unknown[]]>([
    [
      'bump all of em up to 4+',
      [
        [3.5, 'over'],
        [3.5, 'over'],
      ],
    ],
    [
      'make them all 4 or more',
      [
        [3.5, 'over'],
        [3.5, 'over'],
      ],
    ],
    [
      'make all of them over 3.5',
      [
        [3.5, 'over'],
        [3.5, 'over'],
      ],
    ],
    [
      'set every leg at 3.5',
      [
        [3.5, 'over'],
        [3.5, 'under'],
      ],
    ],
    [
      'make everyone 3+',
      [
        [null, 'over'],
        [2.5, 'over'],
      ],
    ],
  ])('“%s”', (prompt, wanted) => {
    expect(lines(prompt)).toEqual(wanted);
  });

  test.each(['make it 4 legs', 'give me all the overs', 'make them all 4'])(
    '“%s” names no line',
    (prompt) => {
      expect(lines(prompt)).not.toContainEqual([3.5, expect.anything()]);
    },
  );
});

describe('all legs of one sport', () => {
  const knicks = legOf({
    sport: 'NBA',
    gameId: 'N1',
    home: 'New York Knicks',
    away: 'Boston Celtics',
    market: 'moneyline',
    line: null,
  });
  const hockey = ['H1', 'H2'].map((gameId) =>
    legOf({
      sport: 'NHL',
      gameId,
      home: `${gameId} Home`,
      away: `${gameId} Away`,
      market: 'moneyline',
      line: null,
    }),
  );
  const mixed = shownTurn([knicks, ...hockey], { sports: ['NBA', 'NHL'] });

  test.each(['drop the hockey', 'no hockey', 'take the nhl legs off', 'without the hockey'])(
    '“%s”',
    (prompt) => {
      expect(kept(prompt, mixed)).toEqual([1]);
      expect(nextOf(prompt, mixed)?.reading.legs?.max ?? 1).toBe(1);
    },
  );

  test('for another sport', () => {
    expect(kept('replace the hockey with nfl', mixed)).toEqual([1]);
    expect(wishesOf('replace the hockey with nfl', mixed).at(-1)).toMatchObject({
      sports: ['NFL'],
      count: 2,
    });
  });

  test('one leg of several is asked for', () => {
    expect(hear('drop the hockey leg', mixed, context)?.kind).toBe('unclear');
  });
});

describe('the best of too many legs', () => {
  const legs = [-110, -300, -200, 150].map((price, at) =>
    legOf({
      gameId: `G${at}`,
      home: `Home ${at}`,
      away: `Away ${at}`,
      market: 'moneyline',
      line: null,
      price,
    }),
  );
  const four = shownTurn(legs, { eachGame: true });

  test.each([
    'thats 4 legs lol give me the best 2',
    'lol 4 legs, give me the best two',
    'too many, give me your top 2',
    'thats a lot of legs, just gimme the 2 safest',
    'too risky, cut it down to the 2 most likely ones',
    'thats too risky for me, trim it to the two likeliest',
    'way too greedy, keep the best 2',
    'a bit too risky. take it down to the 2 safest legs please',
  ])('“%s”', (prompt) => {
    expect(kept(prompt, four)).toEqual([2, 3]);
    // They are of some of the games only.
    expect(nextOf(prompt, four)?.reading).toMatchObject({ eachGame: false, legs: { min: 2, max: 2 } });
  });

  test('without a word against their number it is a question by itself', () => {
    expect(kept('give me the best 2', four)).not.toEqual([2, 3]);
  });
});

test('a leg that leaves a bet by its payout leaves the number of legs open, unless it was asked for', () => {
  const payout = { min: 320, max: 720 };
  const open = shownTurn([wilson, hall], { sameGame: true, legs: null, payout });
  expect(nextOf('no hall', open)?.reading).toMatchObject({ payout, legs: null });
  const counted = shownTurn([wilson, hall], { sameGame: true, payout });
  expect(nextOf('no hall', counted)?.reading).toMatchObject({ payout, legs: { min: 2, max: 2 } });
});

describe('a single bet in another market names no book', () => {
  const spread = shownTurn([legOf({})]);
  test.each([
    'eh id rather just have them on the moneyline',
    'id rather get them on the ml',
    'can i get that on the moneyline instead',
  ])('“%s”', (prompt) => {
    expect(nextOf(prompt, spread)?.reading).toMatchObject({ markets: ['moneyline'] });
  });

  test('a book is one', () => {
    expect(hear('can i get that on fanduel', spread, context)).toMatchObject({
      queries: [{ ask: 'market', books: ['FanDuel'] }],
    });
  });
});

describe('a line that looks off is judged', () => {
  test.each([
    'does the line look off to you',
    'is the line soft',
    'does that number look right',
    'is this line off or is it just me',
    'is it mispriced',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, shownTurn([total]), context)).toMatchObject({ queries: [{ ask: 'check' }] });
  });

  test('how it moved is not', () => {
    expect(hear('did the line move', shownTurn([total]), context)).toMatchObject({
      queries: [{ ask: 'market', topic: 'movement' }],
    });
  });
});

describe('one leg, of which all is said', () => {
  const legs = shownTurn([moneyline, hall], { days: ['2026-11-22', '2026-11-23'] });

  test.each([
    'add one more leg, anything from the sunday night game',
    'add a leg, anything from the sunday night game',
    'throw in something from the sunday night game',
  ])('“%s” is of the evening of that day', (prompt) => {
    expect(wishesOf(prompt, legs).at(-1)).toMatchObject({
      days: ['2026-11-22'],
      starts: { from: 18 * 60, before: null },
    });
  });

  test.each(['parlay it with the lions winning', 'add the lions winning outright'])('“%s”', (prompt) => {
    expect(wishesOf(prompt, legs).at(-1)).toMatchObject({
      markets: ['moneyline'],
      teams: [{ name: 'Detroit Lions' }],
    });
  });

  test.each(['drop leg 1, i dont trust kelce', 'lose the bills, hate kelce'])(
    '“%s” says why, and nothing of another leg',
    (prompt) => {
      expect(kept(prompt, legs)).toEqual([2]);
    },
  );

  test('what is not liked is changed where it is a leg', () => {
    expect(nextOf('drop leg 1, i dont trust hall', legs)?.keep ?? []).toEqual([]);
  });
});

describe('a round robin with a leg to come', () => {
  const two = shownTurn([moneyline, hall]);
  test.each([
    'what if i round robin it with a third team',
    'round robin it with one more leg',
    'can i round robin it if i add another leg',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, two, context)).toMatchObject({
      kind: 'unclear',
      why: expect.stringContaining('three legs or more'),
      instead: ['Add one more leg'],
    });
  });
});

describe('legs of one game at a book', () => {
  const ofGame = shownTurn([hall, wilson], { sameGame: true });
  test.each(['can i get that on fanduel', 'does fanduel have it', 'is it on fanduel'])('“%s”', (prompt) => {
    expect(hear(prompt, ofGame, context)).toMatchObject({
      kind: 'queries',
      isAside: true,
      queries: [
        { ask: 'market', topic: 'player_lines', players: ['Breece Hall'], books: ['FanDuel'] },
        { ask: 'market', topic: 'player_lines', players: ['Garrett Wilson'], books: ['FanDuel'] },
      ],
      says: expect.stringContaining('FanDuel'),
    });
  });

  test('legs of several games have one price there', () => {
    const apart = shownTurn([hall, legOf({ gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins' })]);
    expect(hear('is it on fanduel', apart, context)).toMatchObject({ kind: 'about', what: 'elsewhere' });
  });
});

describe('the one game of the bet', () => {
  const days = ['2026-11-26'];
  const ofGame = shownTurn([moneyline], { days });
  const books = { ask: 'market', topic: 'books', teams: ['New York Jets', 'Buffalo Bills'], days };

  test.each([
    "who's favored and by how much",
    'whos favored',
    'by how much are they favored',
    'which team is the favorite',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, ofGame, context)).toMatchObject({ queries: [{ ...books, side: 'favorite' }] });
  });

  test.each([
    ['whats the spread', 'spread'],
    ["what's the total", 'total'],
  ])('“%s”', (prompt, market) => {
    expect(hear(prompt, ofGame, context)).toMatchObject({ queries: [{ ...books, market }] });
  });

  test.each([
    'who won last time they played',
    'who won their last meeting',
    'how did the last game between them go',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, ofGame, context)).toMatchObject({
      queries: [{ ask: 'find', topic: 'meetings', teams: ['New York Jets', 'Buffalo Bills'] }],
    });
  });

  test('of several games, nobody knows which', () => {
    const apart = shownTurn([
      moneyline,
      legOf({ gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins' }),
    ]);
    for (const prompt of ['whos favored', 'whats the spread'])
      expect(hear(prompt, apart, context), prompt).not.toMatchObject({
        queries: [{ teams: expect.anything() }],
      });
  });
});

describe('after a list', () => {
  const nfl = { ...context, selectedSport: 'NFL' as const };
  const games = turnAfter('what games are on thanksgiving', nfl);

  test.each(['gimme a bet for each one', 'give me a pick for each', 'one bet on each game pls'])(
    '“%s” is of each game of that day',
    (prompt) => {
      expect(hear(prompt, games, nfl)).toEqual({
        kind: 'text',
        prompt: expect.stringMatching(/^NFL pick for Thursday, Nov 26.* from each game$/),
      });
    },
  );

  test('a bet of its own is none of them', () => {
    expect(hear('gimme a bet for each team', games, nfl)?.kind).not.toBe('text');
  });

  test.each(['whats their record', 'how have they been playing', 'whats their record ats'])(
    '“%s” is of the favorite that is named first',
    (prompt) => {
      const favorites = turnAfter('biggest favorite this week', nfl);
      expect(hear(prompt, favorites, nfl)).toMatchObject({ kind: 'queries', isOfShown: true });
      // Totals are of no team.
      const totals = turnAfter('which games have the highest totals sunday', nfl);
      expect(hear(prompt, totals, nfl)).not.toMatchObject({ isOfShown: true });
    },
  );
});
