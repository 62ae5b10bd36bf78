/** The moment at which the eval asks. It is fixed, unless a run over many hours moves it with `setClock`. */
import { addDays, leagueDay } from '../../lambdas/domain/platform/calendar.ts';

/** A Saturday before its first game: every sport except football has games today, and football from tomorrow on. */
export const usualClock = new Date('2026-11-21T15:00:00Z');

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Day = 'today' | 'tomorrow' | (typeof weekdays)[number];

/** The moment of the questions, their answers, and what both are compared with. */
export let clock = usualClock;

/** Names of days from it on, as league days: of the weekdays, the next ones. */
export let days = daysFrom(clock);

export function setClock(moment: Date): void {
  clock = moment;
  days = daysFrom(moment);
}

function daysFrom(moment: Date): Readonly<Record<Day, string>> {
  const today = leagueDay(moment);
  const first = new Date(`${today}T12:00:00Z`).getUTCDay();
  const named = Object.fromEntries(
    weekdays.map((name, day) => [name, addDays(today, (day - first + 7) % 7)]),
  );
  return { ...(named as Record<(typeof weekdays)[number], string>), today, tomorrow: addDays(today, 1) };
}

/** Makes a value once for each key, and again after the clock has moved. */
export function onceAtClock<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  let at = clock;
  return (key) => {
    if (at !== clock) known.clear();
    at = clock;
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
