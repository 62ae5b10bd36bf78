/** /management/passkeys: the signed-in administrator's passkeys. */
import { chakra } from '@chakra-ui/react/styled-system';
import { PasskeyList } from '../../../components/accounts/passkeys/passkey-list.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { useAdmin } from '../../../session/admin-provider.tsx';

export function PasskeysPage() {
  return (
    <chakra.div display="grid" gap="8">
      <PageHeading title="Passkeys" intro="Passkeys that you can sign in to the admin portal with." />
      <Card>
        <PasskeyList owner="admin" id={useAdmin().email} />
      </Card>
    </chakra.div>
  );
}
