/** The footer of every page: legal links, age notice and help; in the account area, also its pages. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { ageRule } from '../../../../../lambdas/domain/accounts/age-rule.ts';
import { dialLink, type Helpline, mainLines } from '../../../../../lambdas/domain/accounts/helplines.ts';
import { paths } from '../../../paths.ts';
import { Logo } from '../display/logo.tsx';
import { IconInstagram, IconX } from '../display/social-icons.tsx';

const publicLinks = [
  { to: paths.trackRecord, isDocument: false, label: 'Track Record' },
  { to: paths.terms, isDocument: true, label: 'Terms' },
  { to: paths.privacy, isDocument: true, label: 'Privacy' },
  { to: paths.disclaimer, isDocument: true, label: 'Disclaimer' },
];

const accountLinks = [
  { to: paths.account.dashboard, isDocument: false, label: 'Dashboard' },
  { to: paths.account.predictions, isDocument: false, label: 'Predictions' },
  { to: paths.account.tracker, isDocument: false, label: 'Tracking' },
];

const social = [
  {
    href: import.meta.env.VITE_INSTAGRAM_URL || 'https://www.instagram.com/',
    label: 'Instagram',
    Icon: IconInstagram,
  },
  { href: import.meta.env.VITE_X_URL || 'https://x.com/', label: 'X', Icon: IconX },
];

export function Footer({ variant = 'default' }: { variant?: 'default' | 'account' }) {
  const links = variant === 'account' ? [...accountLinks, ...publicLinks] : publicLinks;
  return (
    <chakra.footer borderTopWidth="1px" bg="panel" marginTop="auto">
      <chakra.div
        maxWidth="page"
        marginX="auto"
        paddingX={{ base: '4', md: '6' }}
        paddingY="8"
        display="grid"
        gap="6"
      >
        <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
          <Logo size="1.5rem" />
          <chakra.nav
            aria-label="Footer"
            order={{ base: 1, lg: 0 }}
            width={{ base: 'full', lg: 'auto' }}
            display="flex"
            flexWrap="wrap"
            columnGap="1"
            marginX={{ base: '-2', sm: '-3' }}
          >
            {links.map(({ to, isDocument, label }) => (
              <FootLink key={to} to={to} reloadDocument={isDocument}>
                {label}
              </FootLink>
            ))}
          </chakra.nav>
          <chakra.ul display="flex" gap="1">
            {social.map(({ href, label, Icon }) => (
              <li key={href}>
                <chakra.a
                  href={href}
                  rel="noreferrer"
                  target="_blank"
                  aria-label={`${label} (opens in a new tab)`}
                  display="grid"
                  placeItems="center"
                  width="11"
                  height="11"
                  color="muted"
                  borderRadius="md"
                  _hover={{ color: 'fg', bg: 'hover' }}
                >
                  <Icon />
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
        <chakra.p textStyle="small" color="muted" maxWidth="text">
          {ageRule}. Information only: GamePlan takes no bets and promises no result. If betting stops being
          fun, call <PhoneLink line={mainLines.usa} /> (USA) or {mainLines.canada.name} at{' '}
          <PhoneLink line={mainLines.canada} /> (Canada).
        </chakra.p>
      </chakra.div>
    </chakra.footer>
  );
}

const FootLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingX: { base: '2', sm: '3' },
    borderRadius: 'md',
    color: 'muted',
    textStyle: 'small',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

function PhoneLink({ line }: { line: Helpline }) {
  return (
    <chakra.a
      href={dialLink(line)}
      color="fg"
      whiteSpace="nowrap"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {line.number}
    </chakra.a>
  );
}
