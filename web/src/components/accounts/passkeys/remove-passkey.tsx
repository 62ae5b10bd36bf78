/** Confirms the removal of a passkey. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../api/client/errors.ts';
import { type Owner, passkeysQuery, removePasskey, type ShownPasskey } from '../../../api/passkeys.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Notice } from '../../ui/frame/notice.tsx';
import { toast } from '../../ui/frame/toasts.ts';

interface Props {
  owner: Owner;
  id: string;
  passkey: ShownPasskey;
  onClose(): void;
}

export function RemovePasskey({ owner, id, passkey, onClose }: Props) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removePasskey(owner, passkey.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery(owner, id).queryKey });
      toast({
        title: 'Passkey Removed',
        description: `${passkey.name} no longer signs you in.`,
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <Dialog
      title="Remove Passkey"
      open
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep Passkey
          </Button>
          <Button variant="miss" busy={isPending} onClick={() => mutate()}>
            {isPending ? 'Removing...' : 'Yes, Remove'}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p overflowWrap="anywhere">
          {passkey.name} will no longer sign you in. Your device or password manager may still list it: delete
          it there as well.
        </chakra.p>
        {error && (
          <Notice tone="error" error={error}>
            {errorMessage(error, 'Failed to remove the passkey. Please try again.')}
          </Notice>
        )}
      </chakra.div>
    </Dialog>
  );
}
