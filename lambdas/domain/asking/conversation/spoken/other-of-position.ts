/** "Diff pitcher", "another qb": somebody else for the one bet on a player, by the word for where he plays. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { baseOf } from '../../answer/follow.ts';
import { markOfPlayer } from '../../answer/leg-change.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { anyPosition, areImplied } from '../../reading/names/positions.ts';
import { readQuestion } from '../../reading/read.ts';
import { settled } from '../../reading/settle.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const other = new RegExp(
  `^(?:(?:can|could|you|u|we|i|want|wanna|need|give|gimme|get|show|find|me|got|have|try|do|use|lets|let's|just|how about|what about|with|is there|any|some|an?) )*(?:another|others?|different|diff|new|alternate)(?: (?:nfl|nba|nhl|mlb|mls))? (${anyPosition})(?: (?:instead|for me|tonight|today))*$`,
);

/** @returns undefined if the text says anything else, or where the answer is no single bet on a player */
export function otherOfPosition(
  prompt: string,
  { play, queries: [reading] }: Turn,
  context: QuestionContext,
): Heard | undefined {
  const [leg, ...others] = play?.legs ?? [];
  const position = other.exec(bareOf(prompt))?.[1];
  if (!play || !leg?.prop || others.length > 0 || position === undefined) return undefined;
  if (reading?.intent !== 'play' || reading.wishes.length > 0) return undefined;
  const { player, playerId, stat } = leg.prop;
  const ofSport = { ...context, selectedSport: leg.sport };
  const { positions = [] } = readQuestion(`${position} props`, ofSport).reading;
  if (positions.length === 0) return undefined;
  const base = baseOf({ reading, ...play });
  return {
    kind: 'play',
    next: {
      reading: settled({
        ...base,
        player: null,
        positions: areImplied(positions, stat) ? undefined : positions,
        notPlayers: [...new Set([...(base.notPlayers ?? []), player])],
        // A player who was named alone was asked for in any statistic: the other one is for the same.
        stat: base.stat ?? stat,
      }),
      keep: [],
      without: [...new Set([...play.without, markOfPlayer(playerId)])],
    },
  };
}
