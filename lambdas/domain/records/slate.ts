/** The daily slate: the predictions that GamePlan makes for all subscribers, and the account that owns them. */
import type { PromptAnalysis } from '../../contracts/asking/analysis.ts';
import type { Reading } from '../../contracts/asking/reading.ts';
import { type Sport, sports } from '../../contracts/feed/sports.ts';
import { emptyReading } from '../asking/reading/draft.ts';

/** The slate's predictions are picks of this account, so that the code for users' picks grades and counts them. */
export const slateUserId = 'house';

export interface Style {
  readonly name: string;
  /** The title of the prediction. */
  readonly title: string;
  /** The terms of the prediction: the chance of the whole bet in percent, and the number of legs. */
  readonly band: Pick<Reading, 'legs' | 'chance' | 'risk'>;
  /** The highest cost in dollars per $100; above it, the day has no play of this style. */
  readonly mostCost: number;
}

const single = { min: 1, max: 1 };

export const styles: readonly Style[] = [
  {
    name: 'single',
    title: 'A likely single',
    band: { legs: single, chance: { min: 60, max: 85 }, risk: 'safe' },
    mostCost: 6,
  },
  {
    name: 'coin-flip',
    title: 'A coin flip at the best price on the board',
    band: { legs: single, chance: null, risk: 'coin_flip' },
    mostCost: 5,
  },
  {
    name: 'parlay',
    title: 'A 3-leg parlay that hits 20% to 60% of the time',
    band: { legs: { min: 3, max: 3 }, chance: null, risk: 'moderate' },
    mostCost: 16,
  },
  {
    name: 'hail-mary',
    title: 'A long shot',
    band: { legs: single, chance: null, risk: 'long_shot' },
    mostCost: 12,
  },
];

/** Golf has only the long shot: no player is likely to win, and two legs on one tournament cannot be a parlay. */
export function stylesOf(sport: Sport): readonly Style[] {
  return sport === 'GOLF' ? styles.filter(({ band }) => band.risk === 'long_shot') : styles;
}

/** The most predictions of a day. */
export const slateMax = sports.reduce((sum, sport) => sum + stylesOf(sport).length, 0);

/** A style as the reading of a question. */
export function readingOf({ band }: Style, sport: Sport): Reading {
  return { ...emptyReading(), sports: [sport], ...band };
}

/**
 * Whether a play may be published: it is what the style asks for, at a cost within the style's limit. Nobody but its owner knows
 * what a book pays for legs of one game, so such a play has no place in a public record.
 */
export function isPublished(
  { mostCost }: Pick<Style, 'mostCost'>,
  { charged, analysis }: Suggested,
): boolean {
  return charged && analysis.slip === undefined && 0 - (analysis.expected_value ?? 0) <= mostCost;
}

interface Suggested {
  /** Whether it is what was asked for. */
  readonly charged: boolean;
  readonly analysis: Pick<PromptAnalysis, 'slip' | 'expected_value'>;
}

/** The uniqueness key of a prediction: one per day, sport and style. */
export function slateEntry(day: string, sport: Sport, style: Style): string {
  return `${day}-${sport}-${style.name}`;
}

const suffix = '-slate';

/** The public id of a slate prediction: like an answer's id, it sorts by time. */
export function slateId(pickId: string): string {
  return `${pickId}${suffix}`;
}

/** @returns the id of the slate's pick; undefined if the id is not the slate's */
export function pickOfSlateId(id: string): string | undefined {
  return id.endsWith(suffix) ? id.slice(0, -suffix.length) : undefined;
}
