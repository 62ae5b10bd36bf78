/** Navigation between the account pages. The profile and the referral code are sections of My Account, so they are not repeated. */
import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';

const pages = [
  { to: paths.account.account, label: 'My Account' },
  { to: paths.account.settings, label: 'Settings' },
] as const;

const PageLink = chakra(NavLink, {
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '12',
    paddingX: { base: '1', sm: '4' },
    textStyle: 'label',
    fontSize: '1.0625rem',
    color: 'muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '3px',
    borderColor: 'unmarked',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', borderColor: 'accentFg' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

export function AccountNav() {
  return (
    <chakra.nav
      aria-label="Account"
      display="flex"
      borderBottomWidth="1px"
      overflowX="auto"
      scrollbarWidth="none"
    >
      {pages.map(({ to, label }) => (
        <PageLink key={to} to={to}>
          {label}
        </PageLink>
      ))}
    </chakra.nav>
  );
}
