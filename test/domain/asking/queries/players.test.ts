/** Questions about players: their props judged and compared, their lines, and what the table keeps of their games. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../lambdas/contracts/asking/cards.ts';
import type { QueryAnswer } from '../../../../lambdas/domain/asking/queries/answered.ts';
import { answerCheck } from '../../../../lambdas/domain/asking/queries/check/answer.ts';
import { answerCompare } from '../../../../lambdas/domain/asking/queries/compare/answer.ts';
import { answerFind } from '../../../../lambdas/domain/asking/queries/find/answer.ts';
import { openFind } from '../../../../lambdas/domain/asking/queries/find/open-find.ts';
import { answerMarket } from '../../../../lambdas/domain/asking/queries/market/answer.ts';
import { openMarket } from '../../../../lambdas/domain/asking/queries/market/open-market.ts';
import { promptOf } from '../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import type { Prop } from '../../../../lambdas/domain/feed/players/prop.ts';
import { game, now, tablesOf, teams } from './boards.ts';

const known = (id: string, name: string) => ({
  id,
  name,
  side: 'home' as const,
  availability: null,
  last: [80, 40, 90, 55],
  lastAt: '2026-11-15T18:00:00.000Z',
});
const at = '2026-11-20T22:50:00.000Z';
const props: Prop[] = [
  {
    player: 'Kenneth Walker III',
    stat: 'rushing_yards',
    known: known('1', 'Kenneth Walker III'),
    prices: [
      { book: 'DraftKings', at, line: 60.5, over: -110, under: -110 },
      { book: 'FanDuel', at, line: 60.5, over: -105, under: -115 },
    ],
  },
  {
    player: 'Josh Jacobs',
    stat: 'rushing_yards',
    known: { ...known('2', 'Josh Jacobs'), side: 'away' },
    prices: [{ book: 'DraftKings', at, line: 70.5, over: -150, under: 120 }],
  },
];
const line = (day: string, home: string, away: string, rushing_yards: number) => ({
  row: {
    gameId: `NFL-${day}`,
    startsAt: `${day}T18:00:00.000Z`,
    home,
    away,
    homeScore: 20,
    awayScore: 10,
    spread: null,
    total: null,
  },
  played: { gameId: `NFL-${day}`, startsAt: `${day}T18:00:00.000Z`, stats: { rushing_yards } },
});
/** Seahawks (10), Packers (11), Bills (12): the Seahawks win at home and lose on the road. */
const lines = [
  line('2026-11-15', '10', '11', 80),
  line('2026-11-08', '12', '10', 40),
  line('2026-11-01', '10', '12', 90),
  line('2026-10-25', '11', '10', 55),
];
const without = line('2026-10-18', '11', '10', 0);
const thrown = { passing_yards: 240, passing_touchdowns: 2, touchdowns: 0 };
const dated = <Rows>(rows: Rows) => ({ asOf: at, source: 'Goalserve', rows });
const tables = tablesOf([{ ...game, props }], {
  sports: [
    {
      sport: 'NFL',
      games: [{ ...game, props }],
      teams,
      sheet: { sport: 'NFL', results: dated([...lines, without].map(({ row }) => row)) },
      seasons: [
        {
          teamId: '10',
          players: [
            { id: '1', name: 'Kenneth Walker III', games: lines.map(({ played }) => played) },
            {
              id: '3',
              name: 'Zach Charbonnet',
              games: [{ ...without.played, stats: { rushing_yards: 12 } }],
            },
          ],
        },
      ],
    },
  ],
});

const queriesOf = (prompt: string) =>
  readQueries(prompt, {
    selectedSport: 'NFL',
    teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
    players: props.map(({ player }) => player),
    now,
  });

function answer(prompt: string): QueryAnswer & { readonly asks: string } {
  const [query] = queriesOf(prompt) ?? [];
  if (!query) throw new Error(`not read: ${prompt}`);
  const made = (() => {
    if (query.ask === 'check') return answerCheck(query, tables);
    if (query.ask === 'compare') return answerCompare(query, tables);
    if (query.ask === 'find') return answerFind(query, tables);
    if (query.ask === 'market') return answerMarket(query, tables);
    throw new Error(`read as ${query.ask}: ${prompt}`);
  })();
  for (const each of made.cards) expect(card.safeParse(each).error).toBeUndefined();
  return { ...made, asks: query.ask };
}

test('a price of a prop is judged by both of its sides', () => {
  const { response, verdict, own } = answer('walker over 60.5 rushing yards -130 worth it?');
  expect(response).toContain('Kenneth Walker III over 60.5 rushing yards at −130');
  expect(response).toMatch(/^Not a good price/);
  expect(verdict?.answer).toBe('no');
  expect(own).toMatchObject({ bet_type: 'prop', player_name: 'Kenneth Walker III' });
  expect(own?.legs[0]?.prop).toMatchObject({ playerId: '1', stat: 'rushing_yards' });
});

describe.each([
  'walker anytime td or jacobs anytime td, whats the better value',
  'jacobs anytime td vs walker anytime td which is better value',
  'better bet, kenneth walker anytime touchdown or josh jacobs anytime touchdown?',
])('of two scorers: %s', (prompt) => {
  const [query] = queriesOf(prompt) ?? [];
  if (query?.ask !== 'compare') throw new Error('no comparison');
  const scoring = (player: string, over: number): Prop[] =>
    props.flatMap((prop) =>
      prop.player === player
        ? [{ ...prop, stat: 'touchdowns', prices: [{ book: 'bet365', at, line: 0.5, over, under: null }] }]
        : [],
    );
  const responseAt = (walker: number, jacobs: number) => {
    const priced = {
      ...game,
      props: [...scoring('Kenneth Walker III', walker), ...scoring('Josh Jacobs', jacobs)],
    };
    return answerCompare(query, tablesOf([priced])).response;
  };

  test('the bets are compared, also in our own words', () => {
    expect(queriesOf(promptOf(query))).toEqual([query]);
  });

  test('by price, chance and cost', () => {
    expect(responseAt(123, 170)).toMatch(/^By price: .+ per \$100; .+ per \$100\. .+ is likelier: /);
  });

  test('by what they pay and must win, where the chance of one is not known', () => {
    const response = responseAt(123, -400);
    expect(response).toMatch(/^Kenneth Walker III to score a touchdown pays more: \+123 at bet365\./);
    expect(response).toContain('which must win 80% of the time to break even');
    expect(response).toContain('which is the better value is not known');
  });
});

test('without the statistic, the line names the prop', () => {
  expect(answer('dk has jacobs over 70.5 at -150 fair?').response).toContain(
    'Josh Jacobs over 70.5 rushing yards',
  );
});

test('a line or a player that no book lists gets no verdict', () => {
  const other = answer('walker over 90.5 rushing yards -110?');
  expect(other.verdict).toBeUndefined();
  expect(other.response).toContain('The market is Kenneth Walker III over 60.5 rushing yards');
  expect(answer('mahomes over 250.5 passing yards -110?').response).toMatch(
    /^No book lists Mahomes’s passing yards now/,
  );
});

test('props are compared by their chances', () => {
  const { response } = answer('walker rushing yards or jacobs rushing yards which is more likely');
  expect(response).toMatch(/Josh Jacobs over 70\.5 rushing yards is likelier/);
});

describe('the lines of a player', () => {
  test('are listed with the best price on both sides', () => {
    const { response, asks } = answer('what are walkers lines');
    expect(asks).toBe('market');
    expect(response).toContain('over 60.5 −105 at FanDuel, under 60.5 −110 at DraftKings');
  });

  test('of one statistic have every book', () => {
    const { response } = answer('walker rushing yards at every book');
    expect(response).toContain('By book: ');
    expect(response).toContain('FanDuel over 60.5 −105, under 60.5 −115');
    expect(response).toContain('DraftKings over 60.5 −110, under 60.5 −110');
  });

  test('at a number that nobody lists say it, with what is listed', () => {
    const { response } = answer('what is walker 90+ rushing yards going for');
    expect(response).toBe(
      'No book lists 90+ rushing yards on Kenneth Walker III now.\nListed: Kenneth Walker III, rushing yards: over 60.5 −105 at FanDuel, under 60.5 −110 at DraftKings.',
    );
  });

  test.each([
    ['walker alt rushing yards, what are 80+ 100+ and 120+ going for', [79.5, 99.5, 119.5]],
    ['what are the odds on walker 60+/80+ rushing yards', [59.5, 79.5]],
    ['what are the odds on walker 50 or more, 70 or more rushing yards', [49.5, 69.5]],
    // More than a question can have, and one number alone.
    ['what are walker 40+ 60+ 80+ 100+ rushing yards going for', []],
  ] as const)('“%s” asks for each of its numbers', (prompt, lines) => {
    const queries = readQueries(prompt, {
      selectedSport: 'NFL',
      teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
      players: props.map(({ player }) => player),
      now,
    });
    expect((queries ?? []).flatMap((query) => (query.ask === 'market' ? query.line : []))).toEqual(lines);
  });

  test('that nobody lists are said to be missing', () => {
    expect(answer('what are the odds for walker receptions').response).toMatch(
      /^No book lists receptions props on Kenneth Walker III/,
    );
  });
});

describe('a player’s last games', () => {
  test('are counted against a number', () => {
    expect(answer('how often does walker go over 60.5 rushing yards').response).toContain(
      'Over 60.5 rushing yards in 2 of Kenneth Walker III’s last 4 games.',
    );
    expect(answer('how often did walker get 80 rushing yards').response).toContain(
      '80 or more rushing yards in 2 of Kenneth Walker III’s last 4 games.',
    );
  });

  test('of all that are kept are said to be no season', () => {
    expect(answer('how many rushing yards does walker have').response).toContain(
      'may be less than his season',
    );
    expect(answer('how many times has walker had at least 80 rushing yards').response).toContain(
      'may be less than his season',
    );
  });

  test('are listed with their average, and fewer than asked for are said to be fewer', () => {
    const { response } = answer('walker last 10 games rushing yards');
    expect(response).toContain('rushing yards: 265 in his last 4 games, 66.3 a game.');
    expect(response).not.toContain('may be less than his season');
    expect(response).toContain('• Sun, Nov 15 vs Packers: 80');
    expect(response).toContain('We keep 4 games of him.');
  });

  test('say how often a number was reached, and when last', () => {
    expect(answer('how many times has walker had at least 80 rushing yards').response).toContain(
      '80 or more rushing yards in 2 of Kenneth Walker III’s last 4 games. That is 50%.',
    );
    expect(answer('when did walker last have 90 rushing yards').response).toContain(
      'The last time: Sun, Nov 1 vs Bills, with 90.',
    );
    expect(answer('how many games in a row has walker had 100 or more rushing yards').response).toMatch(
      /^Kenneth Walker III has no streak of games with 100 or more rushing yards now\./,
    );
  });

  test('have a best and a worst one', () => {
    expect(answer("what was walker's best rushing game").response).toMatch(
      /^Highest rushing yards of these 4 games: 90, Sun, Nov 1 vs Bills\./,
    );
  });

  test('are counted among those of his team', () => {
    expect(answer('how many games has walker missed').response).toMatch(
      /^Kenneth Walker III has missed 1 of the Seahawks’ 5 games since Sun, Oct 18 that we keep box scores of, and played in 4\. His last game was on Sun, Nov 15, 5 days ago\.\n• Lost/,
    );
    expect(answer('how many games has walker missed this month').response).toMatch(
      /^Kenneth Walker III has missed none of the Seahawks’ 3 games since Sun, Nov 1 /,
    );
    expect(answer('did walker play in the last game').response).toMatch(
      /^Yes, Kenneth Walker III played in the Seahawks’ last game: Won 20–10 vs the Packers/,
    );
    expect(answer('when did walker last play').response).toContain(
      '• Sun, Nov 15 vs Packers, 5 days ago: 80',
    );
  });

  test('at home and on the road are compared', () => {
    expect(answer('does walker have more rushing yards at home or on the road').response).toMatch(
      /^Kenneth Walker III averages more rushing yards at home: 85 a game at home, 47\.5 on the road\.\n/,
    );
  });

  test('of one game have no average', () => {
    const { response } = answer('walker rushing yards last game');
    expect(response).toBe(
      'Kenneth Walker III, rushing yards: 80 in his last game.\n• Sun, Nov 15 vs Packers: 80',
    );
  });

  test('are said to be missing where no box score has him', () => {
    expect(answer('how often does mahomes go over 250.5 passing yards').response).toBe(
      'We keep no box score of Mahomes this season.',
    );
  });

  test('are those at home, or against one team, if that is asked', () => {
    const { response } = answer('walker rushing yards game log at home');
    expect(response).toContain('170 in his last 2 games at home');
    expect(answer('walker rushing yards log vs the bills').response).toContain(
      '130 in his last 2 games against the Bills',
    );
  });

  test('are counted against the line that is listed, where no number is said', () => {
    const { response } = answer('does walker usually go over his rushing yards');
    expect(response).toContain('Counted against 60.5, the line that books list for Kenneth Walker III now');
    expect(response).toContain('Over 60.5 rushing yards in 2 of Kenneth Walker III’s last 4 games.');
    const [query] = queriesOf('does walker usually go over his receiving yards') ?? [];
    expect(query?.ask === 'find' && answerFind(query, tables).response).toMatch(
      /^No book lists a line on the receiving yards of Kenneth Walker III now/,
    );
  });

  test('of a quarterback have his touchdowns by the way they were scored', () => {
    const playedBy = { id: '9', name: 'Russell Wilson', games: [{ ...without.played, stats: thrown }] };
    const own = tables.sports.map((each) => ({
      ...each,
      seasons: [{ teamId: '10', players: [playedBy] }],
    }));
    const query = { ...openFind, topic: 'game_log' as const, players: ['Russell Wilson'] };
    expect(answerFind({ ...query, stat: 'touchdowns' }, { ...tables, sports: own }).response).toContain(
      'passing touchdowns: 2 in his last game',
    );
  });

  test('in a row end at the first below', () => {
    expect(answer('walker over 60.5 rushing yards streak').response).toContain('in 1 straight game.');
  });

  test('a figure that nobody keeps is named', () => {
    const { response } = answer('walker snap share last 3 games');
    expect(response).toMatch(
      /^We do not keep snap counts\. What we have:\nKenneth Walker III, rushing yards: 210/,
    );
  });
});

describe('a team without a player', () => {
  test('is counted over the games whose box scores name the others', () => {
    const { response } = answer('seahawks record without walker');
    expect(response).toContain('The Seahawks are 0–1 in 1 game without Kenneth Walker III');
    expect(response).toContain('In the 4 other games: 2–2.');
  });
});

describe('leaders', () => {
  test('of a team come from its box scores', () => {
    const { response } = answer('who leads the seahawks in rushing yards');
    expect(response).toContain('1. Kenneth Walker III (Seahawks): 265 in 4 games, 66.3 a game');
    expect(response).toContain('2. Zach Charbonnet (Seahawks): 12 in 1 game');
  });

  test('of those whom a team met in its last game', () => {
    const asked = {
      ...openFind,
      topic: 'leaders' as const,
      sports: ['NFL' as const],
      stat: 'rushing_yards' as const,
    };
    const of = (team: string) => answerFind({ ...asked, against: [team], last: 1 }, tables).response;
    expect(of('Green Bay Packers')).toMatch(
      /^Most rushing yards against the Packers, in the Packers’ last game/,
    );
    expect(of('Green Bay Packers')).toContain('1. Kenneth Walker III (Seahawks): 80');
    expect(of('Green Bay Packers')).not.toContain('(Packers)');
  });

  test.each(['who leads the seahawks in rushing yards rn', 'seahawks rushing yards leaders right now'])(
    '“%s” is of the season, not of today',
    (prompt) => {
      expect(answer(prompt).response).toContain('1. Kenneth Walker III (Seahawks): 265 in 4 games');
    },
  );
});

test('leaders of a league say which games were counted', () => {
  expect(answer('who leads the nfl in rushing yards').response).toMatch(
    /^Most rushing yards in the NFL, over each player’s last 4 games at most, none before Sun, Oct 18 \(no totals of a whole season are kept\):/,
  );
});

test('a slip of one game is judged by how its legs went together', () => {
  const same = answer('packers ml, walker over 60.5 rushing yards at +300 good price?');
  expect(same.verdict).toMatchObject({ answer: 'no', price: 300 });
  expect(same.response).toContain('by the market and how such legs went together');
  expect(same.response).toMatch(/Good at \+\d+ or better; from \+\d+ on it is too close to call\./);
});

test('a boost changes the price, and a bonus bet pays only its winnings', () => {
  const boosted = answer('is packers +140 with a 50% boost good');
  expect(boosted.verdict).toMatchObject({ price: 210, answer: 'yes' });
  const bonus = answer('25 dollar bonus bet on packers +140, waste?');
  expect(bonus.response).toMatch(/turns each \$100 of bonus bets into \$\d/);
});

test('two books that are named stand side by side, each with both of its prices', () => {
  expect(answer('walker rushing yards line, fanduel vs draftkings').response).toContain(
    'FanDuel over 60.5 −105, under 60.5 −115; DraftKings over 60.5 −110, under 60.5 −110',
  );
});

test('several statistics of a log each have their sum and their column', () => {
  const { response, cards } = answer('walker game log rushing yards and receptions');
  expect(response).toContain('rushing yards: 265 in his last 4 games');
  expect(response).toContain('receptions: 0 in his last 4 games');
  expect(response).toContain('• Sun, Nov 15 vs Packers: 80 rushing yards, 0 receptions');
  expect(cards).toMatchObject([{ columns: [{}, { label: 'rushing yards' }, { label: 'receptions' }] }]);
});

test('a number alone is of the statistic that is nearest to it', () => {
  expect(answer('walker o60.5 L3').response).toMatch(/^Over 60\.5 rushing yards in 2 of/);
});

test.each(['why i shouldnt bet the packers', 'reasons i shouldnt take the packers'])(
  '“%s” asks for the case against',
  (prompt) => {
    expect(answer(prompt).response).toMatch(/^(?:Against|We have no fact against)/m);
  },
);

test('one team over another is a winner, and no total', () => {
  const { response, asks } = answer('seahawks over packers at -110 or bills over packers at -150, safer');
  expect(asks).toBe('compare');
  expect(response).toContain('Seahawks to win');
  expect(response).not.toContain('total');
});

test('the case against a bet comes first', () => {
  const { response } = answer('talk me out of the packers');
  const lines = response.split('\n');
  expect(lines.some((line) => /^(?:Against|We have no fact against)/.test(line))).toBe(true);
});

test('of two lines of a prop, the one that no book lists is told by how often he may land between them', () => {
  const { response } = answer('walker over 60.5 rushing yards -130 or over 61.5 rushing yards +100');
  expect(response).toContain('must win 50% to break even');
  expect(response).toContain('so its own chance is unknown');
});

test.each([
  'What are the odds for Kenneth Walker III 61 or more rushing yards',
  'odds on kenneth walker iii 61+ rushing yards',
])('a number to be reached is over half less: “%s”', (prompt) => {
  expect(answer(prompt).response).toMatch(/\n• Kenneth Walker III, rushing yards: .*60\.5/);
});

test('the highest total of a slate is named', () => {
  expect(answer('highest total in the nfl on 2026-11-22').response).toMatch(
    /^Highest NFL totals on Sun, Nov 22:\n• 47/,
  );
});

describe('a part of a list of props', () => {
  const list = {
    ...openMarket,
    topic: 'player_lines' as const,
    sports: ['NFL' as const],
    stat: 'rushing_yards' as const,
  };
  const said = (more: object) => answerMarket({ ...list, ...more }, tablesOf([{ ...game, props }])).response;

  test('of the price of the over', () => {
    expect(said({ price: { min: null, max: -120 } })).toContain('at −120 or shorter');
    expect(said({ price: { min: null, max: -120 } })).not.toContain('Kenneth Walker III');
    expect(said({ price: { min: 300, max: null } })).toMatch(
      /^No book lists rushing yards props at \+300 or longer/,
    );
  });

  test('of one player, the side that is asked for comes first', () => {
    const own = { players: ['Kenneth Walker III'] };
    expect(said({ ...own, side: 'under' })).toMatch(
      /^Under 60\.5: −110 at DraftKings is the best price; \d+(?:\.\d)?% by the market\.\nKenneth/,
    );
    expect(said({ ...own, side: 'over' })).toMatch(/^Over 60\.5: −105 at FanDuel/);
    expect(said(own)).not.toContain('is the best price');
    const { alternatives } = answerMarket({ ...list, ...own, side: 'under' }, tablesOf([{ ...game, props }]));
    expect(alternatives[0]?.prompt).toContain('under 60.5 rushing yards -110');
  });

  test('of a whole game, by statistic; or that there are none', () => {
    const ofGame = { stat: null, teams: ['Seattle Seahawks'] };
    expect(said(ofGame)).toMatch(
      /\n• rushing yards: Josh Jacobs over 70\.5 −150 \/ under 70\.5 \+120; Kenneth Walker III over 60\.5 −105/,
    );
    const none = answerMarket({ ...list, ...ofGame }, tablesOf([game]));
    expect(none.response).toMatch(/^No player props for Packers at Seahawks are on the board yet/);
  });

  test('as many as are asked for', () => {
    expect(said({ limit: 1 })).toContain('And 1 more.');
  });

  test('at a book, only what that book lists', () => {
    expect(said({ stat: 'receptions', books: ['FanDuel'] })).toContain('Listed: rushing yards');
    expect(said({ stat: 'receptions', books: ['bet365'] })).not.toContain('Listed');
  });
});
