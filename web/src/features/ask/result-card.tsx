/** The answer: a slip of legs at their prices, what the whole pays, and how likely each side thinks it is. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { PlayAnswer, Question } from '../../api/ask.ts';
import { sentenceOf } from '../../api/errors.ts';
import { useSavePick } from '../../api/tracker.ts';
import { BetSlip } from '../../components/bet-slip.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { Card } from '../../components/card.tsx';
import { ChanceMeter } from '../../components/chance-meter.tsx';
import { IconCheck, IconRefresh } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { useOdds } from '../../components/odds.ts';
import { Payout } from '../../components/payout.tsx';
import { PricesAsOf } from '../../components/prices-as-of.tsx';
import { SportBadge } from '../../components/sport-badge.tsx';
import { Tag } from '../../components/tag.tsx';

interface Props {
  asked: Question;
  answer: PlayAnswer;
  canRepeat: boolean;
  onRegenerate(): void;
}

export function ResultCard({ asked, answer, canRepeat, onRegenerate }: Props) {
  const { promptAnalysis: analysis, response } = answer;
  const id = useId();
  const actions = <Actions asked={asked} answer={answer} canRepeat={canRepeat} onRegenerate={onRegenerate} />;
  const hasSlip = analysis.suggestion.length > 0;
  return (
    <Card
      as="article"
      aria-labelledby={id}
      display="grid"
      gap="5"
      borderTopWidth="3px"
      borderTopColor="accentFg"
      animation="rise 200ms ease-out"
    >
      <chakra.header display="flex" gap="4" alignItems="center">
        <SportBadge sport={asked.sport} />
        <chakra.div minWidth="0" display="grid" gap="1.5">
          <chakra.h3 id={id} textStyle="heading">
            AI Suggestion
          </chakra.h3>
          {hasSlip && (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Tag>
                {analysis.legs.length > 1
                  ? `${analysis.legs.length} leg ${analysis.bet_type}`
                  : analysis.bet_type}
              </Tag>
              <Tag>{analysis.risk_profile} risk</Tag>
            </chakra.div>
          )}
        </chakra.div>
      </chakra.header>
      {hasSlip ? (
        <chakra.div
          display="grid"
          gap="6"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        >
          <chakra.div display="grid" gap="4">
            <BetSlip legs={analysis.legs} suggestion={analysis.suggestion} analysis={analysis.analysis} />
            <Summary response={response} />
          </chakra.div>
          <chakra.div display="grid" gap="5">
            <Payout legs={analysis.legs} odds={analysis.odds} />
            <ChanceMeter confidence={analysis.confidence} market={analysis.market_probability} />
            {actions}
            <PricesAsOf legs={analysis.legs} moving />
          </chakra.div>
        </chakra.div>
      ) : (
        <>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" fontSize="1.0625rem">
            {response}
          </chakra.p>
          {actions}
        </>
      )}
    </Card>
  );
}

/** The answer in words, as it is kept with a saved pick. */
function Summary({ response }: { response: string }) {
  const { withOdds } = useOdds();
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" minHeight="8" color="muted" textStyle="small" borderRadius="sm">
        The answer in full
      </chakra.summary>
      <chakra.p
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        color="muted"
        fontSize="0.9375rem"
        paddingTop="2"
      >
        {withOdds(response)}
      </chakra.p>
    </chakra.details>
  );
}

function Actions({ asked, answer, canRepeat, onRegenerate }: Props) {
  const { promptLogId, promptAnalysis, response } = answer;
  // Beside a slip they stand in its column.
  const hasSlip = promptAnalysis.suggestion.length > 0;
  const { mutate, isPending, isSuccess, error } = useSavePick();
  const save = () => {
    if (promptLogId === null) return;
    mutate({
      promptLogId,
      playText: response,
      reasoning: asked.prompt,
      sport: promptAnalysis.sport,
      betType: promptAnalysis.bet_type,
      metadata: { ...promptAnalysis },
    });
  };
  return (
    <>
      <ButtonRow flexDirection={{ lg: hasSlip ? 'column' : 'row' }}>
        {promptLogId !== null && (
          <Button onClick={save} busy={isPending} disabled={isSuccess}>
            {isSuccess && <IconCheck strokeWidth="3" />}
            <span aria-live="polite">{saveLabel(isPending, isSuccess)}</span>
          </Button>
        )}
        <Button variant="outline" busy={false} onClick={onRegenerate} disabled={!canRepeat}>
          <IconRefresh />
          Regenerate
        </Button>
      </ButtonRow>
      {error && (
        <Notice tone="error" error={error}>
          {sentenceOf(error, 'Failed to save pick')}
        </Notice>
      )}
    </>
  );
}

function saveLabel(isPending: boolean, isSuccess: boolean): string {
  if (isSuccess) return 'Saved to Tracker';
  return isPending ? 'Saving...' : 'Save to Tracker';
}
