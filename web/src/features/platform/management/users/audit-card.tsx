/** A user's audit trail: who changed what and when, newest first, a page at a time. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, type AuditTrail, auditPages } from '../../../../api/admin.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { dayAndTime } from '../../../../components/ui/display/dates.ts';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { changeWords, entryWords, whoWords } from './audit-words.ts';
import { DetailCard } from './detail-card.tsx';

interface Props {
  id: string;
  /** The newest entries. */
  first: AuditTrail;
}

export function AuditCard({ id, first }: Props) {
  // Fetched on demand: the newest entries are part of the account's response.
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...auditPages(id, first.next ?? ''),
    enabled: false,
  });
  const entries = [...first.entries, ...(data?.pages ?? []).flatMap((page) => page.entries)];
  const hasMore = data ? hasNextPage : first.next !== null;
  return (
    <DetailCard title="Audit Trail">
      {entries.length === 0 ? (
        <chakra.p color="muted">No changes recorded yet.</chakra.p>
      ) : (
        <chakra.ol display="grid">
          {entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.by} ${entry.what}`} entry={entry} />
          ))}
        </chakra.ol>
      )}
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to load the audit trail')}
        </Notice>
      )}
      {hasMore && (
        <Button variant="outline" justifySelf="start" busy={isFetching} onClick={() => fetchNextPage()}>
          Show Older Entries
        </Button>
      )}
    </DetailCard>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const changes = changeWords(entry);
  return (
    <chakra.li
      display="grid"
      gap="1"
      paddingY="3"
      borderTopWidth="1px"
      overflowWrap="anywhere"
      _first={{ borderTopWidth: '0', paddingTop: '0' }}
    >
      <chakra.p fontWeight="medium">{entryWords(entry)}</chakra.p>
      <chakra.p textStyle="small" color="muted">
        <time dateTime={entry.at}>{dayAndTime(entry.at)}</time> · {whoWords(entry.by)}
      </chakra.p>
      {changes.length > 0 && (
        <chakra.ul textStyle="small">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}
