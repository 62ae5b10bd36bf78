/** Why there is no bet on golf, in one or two sentences. */
import type { Placing } from '../../../../contracts/feed/outright.ts';
import { withArticle } from '../../../feed/games/tournament.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import type { NoGolf } from '../../golf-unmet.ts';

const finishes: Readonly<Record<Placing, (player: string | null) => string>> = {
  top_5: (player) => of('a top-5 finish', player),
  top_10: (player) => of('a top-10 finish', player),
  top_20: (player) => of('a top-20 finish', player),
  cut: (player) => `${player ?? 'a player'} to make the cut`,
  round_leader: (player) => `${player ?? 'a player'} to lead after the first round`,
};

const of = (what: string, player: string | null) => (player === null ? what : `${what} by ${player}`);

const either = (names: readonly string[]) =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

export function golfReason(unmet: NoGolf): string {
  switch (unmet.why) {
    case 'market':
      return 'For golf, our feed prices tournament winners only: no player props, totals or matchups.';
    case 'placing': {
      const { market, player, priced } = unmet;
      const what = finishes[market](priced?.player ?? player);
      return priced
        ? `Books price only one side of ${what} (${formatAmerican(priced.price)} at ${priced.book}${player === null ? ', the shortest price' : ''}), so we can’t work out its chance and don’t offer it.`
        : `No book prices ${what} right now, and books price only one side of such bets, so we don’t offer them.`;
    }
    case 'not_in_field':
      return `${unmet.player} is not priced to win ${either(unmet.tournaments.map(withArticle))}.`;
    case 'several':
      return `${unmet.player} could be ${either(unmet.names.slice(0, 5))}. Please use the full name.`;
    case 'too_long':
      return `${unmet.player} to win is ${formatAmerican(unmet.price)} at ${unmet.book}: too long a price to work out a chance from, so we don’t offer it.`;
  }
}
