/** Makes the answer out of what the model chose: every team, line and price comes from the candidates, none from it. */
import type { Leg, PromptAnalysis } from '../contracts/analysis.ts';
import { type BetType, type RiskProfile, riskProfiles, type Sport } from '../contracts/sports.ts';
import { startLabel } from './calendar.ts';
import type { Candidate } from './candidates.ts';
import { type Chosen, choose, type Dropped, type Reply } from './choice.ts';
import { factsOf, factsOfAll, groundReason } from './grounding.ts';
import { decimalToAmerican, formatAmerican, parlayDecimal } from './odds.ts';
import { legsWanted, type Question } from './question.ts';

export interface Composed {
  /** `no-bet` suggests nothing: its suggestion, analysis and legs are empty, and there is nothing to save. */
  readonly kind: 'answer' | 'no-bet';
  /** Plain text. */
  readonly response: string;
  readonly analysis: PromptAnalysis;
  /** Legs of the reply that did not stand, for the log. */
  readonly dropped: readonly Dropped[];
}

/**
 * Composes the answer of the legs that may stand (see `choose`), or a "no bet" where none may.
 * @param candidates the list the model was shown
 * @param notes what could not be met, to be said with the answer
 */
export function composeAnswer({
  candidates,
  reply,
  question,
  sport,
  notes = [],
  now,
}: {
  candidates: readonly Candidate[];
  reply: Reply;
  question: Question;
  sport: Sport;
  notes?: readonly string[];
  now: Date;
}): Composed {
  const { chosen, dropped } = choose(candidates, reply, legsWanted(question), now);
  const all = chosen.map(({ candidate }) => candidate);
  const summary = groundReason(reply.summary, factsOfAll(all, candidates));
  if (chosen.length === 0) {
    // A summary of legs that may not stand would praise what is not there.
    const isHeard = reply.legs.length === 0 && summary !== '';
    const why = isHeard ? summary : 'Nothing on the list fits what you asked for.';
    return { ...noBetAnswer([why, ...notes].join(' '), sport), dropped };
  }
  const analysis = analysisOf(chosen, candidates, reply, question, sport);
  return { kind: 'answer', response: responseOf(all, analysis, summary, notes), analysis, dropped };
}

function analysisOf(
  chosen: readonly Chosen[],
  shown: readonly Candidate[],
  reply: Reply,
  question: Question,
  sport: Sport,
): PromptAnalysis {
  const all = chosen.map(({ candidate }) => candidate);
  const probability = productOf(all.map(({ marketProbability }) => marketProbability));
  return {
    sport,
    bet_type: betTypeOf(all),
    match_date: all.map(({ game }) => game.startsAt).sort()[0] ?? null,
    team_name: all.map((candidate) => teamsOf(candidate).own).join(', '),
    player_name: null,
    opponent: all.map((candidate) => teamsOf(candidate).other).join(', '),
    risk_profile: riskOf(reply.risk_profile, question.risk, probability),
    odds: priceOf(all),
    confidence: confidenceOf(reply.confidence, probability),
    market_probability: probability,
    suggestion: all.map(suggestionOf),
    analysis: chosen.map(({ candidate, reason }) => groundReason(reason, factsOf(candidate, shown))),
    legs: all.map(legOf),
  };
}

/** Percent with one decimal, under 1 with two digits that count; null where one is not known. */
function productOf(percents: readonly (number | null)[]): number | null {
  const known = percents.filter((percent) => percent !== null);
  if (known.length < percents.length) return null;
  const product = known.reduce((all, percent) => all * (percent / 100), 100);
  return product < 1 ? Number(product.toPrecision(2)) : Math.round(product * 10) / 10;
}

function priceOf(all: readonly Candidate[]): string | null {
  const prices = all.flatMap(({ price }) => (price === null ? [] : [price]));
  const [first] = prices;
  if (first === undefined || prices.length < all.length) return null;
  return formatAmerican(prices.length === 1 ? first : decimalToAmerican(parlayDecimal(prices)));
}

function betTypeOf([first, ...others]: readonly Candidate[]): BetType {
  if (!first || others.length > 0) return 'parlay';
  return first.market === 'total' ? 'over/under' : first.market;
}

/** A total or a draw belongs to neither side: the home team stands first. */
function teamsOf({ game, selection }: Candidate): { own: string; other: string } {
  return selection === 'away'
    ? { own: game.away.name, other: game.home.name }
    : { own: game.home.name, other: game.away.name };
}

/** The model may call a pick riskier than its market does, never safer: under even chances is not low. */
function riskOf(said: string, asked: RiskProfile | null, probability: number | null): RiskProfile {
  const word = said.trim().toLowerCase();
  const own = riskProfiles.find((risk) => risk === word) ?? asked ?? 'medium';
  if (probability === null) return own;
  const atLeast: RiskProfile = probability < 25 ? 'high' : probability < 50 ? 'medium' : 'low';
  return riskProfiles.indexOf(own) < riskProfiles.indexOf(atLeast) ? atLeast : own;
}

/** As the model gave it, within 0 to 100; the market's own beside it lets anyone judge it. */
function confidenceOf(said: number, probability: number | null): number {
  if (!Number.isFinite(said)) return probability ?? fallbackAnalysis().confidence;
  return Math.min(100, Math.max(0, Math.round(said * 10) / 10));
}

function suggestionOf(candidate: Candidate): string {
  const { label, price } = candidate;
  const whole = namesTeam(candidate) ? label : `${label}, ${matchOf(candidate)}`;
  return `${whole} (${price === null ? 'not priced yet' : formatAmerican(price)})`;
}

/** A total and a draw do not say whose they are. */
function namesTeam({ market, selection }: Candidate): boolean {
  return market !== 'total' && selection !== 'draw';
}

function matchOf({ game }: Candidate): string {
  return `${game.away.name} at ${game.home.name}`;
}

function legOf({ game, market, selection, line, price, marketProbability }: Candidate): Leg {
  return {
    gameId: game.id,
    sport: game.sport,
    startsAt: game.startsAt,
    home: game.home.name,
    away: game.away.name,
    market,
    selection,
    line,
    price,
    book: price === null ? null : (game.prices?.book ?? null),
    pricedAt: price === null ? null : (game.prices?.at ?? null),
    marketProbability,
  };
}

function responseOf(
  all: readonly Candidate[],
  analysis: PromptAnalysis,
  summary: string,
  notes: readonly string[],
): string {
  const what = all.length === 1 ? `${analysis.bet_type} pick` : `${all.length}-leg parlay`;
  const lines = all.map((candidate, index) => {
    const match = namesTeam(candidate) ? `${matchOf(candidate)}, ` : '';
    return `${index + 1}. ${analysis.suggestion[index]}: ${match}${startLabel(candidate.game.startsAt)}`;
  });
  const price = analysis.odds === null ? 'Total price: not priced yet' : `Total price: ${analysis.odds}`;
  const market = analysis.market_probability;
  const total =
    market === null
      ? `${price}.`
      : `${price}; the market puts it at ${market < 0.01 ? 'under 0.01' : market}%.`;
  return [`${analysis.sport} ${what}`, summary, ...lines, total, ...notes].filter(Boolean).join('\n');
}

const nothing = {
  match_date: null,
  team_name: null,
  player_name: null,
  opponent: null,
  odds: null,
  market_probability: null,
} as const;

/** An answer that suggests nothing, and says why. */
export function noBetAnswer(reason: string, sport: Sport): Composed & { readonly kind: 'no-bet' } {
  return {
    kind: 'no-bet',
    response: `No bet. ${reason}`,
    analysis: {
      ...nothing,
      sport,
      bet_type: 'general',
      risk_profile: 'medium',
      confidence: 0,
      suggestion: [],
      analysis: [],
      legs: [],
    },
    dropped: [],
  };
}

/** What stands for an answer whose text could not be parsed. */
export function fallbackAnalysis(): PromptAnalysis {
  return {
    ...nothing,
    sport: 'unknown',
    bet_type: 'general',
    risk_profile: 'moderate',
    confidence: 50,
    suggestion: ['Failed to parse prediction data'],
    analysis: ['JSON parsing error occurred'],
    legs: [],
  };
}
