/** The three places of the account: in the bar above, and under the thumb on a phone. */
import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';
import { IconDashboard, IconLock, IconPredictions, IconTracker, IconUser } from '../../components/icons.tsx';
import { Menu } from '../../components/menu.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { paths } from '../../paths.ts';
import { AccountMenuItems } from './account-menu.tsx';

const places = [
  { to: paths.account.dashboard, label: 'Dashboard', Icon: IconDashboard, isPremium: false },
  { to: paths.account.predictions, label: 'Predictions', Icon: IconPredictions, isPremium: true },
  { to: paths.account.tracker, label: 'Tracker', Icon: IconTracker, isPremium: true },
] as const;

const BarLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: 'full',
    paddingX: '3',
    textStyle: 'label',
    fontSize: '1.0625rem',
    color: 'muted',
    borderBottomWidth: '3px',
    borderTopWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', borderBottomColor: 'accentFg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const ThumbLink = chakra(NavLink, {
  base: {
    display: 'grid',
    gap: '0.5',
    justifyItems: 'center',
    alignContent: 'center',
    height: 'full',
    fontSize: '0.75rem',
    fontWeight: 'medium',
    lineHeight: 1.2,
    color: 'muted',
    borderTopWidth: '3px',
    borderColor: 'transparent',
    _currentPage: { color: 'accentFg', borderColor: 'accentFg' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

export function MainLinks({ isLocked }: { isLocked: boolean }) {
  return (
    <chakra.nav aria-label="Main" hideBelow="md" display="flex" height="full">
      {places.map(({ to, label, isPremium }) => (
        <BarLink key={to} to={to}>
          {label}
          {isPremium && isLocked && (
            <>
              <LockIcon />
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
    <>
      <chakra.div hideFrom="md" height="calc(4rem + env(safe-area-inset-bottom))" />
      <chakra.nav
        aria-label="Main"
        hideFrom="md"
        position="fixed"
        zIndex="bar"
        bottom="0"
        insetX="0"
        display="grid"
        gridTemplateColumns="repeat(4, 1fr)"
        height="calc(4rem + env(safe-area-inset-bottom))"
        paddingBottom="env(safe-area-inset-bottom)"
        bg="panel"
        borderTopWidth="1px"
      >
        {places.map(({ to, label, Icon, isPremium }) => (
          <ThumbLink key={to} to={to}>
            {isPremium && isLocked ? <LockIcon /> : <Icon />}
            <span>
              {label}
              {isPremium && isLocked && <Locked />}
            </span>
          </ThumbLink>
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
            >
              <IconUser />
              Account
            </chakra.span>
          }
        >
          <AccountMenuItems onLogout={onLogout} />
        </Menu>
      </chakra.nav>
    </>
  );
}

function LockIcon() {
  return <IconLock width="1.1em" height="1.1em" />;
}

/** What the lock says to who does not see it; after the name, which is read first. */
function Locked() {
  return <VisuallyHidden> (locked)</VisuallyHidden>;
}
