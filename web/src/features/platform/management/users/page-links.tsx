/** Links to the three pages of the portal: in the sidebar, the top bar or the bottom bar. */
import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';
import { BarLink, BottomNav, BottomNavLink } from '../../../../components/ui/controls/place-links.tsx';
import { IconAnalytics, IconDashboard, IconUsers } from '../../../../components/ui/display/icons.tsx';
import { paths } from '../../../../paths.ts';

const pages = [
  { to: paths.management.dashboard, label: 'Dashboard', Icon: IconDashboard },
  { to: paths.management.users, label: 'Users', Icon: IconUsers },
  { to: paths.management.analytics, label: 'Analytics', Icon: IconAnalytics },
] as const;

const navigation = 'Management';

const SideLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingX: '5',
    textStyle: 'label',
    fontSize: '1.0625rem',
    color: 'muted',
    borderLeftWidth: '3px',
    borderColor: 'unmarked',
    _hover: { color: 'fg', bg: 'hover' },
    _currentPage: { color: 'fg', borderColor: 'accentFg', bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

export function SideLinks() {
  return (
    <chakra.nav aria-label={navigation} display="grid" gap="1">
      {pages.map(({ to, label, Icon }) => (
        <SideLink key={to} to={to}>
          <Icon />
          {label}
        </SideLink>
      ))}
    </chakra.nav>
  );
}

export function BarLinks() {
  return (
    <chakra.nav aria-label={navigation} hideBelow="md" display="flex" height="full">
      {pages.map(({ to, label }) => (
        <BarLink key={to} to={to}>
          {label}
        </BarLink>
      ))}
    </chakra.nav>
  );
}

export function BottomLinks() {
  return (
    <BottomNav label={navigation} columns={3}>
      {pages.map(({ to, label, Icon }) => (
        <BottomNavLink key={to} to={to}>
          <Icon />
          {label}
        </BottomNavLink>
      ))}
    </BottomNav>
  );
}
