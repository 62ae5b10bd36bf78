/** /management/passkeys: the signed-in administrator's passkeys. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../components/card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PasskeyList } from '../../components/passkeys/passkey-list.tsx';
import { useAdmin } from '../../session/admin-provider.tsx';

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
