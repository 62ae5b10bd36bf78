/** Links to the three main pages of the account: in the header, and in the bottom bar on a phone. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Menu } from '../../../components/ui/controls/menu.tsx';
import { BarLink, BottomNav, BottomNavLink } from '../../../components/ui/controls/place-links.tsx';
import {
  IconDashboard,
  IconLock,
  IconPredictions,
  IconTracker,
  IconUser,
} from '../../../components/ui/display/icons.tsx';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';
import { paths } from '../../../paths.ts';
import { AccountMenuItems } from './account-menu.tsx';

const pages = [
  { to: paths.account.dashboard, label: 'Dashboard', Icon: IconDashboard, isPremium: false },
  { to: paths.account.predictions, label: 'Predictions', Icon: IconPredictions, isPremium: true },
  { to: paths.account.tracker, label: 'Tracker', Icon: IconTracker, isPremium: true },
] as const;

export function MainLinks({ isLocked }: { isLocked: boolean }) {
  return (
    <chakra.nav aria-label="Main" hideBelow="md" display="flex" height="full">
      {pages.map(({ to, label, isPremium }) => (
        <BarLink key={to} to={to}>
          {label}
          {isPremium && isLocked && (
            <>
              <IconLock width="1.1em" height="1.1em" />
              <Locked />
            </>
          )}
        </BarLink>
      ))}
    </chakra.nav>
  );
}

export function BottomBar({ isLocked, onLogout }: { isLocked: boolean; onLogout(): void }) {
  return (
    <BottomNav label="Main" columns={4}>
      {pages.map(({ to, label, Icon, isPremium }) => (
        <BottomNavLink key={to} to={to}>
          {isPremium && isLocked ? <IconLock /> : <Icon />}
          <span>
            {label}
            {isPremium && isLocked && <Locked />}
          </span>
        </BottomNavLink>
      ))}
      <Menu
        label="Account menu"
        side="above"
        button={
          <chakra.span
            display="grid"
            gap="0.5"
            justifyItems="center"
            fontSize="0.75rem"
            fontWeight="medium"
            lineHeight="1.2"
            color="muted"
            paddingTop="3px"
            css={{
              '@media (max-height: 500px)': {
                gridAutoFlow: 'column',
                alignItems: 'center',
                justifyContent: 'center',
                gap: '2',
              },
            }}
          >
            <IconUser />
            Account
          </chakra.span>
        }
      >
        <AccountMenuItems onLogout={onLogout} />
      </Menu>
    </BottomNav>
  );
}

/** The lock icon for screen readers, read after the label. */
function Locked() {
  return <VisuallyHidden> (locked)</VisuallyHidden>;
}
