/** Changes of a part of the bet that was shown: the side of one game, the games of its day, and a further leg. */
import { describe, expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { legOf } from '../legs.ts';
import { shownTurn, turnAfter } from '../turns.ts';

const now = new Date('2026-11-21T15:00:00Z');
const names = ['Buffalo Bills', 'New York Jets', 'Dallas Cowboys', 'Miami Dolphins', 'Chicago Bears'];
const context = {
  selectedSport: 'NFL' as const,
  teams: names.map((name) => ({ sport: 'NFL' as const, name })),
  now,
};
const roster = [
  { sport: 'NFL', team: 'Buffalo Bills', name: 'Khalil Shakir' },
  { sport: 'NFL', team: 'Buffalo Bills', name: 'Dalton Kincaid' },
] as const;
const ofRoster = { ...context, players: roster.map(({ name }) => name), roster };
const moneyline = { market: 'moneyline', line: null } as const;
const bills = legOf({ ...moneyline, price: -300 });
const cowboys = legOf({ ...moneyline, gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins' });
const catches = legOf({
  market: 'prop',
  selection: 'over',
  line: 4.5,
  prop: { playerId: 'P1', player: 'Khalil Shakir', team: 'Buffalo Bills', stat: 'receptions' },
});

/** `Buffalo Bills moneyline`, of the legs that the change has. */
const legsAfter = (prompt: string, turn = shownTurn([bills, catches])) => {
  const heard = hear(prompt, turn, context);
  if (heard?.kind !== 'play') return heard?.kind;
  return heard.next.reading.wishes.map(({ player, teams, markets, line }) =>
    [player ?? teams.map(({ name }) => name).join('/'), ...markets, line]
      .filter((part) => part !== null)
      .join(' '),
  );
};

describe('another side of a game that is in the bet', () => {
  test.each([
    'make it bills -7.5',
    'actually bills -7.5',
    'same thing but bills -7.5',
    'bills -7.5 instead',
    'switch the bills to -7.5',
    'change the bills to -7.5',
  ])('takes its place: “%s”', (prompt) => {
    const legs = legsAfter(prompt);
    expect(legs).toHaveLength(2);
    expect(legs).toEqual(expect.arrayContaining(['Buffalo Bills spread -7.5']));
    expect(legs).not.toContain('Buffalo Bills moneyline');
  });

  test.each(['redo it but jets win', 'make it again but jets to win', 'same but jets ml'])(
    'is that of the other team: “%s”',
    (prompt) => {
      const legs = legsAfter(prompt);
      expect(legs).toEqual(expect.arrayContaining(['New York Jets moneyline']));
      expect(legs).not.toContain('Buffalo Bills moneyline');
    },
  );

  test('is asked for anew where no leg is on a side of that game', () => {
    expect(legsAfter('make it bears -7.5')).not.toContain('Khalil Shakir prop');
    expect(legsAfter('make it bills -7.5', shownTurn([cowboys, catches]))).not.toContain(
      'Dallas Cowboys moneyline',
    );
  });

  test.each(['add the jets ml', 'add bills -7.5 too'])(
    'stays beside it where it is added: “%s”',
    (prompt) => {
      expect(legsAfter(prompt)).toContain('Buffalo Bills moneyline');
    },
  );
});

describe('a team that is added', () => {
  test.each(['throw the bears in too', 'add the bears', 'put the bears in there', 'toss in the bears'])(
    'is to win where all others are: “%s”',
    (prompt) => {
      expect(legsAfter(prompt, shownTurn([bills, cowboys]))).toContain('Chicago Bears moneyline');
    },
  );

  test('is whatever there is beside other bets', () => {
    expect(legsAfter('add the bears', shownTurn([bills, catches]))).toContain('Chicago Bears');
    expect(legsAfter('add the bears spread', shownTurn([bills, cowboys]))).toContain('Chicago Bears spread');
  });
});

describe('a leg that is named by its place', () => {
  test.each([
    'give me a 2nd one to go with it',
    'i need a second leg',
    'ok add a good 2nd pick',
    'find me another second pick to put with it',
    'got a good second leg',
  ])('is one more: “%s”', (prompt) => {
    expect(hear(prompt, shownTurn([bills]), context)).toMatchObject({
      kind: 'play',
      next: { reading: { legs: { min: 2, max: 2 } } },
    });
  });

  test('is none that is there', () => {
    expect(hear('the second one', shownTurn([bills]), context)?.kind).not.toBe('play');
    const heard = hear('give me a 2nd one to go with it', shownTurn([bills, cowboys, catches]), context);
    expect(heard).not.toMatchObject({ next: { reading: { legs: { min: 4, max: 4 } } } });
  });
});

describe('games of the day that was asked about', () => {
  const ofDay = shownTurn([bills, cowboys, catches], { days: ['2026-11-22'] });

  test.each(['only the first two games', 'just the last 2 games', 'ok just the first 2 nfl games please'])(
    'are as many legs: “%s”',
    (prompt) => {
      expect(hear(prompt, ofDay, context)).toMatchObject({
        kind: 'play',
        next: { reading: { legs: { min: 2, max: 2 }, days: ['2026-11-22'] }, keep: [] },
      });
    },
  );

  test.each(['just the one at 4', 'only the game at 4 pm', 'the one that starts at 4'])(
    'are the one of an hour: “%s”',
    (prompt) => {
      expect(hear(prompt, ofDay, context)).toMatchObject({
        kind: 'play',
        next: { reading: { legs: { min: 1, max: 1 }, starts: { from: 16 * 60, before: 16 * 60 + 30 } } },
      });
    },
  );

  test('are none where legs are counted, or the bet is of several days', () => {
    expect(hear('only the first two legs', ofDay, context)).not.toMatchObject({ next: { keep: [] } });
    const ofWeek = shownTurn([bills, cowboys], { days: ['2026-11-22', '2026-11-23'] });
    expect(hear('just the one at 4', ofWeek, context)).not.toMatchObject({
      next: { reading: { legs: { min: 1, max: 1 } } },
    });
  });
});

test.each(['did that line move today', 'has it moved at all today'])(
  'the day of a move is no day of the game: “%s”',
  (prompt) => {
    const turn = turnAfter('best price for Bills moneyline', context);
    expect(hear(prompt, turn, context)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'market', topic: 'movement', teams: ['Buffalo Bills'], days: null }],
    });
  },
);

describe('another player', () => {
  const terms = {
    markets: ['prop'],
    player: 'Khalil Shakir',
    stat: 'receptions',
    sides: ['over'],
    legs: null,
  };
  const prop = shownTurn([catches], terms);

  test.each(['and kincaid', 'and dalton kincaid?', 'how about kincaid', 'now kincaid'])(
    'is to do the same: “%s”',
    (prompt) => {
      expect(hear(prompt, prop, ofRoster)).toMatchObject({
        kind: 'play',
        next: { reading: { player: 'Dalton Kincaid', stat: 'receptions', sides: ['over'] } },
      });
    },
  );

  test('is to do what is said of him', () => {
    const heard = hear('what about anything on kincaid', prop, ofRoster);
    const other = hear('what about kincaid touchdowns', prop, ofRoster);
    expect(other).not.toMatchObject({ next: { reading: { stat: 'receptions' } } });
    expect(heard).not.toMatchObject({ next: { reading: { stat: 'receptions' } } });
  });
});

describe('another part of the game', () => {
  const open = {
    teams: [{ sport: 'NFL' as const, name: 'Buffalo Bills', stance: 'game' as const }],
    legs: null,
  };
  const part = legOf({ ...moneyline, period: 'first_quarter' });

  test.each(['second quarter?', '2nd quarter instead', 'make it the second quarter'])(
    'has any bet where any was asked for: “%s”',
    (prompt) => {
      expect(hear(prompt, shownTurn([part], { ...open, period: 'first_quarter' }), context)).toMatchObject({
        kind: 'play',
        next: { reading: { period: 'second_quarter', markets: [] }, keep: [] },
      });
    },
  );

  test('has the same bet where one was asked for', () => {
    const turn = shownTurn([part], { ...open, markets: ['moneyline'], period: 'first_quarter' });
    expect(JSON.stringify(hear('second quarter?', turn, context))).toContain('moneyline');
  });
});

test.each(['parlay it with the bears ml', 'ok pair that with the bears ml', 'combo it with bears ml too'])(
  'what it is parlayed with is a leg more: “%s”',
  (prompt) => {
    const legs = legsAfter(prompt, shownTurn([bills]));
    expect(legs).toEqual(['Buffalo Bills moneyline', 'Chicago Bears moneyline']);
  },
);
