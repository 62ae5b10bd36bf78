/** "Stroud throws one" is a touchdown, and no yard. */

const throws =
  /\b(?:to )?throws? (one|two|three|[1-4])(?= ?(?:[,.;!?]|$)| (?:and|plus|tonight|today|tomorrow|sunday|monday|with)\b)/gi;
const figures: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };

/** @returns the question with what a quarterback throws by its name */
export const withThrows = (prompt: string): string =>
  prompt.replace(
    throws,
    (_, count: string) => `${figures[count.toLowerCase()] ?? count}+ passing touchdowns`,
  );
