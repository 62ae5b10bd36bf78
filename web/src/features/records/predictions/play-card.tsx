/** The play: legs with prices, payout and chance, and its origin. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Prediction } from '../../../../../lambdas/contracts/records/predictions.ts';
import { BetSlip } from '../../../components/asking/bet-slip.tsx';
import { ChanceMeter } from '../../../components/asking/chance-meter.tsx';
import { riskWords } from '../../../components/asking/chance-words.ts';
import { sortNotes } from '../../../components/asking/evidence-words.ts';
import { Notes } from '../../../components/asking/notes.tsx';
import { Origin } from '../../../components/asking/origin.tsx';
import { Payout } from '../../../components/asking/payout.tsx';
import { betTypeLabel, matchDays } from '../../../components/asking/play-words.ts';
import { SlipCare, SlipChance } from '../../../components/asking/slip-panel.tsx';
import { WishList } from '../../../components/asking/wish-list.tsx';
import { useOdds } from '../../../components/feed/odds.ts';
import { PricesAsOf } from '../../../components/feed/prices-as-of.tsx';
import { TextLink } from '../../../components/ui/controls/text-link.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { Tag } from '../../../components/ui/display/tag.tsx';
import { paths } from '../../../paths.ts';
import { AddToTracker } from './add-to-tracker.tsx';

export function PlayCard({ prediction }: { prediction: Prediction }) {
  const { id, prompt_text: prompt, parsed_entities: entities, stats, result } = prediction;
  const { withOdds } = useOdds();
  const { loud, quiet } = sortNotes(entities.notes ?? [], entities.legs);
  return (
    <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Tag>{betTypeLabel(entities)}</Tag>
        <Tag>{riskWords(entities.risk_profile, entities.market_probability)}</Tag>
        <Tag>{matchDays(entities)}</Tag>
      </chakra.div>
      <Origin id={id} prompt={prompt} />
      <Notes notes={loud} />
      {entities.theme && <p>{withOdds(entities.theme.text)}</p>}
      <WishList wishes={entities.wishes} />
      <BetSlip
        legs={entities.legs}
        suggestion={entities.suggestion}
        isNumbered={entities.wishes !== undefined}
      />
      <Notes notes={quiet} quiet />
      {entities.slip ? (
        <>
          <SlipChance slip={entities.slip} />
          <SlipCare play={entities} />
        </>
      ) : (
        <>
          <Payout play={entities} />
          <ChanceMeter play={entities} />
        </>
      )}
      {stats && (
        <chakra.p textStyle="small" color="muted">
          {stats}. <TextLink to={paths.trackRecord}>See every result</TextLink>
        </chakra.p>
      )}
      {(!result || prediction.pickSaved) && (
        <chakra.div justifySelf="start">
          <AddToTracker prediction={prediction} />
        </chakra.div>
      )}
      <PricesAsOf legs={entities.legs} moving={!result} />
    </Card>
  );
}
