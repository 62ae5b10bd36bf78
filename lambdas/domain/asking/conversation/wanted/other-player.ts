/** "What about Luka's", "is Luka's any better" after a bet on a player that could not be had: the same bet on the other. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { playersMeant } from '../../reading/names/known-players.ts';
import { settled } from '../../reading/settle.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const asks = [
  /^(?:(?:what|how|hows|how's) (?:about|bout)|same for|same (?:thing|bet) (?:on|for)|try|then) (?:the one (?:on|for) )?([a-z'’. -]{3,25}?)(?: (?:then|instead))?$/,
  /^(?:is|are) (?:the one (?:on|for) )?([a-z'’. -]{3,25}?) (?:any |much |a (?:bit|little) )?(?:better|higher|longer|shorter|different|there|listed|priced|available|up)(?: (?:odds|price))?$/,
];

/** @returns undefined after any other answer, and where nobody, or more than one player, is named */
export function otherPlayerWanted(
  prompt: string,
  { play, asked, queries: [reading] }: Turn,
  { roster, players }: QuestionContext,
): Heard | undefined {
  if (play || asked || reading?.intent !== 'play' || reading.player === null || reading.stat === null)
    return undefined;
  if (reading.wishes.length > 0) return undefined;
  const text = bareOf(prompt);
  const said = asks.map((form) => form.exec(text)?.[1]).find((name) => name !== undefined);
  const name = said?.replace(/['’]s?$/, '').trim();
  const naming = { roster, players, sports: reading.sports, isOfPlayer: true };
  const [player, ...others] = name === undefined ? [] : playersMeant(name, naming);
  if (player === undefined || others.length > 0 || player === reading.player) return undefined;
  return {
    kind: 'play',
    next: { reading: settled({ ...reading, player, teams: [] }), keep: [], without: [] },
  };
}
