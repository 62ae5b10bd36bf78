/** A saved pick: what was played, at which price, how it stands and who says so. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { SavedPick } from '../../../../lambdas/contracts/tracker.ts';
import { sentenceOf } from '../../api/errors.ts';
import { type Mark, useMarkPick } from '../../api/tracker.ts';
import { BetSlip } from '../../components/bet-slip.tsx';
import { Button } from '../../components/button.tsx';
import { day } from '../../components/dates.ts';
import { sortNotes } from '../../components/evidence-words.ts';
import { signedDollars } from '../../components/figures.ts';
import { Notes } from '../../components/notes.tsx';
import { Notice } from '../../components/notice.tsx';
import { useOdds } from '../../components/odds.ts';
import { Origin } from '../../components/origin.tsx';
import { betTypeLabel, playTitle } from '../../components/play-words.ts';
import { PricesAsOf } from '../../components/prices-as-of.tsx';
import { SportBadge } from '../../components/sport-badge.tsx';
import { StatusLabel, statusWords } from '../../components/status-label.tsx';
import { closingWords } from './closing-words.ts';
import { graderWords, settlingWords } from './settling-words.ts';

const marks: readonly { readonly status: Mark; readonly variant: 'hit' | 'miss' | 'outline' }[] = [
  { status: 'hit', variant: 'hit' },
  { status: 'miss', variant: 'miss' },
  { status: 'pending', variant: 'outline' },
];

interface Props {
  pick: SavedPick;
  onMarked(status: Mark): void;
}

export function PickCard({ pick, onMarked }: Props) {
  const { metadata, sport, status } = pick;
  const id = useId();
  const { loud } = sortNotes(metadata.notes ?? [], metadata.legs);
  return (
    <chakra.li>
      <chakra.article
        aria-labelledby={id}
        position="relative"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        padding={{ base: '4', md: '6' }}
        paddingLeft={{ base: '5', md: '7' }}
        bg="panel"
        borderWidth="1px"
        borderRadius="lg"
        overflow="hidden"
        _before={{ content: '""', position: 'absolute', insetY: '0', left: '0', width: '5px', bg: status }}
      >
        <chakra.header display="grid" gap="3">
          <chakra.div display="flex" gap="3" alignItems="center">
            <SportBadge sport={sport} size="2.5rem" />
            <chakra.p flex="1" minWidth="0" textStyle="small" color="muted">
              {sport} · {betTypeLabel(metadata)}
              <chakra.span display="block">
                Saved <time dateTime={pick.created_at}>{day(pick.created_at)}</time>
              </chakra.span>
            </chakra.p>
            <StatusLabel status={status} />
          </chakra.div>
          <chakra.h3 id={id} textStyle="name" fontSize="1.5rem">
            {playTitle(metadata)}
          </chakra.h3>
        </chakra.header>
        <Origin id={pick.promptLogId} prompt={pick.reasoning} />
        <Notes notes={loud} />
        <BetSlip
          legs={metadata.legs}
          suggestion={metadata.suggestion}
          analysis={metadata.analysis}
          reasons="folded"
        />
        <Money pick={pick} />
        {settlingWords(pick).map((sentence) => (
          <chakra.p key={sentence} textStyle="small" color="muted">
            {sentence}
          </chakra.p>
        ))}
        <Marks pick={pick} onMarked={onMarked} />
        <PricesAsOf legs={metadata.legs} />
      </chakra.article>
    </chakra.li>
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
        tone={!profit ? 'fg' : profit > 0 ? 'hit' : 'miss'}
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

interface FigureProps {
  label: string;
  value: string;
  note?: string | undefined;
  tone?: 'fg' | 'hit' | 'miss';
}

function Figure({ label, value, note, tone = 'fg' }: FigureProps) {
  return (
    <chakra.div>
      <FigureName>{label}</FigureName>
      <chakra.dd>
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

function Marks({ pick, onMarked }: Props) {
  const { mutate, isPending, variables, error } = useMarkPick();
  return (
    <>
      <chakra.div
        role="group"
        aria-label="Set the status of this pick"
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
              disabled={isPending}
              busy={isPending && variables.status === status}
              onClick={() => mutate({ pick, status }, { onSuccess: () => onMarked(status) })}
            >
              {statusWords[status]}
            </Button>
          ))}
      </chakra.div>
      {error && (
        <Notice tone="error" error={error}>
          {sentenceOf(error, 'Failed to update pick status')}
        </Notice>
      )}
    </>
  );
}
