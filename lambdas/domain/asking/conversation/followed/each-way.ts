/** "Is he better at home": the games at home beside those on the road, of the player who was shown. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { isPlain, type Said, unreadIn } from './said.ts';
import { statSaid } from './stats-said.ts';

const compares =
  /\b(?:better|worse|more|less|fewer|differently|different|difference|stronger|weaker|tougher)\b/;
const isPlaced = /\b(?:at home|on the road|home|away|road)\b/;
const ofOne = /\b(?:he|she|his|her|they|their|it|that|the|there)\b/;
const ofPrices = /\b(?:odds|prices?|bets?|line|favou?red|favou?rites?|pays?|worth|tonight|tomorrow)\b/;

/** @returns undefined where no place is compared with the other, or nobody was shown alone */
export function byPlaceOf(said: Said): FindQuery | undefined {
  const { text, slots, shown, sport } = said;
  if (!compares.test(text) || !isPlaced.test(text) || !ofOne.test(text) || ofPrices.test(text))
    return undefined;
  if (!isPlain(said) || slots.teams.length + slots.players.length > 0 || slots.days || slots.over !== null)
    return undefined;
  // "Who is better at home" is of two.
  if (/^(?:(?:and|so) )*(?:who|which)\b/.test(text) || unreadIn(said).some((word) => !around.has(word)))
    return undefined;
  const [player, ...players] = shown.players;
  if (player === undefined || players.length > 0) return undefined;
  const { last } = shown;
  const own = last?.ask === 'find' && last.topic === 'game_log' ? last.stat : shown.stat;
  return {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    players: [player],
    stat: statSaid(said) ?? own,
    splits: ['home', 'road'],
    last: slots.last,
  };
}
const around: ReadonlySet<string> = new Set(
  'do does did is are was play plays shoot shoots perform performs produce produces usually tend tends any big much there'.split(
    ' ',
  ),
);
