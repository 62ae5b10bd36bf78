/** /management/passkey: the one-time link of a new administrator, which adds the first passkey and signs in. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors.ts';
import { enroll } from '../../api/passkeys.ts';
import { Button } from '../../components/button.tsx';
import { PasswordField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { deviceName } from '../../components/passkeys/device-name.ts';
import { paths } from '../../paths.ts';
import { useAdminSession } from '../../session/admin-provider.tsx';
import { DoorLayout } from './door-layout.tsx';

export function FirstPasskeyPage() {
  const { admin, signIn } = useAdminSession();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [given, setGiven] = useState({ email: '', password: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => enroll({ ...given, token, name: deviceName(navigator.userAgent) }),
    onSuccess: ({ token: session, admin: who }) => signIn(session, who),
  });
  if (admin) return <Navigate to={paths.management.passkeys} replace />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <DoorLayout title="Add Your Passkey" intro="This link works once, with the password you were given.">
      <chakra.form display="grid" gap="5" onSubmit={submit}>
        {token === '' && (
          <Notice tone="error">This link is incomplete. Please copy the whole link and try again.</Notice>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          value={given.email}
          onChange={({ target }) => setGiven({ ...given, email: target.value })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          value={given.password}
          onChange={({ target }) => setGiven({ ...given, password: target.value })}
        />
        {error && (
          <Notice tone="error" error={error}>
            {sentenceOf(error, 'Failed to add your passkey. Please try again.')}
          </Notice>
        )}
        <Button type="submit" size="lg" busy={isPending} disabled={token === ''}>
          {isPending ? 'Waiting for your device...' : 'Add a Passkey'}
        </Button>
      </chakra.form>
    </DoorLayout>
  );
}
