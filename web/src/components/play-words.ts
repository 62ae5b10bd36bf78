/** A play in a few words: who plays, and what kind of bet it is. */
import type { Entities } from '../../../lambdas/contracts/analysis.ts';

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

/** `3 leg parlay` for several legs, `moneyline` for one. */
export function betTypeLabel({ bet_type, suggestion }: Entities): string {
  const types = bet_type.join(', ');
  return suggestion.length > 1 ? `${suggestion.length} leg ${types}` : types;
}
