/** A failed load with a button to try again. */
import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '../../../api/client/errors.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  title?: string;
  /** Shown if the server returned no message. */
  fallback: string;
}

export function LoadFailure({ query: { error, isFetching, refetch }, title, fallback }: Props) {
  return (
    <Notice
      tone="error"
      {...(title !== undefined && { title })}
      error={error}
      action={
        <Button variant="outline" size="sm" busy={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, fallback)}
    </Notice>
  );
}
