/** 'Passkeys': those that open one's account. */
import { PasskeyList } from '../../components/passkeys/passkey-list.tsx';
import { useUser } from '../../session/provider.tsx';

export function Passkeys() {
  return <PasskeyList owner="user" id={useUser().id} />;
}
