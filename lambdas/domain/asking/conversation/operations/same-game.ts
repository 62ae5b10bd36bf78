/** Another bet on the one game that was shown: "got anything else in this game". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { selectionKey } from '../../answer/candidate.ts';
import { baseOf } from '../../answer/follow.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { settled } from '../../reading/settle.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';

const another =
  /(?:^|[,.!?;]\s*|\b(?:so|but|and) )(?:(?:ok|nah|no|hm+|well|so|but|and|yo|can|could|you|u|i|do|is|are|there|have|got|get|give|gimme|me|show|find|want|need|like|see|us|we)[ ,]+)*(?:what(?:'?s)? else|(?:some|any)thing (?:else|different|other)|any (?:other|else)|other|another|an? (?:different|diff|other|new)|different|diff)(?: (?:bets?|picks?|plays?|angles?|options?|one|market|thing|spots?))?(?: (?:do|you|u|would|got|have|like|there|is|are|can|i|take|play|bet|good|worth|in|looks?))*? (?:in|on|from|for|of|with) (?:this|that|the same|the) (?:game|one|matchup|match)$|(?:^|[,.!?;]\s*)(?:(?:ok|nah|no|a|an)[ ,]+)*(?:different|diff|another|new|other) (?:bet|pick|play|angle|market),? (?:but )?(?:the )?same (?:game|matchup|match)$/i;

/** @returns undefined if it asks for something else, or if what was shown is of several games */
export function anotherOfGame(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, queries } = turn;
  const [reading] = queries;
  const [leg, ...others] = play?.legs ?? [];
  if (!play || !leg || reading?.intent !== 'play' || leg.outright) return undefined;
  if (others.some(({ gameId }) => gameId !== leg.gameId) || !another.test(tidied(prompt))) return undefined;
  const isElsewhere = sentenceOf(prompt, context).tokens.some(
    ({ team }) => team && team.name !== leg.home && team.name !== leg.away,
  );
  if (isElsewhere) return undefined;
  const { sport, home, away } = leg;
  const base = baseOf({ reading, ...play });
  const open = {
    markets: [],
    sides: [],
    stat: null,
    player: null,
    line: null,
    wishes: [],
    period: undefined,
  };
  const next = settled({
    ...base,
    ...open,
    sports: [sport],
    teams: [away, home].map((name) => ({ sport, name, stance: 'game' as const })),
  });
  const without = [...play.without, ...play.legs.map((each) => selectionKey(each.gameId, each))];
  return { kind: 'play', next: { reading: next, keep: [], without: [...new Set(without)] } };
}
