/** /account/settings: display, books, notifications, data, play limits and installation. What concerns signing in is in My Account. */
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TakeBreak } from '../../../../components/accounts/take-break.tsx';
import { chooseColorMode, useColorModeChoice } from '../../../../components/ui/controls/color-mode.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { SharedPicks } from '../shared-picks.tsx';
import { BooksSetting } from './books-setting.tsx';
import { Choices } from './choices.tsx';
import { Downloads } from './downloads.tsx';
import { Notifications } from './notifications.tsx';
import { OddsSetting } from './odds-setting.tsx';
import { PlayLimits } from './play-limits.tsx';
import { SelfExclusion } from './self-exclusion.tsx';
import { Setting } from './setting.tsx';
import { SettingsIndex } from './settings-index.tsx';

const InstallApp = lazy(async () => ({ default: (await import('./install-app.tsx')).InstallApp }));

/** Scrolls to the setting in the URL's fragment, since navigation scrolls to the top. */
function useScrollToSetting(): void {
  // A second click on the same link scrolls there again.
  const { hash, key } = useLocation();
  useEffect(() => {
    const heading = hash ? document.getElementById(hash.slice(1)) : null;
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}

export function SettingsPage() {
  useScrollToSetting();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <AccountFrame title="Settings" intro="Display, sportsbooks, notifications, your data and play limits.">
      <chakra.div
        display="grid"
        gap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '9rem minmax(0, 1fr)' }}
      >
        <SettingsIndex />
        <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
          <OddsSetting />
          <ColorSetting />
          <Setting
            id="time-zone"
            title="Time zone"
            about={`Game times are in your device’s time zone: ${zone}.`}
          />
          <BooksSetting />
          <Notifications />
          <SharedPicks />
          <Downloads />
          <PlayLimits />
          <Setting
            id="break"
            title="Take a break"
            about="Pauses asking for a while. Your predictions and tracker stay open, and picks are still graded."
          >
            <TakeBreak />
          </Setting>
          <SelfExclusion />
          {/* Last, so that nothing moves when the browser makes its offer. */}
          <Suspense fallback={null}>
            <InstallApp />
          </Suspense>
        </chakra.div>
      </chakra.div>
    </AccountFrame>
  );
}

const modes = [
  { value: 'device', label: 'Device', example: 'Match my device' },
  { value: 'light', label: 'Light', example: 'Always light' },
  { value: 'dark', label: 'Dark', example: 'Always dark' },
] as const;

function ColorSetting() {
  const choice = useColorModeChoice();
  return (
    <Setting id="color-mode" title="Color mode" about="Applies to this browser only.">
      <Choices labelledBy="color-mode" options={modes} value={choice} onChange={chooseColorMode} />
    </Setting>
  );
}
