/** Each leg's result with the score that graded it, as an icon and words. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { legName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { legKey } from '../../../components/asking/leg-key.ts';
import { IconCheck, IconClock, IconCross, IconEven } from '../../../components/ui/display/icons.tsx';
import { nearMiss, outcomeWords, resultWords } from './outcome-words.ts';

export const resultIcons = {
  won: { Icon: IconCheck, color: 'hit' },
  lost: { Icon: IconCross, color: 'miss' },
  push: { Icon: IconEven, color: 'push' },
  void: { Icon: IconEven, color: 'push' },
  open: { Icon: IconClock, color: 'pending' },
} as const;

/** Renders nothing until a leg is graded or being played. */
export function Outcomes({ pick }: { pick: SavedPick }) {
  const { outcomes = [], metadata } = pick;
  const miss = nearMiss(pick);
  if (outcomes.every(({ result, live }) => result === 'open' && !live)) return null;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      {miss && (
        <chakra.p textStyle="label" color="miss">
          {miss}
        </chakra.p>
      )}
      <chakra.ul aria-label="Leg results" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1.5">
        {outcomes.map((outcome, index) => {
          const leg = metadata.legs[index];
          if (!leg) return null;
          const { Icon, color } = resultIcons[outcome.result];
          return (
            <chakra.li key={legKey(leg)} display="flex" gap="2.5">
              <Icon color={color} strokeWidth="3" marginTop="0.5" />
              <chakra.span minWidth="0" overflowWrap="anywhere">
                <chakra.span fontWeight="medium">{legName(leg)}</chakra.span>
                <chakra.span display="block" textStyle="small" color={outcome.live ? 'fg' : 'muted'}>
                  {outcomeWords(leg, outcome, metadata.slip !== undefined) ?? resultWords[outcome.result]}
                </chakra.span>
              </chakra.span>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}
