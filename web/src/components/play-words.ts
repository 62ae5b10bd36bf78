/** A play in a few words: who plays, when, and what kind of bet it is. */
import type { Entities, Leg } from '../../../lambdas/contracts/analysis.ts';
import { selectionName } from '../../../lambdas/domain/english/leg.ts';
import { day, shortDay } from './dates.ts';
import { nickname } from './team-words.ts';

/** `3-leg parlay: Rangers, White Sox, Marlins`; of one leg the match. */
export function playTitle(entities: Entities): string {
  const { legs } = entities;
  return legs.length > 1
    ? `${legs.length}-leg parlay: ${legs.map(legShort).join(', ')}`
    : matchLabel(entities);
}

/** What is bet on: `Miami Dolphins −3`; of several legs the title. */
export function pickName(entities: Entities): string {
  const [leg, ...others] = entities.legs;
  return leg && others.length === 0 ? selectionName(leg) : playTitle(entities);
}

/** Whom a leg is on: a team, or a player by surname; where it is on neither team, both. */
export function legShort({ selection, home, away, sport, prop, outright }: Leg): string {
  const player = (prop ?? outright)?.player;
  if (player) return player.split(' ').slice(1).join(' ') || player;
  if (selection === 'home') return nickname(home, sport);
  if (selection === 'away') return nickname(away, sport);
  return `${nickname(away, sport)}/${nickname(home, sport)}`;
}

/** The first of several names stands for them; `Denver Broncos vs Dallas Cowboys`. */
export function matchLabel({ player_name, team_name, opponent }: Entities): string {
  const own = firstOf(player_name ?? team_name);
  const other = firstOf(opponent);
  if (!own) return 'Open play';
  return other ? `${own} vs ${other}` : own;
}

function firstOf(names: string | null): string {
  return names?.split(',')[0]?.trim() ?? '';
}

/** `Nov 21 – Nov 24` where the legs are on several days of the reader's, else `Nov 21, 2026`. */
export function matchDays({ legs, match_date }: Entities): string {
  const starts = legs.map(({ startsAt }) => startsAt).sort();
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last || day(first) === day(last)) return day(first ?? match_date);
  return `${shortDay(first)} – ${shortDay(last)}`;
}

/** The list of bet types has none for an outright, which is filed under moneylines. */
export function betTypeName(type: string, legs: readonly Leg[]): string {
  return legs.length === 1 && legs[0]?.outright ? 'outright' : type;
}

/** `3 leg parlay` for several legs, `moneyline` for one. */
export function betTypeLabel({ bet_type, suggestion, legs }: Entities): string {
  const types = betTypeName(bet_type.join(', '), legs);
  return suggestion.length > 1 ? `${suggestion.length} leg ${types}` : types;
}
