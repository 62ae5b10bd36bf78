/** The money of a saved pick: its price and profit, who graded it, its closing line, and the user's own bet. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { bookOfPick } from '../../../../../../lambdas/domain/asking/english/leg.ts';
import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { dollars, signedDollars } from '../../../../../../lambdas/domain/platform/format.ts';
import { useOdds } from '../../../../components/feed/odds.ts';
import { pickPrice } from '../../../../components/feed/pick-price.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { day } from '../../../../components/ui/display/dates.ts';
import { closingWords } from '../closing-words.ts';
import { boostWords, settledWords } from '../payment-words.ts';
import { graderWords } from '../settling-words.ts';

export function Money({ pick }: { pick: SavedPick }) {
  const { metadata, profit, gradedBy, gradedAt } = pick;
  const { odds } = useOdds();
  // Nobody took the prices of the legs of a slip, so they beat no close.
  const closing = metadata.slip ? [] : closingWords(pick);
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3">
      <Figure label="Price" value={pickPrice(pick, odds)} note={bookOfPick(metadata) || undefined} />
      <Figure
        label="Profit on $100"
        value={profit === null ? unknownMoney(pick) : signedDollars(profit)}
        tone={toneOf(profit)}
      />
      {gradedBy && (
        <Figure label="Graded by" value={graderWords(pick)} note={gradedAt ? day(gradedAt) : undefined} />
      )}
      {closing.length > 0 && (
        <chakra.div>
          <FigureName>Closing line</FigureName>
          <chakra.dd>
            {closing.map((line) => (
              <chakra.span key={line} display="block">
                {line}
              </chakra.span>
            ))}
          </chakra.dd>
        </chakra.div>
      )}
    </chakra.dl>
  );
}

export function OwnBet({ pick, onEdit }: { pick: SavedPick; onEdit(): void }) {
  const { bet, ownProfit } = pick;
  const { odds } = useOdds();
  const button = (
    <Button
      variant="outline"
      size="sm"
      onClick={onEdit}
      aria-label={`${bet ? 'Edit my bet' : 'Add my bet'}: ${pickName(pick.metadata)}`}
    >
      {bet ? 'Edit my bet' : 'Add my bet'}
    </Button>
  );
  if (!bet) return <chakra.div>{button}</chakra.div>;
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3">
        {bet.stake !== null && <Figure label="My stake" value={dollars(bet.stake)} />}
        {bet.price !== null && <Figure label="My odds" value={odds(bet.price)} />}
        {bet.stake !== null && (
          <Figure
            label="My profit"
            value={typeof ownProfit === 'number' ? signedDollars(ownProfit) : unknownMoney(pick)}
            tone={toneOf(ownProfit ?? null)}
          />
        )}
        {bet.boost && <Figure label="My boost" value={boostWords(bet.boost)} />}
        {bet.bonusBet && <Figure label="My stake is" value="A bonus bet" />}
        {bet.settledAs && <Figure label="After the void leg" value={settledWords[bet.settledAs]} />}
        {bet.book && <Figure label="My book" value={bet.book} />}
      </chakra.dl>
      {bet.note && (
        <chakra.p textStyle="small" overflowWrap="anywhere">
          <chakra.span color="muted">Note:</chakra.span> {bet.note}
        </chakra.p>
      )}
      {button}
    </chakra.div>
  );
}

function unknownMoney({ status, metadata }: SavedPick): string {
  if (status === 'pending') return 'Open';
  return metadata.slip ? 'Not known yet' : 'Not priced';
}

interface FigureProps {
  label: string;
  value: string;
  note?: string | undefined;
  tone?: 'fg' | 'hit' | 'miss';
}

export const toneOf = (value: number | null) => (!value ? 'fg' : value > 0 ? 'hit' : 'miss');

function Figure({ label, value, note, tone = 'fg' }: FigureProps) {
  return (
    <chakra.div minWidth="0">
      <FigureName>{label}</FigureName>
      <chakra.dd overflowWrap="anywhere">
        <chakra.span textStyle="odds" color={tone}>
          {value}
        </chakra.span>
        {note && (
          <chakra.span textStyle="small" color="muted" marginLeft="2">
            {note}
          </chakra.span>
        )}
      </chakra.dd>
    </chakra.div>
  );
}

function FigureName({ children }: { children: string }) {
  return (
    <chakra.dt textStyle="label" fontSize="0.8125rem" color="muted">
      {children}
    </chakra.dt>
  );
}
