/** The index of the settings: beside them on a wide screen, above them on a phone. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../../paths.ts';

const groups = [
  {
    name: 'Display',
    settings: [
      { id: 'odds-format', label: 'Odds format' },
      { id: 'color-mode', label: 'Color mode' },
      { id: 'time-zone', label: 'Time zone' },
    ],
  },
  { name: 'Sportsbooks', settings: [{ id: 'my-books', label: 'My books' }] },
  { name: 'Notifications', settings: [{ id: 'notifications', label: 'Push and email' }] },
  {
    name: 'Your data',
    settings: [
      { id: 'shared-picks', label: 'Shared picks' },
      { id: 'downloads', label: 'Downloads' },
    ],
  },
  {
    name: 'Play limits',
    settings: [
      { id: 'play-limits', label: 'Limits' },
      { id: 'break', label: 'Take a break' },
      { id: 'self-exclusion', label: 'Self-exclusion' },
    ],
  },
] as const;

/** In My Account, each in a section of its own. */
const security = [
  { id: 'password', label: 'Password' },
  { id: 'passkeys', label: 'Passkeys' },
  { id: 'deactivate', label: 'Delete account' },
] as const;

const IndexLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '9', lg: '8' },
    paddingX: { base: '3', lg: '2' },
    marginX: { lg: '-2' },
    borderWidth: { base: '1px', lg: '0' },
    borderColor: 'edge',
    borderRadius: { base: 'full', lg: 'md' },
    textStyle: 'small',
    color: 'muted',
    _hover: { color: 'fg', bg: 'hover' },
    '&[aria-current]': { color: 'fg', fontWeight: 'medium' },
  },
});

export function SettingsIndex() {
  const { hash } = useLocation();
  return (
    <chakra.nav
      aria-label="Settings"
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      flexWrap={{ base: 'wrap', lg: 'nowrap' }}
      gap={{ base: '2', lg: '5' }}
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top={{ lg: '20' }}
    >
      {groups.map(({ name, settings }) => (
        <Group key={name} name={name}>
          {settings.map(({ id, label }) => (
            <IndexLink key={id} to={`#${id}`} aria-current={hash === `#${id}` ? 'location' : undefined}>
              {label}
            </IndexLink>
          ))}
        </Group>
      ))}
      <Group name="In My Account">
        {security.map(({ id, label }) => (
          <IndexLink key={id} to={`${paths.account.account}#${id}`}>
            {label}
          </IndexLink>
        ))}
      </Group>
    </chakra.nav>
  );
}

/** On a phone all links are in one line of chips, without the names of the groups. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div display={{ base: 'contents', lg: 'grid' }} gap="0.5" justifyItems="start">
      <chakra.p hideBelow="lg" textStyle="label" color="muted" fontSize="0.8125rem" marginBottom="0.5">
        {name}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
