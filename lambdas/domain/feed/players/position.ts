/** The position of a player: as rosters write it, else by a statistic that only one position has. */
import type { Position } from '../../../contracts/feed/positions.ts';
import type { PropStat } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';

/** By a pattern of the whole text, which is a short form or a word. */
type Written = readonly (readonly [text: RegExp, position: Position])[];

const written: Partial<Record<Sport, Written>> = {
  NFL: [
    [/^(?:qb|quarterbacks?)$/, 'quarterback'],
    [/^(?:rb|hb|fb|running ?backs?|half ?backs?|full ?backs?)$/, 'running_back'],
    [/^(?:wr|wide receivers?|receivers?)$/, 'wide_receiver'],
    [/^(?:te|tight ends?)$/, 'tight_end'],
    [/^(?:k|pk|kickers?|place ?kickers?)$/, 'kicker'],
  ],
  NBA: [
    [/^(?:g|pg|sg|(?:point |shooting )?guards?)$/, 'guard'],
    [/^(?:f|sf|pf|(?:small |power )?forwards?)$/, 'forward'],
    [/^(?:c|centers?)$/, 'center'],
  ],
  NHL: [
    [/^(?:c|centers?)$/, 'center'],
    [/^(?:l|r|lw|rw|w|(?:left |right )?wings?|wingers?)$/, 'winger'],
    [/^(?:d|defen[sc]em[ae]n|defen[sc]e)$/, 'defenseman'],
    [/^(?:g|goalies?|goal ?tenders?)$/, 'goalie'],
  ],
  MLB: [
    [/^(?:p|sp|rp|pitchers?)$/, 'pitcher'],
    [/^(?:c|1b|2b|3b|ss|lf|cf|rf|of|dh|if|catchers?|infielders?|outfielders?)$/, 'batter'],
  ],
};

/** @returns undefined for a position that no bet is asked for by, or of another league */
export function positionWritten(sport: Sport, text: string): Position | undefined {
  const plain = text.trim().toLowerCase();
  return written[sport]?.find(([pattern]) => pattern.test(plain))?.[1];
}

/** The statistics of pitchers and of batters are priced for these only, and saves for goalies. */
const onlyOf: Partial<Record<PropStat, Position>> = {
  saves: 'goalie',
  strikeouts: 'pitcher',
  outs: 'pitcher',
  hits_allowed: 'pitcher',
  earned_runs: 'pitcher',
  walks_allowed: 'pitcher',
  hits: 'batter',
  home_runs: 'batter',
  runs_batted_in: 'batter',
  runs: 'batter',
  total_bases: 'batter',
  stolen_bases: 'batter',
  hits_runs_rbis: 'batter',
};

/** @returns the position that a statistic is priced for; undefined if it is for several */
export const positionOfStat = (stat: PropStat): Position | undefined => onlyOf[stat];
