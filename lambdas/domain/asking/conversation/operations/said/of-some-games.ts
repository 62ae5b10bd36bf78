/** "Only the first two games", "just the one at 9": the same kind of bet, on games of that day that are named by when they start. */
import type { Reading } from '../../../../../contracts/asking/reading.ts';
import { baseOf } from '../../../answer/follow.ts';
import type { Given } from '../../../answer/next.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { endsAlone } from '../../../reading/plain/slates/ends.ts';
import { readQuestion } from '../../../reading/read.ts';
import { settled } from '../../../reading/settle.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const oneAt =
  /^(?:(?:ok|nah|no|actually|just|only|use|do|lets|let's|take|keep|give me|gimme|with|from|but|and) )*the (?:one|game|match) (?:(?:that )?(?:starts|starting|kicks off|is|tips off) )?at (\d{1,2})(?:[:h]?([0-5]\d))?(?: ?(?:pm|p|o'?clock))?(?: (?:only|tonight|please|instead|then|tho))*$/;

/** @returns undefined if anything else is said, or if the bet names its teams, or the games of several days */
export function ofSomeGames(prompt: string, given: Given, context: QuestionContext): Heard | undefined {
  const base = baseOf(given);
  const isOpen =
    base.wishes.length === 0 && base.player === null && base.teams.every(({ stance }) => stance === 'avoid');
  if (!isOpen || base.days?.length !== 1) return undefined;
  const ends = endsAlone(prompt);
  if (ends) return changed({ ...base, legs: { min: ends.games, max: ends.games }, starts: null });
  const [said, clock, minutes = '00'] = oneAt.exec(bareOf(prompt)) ?? [];
  if (said === undefined || Number(clock) > 12) return undefined;
  const { starts } = readQuestion(`games at ${clock}:${minutes} pm`, context).reading;
  return starts ? changed({ ...base, legs: { min: 1, max: 1 }, starts }) : undefined;
}

/** The board says which games start then. */
const changed = (reading: Reading): Heard => ({
  kind: 'play',
  next: { reading: settled({ ...reading, nightGame: false, nextGame: false }), keep: [], without: [] },
});
