/** 'Sign Out Everywhere': ends every session of the account, this one included. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOutEverywhere } from '../../../../api/account.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../../components/ui/controls/dialog.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { toast } from '../../../../components/ui/frame/toasts.ts';
import { paths } from '../../../../paths.ts';
import { useSession } from '../../../../session/provider.tsx';

export function SignOutEverywhere() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: () => {
      toast({
        title: 'Signed Out Everywhere',
        description: 'You are signed out on every device.',
        tone: 'success',
      });
      // Both in one step, so that no other page shows in between.
      navigate(paths.login);
      startTransition(signOut);
    },
  });
  const open = () => {
    reset();
    setOpen(true);
  };

  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <chakra.p maxWidth="text">
        Signs you out on this device and every other one, even where you chose Remember me. Use it if you lost
        a device or forgot to sign out somewhere. Your subscription and password do not change.
      </chakra.p>
      <Button variant="outline" onClick={open}>
        Sign Out Everywhere
      </Button>
      <Dialog
        title="Sign Out Everywhere"
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button busy={isPending} onClick={() => mutate()}>
              {isPending ? 'Signing out...' : 'Yes, Sign Out'}
            </Button>
          </>
        }
      >
        <chakra.div display="grid" gap="4">
          <chakra.p>You will be signed out on every device, including this one.</chakra.p>
          {error && (
            <Notice tone="error" error={error}>
              {errorMessage(error, 'Failed to sign you out everywhere. Please try again.')}
            </Notice>
          )}
        </chakra.div>
      </Dialog>
    </chakra.div>
  );
}
