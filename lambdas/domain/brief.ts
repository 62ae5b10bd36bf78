/** What the model is given: the question and the numbered selections it may choose from, and nothing else. */
import type { RiskProfile, Sport } from '../contracts/sports.ts';
import type { Candidate } from './candidates.ts';
import { legsWanted, type Question, type WantedBet } from './question.ts';

export interface Brief {
  readonly question: string;
  readonly sport: Sport;
  readonly wanted: {
    readonly legs: number;
    /** Null where any bet will do, or where the one that was asked for is not on the list. */
    readonly betType: WantedBet | null;
    readonly risk: RiskProfile | null;
    readonly favourite: string | null;
  };
  readonly candidates: readonly {
    readonly id: number;
    /** `Away at Home`. */
    readonly game: string;
    /** ISO 8601 in UTC. */
    readonly startsAt: string;
    readonly selection: string;
    readonly market: string;
    /** American odds; null where not priced. */
    readonly price: number | null;
    /** Percent; null where not priced. */
    readonly marketProbability: number | null;
  }[];
}

export function briefFor(question: Question, candidates: readonly Candidate[]): Brief {
  return {
    question: question.text,
    sport: question.sport,
    wanted: {
      legs: legsWanted(question),
      betType: betTypeOf(question, candidates),
      risk: question.risk,
      favourite: question.favourite,
    },
    candidates: candidates.map(({ id, game, label, market, price, marketProbability }) => ({
      id,
      game: `${game.away.name} at ${game.home.name}`,
      startsAt: game.startsAt,
      selection: label,
      market,
      price,
      marketProbability,
    })),
  };
}

function betTypeOf({ betType, markets }: Question, candidates: readonly Candidate[]): WantedBet | null {
  if (betType === 'parlay') return betType;
  return candidates.some(({ market }) => markets.includes(market)) ? betType : null;
}
