/** What the last answer was about, for a new question that leaves it out: the bets with their price and stake, or whom and what it named. */
import { legMarkets } from '../../../../contracts/asking/analysis.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled, type RuledQuery } from '../../queries/reading/kinds.ts';
import { type LastSubject, subjectOfQuery } from '../ellipsis/subject.ts';
import { namedBetOf } from '../named-bet.ts';

export interface Shown extends LastSubject {
  /** The one question that was answered; absent for several, and for a play. */
  readonly last?: RuledQuery | undefined;
  /** The bets that were shown, judged or logged. */
  readonly bets: readonly NamedBet[];
  /** Of one bet, or of all of them together. */
  readonly odds: WrittenOdds | null;
  /** Dollars. */
  readonly stake: number | null;
  readonly market: MarketQuery['market'];
  readonly stat: NamedBet['stat'];
}

const nobody = { sports: [], teams: [], players: [], days: null };

/** @returns undefined if nothing was shown that a question could be about */
export function shownIn(turn: Turn): Shown | undefined {
  const [last, ...others] = turn.asked ?? [];
  if (others.length > 0) return undefined;
  if (last) return isRuled(last) ? ofQuestion(last, turn) : undefined;
  const { play, queries } = turn;
  if (play) {
    const bets = play.legs.flatMap((leg) => namedBetOf(leg) ?? []);
    return bets.length === play.legs.length && bets.length > 0 ? ofBets(bets, play.price, null) : undefined;
  }
  const [terms] = queries;
  return terms && ofTerms(terms);
}

function ofQuestion(last: RuledQuery, { play }: Turn): Shown | undefined {
  switch (last.ask) {
    case 'check':
      return { ...ofBets(last.legs, last.price, last.stake ?? null), last };
    case 'track': {
      if (last.legs.length === 0) return undefined;
      const price = last.price ?? (last.legs.length === 1 ? (play?.price ?? null) : null);
      return { ...ofBets(last.legs, price, last.stake), last };
    }
    case 'sum': {
      const odds = 'odds' in last && last.odds && !Array.isArray(last.odds) ? last.odds : null;
      const stake = 'stake' in last ? (last.stake ?? null) : null;
      return { ...nobody, last, bets: [], odds, stake, market: null, stat: null };
    }
    case 'find':
    case 'market': {
      const about = subjectOfQuery(last) ?? { ...nobody, days: last.days };
      const market = last.ask === 'market' ? last.market : null;
      return { ...about, last, bets: [], odds: null, stake: null, market, stat: last.stat };
    }
    default:
      return undefined;
  }
}

function ofBets(bets: readonly NamedBet[], whole: number | null, stake: number | null): Shown {
  const [bet, ...others] = bets;
  const isOne = bet !== undefined && others.length === 0;
  const price = isOne ? (bet.price ?? whole) : whole;
  const all = <T>(of: (each: NamedBet) => readonly T[]): T[] => [...new Set(bets.flatMap(of))];
  return {
    bets,
    odds: price === null ? null : { format: 'american', value: price },
    stake,
    sports: all(({ sports }) => sports),
    teams: all(({ teams }) => teams),
    players: all(({ player }) => (player === null ? [] : [player])),
    days: null,
    market: isOne ? bet.market : null,
    stat: isOne ? bet.stat : null,
  };
}

/** A bet that could not be had still says whom it was about. */
function ofTerms({ sports, teams, player, markets, stat, wishes }: Reading): Shown | undefined {
  const named = [...teams, ...wishes.flatMap((wish) => wish.teams)];
  const players = [player, ...wishes.map((wish) => wish.player)].flatMap((each) => each ?? []);
  if (named.length + players.length === 0) return undefined;
  const of = [...new Set([...markets, ...wishes.flatMap((wish) => wish.markets)])];
  const market = of.length === 1 ? (legMarkets.find((each) => each === of[0]) ?? null) : null;
  return {
    bets: [],
    odds: null,
    stake: null,
    sports,
    teams: [...new Set(named.map(({ name }) => name))],
    players: [...new Set(players)],
    days: null,
    market,
    stat: wishes.length > 0 ? null : stat,
  };
}
