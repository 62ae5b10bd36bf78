/** In how many games a player reached two numbers at once: 20 points and 10 rebounds. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../../contracts/feed/props.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { type PlayerGame, valueIn } from './player-games.ts';
import { reachedWords } from './say.ts';

type Asked = Pick<FindQuery, 'stat' | 'side' | 'over' | 'alsoOver'>;

const isGraded = (stat: FindQuery['stat']): stat is GradedStat => stat !== null && stat !== 'other';

/** The statistics of the two numbers; none where only one is asked. */
export const bothStats = ({ stat, alsoOver }: Asked): readonly GradedStat[] =>
  alsoOver && isGraded(stat) && isGraded(alsoOver.stat) ? [stat, alsoOver.stat] : [];

/** @param span `last 12 games at home` */
export function bothReached(
  asked: Asked,
  name: string,
  games: readonly PlayerGame[],
  span: string,
): string | undefined {
  const { over, side, alsoOver } = asked;
  const [one, other] = bothStats(asked);
  if (!one || !other || over === null || !alsoOver) return undefined;
  const count = games.filter(
    (game) => (valueIn(game, one) ?? 0) > over && (valueIn(game, other) ?? 0) > alsoOver.over,
  ).length;
  const what = `${reachedWords(over, side, one)} and ${reachedWords(alsoOver.over, null, other)}`;
  return `${upperFirst(what)} in ${count} of ${name}’s ${span}.`;
}
