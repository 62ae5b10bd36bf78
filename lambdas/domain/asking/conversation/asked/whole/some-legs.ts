/** How likely it is that some of the legs come in: "what are the chances at least two hit". */
import type { PromptAnalysis } from '../../../../../contracts/asking/analysis.ts';
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { percent } from '../../../../platform/format.ts';
import { chanceWords } from '../../../english/numbers.ts';
import type { QueryAnswer } from '../../../queries/answered.ts';
import type { Heard } from '../../heard.ts';
import { counts } from '../../operations/leg-words.ts';
import { bareOf } from '../around.ts';

const some = new RegExp(
  "^(?:(?:so|and|but|what(?:'?s| is| are)?|whats|how|is|it|the|do|does|that|of|for|me|my|are|you|think|would|say) )*" +
    '(?:chances?|odds|probability|likely|percent(?:age)?|likelihood|often)(?: (?:is|are|it|that|of|for|the|i|get|getting|having|we|do|does|would))*' +
    ' at least (one|two|three|four|five|six|[1-7])(?: (?:of (?:them|those|these|the (?:legs|picks|three|four|five))|legs?|picks?|teams?|ones?))*' +
    ' (?:hits?|hitting|wins?|winning|cash(?:es|ing)?|come(?:s|ing)? in|land(?:s|ing)?|cover(?:s|ing)?|right|work(?:s|ing)? out)(?: (?:tonight|today|though|tho))*$',
);

/** @returns undefined if it asks for something else, or for more legs than were shown */
export function someLegs(prompt: string, { play, askId, queries }: Turn): Heard | undefined {
  const said = some.exec(bareOf(prompt))?.[1];
  if (said === undefined || !play || askId === null || queries[0]?.intent !== 'play') return undefined;
  const count = counts[said] ?? Number(said);
  return count >= 1 && count < play.legs.length ? { kind: 'about', what: 'some', count } : undefined;
}

/** @param count of legs that are to come in at least */
export function chanceOfSome({ legs }: PromptAnalysis, count = 1): QueryAnswer {
  const known = legs.flatMap(({ marketProbability }) => marketProbability ?? []);
  const areApart = new Set(legs.map(({ gameId }) => gameId)).size === legs.length;
  const chance = Math.round(atLeast(known, count) * 1000) / 10;
  const what = `At least ${count} of the ${legs.length} legs`;
  const response =
    known.length < legs.length || !areApart
      ? `${what}: legs of one game depend on each other, and a leg without a market chance has none, so we can’t tell.`
      : `${what}: ${percent(chance)}, by the market’s chance of each. A parlay of all ${legs.length} ${chanceWords(Math.round(atLeast(known, legs.length) * 1000) / 10)}.`;
  return { response, cards: [], alternatives: [] };
}

/** The chance, from 0 to 1, that so many of independent events with these chances (percent) come in. */
function atLeast(chances: readonly number[], count: number): number {
  let exactly: readonly number[] = [1];
  for (const chance of chances) {
    const [before, hit] = [exactly, chance / 100];
    exactly = Array.from(
      { length: before.length + 1 },
      (_, at) => (before[at] ?? 0) * (1 - hit) + (before[at - 1] ?? 0) * hit,
    );
  }
  return exactly.slice(count).reduce((sum, each) => sum + each, 0);
}
