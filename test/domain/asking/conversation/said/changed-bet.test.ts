/** Changes of the bet that was shown: its number, its part of the game, the leg on a player, and one more leg beside it. */
import { describe, expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { legOf } from '../legs.ts';
import { shownTurn } from '../turns.ts';

const names = ['Buffalo Bills', 'New York Jets', 'Dallas Cowboys', 'Miami Dolphins', 'Los Angeles Rams'];
const context = {
  selectedSport: 'NFL' as const,
  teams: names.map((name) => ({ sport: 'NFL' as const, name })),
  players: ['Josh Allen', 'Khalil Shakir', 'Breece Hall'],
  now: new Date('2026-11-21T15:00:00Z'),
};
const game = [
  { sport: 'NFL' as const, name: 'Buffalo Bills', stance: 'game' as const },
  { sport: 'NFL' as const, name: 'New York Jets', stance: 'game' as const },
];
const over = legOf({ market: 'total', selection: 'over', line: 44.5 });
const under = legOf({ market: 'total', selection: 'under', line: 44.5 });
const winner = legOf({ market: 'moneyline', line: null, price: -300 });
const half = legOf({ period: 'first_half', line: -1.5 });
const propOf = (player: string, stat: 'touchdowns' | 'receiving_yards' | 'receptions', line: number) =>
  legOf({
    market: stat === 'touchdowns' ? 'scorer' : 'prop',
    selection: 'over',
    line,
    prop: { playerId: player, player, team: 'Buffalo Bills', stat },
  });
const allen = propOf('Josh Allen', 'touchdowns', 0.5);
const shakir = propOf('Khalil Shakir', 'receiving_yards', 44.5);
const cowboys = legOf({
  gameId: 'G2',
  home: 'Dallas Cowboys',
  away: 'Miami Dolphins',
  market: 'moneyline',
  line: null,
  price: 120,
});
const terms = (reading: object) => ({ kind: 'play', next: { reading } });
const wishes = (...all: object[]) => terms({ wishes: all.map((each) => expect.objectContaining(each)) });

describe('another number of the one bet', () => {
  test.each([
    ['can you drop the line 5 points', 39.5],
    ['lower the total by 7 pts', 37.5],
    ['what about 4 points lower', 40.5],
    ['bump it up six points', 50.5],
    ['ten points higher', 54.5],
    ['what if we go down 6', 38.5],
    ['shave 4 points off the total', 40.5],
    ['can you knock 3 points off it', 41.5],
    ['move the line down one', 43.5],
    ['lower line, like 3 points less', 41.5],
    ['a lower number by about 2', 42.5],
    ['higher total, maybe 3 points', 47.5],
  ])('“%s”', (prompt, line) => {
    expect(hear(prompt, shownTurn([over]), context)).toMatchObject(terms({ line, sides: ['over'] }));
  });

  test('a spread goes up for one side and down for the other', () => {
    expect(hear('move the line down 3 points', shownTurn([legOf({})]), context)).toMatchObject({
      kind: 'unclear',
      instead: ['Easier lines', 'Harder lines'],
    });
  });

  test('a number of legs is none of points', () => {
    expect(hear('drop 5', shownTurn([over]), context)).not.toMatchObject(terms({ line: 39.5 }));
  });
});

describe('a bet on a part of a game, on all of it', () => {
  test.each([
    'full game looks better to me, switch it',
    'just give me the whole game spread',
    'not the first half, full game',
    'full game instead of first half',
    'i want the entire game',
  ])('“%s”', (prompt) => {
    const heard = hear(prompt, shownTurn([half], { period: 'first_half', markets: ['spread'] }), context);
    expect(heard).toMatchObject(terms({ markets: ['spread'] }));
    expect(heard?.kind === 'play' && heard.next.reading.period).toBeUndefined();
  });

  test('of any bet on the part, any bet on the game', () => {
    const turn = shownTurn([half], { period: 'first_half', teams: game });
    expect(hear('now do the full game', turn, context)).toMatchObject(terms({ markets: [], teams: game }));
  });

  test.each(['could you give me the full game version instead', 'now the full game version'])(
    '“%s” is the same bet, whatever was asked for',
    (prompt) => {
      const heard = hear(prompt, shownTurn([half], { period: 'first_half', teams: game }), context);
      expect(heard).toMatchObject(terms({ markets: ['spread'] }));
    },
  );

  test('is so already', () => {
    expect(hear('full game instead', shownTurn([legOf({})]), context)).toMatchObject({ kind: 'unclear' });
  });

  test.each(['who won their last full game', 'is the full game line better'])(
    '“%s” is something else',
    (prompt) => {
      const heard = hear(prompt, shownTurn([half], { period: 'first_half', markets: ['spread'] }), context);
      expect(heard).not.toMatchObject(terms({ markets: ['spread'] }));
    },
  );
});

describe('other lines', () => {
  test.each([
    ["isn't that spread too big? give me an alt line", winner],
    ['the spread is too big, alt line?', legOf({})],
    ['thats too many points, give me an alternate line', legOf({})],
  ])('“%s” is of the spread', (prompt, leg) => {
    expect(hear(prompt, shownTurn([leg]), context)).toMatchObject(
      terms({ markets: ['spread'], lines: { alternate: 'likelier' } }),
    );
  });

  test('a bet on the winner has none where no spread is spoken of', () => {
    expect(hear('give me an alt line', shownTurn([winner]), context)).toMatchObject({ kind: 'unclear' });
  });

  test.each([
    ['lower the yardage lines so it actually hits', 'likelier'],
    ['drop the receiving lines', 'likelier'],
    ['raise the receiving yards numbers', 'longer'],
  ])('“%s” is of the legs on that statistic', (prompt, alternate) => {
    expect(hear(prompt, shownTurn([shakir, winner]), context)).toMatchObject(
      wishes(
        { player: 'Khalil Shakir', lines: expect.objectContaining({ alternate }) },
        { markets: ['moneyline'] },
      ),
    );
  });

  test('no leg is on that statistic', () => {
    expect(hear('lower the yardage lines', shownTurn([allen, winner]), context)).toMatchObject({
      kind: 'unclear',
      why: 'No leg of the last answer is on yardage.',
    });
  });
});

describe('a leg on a player who is in it already', () => {
  const turn = shownTurn([allen, winner], { sameGame: true });

  test.each([
    'add josh allen 2+ touchdowns',
    'make allen 2+ instead',
    'change the allen leg to 2+',
    'up josh allen to 2 touchdowns',
  ])('“%s” takes the place of his leg', (prompt) => {
    const heard = hear(prompt, turn, context);
    expect(heard).toMatchObject(
      wishes({ markets: ['moneyline'] }, { player: expect.stringMatching(/Allen/i), line: 1.5 }),
    );
    // Another line of a prop is no other selection.
    expect(heard?.kind === 'play' && heard.next.without).toEqual([]);
  });

  test.each(['put josh allen touchdowns in there', 'add a josh allen touchdown'])(
    '“%s” is that leg',
    (prompt) => {
      expect(hear(prompt, turn, context)).toMatchObject({
        kind: 'unclear',
        why: expect.stringMatching(/is leg 1 already\.$/),
        isSure: true,
      });
    },
  );

  test('another statistic of him is another leg', () => {
    expect(hear('add josh allen passing yards', turn, context)).toMatchObject(
      wishes({ stat: 'touchdowns' }, { markets: ['moneyline'] }, { stat: 'passing_yards' }),
    );
  });
});

describe('one more leg beside the bet', () => {
  test.each([
    'what else goes with it',
    'what pairs well with that',
    'anything that works with that one',
    'what would you add to it',
    'whats a good second leg for that',
    'turn that into a sgp',
    'who would you pair it with',
  ])('“%s” is of its game', (prompt) => {
    expect(hear(prompt, shownTurn([over]), context)).toMatchObject(
      terms({
        sameGame: true,
        wishes: [
          expect.objectContaining({ sides: ['over'] }),
          expect.objectContaining({ markets: ['moneyline', 'spread', 'prop'], teams: game.toReversed() }),
        ],
      }),
    );
  });

  test('with the other side of the bet', () => {
    expect(hear('over then. what else goes with it', shownTurn([under]), context)).toMatchObject(
      terms({
        sameGame: true,
        wishes: expect.arrayContaining([expect.objectContaining({ sides: ['over'] })]),
      }),
    );
  });

  test.each(['parlay it with something', 'pair that with another leg'])('“%s” is of any game', (prompt) => {
    expect(hear(prompt, shownTurn([over], { payout: { min: 100, max: 200 } }), context)).toMatchObject(
      terms({ sameGame: false, payout: null, legs: { min: 2, max: 2 } }),
    );
  });

  test('a number that was asked for stays with its leg', () => {
    expect(hear('what goes with it', shownTurn([over], { line: 44.5 }), context)).toMatchObject(
      wishes({ sides: ['over'], line: 44.5 }, { teams: expect.anything() }),
    );
  });

  test('how a stake goes with odds is something else', () => {
    expect(hear('what goes with the bills defense', shownTurn([over]), context)).not.toMatchObject(
      terms({ sameGame: true }),
    );
  });
});

describe('the same for another game', () => {
  const wished = [
    { teams: [], player: 'Josh Allen', markets: ['prop'], count: 1 },
    { teams: [], player: null, markets: ['total'], count: 1 },
  ];

  test.each([
    'perfect, now one just like it for the rams',
    'same thing but for the rams',
    'do another one like that with the rams',
    'make me one of those for the rams game',
  ])('“%s”', (prompt) => {
    const turn = shownTurn([allen, over], { sameGame: true });
    const [reading] = turn.queries;
    const listed = { ...turn, queries: reading ? [{ ...reading, wishes: wished as never }] : [] };
    expect(hear(prompt, listed, context)).toMatchObject(
      terms({
        sameGame: true,
        legs: { min: 2, max: 2 },
        wishes: [],
        teams: [{ name: 'Los Angeles Rams', stance: 'game' }],
      }),
    );
  });

  test.each([
    ['do another one w different teams', []],
    ['same odds, different teams', []],
    ['similar payout but other games', []],
  ])('“%s” is of other games', (prompt, keep) => {
    expect(hear(prompt, shownTurn([winner, cowboys]), context)).toMatchObject({
      kind: 'play',
      next: { keep, without: ['G1', 'G2'] },
    });
  });
});

describe('terms that stay and terms that do not', () => {
  test.each(['team total instead', 'give me team total instead', 'give me a team total instead'])(
    '“%s” of an under is an under',
    (prompt) => {
      expect(hear(prompt, shownTurn([under], { teams: game, sides: ['under'] }), context)).toMatchObject(
        terms({ markets: ['team_total'], sides: ['under'] }),
      );
    },
  );

  test('a side that is named is that one', () => {
    const turn = shownTurn([under], { teams: game, sides: ['under'] });
    expect(hear('team total over instead', turn, context)).toMatchObject(terms({ sides: ['over'] }));
  });

  test('the hour of one game is not that of the same teams on another day', () => {
    const starts = { from: 1260, before: null };
    expect(hear('what about sunday', shownTurn([over], { teams: game, starts }), context)).toMatchObject(
      terms({ days: ['2026-11-22'], starts: null }),
    );
    expect(hear('what about sunday', shownTurn([over], { starts }), context)).toMatchObject(
      terms({ starts }),
    );
  });

  test('the evening of “tonight” is not that of another day', () => {
    const turn = shownTurn([over], { starts: { from: 1020, before: null } });
    expect(hear('what about sunday', turn, context)).toMatchObject(terms({ starts: null }));
    expect(hear('same thing but tomorrow', turn, context)).toMatchObject(
      terms({ days: ['2026-11-22'], starts: null }),
    );
    expect(hear('same for tomorrow night', turn, context)).toMatchObject(terms({ starts: { from: 1020 } }));
  });

  test.each([
    'i dont trust the second one, something safer',
    'the second leg scares me, give me something safer there',
    'not sure about leg 2, got a safer one?',
    'leg 2 is too risky, find a safer pick for it',
    "I'm nervous about the second pick. Anything less risky?",
  ])('“%s” swaps that leg for a safer one', (prompt) => {
    const turn = shownTurn([winner, cowboys]);
    expect(hear(prompt, turn, context)).toEqual(hear('swap leg 2 for something safer', turn, context));
    expect(hear(prompt, turn, context)).toMatchObject({ kind: 'play', next: { keep: [expect.anything()] } });
  });

  test.each([
    'i dont trust the second one',
    'is the second leg safer',
    'the second leg scares me, why is it in there',
  ])('“%s” swaps none for a safer one', (prompt) => {
    const turn = shownTurn([winner, cowboys]);
    expect(hear(prompt, turn, context)).not.toEqual(hear('swap leg 2 for something safer', turn, context));
  });

  test.each([
    'I think I will pass on that game. What do you like in Cowboys Dolphins?',
    "i'll skip that one. What do you like in Cowboys Dolphins?",
    'not for me, What do you like in Cowboys Dolphins?',
  ])('“%s” is a new question', (prompt) => {
    expect(hear(prompt, shownTurn([winner]), context)).toEqual({
      kind: 'text',
      prompt: 'What do you like in Cowboys Dolphins?',
    });
  });

  test('what is skipped of a bet is no new question', () => {
    expect(
      hear("i'd skip the second leg, keep the rest", shownTurn([winner, cowboys]), context)?.kind,
    ).not.toBe('text');
  });

  test('after “new bet”, only what is named is asked for', () => {
    const backed = names.slice(0, 2).map((name) => ({ sport: 'NFL', name, stance: 'back' }));
    const turn = shownTurn([winner, cowboys], { teams: backed });
    expect(hear('new bet: just josh allen touchdowns', turn, context)).toEqual({
      kind: 'text',
      prompt: 'just josh allen touchdowns',
    });
  });

  test.each([
    'too chalky, give me at least one plus money leg',
    'make one leg plus money',
    'i want at least one plus money pick in there',
  ])('“%s” swaps the shortest price', (prompt) => {
    const heard = hear(prompt, shownTurn([winner, cowboys]), context);
    expect(heard).toMatchObject(
      wishes(
        { teams: [expect.objectContaining({ name: 'Dallas Cowboys' })] },
        { price: { min: 100, max: null } },
      ),
    );
  });

  test('“can one of them be an underdog” swaps the riskiest', () => {
    expect(hear('can one of them be an underdog', shownTurn([winner, cowboys]), context)).toMatchObject(
      wishes({ teams: [expect.objectContaining({ name: 'Buffalo Bills' })] }, { sides: ['underdog'] }),
    );
  });

  test('a plus money leg can be added, too', () => {
    expect(hear('add a plus money leg', shownTurn([winner, cowboys]), context)).toMatchObject(
      terms({ legs: { min: 3, max: 3 } }),
    );
  });
});

describe('some of the overs and unders turned', () => {
  const unders = [1, 2, 3].map((at) =>
    legOf({ gameId: `G${at}`, market: 'total', selection: 'under', line: 40.5 + at }),
  );
  test.each([
    ['switch one of em to an over', 1],
    ['flip one to an over', 1],
    ['make one of them an over', 1],
    ['change two of these to overs', 2],
    ['can one be an over instead', 1],
    ['swap an under for an over', 1],
  ])('“%s”', (prompt, count) => {
    const heard = hear(prompt, shownTurn(unders), context);
    const next = heard?.kind === 'play' && 'reading' in heard.next ? heard.next : undefined;
    expect(next?.keep).toHaveLength(3 - count);
    expect(
      next?.reading.wishes.flatMap(({ sides, count: legs }) => Array(legs).fill(sides[0])).toSorted(),
    ).toEqual([...Array(count).fill('over'), ...Array(3 - count).fill('under')].toSorted());
  });

  test('is not done where no leg has that other side', () => {
    expect(hear('switch one of em to an under', shownTurn(unders), context)).toMatchObject({
      kind: 'unclear',
      why: 'No leg of the last answer can be turned to the under.',
    });
  });

  test('all of them are turned by another wish', () => {
    expect(hear('switch them all to overs', shownTurn(unders), context)).toMatchObject(
      wishes({ sides: ['over'] }, { sides: ['over'] }, { sides: ['over'] }),
    );
  });
});

describe('another player instead', () => {
  test.each(['breece hall instead', 'breece hall instead please'])(
    '“%s” is in the same statistic',
    (prompt) => {
      const one = shownTurn([allen], { player: 'Josh Allen', stat: 'touchdowns', markets: ['prop'] });
      expect(hear(prompt, one, context)).toMatchObject(terms({ player: 'Breece Hall', stat: 'touchdowns' }));
    },
  );

  test('another statistic is the one that is named', () => {
    const one = shownTurn([allen], { player: 'Josh Allen', stat: 'touchdowns', markets: ['prop'] });
    expect(hear('breece hall receptions instead', one, context)).toMatchObject(
      terms({ player: 'Breece Hall', stat: 'receptions' }),
    );
  });
});

describe('who is in the bet', () => {
  const legs = [allen, cowboys];
  test.each([
    ['why did u put the rams in there', 'the Rams'],
    ['why is breece hall in there', 'Breece Hall'],
    ['how come you included the rams', 'the Rams'],
    ['why are the rams in my parlay', 'the Rams'],
  ])('“%s” names nobody of it', (prompt, name) => {
    expect(hear(prompt, shownTurn(legs), context)).toMatchObject({
      kind: 'unclear',
      isSure: true,
      why: `No leg of the last answer is on ${name}.`,
    });
  });

  test('of those who are in it, the reasons are told', () => {
    expect(hear('why did you put the cowboys in there', shownTurn(legs), context)).toMatchObject({
      kind: 'about',
      what: 'why',
    });
  });

  test.each(['too many shakir legs. max one', 'way too many shakir props, just one', 'too many shakir legs'])(
    '“%s”',
    (prompt) => {
      const other = propOf('Khalil Shakir', 'receptions', 4.5);
      const heard = hear(prompt, shownTurn([shakir, other, cowboys]), context);
      expect(heard).toMatchObject({ kind: 'play', next: { without: expect.arrayContaining([]) } });
      expect(heard?.kind === 'play' && heard.next.keep).toHaveLength(2);
      expect(hear(prompt, shownTurn(legs), context)).toMatchObject({
        kind: 'unclear',
        why: 'No leg of the last answer is on Khalil Shakir.',
      });
      expect(hear(prompt, shownTurn([shakir, cowboys]), context)).toMatchObject({
        kind: 'unclear',
        why: 'Only 1 leg of the last answer is on Khalil Shakir, so nothing would change.',
      });
    },
  );

  test('where another player is listed is no question about the legs', () => {
    const heard = hear('where is the breece hall over listed at the best number', shownTurn(legs), context);
    expect(heard?.kind).not.toBe('about');
  });

  test.each(['bump the odds up just a tad', 'raise the odds a touch', 'up the payout a little'])(
    '“%s” is a longer bet',
    (prompt) => {
      expect(hear(prompt, shownTurn(legs), context)).toEqual(hear('longer odds', shownTurn(legs), context));
    },
  );
});

describe('somebody else, and not one who is named', () => {
  test.each([
    'a different player, please, not hall',
    'another player but not breece hall',
    'give me another guy, no breece hall',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, shownTurn([shakir]), context)).toMatchObject(
      terms({ notPlayers: expect.arrayContaining(['Khalil Shakir', 'Breece Hall']) }),
    );
  });

  test('a name that nobody has is no such wish', () => {
    const heard = hear('a different player, not blorfo', shownTurn([shakir]), context);
    expect(heard).not.toMatchObject(terms({ notPlayers: ['Khalil Shakir'] }));
  });
});

describe('another player of the game that was asked for', () => {
  const anytime = { intent: 'play' as const, markets: ['prop' as const], stat: 'touchdowns' as const };
  const ofGame = shownTurn([allen], { ...anytime, teams: game });
  const isOther = {
    kind: 'play',
    next: { keep: [], reading: { teams: game, stat: 'touchdowns', notPlayers: ['Josh Allen'] } },
  };

  test.each([
    'not allen',
    'no josh allen',
    'anyone but allen',
    'somebody other than josh allen',
    'somebody other than allen, he pays nothing',
    'not allen he pays like nothing',
  ])('“%s”', (prompt) => {
    const heard = hear(prompt, ofGame, context);
    expect(heard).toMatchObject(isOther);
    expect(heard).toMatchObject({ next: { without: expect.arrayContaining(['player Josh Allen']) } });
  });

  test('of a team it stays one of that team', () => {
    const teams = [{ sport: 'NFL' as const, name: 'Buffalo Bills', stance: 'back' as const }];
    expect(hear('not allen', shownTurn([allen], { ...anytime, teams }), context)).toMatchObject({
      next: { reading: { teams, notPlayers: ['Josh Allen'] } },
    });
  });

  test.each(['not the bills', 'not allen, give me a bills moneyline', 'no overs', 'not breece hall'])(
    '“%s” is no such change',
    (prompt) => {
      const heard = hear(prompt, ofGame, context);
      expect(heard).not.toMatchObject({ next: { reading: { notPlayers: ['Josh Allen'] } } });
    },
  );

  test('where no game was asked for, that game leaves', () => {
    expect(hear('not allen', shownTurn([allen], anytime), context)).toMatchObject({
      next: { without: expect.arrayContaining([allen.gameId]) },
    });
  });
});
