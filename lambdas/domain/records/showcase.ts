/** The public part of the slate: today's free pick, yesterday's, and the latest results. */

import type { Entities } from '../../contracts/asking/analysis.ts';
import type { PickStatus, Sport } from '../../contracts/feed/sports.ts';
import {
  type PlayStyle,
  playStyles,
  type Showcase,
  type SlatePick,
} from '../../contracts/records/track-record.ts';
import type { LegGrade } from '../picks/leg-grade.ts';

/** A pick of the slate as it is stored. */
export interface StoredSlatePick {
  readonly sport: Sport;
  /** A day in America/Toronto. */
  readonly day: string;
  readonly promptLogId: string;
  readonly reasoning: string;
  readonly status: PickStatus;
  readonly createdAt: string;
  readonly profitCents: number | null;
  readonly metadata: Entities;
  readonly legGrades?: readonly (LegGrade | null)[];
}

/** How many results are shown, including misses and pushes. */
const latestShown = 6;

/**
 * The free pick is the first single published on a day, in any sport, so it cannot be chosen in hindsight.
 * @param picks picks of the slate, newest first; nothing older is shown
 * @param today a day in America/Toronto
 */
export function showcaseOf(picks: readonly StoredSlatePick[], today: string): Showcase {
  const singles = picks.filter(({ promptLogId }) => promptLogId.endsWith('-single'));
  const firstOf = (day: string | undefined) => singles.findLast((pick) => pick.day === day);
  const earlier = singles.find(({ day }) => day < today)?.day;
  const [free, previous] = [firstOf(today), firstOf(earlier)];
  return {
    freePick: free ? shown(free) : null,
    previousFreePick: previous ? shown(previous) : null,
    latest: picks
      .filter(({ status }) => status !== 'pending')
      .slice(0, latestShown)
      .map((pick) => withoutReasons(shown(pick))),
    preferredStyle: preferredOf(picks.map(styleOf)),
  };
}

/** By the key of the prediction, which ends with the style of the slate: a coin flip is a single. */
function styleOf({ promptLogId }: StoredSlatePick): PlayStyle {
  if (promptLogId.endsWith('-hail-mary')) return 'Hail Mary';
  return promptLogId.endsWith('-parlay') ? 'Parlay' : 'Single';
}

/** Of two that are equally frequent, the first in the order of the contract. */
function preferredOf(styles: readonly PlayStyle[]): Showcase['preferredStyle'] {
  const [first] = playStyles
    .map((style) => ({ style, picks: styles.filter((each) => each === style).length, of: styles.length }))
    .sort((a, b) => b.picks - a.picks);
  return first && first.picks > 0 ? first : null;
}

function shown(pick: StoredSlatePick): SlatePick {
  const { sport, day, reasoning, status, createdAt, profitCents, metadata, legGrades } = pick;
  return {
    sport,
    style: styleOf(pick),
    day,
    title: reasoning,
    status,
    publishedAt: createdAt,
    odds: metadata.odds,
    chance: metadata.market_probability,
    breakEven: metadata.break_even ?? null,
    expectedValue: metadata.expected_value ?? null,
    profit: profitCents === null ? null : profitCents / 100,
    legs: metadata.legs.map((leg, index) => ({ ...leg, final: finalOf(legGrades?.[index]) })),
  };
}

/** The list of results does not show the evidence. */
function withoutReasons(pick: SlatePick): SlatePick {
  return { ...pick, legs: pick.legs.map(({ evidence: _, movement: __, ...leg }) => leg) };
}

/** @returns null if the leg was not graded by a game's score */
function finalOf(grade: LegGrade | null | undefined): { home: number; away: number } | null {
  const [, home, away] = /^final (\d+)-(\d+)/.exec(grade?.result ?? '') ?? [];
  return home === undefined || away === undefined ? null : { home: Number(home), away: Number(away) };
}
