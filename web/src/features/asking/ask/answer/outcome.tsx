/** The state of a question: loading, failed, or an answer of its kind. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { OfferedChange } from '../../../../../../lambdas/contracts/asking/ask.ts';
import type { PlayAnswer, Question } from '../../../../api/ask.ts';
import { prefersReducedMotion } from '../../../../components/ui/display/motion.ts';
import { Asking } from '../asking.tsx';
import type { Exchange } from '../use-answers.ts';
import { Failure } from './failure.tsx';
import { CareCard, ClarifyCard, InfoCard, NoPlayCard } from './other-answers.tsx';
import { ResultCard } from './result-card.tsx';

interface Props {
  isPending: boolean;
  question: Question | undefined;
  answer: PlayAnswer | undefined;
  error: Error | null;
  canRepeat: boolean;
  /** Whether the user has moved on to something else since asking; the focus then stays there. */
  hasMovedOn(): boolean;
  onAsk(prompt: string, sport: string): void;
  /** Asks again after a failure. */
  onRepeat(): void;
  /** Asks for another answer, made from the one shown. */
  onChange(exchange: Exchange, change: OfferedChange): void;
}

/** Scrolls into view when it appears, because on a phone it would be below the fold. */
export function Outcome({
  isPending,
  question,
  answer,
  error,
  canRepeat,
  hasMovedOn,
  onAsk,
  onRepeat,
  onChange,
}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const key = question?.requestKey;
  useEffect(() => {
    if (!key || !(isPending || answer || error)) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    container.current?.scrollIntoView({ block: 'nearest', behavior });
    const heading = container.current?.querySelector<HTMLElement>('[data-answer]');
    // A question that is asked back stays under the cursor, to be corrected.
    const isAnswered = answer && !isPending && answer.kind !== 'clarify';
    if (isAnswered && !hasMovedOn()) heading?.focus({ preventScroll: true });
    // The button that was pressed may have been part of the previous answer.
    else if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, [key, isPending, answer, error]);

  return (
    <chakra.div
      ref={container}
      tabIndex={-1}
      scrollMarginTop="20"
      scrollMarginBottom="20"
      _focusVisible={{ outline: 'none' }}
    >
      {isPending && question && <Asking key={key} />}
      {!isPending && error && <Failure error={error} canRepeat={canRepeat} onRepeat={onRepeat} />}
      {!isPending && answer && question && (
        <Answer
          key={key}
          question={question}
          answer={answer}
          canRepeat={canRepeat}
          onAsk={onAsk}
          onChange={onChange}
        />
      )}
    </chakra.div>
  );
}

interface AnswerProps {
  question: Question;
  answer: PlayAnswer;
  canRepeat: boolean;
  onAsk(prompt: string, sport: string): void;
  onChange(exchange: Exchange, change: OfferedChange): void;
}

export function Answer({ question, answer, canRepeat, onAsk, onChange }: AnswerProps) {
  const sport = answer.promptAnalysis.legs[0]?.sport ?? answer.reading.sports[0] ?? question.sport;
  // Keeps the selected sport: without the removed part, the question may no longer name one.
  const props = { answer, sport, onAsk: (prompt: string) => onAsk(prompt, question.sport) };
  if (answer.kind === 'care') return <CareCard {...props} />;
  if (answer.kind === 'clarify') return <ClarifyCard {...props} />;
  if (answer.kind === 'info') return <InfoCard {...props} question={question} />;
  // An answer without a selection cannot be saved, whatever its kind.
  if (answer.kind === 'no_play' || answer.promptAnalysis.suggestion.length === 0)
    return <NoPlayCard {...props} />;
  return (
    <ResultCard
      {...props}
      question={question}
      canRepeat={canRepeat}
      onChange={(change) => onChange({ question, answer }, change)}
    />
  );
}
