/** /account/account: account details, preferences, plan and security. */
import { chakra } from '@chakra-ui/react/styled-system';
import { PasskeyList } from '../../../components/accounts/passkeys/passkey-list.tsx';
import {
  IconAlert,
  IconCard,
  IconGift,
  IconKey,
  IconLock,
  IconSignOut,
  IconUser,
} from '../../../components/ui/display/icons.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/provider.tsx';
import { useSubscription } from '../../../session/subscription.ts';
import { Accordion, Section, SectionLink } from './accordion.tsx';
import { AccountFrame } from './account-frame.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { ReferralCode } from './referral/referral-code.tsx';
import { ChangePassword } from './settings/change-password.tsx';
import { DeactivateAccount } from './settings/deactivate-account.tsx';
import { SignOutEverywhere } from './settings/sign-out-everywhere.tsx';

export function AccountPage() {
  const { id } = useUser();
  return (
    <AccountFrame title="My Account" intro="Your details, preferences, plan and security.">
      <Accordion>
        <Section
          startsOpen
          icon={<IconUser />}
          title="Your Personal Information"
          summary="Your name and betting preferences"
        >
          <PersonalInformation />
        </Section>
        <SubscriptionRow />
        <Section
          id="password"
          icon={<IconLock />}
          title="Change Password"
          summary="Signs out your other devices"
        >
          <ChangePassword />
        </Section>
        <Section id="passkeys" icon={<IconKey />} title="Passkeys" summary="Sign in without a password">
          <PasskeyList owner="user" id={id} />
        </Section>
        <Section icon={<IconSignOut />} title="Sign Out Everywhere" summary="Signs you out on every device">
          <SignOutEverywhere />
        </Section>
        <Section
          icon={<IconGift />}
          title="Your Referral Code"
          summary="5% off for each friend who signs up and pays"
        >
          <ReferralCode />
        </Section>
        <Section
          id="deactivate"
          icon={<IconAlert color="miss" />}
          title="Deactivate Your Account"
          summary="Deletes your account and all its data"
        >
          <DeactivateAccount />
        </Section>
      </Accordion>
      <chakra.p textStyle="small" color="muted" maxWidth="text">
        Predictions are for information only and are not guaranteed. You bear the risk of any bet you place.
      </chakra.p>
    </AccountFrame>
  );
}

const planWords: Readonly<Record<string, string>> = { free: 'Free', core: 'Core', pro: 'Pro' };

function SubscriptionRow() {
  const { status, plan, isActive } = useSubscription();
  const summary = isActive ? `${planWords[plan] ?? plan} plan, active` : 'Plans and billing';
  return (
    <SectionLink
      to={paths.account.subscription}
      icon={<IconCard />}
      title="Manage Subscription"
      summary={status === null ? 'Checking subscription status...' : summary}
    />
  );
}
