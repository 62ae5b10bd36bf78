/** Stores answers the way the product does, for tests of later steps. */
import { ulid } from 'ulid';
import type { Leg, PromptAnalysis } from '../../lambdas/contracts/asking/analysis.ts';
import { type Ask, storeAsk } from '../../lambdas/data/asking/asks.ts';
import { reserve } from '../../lambdas/data/asking/usage.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import { formatAmerican } from '../../lambdas/domain/feed/odds/odds.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { randomWord } from './people.ts';

/** A game of its own for one test, starting tomorrow. */
export function newGame(more: Partial<Game> = {}): Game {
  const startsAt = new Date(Date.now() + 24 * 3600_000).toISOString();
  return {
    id: `NFL-test-${randomWord()}`,
    sport: 'NFL',
    startsAt,
    day: startsAt.slice(0, 10),
    home: { id: 'h', name: 'Home Town' },
    away: { id: 'a', name: 'Away Town' },
    status: 'scheduled',
    statusText: 'Not Started',
    score: null,
    prices: null,
    ...more,
  };
}

export function legOn(game: Game, more: Partial<Leg> = {}): Leg {
  return {
    gameId: game.id,
    sport: game.sport,
    startsAt: game.startsAt,
    home: game.home.name,
    away: game.away.name,
    market: 'moneyline',
    selection: 'home',
    line: null,
    price: -110,
    book: 'Test book',
    pricedAt: new Date().toISOString(),
    marketProbability: 50,
    ...more,
  };
}

export function analysisOf(legs: readonly Leg[]): PromptAnalysis {
  const [first] = legs;
  return {
    sport: 'NFL',
    bet_type: legs.length > 1 ? 'parlay' : 'moneyline',
    match_date: first?.startsAt ?? null,
    team_name: first?.home ?? null,
    player_name: null,
    opponent: first?.away ?? null,
    risk_profile: 'medium',
    odds: legs.length === 1 && first?.price ? formatAmerican(first.price) : null,
    confidence: 50,
    market_probability: 50,
    suggestion: legs.map((leg) => `${leg.home} moneyline`),
    analysis: legs.map(() => 'The market says so.'),
    legs: [...legs],
  };
}

/** Stores an answer of a subscriber as the product would. */
export async function storeAnswer(
  userId: string,
  legs: readonly Leg[],
  at = new Date(),
  more: Partial<Ask> = {},
): Promise<Ask> {
  const ask: Ask = {
    id: ulid(at.getTime()),
    userId,
    prompt: 'A safe play, please',
    sport: 'NFL',
    response: 'Home Town moneyline',
    analysis: analysisOf(legs),
    createdAt: at.toISOString(),
    model: 'test-model',
    ...more,
  };
  const slot = { userId, day: torontoDay(at), requestKey: ask.id, askId: ask.id };
  await reserve(slot, 1000, at);
  if (!(await storeAsk(ask, slot))) throw new Error('the answer was not stored');
  return ask;
}
