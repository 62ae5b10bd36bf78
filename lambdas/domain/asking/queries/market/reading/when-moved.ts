/** "Did that line move today", "since Monday": the day is when the line moved, and not when the game is played. */

/** @returns the days of the games; null for the next game of the teams that are named, whenever it is */
export function daysOfMoved(prompt: string, days: readonly string[] | null): string[] | null {
  const isToday = days?.length === 1 && today.test(prompt) && !ofGame.test(prompt);
  return isToday || days === null ? null : [...days];
}

const today = /\btoday\b/i;
/** "Today's game" is the day of the game. */
const ofGame = /\btoday['’]?s\b|\btonight\b|\b(?:plays?|playing|games?|matchups?) today\b/i;

/** The day from which a line is said to have moved: "since Monday", which is no day of a game. */
export const sinceDay =
  /\b(?:since|from)(?: (?:last|this|the|past|early|late))* (?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?|yesterday|last night|the weekend|weekend|(?:the )?(?:start|beginning) of the week)\b/i;
