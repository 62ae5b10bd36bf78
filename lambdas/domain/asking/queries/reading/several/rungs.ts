/** Two or three milestones of one prop, each a question for its price: "Nacua receiving yards, what are 80+ 100+ and 120+ going for". */
import { mostQueries } from '../../../../../contracts/asking/query.ts';
import type { RuledQuery } from '../kinds.ts';

const milestone = '\\d{1,3}(?:\\+|[- ]?plus\\b| or more\\b)';
const between = '(?: ?[,/&] ?| )(?:(?:and|or|&|then) )?';
const ladder = new RegExp(`(?<![\\w.$+-])${milestone}(?:${between}${milestone}){1,2}(?![\\d+])`, 'i');

/** "Receiving yards ladder, like 60 80 100": the rungs of what is called one need no plus, where nobody wishes for bets on them. */
const isLadder = /^(?!.*\b(?:give|gimme|get me|build|make|parlay|bet)\b).*\b(?:ladders?|rungs?)\b/i;
const bare = new RegExp(`(?<![\\w.$+-])\\d{1,3}(?:${between}\\d{1,3}){1,2}(?![\\w.+%-])`, 'i');
const aroundRungs = /\b(?:ladders?|rungs?|like|such as|say|maybe|of|at|with)\b/gi;

/** Whether the prices of several numbers are asked for, and no bet on all of them. */
export const asksForRungs = (prompt: string, queries: readonly RuledQuery[]): boolean =>
  (asksForPrices.test(prompt) || isLadder.test(prompt)) &&
  queries.every((query) => query.ask === 'market' && query.topic === 'player_lines');
const asksForPrices =
  /\b(?:what|whats|what's|how much|how's|hows)\b.*\b(?:pay(?:ing|s)?|going for|go for|price[ds]?|odds|cost)\b|\b(?:odds|prices?)\W*$/i;

/**
 * @param read a question in full
 * @returns undefined unless the question is one for a player's lines whichever of the milestones it names
 */
export function readRungs(
  prompt: string,
  read: (text: string) => RuledQuery | undefined,
): RuledQuery[] | undefined {
  const found = ladder.exec(prompt) ?? (isLadder.test(prompt) ? bare.exec(prompt) : null);
  const [named] = found ?? [];
  if (named === undefined) return undefined;
  const counts = [...new Set((named.match(/\d+/g) ?? []).map(Number))];
  if (counts.length < 2 || counts.length > mostQueries) return undefined;
  const rungs = counts.flatMap((count) => {
    const rung = prompt.replace(named, ` ${count}+ `);
    const query = read(isLadder.test(prompt) ? `${rung.replace(aroundRungs, ' ')} odds` : rung);
    const isRung =
      query?.ask === 'market' &&
      query.topic === 'player_lines' &&
      query.players.length === 1 &&
      query.line === count - 0.5;
    return isRung ? [query] : [];
  });
  return rungs.length === counts.length ? rungs : undefined;
}
