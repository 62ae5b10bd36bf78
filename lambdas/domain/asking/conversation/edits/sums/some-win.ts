/** How likely so many of several bets win or lose: "that at least one of them wins", "exactly two", "that they all lose". */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf } from '../../../../feed/odds/formats.ts';
import { percent } from '../../../../platform/format.ts';
import { isMadeOf, wordsOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import type { Masked } from '../masked.ts';
import { heard, number, numbers } from './said.ts';

const aroundWins = wordsOf(
  "and so ok but what whats what's how about if is are the a an that chance chances odds probability likely likelihood of to for it i we just only at least they often would will one any all none zero no nobody both every exactly more or two three four five six seven eight nine ten N them those these win wins winning won hit hits cash cashes lose loses losing lost miss misses bets bet legs leg picks games instead then them come comes in do does get my single not",
);
const losing = /\b(?:lose|loses|losing|lost|miss|misses)\b/;
const atLeast = new RegExp(`\\bat least (${number}|a single)\\b|\\b(${number}) or more\\b`);
const exactly = new RegExp(`\\b(?:exactly|just|only) (${number})\\b`);

/** "That at least one of them wins", "exactly two", "and that they all lose". */
/** @returns undefined if it asks for something else */
export function someWin(of: readonly WrittenOdds[], { text, figures }: Masked): Heard | undefined {
  if (!isMadeOf(text, aroundWins) || figures.length > 1) return undefined;
  const read = (word: string | undefined) =>
    word === 'N' ? figures[0]?.value : word === 'a single' ? 1 : numbers[word ?? ''];
  const [, first, second] = atLeast.exec(text) ?? [];
  const least = read(first ?? second);
  const exact = least === undefined ? read(exactly.exec(text)?.[1]) : undefined;
  const isLost = losing.test(text);
  const chances: SumQuery = { ask: 'sum', sum: 'chances', of: [...of], outcome: 'all' };
  if (least === 1 && !isLost) return heard({ ...chances, outcome: 'any' });
  const count = least ?? exact;
  if (count !== undefined && Number.isInteger(count) && count >= 0 && count <= of.length)
    return heard(chances, counted(of, count, least !== undefined, isLost));
  if (figures.length > 0) return undefined;
  const isNone = isLost ? /\b(?:all|both|every)\b/.test(text) : /\b(?:none|no|zero|nobody)\b/.test(text);
  if (isNone) return heard({ ...chances, outcome: 'none' });
  if (/\bany\b/.test(text) && !isLost) return heard({ ...chances, outcome: 'any' });
  const isAll =
    /\b(?:all|both|every)\b/.test(text) && !isLost && /\b(?:win|wins|hit|hits|cash|cashes)\b/.test(text);
  return isAll ? heard(chances) : undefined;
}

/** In one sentence, how likely so many of independent bets win, or lose. */
function counted(of: readonly WrittenOdds[], count: number, isLeast: boolean, isLost: boolean): string {
  const wins = of.map((odds) => 1 / decimalOf(odds));
  let chances = [1];
  for (const win of wins) {
    const chance = isLost ? 1 - win : win;
    chances = Array.from(
      { length: chances.length + 1 },
      (_, at) => (chances[at] ?? 0) * (1 - chance) + (chances[at - 1] ?? 0) * chance,
    );
  }
  const wanted = isLeast ? chances.slice(count) : chances.slice(count, count + 1);
  const chance = wanted.reduce((sum, each) => sum + each, 0);
  const verb = isLost ? (count === 1 ? 'loses' : 'lose') : count === 1 ? 'wins' : 'win';
  return `${isLeast ? 'At least' : 'Exactly'} ${count} of the ${of.length} ${verb} ${percent(100 * chance)} of the time, if they do not depend on each other.`;
}

/** "What if only two win", "and if they all hit": what a parlay pays then. */
export function parlayIf(
  last: Extract<SumQuery, { sum: 'parlay' }>,
  { text, figures }: Masked,
): Heard | undefined {
  if (!/\b(?:if|when|say)\b/.test(text) || losing.test(text) || figures.length > 1) return undefined;
  if (!isMadeOf(text, aroundWins) || !/\b(?:win|wins|won|hit|hits|cash|cashes)\b/.test(text))
    return undefined;
  if (/\b(?:all|both|every)\b/.test(text)) return { kind: 'queries', queries: [last], isAside: true };
  const word = new RegExp(`\\b(?:${number})\\b`).exec(text)?.[0];
  const count = word === 'N' ? figures[0]?.value : numbers[word ?? ''];
  if (count === undefined || count >= last.legs.length - last.pushes) return undefined;
  return {
    kind: 'queries',
    queries: [{ ask: 'explain', terms: ['parlay'] }],
    isAside: true,
    says: 'Nothing comes back then: one lost leg loses the whole parlay.',
  };
}
