/** "Take the over in the top two" after a list of totals: that side of the games that the list named first. */
import type { LegWish } from '../../../../contracts/asking/reading.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { canonicalPrompt } from '../../reading/canonical-prompt.ts';
import { emptyReading } from '../../reading/draft.ts';
import { openWish, withWishes } from '../../reading/wishes/wish.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { counts } from '../operations/leg-words.ts';
import { rowsOf } from './rows.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|i'll|ill|id|i'd|like|want|wanna|please|just|lets|let's|take|bet|play|hammer|parlay|combine|give|gimme|get|make|build|put|me|a|an|parlay|of|with|on|do|all|both|go|now) )*";
const side = '(?:the )?(overs?|unders?)';
const many = '(?:top|first) (\\d|two|three|four|five)(?: (?:games?|ones?|totals?|of (?:them|those|these)))*';
const one = '(first|top|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)(?: (?:one|game|total|matchup))?';
const tail = '(?: (?:as a parlay|in a parlay|together|parlayed|there|listed|on (?:the|that) list))*';
const forms = [
  new RegExp(`^${lead}${side} (?:in|on|of|for|from) (?:the )?(?:${many}|${one})${tail}$`),
  new RegExp(`^${lead}(?:the )?${many} (overs?|unders?)${tail}$`),
];
const places = ['first top 1st', 'second 2nd', 'third 3rd', 'fourth 4th', 'fifth 5th'];
/** `236.5, Warriors at Lakers: −110 at BetRivers`; the last row that is remembered may be cut off. */
const game = /^\d[\d.]*, (.{3,30}) at ([^:]{3,30}): /;

interface Said {
  readonly side: 'over' | 'under';
  readonly from: number;
  readonly count: number;
}

/** @returns undefined if more is said, or where no list of totals was shown, or its answer did not name as many */
export function topTotals(
  prompt: string,
  { play, asked: [last, ...others] = [], said = '' }: Turn,
  context: Pick<QuestionContext, 'teams' | 'selectedSport'>,
): Heard | undefined {
  if (play || !last || others.length > 0 || !isRuled(last)) return undefined;
  if (last.ask !== 'market' || last.topic !== 'board' || last.market !== 'total') return undefined;
  const wanted = saidIn(bareOf(prompt).replace(/[?!.,]+/g, ''));
  if (!wanted) return undefined;
  const [sport = context.selectedSport, ...sports] = last.sports;
  const rows = rowsOf(said).slice(wanted.from, wanted.from + wanted.count);
  const wishes = rows.flatMap((row): LegWish[] => {
    const [, away, home] = game.exec(row) ?? [];
    const teams = [away, home].flatMap((short) => {
      const [known, ...namesakes] = context.teams.filter(
        (each) => each.sport === sport && (each.name === short || each.name.endsWith(` ${short}`)),
      );
      return known && namesakes.length === 0 ? [{ ...known, stance: 'game' as const }] : [];
    });
    return teams.length === 2
      ? [{ ...openWish, sports: [sport], teams, markets: ['total'], sides: [wanted.side] }]
      : [];
  });
  if (sports.length > 0 || wishes.length < wanted.count) return undefined;
  const days = last.days ? [...last.days] : null;
  const reading = { ...emptyReading(), intent: 'play' as const, days };
  return { kind: 'text', prompt: canonicalPrompt(withWishes(reading, wishes)) };
}

function saidIn(text: string): Said | undefined {
  const [, named, top, place] = forms[0]?.exec(text) ?? [];
  const [, first, last] = forms[1]?.exec(text) ?? [];
  const sideSaid = named ?? last;
  if (sideSaid === undefined) return undefined;
  const of = { side: sideSaid.startsWith('over') ? 'over' : 'under' } as const;
  const word = top ?? first;
  if (word !== undefined) return { ...of, from: 0, count: counts[word] ?? Number(word) };
  const from = places.findIndex((names) => place !== undefined && names.split(' ').includes(place));
  return from < 0 ? undefined : { ...of, from, count: 1 };
}
