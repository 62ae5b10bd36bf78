/** The answer is made of candidates only, whatever a model replies. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promptAnalysis } from '../../lambdas/contracts/analysis.ts';
import { briefFor } from '../../lambdas/domain/brief.ts';
import type { Candidate } from '../../lambdas/domain/candidates.ts';
import type { Reply } from '../../lambdas/domain/choice.ts';
import { composeAnswer, fallbackAnalysis, noBetAnswer } from '../../lambdas/domain/compose.ts';
import { americanToDecimal, decimalToAmerican, formatAmerican } from '../../lambdas/domain/odds.ts';
import { legsWanted } from '../../lambdas/domain/question.ts';
import { gameWith, now, offerFor, slate } from './games.ts';

function replyWith(ids: readonly number[], changes: Partial<Reply> = {}): Reply {
  return {
    legs: ids.map((candidate) => ({ candidate, reason: 'A fair price at home.' })),
    risk_profile: 'medium',
    confidence: 55,
    summary: 'A fair price.',
    ...changes,
  };
}

function compose(text: string, reply: Reply, games = slate, at = now) {
  const { question, candidates, notes } = offerFor(text, games);
  return composeAnswer({ candidates, reply, question, sport: 'NFL', notes, now: at });
}

function idOf(candidates: readonly Candidate[], label: string): number {
  return candidates.find((candidate) => candidate.label === label)?.id ?? -1;
}

test('one leg', () => {
  const { candidates } = offerFor('spread');
  const answer = compose('spread', replyWith([idOf(candidates, 'Green Bay Packers +4.5')]));
  expect(answer.kind).toBe('answer');
  expect(answer.analysis).toEqual({
    sport: 'NFL',
    bet_type: 'spread',
    match_date: '2026-11-22T18:00:00.000Z',
    team_name: 'Green Bay Packers',
    player_name: null,
    opponent: 'Seattle Seahawks',
    risk_profile: 'medium',
    odds: '-110',
    confidence: 55,
    market_probability: 50,
    suggestion: ['Green Bay Packers +4.5 (-110)'],
    analysis: ['A fair price at home.'],
    legs: [
      {
        gameId: 'NFL-1',
        sport: 'NFL',
        startsAt: '2026-11-22T18:00:00.000Z',
        home: 'Seattle Seahawks',
        away: 'Green Bay Packers',
        market: 'spread',
        selection: 'away',
        line: 4.5,
        price: -110,
        book: 'Book One',
        pricedAt: '2026-11-20T22:55:00.000Z',
        marketProbability: 50,
      },
    ],
  });
  expect(answer.response.split('\n')).toEqual([
    'NFL spread pick',
    'A fair price.',
    '1. Green Bay Packers +4.5 (-110): Green Bay Packers at Seattle Seahawks, Sun, Nov 22, 1:00 PM ET',
    'Total price: -110; the market puts it at 50%.',
  ]);
});

test('a total names both teams, home first', () => {
  const { candidates } = offerFor('over/under');
  const { analysis } = compose('over/under', replyWith([idOf(candidates, 'Over 47')]));
  expect(analysis).toMatchObject({
    bet_type: 'over/under',
    team_name: 'Seattle Seahawks',
    opponent: 'Green Bay Packers',
    suggestion: ['Over 47, Green Bay Packers at Seattle Seahawks (-105)'],
  });
});

test('a parlay multiplies its prices and its probabilities', () => {
  const text = '2-leg spread parlay';
  const { candidates } = offerFor(text);
  const ids = ['Kansas City Chiefs -4.5', 'Chicago Bears -4.5'].map((label) => idOf(candidates, label));
  const { analysis, response } = compose(text, replyWith(ids));
  expect(analysis).toMatchObject({
    bet_type: 'parlay',
    odds: '+264',
    market_probability: 25,
    team_name: 'Kansas City Chiefs, Chicago Bears',
    opponent: 'Denver Broncos, Detroit Lions',
    match_date: '2026-11-22T20:00:00.000Z',
  });
  expect(response).toContain('NFL 2-leg parlay');
});

test('what may not stand is dropped, with its reason', () => {
  const { candidates } = offerFor('3-leg parlay');
  const ids = [999, 1, 1, 2, 3, 7, 13, 19].filter((id) => id === 999 || id <= candidates.length);
  const { analysis, dropped } = compose('3-leg parlay', replyWith(ids));
  expect(analysis.legs.map(({ gameId }) => gameId)).toEqual(['NFL-1', 'NFL-2', 'NFL-3']);
  expect(dropped).toEqual([
    { candidate: 999, why: 'unknown' },
    { candidate: 1, why: 'repeated' },
    { candidate: 2, why: 'same-game' },
    { candidate: 3, why: 'same-game' },
    { candidate: 19, why: 'not-wanted' },
  ]);
});

test('a game that began while the model thought is dropped, and no leg left is no bet', () => {
  const answer = compose('spread', replyWith([1]), slate, new Date('2026-11-22T18:00:00Z'));
  expect(answer).toMatchObject({ kind: 'no-bet', dropped: [{ candidate: 1, why: 'started' }] });
  expect(answer.analysis).toMatchObject({ suggestion: [], analysis: [], legs: [], odds: null });
  expect(answer.response).toBe('No bet. Nothing on the list fits what you asked for.');
});

test('a model that chooses nothing is heard, but not its figures', () => {
  const quiet = compose('spread', replyWith([], { summary: 'Nothing is worth its price.' }));
  expect(quiet.response).toBe('No bet. Nothing is worth its price.');
  const inventive = compose('spread', replyWith([], { summary: 'Seattle is 9-1.' }));
  expect(inventive.response).toBe('No bet. Nothing on the list fits what you asked for.');
});

test('notes and unpriced legs are said', () => {
  const unpriced = slate.map((game) => ({ ...game, prices: null }));
  const { analysis, response } = compose('tonight', replyWith([1]), unpriced);
  expect(analysis).toMatchObject({
    odds: null,
    market_probability: null,
    suggestion: ['Seattle Seahawks moneyline (not priced yet)'],
  });
  expect(analysis.legs).toMatchObject([{ price: null, book: null, pricedAt: null, marketProbability: null }]);
  expect(response).toContain('Total price: not priced yet.');
  expect(response).toContain('No NFL game that fits is open on Fri, Nov 20');
});

test('a small chance is not rounded to none', () => {
  const text = '4-leg moneyline parlay';
  const long = slate.map((game) => ({
    ...game,
    prices: game.prices && { ...game.prices, moneyline: { home: -900, away: 600, draw: null } },
  }));
  const { candidates } = offerFor(text, long);
  const away = candidates.filter(({ selection }) => selection === 'away').map(({ id }) => id);
  expect(compose(text, replyWith(away), long).analysis).toMatchObject({
    market_probability: 0.035,
    risk_profile: 'high',
  });
});

test('what was asked for and is not on the list is not wanted of the model', () => {
  const moneylineOnly = slate.map((game) => ({
    ...game,
    prices: game.prices && { ...game.prices, spread: null, total: null },
  }));
  const wantedOf = (text: string) => {
    const { question, candidates } = offerFor(text, moneylineOnly);
    return briefFor(question, candidates).wanted.betType;
  };
  expect(wantedOf('spread')).toBeNull();
  expect(wantedOf('player props')).toBeNull();
  expect(wantedOf('moneyline')).toBe('moneyline');
  expect(wantedOf('spread parlay')).toBe('parlay');
});

test('a draw is nobody’s team', () => {
  const game = gameWith({
    sport: 'MLS',
    prices: {
      book: 'B',
      at: now.toISOString(),
      moneyline: { home: 150, away: 180, draw: 220 },
      spread: null,
      total: null,
    },
  });
  const { analysis } = compose('draw', replyWith([3]), [game]);
  expect(analysis).toMatchObject({
    bet_type: 'moneyline',
    team_name: 'Seattle Seahawks',
    suggestion: ['Draw, Green Bay Packers at Seattle Seahawks (+220)'],
  });
});

test.each([
  ['low', 'Seattle Seahawks moneyline', 'low'],
  ['high', 'Seattle Seahawks moneyline', 'high'],
  ['low', 'Green Bay Packers moneyline', 'medium'],
  ['nonsense', 'Green Bay Packers moneyline', 'medium'],
])('said to be %s, %s is %s', (said, label, risk) => {
  const { candidates } = offerFor('moneyline');
  const { analysis } = compose('moneyline', replyWith([idOf(candidates, label)], { risk_profile: said }));
  expect(analysis.risk_profile).toBe(risk);
});

test.each([
  [140, 100],
  [-3, 0],
  [61.64, 61.6],
  [Number.NaN, 50],
])('confidence %f is %f', (said, confidence) => {
  const { candidates } = offerFor('spread');
  const reply = replyWith([idOf(candidates, 'Seattle Seahawks -4.5')], { confidence: said });
  expect(compose('spread', reply).analysis.confidence).toBe(confidence);
});

const replies = fc.record({
  legs: fc.array(
    fc.record({ candidate: fc.oneof(fc.integer({ min: -5, max: 80 }), fc.double()), reason: fc.string() }),
    { maxLength: 15 },
  ),
  risk_profile: fc.oneof(fc.constantFrom('low', 'medium', 'high'), fc.string()),
  confidence: fc.double(),
  summary: fc.string(),
});

test('for any reply: legs are candidates at their own price, lists are aligned, the contract holds', () => {
  const prompts = fc.constantFrom('3-leg parlay', '8-leg parlay', 'best bet', 'spread', 'moneyline parlay');
  fc.assert(
    fc.property(prompts, replies, (text, reply) => {
      const { question, candidates } = offerFor(text);
      const { kind, analysis, dropped } = compose(text, reply);
      promptAnalysis.parse(analysis);
      expect(analysis.legs.length + dropped.length).toBe(reply.legs.length);
      expect(analysis.suggestion).toHaveLength(analysis.legs.length);
      expect(analysis.analysis).toHaveLength(analysis.legs.length);
      expect(kind === 'no-bet').toBe(analysis.legs.length === 0);
      expect(analysis.legs.length).toBeLessThanOrEqual(legsWanted(question));
      expect(new Set(analysis.legs.map(({ gameId }) => gameId)).size).toBe(analysis.legs.length);
      for (const [index, leg] of analysis.legs.entries()) {
        const source = candidates.find(
          ({ game, market, selection }) =>
            game.id === leg.gameId && market === leg.market && selection === leg.selection,
        );
        expect(source).toMatchObject({ line: leg.line, price: leg.price });
        expect(analysis.suggestion[index]).toContain(source?.label);
      }
      const decimal = analysis.legs.reduce(
        (product, { price }) => product * americanToDecimal(price ?? 0),
        1,
      );
      const odds = analysis.legs.length === 0 ? null : formatAmerican(decimalToAmerican(decimal));
      expect(analysis.odds).toBe(odds);
    }),
  );
});

test('the fallback is the specified one, and empty answers fit the contract', () => {
  expect(promptAnalysis.parse(fallbackAnalysis())).toMatchObject({
    sport: 'unknown',
    bet_type: 'general',
    risk_profile: 'moderate',
    confidence: 50,
    suggestion: ['Failed to parse prediction data'],
    analysis: ['JSON parsing error occurred'],
    legs: [],
  });
  expect(promptAnalysis.parse(noBetAnswer('Nothing is scheduled.', 'GOLF').analysis)).toMatchObject({
    sport: 'GOLF',
    suggestion: [],
    analysis: [],
  });
});

test('the brief holds the question, what is wanted, and the candidates', () => {
  const { question, candidates } = offerFor('safe Seahawks spread');
  expect(briefFor(question, candidates)).toEqual({
    question: 'safe Seahawks spread',
    sport: 'NFL',
    wanted: { legs: 1, betType: 'spread', risk: 'low', favourite: null },
    candidates: [
      {
        id: 1,
        game: 'Green Bay Packers at Seattle Seahawks',
        startsAt: '2026-11-22T18:00:00.000Z',
        selection: 'Seattle Seahawks -4.5',
        market: 'spread',
        price: -110,
        marketProbability: 50,
      },
      {
        id: 2,
        game: 'Green Bay Packers at Seattle Seahawks',
        startsAt: '2026-11-22T18:00:00.000Z',
        selection: 'Green Bay Packers +4.5',
        market: 'spread',
        price: -110,
        marketProbability: 50,
      },
    ],
  });
});
