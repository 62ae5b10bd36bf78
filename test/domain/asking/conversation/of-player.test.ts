/** What is asked or said of the one player that the last answer is on: his last game, and how he has been of late. */
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { readingWith } from '../../feed/games/games.ts';
import { legOf } from './legs.ts';
import { shownTurn, turnAfter } from './turns.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams: [{ sport: 'NFL' as const, name: 'San Francisco 49ers' }],
  players: ['Christian McCaffrey', 'Saquon Barkley'],
  roster: [
    { id: 'P1', name: 'Christian McCaffrey', team: 'San Francisco 49ers', sport: 'NFL' as const },
    { id: 'P2', name: 'Saquon Barkley', team: 'New York Giants', sport: 'NFL' as const },
  ],
  now: new Date('2026-11-21T15:00:00Z'),
};
const prop = { playerId: 'P1', player: 'Christian McCaffrey', team: 'San Francisco 49ers' };
const bet = shownTurn([
  legOf({ market: 'prop', selection: 'over', line: 69.5, prop: { ...prop, stat: 'rushing_yards' } }),
]);
const compared = turnAfter('cmc rushing yards over or under', context);
const judged = turnAfter('is cmc over 69.5 rushing yards a good bet', context);
/** A wish that no bet met. */
const unmet: Turn = {
  askId: null,
  queries: [
    readingWith({ sports: ['NFL'], player: 'Christian McCaffrey', stat: 'rushing_yards', markets: ['prop'] }),
  ],
  shown: [],
};
const games = (terms: object) => ({
  kind: 'queries',
  queries: [
    {
      ask: 'find',
      topic: 'game_log',
      players: ['Christian McCaffrey'],
      stat: 'rushing_yards',
      ...terms,
    },
  ],
});

describe('his last game', () => {
  test.each([
    'how many did he get his last start',
    'how many did he have last game',
    "how'd he do in his last game",
    'what did he put up in his last outing',
    'what did he do his last game',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, bet, context)).toMatchObject(games({ last: 1, over: null }));
    expect(hear(prompt, compared, context)).toMatchObject(games({ last: 1 }));
  });

  test('of five games, all are counted by the line', () => {
    expect(hear('how has he done in his last 5', bet, context)).toMatchObject(games({ last: 5, over: 69.5 }));
    expect(hear("how's he done in his last 5", compared, context)).toMatchObject(
      games({ last: 5, side: null }),
    );
    expect(hear('hows he done in his last 5', judged, context)).toMatchObject(
      games({ last: 5, over: 69.5, side: 'over' }),
    );
  });
});

describe('how he has been of late', () => {
  test.each([
    "u sure? he's been trash lately",
    'really? hes been awful lately',
    'hes been ice cold tho',
    'hows he been playing',
    'hasnt he been struggling lately?',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, unmet, context)).toMatchObject(games({ last: 5 }));
  });

  test('of two sides of his line, of which neither is meant', () => {
    expect(hear('hes been ice cold tho', compared, context)).toMatchObject(games({ last: 5, side: null }));
  });

  test('of a bet, he is counted by its line', () => {
    expect(hear('hes been struggling tho', bet, context)).toMatchObject(
      games({ last: 5, over: 69.5, side: 'over' }),
    );
  });

  test.each(['is he hurt', 'hes out', 'hes been traded', 'hes been cold so give me the under'])(
    '“%s” is something else',
    (prompt) => {
      expect(hear(prompt, bet, context)).not.toMatchObject(games({ last: 5 }));
    },
  );

  test('of two players, nobody knows which', () => {
    const other = {
      playerId: 'P2',
      player: 'Josh Allen',
      team: 'Buffalo Bills',
      stat: 'rushing_yards',
    } as const;
    const legs = [
      ...(bet.play?.legs ?? []),
      legOf({ market: 'prop', selection: 'over', line: 30.5, prop: other }),
    ];
    expect(hear('hes been ice cold', shownTurn(legs), context)).not.toMatchObject(games({}));
  });
});

describe('after a verdict, another player in another statistic', () => {
  const check = (terms: object) => ({ queries: [{ ask: 'check', legs: [terms], price: null }] });
  test.each(['and saquon receptions?', 'what about saquon receptions', 'hows barkley receptions'])(
    '“%s” is judged from the same side',
    (prompt) => {
      expect(hear(prompt, judged, context)).toMatchObject(
        check({ player: 'Saquon Barkley', stat: 'receptions', side: 'over', line: null }),
      );
    },
  );

  test('at the side and the line that are named', () => {
    expect(hear('what about saquon under 3.5 receptions', judged, context)).toMatchObject(
      check({ player: 'Saquon Barkley', stat: 'receptions', side: 'under', line: 3.5 }),
    );
  });

  test('of the same player, the bet itself is another', () => {
    expect(hear('what about his receptions', judged, context)).not.toMatchObject(
      check({ player: 'Saquon Barkley' }),
    );
  });
});

describe('the side that is asked about', () => {
  const under = shownTurn([
    legOf({ market: 'prop', selection: 'under', line: 69.5, prop: { ...prop, stat: 'rushing_yards' } }),
  ]);
  test.each([
    ['how many has he gone over in the last 10', 'over', 10],
    ['how often does he go over that', 'over', null],
    ['has he hit the over his last 5', 'over', 5],
    ['how many times has he gone under in his last 10', 'under', 10],
    ['how has he done in his last 5', 'under', 5],
  ])('“%s” after an under', (prompt, side, last) => {
    expect(hear(prompt, under, context)).toMatchObject(games({ side, last, over: 69.5 }));
  });
});

describe('those beside him', () => {
  const hurt = {
    kind: 'queries',
    queries: [{ topic: 'injuries', teams: ['San Francisco 49ers'], players: [] }],
  };
  test.each([
    'whos he missing at receiver',
    'who is he missing',
    'who all is he without sunday',
    'is he missing any linemen',
    'are any of his receivers hurt',
    'are his linemen banged up',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, bet, context)).toMatchObject(hurt);
    expect(hear(prompt, unmet, context)).toMatchObject(hurt);
  });

  test('who is missing from the bet is something else', () => {
    expect(hear('who am i missing', bet, context)).not.toMatchObject(hurt);
  });
});

describe('the game after that', () => {
  test.each([
    'who do they play after that',
    'who does he play after this one',
    'whos their next game after that',
  ])('“%s” is one of his team', (prompt) => {
    expect(hear(prompt, bet, context)).toMatchObject({
      kind: 'queries',
      queries: [{ topic: 'schedule', detail: 'after_next', teams: ['San Francisco 49ers'] }],
    });
  });

  test('whom they play in it is that game', () => {
    expect(hear('who do they play', bet, context)).not.toMatchObject({ queries: [{ detail: 'after_next' }] });
  });
});
