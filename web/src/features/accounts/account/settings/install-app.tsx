/** 'Install GamePlan': shown if the browser offers it, and with directions on an iPhone or iPad. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, useSyncExternalStore } from 'react';
import { keys, read, write } from '../../../../api/client/storage.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { installOffer, onInstallOffer, setInstallOffer } from '../../../../install-offer.ts';
import { isIos } from './ios.ts';
import { Setting } from './setting.tsx';

export function InstallApp() {
  const offer = useSyncExternalStore(onInstallOffer, installOffer);
  const [isDismissed, setDismissed] = useState(() => read(keys.installHint) === 'dismissed');
  if (isDismissed || isInstalled() || !(offer || isIos())) return null;

  // The button that was pressed is about to go.
  const leave = () => document.querySelector('main')?.focus({ preventScroll: true });
  const install = async () => {
    const { outcome } = (await offer?.prompt()) ?? {};
    // An offer works once. After a refusal the browser makes a new one when it sees fit.
    setInstallOffer(null);
    if (outcome) leave();
  };
  const dismiss = () => {
    write(keys.installHint, 'dismissed');
    setDismissed(true);
    leave();
  };
  return (
    <Setting
      id="install"
      title="Install GamePlan"
      about={
        offer
          ? 'Open GamePlan in its own window, from your home screen or desktop. The last tracker you saw opens offline too.'
          : 'Tap Share in your browser, then Add to Home Screen. GamePlan then opens like an app, and can send you push notifications.'
      }
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {offer && (
          <Button size="sm" onClick={() => void install()}>
            Install
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={dismiss}>
          Don’t show this again
        </Button>
      </chakra.div>
    </Setting>
  );
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
