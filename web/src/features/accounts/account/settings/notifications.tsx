/** 'Notifications': a switch for each kind and channel, and the devices that get push notifications. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type {
  NoticeChoice,
  ShownNotices,
} from '../../../../../../lambdas/contracts/notifications/notices.ts';
import { kindNames, type NoticeKind } from '../../../../../../lambdas/domain/notifications/notices.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { noticesQuery, useSetNotice } from '../../../../api/notices.ts';
import { Loading, Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { ChoiceBox, ChoiceLabel } from './choice-label.tsx';
import { Devices } from './devices.tsx';
import { Setting } from './setting.tsx';
import { PushError, pushProblem, subscribeThisBrowser, thisDeviceId } from './this-browser.ts';

interface Kind {
  readonly kind: NoticeKind;
  readonly about: string;
  readonly choices: readonly NoticeChoice[];
}

const kinds: readonly Kind[] = [
  {
    kind: 'graded',
    about: 'When final scores grade your picks. Picks graded together come as one notification.',
    choices: ['graded-push', 'graded-email'],
  },
  {
    kind: 'slate',
    about: 'Once a day, from 9 AM Toronto time (ET), when there is a slate.',
    choices: ['slate-push', 'slate-email'],
  },
  {
    kind: 'price',
    about:
      'When the market’s chance of a pick moves by 2 points or more, or its line by a point. At most once a day for each pick.',
    choices: ['price-push'],
  },
  {
    kind: 'digest',
    about: 'Your record of the week before, on Monday morning. None after a week without a pick.',
    choices: ['digest-email'],
  },
];

export const isPush = (choice: NoticeChoice) => choice.endsWith('-push');

export function Notifications() {
  const query = useQuery(noticesQuery(useUser().id));
  return (
    <Setting
      id="notifications"
      title="Notifications"
      about="All are off until you turn them on. None come while you take a break, have excluded yourself, or have no active subscription."
    >
      {query.data && <Choices shown={query.data} />}
      {query.isPending && (
        <Loading label="Loading your notifications...">
          <Skeleton height="22rem" borderRadius="md" />
        </Loading>
      )}
      {query.isError && !query.data && (
        <LoadFailure query={query} fallback="Your notifications could not be loaded." />
      )}
    </Setting>
  );
}

function Choices({ shown }: { shown: ShownNotices }) {
  const { id: userId } = useUser();
  const { mutate, variables, isPending, isSuccess, error } = useSetNotice(userId);
  const thisDevice = useQuery({ queryKey: ['this-device', shown.devices], queryFn: thisDeviceId });
  const isSubscribed = shown.devices.some(({ id }) => id === thisDevice.data);
  const problem = pushProblem();
  const subscribe = () => subscribeThisBrowser(shown.publicKey, userId);
  const set = (choice: NoticeChoice, on: boolean) =>
    mutate({ choice, on, device: on && isPush(choice) && !isSubscribed ? subscribe : undefined });
  /** Shows a change at once, before it is saved. */
  const isOn = (choice: NoticeChoice) =>
    isPending && variables.choice === choice ? variables.on : shown.on.includes(choice);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.ul display="grid">
        {kinds.map(({ kind, about, choices }) => (
          <chakra.li
            key={kind}
            display="grid"
            alignItems="center"
            columnGap="6"
            rowGap="3"
            gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 15.5rem' }}
            paddingY="4"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0', paddingTop: '0' }}
          >
            <chakra.div display="grid" gap="0.5">
              <chakra.h3 fontWeight="bold">{kindNames[kind]}</chakra.h3>
              <chakra.p textStyle="small" color="muted">
                {about}
              </chakra.p>
            </chakra.div>
            <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr">
              {choices.map((choice) => (
                <ChoiceLabel key={choice} gridColumn={isPush(choice) ? '1' : '2'}>
                  <ChoiceBox
                    type="checkbox"
                    role="switch"
                    checked={isOn(choice)}
                    disabled={isPush(choice) && problem !== null && !shown.on.includes(choice)}
                    aria-label={`${kindNames[kind]}, by ${isPush(choice) ? 'push notification' : 'email'}`}
                    onChange={() => set(choice, !shown.on.includes(choice))}
                  />
                  <chakra.span fontWeight="medium">{isPush(choice) ? 'Push' : 'Email'}</chakra.span>
                </ChoiceLabel>
              ))}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      {problem && <Notice tone="info">{problem}</Notice>}
      <VisuallyHidden role="status">{isSuccess && 'Notifications saved'}</VisuallyHidden>
      {error && (
        <Notice tone="error" error={error}>
          {error instanceof PushError
            ? error.message
            : errorMessage(error, 'Failed to save your changes. Please try again.')}
        </Notice>
      )}
      {shown.on.some(isPush) && (
        <Devices
          devices={shown.devices}
          thisDeviceId={thisDevice.data ?? null}
          subscribe={problem === null && !isSubscribed && !thisDevice.isPending ? subscribe : undefined}
        />
      )}
    </chakra.div>
  );
}
