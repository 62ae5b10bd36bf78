/** Creates, shows and removes the public link of a pick. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { sharedLink, useSharePick, useStopSharing } from '../../../api/shares.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton, copyText } from '../../ui/controls/copy-button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Checkbox } from '../../ui/controls/field.tsx';
import { dayAndTime } from '../../ui/display/dates.ts';
import { IconShare } from '../../ui/display/icons.tsx';
import { Notice } from '../../ui/frame/notice.tsx';
import { toast } from '../../ui/frame/toasts.ts';
import { hasShareSheet, openShareSheet } from './share-sheet.ts';

interface Props {
  /** Null while the dialog is closed. */
  pick: SavedPick | null;
  onClose(): void;
  /** Called with the updated pick. */
  onChanged?: ((pick: SavedPick) => void) | undefined;
}

export function ShareDialog({ pick, onClose, onChanged }: Props) {
  return (
    <Dialog title="Share this pick" open={pick !== null} onClose={onClose}>
      {pick && <Sharing key={pick.id} pick={pick} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  );
}

function Sharing({ pick, onClose, onChanged }: Props & { pick: SavedPick }) {
  const sharing = useSharePick();
  const stopping = useStopSharing();
  const [wasShared] = useState(pick.share !== undefined);
  const [withFirstName, setWithFirstName] = useState(Boolean(pick.share?.firstName));
  const share = sharing.data?.share ?? pick.share;
  const title = pickName(pick.metadata);
  const failure = sharing.error ?? stopping.error;

  const save = (isNamed: boolean) => {
    setWithFirstName(isNamed);
    sharing.mutate(
      { pickId: pick.id, withFirstName: isNamed },
      {
        onSuccess: (shared) => {
          onChanged?.(shared);
          if (share || !shared.share) return;
          const link = sharedLink(shared.share.id);
          void (hasShareSheet() ? openShareSheet({ title, url: link }) : copyLink(link));
        },
        onError: () => setWithFirstName(Boolean(share?.firstName)),
      },
    );
  };
  const stop = () =>
    stopping.mutate([pick.id], {
      onSuccess: () => {
        const { share: _ended, ...rest } = pick;
        onChanged?.(rest);
        toast({
          title: 'No longer shared',
          description: 'The link stops working within a minute.',
          tone: 'success',
        });
        onClose();
      },
    });

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h3 textStyle="name">{title}</chakra.h3>
      {share ? (
        <Link link={sharedLink(share.id)} title={title} at={share.at} isNew={!wasShared} />
      ) : (
        <chakra.p color="muted">
          Anyone with the link can see the pick, its price, chance and reasons, when you saved and shared it,
          and its result. Your question, stake, book and notes stay private. You can stop sharing at any time.
        </chakra.p>
      )}
      <Checkbox
        checked={withFirstName}
        onChange={({ target }) => (share ? save(target.checked) : setWithFirstName(target.checked))}
      >
        Show my first name
      </Checkbox>
      {failure && (
        <Notice tone="error" error={failure}>
          {errorMessage(failure, 'Failed to change sharing. Please try again.')}
        </Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {share ? (
          <Button variant="miss" busy={stopping.isPending} onClick={stop}>
            Stop sharing
          </Button>
        ) : (
          <Button busy={sharing.isPending} onClick={() => save(withFirstName)}>
            <IconShare />
            Create link
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast({ title: 'Link copied', tone: 'success' });
}

interface LinkProps {
  link: string;
  title: string;
  at: string;
  /** The button that created the link had the focus, and is gone. */
  isNew: boolean;
}

function Link({ link, title, at, isNew }: LinkProps) {
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p textStyle="small" color="muted">
        Shared {dayAndTime(at)}. The page shows this time and cannot be edited.
      </chakra.p>
      <chakra.a
        href={link}
        target="_blank"
        rel="noopener"
        overflowWrap="anywhere"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        {link}
      </chakra.a>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <CopyButton text={link} label="Copy link" autoFocus={isNew} />
        {hasShareSheet() && (
          <Button variant="outline" busy={false} onClick={() => void openShareSheet({ title, url: link })}>
            <IconShare />
            Share…
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
