/** A play: the question, notes, the slip with reasons, and its value. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { OfferedChange } from '../../../../../../lambdas/contracts/asking/ask.ts';
import type { Question } from '../../../../api/ask.ts';
import { BetSlip } from '../../../../components/asking/bet-slip.tsx';
import { ChanceMeter } from '../../../../components/asking/chance-meter.tsx';
import { riskWords } from '../../../../components/asking/chance-words.ts';
import { sortNotes } from '../../../../components/asking/evidence-words.ts';
import { Notes } from '../../../../components/asking/notes.tsx';
import { OfferedPrice } from '../../../../components/asking/offered-price.tsx';
import { betOf, emptyOffer } from '../../../../components/asking/offered-words.ts';
import { Payout } from '../../../../components/asking/payout.tsx';
import { betTypeName } from '../../../../components/asking/play-words.ts';
import { SlipCare, SlipChance } from '../../../../components/asking/slip-panel.tsx';
import { WishList } from '../../../../components/asking/wish-list.tsx';
import { useOdds } from '../../../../components/feed/odds.ts';
import { PricesAsOf } from '../../../../components/feed/prices-as-of.tsx';
import { Tag } from '../../../../components/ui/display/tag.tsx';
import { Actions } from './actions.tsx';
import { AnswerFrame, type AnswerProps } from './answer-frame.tsx';
import { usedWords } from './answer-words.ts';
import { Changes } from './changes.tsx';

interface Props extends AnswerProps {
  question: Question;
  canRepeat: boolean;
  onChange(change: OfferedChange): void;
}

export function ResultCard({ question, canRepeat, onChange, ...props }: Props) {
  const { answer } = props;
  const { promptAnalysis: analysis } = answer;
  const { slip } = analysis;
  const { withOdds } = useOdds();
  const [offer, setOffer] = useState(emptyOffer);
  const { loud, quiet } = sortNotes(answer.notes, analysis.legs);
  return (
    <AnswerFrame
      {...props}
      isPlay
      title="AI Suggestion"
      tags={
        <>
          <Tag>
            {analysis.legs.length > 1
              ? `${analysis.legs.length} leg ${analysis.bet_type}`
              : betTypeName(analysis.bet_type, analysis.legs)}
          </Tag>
          <Tag>{riskWords(analysis.risk_profile, analysis.market_probability)}</Tag>
        </>
      }
    >
      <Notes notes={loud} />
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      >
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {analysis.theme && <p>{withOdds(analysis.theme.text)}</p>}
          <WishList wishes={analysis.wishes} />
          <BetSlip
            legs={analysis.legs}
            suggestion={analysis.suggestion}
            analysis={analysis.analysis}
            reasons="all"
            isNumbered={analysis.wishes !== undefined}
          />
          <Notes notes={quiet} quiet />
          <Changes changes={answer.changes ?? []} canAsk={canRepeat} onChange={onChange} />
        </chakra.div>
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns="minmax(0, 1fr)"
          position={{ lg: 'sticky' }}
          top={{ lg: '20' }}
        >
          {slip ? (
            <>
              <SlipChance slip={slip} />
              <OfferedPrice slip={slip} text={offer} onType={setOffer} />
            </>
          ) : (
            <>
              <Payout play={analysis} />
              <ChanceMeter play={analysis} />
            </>
          )}
          <Actions
            question={question}
            answer={answer}
            bet={slip && betOf(offer)}
            canRepeat={canRepeat}
            onChange={onChange}
          />
          <SlipCare play={analysis} />
          <chakra.div display="grid" gap="1">
            <chakra.p textStyle="small">{usedWords(answer)}</chakra.p>
            <PricesAsOf legs={analysis.legs} moving />
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </AnswerFrame>
  );
}
