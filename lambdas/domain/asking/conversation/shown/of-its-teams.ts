/** "Do Murray instead" after a bet on a Nuggets player: of several players of one name, the one who is in a game that was shown. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Next } from '../../answer/next.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { playersMeant } from '../../reading/names/known-players.ts';

/** @returns the change with his full name; as it is where none of that name, or several, are in those games */
export function ofItsTeams(next: Next, { play }: Turn, { roster = [] }: QuestionContext): Next {
  const teams = new Set((play?.legs ?? []).flatMap(({ home, away }) => [home, away]));
  const { reading } = next;
  const named = <Of extends { readonly player: string | null }>(of: Of): Of => {
    if (of.player === null) return of;
    const naming = { roster, sports: reading.sports, isOfPlayer: true };
    const meant = playersMeant(of.player.toLowerCase(), naming);
    const [player, ...others] =
      meant.length < 2
        ? []
        : meant.filter((name) => roster.some((each) => each.name === name && teams.has(each.team)));
    return player === undefined || others.length > 0 ? of : { ...of, player };
  };
  return { ...next, reading: { ...named(reading), wishes: reading.wishes.map(named) } };
}
