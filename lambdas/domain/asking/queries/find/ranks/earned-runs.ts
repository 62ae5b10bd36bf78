/** A pitcher's earned run average over the games that box scores keep: no season's is kept. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { plural } from '../../../../platform/format.ts';
import { type PlayerGame, valueIn } from '../players/player-games.ts';

export const eraName = 'ERA';

/** Earned runs beside outs are the parts of an ERA. */
export const isOfEra = ({ stats = [] }: Pick<FindQuery, 'stats'>): boolean =>
  stats.length === 2 && stats.includes('earned_runs') && stats.includes('outs');

/** Strikeouts beside outs are the parts of strikeouts per nine innings. */
export const isPerNine = ({ stats = [] }: Pick<FindQuery, 'stats'>): boolean =>
  stats.length === 2 && stats.includes('strikeouts') && stats.includes('outs');

export interface Era {
  readonly era: number;
  readonly outs: number;
  /** `3.86 ERA: 3 earned runs in 7 innings of his last 2 games` */
  readonly words: string;
}

/** @returns undefined where he got nobody out */
export function eraIn(games: readonly PlayerGame[]): Era | undefined {
  const pitched = games.flatMap((game) => {
    const [runs, outs] = [valueIn(game, 'earned_runs'), valueIn(game, 'outs')];
    return runs === null || outs === null ? [] : [{ runs, outs }];
  });
  const runs = pitched.reduce((sum, each) => sum + each.runs, 0);
  const outs = pitched.reduce((sum, each) => sum + each.outs, 0);
  if (outs === 0) return undefined;
  const era = Number(((27 * runs) / outs).toFixed(2));
  return {
    era,
    outs,
    words: `${era.toFixed(2)} ERA, ${plural(runs, 'earned run')} in ${inningsOf(outs)} innings of his last ${plural(pitched.length, 'game')}`,
  };
}

/** `6.1`: six innings and one out, as box scores write them. */
const inningsOf = (outs: number): string =>
  outs % 3 === 0 ? `${outs / 3}` : `${Math.floor(outs / 3)}.${outs % 3}`;
