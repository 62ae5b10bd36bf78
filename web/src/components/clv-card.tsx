/** Closing-line value of some picks: the average, how many beat the close, of how many, and what that says. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ClvSummary } from '../../../lambdas/contracts/tracker.ts';
import { signedPercent } from './figures.ts';
import { StatCard } from './stat-card.tsx';

interface Props {
  /** undefined while it is not known. */
  clv: ClvSummary | undefined;
  /** The time that is counted: `last 30 days`. */
  of: string;
  /** One sentence for who never heard of it. */
  explained: string;
}

/** As wide as the `dl` it stands in: the words need the room. */
export function ClvCard({ clv, of, explained }: Props) {
  const average = clv?.average ?? 0;
  return (
    <StatCard
      gridColumn="1 / -1"
      label="Closing-Line Value"
      value={clv ? (clv.average === null ? '–' : signedPercent(clv.average)) : null}
      tone={average === 0 ? 'fg' : average > 0 ? 'hit' : 'miss'}
      noteLines={[4, 2]}
      note={
        clv && (
          <>
            <chakra.span color="fg">{tallyOf(clv, of)}</chakra.span>
            <chakra.span display="block">{explained}</chakra.span>
          </>
        )
      }
    />
  );
}

function tallyOf({ n, beats }: ClvSummary, of: string): string {
  return n === 0
    ? `No closing price to compare with, ${of}`
    : `Average, ${of} · beat the close ${beats}\u00a0of\u00a0${n}`;
}
