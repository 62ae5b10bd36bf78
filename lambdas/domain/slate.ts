/** The daily slate: which predictions the product makes of its own accord, and in whose name it keeps their record. */
import { gameSports, type RiskProfile, type Sport } from '../contracts/sports.ts';

/** The slate's predictions are picks of this account, so they are graded and counted by the code that does a person's. */
export const house = 'house';

export interface Style {
  readonly name: string;
  readonly risk: RiskProfile;
  /** Asked like a person's question, along the same path. */
  readonly prompt: string;
}

export const styles: readonly Style[] = [
  { name: 'single', risk: 'low', prompt: 'One safe single' },
  { name: 'parlay', risk: 'medium', prompt: 'A 3-leg parlay with moderate risk' },
  { name: 'hail-mary', risk: 'high', prompt: 'A hail mary long shot' },
];

/** No day's slate has more. */
export const slateMax = gameSports.length * styles.length;

/** One prediction per day, sport and style: the name under which a second one is refused. */
export function slateEntry(day: string, sport: Sport, style: Style): string {
  return `${day}-${sport}-${style.name}`;
}

const suffix = '-slate';

/** What a prediction of the slate is called outside: like an answer's id, it sorts by its time. */
export function slateId(pickId: string): string {
  return `${pickId}${suffix}`;
}

/** @returns the house's pick, or undefined for an id that is none of the slate's */
export function pickOfSlateId(id: string): string | undefined {
  return id.endsWith(suffix) ? id.slice(0, -suffix.length) : undefined;
}
