/** Statistics that are called by one word whoever has them: the yards of a quarterback are passing yards. */
import type { Position } from '../../../../contracts/feed/positions.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Draft } from '../draft.ts';
import { playersOfName, sportOfPlayer } from './known-players.ts';

type ByPosition = Partial<Record<Position, PropStat>>;

const yardsOf: ByPosition = {
  quarterback: 'passing_yards',
  running_back: 'rushing_yards',
  wide_receiver: 'receiving_yards',
  tight_end: 'receiving_yards',
};

const words: readonly (readonly [pattern: RegExp, of: ByPosition])[] = [
  [
    /(?<![a-z])(?:total|combined|all[- ]purpose) (?:yards?|yds|yardage)(?![a-z])/g,
    {
      running_back: 'rushing_receiving_yards',
      wide_receiver: 'rushing_receiving_yards',
      tight_end: 'rushing_receiving_yards',
    },
  ],
  [/(?<![a-z])(?:yards?|yds|yardage)(?![a-z])/g, yardsOf],
  [/(?<![a-z])(?:attempts|atts?)(?![a-z])/g, { quarterback: 'pass_attempts', running_back: 'rush_attempts' }],
  [
    /(?<=[◦•].{0,40})(?<![a-z])(?<!\b(?:low|high|lowest|highest|first|no|not|dont|doesnt|wont|never|the|total|game|teams?|of|is|its) )(?:to )?(?:score|scores|scoring)(?: (?:an? )?(?:touchdown|td))?(?![a-z])/g,
    {
      quarterback: 'touchdowns',
      running_back: 'touchdowns',
      wide_receiver: 'touchdowns',
      tight_end: 'touchdowns',
      winger: 'goals',
      defenseman: 'goals',
    },
  ],
];

/** Reads such a word where a player or a position is named; of several positions, where it means the same for each. */
export function readOfPosition({ text, reading, roster }: Draft): void {
  const named = reading.positions ?? [];
  const known = positionsOfName(reading.player, roster);
  if (named.length + known.length === 0) return;
  for (const [pattern, of] of words) {
    // A namesake in another league has no such statistic.
    const positions = named.length > 0 ? named : known.filter((position) => of[position] !== undefined);
    const [stat, ...others] = new Set(positions.map((position) => of[position]));
    if (stat === undefined || others.length > 0) continue;
    text.consume(pattern, () => {
      reading.stat ??= stat;
      return reading.stat === stat;
    });
  }
}

const scoring = /\b(?:anytime|scor(?:e|es|ing|ers?)|rush(?:ing)?|himself)\b/;

/** "Mahomes over 1.5 tds", "a qb with 2+ touchdowns", "Tua tds over": several are thrown, unless it is said that they are scored. */
export function readThrown({ reading, roster }: Draft, original: string): void {
  const positions = reading.positions ?? positionsOfName(reading.player, roster);
  const isOfQuarterback = positions.length === 1 && positions[0] === 'quarterback';
  const isOfSide = reading.line === null && reading.sides.some((side) => side === 'over' || side === 'under');
  const areSeveral = (reading.line ?? 0) >= 1.5 || (isOfSide && /\b(?:tds|touchdowns)\b/.test(original));
  if (reading.stat !== 'touchdowns' || !isOfQuarterback || !areSeveral) return;
  if (scoring.test(original)) return;
  reading.stat = 'passing_touchdowns';
  delete reading.positions;
}

/** What a statistic's name means in another sport. */
const ofSports: Partial<Record<Sport, Partial<Record<PropStat, PropStat>>>> = {
  MLB: { steals: 'stolen_bases' },
  NHL: { touchdowns: 'goals' },
  MLS: { touchdowns: 'goals' },
};

/** A steal of a baseball player's is a base, and who scores twice in hockey scores goals. */
export function readOfSport({ reading, roster }: Draft): void {
  if (reading.stat === null || reading.stat === 'other' || reading.player === null) return;
  const sport = sportOfPlayer(reading.player, roster);
  reading.stat = (sport && ofSports[sport]?.[reading.stat]) ?? reading.stat;
}

/** @returns what the yards of a player are; undefined where his position does not tell */
export function yardsOfPlayer(player: string, roster: Draft['roster']): PropStat | undefined {
  const [stat, ...others] = new Set(
    positionsOfName(player, roster).flatMap((position) => yardsOf[position] ?? []),
  );
  return others.length === 0 ? stat : undefined;
}

/** @returns those of all players of this name; none if no roster has them */
function positionsOfName(player: string | null, roster: Draft['roster']): readonly Position[] {
  const named = player === null ? [] : playersOfName(player, roster);
  return [...new Set(named.flatMap(({ position }) => position ?? []))];
}
