/** "Now the NFC West": the table that was shown, of another division or conference, and nothing of the first one. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { groupOf, sportOfGroup } from '../../queries/find/reading/groups.ts';
import { isPlain, type Said, unreadIn } from './said.ts';

const conferences = /^(?:nfc|afc|american|national)$/;

/** @returns undefined where no group is named, or where it asks for more than its table */
export function otherTable(said: Said): FindQuery | undefined {
  const { slots, shown, sport, text } = said;
  const { last } = shown;
  if (last?.ask !== 'find' || last.topic !== 'standings' || !isPlain(said)) return undefined;
  const named = groupOf(slots.has)?.split(' ');
  if (!named || slots.teams.length + slots.players.length + slots.stats.length > 0) return undefined;
  if (slots.days || slots.over !== null || slots.last !== null || /\b(?:who|whos|who's|which)\b/.test(text))
    return undefined;
  if (slots.order !== null || slots.unkept.length > 0 || unreadIn(said).some((word) => !around.has(word)))
    return undefined;
  // "And the West" after the AFC East is the AFC West.
  const own = last.group?.split(' ').filter((word) => conferences.test(word)) ?? [];
  const isWhole = own.length === 0 || named.some((word) => conferences.test(word));
  const [ofGroup = sport] = sportOfGroup(slots.has);
  const group = [...(isWhole ? [] : own), ...named].join(' ');
  return { ...openFind, topic: 'standings', sports: [ofGroup], group };
}
const around: ReadonlySet<string> = new Set(
  'now show me how about and the one too also next do same'.split(' '),
);
