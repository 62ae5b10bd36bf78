/** Positions of players, by the words for them. */
import type { Position } from '../../../../contracts/feed/positions.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { positionOfStat } from '../../../feed/players/position.ts';

interface Called {
  /** For a pattern. */
  readonly words: string;
  readonly of: Partial<Record<Sport, readonly Position[]>>;
  /** Another word elsewhere: a position only where its league is named or selected. */
  readonly isVague?: boolean;
}

/** What a word means by league; the first league is meant where nothing says which. */
const called: readonly Called[] = [
  { words: 'qbs?|qb1s?|quarter ?backs?|signal callers?|passers?', of: { NFL: ['quarterback'] } },
  {
    words: 'rbs?|rb1s?|(?:running|half|full|tail|feature) ?backs?|ball ?carriers?|carriers?|bell ?cows?',
    of: { NFL: ['running_back'] },
  },
  { words: 'backs(?! (?:to|up)\\b)', of: { NFL: ['running_back'] }, isVague: true },
  { words: 'wrs?|wide ?outs?|(?:wide )?receivers?', of: { NFL: ['wide_receiver'] } },
  { words: 'tight ?ends?', of: { NFL: ['tight_end'] } },
  { words: 'tes?', of: { NFL: ['tight_end'] }, isVague: true },
  { words: 'pass ?catchers?', of: { NFL: ['wide_receiver', 'tight_end'] } },
  { words: 'kickers?', of: { NFL: ['kicker'] } },
  { words: 'bigs|big m[ae]n', of: { NBA: ['forward', 'center'] } },
  { words: 'centers?', of: { NBA: ['center'], NHL: ['center'] } },
  { words: '(?<!point |shooting )guards?', of: { NBA: ['guard'] } },
  { words: 'forwards?', of: { NBA: ['forward'], NHL: ['center', 'winger'] } },
  { words: 'wingers?', of: { NHL: ['winger'] } },
  { words: 'skaters?', of: { NHL: ['center', 'winger', 'defenseman'] } },
  { words: 'd[ -]?m[ae]n|defen[sc]em[ae]n|blue ?liners?', of: { NHL: ['defenseman'] } },
  {
    words: 'goalies?|goal ?tenders?|goal ?keepers?|net ?minders?',
    of: { NHL: ['goalie'], MLS: ['goalie'] },
  },
  { words: '(?:starting )?pitchers?', of: { MLB: ['pitcher'] } },
  { words: 'starters|aces?', of: { MLB: ['pitcher'] }, isVague: true },
  { words: 'batters?|hitters?|sluggers?|bats?', of: { MLB: ['batter'] } },
];

/** Any position, for a pattern. */
export const anyPosition = `(?:${called.map(({ words }) => words).join('|')})`;

/** Statistics that only one position has, besides those of pitchers, batters and goalies. */
const passing: readonly PropStat[] = [
  'passing_yards',
  'passing_touchdowns',
  'pass_attempts',
  'completions',
  'interceptions',
];

const onlyPosition = (stat: PropStat): Position | undefined =>
  passing.includes(stat) ? 'quarterback' : positionOfStat(stat);

/** @returns a pattern of the words that add nothing to the statistic: a passer is a quarterback */
export function wordsOfPosition(stat: PropStat): RegExp | undefined {
  const position = onlyPosition(stat);
  const words = called.filter(({ of }) =>
    Object.values(of).some((meant) => position !== undefined && meant.includes(position)),
  );
  if (position === undefined || words.length === 0) return undefined;
  return new RegExp(`(?<![a-z])(?:${words.map((each) => each.words).join('|')})(?![a-z])`, 'g');
}

/** Whether positions say no more than the statistic does. */
export function areImplied(positions: readonly Position[], stat: PropStat): boolean {
  const [only, ...others] = positions;
  return others.length === 0 && only !== undefined && only === onlyPosition(stat);
}

let patterns: readonly (Omit<Called, 'words'> & { readonly pattern: RegExp })[] | undefined;

interface Context {
  /** The leagues that the question names; empty if it could be about any. */
  readonly sports: readonly Sport[];
  readonly selected: Sport;
}

/** @returns undefined for a word that is none of a position in these leagues */
export function positionsCalled(
  word: string,
  { sports, selected }: Context,
): { readonly sport: Sport; readonly positions: readonly Position[] } | undefined {
  patterns ??= called.map(({ words, ...meaning }) => ({ ...meaning, pattern: new RegExp(`^(?:${words})$`) }));
  const meant = patterns.find(({ pattern }) => pattern.test(word));
  if (!meant) return undefined;
  const own = Object.entries(meant.of) as [Sport, readonly Position[]][];
  const inSports = own.filter(([sport]) => sports.includes(sport));
  const fitting = sports.length > 0 ? inSports : own.filter(([sport]) => sport === selected);
  // Assists are of several leagues.
  const [likeliest = sports.length === 0 && !meant.isVague ? own[0] : undefined] = fitting;
  const found = fitting.find(([sport]) => sport === selected) ?? likeliest;
  return found && { sport: found[0], positions: found[1] };
}
