/** Teased lines in words that read back as the same legs. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import { formatAmerican } from '../../../../feed/odds/odds.ts';
import { signedLine } from '../../table/say.ts';
import { isOpenLeg } from './best.ts';

export type Teased = NonNullable<MarketQuery['teased']>;

export function teasedPrompt({ points, price, legs }: Teased): string {
  if (legs.every(isOpenLeg)) return 'Explain teaser';
  const by = points === null ? '' : ` by ${points} points`;
  return `Teased lines of ${legs.map(legOf).join(' and ')}${by}${price === null ? '' : ` at ${formatAmerican(price)}`}`;
}

/** `Detroit Lions -7.5`, `over 45 in Buffalo Bills`, `over 45` */
function legOf({ teams, side, line }: NamedBet): string {
  if (side === null) return [...teams, ...(line === null ? [] : [signedLine(line)])].join(' ');
  return `${side}${line === null ? '' : ` ${line}`}${teams.length > 0 ? ` in ${teams.join(' vs ')}` : ''}`;
}
