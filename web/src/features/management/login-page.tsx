/** /management/login: signing in to the admin portal. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAdmin } from '../../api/admin.ts';
import { sentenceOf } from '../../api/errors.ts';
import { Button } from '../../components/button.tsx';
import { PasswordField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasskeyButton } from '../../components/passkey-button.tsx';
import { paths } from '../../paths.ts';
import { useAdminSession } from '../../session/admin-provider.tsx';
import { DoorLayout } from './door-layout.tsx';

export function LoginPage() {
  const { admin } = useAdminSession();
  const { state } = useLocation();
  if (admin) return <Navigate to={cameFrom(state)} replace />;
  return (
    <DoorLayout title="Admin Portal" intro="For GamePlan staff only.">
      <chakra.div>
        <LoginForm />
        <FurtherWay />
      </chakra.div>
    </DoorLayout>
  );
}

function LoginForm() {
  const { signIn } = useAdminSession();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState({ email: '', password: '' });
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: loginAdmin,
    onSuccess: ({ token, admin }) => signIn(token, admin),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset();
    const email = given.email.trim();
    const lacking = email === '' ? 'email' : given.password === '' ? 'password' : null;
    setMissing(lacking !== null);
    if (lacking) form.current?.querySelector<HTMLInputElement>(`[name=${lacking}]`)?.focus();
    else mutate({ email, password: given.password });
  };

  return (
    <chakra.form ref={form} noValidate display="grid" gap="5" onSubmit={submit}>
      {isMissing && <Notice tone="error">Email and password are required</Notice>}
      {error && (
        <Notice tone="error" error={error}>
          {sentenceOf(error, 'Failed to login')}
        </Notice>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={given.email}
        onChange={({ target }) => setGiven({ ...given, email: target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={given.password}
        onChange={({ target }) => setGiven({ ...given, password: target.value })}
      />
      <Button type="submit" size="lg" busy={isPending}>
        {isPending ? 'Logging in...' : 'Login'}
      </Button>
    </chakra.form>
  );
}

function FurtherWay() {
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

/** @returns the page of the portal that led here; no other is believed */
function cameFrom(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${paths.management.root}/`)
    ? from
    : paths.management.dashboard;
}
