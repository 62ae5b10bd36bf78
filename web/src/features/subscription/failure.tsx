/** Something could not be loaded, and can be tried again. */
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';

interface Props {
  error: Error;
  isTrying: boolean;
  onTry(): void;
  children: string;
}

export function Failure({ error, isTrying, onTry, children }: Props) {
  return (
    <Notice
      tone="error"
      title="Error"
      error={error}
      action={
        <Button variant="outline" size="sm" busy={isTrying} onClick={() => onTry()}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
