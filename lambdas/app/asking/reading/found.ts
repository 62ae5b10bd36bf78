/** Whom a question that was read names. */
import { isRecord } from '../../../domain/asking/brief.ts';
import type { Found } from '../../../domain/asking/reading/restated/typed.ts';
import type { Understood } from '../question.ts';

/** Whom a reading names, as a bet or as questions. */
export function foundIn({ result: { reading }, queries }: Understood): Found {
  const named = namesIn(queries ?? reading);
  return { teams: named.teams, players: named.players };
}

/** Players by their full names as they are known, however a question spells them. */
export function asKnown({ teams, players }: Found, known: readonly string[]): Found {
  const names = new Map(known.map((name) => [name.toLowerCase(), name]));
  return { teams, players: players.map((name) => names.get(name.toLowerCase()) ?? name) };
}

const ofTeams: ReadonlySet<string> = new Set(['teams', 'against']);
const ofPlayers: ReadonlySet<string> = new Set(['player', 'players', 'withPlayer', 'withoutPlayer']);

function namesIn(value: unknown, key = ''): Found {
  if (Array.isArray(value)) return joined(value.map((each) => namesIn(each, key)));
  if (isRecord(value)) {
    if (ofTeams.has(key) && typeof value.name === 'string') return { teams: [value.name], players: [] };
    return joined(Object.entries(value).map(([name, each]) => namesIn(each, name)));
  }
  const isName = typeof value === 'string';
  return {
    teams: isName && ofTeams.has(key) ? [value] : [],
    players: isName && ofPlayers.has(key) ? [value] : [],
  };
}

const joined = (all: readonly Found[]): Found => ({
  teams: all.flatMap(({ teams }) => teams),
  players: all.flatMap(({ players }) => players),
});
