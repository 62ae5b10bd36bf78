/** Renames a passkey. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/client/errors.ts';
import { type Owner, passkeysQuery, renamePasskey, type ShownPasskey } from '../../../api/passkeys.ts';
import { Notice } from '../../ui/frame/notice.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';

interface Props {
  owner: Owner;
  id: string;
  passkey: ShownPasskey;
  onClose(): void;
}

export function RenamePasskey({ owner, id, passkey, onClose }: Props) {
  const queries = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => renamePasskey(owner, { id: passkey.id, name }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery(owner, id).queryKey });
      onClose();
    },
  });

  return (
    <PasskeyDialog
      title="Rename Passkey"
      action="Save"
      busyAction="Saving..."
      isPending={isPending}
      name={name}
      onName={setName}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to rename the passkey. Please try again.')}
        </Notice>
      )}
    </PasskeyDialog>
  );
}
