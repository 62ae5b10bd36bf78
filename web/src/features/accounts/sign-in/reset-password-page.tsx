/** /reset-password: sets a new password with the token from the email. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newPassword, passwordRule } from '../../../../../lambdas/contracts/accounts/credentials.ts';
import { checkReset, resetPassword } from '../../../api/auth.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { Button, LinkButton } from '../../../components/ui/controls/button.tsx';
import { PasswordField } from '../../../components/ui/controls/field.tsx';
import { Loading, Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { PageTitle } from '../../../components/ui/frame/page-heading.tsx';
import { paths } from '../../../paths.ts';
import { AuthLayout } from './auth-layout.tsx';

const noToken = 'No reset token provided. Please request a new password reset link.';
const badToken = 'Invalid or expired token. Please request a new password reset link.';

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { isPending, error } = useQuery({
    queryKey: ['check-reset', token],
    queryFn: async () => (await checkReset(token ?? '')) ?? null,
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AuthLayout>
      <PageTitle>Reset Password</PageTitle>
      <chakra.div padding={{ base: '5', md: '8' }} display="grid" gap="5">
        <chakra.h1 textStyle="heading">Reset Password</chakra.h1>
        <Contents token={token} isChecking={Boolean(token) && isPending} error={error} />
      </chakra.div>
    </AuthLayout>
  );
}

function Contents({
  token,
  isChecking,
  error,
}: {
  token: string | null;
  isChecking: boolean;
  error: unknown;
}) {
  if (isChecking) {
    return (
      <Loading label="Checking your link...">
        <Skeleton height="12" />
        <Skeleton height="12" />
      </Loading>
    );
  }
  if (!token || error) {
    return (
      <>
        <Notice tone="error">{token ? errorMessage(error, badToken) : noToken}</Notice>
        <LinkButton to={paths.login}>Back to Login</LinkButton>
      </>
    );
  }
  return <ResetForm token={token} />;
}

/** @returns the error to show; null if the input is valid */
function problemWith(password: string, confirmation: string): string | null {
  if (password === '') return 'Please enter a new password.';
  if (password !== confirmation) return 'Passwords do not match.';
  const checked = newPassword.safeParse(password);
  return checked.success ? null : (checked.error.issues[0]?.message ?? passwordRule);
}

function ResetForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: resetPassword });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemWith(password, confirmation);
    setProblem(found);
    if (!found) mutate({ token, password });
  };

  if (isSuccess) {
    return (
      <>
        <Notice tone="success" title="Your password is changed">
          You can log in with it now. You have been signed out on all your devices.
        </Notice>
        <LinkButton to={paths.home} reloadDocument>
          Return to Login
        </LinkButton>
      </>
    );
  }
  const sentence = problem ?? (error && errorMessage(error, 'Failed to reset password. Please try again.'));
  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={submit}>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hint="At least 8 characters, with uppercase, lowercase, and numbers."
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {sentence && <Notice tone="error">{sentence}</Notice>}
      <Button type="submit" size="lg" busy={isPending}>
        {isPending ? 'Resetting...' : 'Reset Password'}
      </Button>
    </chakra.form>
  );
}
