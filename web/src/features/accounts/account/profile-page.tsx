/** /account/profile: the profile and the preferences that shape answers. */
import { Card } from '../../../components/ui/display/card.tsx';
import { AccountFrame } from './account-frame.tsx';
import { PersonalInformation } from './personal-information.tsx';

export function ProfilePage() {
  return (
    <AccountFrame title="Profile" intro="Your details and betting preferences.">
      <Card>
        <PersonalInformation />
      </Card>
    </AccountFrame>
  );
}
