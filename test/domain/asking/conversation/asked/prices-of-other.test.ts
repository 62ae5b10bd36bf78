/** The price of the other side and of another player after a single bet, and forms of a price that only an answer's words have. */
import { describe, expect, test } from 'vitest';
import type { ShownLeg } from '../../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { readingWith } from '../../../feed/games/games.ts';
import { legOf } from '../legs.ts';
import { quarterbacks as context, shownTurn } from '../turns.ts';

const mahomes: ShownLeg = legOf({
  market: 'prop',
  selection: 'over',
  line: 240.5,
  prop: { playerId: 'P1', player: 'Patrick Mahomes', team: 'Kansas City Chiefs', stat: 'passing_yards' },
});
const prop = shownTurn([mahomes]);
const total = shownTurn([legOf({ market: 'total', selection: 'over', line: 44.5 })]);
const teamTotal = shownTurn([legOf({ market: 'team_total', selection: 'over', line: 21.5, team: 'home' })]);
const asks = (query: object) => ({ kind: 'queries', queries: [query], isAside: true });

describe('the price of the other side', () => {
  test.each([
    'can u show the under price on that one too',
    'whats the under price',
    'what does the under pay',
    'price on the under?',
    'odds for the other side',
    'how much is the under at',
  ])('“%s”', (prompt) => {
    const under = { ask: 'market', side: 'under' };
    expect(hear(prompt, total, context)).toMatchObject(asks({ ...under, topic: 'best_price', line: 44.5 }));
    expect(hear(prompt, prop, context)).toMatchObject(
      asks({ ...under, topic: 'player_lines', players: ['Patrick Mahomes'], stat: 'passing_yards' }),
    );
    expect(hear(prompt, teamTotal, context)).toMatchObject(asks({ ...under, teams: ['Buffalo Bills'] }));
  });

  test.each(['the under', 'what about the under', 'give me the under instead'])(
    '“%s” is another bet',
    (prompt) => {
      expect(hear(prompt, total, context)).toMatchObject({
        kind: 'play',
        next: { reading: { sides: ['under'] } },
      });
    },
  );
});

describe('the price of the same bet on another player', () => {
  test.each([
    'whats the price on allen instead',
    "what's josh allen at instead",
    'how much does allen pay',
    'odds on josh allen',
    'whats allens price',
    'and what is allen at',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, prop, context)).toMatchObject(
      asks({ topic: 'player_lines', players: ['Josh Allen'], stat: 'passing_yards', side: null }),
    );
  });

  test.each(['allen instead', 'give me josh allen'])('“%s” is another bet', (prompt) => {
    expect(hear(prompt, prop, context)).not.toMatchObject({ kind: 'queries' });
  });

  test.each(['whats the price on the bills', 'odds on allen rushing yards', 'how much does it pay'])(
    '“%s” is about no other player',
    (prompt) => {
      expect(hear(prompt, prop, context)).not.toMatchObject({
        queries: [{ players: ['Josh Allen'], stat: 'passing_yards' }],
      });
    },
  );
});

describe('the one price that an answer without a play said', () => {
  const said = 'Books price only one side of it (+234 at bet365, which needs 29.9% to break even).';
  const wanted = {
    askId: null,
    queries: [readingWith({ sports: ['NFL'], player: 'Josh Allen', stat: 'touchdowns', markets: ['prop'] })],
    shown: [],
    said,
  };
  const odds = { format: 'american', value: 234 };

  test.each([
    ['convert that to implied probability', { sum: 'convert', odds, to: 'percent' }],
    ['whats the implied probability of that', { sum: 'convert', odds }],
    ['what is that in decimal', { sum: 'convert', odds, to: 'decimal' }],
    ['convert to decimal odds', { sum: 'convert', odds, to: 'decimal' }],
    ['whats the break even on that', { sum: 'break_even', odds }],
  ])('“%s”', (prompt, sum) => {
    expect(hear(prompt, wanted, context)).toMatchObject(asks(sum));
  });

  test.each([
    ['several prices', `${said} The nearest is −110.`],
    ['no price', 'No NFL player prop is priced.'],
  ])('%s are not converted', (_, words) => {
    expect(hear('what is that in decimal', { ...wanted, said: words }, context)).not.toMatchObject({
      queries: [{ sum: 'convert' }],
    });
  });
});

describe('his last game', () => {
  test.each([
    'how many did he have last game',
    'u said the same crap last week and he got nothing. how many did he have last game',
    'how many yards did he get last week',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, prop, context)).toMatchObject(asks({ topic: 'game_log', last: 1 }));
  });
});

describe('a player of the bet who does not play', () => {
  test.each([
    'what happens if one of them sits out, do i lose the whole thing',
    'if he gets hurt in warmups is the whole parlay dead or just that leg',
    'what if one of them doesnt play do i lose',
    'do i get my money back if he is scratched',
  ])('“%s”', (prompt) => {
    const turn = shownTurn([mahomes, legOf({ gameId: 'G2' })]);
    expect(hear(prompt, turn, context)).toMatchObject(asks({ ask: 'explain', terms: ['player_out'] }));
  });

  test('words of despair stay what they are', () => {
    const prompt = 'if he sits out i lose the whole thing and cant pay my rent';
    expect(hear(prompt, prop, context)).toBeUndefined();
  });
});
