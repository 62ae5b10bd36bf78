/** Links to the screens where what was asked is done or shown. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Screen } from '../../../../../../lambdas/contracts/asking/screens.ts';
import { LinkButton } from '../../../../components/ui/controls/button.tsx';
import { paths } from '../../../../paths.ts';

/** A screen without a place does not compile. */
const places: Readonly<Record<Screen, { readonly to: string; readonly label: string }>> = {
  subscription: { to: paths.account.subscription, label: 'Subscription' },
  settings: { to: paths.account.settings, label: 'Settings' },
  account: { to: paths.account.account, label: 'My Account' },
  tracker: { to: paths.account.tracker, label: 'Tracker' },
  track_record: { to: paths.trackRecord, label: 'Track Record' },
  privacy: { to: paths.privacy, label: 'Privacy Policy' },
  terms: { to: paths.terms, label: 'Terms and Conditions' },
  disclaimer: { to: paths.disclaimer, label: 'Disclaimer' },
};

export function ScreenLinks({ screens }: { screens: readonly Screen[] }) {
  if (screens.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {screens.map((screen) => (
        <LinkButton key={screen} to={places[screen].to} variant="outline">
          {places[screen].label}
        </LinkButton>
      ))}
    </chakra.div>
  );
}
