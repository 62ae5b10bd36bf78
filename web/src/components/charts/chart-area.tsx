/**
 * A chart in an area of fixed height, which its skeleton has too, with the same figures as a table: always available to
 * screen readers, and to everyone on click.
 */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Skeleton } from '../ui/display/skeleton.tsx';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';
import { ErrorBoundary } from '../ui/frame/error-boundary.tsx';
import { type Figures, FigureTable } from './figure-table.tsx';

export interface ChartAreaProps extends Omit<Figures, 'rows'> {
  /** undefined while they load. */
  rows: Figures['rows'] | undefined;
  /** Shown instead of the chart if there is nothing to draw. */
  empty?: string | undefined;
  /** Below the chart: what it counts. */
  foot?: ReactNode;
  /** The chart, which may suspend. */
  children: ReactNode;
}

const height = '15rem';

export function ChartArea({ rows, empty, foot, children, ...figures }: ChartAreaProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <chakra.div display="grid" gap="3" minWidth="0">
      <chakra.div position="relative" height={height} minWidth="0">
        {rows === undefined ? (
          <Skeleton height={height} borderRadius="md" />
        ) : empty ? (
          <Empty>{empty}</Empty>
        ) : (
          <>
            {!asTable && (
              <ErrorBoundary within what="chart">
                <Suspense fallback={<Skeleton height={height} borderRadius="md" />}>{children}</Suspense>
              </ErrorBoundary>
            )}
            <div id={id}>
              <FigureTable rows={rows} {...figures} isShown={asTable} />
            </div>
          </>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" minHeight="10">
        {foot && !empty && (
          <chakra.div textStyle="small" color="muted" flex="1 1 12rem">
            {foot}
          </chakra.div>
        )}
        {!empty && (
          <Button
            variant="ghost"
            size="sm"
            marginLeft="auto"
            marginRight="-3"
            disabled={rows === undefined}
            aria-controls={id}
            aria-expanded={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Show as a chart' : 'Show as a table'}
            <VisuallyHidden>: {figures.caption}</VisuallyHidden>
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Empty({ children }: { children: string }) {
  return (
    <chakra.p
      height="full"
      display="grid"
      placeItems="center"
      textAlign="center"
      padding="6"
      color="muted"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="edge"
      borderRadius="md"
    >
      <chakra.span maxWidth="26rem">{children}</chakra.span>
    </chakra.p>
  );
}
