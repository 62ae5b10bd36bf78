/** When a player plays next: "when does McDavid play next", "Messi's next match" is the next game of his team. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { playersMeant, playersOfName } from '../../../reading/names/known-players.ts';
import type { Known } from '../../table/terms.ts';
import { openFind } from '../open-find.ts';

const name = "([\\p{L}][\\p{L}.' -]{1,30}?)(?:'s)?";
const next = '(?:next|upcoming|coming) (?:game|match|matchup)';
const forms: readonly RegExp[] = [
  new RegExp(`^(?:when|what time)(?:'s| is| are|s)? ${name} ${next}$`, 'iu'),
  new RegExp(
    `^(?:when|what time) (?:does|do|will|is) ${name} (?:play(?:ing)?(?: again)?(?: next)?|next play)$`,
    'iu',
  ),
  new RegExp(`^(?:who|whom) (?:does|do|will|is) ${name} (?:play(?:ing)?|fac(?:e|ing)) next$`, 'iu'),
  new RegExp(`^${name} ${next}$`, 'iu'),
];

/** @returns undefined unless every word asks for the next game of one player whose team is known */
export function nextOfPlayer(
  typed: string,
  { players, roster, teams, selectedSport }: Known,
): FindQuery | undefined {
  const prompt = typed
    .replace(/[’‘]/g, "'")
    .replace(/[\s?!.]+$/, '')
    .trim();
  const who = forms.map((form) => form.exec(prompt)?.[1]).find((each) => each !== undefined);
  if (who === undefined) return undefined;
  // "Boston" is a city before it is somebody's name.
  const clubs = new Set(teams.flatMap(({ name: club }) => club.toLowerCase().split(' ')));
  if (
    who
      .toLowerCase()
      .split(' ')
      .some((word) => clubs.has(word))
  )
    return undefined;
  const [full, ...others] = playersMeant(who.toLowerCase(), {
    players,
    roster,
    selected: selectedSport,
    isOfPlayer: true,
  });
  const [player, ...namesakes] = full === undefined ? [] : playersOfName(full, roster);
  if (!player || others.length + namesakes.length > 0) return undefined;
  const { sport, team, position } = player;
  // A pitcher does not play in each game of his team.
  if (sport === 'GOLF' || position === 'pitcher') return undefined;
  return { ...openFind, topic: 'schedule', sports: [sport], teams: [team] };
}
