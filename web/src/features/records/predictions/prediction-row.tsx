/** A prediction as a row: pick, price, chance against break-even, and one reason; the rest expands. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { bookOfPick } from '../../../../../lambdas/domain/asking/english/leg.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { playValue, riskWords } from '../../../components/asking/chance-words.ts';
import { betTypeLabel } from '../../../components/asking/play-words.ts';
import { useOdds } from '../../../components/feed/odds.ts';
import { askedPrice } from '../../../components/feed/pick-price.ts';
import { cardRecipe } from '../../../components/ui/display/card.tsx';
import { IconChevron } from '../../../components/ui/display/icons.tsx';
import { SportBadge } from '../../../components/ui/display/sport-badge.tsx';
import { StatusLabel } from '../../../components/ui/display/status-label.tsx';
import { AddToTracker } from './add-to-tracker.tsx';
import { DetailsLink } from './details-link.tsx';
import { type EqualPicks, equalWords } from './equal-picks.ts';
import { Chance, gameWords, originWords } from './prediction-facts.tsx';
import { PredictionMore } from './prediction-more.tsx';
import { resultWords } from './result-words.ts';

const CardItem = chakra('li', cardRecipe);

export function PredictionRow({ picks }: { picks: EqualPicks }) {
  const { shown: prediction } = picks;
  const { parsed_entities: entities, sport, id, result } = prediction;
  const { odds, withOdds } = useOdds();
  const [open, setOpen] = useState(false);
  const more = useId();
  const name = pickName(entities);
  const book = bookOfPick(entities);
  const { chance } = playValue(entities);
  const reason = entities.legs[0]?.thesis?.text ?? entities.analysis[0];
  return (
    <CardItem
      paddingX={{ base: '4', md: '5' }}
      paddingY={{ base: '4', md: '3', lg: '2' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div
        display="grid"
        columnGap="4"
        rowGap={{ base: '2', lg: '1' }}
        alignItems={{ lg: 'center' }}
        gridTemplateColumns={{
          base: 'auto minmax(0, 1fr) auto',
          md: 'auto minmax(0, 1fr) 13rem',
          lg: 'auto minmax(0, 1fr) 13.5rem 11rem',
        }}
      >
        <chakra.div alignSelf="start" gridRow={{ base: '1 / 3', md: '1 / 4' }}>
          <SportBadge sport={sport} size="2.5rem" />
        </chakra.div>
        <chakra.h3 minWidth="0" textStyle="name" overflowWrap="anywhere" alignSelf="end">
          {name}
        </chakra.h3>
        <chakra.div
          gridColumn="3"
          gridRow={{ base: '1', lg: '1 / 3' }}
          textAlign={{ base: 'end', md: 'start' }}
          display={{ md: 'flex' }}
          alignItems="baseline"
          gap="2"
          minWidth="0"
        >
          <chakra.span
            display="block"
            textStyle={entities.odds === null ? 'label' : 'odds'}
            color={entities.odds === null ? 'muted' : 'accentFg'}
          >
            {askedPrice(entities, odds)}
          </chakra.span>
          {book && (
            <chakra.span textStyle="small" color="muted" hideBelow="md" truncate>
              {book}
            </chakra.span>
          )}
        </chakra.div>
        <chakra.div gridColumn={{ base: '2 / -1', md: '2' }} gridRow="2" minWidth="0">
          <chakra.p textStyle="small" color="muted" _firstLetter={{ textTransform: 'uppercase' }}>
            {gameWords(prediction)}
          </chakra.p>
          <chakra.p textStyle="small" color="muted" _firstLetter={{ textTransform: 'uppercase' }}>
            {[
              betTypeLabel(entities),
              riskWords(entities.risk_profile, chance),
              equalWords(picks) || originWords(prediction),
            ].join(' · ')}
          </chakra.p>
        </chakra.div>
        <chakra.div
          gridColumn={{ base: '1 / -1', md: '2' }}
          gridRow="3"
          minWidth="0"
          display="grid"
          alignContent="start"
          gap={{ base: '1.5', lg: '0.5' }}
        >
          {result ? (
            <chakra.p textStyle="small" display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
              <StatusLabel status={result.status} />
              {resultWords(result, entities.legs)}
            </chakra.p>
          ) : null}
          {/* Once a game has started, its result takes the place of the reason. */}
          {(!result || open) && (
            <chakra.p textStyle="small" lineClamp={open ? undefined : 2} overflowWrap="anywhere">
              {withOdds(reason || 'No analysis')}
            </chakra.p>
          )}
        </chakra.div>
        <chakra.div
          gridColumn={{ base: '1 / -1', md: '3' }}
          gridRow={{ md: '2', lg: '3' }}
          alignSelf={{ lg: 'start' }}
        >
          <Chance prediction={prediction} />
        </chakra.div>
        <chakra.div
          gridColumn={{ base: '1 / -1', md: '3', lg: '4' }}
          gridRow={{ md: '3', lg: '1 / 4' }}
          display="flex"
          flexDirection={{ md: 'column' }}
          alignItems={{ base: 'center', md: 'stretch' }}
          justifyContent={{ base: 'space-between', lg: 'center' }}
          gap={{ base: '2', md: '1' }}
        >
          {(!result || prediction.pickSaved) && <AddToTracker prediction={prediction} inList />}
          <chakra.span
            flex={{ base: '1', md: 'none' }}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="1"
          >
            <DetailsLink id={id} name={name} />
            <chakra.button
              type="button"
              aria-expanded={open}
              aria-controls={more}
              aria-label={`More about ${name}`}
              onClick={() => setOpen(!open)}
              display="grid"
              placeItems="center"
              flex="none"
              width="11"
              height="11"
              marginEnd={{ base: '-3', md: '0' }}
              borderRadius="md"
              color="muted"
              cursor="pointer"
              _hover={{ bg: 'hover', color: 'fg' }}
            >
              <IconChevron
                transition="transform 160ms"
                style={{ transform: open ? 'rotate(180deg)' : 'none' }}
              />
            </chakra.button>
          </chakra.span>
        </chakra.div>
      </chakra.div>
      <div id={more}>{open && <PredictionMore prediction={prediction} />}</div>
    </CardItem>
  );
}
