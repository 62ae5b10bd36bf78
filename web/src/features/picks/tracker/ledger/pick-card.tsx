/** A saved pick as a card: what was asked, its suggestions with their analysis, its status, and buttons to set it. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { signedDollars } from '../../../../../../lambdas/domain/platform/format.ts';
import { BetSlip } from '../../../../components/asking/bet-slip.tsx';
import { sortNotes } from '../../../../components/asking/evidence-words.ts';
import { Notes } from '../../../../components/asking/notes.tsx';
import { Origin } from '../../../../components/asking/origin.tsx';
import { betTypeLabel } from '../../../../components/asking/play-words.ts';
import { SuggestionList } from '../../../../components/asking/suggestion-list.tsx';
import { useOdds } from '../../../../components/feed/odds.ts';
import { pickPrice } from '../../../../components/feed/pick-price.ts';
import { PricesAsOf } from '../../../../components/feed/prices-as-of.tsx';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { day } from '../../../../components/ui/display/dates.ts';
import { IconChevron } from '../../../../components/ui/display/icons.tsx';
import { SportBadge } from '../../../../components/ui/display/sport-badge.tsx';
import { StatusLabel } from '../../../../components/ui/display/status-label.tsx';
import type { Marking } from '../marking.ts';
import { Outcomes } from '../outcomes.tsx';
import { gameWords, startWords } from '../pick-words.ts';
import { settlingWords } from '../settling-words.ts';
import { SlipPayment } from '../slip-payment.tsx';
import { Marks } from './marks.tsx';
import { Money, OwnBet, toneOf } from './pick-money.tsx';
import { RowMenu } from './row-menu.tsx';

interface Props {
  pick: SavedPick;
  marking: Marking;
  onEditBet(): void;
  onShare(): void;
  onRemove(): void;
}

export function PickCard({ pick, marking, onEditBet, onShare, onRemove }: Props) {
  const { metadata, status, sport, created_at: createdAt, profit } = pick;
  const id = useId();
  const { odds } = useOdds();
  const { loud } = sortNotes(metadata.notes ?? [], metadata.legs);
  const facts = [gameWords(metadata), startWords(metadata, new Date())].filter(Boolean).join(' · ');
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.article
        aria-labelledby={id}
        position="relative"
        display="grid"
        alignContent="start"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        bg="panel"
        borderWidth="1px"
        borderRadius="lg"
        paddingY="4"
        paddingLeft={{ base: '5', md: '7' }}
        paddingRight={{ base: '4', md: '5' }}
      >
        <chakra.span
          aria-hidden
          position="absolute"
          insetY="-1px"
          left="-1px"
          width="6px"
          bg={status}
          borderLeftRadius="lg"
        />
        <chakra.div
          display="grid"
          columnGap={{ base: '3', md: '4' }}
          rowGap="2"
          alignItems="start"
          gridTemplateColumns={{
            base: 'auto minmax(0, 1fr) 2.75rem',
            md: 'auto minmax(0, 1fr) auto 2.75rem',
          }}
        >
          <SportBadge sport={sport} size="2.75rem" />
          <chakra.div minWidth="0" display="grid" gap="1">
            <chakra.h3 id={id} textStyle="name" overflowWrap="anywhere">
              {pickName(metadata)}
            </chakra.h3>
            {facts && (
              <chakra.p textStyle="small" overflowWrap="anywhere">
                {facts}
              </chakra.p>
            )}
            <chakra.p textStyle="small" color="muted">
              {sport} · {betTypeLabel(metadata)} · Saved <time dateTime={createdAt}>{day(createdAt)}</time>
              {pick.share && ' · Shared'}
            </chakra.p>
          </chakra.div>
          <chakra.div
            gridColumn={{ base: '1 / -1', md: '3' }}
            gridRow={{ base: '2', md: '1' }}
            display="flex"
            alignItems="center"
            gap="3"
          >
            <chakra.span textStyle="odds">{pickPrice(pick, odds)}</chakra.span>
            {profit !== null && (
              <chakra.span textStyle="odds" color={toneOf(profit)} whiteSpace="nowrap">
                {signedDollars(profit)}
              </chakra.span>
            )}
            <StatusLabel status={status} />
          </chakra.div>
          <chakra.div
            gridColumn={{ base: '3', md: '4' }}
            gridRow="1"
            marginTop="-1"
            marginRight={{ base: '-2', md: '-3' }}
          >
            <RowMenu
              pick={pick}
              marking={marking}
              onEditBet={onEditBet}
              onShare={onShare}
              onRemove={onRemove}
            />
          </chakra.div>
        </chakra.div>
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.6fr)' }}
        >
          <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
            <Origin id={pick.promptLogId} prompt={pick.reasoning} />
            <Outcomes pick={pick} />
            <SlipPayment pick={pick} />
            {settlingWords(pick).map((sentence) => (
              <chakra.p key={sentence} textStyle="small" color="muted">
                {sentence}
              </chakra.p>
            ))}
            <Notes notes={loud} />
          </chakra.div>
          <SuggestionList play={metadata} lines={3} />
        </chakra.div>
        <Foot pick={pick} marking={marking} onEditBet={onEditBet} />
      </chakra.article>
    </chakra.li>
  );
}

/** The buttons; prices, the own bet and the evidence are behind a click. */
function Foot({ pick, marking, onEditBet }: Pick<Props, 'pick' | 'marking' | 'onEditBet'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <chakra.div borderTopWidth="1px" paddingTop="3">
      <chakra.div
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
      >
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <Marks pick={pick} marking={marking} />
        </chakra.div>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Details: ${pickName(pick.metadata)}`}
          onClick={() => setOpen(!isOpen)}
        >
          Details
          <IconChevron
            transition="transform 160ms"
            style={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
          />
        </Button>
      </chakra.div>
      <chakra.div id={id} hidden={!isOpen} _hidden={{ display: 'none' }} paddingTop="4" maxWidth="56rem">
        {isOpen && (
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            <Money pick={pick} />
            <OwnBet pick={pick} onEdit={onEditBet} />
            <BetSlip
              legs={pick.metadata.legs}
              suggestion={pick.metadata.suggestion}
              analysis={pick.metadata.analysis}
              reasons="folded"
            />
            <PricesAsOf legs={pick.metadata.legs} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
