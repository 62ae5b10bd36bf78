/** A prediction in short. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Prediction } from '../../../../lambdas/contracts/predictions.ts';
import { LinkButton } from '../../components/button.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { cardLook } from '../../components/card.tsx';
import { day } from '../../components/dates.ts';
import { percent } from '../../components/figures.ts';
import { useOdds } from '../../components/odds.ts';
import { betTypeLabel, matchLabel } from '../../components/play-words.ts';
import { PricesAsOf } from '../../components/prices-as-of.tsx';
import { SportBadge } from '../../components/sport-badge.tsx';
import { Tag } from '../../components/tag.tsx';
import { paths } from '../../paths.ts';
import { AddToTracker } from './add-to-tracker.tsx';

const CardItem = chakra('li', cardLook);

export function PredictionCard({ prediction }: { prediction: Prediction }) {
  const { parsed_entities: entities, sport, id } = prediction;
  const { odds, withOdds } = useOdds();
  const title = matchLabel(entities);
  return (
    <CardItem
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="auto auto 1fr auto auto"
    >
      <chakra.header
        display="grid"
        columnGap="4"
        rowGap="2"
        gridTemplateColumns="auto minmax(0, 1fr) auto"
        gridTemplateRows="auto 1fr"
      >
        <chakra.div gridRow="1 / -1">
          <SportBadge sport={sport} />
        </chakra.div>
        <chakra.h2 textStyle="name">{title}</chakra.h2>
        <chakra.span
          textStyle={entities.odds === null ? 'label' : 'odds'}
          color={entities.odds === null ? 'muted' : 'accentFg'}
        >
          {odds(entities.odds)}
        </chakra.span>
        <chakra.div gridColumn="2 / -1" display="flex" flexWrap="wrap" gap="2" alignContent="start">
          <Tag>{betTypeLabel(entities)}</Tag>
          <Tag>{entities.risk_profile} risk</Tag>
        </chakra.div>
      </chakra.header>
      <chakra.p textStyle="small" color="muted">
        Match date: {day(entities.match_date)}
        {entities.hit_rate !== undefined && ` · Hit rate: ${percent(entities.hit_rate)}`}
      </chakra.p>
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" alignContent="start">
        {entities.suggestion.map((suggestion, index) => (
          <chakra.li key={suggestion} borderLeftWidth="2px" borderColor="accentFg" paddingLeft="3">
            <chakra.p fontWeight="medium">{withOdds(suggestion)}</chakra.p>
            <chakra.p textStyle="small" color="muted">
              {withOdds(entities.analysis[index] || 'No analysis')}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <PricesAsOf legs={entities.legs} />
      <ButtonRow alignItems="start" gridRow="5">
        <AddToTracker prediction={prediction} />
        <LinkButton
          variant="outline"
          to={paths.account.prediction(id)}
          aria-label={`View Details of ${title}`}
        >
          View Details
        </LinkButton>
      </ButtonRow>
    </CardItem>
  );
}
