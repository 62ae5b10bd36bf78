/** A prediction in short. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Prediction } from '../../../../lambdas/contracts/predictions.ts';
import { LinkButton } from '../../components/button.tsx';
import { cardLook } from '../../components/card.tsx';
import { day } from '../../components/dates.ts';
import { percent } from '../../components/figures.ts';
import { useOdds } from '../../components/odds.ts';
import { betTypeLabel, matchLabel } from '../../components/play-words.ts';
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
    <CardItem display="grid" gap="4">
      <chakra.header display="flex" gap="4">
        <SportBadge sport={sport} />
        <chakra.div flex="1" minWidth="0" display="grid" gap="2">
          <chakra.h2 textStyle="name">{title}</chakra.h2>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Tag>{betTypeLabel(entities)}</Tag>
            <Tag>{entities.risk_profile} risk</Tag>
          </chakra.div>
        </chakra.div>
        <chakra.span
          textStyle={entities.odds === null ? 'label' : 'odds'}
          color={entities.odds === null ? 'muted' : 'accentFg'}
        >
          {odds(entities.odds)}
        </chakra.span>
      </chakra.header>
      <chakra.p textStyle="small" color="muted">
        Match date: {day(entities.match_date)}
        {entities.hit_rate !== undefined && ` · Hit rate: ${percent(entities.hit_rate)}`}
      </chakra.p>
      <chakra.ul display="grid" gap="3">
        {entities.suggestion.map((suggestion, index) => (
          <chakra.li key={suggestion} borderLeftWidth="2px" borderColor="accentFg" paddingLeft="3">
            <chakra.p fontWeight="medium">{withOdds(suggestion)}</chakra.p>
            <chakra.p textStyle="small" color="muted">
              {withOdds(entities.analysis[index] || 'No analysis')}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <AddToTracker prediction={prediction} />
        <LinkButton
          variant="outline"
          to={paths.account.prediction(id)}
          aria-label={`View Details of ${title}`}
        >
          View Details
        </LinkButton>
      </chakra.div>
    </CardItem>
  );
}
