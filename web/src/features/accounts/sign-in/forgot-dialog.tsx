/** Requests a link to reset the password. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { requestReset } from '../../../api/auth.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../components/ui/controls/dialog.tsx';
import { TextField } from '../../../components/ui/controls/field.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';

/** Milliseconds from closing until the form is reset, so that the reset is not visible while the dialog closes. */
const resetDelay = 300;

export default function ForgotDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({ mutationFn: requestReset });
  const form = useId();

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => {
      setEmail('');
      setMissing(false);
      reset();
    }, resetDelay);
    return () => clearTimeout(timer);
  }, [open, reset]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = email.trim();
    setMissing(address === '');
    if (address !== '') mutate(address);
  };

  return (
    <Dialog
      title="Reset Password"
      open={open}
      onClose={onClose}
      actions={
        isSuccess ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={isPending}>
              {isPending ? 'Sending...' : 'Send Reset Link'}
            </Button>
          </>
        )
      }
    >
      {isSuccess ? (
        <Notice tone="success" title="Check your inbox">
          If an account exists for {email.trim()}, a password reset link will arrive shortly. Please check
          your inbox and your spam folder.
        </Notice>
      ) : (
        <chakra.form id={form} noValidate display="grid" gap="4" onSubmit={submit}>
          <chakra.p color="muted">Enter your account’s email and we will send you a link.</chakra.p>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setMissing(false);
            }}
            error={isMissing ? 'Please enter your email address' : undefined}
          />
          {error && (
            <Notice tone="error" error={error}>
              {errorMessage(error, 'Failed to send reset email. Please try again.')}
            </Notice>
          )}
        </chakra.form>
      )}
    </Dialog>
  );
}
