/** Resends the verification email. */
import { useMutation } from '@tanstack/react-query';
import { resendVerification } from '../../../api/auth.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { toast } from '../../../components/ui/frame/toasts.ts';

export function ResendVerification({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => resendVerification(email),
    onSuccess: (response) =>
      toast({
        title: 'Verification email sent',
        description: response?.message ?? `Check the inbox of ${email}.`,
        tone: 'success',
      }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to send the verification email. Please try again.'),
        tone: 'error',
      }),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
      {isSuccess ? 'Verification email sent' : 'Resend verification email'}
    </Button>
  );
}
