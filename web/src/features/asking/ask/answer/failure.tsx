/** A question that got no answer: why, whether it was counted, and another try. */
import { ApiError, errorMessage } from '../../../../api/client/errors.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { isRateLimit } from '../use-wait.ts';
import { notCounted } from './answer-words.ts';

interface Props {
  error: Error;
  canRepeat: boolean;
  onRepeat(): void;
}

export function Failure({ error, canRepeat, onRepeat }: Props) {
  if (isRateLimit(error)) {
    // The button of the form counts down the seconds, and the sentence goes when it ends.
    return canRepeat ? null : <Notice tone="error">{String(error.fields.error)}</Notice>;
  }
  return (
    <Notice
      tone="error"
      error={error}
      action={
        mayRepeat(error) && (
          <Button variant="outline" size="sm" busy={false} disabled={!canRepeat} onClick={onRepeat}>
            Try again
          </Button>
        )
      }
    >
      {errorMessage(error, 'Failed to process prompt')}
      {wasReturned(error) && (
        <>
          <br />
          {notCounted}
        </>
      )}
    </Notice>
  );
}

/** The server says how many prompts are left once it has given this one back. */
const wasReturned = (error: Error) =>
  error instanceof ApiError && error.status >= 500 && typeof error.fields.remainingPrompts === 'number';

/** Not for a question that would be refused again. */
function mayRepeat(error: Error): boolean {
  return !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 409;
}

/** Whether the server may have answered, or still be answering: the repeated question is then the same call. */
export const isUndecided = (error: Error | null) =>
  error instanceof ApiError && (error.status === 0 || error.status === 409);
