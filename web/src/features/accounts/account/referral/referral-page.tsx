/** /account/referral: the referral code and its results. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../../../components/ui/display/card.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { ReferralCode } from './referral-code.tsx';

export function ReferralPage() {
  return (
    <AccountFrame title="Referral" intro="Invite friends and earn credit.">
      <Card display="grid" gap="5">
        <chakra.h2 textStyle="heading">Your Referral Code</chakra.h2>
        <ReferralCode />
      </Card>
    </AccountFrame>
  );
}
