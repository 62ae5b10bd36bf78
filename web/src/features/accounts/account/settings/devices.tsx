/** The devices that get push notifications: this one can be added, each can be removed. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { GivenDevice, ShownNotices } from '../../../../../../lambdas/contracts/notifications/notices.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { useAddDevice, useRemoveDevice } from '../../../../api/notices.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { day } from '../../../../components/ui/display/dates.ts';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { PushError } from './this-browser.ts';

interface Props {
  devices: ShownNotices['devices'];
  /** The ID of this browser; null if it is not subscribed. */
  thisDeviceId: string | null;
  /** Undefined if this browser is subscribed or cannot be. */
  subscribe: (() => Promise<GivenDevice>) | undefined;
}

export function Devices({ devices, thisDeviceId, subscribe }: Props) {
  const { id: userId } = useUser();
  const add = useAddDevice(userId);
  const remove = useRemoveDevice(userId);
  const error = add.error ?? remove.error;
  return (
    <chakra.section aria-labelledby="push-devices" display="grid" gap="3">
      <chakra.h3 id="push-devices" fontWeight="bold">
        Devices that get push notifications
      </chakra.h3>
      {devices.length === 0 ? (
        <chakra.p color="muted">None.</chakra.p>
      ) : (
        <chakra.ul display="grid" gap="2">
          {devices.map(({ id, name, addedAt }) => (
            <chakra.li key={id} display="flex" alignItems="center" justifyContent="space-between" gap="4">
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {name}
                {id === thisDeviceId && ' (this device)'}
                <chakra.span display="block" textStyle="small" color="muted">
                  Added {day(addedAt)}
                </chakra.span>
              </chakra.span>
              <Button
                variant="outline"
                size="sm"
                busy={remove.isPending && remove.variables === id}
                aria-label={`Remove ${name}`}
                onClick={() => remove.mutate(id)}
              >
                Remove
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {subscribe && (
        <Button
          variant="outline"
          busy={add.isPending}
          onClick={() => add.mutate(subscribe)}
          width={{ base: 'full', sm: 'auto' }}
          justifySelf="start"
        >
          Add this device
        </Button>
      )}
      {error && (
        <Notice tone="error" error={error}>
          {error instanceof PushError
            ? error.message
            : errorMessage(error, 'Failed to save your changes. Please try again.')}
        </Notice>
      )}
    </chakra.section>
  );
}
