/** The account menu: account, subscription, sign out. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Menu, MenuButton, MenuLink } from '../../../components/ui/controls/menu.tsx';
import { IconChevron, IconUser } from '../../../components/ui/display/icons.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/provider.tsx';

export function AccountMenu({ onLogout }: { onLogout(): void }) {
  return (
    <Menu
      label="Account menu"
      button={
        <chakra.span
          display="flex"
          alignItems="center"
          gap="2"
          paddingX="3"
          color="muted"
          _hover={{ color: 'fg' }}
        >
          <IconUser />
          <IconChevron width="1em" height="1em" />
        </chakra.span>
      }
    >
      <AccountMenuItems onLogout={onLogout} />
    </Menu>
  );
}

export function AccountMenuItems({ onLogout }: { onLogout(): void }) {
  const { name, email } = useUser();
  return (
    <>
      <chakra.div paddingX="3" paddingY="2" borderBottomWidth="1px" marginBottom="1.5">
        {name && (
          <chakra.p fontWeight="bold" overflowWrap="anywhere">
            {name}
          </chakra.p>
        )}
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          {email}
        </chakra.p>
      </chakra.div>
      <MenuLink to={paths.account.account}>My Account</MenuLink>
      <MenuLink to={paths.account.subscription}>Subscription</MenuLink>
      <MenuButton onClick={onLogout}>Sign Out</MenuButton>
    </>
  );
}
