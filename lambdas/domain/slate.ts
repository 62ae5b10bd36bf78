/** The daily slate: the predictions that the product makes itself, and the account that holds them. */
import type { Reading } from '../contracts/reading.ts';
import { type Sport, sports } from '../contracts/sports.ts';
import { emptyReading } from './reading/draft.ts';

/** The slate's predictions are picks of this account, so they are graded and counted by the code that does a person's. */
export const slateUserId = 'house';

export interface Style {
  readonly name: string;
  /** What the prediction says it is. */
  readonly title: string;
  /** Chance of the whole, percent, and how many legs: the band it is made from, not words that could be read otherwise. */
  readonly band: Pick<Reading, 'legs' | 'chance' | 'risk'>;
  /** Dollars per $100 that it may cost; above, there is no play of this style today. */
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

/** Nobody is likely to win a tournament, and two legs of one make no parlay: golf has its long shot only. */
export function stylesOf(sport: Sport): readonly Style[] {
  return sport === 'GOLF' ? styles.filter(({ band }) => band.risk === 'long_shot') : styles;
}

/** No day's slate has more. */
export const slateMax = sports.reduce((sum, sport) => sum + stylesOf(sport).length, 0);

/** What a style asks for, in the terms of a question. */
export function readingOf({ band }: Style, sport: Sport): Reading {
  return { ...emptyReading(), sports: [sport], ...band };
}

/** One prediction per day, sport and style: the name under which a second one is refused. */
export function slateEntry(day: string, sport: Sport, style: Style): string {
  return `${day}-${sport}-${style.name}`;
}

const suffix = '-slate';

/** What a prediction of the slate is called outside: like an answer's id, it sorts by its time. */
export function slateId(pickId: string): string {
  return `${pickId}${suffix}`;
}

/** @returns the pick of the slate, or undefined for an id that is none of the slate's */
export function pickOfSlateId(id: string): string | undefined {
  return id.endsWith(suffix) ? id.slice(0, -suffix.length) : undefined;
}
