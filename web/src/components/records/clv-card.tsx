/** Closing-line value of a set of picks: average, share that beat the close, n, and what that means. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ClvSummary } from '../../../../lambdas/contracts/picks/tracker.ts';
import { signedPercent } from '../../../../lambdas/domain/platform/format.ts';
import { StatCard } from '../ui/display/stat-card.tsx';

interface Props {
  /** undefined while it loads. */
  clv: ClvSummary | undefined;
  /** The period: `last 30 days`. */
  of: string;
}

export function ClvCard({ clv, of }: Props) {
  const average = clv?.average ?? 0;
  return (
    <StatCard
      gridColumn={{ base: '1 / -1', lg: 'auto' }}
      label="Closing-Line Value"
      value={clv ? (clv.average === null ? '–' : signedPercent(clv.average)) : null}
      tone={average === 0 ? 'fg' : average > 0 ? 'hit' : 'miss'}
      noteLines={[2, 2]}
      note={
        clv && (
          <>
            Average, {of}
            <chakra.span display="block">
              {clv.n === 0 ? 'No closing prices to compare' : `Beat the close on ${clv.beats} of ${clv.n}`}
            </chakra.span>
          </>
        )
      }
    />
  );
}

/** Explains closing-line value. @param whose `Your price`, `Our price` */
export function ClvExplained({ whose }: { whose: string }) {
  return (
    <chakra.p textStyle="small" color="muted">
      Closing-line value: {whose} against the no-vig price just before the start. In a small sample, it says
      more about skill than wins and losses do.
    </chakra.p>
  );
}
