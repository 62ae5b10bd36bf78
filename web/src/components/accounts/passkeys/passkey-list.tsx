/** The passkeys of a user or an administrator, with add, rename and remove. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Owner, passkeysQuery, type ShownPasskey } from '../../../api/passkeys.ts';
import { Button } from '../../ui/controls/button.tsx';
import { day, dayAndTime } from '../../ui/display/dates.ts';
import { IconKey, IconPlus } from '../../ui/display/icons.tsx';
import { Loading, Skeleton } from '../../ui/display/skeleton.tsx';
import { LoadFailure } from '../../ui/frame/load-failure.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

interface Props {
  owner: Owner;
  /** The account. */
  id: string;
}

/** The dialog that is open. */
type Task = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: ShownPasskey };

export function PasskeyList({ owner, id }: Props) {
  const query = useQuery(passkeysQuery(owner, id));
  const [task, setTask] = useState<Task | null>(null);
  const { data: passkeys, isPending } = query;
  const close = () => setTask(null);
  const dialog = { owner, id, onClose: close };

  return (
    <chakra.div display="grid" gap="5" justifyItems="stretch">
      <chakra.p maxWidth="text">
        A passkey signs you in with your fingerprint, your face or your device’s PIN. There is no password to
        type, or for a fake site to steal. Your device or your password manager keeps the passkey; we only
        keep its public key.
      </chakra.p>
      {isPending ? (
        <Loading label="Loading passkeys...">
          <Skeleton height="4.5rem" />
        </Loading>
      ) : passkeys ? (
        <Rows passkeys={passkeys} onTask={setTask} />
      ) : (
        <LoadFailure query={query} fallback="Failed to load your passkeys. Please try again." />
      )}
      <Button variant="outline" justifySelf={{ sm: 'start' }} onClick={() => setTask({ kind: 'add' })}>
        <IconPlus />
        Add a Passkey
      </Button>
      {task?.kind === 'add' && <AddPasskey {...dialog} />}
      {task?.kind === 'rename' && <RenamePasskey {...dialog} passkey={task.passkey} />}
      {task?.kind === 'remove' && <RemovePasskey {...dialog} passkey={task.passkey} />}
    </chakra.div>
  );
}

function Rows({ passkeys, onTask }: { passkeys: readonly ShownPasskey[]; onTask(task: Task): void }) {
  if (passkeys.length === 0) return <chakra.p color="muted">You have no passkeys yet.</chakra.p>;
  return (
    <chakra.ul
      aria-label="Passkeys"
      borderWidth="1px"
      borderRadius="md"
      css={{ '& > * + *': { borderTopWidth: '1px' } }}
    >
      {passkeys.map((passkey) => (
        <chakra.li
          key={passkey.id}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          paddingX="4"
          paddingY="3"
        >
          <IconKey color="muted" />
          <chakra.div flex="1 1 12rem" minWidth="0">
            <chakra.p fontWeight="medium" overflowWrap="anywhere">
              {passkey.name}
            </chakra.p>
            <chakra.p textStyle="small" color="muted">
              {wordsOf(passkey)}
            </chakra.p>
          </chakra.div>
          <chakra.div display="flex" gap="1">
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => onTask({ kind: 'rename', passkey })}
            >
              Rename
            </Button>
            <Button
              variant="ghost"
              size="sm"
              color="miss"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => onTask({ kind: 'remove', passkey })}
            >
              Remove
            </Button>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function wordsOf({ createdAt, lastUsedAt, synced }: ShownPasskey): string {
  const used = lastUsedAt ? `last used ${dayAndTime(lastUsedAt)}` : 'not used yet';
  return `Added ${day(createdAt)}, ${used}${synced ? ', synced between your devices' : ''}`;
}
