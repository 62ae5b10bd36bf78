/** 'Deactivate Your Account': for good, so it takes two deliberate steps. */
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { startTransition } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { deactivateAccount } from '../../api/account.ts';
import { sentenceOf } from '../../api/errors.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { toast } from '../../components/toasts.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/provider.tsx';

const schema = z.object({
  understood: z
    .boolean()
    .check(z.refine((checked) => checked, { error: 'Please confirm that you understand this is permanent' })),
  confirm: z.string().check(
    z.trim(),
    z.refine((typed) => typed === 'DELETE', { error: 'Please type DELETE to confirm' }),
  ),
});

const consequences = [
  'Your subscription ends now, without a refund for the rest of the month.',
  'Your profile, your questions and your tracker are deleted.',
  'You are signed out everywhere.',
] as const;

export function DeactivateAccount() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { understood: false, confirm: '' },
  });
  const { errors } = formState;
  const { mutate, isPending, error } = useMutation({
    mutationFn: deactivateAccount,
    onSuccess: (answer) => {
      toast({
        title: 'Account Deactivated',
        description: answer?.message ?? 'Your account and all its data were deleted.',
        tone: 'success',
      });
      // Where it is said; and both in one step, so that no other page shows in between.
      navigate(paths.login);
      startTransition(signOut);
    },
  });

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      maxWidth="34rem"
      onSubmit={handleSubmit(({ confirm }) => mutate(confirm))}
    >
      <Notice tone="error" title="This cannot be undone">
        <chakra.ul listStyle="disc" paddingLeft="5" display="grid" gap="1">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </chakra.ul>
      </Notice>
      <chakra.p color="muted">
        Would you like to keep your record?{' '}
        <TextLink to={paths.account.settings}>Download your data</TextLink> first.
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
      {error && (
        <Notice tone="error" error={error}>
          {sentenceOf(error, 'Failed to deactivate your account. Please try again.')}
        </Notice>
      )}
      <Button type="submit" variant="miss" busy={isPending} justifySelf={{ sm: 'start' }}>
        {isPending ? 'Deactivating...' : 'Deactivate Account'}
      </Button>
    </chakra.form>
  );
}
