/** The details of a saved pick: results of its legs, slip, profit, grading, and actions. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { dollars, signedDollars } from '../../../../../../lambdas/domain/platform/format.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { BetSlip } from '../../../../components/asking/bet-slip.tsx';
import { sortNotes } from '../../../../components/asking/evidence-words.ts';
import { Notes } from '../../../../components/asking/notes.tsx';
import { Origin } from '../../../../components/asking/origin.tsx';
import { betTypeLabel } from '../../../../components/asking/play-words.ts';
import { useOdds } from '../../../../components/feed/odds.ts';
import { PricesAsOf } from '../../../../components/feed/prices-as-of.tsx';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { day } from '../../../../components/ui/display/dates.ts';
import { statusWords } from '../../../../components/ui/display/status-label.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { closingWords } from '../closing-words.ts';
import type { Marking } from '../marking.ts';
import { Outcomes } from '../outcomes.tsx';
import { graderWords, settlingWords } from '../settling-words.ts';

const marks = [
  { status: 'hit', variant: 'hit' },
  { status: 'miss', variant: 'miss' },
  { status: 'pending', variant: 'outline' },
] as const;

interface Props {
  pick: SavedPick;
  marking: Marking;
  onEditBet(): void;
}

export function PickDetails({ pick, marking, onEditBet }: Props) {
  const { metadata, sport, created_at } = pick;
  const { loud } = sortNotes(metadata.notes ?? [], metadata.legs);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.p textStyle="small" color="muted">
        {sport} · {betTypeLabel(metadata)} · Saved <time dateTime={created_at}>{day(created_at)}</time>
      </chakra.p>
      <Outcomes pick={pick} />
      <Origin id={pick.promptLogId} prompt={pick.reasoning} />
      <Notes notes={loud} />
      <BetSlip
        legs={metadata.legs}
        suggestion={metadata.suggestion}
        analysis={metadata.analysis}
        reasons="folded"
      />
      <Money pick={pick} />
      <OwnBet pick={pick} onEdit={onEditBet} />
      {settlingWords(pick).map((sentence) => (
        <chakra.p key={sentence} textStyle="small" color="muted">
          {sentence}
        </chakra.p>
      ))}
      <Marks pick={pick} marking={marking} />
      <PricesAsOf legs={metadata.legs} />
    </chakra.div>
  );
}

function Money({ pick }: { pick: SavedPick }) {
  const { metadata, profit, status, gradedBy, gradedAt } = pick;
  const { odds } = useOdds();
  const closing = closingWords(pick);
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3">
      <Figure label="Price" value={odds(metadata.odds)} />
      <Figure
        label="Profit on $100"
        value={profit === null ? (status === 'pending' ? 'Open' : 'Not priced') : signedDollars(profit)}
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

function OwnBet({ pick, onEdit }: { pick: SavedPick; onEdit(): void }) {
  const { bet, ownProfit, status } = pick;
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
            value={
              typeof ownProfit === 'number'
                ? signedDollars(ownProfit)
                : status === 'pending'
                  ? 'Open'
                  : 'Not priced'
            }
            tone={toneOf(ownProfit ?? null)}
          />
        )}
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

function Marks({ pick, marking }: { pick: SavedPick; marking: Marking }) {
  const name = pickName(pick.metadata);
  const isMine = marking.picks.length === 1 && marking.picks[0]?.id === pick.id;
  const isPending = isMine && marking.isPending;
  return (
    <>
      <chakra.div
        role="group"
        aria-label={`Set the status of ${name}`}
        display="flex"
        flexWrap="wrap"
        gap="2"
      >
        {marks
          .filter(({ status }) => status !== pick.status)
          .map(({ status, variant }) => (
            <Button
              key={status}
              size="sm"
              variant={variant}
              minWidth={{ sm: '6rem' }}
              flex={{ base: '1', sm: '0 0 auto' }}
              disabled={isPending && marking.status !== status}
              busy={isPending && marking.status === status}
              aria-label={`Mark ${name} as ${statusWords[status].toLowerCase()}`}
              onClick={() => marking.mark([pick], status)}
            >
              {statusWords[status]}
            </Button>
          ))}
      </chakra.div>
      {isMine && marking.error && (
        <Notice tone="error" error={marking.error}>
          {errorMessage(marking.error, 'Failed to update pick status')}
        </Notice>
      )}
    </>
  );
}
