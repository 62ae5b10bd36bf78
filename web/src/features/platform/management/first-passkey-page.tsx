/** /management/passkey: the page of a new administrator's one-time link. Adds the first passkey and signs in. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../api/client/errors.ts';
import { enroll } from '../../../api/passkeys.ts';
import { deviceName } from '../../../components/accounts/passkeys/device-name.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { PasswordField, TextField } from '../../../components/ui/controls/field.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { paths } from '../../../paths.ts';
import { useAdminSession } from '../../../session/admin-provider.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

export function FirstPasskeyPage() {
  const { admin, signIn } = useAdminSession();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => enroll({ ...credentials, token, name: deviceName(navigator.userAgent) }),
    onSuccess: ({ token: session, admin }) => signIn(session, admin),
  });
  if (admin) return <Navigate to={paths.management.passkeys} replace />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <SignInLayout title="Add Your Passkey" intro="This link works once, with the password you were given.">
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
          value={credentials.email}
          onChange={({ target }) => setCredentials({ ...credentials, email: target.value })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          value={credentials.password}
          onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
        />
        {error && (
          <Notice tone="error" error={error}>
            {errorMessage(error, 'Failed to add your passkey. Please try again.')}
          </Notice>
        )}
        <Button type="submit" size="lg" busy={isPending} disabled={token === ''}>
          {isPending ? 'Waiting for your device...' : 'Add a Passkey'}
        </Button>
      </chakra.form>
    </SignInLayout>
  );
}
