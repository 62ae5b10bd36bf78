/** /track-record: the public record of all predictions of the slate. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { trackRecordQuery } from '../../../api/track-record.ts';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../components/ui/frame/load-failure.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { Method } from './method.tsx';
import { RecordCharts } from './record-charts.tsx';
import { RecordFigures } from './record-figures.tsx';
import { RecordLayout } from './record-layout.tsx';
import { sampleWords } from './sample-words.ts';

export function TrackRecordPage() {
  return (
    <RecordLayout>
      <PageHeading
        title="Track Record"
        intro="Every prediction from our daily slate, graded by final score at the price we published. No backtests, and nothing is ever removed."
      />
      <Record />
      <Method />
    </RecordLayout>
  );
}

function Record() {
  const query = useQuery(trackRecordQuery);
  const { data: record, error } = query;
  if (error && !record) {
    return (
      <LoadFailure
        query={query}
        title="Error"
        fallback="Failed to load the track record. Please try again."
      />
    );
  }
  if (record && record.hits + record.misses + record.pushes === 0)
    return <NothingYet pending={record.pending} />;
  return (
    <chakra.div display="grid" gap="4" aria-busy={!record}>
      <VisuallyHidden role="status">{record ? '' : 'Loading the track record...'}</VisuallyHidden>
      <RecordFigures record={record} />
      <chakra.p textStyle="small" color="muted" minHeight={{ base: '2.9em', md: '1.45em' }}>
        {record && sampleWords(record)}
      </chakra.p>
      <RecordCharts record={record} />
    </chakra.div>
  );
}

/** Shown before any prediction is settled. */
function NothingYet({ pending }: { pending: number }) {
  return (
    <chakra.div
      role="status"
      display="grid"
      gap="2"
      justifyItems="center"
      textAlign="center"
      paddingX="4"
      paddingY="16"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="edge"
      borderRadius="lg"
    >
      <chakra.h2 textStyle="heading">No settled predictions yet</chakra.h2>
      <chakra.p color="muted" maxWidth="28rem">
        {pending === 0
          ? 'The record starts when the first prediction is graded.'
          : `${pending === 1 ? 'One prediction is' : `${pending} predictions are`} pending. The record starts when the first one is graded.`}
      </chakra.p>
    </chakra.div>
  );
}
