/** The state of a question: loading, failed, or an answer of its kind. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { OfferedChange } from '../../../../lambdas/contracts/ask.ts';
import type { PlayAnswer, Question } from '../../api/ask.ts';
import { sentenceOf } from '../../api/errors.ts';
import { Button } from '../../components/button.tsx';
import { prefersReducedMotion } from '../../components/motion.ts';
import { Notice } from '../../components/notice.tsx';
import { isUnreadable } from './answer-words.ts';
import { Asking } from './asking.tsx';
import { CareCard, InfoCard, NoPlayCard } from './other-answers.tsx';
import { ResultCard } from './result-card.tsx';
import type { Exchange } from './use-answers.ts';

interface Props {
  isPending: boolean;
  asked: Question | undefined;
  answer: PlayAnswer | undefined;
  error: Error | null;
  canRepeat: boolean;
  /** Whether the person has gone on to something else since asking, and is to be left there. */
  hasMovedOn(): boolean;
  onAsk(prompt: string, sport: string): void;
  /** Asks for another answer, made from the one shown. */
  onChange(exchange: Exchange, change: OfferedChange): void;
}

/** Brought into view when it comes: on a phone it would appear under the fold. */
export function Outcome({ isPending, asked, answer, error, canRepeat, hasMovedOn, onAsk, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const key = asked?.requestKey;
  useEffect(() => {
    if (!key || !(isPending || answer || error)) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    place.current?.scrollIntoView({ block: 'nearest', behavior });
    const heading = place.current?.querySelector<HTMLElement>('[data-answer]');
    if (answer && !isPending && !hasMovedOn()) heading?.focus({ preventScroll: true });
    // What was pressed may have gone with the last answer.
    else if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [key, isPending, answer, error]);

  return (
    <chakra.div
      ref={place}
      tabIndex={-1}
      scrollMarginTop="20"
      scrollMarginBottom="20"
      _focusVisible={{ outline: 'none' }}
    >
      {isPending && asked && <Asking key={key} />}
      {!isPending && error && (
        <Notice tone="error" error={error}>
          {sentenceOf(error, 'Failed to process prompt')}
        </Notice>
      )}
      {!isPending && answer && asked && (
        <Answer
          key={key}
          asked={asked}
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
  asked: Question;
  answer: PlayAnswer;
  canRepeat: boolean;
  onAsk(prompt: string, sport: string): void;
  onChange(exchange: Exchange, change: OfferedChange): void;
}

export function Answer({ asked, answer, canRepeat, onAsk, onChange }: AnswerProps) {
  const sport = answer.promptAnalysis.legs[0]?.sport ?? answer.reading.sports[0] ?? asked.sport;
  const again = () => onAsk(asked.prompt, asked.sport);
  // The box as it was: where a part named the sport, what is left of the words may name none.
  const props = { answer, sport, onAsk: (prompt: string) => onAsk(prompt, asked.sport) };
  if (answer.kind === 'care') return <CareCard {...props} />;
  if (isUnreadable(answer)) {
    return (
      <Notice
        tone="error"
        action={
          <Button variant="outline" size="sm" busy={false} disabled={!canRepeat} onClick={again}>
            Try again
          </Button>
        }
      >
        The AI’s answer couldn’t be read. Your prompt was not counted.
      </Notice>
    );
  }
  if (answer.kind === 'info') return <InfoCard {...props} />;
  // A play without a selection has nothing to save, whatever it calls itself.
  if (answer.kind === 'no_play' || answer.promptAnalysis.suggestion.length === 0)
    return <NoPlayCard {...props} />;
  return (
    <ResultCard
      {...props}
      asked={asked}
      canRepeat={canRepeat}
      onChange={(change) => onChange({ asked, answer }, change)}
    />
  );
}
