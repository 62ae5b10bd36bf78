/** "Has McCaffrey scored in every game": what a player scores is named by his sport, and the games in which he did are counted. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { PropStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { sportOfPlayer } from '../../../reading/names/known-players.ts';
import type { Known } from '../../table/terms.ts';
import type { Slots } from '../reading/slots.ts';

/** Sports in which scoring is one thing; in others it is points, of which everybody has some, or runs. */
const scored: Partial<Record<Sport, PropStat>> = {
  NFL: 'touchdowns',
  CFL: 'touchdowns',
  NHL: 'goals',
  MLS: 'goals',
};
const saysScored = /\bscor(?:e|es|ed)\b(?! (?:\d|sheet|card))/;
/** Games are counted, and not what he scored in them. */
const countsGames =
  /\b(?:every|each|all|both)\b|\bhow (?:often|frequently|many (?:games|times|weeks|matches|nights|of))\b|\b(?:usually|normally|always|regularly|consistently|ever)\b/;

/** @returns what is asked of each of these players; undefined unless scoring is asked of players of one sport */
export function scoresAsked(
  { text }: Slots,
  players: readonly string[],
  { roster }: Known,
): Partial<FindQuery> | undefined {
  const [sport, ...others] = new Set(players.map((name) => sportOfPlayer(name, roster)));
  const stat = sport && others.length === 0 ? scored[sport] : undefined;
  if (stat === undefined || !saysScored.test(text)) return undefined;
  return countsGames.test(text) ? { stat, side: null, over: 0.5 } : { stat };
}
