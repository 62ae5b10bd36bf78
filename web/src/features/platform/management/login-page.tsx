/** /management/login: signing in to the admin portal. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAdmin } from '../../../api/admin.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { PasskeyButton } from '../../../components/accounts/passkey-button.tsx';
import { Button } from '../../../components/ui/controls/button.tsx';
import { PasswordField, TextField } from '../../../components/ui/controls/field.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { paths } from '../../../paths.ts';
import { useAdminSession } from '../../../session/admin-provider.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

export function LoginPage() {
  const { admin } = useAdminSession();
  const { state } = useLocation();
  if (admin) return <Navigate to={returnPath(state)} replace />;
  return (
    <SignInLayout title="Admin Portal" intro="For GamePlan staff only.">
      <chakra.div>
        <LoginForm />
        <PasskeySignIn />
      </chakra.div>
    </SignInLayout>
  );
}

function LoginForm() {
  const { signIn } = useAdminSession();
  const form = useRef<HTMLFormElement>(null);
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: loginAdmin,
    onSuccess: ({ token, admin }) => signIn(token, admin),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    const email = credentials.email.trim();
    const missing = email === '' ? 'email' : credentials.password === '' ? 'password' : null;
    setMissing(missing !== null);
    if (missing) form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else mutate({ email, password: credentials.password });
  };

  return (
    <chakra.form ref={form} noValidate display="grid" gap="5" onSubmit={submit}>
      {isMissing && <Notice tone="error">Email and password are required</Notice>}
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to login')}
        </Notice>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={credentials.email}
        onChange={({ target }) => setCredentials({ ...credentials, email: target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={credentials.password}
        onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
      />
      <Button type="submit" size="lg" busy={isPending}>
        {isPending ? 'Logging in...' : 'Login'}
      </Button>
    </chakra.form>
  );
}

function PasskeySignIn() {
  const { signIn } = useAdminSession();
  return (
    <PasskeyButton
      signIn={async ({ signInAdmin }) => {
        const { token, admin } = await signInAdmin();
        signIn(token, admin);
      }}
    />
  );
}

/** @returns the page that redirected here, if it is a page of the portal; otherwise the dashboard */
function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${paths.management.root}/`)
    ? from
    : paths.management.dashboard;
}
