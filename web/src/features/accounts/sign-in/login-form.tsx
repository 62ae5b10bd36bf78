/** The sign-in form, with help for a forgotten password or a missing verification. */

import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { email, givenPassword } from '../../../../../lambdas/contracts/accounts/credentials.ts';
import { login } from '../../../api/auth.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { PasskeyButton } from '../../../components/accounts/passkey-button.tsx';
import { Button } from '../../../components/ui/controls/button.tsx';
import { Checkbox, PasswordField, TextField } from '../../../components/ui/controls/field.tsx';
import { TextButton } from '../../../components/ui/controls/text-link.tsx';
import { ErrorBoundary } from '../../../components/ui/frame/error-boundary.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { toast } from '../../../components/ui/frame/toasts.ts';
import { useSession } from '../../../session/provider.tsx';
import type { Registered } from './register-form.tsx';
import { ResendVerification } from './resend-verification.tsx';

const ForgotDialog = lazy(() => import('./forgot-dialog.tsx'));

const schema = z.object({ email, password: givenPassword, rememberMe: z.boolean() });

const notVerified = 'Please verify your email before logging in';

interface Props {
  registered: Registered | null;
  /** The email address that a link just verified. */
  verified: string | undefined;
}

export function LoginForm({ registered, verified }: Props) {
  const { signIn } = useSession();
  const [isForgotOpen, setForgotOpen] = useState<boolean | null>(null);
  const [unverified, setUnverified] = useState<string | null>(null);
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    mode: 'onBlur',
    defaultValues: {
      email: registered?.email ?? verified ?? '',
      password: '',
      rememberMe: registered?.rememberMe ?? false,
    },
  });
  const { errors } = formState;

  const { mutate, isPending } = useMutation({
    mutationFn: login,
    onMutate: () => setUnverified(null),
    onSuccess: ({ token, user }) => signIn(token, { ...user, role: 'user' }),
    onError: (error, { email }) => {
      const sentence = errorMessage(error, 'Failed to login. Please try again.');
      if (sentence.includes('Invalid credentials')) {
        setError('password', { message: 'Invalid email or password' });
        setFocus('password');
      } else if (sentence === notVerified) {
        setUnverified(email);
      } else {
        toast({ title: 'Error', description: sentence, tone: 'error' });
      }
    },
  });

  return (
    <>
      <chakra.form noValidate display="grid" gap="3" onSubmit={handleSubmit((values) => mutate(values))}>
        {verified && !registered && (
          <Notice tone="success" title="Your email is verified">
            Log in to continue.
          </Notice>
        )}
        {registered && !unverified && (
          <Notice tone="success" title="Check your email">
            We sent a link to {registered.email}. Open it to verify your address.
          </Notice>
        )}
        {unverified && (
          <Notice tone="error" title={notVerified} action={<ResendVerification email={unverified} />}>
            Use the link in the email we sent to {unverified} when you registered.
          </Notice>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          lines={[1, 1]}
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          lines={[1, 1]}
          error={errors.password?.message}
          {...register('password')}
        />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          paddingBottom="3"
        >
          <Checkbox {...register('rememberMe')}>Remember me</Checkbox>
          <TextButton textStyle="small" minHeight="8" onClick={() => setForgotOpen(true)}>
            Forgot password?
          </TextButton>
        </chakra.div>
        <Button type="submit" size="lg" busy={isPending}>
          {isPending ? 'Logging in...' : 'Login'}
        </Button>
      </chakra.form>
      <PasskeyButton
        signIn={async (passkeys) => {
          const { token, user } = await passkeys.signIn(getValues('rememberMe'));
          signIn(token, { ...user, role: 'user' });
        }}
      />
      {isForgotOpen !== null && (
        <ErrorBoundary within what="dialog">
          <Suspense>
            <ForgotDialog open={isForgotOpen} onClose={() => setForgotOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
