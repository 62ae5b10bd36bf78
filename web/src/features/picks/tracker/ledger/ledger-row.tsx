/** A saved pick as an expandable row, one line on a desktop and more on a phone. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { bookOfPick } from '../../../../../../lambdas/domain/asking/english/leg.ts';
import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { signedDollars } from '../../../../../../lambdas/domain/platform/format.ts';
import { useOdds } from '../../../../components/feed/odds.ts';
import { pickPrice } from '../../../../components/feed/pick-price.ts';
import { IconButton } from '../../../../components/ui/controls/icon-button.tsx';
import { IconChevron } from '../../../../components/ui/display/icons.tsx';
import { StatusLabel } from '../../../../components/ui/display/status-label.tsx';
import type { Marking } from '../marking.ts';
import { nearMiss, shortResult } from '../outcome-words.ts';
import { gameWords, startWords } from '../pick-words.ts';
import { PickDetails } from './pick-details.tsx';
import { toneOf } from './pick-money.tsx';
import { RowBox } from './row-box.tsx';
import { RowMenu } from './row-menu.tsx';

/** Also used by the column headings above the rows. */
export const columns =
  '1.5rem 6.75rem minmax(0, 1.5fr) minmax(0, 1.2fr) minmax(0, 1.1fr) 4rem 6rem 2.75rem 2.75rem';

interface Props {
  pick: SavedPick;
  isOpen: boolean;
  isChosen: boolean;
  marking: Marking;
  onToggle(): void;
  onChoose(isChosen: boolean): void;
  onEditBet(): void;
  onShare(): void;
  onRemove(): void;
}

export function LedgerRow({
  pick,
  isOpen,
  isChosen,
  marking,
  onToggle,
  onChoose,
  onEditBet,
  onShare,
  onRemove,
}: Props) {
  const { metadata, status } = pick;
  const id = useId();
  const { odds } = useOdds();
  const name = pickName(metadata);
  const price = pickPrice(pick, odds);
  const result = shortResult(pick);
  const miss = nearMiss(pick);
  const isLive = pick.outcomes?.some(({ live }) => live) ?? false;
  const game = gameWords(metadata);
  const start = [startWords(metadata, new Date()), bookOfPick(metadata), pick.share && 'Shared']
    .filter(Boolean)
    .join(' · ');
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.article aria-labelledby={`${id}-name`} position="relative">
        <chakra.span
          aria-hidden
          position="absolute"
          zIndex="1"
          insetY="0"
          left="0"
          width="5px"
          bg={status}
          pointerEvents="none"
        />
        <chakra.div
          position="relative"
          display="grid"
          alignItems="center"
          alignContent="center"
          columnGap={{ base: '2.5', lg: '3' }}
          rowGap="0"
          gridTemplateColumns={{ base: '1.5rem minmax(0, 1fr) auto 2.75rem', lg: columns }}
          minHeight={{ base: '5.25rem', lg: '3.5rem' }}
          paddingLeft={{ base: '4', lg: '5' }}
          paddingRight={{ base: '1', lg: '2' }}
          paddingY={{ base: '2', lg: '1' }}
          bg={isChosen ? 'hover' : undefined}
          _hover={{ bg: 'hover' }}
        >
          <chakra.div gridRow={{ base: '1 / 4', lg: 'auto' }} alignSelf="center">
            <RowBox label={`Select ${name}`} checked={isChosen} onChange={onChoose} />
          </chakra.div>
          <chakra.span hideBelow="lg">
            <StatusLabel status={status} />
          </chakra.span>
          <chakra.h3 id={`${id}-name`} minWidth="0" textStyle="name" fontSize="1.125rem">
            <chakra.button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              onClick={onToggle}
              display="block"
              width="full"
              textAlign="start"
              cursor="pointer"
              truncate
              // Makes the whole row clickable; its other controls are on top of this.
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              {name}
            </chakra.button>
          </chakra.h3>
          <chakra.div hideBelow="lg" minWidth="0">
            <Line color="fg">{game}</Line>
            <Line>{start}</Line>
          </chakra.div>
          <chakra.div hideBelow="lg" minWidth="0">
            <Line color={isLive ? 'fg' : 'muted'}>{result}</Line>
            {miss && <Line color="miss">{miss}</Line>}
          </chakra.div>
          <chakra.span hideBelow="lg" textStyle="odds" fontSize="1.125rem" textAlign="end">
            {price}
          </chakra.span>
          <chakra.span
            textStyle="odds"
            fontSize="1.125rem"
            textAlign="end"
            color={toneOf(pick.profit)}
            whiteSpace="nowrap"
          >
            {pick.profit === null ? (
              <>
                <chakra.span hideBelow="lg">–</chakra.span>
                <chakra.span hideFrom="lg">{price}</chakra.span>
              </>
            ) : (
              signedDollars(pick.profit)
            )}
          </chakra.span>
          <chakra.div gridColumn={{ base: '4', lg: 'auto' }} gridRow={{ base: '1 / 3', lg: 'auto' }}>
            <RowMenu
              pick={pick}
              marking={marking}
              onEditBet={onEditBet}
              onShare={onShare}
              onRemove={onRemove}
            />
          </chakra.div>
          <chakra.div hideFrom="lg" gridColumn="2 / 4" gridRow="2" minWidth="0">
            <Line color={miss ? 'miss' : isLive ? 'fg' : 'muted'}>{miss ?? (result || game)}</Line>
          </chakra.div>
          <chakra.div
            hideFrom="lg"
            gridColumn="2 / -1"
            gridRow="3"
            minWidth="0"
            display="flex"
            alignItems="center"
            gap="2"
          >
            <StatusLabel status={status} />
            <Line>{[start, pick.profit !== null && price].filter(Boolean).join(' · ')}</Line>
          </chakra.div>
          <chakra.span hideBelow="lg" position="relative">
            <IconButton
              label={isOpen ? 'Close' : 'Open'}
              aria-hidden
              tabIndex={-1}
              onClick={onToggle}
              css={{ '& svg': { transform: isOpen ? 'rotate(180deg)' : undefined } }}
            >
              <IconChevron />
            </IconButton>
          </chakra.span>
        </chakra.div>
        <chakra.div
          id={`${id}-details`}
          hidden={!isOpen}
          _hidden={{ display: 'none' }}
          paddingX={{ base: '4', lg: '6' }}
          paddingTop="3"
          paddingBottom="6"
          maxWidth="56rem"
        >
          {isOpen && <PickDetails pick={pick} marking={marking} onEditBet={onEditBet} />}
        </chakra.div>
      </chakra.article>
    </chakra.li>
  );
}

const Line = chakra('span', {
  base: {
    display: 'block',
    minWidth: '0',
    textStyle: 'small',
    color: 'muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
