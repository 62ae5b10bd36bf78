/** /account/settings: how the site looks to this person, their books, their data, their play limits, and their password. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountFrame } from './account-frame.tsx';
import { BooksSetting } from './books-setting.tsx';
import { BreakSetting } from './break-setting.tsx';
import { ChangePassword } from './change-password.tsx';
import { ColorSetting } from './color-setting.tsx';
import { Downloads } from './downloads.tsx';
import { Notifications } from './notifications.tsx';
import { OddsSetting } from './odds-setting.tsx';
import { PlayLimits } from './play-limits.tsx';
import { SelfExclusion } from './self-exclusion.tsx';
import { Setting } from './setting.tsx';
import { SharedPicks } from './shared-picks.tsx';

/** A link to one setting leads to it: the page's own scrolling starts at the top. */
function useScrollToSetting(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [hash]);
}

export function SettingsPage() {
  useScrollToSetting();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <AccountFrame title="Settings" intro="Display, sportsbooks, notifications, your data and play limits.">
      <OddsSetting />
      <BooksSetting />
      <ColorSetting />
      <Setting
        id="time-zone"
        title="Time zone"
        about={`Game times are in your device’s time zone: ${zone}.`}
      />
      <Notifications />
      <SharedPicks />
      <Downloads />
      <PlayLimits />
      <BreakSetting />
      <SelfExclusion />
      <Setting
        id="password"
        title="Change Password"
        about="You stay signed in here and are signed out everywhere else."
      >
        <ChangePassword />
      </Setting>
    </AccountFrame>
  );
}
