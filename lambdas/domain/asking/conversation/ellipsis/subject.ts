/** Whom and what the last question was about, as words that a question that leaves them out can be completed with. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';

export interface LastSubject {
  readonly sports: readonly Sport[];
  /** Full names. */
  readonly teams: readonly string[];
  readonly players: readonly string[];
  readonly days: readonly string[] | null;
}

/** @returns undefined for a question about no game, team or player */
export function subjectOfQuery(query: RuledQuery): LastSubject | undefined {
  switch (query.ask) {
    case 'find':
    case 'market': {
      const { sports, teams, players, days } = query;
      return sports.length + teams.length + players.length > 0 ? { sports, teams, players, days } : undefined;
    }
    case 'check': {
      const [leg, ...others] = query.legs;
      if (!leg || others.length > 0 || leg.teams.length === 0) return undefined;
      return { sports: leg.sports, teams: leg.teams, players: [], days: null };
    }
    default:
      return undefined;
  }
}

/** `Buffalo Bills vs New York Jets`, `Josh Allen`, or `NFL`. */
export const wordsOf = ({ sports, teams, players }: LastSubject): string =>
  (players.length > 0 ? players : teams.length > 0 ? teams : sports).join(
    teams.length > 0 ? ' vs ' : ' and ',
  );
