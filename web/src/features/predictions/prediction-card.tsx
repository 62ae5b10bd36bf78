/** A prediction in short. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../../lambdas/contracts/analysis.ts';
import type { Prediction } from '../../../../lambdas/contracts/predictions.ts';
import { LinkButton } from '../../components/button.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { cardLook } from '../../components/card.tsx';
import { riskWords, worthOf } from '../../components/chance-words.ts';
import { countWords, evidenceShown } from '../../components/evidence-words.ts';
import { percent } from '../../components/figures.ts';
import { useOdds } from '../../components/odds.ts';
import { slateWords } from '../../components/origin-words.ts';
import { betTypeLabel, matchDays, playTitle } from '../../components/play-words.ts';
import { shopWords } from '../../components/price-words.ts';
import { PricesAsOf } from '../../components/prices-as-of.tsx';
import { SportBadge } from '../../components/sport-badge.tsx';
import { Tag } from '../../components/tag.tsx';
import { paths } from '../../paths.ts';
import { AddToTracker } from './add-to-tracker.tsx';

const CardItem = chakra('li', cardLook);

export function PredictionCard({ prediction }: { prediction: Prediction }) {
  const { parsed_entities: entities, sport, id } = prediction;
  const { odds, withOdds } = useOdds();
  const title = playTitle(entities);
  const { chance, breakEven } = worthOf(entities);
  const figures = [
    chance !== null && `Chance ${percent(chance)}`,
    breakEven !== null && `break-even ${percent(breakEven)}`,
  ].filter(Boolean);
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
          <Tag>{riskWords(entities.risk_profile, chance)}</Tag>
        </chakra.div>
      </chakra.header>
      <chakra.div textStyle="small" display="grid" gap="0.5">
        {figures.length > 0 && <chakra.p fontWeight="medium">{figures.join(' · ')}</chakra.p>}
        <chakra.p color="muted">
          Match date: {matchDays(entities)} · {slateWords(id) ?? 'You asked'}
        </chakra.p>
      </chakra.div>
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" alignContent="start">
        {entities.suggestion.map((suggestion, index) => (
          <chakra.li key={suggestion} borderLeftWidth="2px" borderColor="accentFg" paddingLeft="3">
            <chakra.p fontWeight="medium">{withOdds(suggestion)}</chakra.p>
            <Shopped leg={entities.legs[index]} />
            <chakra.p textStyle="small" color="muted">
              {withOdds(entities.legs[index]?.thesis?.text ?? (entities.analysis[index] || 'No analysis'))}
              <Counted leg={entities.legs[index]} />
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="grid" gap="0.5" alignContent="end">
        {entities.hit_rate !== undefined && (
          <chakra.p textStyle="small" color="muted">
            Hit rate of GamePlan’s {sport} predictions: {percent(entities.hit_rate)}
          </chakra.p>
        )}
        <PricesAsOf legs={entities.legs} />
      </chakra.div>
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

/** Whose price it is, and how it compares. */
function Shopped({ leg }: { leg: Leg | undefined }) {
  const { odds, withOdds } = useOdds();
  const words = leg ? shopWords(leg, odds) : '';
  if (words === '') return null;
  return (
    <chakra.p textStyle="small" overflowWrap="anywhere">
      {withOdds(words)}
    </chakra.p>
  );
}

/** How much stands on each side; the evidence itself is on the page. */
function Counted({ leg }: { leg: Leg | undefined }) {
  const counted = leg ? countWords(evidenceShown(leg)) : '';
  if (counted === '') return null;
  return (
    <chakra.span display="block" color="fg">
      Evidence: {counted}
    </chakra.span>
  );
}
