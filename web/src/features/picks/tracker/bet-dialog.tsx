/** The user's own bet on a pick: stake, price, book and note, all optional. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useId, useState } from 'react';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { useSetBet } from '../../../api/tracker.ts';
import { useOdds } from '../../../components/feed/odds.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../components/ui/controls/dialog.tsx';
import { Checkbox, TextArea, TextField } from '../../../components/ui/controls/field.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { type BetProblems, parseBet } from './bet-input.ts';

interface Props {
  /** Null while the dialog is closed. */
  pick: SavedPick | null;
  onClose(): void;
  onSaved(): void;
}

export function BetDialog({ pick, onClose, onSaved }: Props) {
  const form = useId();
  const { mutate, isPending, error, reset } = useSetBet();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      title="My bet"
      open={pick !== null}
      onClose={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      {pick && (
        <chakra.div display="grid" gap="5">
          <chakra.p color="muted">{pickName(pick.metadata)}</chakra.p>
          <Fields
            key={pick.id}
            id={form}
            pick={pick}
            onSave={(bet) =>
              mutate(
                { pick, bet },
                {
                  onSuccess: () => {
                    onSaved();
                    onClose();
                  },
                },
              )
            }
          />
          {error && (
            <Notice tone="error" error={error}>
              {errorMessage(error, 'Failed to save your bet. Please try again.')}
            </Notice>
          )}
        </chakra.div>
      )}
    </Dialog>
  );
}

interface FieldsProps {
  id: string;
  pick: SavedPick;
  onSave(bet: Parameters<ReturnType<typeof useSetBet>['mutate']>[0]['bet']): void;
}

function Fields({ id, pick, onSave }: FieldsProps) {
  const { bet, metadata } = pick;
  const { odds } = useOdds();
  // Books offer boosts and bonus bets on same-game parlays above all.
  const hasOffers = metadata.slip !== undefined || bet?.boost !== undefined || bet?.bonusBet === true;
  const [problems, setProblems] = useState<BetProblems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const parsed = parseBet({
      stake: text('stake'),
      price: text('price'),
      book: text('book'),
      note: text('note').replaceAll(/\s+/g, ' '),
      boost: text('boost'),
      maxStake: text('maxStake'),
      isBonus: data.get('bonusBet') !== null,
    });
    setProblems('problems' in parsed ? parsed.problems : {});
    const answer = bet?.settledAs && { settledAs: bet.settledAs };
    if ('bet' in parsed) onSave({ ...parsed.bet, ...answer });
  };
  return (
    <chakra.form id={id} noValidate display="grid" gap="4" onSubmit={submit}>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        alignItems="start"
      >
        <TextField
          name="stake"
          label="Stake in dollars"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={bet?.stake?.toFixed(2) ?? ''}
          error={problems.stake}
          hint="Leave blank to count only the flat $100"
        />
        <TextField
          name="price"
          label="Odds you got"
          autoComplete="off"
          defaultValue={bet?.price ? odds(bet.price) : ''}
          error={problems.price}
          hint={metadata.slip ? 'What your book pays for all legs' : `Leave blank for ${odds(metadata.odds)}`}
        />
        {hasOffers && (
          <>
            <TextField
              name="boost"
              label="Boost, % on winnings"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={bet?.boost?.percent ?? ''}
              error={problems.boost}
            />
            <TextField
              name="maxStake"
              label="Boosted up to, in dollars"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={bet?.boost?.maxStake?.toFixed(2) ?? ''}
              error={problems.maxStake}
              hint="Leave blank if there is no limit"
            />
          </>
        )}
      </chakra.div>
      {hasOffers && (
        <Checkbox name="bonusBet" defaultChecked={bet?.bonusBet ?? false}>
          Bonus bet: only the winnings are paid
        </Checkbox>
      )}
      <TextField name="book" label="Sportsbook" maxLength={60} defaultValue={bet?.book ?? ''} />
      <TextArea name="note" label="Note" rows={2} maxLength={500} defaultValue={bet?.note ?? ''} />
    </chakra.form>
  );
}
