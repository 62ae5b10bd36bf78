/** "Pick of the day, any sport": of several leagues, those that play today. A single league's next slate is often on another day. */
import type { Reading } from '../../../../../contracts/asking/reading.ts';

const ofTheDay = /\bof the (?:day|night)\b/i;

/** @param today the league day */
export function withTodayOfSeveral(reading: Reading, prompt: string, today: string): Reading {
  const { intent, sports, days, wishes } = reading;
  const isOpen = intent === 'play' && sports.length > 1 && days === null;
  if (!isOpen || wishes.some((wish) => wish.days !== null) || !ofTheDay.test(prompt)) return reading;
  return { ...reading, days: [today] };
}
