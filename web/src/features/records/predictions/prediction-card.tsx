/** A prediction as a card: its names, what it is, its record, and each suggestion with its analysis. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { bookOfPick } from '../../../../../lambdas/domain/asking/english/leg.ts';
import { matchupName, pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { riskWords } from '../../../components/asking/chance-words.ts';
import { betTypeLabel, matchDays } from '../../../components/asking/play-words.ts';
import { SuggestionList } from '../../../components/asking/suggestion-list.tsx';
import { useOdds } from '../../../components/feed/odds.ts';
import { askedPrice } from '../../../components/feed/pick-price.ts';
import { cardRecipe } from '../../../components/ui/display/card.tsx';
import { SportBadge } from '../../../components/ui/display/sport-badge.tsx';
import { StatusLabel } from '../../../components/ui/display/status-label.tsx';
import { Tag } from '../../../components/ui/display/tag.tsx';
import { AddToTracker } from './add-to-tracker.tsx';
import { DetailsLink } from './details-link.tsx';
import { type EqualPicks, equalWords } from './equal-picks.ts';
import { Chance, originWords, startWords } from './prediction-facts.tsx';
import { outcomeWords, resultWords, scoreWords } from './result-words.ts';

const CardItem = chakra('li', cardRecipe);

export function PredictionCard({ picks }: { picks: EqualPicks }) {
  const { shown: prediction } = picks;
  const { parsed_entities: entities, sport, id, result, stats } = prediction;
  const { odds } = useOdds();
  const title = useId();
  const name = pickName(entities);
  const matchup = matchupName(entities);
  const book = bookOfPick(entities);
  return (
    <CardItem
      aria-labelledby={title}
      padding={{ base: '4', md: '5' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="auto auto 1fr auto"
      gap="3"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr) auto"
        columnGap="3"
        alignItems="start"
      >
        <SportBadge sport={sport} size="2.5rem" />
        <chakra.div minWidth="0">
          <chakra.h3 id={title} textStyle="name" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          {matchup && (
            <chakra.p textStyle="small" overflowWrap="anywhere">
              {matchup}
            </chakra.p>
          )}
        </chakra.div>
        <chakra.div textAlign="end">
          <chakra.span
            display="block"
            textStyle={entities.odds === null ? 'label' : 'odds'}
            color={entities.odds === null ? 'muted' : 'accentFg'}
          >
            {askedPrice(entities, odds)}
          </chakra.span>
          {book && (
            <chakra.span textStyle="small" color="muted">
              {book}
            </chakra.span>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Tag>{betTypeLabel(entities)}</Tag>
          <Tag>{riskWords(entities.risk_profile, entities.market_probability)}</Tag>
          <Tag>{matchDays(entities)}</Tag>
        </chakra.div>
        <chakra.p textStyle="small" color="muted">
          {[startWords(prediction), equalWords(picks) || originWords(prediction)].filter(Boolean).join(' · ')}
        </chakra.p>
        {stats && <chakra.p textStyle="small">{stats}</chakra.p>}
        {result && (
          <chakra.p textStyle="small" display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
            <StatusLabel status={result.status} />
            {resultWords(result, entities.legs)}
          </chakra.p>
        )}
      </chakra.div>
      <SuggestionList
        play={entities}
        lines={3}
        after={(index) => {
          const [leg, played] = [entities.legs[index], result?.legs[index]];
          return (
            leg &&
            played &&
            entities.legs.length > 1 && (
              <chakra.p textStyle="small">
                {outcomeWords(played)} · {scoreWords(played, leg)}
              </chakra.p>
            )
          );
        }}
      />
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" alignSelf="end">
        <Chance prediction={prediction} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
          borderTopWidth="1px"
          paddingTop="2"
        >
          <DetailsLink id={id} name={name} />
          {(!result || prediction.pickSaved) && <AddToTracker prediction={prediction} inList />}
        </chakra.div>
      </chakra.div>
    </CardItem>
  );
}
