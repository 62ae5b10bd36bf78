/** Questions that the table answers: each reads back from its own prompt, and none takes a question that asks for a bet. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { query as anyQuery } from '../../../../../lambdas/contracts/asking/query.ts';
import { openFind } from '../../../../../lambdas/domain/asking/queries/find/open-find.ts';
import { promptOf, type RuledQuery } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { franchises } from '../../../../../lambdas/domain/asking/reading/names/franchises.ts';
import { bettors } from '../../../../../scripts/eval/cases/bettors.ts';
import { cases } from '../../../../../scripts/eval/cases.ts';
import { sampleOf } from '../../../../support/depth.ts';
import { now } from '../boards.ts';

const teams = franchises.map(({ sport, name }) => ({ sport, name }));
const read = (prompt: string, selectedSport: 'NBA' | 'NFL' = 'NBA') =>
  readQueries(prompt, { selectedSport, teams, now });

const team = fc.constantFrom(...teams.filter(({ sport }) => sport !== 'MLS' && sport !== 'CFL'));
const sport = fc.constantFrom('NFL', 'NBA', 'NHL', 'MLB');
const days = fc.option(fc.constantFrom(['2026-11-20'], ['2026-11-21', '2026-11-22']));
const books = fc.subarray(['DraftKings', 'FanDuel', 'BetMGM', 'Caesars']);
const half = fc.integer({ min: 1, max: 29 }).map((each) => each / 2);
const spread = fc.tuple(half, fc.boolean()).map(([line, isUp]) => (isUp ? line : -line));

const ofMarket = fc.oneof(
  fc.record({
    market: fc.constantFrom(null, 'moneyline', 'total'),
    side: fc.constant(null),
    line: fc.constant(null),
  }),
  fc.record({ market: fc.constant('spread'), side: fc.constant(null), line: fc.option(spread) }),
  fc.record({ market: fc.constant('total'), side: fc.constantFrom('over', 'under'), line: fc.option(half) }),
);

const marketQueries = fc
  .record({
    topic: fc.constantFrom('best_price', 'books', 'movement', 'margin'),
    team,
    days,
    of: ofMarket,
    books,
  })
  .map(({ topic, team: { sport: own, name }, days: on, of, books: at }) => ({
    ask: 'market',
    topic,
    sports: [own],
    teams: [name],
    players: [],
    days: on,
    ...of,
    stat: null,
    books: at,
    order: null,
    night: false,
  }));

const slateQueries = fc
  .record({
    topic: fc.constantFrom('largest_move', 'arbitrage', 'middle', 'board'),
    sports: fc.tuple(sport),
    days,
    market: fc.constantFrom(null, 'moneyline', 'spread', 'total'),
  })
  .map((given) => ({
    ask: 'market',
    teams: [],
    players: [],
    side: null,
    line: null,
    stat: null,
    books: [],
    order: null,
    night: false,
    ...given,
  }));

const orderQueries = fc
  .record({
    sports: fc.tuple(sport),
    days,
    market: fc.constantFrom('spread', 'total'),
    order: fc.constantFrom('most', 'least'),
  })
  .map((given) => ({
    ask: 'market',
    topic: 'board',
    teams: [],
    players: [],
    side: null,
    line: null,
    stat: null,
    books: [],
    night: false,
    ...given,
  }));

const stat = fc.constantFrom('points', 'rebounds', 'passing_yards', 'touchdowns', 'shots', 'points_assists');
const player = fc.constantFrom('Nikola Jokic', 'Josh Allen', 'Saquon Barkley');
const prop = fc
  .record({ player, stat, side: fc.constantFrom('over', 'under'), line: half })
  .map((given) => ({ sports: [], teams: [], market: 'prop', price: null, ...given }));

const playerQueries = fc.record({ player, stat, days }).map(({ player: name, stat: of, days: on }) => ({
  ask: 'market',
  topic: 'player_lines',
  sports: [],
  teams: [],
  players: [name],
  days: on,
  market: null,
  side: null,
  line: null,
  stat: of,
  books: [],
  order: null,
  night: false,
}));

const price = fc
  .tuple(fc.integer({ min: 100, max: 900 }), fc.boolean())
  .map(([size, isUnderdog]) => (isUnderdog ? size : -size - 1));
const namedBet = fc
  .record({
    team,
    of: fc.oneof(
      fc.record({ market: fc.constant('moneyline'), side: fc.constant(null), line: fc.constant(null) }),
      fc.record({ market: fc.constant('spread'), side: fc.constant(null), line: spread }),
      fc.record({ market: fc.constant('total'), side: fc.constantFrom('over', 'under'), line: half }),
    ),
    price,
  })
  .map(({ team: { sport: own, name }, of, price: at }) => ({
    sports: [own],
    teams: [name],
    player: null,
    stat: null,
    ...of,
    price: at,
  }));

const checkQueries = fc
  .record({ leg: namedBet, book: fc.option(fc.constantFrom('DraftKings', 'FanDuel')) })
  .map(({ leg, book }) => ({
    ask: 'check',
    legs: [leg],
    price: null,
    book,
    boost: null,
    isBonus: false,
    against: false,
    chance: null,
  }));

const noCheck = {
  ask: 'check',
  price: null,
  book: null,
  boost: null,
  isBonus: false,
  against: false,
  chance: null,
};
const moreChecks = fc.oneof(
  fc.tuple(prop, price).map(([leg, at]) => ({ ...noCheck, legs: [{ ...leg, price: at }] })),
  fc
    .tuple(namedBet, fc.integer({ min: 5, max: 100 }))
    .map(([leg, boost]) => ({ ...noCheck, legs: [leg], boost })),
  namedBet.map((leg) => ({ ...noCheck, legs: [leg], isBonus: true })),
  namedBet.map((leg) => ({ ...noCheck, legs: [leg], against: true })),
  fc
    .tuple(fc.array(fc.oneof(namedBet, prop), { minLength: 2, maxLength: 5 }), price)
    .map(([legs, at]) => ({ ...noCheck, legs: legs.map((leg) => ({ ...leg, price: null })), price: at })),
  fc.array(namedBet, { minLength: 2, maxLength: 5 }).map((legs) => ({ ...noCheck, legs })),
);

const compareQueries = fc
  .record({
    options: fc.uniqueArray(namedBet, { minLength: 2, maxLength: 4, selector: (bet) => JSON.stringify(bet) }),
    by: fc.constantFrom('any', 'chance', 'cost', 'payout'),
    order: fc.constantFrom('best', 'worst'),
  })
  .map((given) => ({ ask: 'compare', ...given }));

const splits = fc.oneof(fc.subarray(['home', 'favorite']), fc.subarray(['road', 'underdog']));
const findQueries = fc.oneof(
  fc
    .record({
      topic: fc.constantFrom('record', 'spread', 'total', 'form', 'statistic'),
      team,
      splits,
      last: fc.option(fc.integer({ min: 2, max: 20 })),
    })
    .map(({ topic, team: { sport: own, name }, ...more }) => ({
      ...openFind,
      topic,
      sports: [own],
      teams: [name],
      ...more,
    })),
  fc
    .record({
      topic: fc.constantFrom('record', 'spread'),
      team,
      splits: splits.filter((each) => each.includes('favorite') || each.includes('underdog')),
      side: fc.constantFrom('over', 'under'),
      size: half,
    })
    .map(({ team: { sport: own, name }, size, ...more }) => ({
      ...openFind,
      sports: [own],
      teams: [name],
      ...more,
      over: more.side === 'over' ? size - 0.25 : size + 0.25,
    })),
  fc
    .record({ topic: fc.constantFrom('schedule', 'score', 'injuries', 'starters'), team })
    .map(({ topic, team: { sport: own, name } }) => ({ ...openFind, topic, sports: [own], teams: [name] })),
  fc
    .record({ sport, days })
    .map(({ sport: own, days: on }) => ({ ...openFind, topic: 'schedule', sports: [own], days: on })),
  fc
    .record({ topic: fc.constantFrom('spread', 'record'), sport, order: fc.constantFrom('most', 'least') })
    .map(({ sport: own, ...more }) => ({ ...openFind, sports: [own], ...more })),
  fc
    .record({
      topic: fc.constantFrom('record', 'spread'),
      sport,
      splits: splits.filter((each) => each.length > 0),
    })
    .map(({ sport: own, ...more }) => ({ ...openFind, sports: [own], ...more })),
  sport.map((own) => ({ ...openFind, topic: 'total', sports: [own] })),
  fc.constantFrom(null, 'over', 'under').map((side) => ({
    ...openFind,
    topic: 'meetings',
    sports: ['NHL'],
    teams: ['Boston Bruins', 'Toronto Maple Leafs'],
    market: 'total',
    side,
  })),
  fc
    .record({ sport, side: fc.constantFrom('over', 'under'), order: fc.constantFrom('most', 'least') })
    .map(({ sport: own, ...more }) => ({ ...openFind, topic: 'total', sports: [own], ...more })),
  fc
    .constantFrom('nfc north', 'afc west')
    .map((group) => ({ ...openFind, topic: 'standings', sports: ['NFL'], group })),
  fc.record({ last: fc.option(fc.integer({ min: 2, max: 9 })) }).map((more) => ({
    ...openFind,
    topic: 'meetings',
    sports: ['NHL'],
    teams: ['Boston Bruins', 'Toronto Maple Leafs'],
    ...more,
  })),
  fc
    .constantFrom('curry', 'patrick mahomes')
    .map((name) => ({ ...openFind, topic: 'injuries', sports: [], teams: [], players: [name] })),
  team.map(({ sport: own, name }) => ({ ...openFind, topic: 'rest', sports: [own], teams: [name] })),
  fc.tuple(team, fc.constantFrom('after_win', 'after_loss')).map(([{ sport: own, name }, split]) => ({
    ...openFind,
    topic: 'record',
    sports: [own],
    teams: [name],
    splits: [split],
  })),
  fc
    .record({ player, stat, over: fc.option(half), last: fc.constant(null) })
    .map(({ player: name, over, ...more }) => ({
      ...openFind,
      ...more,
      topic: 'game_log',
      sports: [],
      players: [name],
      over,
      side: over === null ? null : 'over',
    })),
);

const mineQueries = fc
  .oneof(
    fc.record({
      topic: fc.constantFrom('record', 'open', 'results'),
      sports: fc.oneof(fc.constant([]), fc.tuple(sport)),
      market: fc.constantFrom(null, 'moneyline', 'spread', 'total'),
    }),
    fc.record({
      topic: fc.constantFrom('prompts', 'plan', 'by_sport', 'by_type', 'streak', 'clv'),
      sports: fc.constant([]),
      market: fc.constant(null),
    }),
  )
  .map((given) => ({ ask: 'mine', teams: [], players: [], days: null, ...given }));

const noTrack = {
  ask: 'track',
  legs: [],
  stake: null,
  units: null,
  part: null,
  book: null,
  price: null,
  result: null,
};
const stake = fc.integer({ min: 1, max: 500 });
const trackQueries = fc.oneof(
  fc
    .record({
      leg: fc.oneof(namedBet, prop),
      stake: fc.option(stake),
      book: fc.option(fc.constantFrom('DraftKings', 'FanDuel')),
    })
    .map(({ leg, ...more }) => ({ ...noTrack, ...more, action: 'add', legs: [leg] })),
  fc
    .record({ leg: namedBet, units: fc.integer({ min: 1, max: 9 }) })
    .map(({ leg, units }) => ({ ...noTrack, action: 'add', legs: [leg], units })),
  fc
    .record({
      legs: fc.array(fc.oneof(namedBet, prop), { minLength: 2, maxLength: 4 }),
      price,
      stake: fc.option(stake),
    })
    .map(({ legs, ...more }) => ({
      ...noTrack,
      ...more,
      action: 'add',
      legs: legs.map((leg) => ({ ...leg, price: null })),
    })),
  fc
    .record({ leg: namedBet, result: fc.constantFrom('hit', 'miss', 'push') })
    .map(({ leg, result }) => ({ ...noTrack, action: 'mark', legs: [{ ...leg, price: null }], result })),
  namedBet.map((leg) => ({ ...noTrack, action: 'remove', legs: [{ ...leg, price: null }] })),
  price.map((at) => ({ ...noTrack, action: 'price', price: at })),
  stake.map((amount) => ({ ...noTrack, action: 'cash_out', stake: amount })),
  fc.option(stake).map((amount) => ({ ...noTrack, action: 'save_last', stake: amount })),
);

describe('a query reads back from its prompt', () => {
  test.each([
    ['market', marketQueries],
    ['slate', slateQueries],
    ['order', orderQueries],
    ['player lines', playerQueries],
    ['check', checkQueries],
    ['check of another kind', moreChecks],
    ['compare', compareQueries],
    ['find', findQueries],
    ['mine', mineQueries],
    ['track', trackQueries],
  ] as const)('%s', (_, queries) => {
    fc.assert(
      fc.property(queries as fc.Arbitrary<unknown>, (given) => {
        const query = anyQuery.parse(given) as RuledQuery;
        expect(read(promptOf(query)), promptOf(query)).toEqual([query]);
      }),
      { numRuns: sampleOf(150) },
    );
  });
});

describe('a question that asks for a bet is for the solver', () => {
  // Those of bettors measure how much is understood, also where a question is read as another kind.
  // A follow-up is read with the answer before it.
  const written = cases.filter((each) => !bettors.includes(each) && each.before === undefined);
  // Distress and age are read before any query.
  const plays = written.filter(
    ({ expect: { kinds } }) => !kinds.some((kind) => kind === 'info' || kind === 'care'),
  );

  test('in every case of the eval', () => {
    expect(plays.length).toBeGreaterThan(200);
    const taken = plays.flatMap(({ ask, box }) => {
      const queries = readQueries(ask, { selectedSport: box, teams, now });
      return queries ? [`${ask}: ${queries.map(({ ask: kind }) => kind).join()}`] : [];
    });
    expect(taken).toEqual([]);
  });

  test.each([
    'best bet on the leafs',
    'nfl odds parlay tonight',
    'lakers moneyline',
    'spread for miami',
    'give me a 3 leg parlay at the best price',
    'not the best price on the leafs',
    'should i bet the bills tonight',
    'put 50 on the bills and the jets to win',
    'odds for the kings with a revenge spot',
    'best line drive hitter tonight',
  ])('“%s”', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });
});
