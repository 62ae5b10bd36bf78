/** Gives a passkey another name. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../api/errors.ts';
import { type Owner, passkeysQuery, renamePasskey, type ShownPasskey } from '../../api/passkeys.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { TextField } from '../field.tsx';
import { Notice } from '../notice.tsx';

interface Props {
  owner: Owner;
  id: string;
  passkey: ShownPasskey;
  onClose(): void;
}

export function RenamePasskey({ owner, id, passkey, onClose }: Props) {
  const form = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => renamePasskey(owner, { id: passkey.id, name }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery(owner, id).queryKey });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };

  return (
    <Dialog
      title="Rename Passkey"
      open
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <chakra.form id={form} display="grid" gap="5" onSubmit={submit}>
        <TextField
          label="Name"
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {error && (
          <Notice tone="error" error={error}>
            {sentenceOf(error, 'Failed to rename the passkey. Please try again.')}
          </Notice>
        )}
      </chakra.form>
    </Dialog>
  );
}
