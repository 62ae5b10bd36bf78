/** What became of each wish of a question, in words: the legs that meet it, or why none does. */
import type { MetWish } from '../../../../lambdas/contracts/asking/analysis.ts';

/** `leg 1`, `legs 2 and 3`, `legs 1 to 5`, or the reason why there is no leg. */
export function wishWords({ legs, why }: MetWish): string {
  if (why !== null) return why;
  const numbers = legs.map((leg) => leg + 1);
  const [first, last] = [numbers[0], numbers.at(-1)];
  // It was not what kept the bet from being made.
  if (first === undefined || last === undefined) return 'priced now';
  if (numbers.length === 1) return `leg ${first}`;
  const isRun = numbers.length > 2 && last - first === numbers.length - 1;
  return `legs ${isRun ? `${first} to ${last}` : `${numbers.slice(0, -1).join(', ')} and ${last}`}`;
}

/** The lines of an answer that no wish says as its own reason. */
export function linesBesides(response: string, wishes: readonly MetWish[]): string {
  const isOfWish = (line: string) => wishes.some(({ why }) => why !== null && why === line);
  return response
    .split('\n')
    .filter((line) => !isOfWish(line.trim()))
    .join('\n');
}
