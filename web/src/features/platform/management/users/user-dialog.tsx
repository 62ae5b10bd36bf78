/** Adds or edits a user. An error is shown in the dialog, which stays open. */
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useId, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ListedUser } from '../../../../../../lambdas/contracts/accounts/admin.ts';
import { email, newPassword, personName } from '../../../../../../lambdas/contracts/accounts/credentials.ts';
import { planNames } from '../../../../../../lambdas/contracts/billing/plans.ts';
import { type UserEntry, useSaveUser } from '../../../../api/admin.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../../components/ui/controls/dialog.tsx';
import { PasswordField, SelectField, TextField } from '../../../../components/ui/controls/field.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { toast } from '../../../../components/ui/frame/toasts.ts';
import { planWords } from '../words.ts';

const fields = { name: personName, email, subscription_plan: z.enum(planNames) };
const withPassword = standardSchemaResolver(z.object({ ...fields, password: newPassword }));
const withoutPassword = standardSchemaResolver(z.object({ ...fields, password: z.string() }));

/** When editing, a blank password keeps the current one. */
const resolverFor =
  (user: ListedUser | undefined): Resolver<UserEntry> =>
  (entry, context, options) =>
    (user && entry.password === '' ? withoutPassword : withPassword)(entry, context, options);

interface Props {
  /** The user to edit; undefined adds one. */
  user: ListedUser | undefined;
  open: boolean;
  onClose(): void;
}

export function UserDialog({ user, open, onClose }: Props) {
  const form = useId();
  const { mutateAsync, isPending, error } = useSaveUser(user?.id);
  const { register, handleSubmit, setFocus, watch, formState } = useForm<UserEntry>({
    resolver: resolverFor(user),
    mode: 'onBlur',
    defaultValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      password: '',
      subscription_plan: user?.subscription_plan ?? 'free',
    },
  });
  const { errors } = formState;

  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    if (open) setFocus('name');
    return () => {
      isOpen.current = false;
    };
  }, [open, setFocus]);

  const save = async (entry: UserEntry) => {
    try {
      await mutateAsync(entry);
    } catch (failure) {
      // The dialog shows the error above the fields; if it was closed, a toast does.
      const description = errorMessage(failure, failed);
      if (!isOpen.current) toast({ title: 'Error', description, tone: 'error' });
      return;
    }
    toast({ title: user ? 'User updated' : 'User created', description: entry.email, tone: 'success' });
    if (isOpen.current) onClose();
  };

  return (
    <Dialog
      title={user ? 'Edit User' : 'Add User'}
      open={open}
      onClose={onClose}
      width="32rem"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending}>
            {isPending ? 'Saving...' : user ? 'Update User' : 'Create User'}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate display="grid" gap="5" onSubmit={handleSubmit(save)}>
        <chakra.p color="muted">{user ? 'Update user details' : 'Create a new user account'}</chakra.p>
        {error && (
          <Notice tone="error" error={error}>
            {errorMessage(error, failed)}
          </Notice>
        )}
        <TextField
          label="Name"
          autoComplete="off"
          required
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={user ? 'Password (leave blank to keep current)' : 'Password'}
          autoComplete="new-password"
          required={!user}
          hint={user && 'A new password signs this user out on every device.'}
          error={errors.password?.message}
          {...register('password')}
        />
        <SelectField label="Subscription Plan" {...register('subscription_plan')}>
          {planNames.map((plan) => (
            <option key={plan} value={plan}>
              {planWords[plan]}
            </option>
          ))}
        </SelectField>
        {user?.paid && watch('subscription_plan') !== user.subscription_plan && (
          <Notice tone="info" title="Billing does not change">
            This user pays for {planWords[user.subscription_plan]}. The new plan takes effect now, but billing
            continues until the subscription is canceled, and the next payment restores the paid plan.
          </Notice>
        )}
      </chakra.form>
    </Dialog>
  );
}

const failed = 'Failed to save user';
