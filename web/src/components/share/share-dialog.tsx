/** Shares a pick by a public link, shows the link while it lasts, and ends it. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { SavedPick } from '../../../../lambdas/contracts/tracker.ts';
import { pickName } from '../../../../lambdas/domain/english/pick.ts';
import { sentenceOf } from '../../api/errors.ts';
import { sharedLink, useSharePick, useStopSharing } from '../../api/shares.ts';
import { Button } from '../button.tsx';
import { dayAndTime } from '../dates.ts';
import { Dialog } from '../dialog.tsx';
import { Checkbox } from '../field.tsx';
import { IconCopy, IconShare } from '../icons.tsx';
import { Notice } from '../notice.tsx';
import { toast } from '../toasts.ts';
import { copyLink, hasShareSheet, openShareSheet } from './pass-on.ts';

interface Props {
  /** Null while it is closed. */
  pick: SavedPick | null;
  onClose(): void;
  /** Called with the pick as it is now. */
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
  const making = useSharePick();
  const ending = useStopSharing();
  const [withFirstName, setWithFirstName] = useState(Boolean(pick.share?.firstName));
  const share = making.data?.share ?? pick.share;
  const title = pickName(pick.metadata);
  const failure = making.error ?? ending.error;

  const save = (isNamed: boolean) => {
    setWithFirstName(isNamed);
    making.mutate(
      { pickId: pick.id, withFirstName: isNamed },
      {
        onSuccess: (shared) => {
          onChanged?.(shared);
          if (share || !shared.share) return;
          const link = sharedLink(shared.share.id);
          void (hasShareSheet() ? openShareSheet(title, link) : copyLink(link));
        },
        onError: () => setWithFirstName(Boolean(share?.firstName)),
      },
    );
  };
  const stop = () =>
    ending.mutate([pick.id], {
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
      <chakra.p textStyle="name">{title}</chakra.p>
      {share ? (
        <Link link={sharedLink(share.id)} title={title} at={share.at} />
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
          {sentenceOf(failure, 'Failed to change sharing. Please try again.')}
        </Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {share ? (
          <Button variant="miss" busy={ending.isPending} onClick={stop}>
            Stop sharing
          </Button>
        ) : (
          <Button busy={making.isPending} onClick={() => save(withFirstName)}>
            <IconShare />
            Create link
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Link({ link, title, at }: { link: string; title: string; at: string }) {
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
        role="status"
      >
        {link}
      </chakra.a>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button busy={false} onClick={() => void copyLink(link)}>
          <IconCopy />
          Copy link
        </Button>
        {hasShareSheet() && (
          <Button variant="outline" busy={false} onClick={() => void openShareSheet(title, link)}>
            <IconShare />
            Share…
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
