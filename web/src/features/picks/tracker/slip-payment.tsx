/** Asks what the book paid for a slip with legs of one game: its price, or how it settled a void or pushed leg. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useId, useState } from 'react';
import type { OwnBetShown, SettledAs } from '../../../../../lambdas/contracts/picks/own-bet.ts';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { useSetBet } from '../../../api/tracker.ts';
import { useOdds } from '../../../components/feed/odds.ts';
import { priceIn } from '../../../components/feed/price-input.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { TextField } from '../../../components/ui/controls/field.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { openPayment, savedWords } from './payment-words.ts';

const focusOn = (element: HTMLElement | null) => element?.focus();

const noBet: OwnBetShown = { stake: null, price: null, book: null, note: null };

/** Renders nothing for a pick whose money is known, but what was just saved, which takes the focus of the button that is gone. */
export function SlipPayment({ pick }: { pick: SavedPick }) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, isSuccess, error } = useSetBet();
  const { odds } = useOdds();
  const open = openPayment(pick);
  if (!open) {
    return isSuccess ? (
      <chakra.p ref={focusOn} role="status" tabIndex={-1} textStyle="small">
        {savedWords(pick, odds)}
      </chakra.p>
    ) : null;
  }
  const { question, label, isDropped } = open;
  const save = (more: Partial<OwnBetShown>) => mutate({ pick, bet: { ...noBet, ...pick.bet, ...more } });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const price = priceIn(String(new FormData(event.currentTarget).get('paid') ?? ''));
    setProblem(typeof price === 'number' ? undefined : 'Please enter odds such as +450, 5.50 or 9/2');
    if (typeof price === 'number') save({ price, ...(isDropped && { settledAs: 'repriced' }) });
  };
  const answer = (settledAs: SettledAs) => () => save({ settledAs });
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      borderLeftWidth="3px"
      borderColor="pending"
      paddingLeft="3"
    >
      <chakra.p id={id} fontWeight="medium">
        {question}
      </chakra.p>
      <chakra.form
        noValidate
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        gap="3"
        aria-label={`${label}: ${pickName(pick.metadata)}`}
        onSubmit={submit}
      >
        <chakra.div flex="1" minWidth="8rem" maxWidth="14rem">
          <TextField name="paid" label={label} autoComplete="off" placeholder="+450" error={problem} />
        </chakra.div>
        <Button type="submit" size="sm" minHeight="12" busy={isPending}>
          Save
        </Button>
      </chakra.form>
      {isDropped && (
        <chakra.div role="group" aria-labelledby={id} display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" size="sm" disabled={isPending} onClick={answer('refunded')}>
            Refunded
          </Button>
          <Button variant="outline" size="sm" disabled={isPending} onClick={answer('lost')}>
            Lost
          </Button>
        </chakra.div>
      )}
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to save what your book paid. Please try again.')}
        </Notice>
      )}
    </chakra.section>
  );
}
