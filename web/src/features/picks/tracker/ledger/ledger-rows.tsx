/** The saved picks as a ledger: expandable rows that can be selected and marked together. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import type { Marking } from '../marking.ts';
import { columns, LedgerRow } from './ledger-row.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface Props {
  picks: readonly SavedPick[];
  marking: Marking;
  /** Number of marks made on this page; each clears the selection. */
  marked: number;
  actionsOn(pick: SavedPick): { onEditBet(): void; onShare(): void; onRemove(): void };
}

export function LedgerRows({ picks, marking, marked, actionsOn }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [selection, setSelection] = useState({ ids: new Set<string>() as ReadonlySet<string>, marked });
  const chosenIds = selection.marked === marked ? selection.ids : new Set<string>();
  const chosen = picks.filter(({ id }) => chosenIds.has(id));
  const choose = (ids: ReadonlySet<string>) => setSelection({ ids, marked });
  return (
    <chakra.div bg="panel" borderWidth="1px" borderRadius="lg">
      <SelectionBar
        picks={picks}
        chosen={chosen}
        marking={marking}
        onChooseAll={(all) => choose(new Set(all ? picks.map(({ id }) => id) : []))}
      />
      <Headings />
      <chakra.ul>
        {picks.map((pick) => (
          <LedgerRow
            key={pick.id}
            pick={pick}
            isOpen={open.has(pick.id)}
            isChosen={chosenIds.has(pick.id)}
            marking={marking}
            onToggle={() => setOpen(toggled(open, pick.id))}
            onChoose={() => choose(toggled(chosenIds, pick.id))}
            {...actionsOn(pick)}
          />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Hidden from screen readers, because each row has the same information as text. */
function Headings() {
  return (
    <chakra.div
      aria-hidden
      hideBelow="lg"
      display="grid"
      columnGap="3"
      gridTemplateColumns={columns}
      paddingLeft="5"
      paddingRight="2"
      paddingY="2"
      borderBottomWidth="1px"
      textStyle="label"
      fontSize="0.8125rem"
      color="muted"
    >
      <span />
      <span>Status</span>
      <span>Pick</span>
      <span>Game</span>
      <span>Result</span>
      <chakra.span textAlign="end">Price</chakra.span>
      <chakra.span textAlign="end">Profit</chakra.span>
    </chakra.div>
  );
}
