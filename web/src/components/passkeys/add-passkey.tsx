/** Names a passkey and has the browser make it; asks for the password where the session is not a fresh one. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../api/errors.ts';
import { addPasskey, type Owner, passkeysQuery, wantsProof } from '../../api/passkeys.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { PasswordField, TextField } from '../field.tsx';
import { Notice } from '../notice.tsx';
import { toast } from '../toasts.ts';
import { deviceName } from './device-name.ts';

interface Props {
  owner: Owner;
  id: string;
  onClose(): void;
}

export function AddPasskey({ owner, id, onClose }: Props) {
  const form = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const [isProofWanted, setProofWanted] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addPasskey(owner, { name, password }),
    onError: (failure) => {
      if (wantsProof(failure)) setProofWanted(true);
    },
    onSuccess: async ({ passkey }) => {
      await queries.invalidateQueries({ queryKey: passkeysQuery(owner, id).queryKey });
      toast({
        title: 'Passkey Added',
        description: `You can sign in with ${passkey.name} from now on.`,
        tone: 'success',
      });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };

  return (
    <Dialog
      title="Add a Passkey"
      open
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending}>
            {isPending ? 'Waiting for your device...' : 'Continue'}
          </Button>
        </>
      }
    >
      <chakra.form id={form} display="grid" gap="5" onSubmit={submit}>
        <chakra.p>
          Your browser asks next where to keep the passkey, and for your fingerprint, face or PIN.
        </chakra.p>
        <TextField
          label="Name"
          hint="So that you can tell it from others."
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {isProofWanted && (
          <PasswordField
            label="Password"
            hint="You signed in a while ago. Please confirm that it is you."
            autoComplete="current-password"
            required
            // The field appears because the button was pressed, and is what comes next.
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {error && !wantsProof(error) && (
          <Notice tone="error" error={error}>
            {sentenceOf(error, 'Failed to add the passkey. Please try again.')}
          </Notice>
        )}
      </chakra.form>
    </Dialog>
  );
}
