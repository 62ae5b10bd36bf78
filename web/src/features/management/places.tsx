/** The three places of the portal: at the side, in the bar above, or under the thumb. */
import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';
import { IconAnalytics, IconDashboard, IconUsers } from '../../components/icons.tsx';
import { paths } from '../../paths.ts';

const places = [
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
    borderColor: 'transparent',
    _hover: { color: 'fg', bg: 'hover' },
    _currentPage: { color: 'fg', borderColor: 'accentFg', bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const BarLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'full',
    paddingX: '3',
    textStyle: 'label',
    fontSize: '1.0625rem',
    color: 'muted',
    borderTopWidth: '3px',
    borderBottomWidth: '3px',
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

export function SideLinks() {
  return (
    <chakra.nav aria-label={navigation} display="grid" gap="1">
      {places.map(({ to, label, Icon }) => (
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
      {places.map(({ to, label }) => (
        <BarLink key={to} to={to}>
          {label}
        </BarLink>
      ))}
    </chakra.nav>
  );
}

export function BottomLinks() {
  return (
    <>
      <chakra.div hideFrom="md" height="calc(4rem + env(safe-area-inset-bottom))" />
      <chakra.nav
        aria-label={navigation}
        hideFrom="md"
        position="fixed"
        zIndex="bar"
        bottom="0"
        insetX="0"
        display="grid"
        gridTemplateColumns="repeat(3, 1fr)"
        height="calc(4rem + env(safe-area-inset-bottom))"
        paddingBottom="env(safe-area-inset-bottom)"
        bg="panel"
        borderTopWidth="1px"
      >
        {places.map(({ to, label, Icon }) => (
          <ThumbLink key={to} to={to}>
            <Icon />
            {label}
          </ThumbLink>
        ))}
      </chakra.nav>
    </>
  );
}
