/** A leg on one line: selection, price, book, game and market probability. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import {
  bookWords,
  marketName,
  matchName,
  selectionName,
} from '../../../../lambdas/domain/asking/english/leg.ts';
import { percent } from '../../../../lambdas/domain/platform/format.ts';
import { Movement } from '../feed/movement.tsx';
import { useOdds } from '../feed/odds.ts';
import { bestWords, elsewhereWords, savingWords } from '../feed/price-words.ts';
import { dayAndTime } from '../ui/display/dates.ts';

/** `16.6% to 25%`: the range of a measured chance. */
const rangeWords = ([low, high]: readonly [number, number]) => `${percent(low)} to ${percent(high)}`;

/** @param number of the leg in its bet, from 1; not shown if undefined */
export function LegLine({ leg, number }: { leg: Leg; number?: number | undefined }) {
  const { odds, withOdds } = useOdds();
  const against = [bestWords(leg), savingWords(leg, odds)].filter(Boolean);
  const elsewhere = elsewhereWords(leg, odds);
  return (
    <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
        <chakra.p textStyle="name" minWidth="0">
          {number !== undefined && <chakra.span color="muted">{number}. </chakra.span>}
          {selectionName(leg)}
        </chakra.p>
        <chakra.span
          textStyle={leg.price === null ? 'label' : 'odds'}
          color={leg.price === null ? 'muted' : 'accentFg'}
        >
          {odds(leg.price)}
        </chakra.span>
      </chakra.div>
      <chakra.div
        textStyle="small"
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="4"
      >
        <chakra.p minWidth="0" overflowWrap="anywhere">
          {marketName(leg)} {withOdds(bookWords(leg))}
        </chakra.p>
        {leg.marketProbability !== null && (
          <chakra.p flex="none" textAlign="end">
            Chance {percent(leg.marketProbability)}
            {leg.chanceRange && (
              <chakra.span display="block" color="muted">
                {rangeWords(leg.chanceRange)}
              </chakra.span>
            )}
            {typeof leg.fairPrice === 'number' && (
              <chakra.span display="block" color="muted">
                Fair price {odds(leg.fairPrice)}
              </chakra.span>
            )}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.p textStyle="small" color="muted">
        {matchName(leg)}
        {' · '}
        <time dateTime={leg.startsAt}>{dayAndTime(leg.startsAt)}</time>
      </chakra.p>
      {leg.marketProbability === null && leg.price !== null && (
        <chakra.p textStyle="small" color="muted">
          No market probability: the other side is not priced
        </chakra.p>
      )}
      {against.length > 0 && <chakra.p textStyle="small">{against.join(' · ')}</chakra.p>}
      {elsewhere && (
        <chakra.p textStyle="small" fontWeight="medium" overflowWrap="anywhere">
          {elsewhere}
        </chakra.p>
      )}
      <Movement leg={leg} />
    </chakra.div>
  );
}
