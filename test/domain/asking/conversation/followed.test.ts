/** A question for a fact that goes on from what was shown: a place, a comparison, the players of a game, and the games of a player. */
import { describe, expect, test } from 'vitest';
import { openingOf } from '../../../../lambdas/domain/asking/conversation/asked/opens.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { legOf } from './legs.ts';
import { shownTurn, turnAfter } from './turns.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams: [
    ['NFL', 'Buffalo Bills'],
    ['NFL', 'New York Jets'],
    ['NFL', 'Dallas Cowboys'],
    ['NFL', 'Miami Dolphins'],
    ['NHL', 'Boston Bruins'],
    ['NHL', 'New York Rangers'],
    ['MLB', 'San Diego Padres'],
    ['MLB', 'St. Louis Cardinals'],
  ].map(([sport, name]) => ({ sport: sport as 'NFL' | 'NHL' | 'MLB', name: name ?? '' })),
  roster: [
    { id: 'P1', name: 'Josh Allen', team: 'Buffalo Bills', sport: 'NFL' as const },
    { id: 'P2', name: 'Dak Prescott', team: 'Dallas Cowboys', sport: 'NFL' as const },
    { id: 'P3', name: 'Dylan Cease', team: 'San Diego Padres', sport: 'MLB' as const },
    { id: 'P4', name: 'Sonny Gray', team: 'St. Louis Cardinals', sport: 'MLB' as const },
  ],
  now: new Date('2026-11-21T15:00:00Z'),
};

const heard = (first: string, then: string) => hear(then, turnAfter(first, context), context);
const query = (terms: object) => ({ kind: 'queries', queries: [terms] });

const [bills, jets] = ['Buffalo Bills', 'New York Jets'];
const allowed = 'how many points do the bills allow';
const passing = 'josh allen passing yards last 5 games';

describe('the place of whom was shown', () => {
  test.each([
    [allowed, 'where does that rank', { teams: [bills], order: 'least', detail: 'rank_allowed' }],
    [allowed, 'Where do they rank in the league?', { teams: [bills], detail: 'rank_allowed' }],
    [allowed, 'is that the fewest in the league', { order: 'least', detail: 'allowed' }],
    ['how many points do the bills score', 'is that the most in the nfl?', { order: 'most', detail: null }],
    ['what is the bills record', 'Is that the best in the NFL?', { topic: 'record', order: 'most' }],
    [passing, 'Where does that rank?', { topic: 'leaders', players: ['Josh Allen'], detail: 'rank' }],
    [passing, 'Is he leading the league?', { stat: 'passing_yards', detail: 'highest' }],
    [passing, 'Who has more?', { topic: 'leaders', stat: 'passing_yards' }],
    [
      'who leads the nfl in passing yards',
      'where is Dak Prescott on that list',
      { players: ['Dak Prescott'] },
    ],
    ['who leads the nfl in passing yards', 'is Josh Allen in the top ten', { detail: 'rank' }],
    ['which team allows the fewest points', 'Where are the Jets?', { teams: [jets], detail: 'rank_allowed' }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test.each(['is that the best price', 'is that the best bet', 'where are they favorites'])(
    '“%s” is something else',
    (then) => {
      const told = heard(allowed, then);
      expect(told?.kind === 'queries' ? told.queries : []).not.toMatchObject([{ topic: 'statistic' }]);
    },
  );
});

describe('which of those that were shown', () => {
  const records = 'which team has the better record, the bills or the jets';
  const pitchers = 'who has more strikeouts, Dylan Cease or Sonny Gray';
  test.each([
    [records, 'Which of them allows fewer?', { topic: 'statistic', order: 'least', detail: 'allowed' }],
    [records, 'who is hotter over the last ten games', { topic: 'record', last: 10, order: 'most' }],
    [records, 'and who is better on the road?', { splits: ['road'], teams: [bills, jets] }],
    [records, 'which one has covered more', { topic: 'spread', order: 'most' }],
    [pitchers, 'Who has pitched more innings?', { stat: 'outs', order: 'most' }],
    [pitchers, 'which of the two has fewer strikeouts', { stat: 'strikeouts', order: 'least' }],
    [pitchers, "What's the difference?", { stat: 'strikeouts', order: 'most' }],
    [pitchers, 'who strikes out more per nine innings', { stats: ['strikeouts', 'outs'], order: 'most' }],
    [pitchers, 'by how much', { stat: 'strikeouts', players: ['Dylan Cease', 'Sonny Gray'] }],
    [passing, 'How does that compare to Dak Prescott?', { order: 'most', stat: 'passing_yards' }],
    [
      'what is the bills record',
      'how does that compare to the jets',
      { teams: [bills, jets], order: 'most' },
    ],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test('the games of the first are those of whom the answer names first', () => {
    expect(heard(pitchers, 'List the games for the leader.')).toMatchObject({
      ...query({ topic: 'game_log', players: [], stat: 'strikeouts', order: null }),
      isOfShown: true,
    });
  });

  test('of a list, the teams are those that the answer names', () => {
    expect(heard('biggest favorites on sunday', 'which one has covered the least')).toMatchObject({
      ...query({ topic: 'spread', order: 'least', teams: [] }),
      isOfAllShown: true,
    });
    expect(heard('which games are on thanksgiving', 'which one has the biggest favorite')).toMatchObject(
      query({ ask: 'market', days: ['2026-11-26'] }),
    );
  });

  test.each([
    ['which of those has the highest total', { market: 'total', order: 'most' }],
    ['ok which of those has the highest total', { market: 'total', order: 'most' }],
    ['cool, which of them has the lowest total?', { market: 'total', order: 'least' }],
    ['nice so which one of these has the highest total', { market: 'total', order: 'most' }],
    ['ok which of those games is the closest by the spread', { market: 'spread', order: 'least' }],
  ])('of the games of a day, “%s”', (then, terms) => {
    const ofDay = { ask: 'market', topic: 'board', days: ['2026-11-26'], ...terms };
    expect(heard('which games are on thanksgiving', then)).toMatchObject(query(ofDay));
  });

  test.each(['ok which of those starts last', 'which of those teams is hurt the most'])(
    '“%s” asks for no price of them',
    (then) => {
      expect(heard('which games are on thanksgiving', then)).not.toMatchObject(query({ ask: 'market' }));
    },
  );
});

describe('the table that was shown', () => {
  test.each([
    ['afc east standings', 'Now the NFC West.', 'nfc west'],
    ['afc east standings', 'and the south?', 'afc south'],
    ['nfl standings', 'just the afc north', 'afc north'],
  ])('“%s”, then “%s”', (first, then, group) => {
    expect(heard(first, then)).toMatchObject(query({ topic: 'standings', sports: ['NFL'], group }));
  });

  test('who has won more there is no other table', () => {
    const told = heard('afc east standings', 'which west team covers most');
    expect(told?.kind === 'queries' ? told.queries : []).not.toMatchObject([{ topic: 'standings' }]);
  });
});

describe('such games of the team that was shown', () => {
  const games = 'bills last 10 games';
  test.each([
    [games, 'How many of those were one-score games?', { last: 10, games: { of: 'margin', max: 8 } }],
    [games, 'did any of them go past regulation', { last: 10, games: { of: 'overtime' } }],
    [
      'is bills -3.5 a good bet',
      'how many of their wins came by four or more',
      { games: { of: 'won_by', min: 4 } },
    ],
    [
      'what is the bills record',
      'how often have they lost by double digits',
      { games: { of: 'lost_by', min: 10 } },
    ],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query({ topic: 'record', teams: [bills], ...terms }));
  });

  test('a bet to come is none of them', () => {
    const told = heard('is bills -3.5 a good bet', 'will they win by 4 or more');
    expect(told?.kind === 'queries' ? told.queries : []).not.toMatchObject([{ topic: 'record' }]);
  });
});

describe('what is named in the answer alone', () => {
  const strikeouts = 'who leads the mlb in strikeouts';
  test.each([
    [strikeouts, 'Are any of them pitching today?', { topic: 'starters', days: ['2026-11-21'] }],
    [strikeouts, 'is any of them hurt', { topic: 'injuries', days: null }],
    [strikeouts, 'which of those play tomorrow', { topic: 'schedule', days: ['2026-11-22'] }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject({ ...query(terms), isOfAllShown: true });
  });

  test.each([
    ['What is his save percentage?', ['save percentages and records of goalies']],
    ['how many saves does he get', []],
  ])('the goalie: “%s”', (then, unkept) => {
    expect(heard('who is in net for the boston bruins', then)).toMatchObject({
      ...query({ topic: 'game_log', stat: 'saves', unkept }),
      isOfShown: true,
    });
  });
});

describe('the probable starter, whom the answer alone names', () => {
  const first = 'who is pitching for the new york yankees today';
  test.each([
    ['how many ks he get last time out', { stat: 'strikeouts', last: 1 }],
    ['how many strikeouts did he have in his last start', { stat: 'strikeouts', last: 1 }],
    ['how did he do last start', { stats: ['strikeouts', 'outs', 'earned_runs'], last: 1 }],
    ['how has he looked in his last 3 starts', { stats: ['strikeouts', 'outs', 'earned_runs'], last: 3 }],
    ['what did he give up in his most recent outing', { last: 1 }],
    ['how has he been lately', { last: null }],
  ])('“%s”', (then, terms) => {
    expect(heard(first, then)).toMatchObject({
      ...query({ topic: 'game_log', players: [], ...terms }),
      isOfShown: true,
    });
  });

  test.each(['did they win his last start', 'what was his k line last start', 'who is he facing'])(
    '“%s” asks for something else',
    (then) => {
      expect(heard(first, then)).not.toMatchObject({ ...query({ topic: 'game_log' }), isOfShown: true });
    },
  );
});

describe('whom a bet is on', () => {
  const legs = [
    legOf({ market: 'moneyline', line: null }),
    legOf({ gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins' }),
  ];
  test.each([
    [legs, 'What is the record of the first team?', { topic: 'record', teams: [bills] }],
    [legs, 'how is the second team against the spread', { topic: 'spread', teams: ['Dallas Cowboys'] }],
    [legs.slice(0, 1), 'How many points do they average?', { topic: 'statistic', teams: [bills] }],
    [legs.slice(0, 1), 'how many points do they give up', { topic: 'statistic', detail: 'allowed' }],
  ])('%#: “%s”', (shown, then, terms) => {
    expect(hear(then, shownTurn(shown), context)).toMatchObject({ ...query(terms), isAside: true });
  });
});

describe('the games that were shown', () => {
  const result = 'did the bills win their last game';
  test.each([
    [
      result,
      'Who led them in rushing?',
      { topic: 'leaders', teams: [bills], stat: 'rushing_yards', last: 1 },
    ],
    [result, 'who was their leading receiver', { stat: 'receiving_yards', last: 1 }],
    [result, 'Who scored?', { stat: 'touchdowns', last: 1 }],
    ['did the bills win last week', 'who scored their touchdowns', { stat: 'touchdowns', last: null }],
    [
      'bills last 5 games',
      'Did Josh Allen score in any of those?',
      { over: 0.5, stat: 'touchdowns', last: 5 },
    ],
    ['bills last 5 games', 'did Messi score in any of them', { players: ['Messi'], over: 0.5 }],
    [result, 'who had the most receptions for the other team', { against: [bills], teams: [], last: 1 }],
    [
      'who won the last padres game',
      'Who was the winning pitcher?',
      { topic: 'score', unkept: ['which pitcher started, won or lost a game'] },
    ],
    [
      'which is the better bet, the bills or the jets',
      'Who won their last few meetings?',
      { topic: 'meetings', teams: [bills, jets] },
    ],
    [result, 'and the game before that', { topic: 'form', teams: [bills], last: 2 }],
    [
      'who won when the bills last played the jets',
      'and the one before that?',
      { topic: 'meetings', last: 2 },
    ],
    [
      'which team has the better record, the bills or the jets',
      'who is at home in that game',
      { topic: 'schedule' },
    ],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });
});

describe('the games of the player who was shown', () => {
  test.each([
    [
      'josh allen passing yards line',
      'How often has he gone over it?',
      { over: null, stat: 'passing_yards' },
    ],
    ['josh allen passing yards line', 'has he cleared that in his last 5', { last: 5, side: 'over' }],
  ])('“%s”, then “%s” is counted by the line of the answer', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject({ ...query(terms), isOverShown: true });
  });

  test.each([
    [passing, 'how many of his last ten games has he scored in', { over: 0.5, stat: 'touchdowns', last: 10 }],
    [passing, 'Is he better at home?', { splits: ['home', 'road'], stat: 'passing_yards' }],
    ['josh allen passing yards line', 'does he do any worse on the road', { splits: ['home', 'road'] }],
    [passing, 'is that more than Dak Prescott', { order: 'most', detail: 'highest' }],
    [passing, 'what is his average', { stat: 'passing_yards', last: 5 }],
    [passing, 'when did he last play', { topic: 'game_log', last: 1 }],
    [passing, 'What about his rushing yards?', { stat: 'rushing_yards', last: 5 }],
    ['is josh allen playing', 'how many games has he missed', { unkept: ['how many games a player missed'] }],
    [passing, 'how does that compare to last year', { unkept: ['figures of last season'] }],
    ['is josh allen playing', 'who benefits if he sits', { topic: 'leaders', teams: [bills] }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test('over the total of a bet that was judged', () => {
    const judged = 'is over 44.5 in bills jets a good bet';
    expect(heard(judged, 'How many of the last five Bills games went over that?')).toMatchObject(
      query({ topic: 'total', teams: [bills], over: 44.5, last: 5, side: 'over' }),
    );
  });
});

test('the best of each of two teams is asked for both', () => {
  const told = heard(
    'who scores more points, the bills or the jets',
    'Who is the top receiver on each team?',
  );
  expect(told).toMatchObject({
    kind: 'queries',
    queries: [bills, jets].map((team) => ({ topic: 'leaders', teams: [team], stat: 'receiving_yards' })),
  });
});

describe('what is said before a list', () => {
  const response = 'Most goals:\n• 1. Ann (Bruins): 9\n• 2. Bea (Rangers): 8\nAnd 3 more.';
  test.each([
    ['second', 'Second: Bea (Rangers): 8.'],
    ['last', 'Last of these: Bea (Rangers): 8.'],
    ['third', undefined],
    ['count', 'That is 5.'],
  ] as const)('%s', (opens, said) => {
    expect(openingOf(opens, { response })).toBe(said);
  });

  test.each([
    [1, '2: Bea (Rangers).'],
    [0, '1 to 2: Ann (Bruins), Bea (Rangers).'],
    [2, 'There are no more than the 2 that are listed.'],
  ])('the rows after the first %d', (after, said) => {
    expect(openingOf('next', { response, after })).toBe(said);
  });
});

describe('the games of the player that was shown against a team', () => {
  test.each([
    'hows he done vs the jets',
    'how has he done against the jets',
    'how does he usually do vs the jets',
    'what are his numbers against the jets',
    'how many has he averaged against the jets',
  ])('“%s”', (then) => {
    for (const first of [passing, 'josh allen passing yards line'])
      expect(heard(first, then)).toMatchObject(
        query({
          topic: 'game_log',
          players: ['Josh Allen'],
          against: ['New York Jets'],
          stat: 'passing_yards',
        }),
      );
  });

  test.each(['hows the defense done vs the jets', 'whats the line vs the jets', 'is he playing vs the jets'])(
    '“%s” is something else',
    (then) => expect(heard(passing, then)).not.toMatchObject(query({ topic: 'game_log', against: [jets] })),
  );
});

describe('a market alone, after a fact about a team', () => {
  test.each([
    ['when do the bills play next', 'spread?', 'spread'],
    ['when do the bills play next', 'total?', 'total'],
    ['bills injury report', 'ok moneyline?', 'moneyline'],
    ['bills record', 'whats the o/u', 'total'],
    ['bills last 5 games', 'the ML?', 'moneyline'],
    ['bills record against the spread', 'over under?', 'total'],
    ['bills record', 'odds?', null],
  ])('“%s”, then “%s”', (first, then, market) => {
    expect(heard(first, then)).toMatchObject(
      query({ ask: 'market', topic: 'books', teams: [bills], market }),
    );
  });

  test('is of the day that was asked about, where it is one to come', () => {
    const days = ['2026-11-22'];
    expect(heard('do the bills play tomorrow', 'spread?')).toMatchObject(query({ ask: 'market', days }));
  });

  test.each([
    ['bills record', 'spread record?'],
    ['bills record', 'total points'],
    [passing, 'line?'],
  ])('“%s”, then “%s” is more than that', (first, then) => {
    expect(heard(first, then)).not.toMatchObject(query({ ask: 'market', topic: 'books' }));
  });
});
