/** A row's menu of actions. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { Menu, MenuButton } from '../../../../components/ui/controls/menu.tsx';
import { IconMore } from '../../../../components/ui/display/icons.tsx';
import { statusWords } from '../../../../components/ui/display/status-label.tsx';
import type { Marking } from '../marking.ts';

interface Props {
  pick: SavedPick;
  marking: Marking;
  onEditBet(): void;
  onShare(): void;
  onRemove(): void;
}

export function RowMenu({ pick, marking, onEditBet, onShare, onRemove }: Props) {
  const name = pickName(pick.metadata);
  const mayRemove = pick.removableUntil !== undefined && Date.parse(pick.removableUntil) > Date.now();
  return (
    <chakra.div position="relative" width="11" height="11">
      <Menu
        label={`More for ${name}`}
        button={
          <chakra.span display="grid" placeItems="center" height="full" color="muted">
            <IconMore />
          </chakra.span>
        }
      >
        {(['hit', 'miss', 'pending'] as const)
          .filter((status) => status !== pick.status)
          .map((status) => (
            <MenuButton key={status} onClick={() => marking.mark([pick], status)}>
              Mark as {statusWords[status].toLowerCase()}
            </MenuButton>
          ))}
        <MenuButton onClick={onEditBet}>{pick.bet ? 'Edit my bet' : 'Add my bet'}</MenuButton>
        <MenuButton onClick={onShare}>{pick.share ? 'Manage sharing' : 'Share'}</MenuButton>
        {mayRemove && <MenuButton onClick={onRemove}>Remove this pick</MenuButton>}
      </Menu>
    </chakra.div>
  );
}
