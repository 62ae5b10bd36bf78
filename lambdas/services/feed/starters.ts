/** Parses baseball's starting pitchers: names from the day's games, statistics from the season's page. */
import { child, descendants, type Node, number, text, utc } from './shape.ts';

export interface NamedStarter {
  readonly id: string;
  readonly name: string;
}

/** The starters of a game; null for a side that is not named yet. */
export interface StartersRow {
  readonly matchId: string;
  /** ISO 8601 in UTC; null if it cannot be parsed. */
  readonly startsAt: string | null;
  /** Team IDs. */
  readonly home: string;
  readonly away: string;
  readonly homeStarter: NamedStarter | null;
  readonly awayStarter: NamedStarter | null;
}

/** Season statistics; null if the feed does not have them. */
export interface PitcherRow extends NamedStarter {
  readonly era: number | null;
  /** `61.2` is 61 innings and two outs. */
  readonly innings: number | null;
  readonly strikeouts: number | null;
}

/**
 * The feed has last names and IDs: `starting_pitchers{hometeam{player{name, id}}, awayteam{…}}`.
 * @param root of `baseball/usa`, after `plain`
 */
export function readStarters(root: Node): StartersRow[] {
  return descendants(root, 'match').flatMap((match): StartersRow[] => {
    const named = child(match, 'starting_pitchers');
    const [homeStarter, awayStarter] = [starterIn(named, 'hometeam'), starterIn(named, 'awayteam')];
    if (!homeStarter && !awayStarter) return [];
    return [
      {
        matchId: text(match, 'id'),
        startsAt: utc(text(match, 'datetime_utc'))?.toISOString() ?? null,
        home: text(child(match, 'hometeam'), 'id'),
        away: text(child(match, 'awayteam'), 'id'),
        homeStarter,
        awayStarter,
      },
    ];
  });
}

function starterIn(named: Node, side: string): NamedStarter | null {
  const player = child(child(named, side), 'player');
  const name = text(player, 'name');
  return name === '' ? null : { id: text(player, 'id') || name, name };
}

/**
 * No sample of this page was available, so statistics are read under every name that the feed's box scores use.
 * @param root of `baseball/mlb_player_pitching`, after `plain`
 * @param wanted IDs of the pitchers to read, because a league has hundreds
 */
export function readPitchers(root: Node, wanted: ReadonlySet<string>): PitcherRow[] {
  const rows = descendants(root, 'player').flatMap((player): PitcherRow[] => {
    const id = text(player, 'id', 'player_id');
    if (!wanted.has(id)) return [];
    return [
      {
        id,
        name: text(player, 'name', 'player_name'),
        era: number(player, 'earned_run_average', 'earned_runs_average', 'era'),
        innings: number(player, 'innings_pitched', 'innings', 'ip'),
        strikeouts: number(player, 'strikeouts', 'strike_outs', 'so', 'k'),
      },
    ];
  });
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
