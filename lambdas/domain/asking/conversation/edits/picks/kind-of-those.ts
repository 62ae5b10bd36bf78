/** A bet of a kind on one of the games that were listed: "give me an over from one of those", "two underdogs out of those games". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { readQuestion } from '../../../reading/read.ts';
import { settled } from '../../../reading/settle.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const wish =
  /^(?:(?:ok|so|then|and|now|just|can|could|you|u|i|i'd|let's|lets) )*(?:give|gimme|get|find|pick|choose|take|want|need|like|build|make|show|have)(?: (?:me|us))? (.{3,40}?) (?:from|in|out of|on|off|of) (?:(?:one|any|some|two|a couple) of )?(?:those|these|them|that list|the list|that slate)(?: (?:games?|matchups?|ones))?$/;

/** @returns undefined if anything else is said, or if it names whom or when itself */
export function kindOfThose(
  prompt: string,
  { sports, teams, days, starts }: Pick<FindQuery | MarketQuery, 'sports' | 'teams' | 'days' | 'starts'>,
  context: QuestionContext,
): Heard | undefined {
  const kind = wish.exec(bareOf(prompt))?.[1];
  const [sport = context.selectedSport] = sports;
  if (kind === undefined) return undefined;
  const { reading, unread, isUnderAge } = readQuestion(kind, { ...context, selectedSport: sport });
  const isKind = reading.markets.length + reading.sides.length > 0;
  const isOpen = reading.teams.length === 0 && reading.days === null && reading.player === null;
  if (unread.length > 0 || isUnderAge || reading.intent !== 'play' || !isKind || !isOpen) return undefined;
  return {
    kind: 'play',
    next: {
      reading: settled({
        ...reading,
        sports: [sport],
        teams: teams.map((name) => ({ sport, name, stance: 'game' as const })),
        days,
        starts: reading.starts ?? starts ?? null,
        legs: reading.legs ?? { min: 1, max: 1 },
      }),
      keep: [],
      without: [],
    },
  };
}
