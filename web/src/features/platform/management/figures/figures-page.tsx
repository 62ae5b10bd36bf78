/** A page of figures: the heading, the choice of a period, and the figures of that period. */
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Analytics, analyticsQuery } from '../../../../api/admin.ts';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { PageHeading } from '../../../../components/ui/frame/page-heading.tsx';
import { type Days, PeriodSwitch, usePeriod } from './period.tsx';

interface Props {
  title: string;
  intro: string;
  /** `data` is undefined while the figures load. */
  children(data: Analytics | undefined, days: Days): ReactNode;
}

export function FiguresPage({ title, intro, children }: Props) {
  const [days, setDays] = usePeriod();
  const query = useQuery({ ...analyticsQuery(`${days}d`), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = query;
  return (
    <chakra.div display="grid" gap="8">
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="end" justifyContent="space-between">
        <PageHeading title={title} intro={intro} />
        <PeriodSwitch days={days} onChange={setDays} />
      </chakra.div>
      {error && !data ? (
        <LoadFailure query={query} title="Error Loading Dashboard" fallback="Failed to load analytics" />
      ) : (
        <chakra.div
          display="grid"
          gap="8"
          aria-busy={!data || isPlaceholderData}
          opacity={isPlaceholderData ? 0.6 : 1}
        >
          <VisuallyHidden role="status">
            {!data || isPlaceholderData ? 'Loading dashboard...' : `Last ${days} days`}
          </VisuallyHidden>
          {children(data, days)}
        </chakra.div>
      )}
    </chakra.div>
  );
}
