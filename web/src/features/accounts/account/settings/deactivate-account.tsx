/** 'Deactivate Your Account': permanent, so it requires two steps and a recent sign-in. */
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { deactivateAccount } from '../../../../api/account.ts';
import { ApiError, errorMessage } from '../../../../api/client/errors.ts';
import { keys, read } from '../../../../api/client/storage.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { Checkbox, PasswordField, TextField } from '../../../../components/ui/controls/field.tsx';
import { TextLink } from '../../../../components/ui/controls/text-link.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { toast } from '../../../../components/ui/frame/toasts.ts';
import { paths } from '../../../../paths.ts';
import { useSession, useUser } from '../../../../session/provider.tsx';
import { timeSinceSignIn } from '../../../../session/session.ts';

const schema = z.object({
  understood: z
    .boolean()
    .check(z.refine((checked) => checked, { error: 'Please confirm that you understand this is permanent' })),
  confirm: z.string().check(
    z.trim(),
    z.refine((typed) => typed === 'DELETE', { error: 'Please type DELETE to confirm' }),
  ),
  password: z.string(),
});

const consequences = [
  'Your subscription ends now, without a refund for the rest of the month. Any checkout you left open is closed.',
  'Your profile, questions, tracker and referral code are deleted, and so is your customer record at our payment provider.',
  'You are signed out everywhere.',
  'Records of payments are kept at our payment provider for as long as tax law requires. If you excluded yourself from GamePlan, the exclusion stays in force.',
] as const;

/** Milliseconds. Less than the server's ten minutes, to leave time to fill in the form. */
const freshMs = 5 * 60_000;

/** Whether the sign-in is too old to prove who is using the browser. */
function isOldSession(): boolean {
  const token = read(keys.token);
  return token !== null && (timeSinceSignIn(token, Date.now()) ?? 0) > freshMs;
}

const wrongPassword = 'Password is incorrect';

const requiresPassword = (error: unknown) => error instanceof ApiError && error.fields.proof === 'required';

export function DeactivateAccount() {
  const { email } = useUser();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [needsPassword, setNeedsPassword] = useState(isOldSession);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { understood: false, confirm: '', password: '' },
  });
  const { errors } = formState;
  const { mutate, isPending, error } = useMutation({
    mutationFn: deactivateAccount,
    onSuccess: (response) => {
      toast({
        title: 'Account Deactivated',
        description: response?.message ?? 'Your account and all its data were deleted.',
        tone: 'success',
      });
      // Both in one step, so that no other page shows in between.
      navigate(paths.login);
      startTransition(signOut);
    },
    onError: (failure) => {
      if (requiresPassword(failure)) setNeedsPassword(true);
      if (errorMessage(failure, '') === wrongPassword) {
        setError('password', { message: wrongPassword }, { shouldFocus: true });
      }
    },
  });
  const sentence = error && errorMessage(error, 'Failed to deactivate your account. Please try again.');

  const submit = handleSubmit(({ confirm, password }) => {
    if (needsPassword && password === '') {
      setError('password', { message: 'Password is required' }, { shouldFocus: true });
      return;
    }
    mutate({ confirm, ...(needsPassword && { password }) });
  });

  return (
    <chakra.form noValidate display="grid" gap="5" maxWidth="34rem" onSubmit={submit}>
      <Notice tone="error" title="This cannot be undone">
        <chakra.ul listStyle="disc" paddingLeft="5" display="grid" gap="1">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </chakra.ul>
      </Notice>
      <chakra.p color="muted">
        Want to keep your record? <TextLink to={paths.account.settings}>Download your data</TextLink> first.
      </chakra.p>
      <Checkbox error={errors.understood?.message} {...register('understood')}>
        I understand that my account will be deleted for good.
      </Checkbox>
      <TextField
        label="Type DELETE to confirm"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxWidth="16rem"
        error={errors.confirm?.message}
        {...register('confirm')}
      />
      {needsPassword && (
        <>
          {/* Lets password managers associate the password with the account. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            hint="You signed in a while ago, so please enter it again."
            lines={[1, 1]}
            error={errors.password?.message}
            {...register('password')}
          />
        </>
      )}
      {sentence && sentence !== wrongPassword && (
        <Notice tone="error" error={error}>
          {sentence}
        </Notice>
      )}
      <Button type="submit" variant="miss" busy={isPending} justifySelf={{ sm: 'start' }}>
        {isPending ? 'Deactivating...' : 'Deactivate Account'}
      </Button>
    </chakra.form>
  );
}
