/** /verify-email: verifies an address with the token from the email. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { verifyEmail } from '../../../api/auth.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { LinkButton } from '../../../components/ui/controls/button.tsx';
import { IconAlert, IconCheck } from '../../../components/ui/display/icons.tsx';
import { Spinner } from '../../../components/ui/display/spinner.tsx';
import { PageTitle } from '../../../components/ui/frame/page-heading.tsx';
import { toast } from '../../../components/ui/frame/toasts.ts';
import { paths } from '../../../paths.ts';
import { AuthLayout } from './auth-layout.tsx';

const failed = 'Verification failed.';
/** Milliseconds. */
const redirectAfter = 2000;

type State =
  | { readonly kind: 'verifying' }
  | { readonly kind: 'verified'; readonly email: string | undefined }
  | { readonly kind: 'failed'; readonly reason: string };

/** Verifying is idempotent until the link expires, so repeated calls are safe. */
function useVerification(token: string | null): State {
  const { data, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token ?? ''),
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!token) return { kind: 'failed', reason: 'No token provided' };
  if (data)
    return data.message === 'Email verified'
      ? { kind: 'verified', email: data.email }
      : { kind: 'failed', reason: failed };
  return error ? { kind: 'failed', reason: errorMessage(error, failed) } : { kind: 'verifying' };
}

export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const state = useVerification(token);
  const reason = state.kind === 'failed' ? state.reason : null;
  const isVerified = state.kind === 'verified';
  const email = isVerified ? state.email : undefined;
  const navigate = useNavigate();

  useEffect(() => {
    if (!isVerified) return;
    toast({
      title: 'Email-Verification',
      description: 'Email verified. You can log in now.',
      tone: 'success',
    });
    const timer = setTimeout(
      () => navigate(paths.login, { replace: true, state: { verified: email } }),
      redirectAfter,
    );
    return () => clearTimeout(timer);
  }, [isVerified, email, navigate]);

  useEffect(() => {
    if (reason !== null && token)
      toast({ title: 'Email-Verification', description: 'Verification Failed', tone: 'error' });
  }, [reason, token]);

  return (
    <AuthLayout>
      <PageTitle>Verify email</PageTitle>
      <chakra.div
        padding={{ base: '6', md: '8' }}
        minHeight="17rem"
        display="grid"
        gap="5"
        justifyItems="center"
        alignContent="center"
        textAlign="center"
      >
        <chakra.h1 textStyle="heading">Email verification</chakra.h1>
        <chakra.p
          role={reason === null ? 'status' : 'alert'}
          display="flex"
          flexDirection={reason === null ? 'row' : 'column'}
          alignItems="center"
          gap="3"
          fontSize="1.125rem"
        >
          {state.kind === 'verifying' && (
            <>
              <Spinner /> Verifying...
            </>
          )}
          {state.kind === 'verified' && (
            <>
              <IconCheck color="hit" strokeWidth="3" /> Email verified! Redirecting...
            </>
          )}
          {reason !== null && (
            <>
              <IconAlert color="miss" /> {reason}
            </>
          )}
        </chakra.p>
        {state.kind !== 'verifying' && (
          <LinkButton
            to={paths.login}
            state={{ verified: email }}
            variant={reason === null ? 'solid' : 'outline'}
          >
            {isVerified ? 'Continue to Login' : 'Go to Login'}
          </LinkButton>
        )}
        {reason !== null && (
          <chakra.p textStyle="small" color="muted">
            Log in with your password to get a new link.
          </chakra.p>
        )}
      </chakra.div>
    </AuthLayout>
  );
}
