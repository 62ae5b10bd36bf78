/** Adds a passkey: asks for a name, and for the password if the sign-in is not recent. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/client/errors.ts';
import { addPasskey, needsPassword, type Owner, passkeysQuery } from '../../../api/passkeys.ts';
import { PasswordField } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/frame/notice.tsx';
import { toast } from '../../ui/frame/toasts.ts';
import { deviceName } from './device-name.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';

interface Props {
  owner: Owner;
  id: string;
  onClose(): void;
}

export function AddPasskey({ owner, id, onClose }: Props) {
  const queries = useQueryClient();
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addPasskey(owner, { name, password }),
    onError: (failure) => {
      if (needsPassword(failure)) setPasswordNeeded(true);
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

  return (
    <PasskeyDialog
      title="Add a Passkey"
      action="Continue"
      busyAction="Waiting for your device..."
      isPending={isPending}
      name={name}
      hint="Helps you tell your passkeys apart."
      intro={
        <chakra.p>
          Next, your browser asks where to save the passkey, and for your fingerprint, face or PIN.
        </chakra.p>
      }
      onName={setName}
      onSubmit={mutate}
      onClose={onClose}
    >
      {isPasswordNeeded && (
        <PasswordField
          label="Password"
          hint="You signed in a while ago. Please confirm it’s you."
          autoComplete="current-password"
          required
          // The field appears after the button is pressed, and is the next step.
          autoFocus
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {error && !needsPassword(error) && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to add the passkey. Please try again.')}
        </Notice>
      )}
    </PasskeyDialog>
  );
}
