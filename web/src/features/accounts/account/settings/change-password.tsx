/** 'Change Password': this session continues; all others end. */
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { startTransition } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { givenPassword, newPassword } from '../../../../../../lambdas/contracts/accounts/credentials.ts';
import { changePassword } from '../../../../api/account.ts';
import { login } from '../../../../api/auth.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { keys, read } from '../../../../api/client/storage.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { PasswordField } from '../../../../components/ui/controls/field.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { toast } from '../../../../components/ui/frame/toasts.ts';
import { paths } from '../../../../paths.ts';
import { useSession, useUser } from '../../../../session/provider.tsx';
import { timeUntilExpiry } from '../../../../session/session.ts';

const schema = z.object({ currentPassword: givenPassword, newPassword, confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
    // Runs even if the password rules fail, so that both errors show at once.
    when: () => true,
  }),
);

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };
const wrongCurrent = 'Current password is incorrect';

/** Milliseconds that a session lasts without 'Remember me'. */
const shortSessionMs = 24 * 60 * 60 * 1000;

/** Whether the current session was started with 'Remember me'. */
function isRemembered(): boolean {
  const token = read(keys.token);
  return token !== null && (timeUntilExpiry(token, Date.now()) ?? 0) > shortSessionMs;
}

/** Changes the password and signs in again, because the change ends every session. */
function useChangePassword() {
  const { email } = useUser();
  const { signIn, signOut } = useSession();
  const navigate = useNavigate();

  const signInAgain = async (password: string, rememberMe: boolean) => {
    try {
      const { token, user } = await login({ email, password, rememberMe });
      signIn(token, { ...user, role: 'user' });
      toast({
        title: 'Password Changed',
        description: 'You stay signed in here and are signed out everywhere else.',
        tone: 'success',
      });
    } catch {
      // The password was changed and the old session has ended, so the user must sign in again.
      toast({
        title: 'Password Changed',
        description: 'Please log in with your new password.',
        tone: 'info',
      });
      navigate(paths.login);
      startTransition(signOut);
    }
  };

  return useMutation({
    mutationFn: async ({ currentPassword, newPassword }: z.infer<typeof schema>) => {
      const rememberMe = isRemembered();
      await changePassword({ currentPassword, newPassword });
      await signInAgain(newPassword, rememberMe);
    },
  });
}

export function ChangePassword() {
  const { email } = useUser();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    mode: 'onBlur',
    defaultValues: blank,
  });
  const { errors } = formState;
  const { mutate, isPending, error } = useChangePassword();
  const sentence = error && errorMessage(error, 'Failed to change your password. Please try again.');

  const submit = handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => reset(blank),
      onError: (failure) => {
        if (errorMessage(failure, '') !== wrongCurrent) return;
        setError('currentPassword', { message: wrongCurrent }, { shouldFocus: true });
      },
    }),
  );

  return (
    <chakra.form noValidate display="grid" gap="3" maxWidth="28rem" onSubmit={submit}>
      {/* Lets password managers associate the password with the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        lines={[1, 1]}
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters, with uppercase, lowercase, and numbers."
        lines={[3, 2]}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        lines={[1, 1]}
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', { deps: ['newPassword'] })}
      />
      {sentence && sentence !== wrongCurrent && (
        <Notice tone="error" error={error}>
          {sentence}
        </Notice>
      )}
      <Button type="submit" busy={isPending} justifySelf={{ sm: 'start' }}>
        {isPending ? 'Changing...' : 'Change Password'}
      </Button>
    </chakra.form>
  );
}
