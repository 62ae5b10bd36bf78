/** A sum once more with other figures, or its odds in another form. */
import { type SumQuery, sum, type WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import { type Asked, ofRole } from '../../queries/parts/asked.ts';
import { dollarsIn, oddsIn } from '../../queries/parts/figures.ts';
import { amountIn } from '../../roles/figures.ts';

/** Each figure that is named takes the place of the one that it can only be. */
export function ofSum(last: SumQuery, asked: Asked): SumQuery | undefined {
  const odds = ofRole(asked, 'price', 'counter').flatMap(({ words }) => oddsIn(words) ?? []);
  const money = ofRole(asked, 'stake', 'bankroll').flatMap(({ words }) => dollarsIn(words) ?? []);
  const [won] = ofRole(asked, 'payout').flatMap(({ words }) => dollarsIn(words) ?? []);
  const [count] = ofRole(asked, 'n').flatMap(({ words }) => amountIn(words) ?? []);
  const [format] = formatsIn(asked);
  // A record in percent is what it returned, and no form of its price.
  if (format !== undefined && last.sum === 'record') return undefined;
  if (format !== undefined && 'odds' in last && last.odds && !Array.isArray(last.odds))
    return { ask: 'sum', sum: 'convert', odds: last.odds, to: format };
  const [price, ...others] = odds;
  const [stake, ...more] = money;
  if (others.length + more.length > 0 || (price ?? stake ?? count ?? won) === undefined) return undefined;
  const made: Record<string, unknown> & { legs?: unknown } = { ...last };
  const put = (value: unknown, ...fields: readonly string[]): boolean => {
    const field = fields.find((each) => each in made);
    if (value === undefined) return true;
    if (field === undefined) return false;
    made[field] = value;
    return true;
  };
  const isPut =
    (last.sum === 'parlay'
      ? ofLegs(made, last, price, count)
      : // Of an open bet, only the other side still has a price that changes.
        (last.sum === 'hedge' ? put(price, 'other') : put(price, 'odds')) && put(count, 'picks', 'ofLegs')) &&
    put(stake, 'stake', 'total', 'bankroll', 'staked') &&
    put(won, 'win', 'returns');
  const read = isPut ? sum.safeParse(made) : undefined;
  return read?.success ? read.data : undefined;
}

function ofLegs(
  made: { legs?: unknown },
  last: Extract<SumQuery, { sum: 'parlay' }>,
  price: WrittenOdds | undefined,
  count: number | undefined,
): boolean {
  const [first] = last.legs;
  const isAlike = last.legs.every((leg) => leg.value === first?.value);
  const leg = price ?? first;
  if (price === undefined && count === undefined) return true;
  if (!leg || (!isAlike && price === undefined)) return false;
  made.legs = Array.from({ length: Math.min(count ?? last.legs.length, 20) }, () => leg);
  return true;
}

/** "In decimal". */
export const formatsIn = ({ prompt }: Asked): ('american' | 'decimal' | 'fraction' | 'percent')[] => {
  const [, said] = /\b(american|decimals?|fractions?|fractional|percent(?:age)?)\b/i.exec(prompt) ?? [];
  if (said === undefined) return [];
  const word = said.toLowerCase();
  return [
    word.startsWith('a')
      ? 'american'
      : word.startsWith('d')
        ? 'decimal'
        : word.startsWith('f')
          ? 'fraction'
          : 'percent',
  ];
};
