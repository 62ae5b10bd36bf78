/** "Make it a parlay of the top 3" after a list of players' lines: a parlay on those that the list named first. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import { canonicalPrompt } from '../../reading/canonical-prompt.ts';
import { emptyReading } from '../../reading/draft.ts';
import { openWish } from '../../reading/wishes/wish.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { counts } from '../operations/leg-words.ts';
import { rowsOf } from './rows.ts';

const lead =
  "(?:(?:(?:can|could|would) (?:you|u|we|i)|please|just|lets|let's|now|ok|i want|i'd like|give me|gimme|get me|build|make|do|put|turn|throw|bet|a|an|me) )*";
const top =
  '(?:the )?(?:top|first|best) (\\d|two|three|four|five|six)(?: (?:of (?:them|those|these)|guys?|players?|ones?|props?|pitchers?|on (?:there|that list|the list)|there|legs?))*';
const forms = [
  new RegExp(
    `^${lead}(?:it |that |this |those )?(?:into )?(?:a |an )?parlay (?:(?:of|with|from|out of|on|using) )?${top}$`,
  ),
  new RegExp(`^${lead}(?:parlay|combine) ${top}(?: (?:together|for me|up))*$`),
  new RegExp(`^${lead}${top} (?:in|into|as|together in) (?:a|one) parlay$`),
];

/** @returns undefined if more is said, or where no such list was shown, or its answer did not name as many first */
export function topListed(
  prompt: string,
  { play, asked: [last, ...others] = [], said = '' }: Turn,
): Heard | undefined {
  if (play || !last || others.length > 0 || !isRuled(last)) return undefined;
  if (last.ask !== 'market' || last.topic !== 'player_lines' || last.players.length > 0) return undefined;
  const { sports, days, stat, side } = last;
  const text = bareOf(prompt).replace(/[?!.,]+$/, '');
  const [word] = forms.flatMap((form) => form.exec(text)?.[1] ?? []);
  if (word === undefined || stat === null || stat === 'other') return undefined;
  const count = counts[word] ?? Number(word);
  // A row begins with its player, and the last one that is remembered may be cut off.
  const names = rowsOf(said).flatMap((row) => /^([^,:]{3,40}), /.exec(row)?.[1] ?? []);
  const players = [...new Set(names)].slice(0, count);
  if (count < 2 || players.length < count) return undefined;
  const isSide = side === 'over' || side === 'under';
  const wish = {
    ...openWish,
    sports: [...sports],
    markets: ['prop' as const],
    stat,
    sides: isSide ? [side] : [],
  };
  const reading = {
    ...emptyReading(),
    intent: 'play' as const,
    days: days ? [...days] : null,
    wishes: players.map((player) => ({ ...wish, player })),
  };
  return { kind: 'text', prompt: canonicalPrompt(reading) };
}
