/** When a player without a price plays, in a sentence. */
import { dayLabel, startLabel } from '../../../platform/calendar.ts';
import { shortName } from '../../reading/names/directory.ts';
import { inMatch } from '../match-names.ts';
import type { Whereabouts } from '../unmet/whereabouts.ts';

/** `The Knicks play next in New York Knicks at Sacramento Kings, Sat, Nov 21, 10:10 PM ET. NBA props are priced through …` */
export function whereaboutsSentence(
  player: string,
  { sport, team, game, pricedThrough }: Whereabouts,
  lastDay: string,
): string {
  const plays = game
    ? `${player} and the ${shortName({ sport, name: team })} play next in ${inMatch(game)}, ${startLabel(game.startsAt)}.`
    : `${player}’s team, the ${shortName({ sport, name: team })}, has no game listed through ${dayLabel(lastDay)}.`;
  const isLater = game !== null && pricedThrough !== null && game.day > pricedThrough;
  return isLater
    ? `${plays} ${sport} player props are priced through ${dayLabel(pricedThrough)} so far.`
    : plays;
}
