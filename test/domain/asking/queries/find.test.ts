/** Answers about games and teams: every figure follows from the results, the standings and the reports given. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../lambdas/contracts/asking/cards.ts';
import { type FindQuery, findTopics } from '../../../../lambdas/contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../lambdas/contracts/feed/props.ts';
import type { SportSheet } from '../../../../lambdas/domain/asking/facts/sheet.ts';
import { answerFind } from '../../../../lambdas/domain/asking/queries/find/answer.ts';
import { openFind } from '../../../../lambdas/domain/asking/queries/find/open-find.ts';
import { readFind } from '../../../../lambdas/domain/asking/queries/find/read.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { gameWith } from '../../feed/games/games.ts';
import { row } from '../facts/samples.ts';
import { tablesOf, teams } from './boards.ts';

const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  today: '2026-11-20',
};

const noQuery: FindQuery = { ...openFind, topic: 'record' };

const asOf = '2026-11-20T22:00:00.000Z';
const dated = <Rows>(rows: Rows) => ({ asOf, source: 'Goalserve', rows });

/** Seahawks (10), Packers (11), Bills (12); the home side's score, spread and total. */
const played = (
  day: string,
  home: string,
  away: string,
  score: readonly [number, number],
  spread: number | null,
  total: number | null,
  lines?: { readonly home: readonly number[]; readonly away: readonly number[] },
) => ({
  gameId: `NFL-${day}-${home}`,
  startsAt: `${day}T18:00:00.000Z`,
  home,
  away,
  homeScore: score[0],
  awayScore: score[1],
  spread,
  total,
  ...(lines && { lines: { ...lines, overtime: null } }),
});

const sheet: SportSheet = {
  sport: 'NFL',
  results: dated([
    // Packers: won by 7 as 3-point favorites; lost by 10 as underdogs; won by 3 as 3-point favorites; won by 4, not priced.
    played('2026-11-15', '11', '12', [27, 20], -3, 44.5, { home: [7, 10, 3, 7], away: [0, 3, 10, 7] }),
    played('2026-11-08', '12', '11', [30, 20], -6.5, 50),
    played('2026-11-01', '11', '10', [23, 20], -3, 43.5),
    played('2026-10-25', '10', '11', [10, 14], null, null),
    // Last season.
    played('2026-01-04', '11', '10', [50, 0], -3, 40),
  ]),
  standings: dated([
    row(
      { id: '11', name: 'Green Bay Packers' },
      { won: 8, lost: 3, homeRecord: '5-1', group: 'National Football Conference, NFC North', position: 1 },
    ),
    row(
      { id: '12', name: 'Buffalo Bills' },
      { won: 7, lost: 4, group: 'American Football Conference, AFC East', position: 2 },
    ),
  ]),
  injuries: {
    '11': dated([{ player: 'Jordan Love', status: 'Questionable', description: 'Knee', day: '2026-11-18' }]),
    '12': dated([]),
  },
};

function answer(prompt: string, more: Partial<FindQuery> = {}) {
  const query = readFind(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerFind(
    { ...query, ...more },
    tablesOf([gameWith()], { sports: [{ sport: 'NFL', games: [gameWith()], teams, sheet }] }),
  );
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  expect(found.alternatives.length).toBeGreaterThan(0);
  return found;
}

describe('schedule', () => {
  test('a team’s next game, with its start', () => {
    expect(answer('when do the packers play').response).toBe('Packers at Seahawks, Sun, Nov 22, 1:00 PM ET.');
  });

  test('a team without a game is said to have none', () => {
    expect(answer('when do the bills play').response).toBe(
      'No game for the Bills is listed in the next 7 days. We list no later games, so some may follow.',
    );
  });

  test('a game in progress has its score', () => {
    const live = gameWith({ status: 'live', statusText: '3rd Quarter', score: { home: 7, away: 10 } });
    const query = readFind('packers game time', known);
    if (!query) throw new Error('not read');
    const { response } = answerFind(query, tablesOf([live]));
    expect(response).toContain('live, Green Bay Packers 10, Seattle Seahawks 7 (3rd Quarter)');
  });
});

test('who starts without somebody is no record', () => {
  const { response } = answer('who starts for the packers', {
    topic: 'starters',
    withoutPlayer: 'Jordan Love',
  });
  expect(response).toContain('does not name quarterbacks');
});

test('the last time that a team won or lost so many in a row', () => {
  expect(answer('when did the packers last win back to back').response).toMatch(
    /^The Packers last won 2 in a row up to .*, 2 games before the last one:\n.*Nov 1.*\n.*Oct 25/,
  );
  expect(answer('when did the packers last lose 2 straight').response).toMatch(
    /^The Packers have not lost 2 in a row in the 4 games since [^.]+\. We keep no earlier games\.$/,
  );
  expect(answer('when did the packers last lose 2 straight at home').response).toMatch(
    /^The Packers have not lost 2 in a row in the \d games? at home since/,
  );
});

test.each([
  ['last time the packers lost at home', 'lost', 'at home'],
  ['when did the packers last lose at home', 'lost', 'at home'],
  ['when did the seahawks last win on the road', 'won', 'on the road'],
])('%s: of none that is kept, no day is known', (prompt, did, where) => {
  expect(answer(prompt).response).toMatch(
    new RegExp(
      `^The \\w+ have not ${did} in the \\d games? ${where} since [^.]+\\. We keep no earlier games, so when they last ${did} before that isn’t known\\.$`,
    ),
  );
});

describe('results', () => {
  test('a final score says who covered, and whether it went over', () => {
    const { response, cards } = answer('did the packers win');
    expect(response).toBe(
      'Packers 27, Bills 20 on Sun, Nov 15. Packers covered −3; 47 in all was over 44.5.',
    );
    expect(cards).toMatchObject([{ type: 'score', sides: [{ points: 20 }, { points: 27 }] }]);
  });

  test('a day is the last one of its name', () => {
    expect(answer('who covered on sunday').response).toContain('Packers covered −3');
  });

  test('a day without results is said to have none', () => {
    expect(answer('who won last night').response).toBe('We have no final NFL score on Thu, Nov 19.');
  });
});

describe('records', () => {
  test('of the season come from the standings', () => {
    expect(answer('whats the packers record').response).toBe('The Packers are 8–3.\n5–1 at home.');
  });

  test('at home are counted from results of this season', () => {
    const { response, cards } = answer('packers home record');
    expect(response).toContain('The Packers are 2–0 in 2 games at home since Sun, Nov 1.');
    expect(cards).toMatchObject([{ type: 'record', wins: 2, losses: 0, pushes: 0 }]);
  });

  test('against the spread count pushes apart, and games without a line', () => {
    expect(answer('packers ats').response).toContain(
      'The Packers are 1–1–1 against the closing spread in 4 games since Sun, Oct 25 (1 without a closing line).',
    );
    expect(answer('packers ats as underdogs').response).toContain(
      '0–1 against the closing spread in 1 game as underdogs',
    );
  });

  test('against the spread say which of two teams has covered more often', () => {
    expect(answer('bills and packers ats').response).toMatch(
      /^(?:The Packers have covered more often than the Bills|The Bills have covered more often than the Packers|The (?:Bills|Packers) and the (?:Bills|Packers) have covered equally often): \d+%/,
    );
    expect(answer('packers ats').response).not.toContain('more often');
  });

  test('of one size of the spread', () => {
    expect(answer('packers su and ats as favorites of 3 or more').response).toMatch(
      /^The Packers are 2–0 in 2 games as favorites of 3 or more since Sun, Nov 1\.\nAgainst the spread: 1–0–1\./,
    );
    expect(answer('packers ats as dogs of a touchdown or more').response).toBe(
      'We keep no results of the Packers as underdogs of 7 or more this season.',
    );
    expect(answer('packers record as favorites of less than 3').response).toContain(
      'as favorites of 2.5 or less',
    );
  });

  test('straight up and against the spread are told together', () => {
    expect(answer('packers record straight up and ats').response).toBe(
      'The Packers are 8–3.\n5–1 at home.\nAgainst the closing spread: 1–1–1 in 3 games since Sun, Oct 25.',
    );
  });

  test('of totals', () => {
    // 47 over 44.5, 50 on 50 is a push, 43 under 43.5.
    expect(answer('packers over under record').response).toContain(
      'went over the closing total 1 time and under it 1 time, with 1 push,',
    );
  });

  test('of the last games', () => {
    const { response } = answer('packers last 2');
    expect(response).toContain('The Packers are 1–1 in their last 2 games:');
    expect(response).toContain('• Won 27–20 vs the Bills on Sun, Nov 15, covered −3, over 44.5');
    expect(response).toContain('• Lost 20–30 at the Bills on Sun, Nov 8, missed +6.5, push at 50');
  });

  test('of a team without results are said to be missing', () => {
    expect(answer('packers last 5 on the road as favorites').response).toBe(
      'We keep no results of the Packers on the road as favorites this season.',
    );
  });

  test('of scoring', () => {
    expect(answer('packers points per game').response).toContain(
      'The Packers average 21 and allow 20 (+1) in 4 games',
    );
  });
});

test('few games rank no team', () => {
  expect(answer('best ats team').response).toContain('too few NFL results');
});

describe('records of a league', () => {
  test.each(['nfl underdogs ats this season', 'how have dogs done against the number league wide this year'])(
    '“%s” are of every underdog',
    (prompt) => {
      expect(answer(prompt).response).toContain(
        'NFL underdogs are 0–3 in 3 games since Sun, Nov 1.\nAgainst the closing spread: 0–2–1. $100 on each at the usual −110 has lost $200.\nWe keep no closing moneylines, so what their wins paid straight up is not known.',
      );
    },
  );

  test.each(['home favorites record this season', 'how often do home favs win straight up'])(
    '“%s” are of those at home',
    (prompt) => {
      expect(answer(prompt).response).toContain('NFL home favorites are 3–0 in 3 games');
    },
  );

  test.each(['are overs hitting in the nfl this season', 'over under record league wide'])(
    '“%s” counts each game once',
    (prompt) => {
      expect(answer(prompt).response).toContain(
        'Games of the NFL: 1 over and 1 under the closing total, with 1 push',
      );
    },
  );
});

describe('the last win at a place', () => {
  test('is that of the place', () => {
    expect(answer('when did the packers last beat the seahawks in seattle').response).toMatch(
      /^The Packers last beat the Seahawks on Oct 25: 14–10, on the road\. They have met 1 time since\.$/,
    );
  });

  test('is said to be missing, with the last one anywhere', () => {
    expect(answer('last time the packers won in buffalo').response).toBe(
      'The Packers have not beaten the Bills at the Bills’ place in the only meeting there that we keep. The Packers last beat the Bills on Nov 15: 27–20, at home. They have not met since.',
    );
  });

  test('of a loss is that of the other team', () => {
    expect(answer('when was the last time the packers lost in buffalo').response).toMatch(
      /^The Bills last beat the Packers on Nov 8: 30–20, at home/,
    );
  });
});

test('meetings that are asked for with overs count them', () => {
  expect(answer('h2h packers seahawks over under').response).toContain(
    'Of 2 meetings with a closing total, 1 went over and 1 under. Both teams together: 39 a meeting.',
  );
});

test('meetings over a number that is named are counted by it', () => {
  const over = (more: Partial<FindQuery>) => answer('h2h packers seahawks over under', more).response;
  expect(over({ over: 39.5 })).toMatch(
    /\d of the \d meetings went over 39\.5\. Both teams together: 39 a meeting\./,
  );
  expect(over({ over: 39.5, side: 'under' })).toMatch(/\d of the \d meetings went under 39\.5\./);
});

test('a margin is said of who won, and of the spread', () => {
  expect(answer('did the packers win', { market: 'moneyline', days: null }).response).toMatch(
    /^Packers 27, Bills 20 on .+\. Packers won by 7(?:; \w+ covered .+ by \d+)?/,
  );
});

test('the last meeting alone is its day and its score', () => {
  expect(answer('when did the packers and seahawks last play and who won').response).toMatch(
    /^They last met on .+: .+ \d+, .+ \d+\. .+ had the home game\.$/,
  );
});

test('a day without a game has the last one before it', () => {
  expect(answer('did the packers win yesterday').response).toContain(
    'We have no final NFL score for the Packers on Thu, Nov 19.\nThe last game we have:\n• Packers 27, Bills 20 on Sun, Nov 15.',
  );
});

test('meetings of this season and before', () => {
  const { response } = answer('h2h packers seahawks');
  expect(response).toContain('Green Bay Packers won 3 and Seattle Seahawks won 0 of the last 3 meetings.');
});

test('a division has only its own teams', () => {
  const { response } = answer('nfc north standings');
  expect(response).toContain('1. Green Bay Packers, 8–3');
  expect(response).not.toContain('Bills');
});

describe('injuries', () => {
  test('of a team', () => {
    expect(answer('packers injury report').response).toContain(
      '• Jordan Love: Questionable, Knee, reported Wed, Nov 18',
    );
    expect(answer('who is hurt on the bills').response).toContain('lists no one');
    expect(answer('who is hurt on the seahawks').response).toContain(
      'That does not mean everyone is playing.',
    );
  });

  test('of a player by surname', () => {
    expect(answer('is love out').response).toContain('Jordan Love: Questionable, Knee');
  });

  test('of a player beside the team that he plays', () => {
    expect(answer('is jordan love playing against the bills').response).toContain(
      'Jordan Love: Questionable, Knee, reported Wed, Nov 18 (Green Bay Packers',
    );
    expect(answer('is patrick mahomes suiting up vs the bills').response).toContain(
      'No NFL injury report names Patrick Mahomes',
    );
  });

  test('of several players, those who are listed', () => {
    const of = (...players: string[]) => answer('is love out', { players, sports: ['NFL'] }).response;
    expect(of('Patrick Mahomes', 'Jordan Love')).toMatch(
      /^Yes, the injury reports list 1 of these 2:\n• Jordan Love: Questionable/,
    );
    expect(of('Patrick Mahomes', 'Dak Prescott')).toMatch(
      /^No, no NFL injury report lists Patrick Mahomes or Dak/,
    );
  });

  test('a player whom no report names is not called healthy', () => {
    const { response } = answer('is mahomes playing tonight');
    expect(response).toContain('No NFL injury report names Mahomes');
    expect(response).toContain('we may not know the name');
  });
});

test('where the feed names no starter, those whom books price are told', () => {
  const pitching = (player: string, stat: GradedStat) => ({
    player,
    stat,
    team: 'home' as const,
    prices: [],
  });
  const game = gameWith({
    sport: 'MLB',
    id: 'MLB-7',
    props: [
      pitching('Jesús Luzardo', 'strikeouts'),
      pitching('Jesús Luzardo', 'outs'),
      pitching('David Peterson', 'strikeouts'),
      pitching('Bryce Harper', 'hits'),
    ],
  });
  const { response } = answerFind(
    { ...noQuery, topic: 'starters', sports: ['MLB'], teams: [game.home.name] },
    tablesOf([], { sports: [{ sport: 'MLB', games: [game], teams: [] }] }),
  );
  expect(response).toMatch(/^No starting pitcher is named yet for /);
  expect(response).toContain('Books already price the pitching of Jesús Luzardo and David Peterson there.');
});

test('of pitchers whom books price, the one of the team that is asked about is told', () => {
  const pitching = (player: string, side: 'home' | 'away') => ({
    player,
    stat: 'strikeouts' as const,
    prices: [],
    known: {
      id: player,
      name: player,
      side,
      availability: null,
      last: [],
      lastAt: '2026-11-20T18:00:00.000Z',
    },
  });
  const game = gameWith({
    sport: 'MLB',
    id: 'MLB-8',
    props: [pitching('David Peterson', 'away'), pitching('Jesús Luzardo', 'home')],
  });
  const of = (...named: string[]) =>
    answerFind(
      { ...noQuery, topic: 'starters', sports: ['MLB'], teams: named },
      tablesOf([], { sports: [{ sport: 'MLB', games: [game], teams: [] }] }),
    ).response;
  expect(of(game.home.name)).toContain(
    'books already price the pitching of Jesús Luzardo, and that of David Peterson in the same game.',
  );
  expect(of(game.away.name)).toContain(
    'books already price the pitching of David Peterson, and that of Jesús',
  );
  const pitched = { gameId: 'MLB-1', startsAt: '2026-11-15T18:00:00.000Z' };
  const luzardo = {
    id: '1',
    name: 'Jesús Luzardo',
    games: [{ ...pitched, stats: { earned_runs: 2, outs: 18 } }],
  };
  const home = { id: '70', name: game.home.name };
  const known = {
    sport: 'MLB' as const,
    games: [game],
    teams: [home],
    seasons: [{ teamId: home.id, players: [luzardo] }],
  };
  expect(
    answerFind(
      { ...noQuery, topic: 'starters', sports: ['MLB'], teams: [home.name] },
      tablesOf([], { sports: [known] }),
    ).response,
  ).toContain('Jesús Luzardo: 3.00 ERA');
  expect(of(game.away.name, game.home.name)).toMatch(
    /of David Peterson \([A-Z].+\) and Jesús Luzardo \([A-Z].+\) there\./,
  );
});

test('of several pitchers, those who are priced are told apart from the others', () => {
  const prop = { player: 'Jesús Luzardo', stat: 'strikeouts' as const, prices: [] };
  const game = gameWith({ sport: 'MLB', id: 'MLB-9', props: [prop] });
  const of = (...players: string[]) =>
    answerFind(
      { ...noQuery, topic: 'starters', sports: ['MLB'], players },
      tablesOf([], { sports: [{ sport: 'MLB', games: [game], teams: [] }] }),
    ).response;
  expect(of('Jesús Luzardo', 'Paul Skenes')).toMatch(
    /^Yes, 1 of these 2:\n• Jesús Luzardo is priced to pitch/,
  );
  expect(of('Tarik Skubal', 'Paul Skenes')).toMatch(/^No, none of Tarik Skubal and Paul Skenes is named/);
});

test('of several days, whether a team plays on two in a row', () => {
  const games = ['2026-11-21', '2026-11-22'].map((day) =>
    gameWith({ id: `NFL-${day}`, day, startsAt: `${day}T22:00:00.000Z` }),
  );
  const of = (days: string[], board: readonly Game[]) =>
    answerFind(
      { ...noQuery, topic: 'rest', sports: ['NFL'], teams: [games[0]?.home.name ?? ''], days },
      tablesOf(board),
    ).response;
  const weekend = ['2026-11-21', '2026-11-22'];
  expect(of(weekend, games)).toMatch(/^Yes: .* play on two days in a row, the second on Sun, Nov 22\./);
  expect(of(weekend, games.slice(1))).toMatch(/ have no back-to-back/);
  expect(of(['2026-11-22'], games)).not.toMatch(/back-to-back|two days in a row/);
});

test.each(['NBA', 'MLS', 'NHL'] as const)(
  'whether a player of the %s starts is answered by the injury reports',
  (sport) => {
    const { response } = answerFind(
      { ...noQuery, topic: 'starters', players: ['Lionel Messi'] },
      { ...tablesOf([], { sports: [{ sport, games: [], teams: [] }] }), selectedSport: sport },
    );
    expect(response).toMatch(/^Our feed does not name [a-z ]+ ahead of a game\.\nWe have no /);
    expect(response).toContain(`We have no ${sport} injury report`);
  },
);

test('starters that the feed does not name are said to be missing', () => {
  const { response } = answer('who starts for the packers');
  expect(response).toContain('Our feed does not name quarterbacks ahead of a game.');
  expect(response).toContain('We keep no box score that says who played for the Packers.');
});

describe('parts of games', () => {
  test('are counted where the score by parts is kept', () => {
    const { response } = answer('packers first half scoring average');
    expect(response).toContain(
      'The Packers average 17 and allow 3 in the 1st half, in 1 game since Sun, Nov 15: ahead in 1, behind in 0.\nThey scored in it in 1 of 1 game, and allowed a score in 1.',
    );
  });

  test('have no closing lines, which the answer says', () => {
    expect(answer('packers first half ats record').response).toMatch(
      /^We do not keep closing lines of parts of a game\. What we have:\nThe Packers average 17/,
    );
  });
});

describe('streaks and last wins', () => {
  test('a streak ends at the first other result', () => {
    expect(answer('packers win streak').response).toContain('The Packers have won their last game:');
    expect(answer('seahawks losing streak').response).toContain('The Seahawks have lost 2 straight:');
  });

  test('the last win over a team is named with its score', () => {
    expect(answer('when did the packers last beat the bills').response).toBe(
      'The Packers last beat the Bills on Nov 15: 27–20, at home. They have not met since.',
    );
    expect(answer('when did the bills last beat the packers').response).toBe(
      'The Bills last beat the Packers on Nov 8: 30–20, at home. They have met 1 time since.',
    );
  });

  test('a team that never won in what is kept is said to have not', () => {
    expect(answer('when did the seahawks last beat the packers').response).toContain(
      'The Seahawks have not beaten the Packers in the 3 meetings we keep',
    );
  });
});

test('games after a week off are told apart', () => {
  expect(answer('packers record after a bye').response).toBe(
    'We keep no results of the Packers after a week off this season.',
  );
});

test('a place is counted among the teams of the group', () => {
  expect(answer('what place are the packers in').response).toContain(
    'Green Bay Packers are 1st of 1 in the NFC North at 8–3',
  );
});

test('earlier seasons are said not to be kept', () => {
  expect(answer('packers record the last few years').response).toMatch(
    /^We do not keep earlier seasons\. What we have:\nThe Packers are 8–3\./,
  );
});

test('teams on short rest, and after a week off', () => {
  const { response } = answer('teams on short rest or off a bye on sunday');
  expect(response).toContain('On short rest (5 days or fewer): no NFL team on Sun, Nov 22.');
  expect(response).toContain('After a week off');
});

test('games at home and on the road are told beside each other', () => {
  const query = { ...noQuery, topic: 'total' as const, teams: ['Green Bay Packers'] };
  const tables = tablesOf([], { sports: [{ sport: 'NFL', games: [], teams, sheet }] });
  const { response } = answerFind({ ...query, splits: ['home', 'road'] }, tables);
  expect(response.split('\n')).toEqual(
    (['home', 'road'] as const).map((split) => answerFind({ ...query, splits: [split] }, tables).response),
  );
});

test('the game after the next one', () => {
  const at = (id: string, startsAt: string) =>
    gameWith({ id, startsAt, day: startsAt.slice(0, 10), status: 'scheduled' });
  const games = [at('G1', '2026-11-22T18:00:00.000Z'), at('G2', '2026-11-25T18:00:00.000Z')];
  const [{ home } = gameWith()] = games;
  const query = { ...noQuery, topic: 'schedule' as const, detail: 'after_next' as const, teams: [home.name] };
  expect(answerFind(query, tablesOf(games)).response).toMatch(/Wed, Nov 25.*\n.*after .*Sun, Nov 22/);
  expect(answerFind(query, tablesOf(games.slice(0, 1))).response).toMatch(
    /^After .* no game .* is listed yet/,
  );
});

describe('an answer always says something', () => {
  const subjects: readonly Partial<FindQuery>[] = [
    {},
    { sports: ['NFL'] },
    { sports: ['NFL'], against: ['Buffalo Bills'] },
    { teams: ['Green Bay Packers'], sports: ['NFL'] },
    { players: ['Nobody Atall'] },
    { days: ['2026-11-22'] },
  ];
  test.each(findTopics)('%s', (topic) => {
    for (const subject of subjects)
      for (const order of [null, 'most'] as const)
        expect(
          answerFind(
            { ...noQuery, topic, order, ...subject },
            tablesOf([], { sports: [{ sport: 'NFL', games: [], teams, sheet }] }),
          ).response,
        ).toMatch(/\S/);
  });
});

test('of two teams, the one with more rest is named first', () => {
  const game = gameWith({ id: 'NFL-9', day: '2026-11-22', startsAt: '2026-11-22T18:00:00.000Z' });
  const before = (day: string, team: string) => ({
    gameId: `NFL-${day}`,
    startsAt: `${day}T18:00:00.000Z`,
    home: team,
    away: '12',
  });
  const of = (home: string, away: string) => {
    const schedule = dated([before(home, game.home.id), before(away, game.away.id)]);
    return answerFind(
      { ...noQuery, topic: 'rest', sports: ['NFL'], teams: [game.home.name, game.away.name] },
      tablesOf([], { sports: [{ sport: 'NFL', games: [game], teams, sheet: { sport: 'NFL', schedule } }] }),
    ).response.split('\n')[0];
  };
  expect(of('2026-11-15', '2026-11-19')).toBe(
    'The Seahawks have more rest: 6 days between games, against 2 days for the Packers.',
  );
  expect(of('2026-11-19', '2026-11-15')).toMatch(/^The Packers have more rest/);
  expect(of('2026-11-15', '2026-11-15')).toBe('Neither has more rest: both have 6 days between games.');
});

test('what both teams scored together is told beside the average of each', () => {
  const { response } = answer('how many points are scored on average in packers games');
  expect(response).toContain('Both teams together: 41 a game.');
});
