/** The parts of a question for facts or prices, with whom and what the last answer was about where it names nobody. */

import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { findOf } from '../../queries/parts/find.ts';
import { marketOf } from '../../queries/parts/market.ts';
import type { Parts } from '../../queries/parts/parts.ts';
import type { Shown } from './subject.ts';

/** "Did he hit that": the number of the bet. */
const ofLine =
  /\b(?:that|this|it|the (?:line|number|over|under|total|prop|mark))\b|\b(?:over|under|clear(?:ed|s)?|cover(?:ed|s)?)\s*[?.!]*$/i;

/** A team beside the player that was shown is whom he plays. */
function withSubject(parts: Parts, shown: Shown): Parts | undefined {
  const { teams, against, players, sports } = parts;
  const isOfPlayer = shown.players.length > 0;
  if (players.length > 0 || (teams.length + against.length > 0 && !isOfPlayer)) return parts;
  // "In the NHL" is of no team that was shown.
  if (sports.length > 0 && teams.length + against.length === 0) return undefined;
  return {
    ...parts,
    players: shown.players,
    teams: isOfPlayer ? teams : shown.teams.slice(0, mostTeams),
    sports: isOfPlayer ? sports : shown.sports,
  };
}
const mostTeams = 2;

/** @returns undefined where it has not what its topic is about */
export function factsOf(topic: string, told: Parts, shown: Shown, prompt: string): FindQuery | undefined {
  const parts = withSubject(told, shown);
  if (!parts) return undefined;
  // When a player plays is when his team does.
  if (topic === 'schedule' && parts.players.length > 0) return undefined;
  const [bet, ...others] = shown.bets;
  const isOfBet = parts.players.length > 0 && parts.stats.length + parts.lines === 0;
  const stat = isOfBet && shown.stat && shown.stat !== 'other' ? { stats: [shown.stat] } : {};
  const line =
    isOfBet && bet && others.length === 0 && bet.line !== null && ofLine.test(prompt)
      ? { line: bet.line, lines: 1, side: parts.side ?? bet.side }
      : {};
  return findOf(topic, { ...parts, ...stat, ...line }, prompt);
}

/** @returns undefined where it has not what its topic is about */
export function pricesOf(topic: string, told: Parts, shown: Shown, prompt: string): MarketQuery | undefined {
  const parts = withSubject(told, shown);
  if (!parts) return undefined;
  // How the prices of players moved is not kept.
  if (topic === 'movement' && parts.players.length > 0) return undefined;
  const isOfGame = parts.players.length === 0 && parts.stats.length === 0;
  const market = parts.market ?? (isOfGame && parts.line === null ? shown.market : null);
  const stats =
    !isOfGame && parts.stats.length === 0 && shown.stat && shown.stat !== 'other'
      ? [shown.stat]
      : parts.stats;
  const days = parts.days ?? (topic === 'board' || topic === 'largest_move' ? shown.days : null);
  return marketOf(topic, { ...parts, market, stats, days: days && [...days] }, prompt);
}
