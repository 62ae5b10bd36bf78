/** A button that opens the share dialog, which is loaded on first use. */
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconShare } from '../../ui/display/icons.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

interface Props extends Pick<ComponentProps<typeof Button>, 'size'> {
  pick: SavedPick;
}

export function ShareButton({ pick, size }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [changed, setChanged] = useState<SavedPick>();
  const current = changed ?? pick;
  const label = current.share ? 'Shared' : 'Share';
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="outline"
        {...(size && { size })}
        busy={false}
        onClick={open}
        aria-label={`${label}: ${pickName(pick.metadata)}`}
      >
        <IconShare />
        {label}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ShareDialog pick={isOpen ? current : null} onClose={() => setOpen(false)} onChanged={setChanged} />
        </Suspense>
      )}
    </>
  );
}
