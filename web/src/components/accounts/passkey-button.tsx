/** Sign-in with a passkey, below a login form; the code is loaded on click. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../api/client/errors.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconKey } from '../ui/display/icons.tsx';
import { Notice } from '../ui/frame/notice.tsx';

type Passkeys = typeof import('../../api/passkeys.ts');

const Line = chakra('span', { base: { flex: '1', height: '1px', bg: 'edge' } });

export function PasskeyButton({ signIn }: { signIn(passkeys: Passkeys): Promise<void> }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => signIn(await import('../../api/passkeys.ts')),
  });
  return (
    <chakra.div display="grid" gap="4" paddingTop="5">
      <chakra.p display="flex" alignItems="center" gap="3" textStyle="small" color="muted">
        <Line />
        or
        <Line />
      </chakra.p>
      <Button variant="outline" busy={isPending} onClick={() => mutate()}>
        {!isPending && <IconKey />}
        {isPending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </Button>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to sign in with a passkey. Please try again.')}
        </Notice>
      )}
    </chakra.div>
  );
}
