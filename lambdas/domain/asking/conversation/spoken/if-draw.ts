/** What becomes of one bet that was shown if the game ends level: "what happens to it if they draw", "and if it's a tie". */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { bareOf } from '../asked/around.ts';
import { firstShown } from '../compared/one-shown.ts';
import type { Heard } from '../heard.ts';

const level =
  /\b(?:what|if|when|does|do|would|will|is|and|so|how)\b.*\b(?:(?:it|they|that|this|the (?:game|match|teams?|score|sides)|both(?: teams)?|there|game|match|ends?|ended|finish(?:es)?|finished|ends up|is|be|in|as|a|to|was|were|for|with|on) )+(?:a )?(?:draws?|ties?|tied|drew|level|all square|deadlock(?:ed)?|stalemate)\b|\b(?:if|on|in case of|with) (?:a|it'?s a|there'?s a) (?:draw|tie)\b/;
/** Whoever names a price or another bet asks for something else. */
const other =
  /\b(?:price|odds|pays?|best|better|take|bet on|good|worth|likely|chances?|history|record|last)\b|\d/;

/** @returns undefined if it asks for something else, or of no one bet */
export function ifDraw(prompt: string, turn: Turn): Heard | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const bet = level.test(text) && !other.test(text) ? firstShown(turn) : undefined;
  const said = bet && becomes(bet);
  return said === undefined
    ? undefined
    : { kind: 'queries', queries: [{ ask: 'explain', terms: [said.term] }], isAside: true, says: said.says };
}

interface Becomes {
  readonly says: string;
  readonly term: 'three_way' | 'tie_game' | 'spread' | 'total' | 'overtime';
}

function becomes({ sports, player, market, side, line, period }: NamedBet): Becomes | undefined {
  const [sport] = sports;
  if (player !== null || market === 'outright') return undefined;
  if (side === 'draw') return { says: 'It wins: it is a bet on the draw.', term: 'three_way' };
  if (market === 'moneyline') {
    if (sport === 'MLS')
      return {
        says: 'It loses: a bet on a team to win has three prices in soccer, and a draw after 90 minutes loses it.',
        term: 'three_way',
      };
    if (period !== undefined) return { says: 'It depends on its prices:', term: 'tie_game' };
    return sport === 'NFL' || sport === 'CFL'
      ? { says: 'The stake comes back: with two prices, a tie is a push.', term: 'tie_game' }
      : { says: 'It can’t end level: overtime decides, and it counts.', term: 'overtime' };
  }
  if (market === 'spread' && line !== null)
    return line === 0
      ? { says: 'The stake comes back: on 0, a draw is a push.', term: 'spread' }
      : line > 0
        ? { says: `It wins: with ${line} points or goals added, the team is ahead.`, term: 'spread' }
        : { says: `It loses: the team has to win by more than ${Math.abs(line)}.`, term: 'spread' };
  return market === 'total' || market === 'team_total'
    ? { says: 'A draw by itself decides nothing: the total is settled by what is scored.', term: 'total' }
    : undefined;
}
