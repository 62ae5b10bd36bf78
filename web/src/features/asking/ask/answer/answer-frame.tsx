/** The card of an answer: its heading takes focus, and the reading of the question is above the content. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import type { PlayAnswer } from '../../../../api/ask.ts';
import { Card } from '../../../../components/ui/display/card.tsx';
import { SportBadge } from '../../../../components/ui/display/sport-badge.tsx';
import { Understood } from './understood.tsx';

export interface AnswerProps {
  answer: PlayAnswer;
  /** The sport of the answer, or of the question. */
  sport: string;
  /** Asks another question at once. */
  onAsk(prompt: string): void;
}

interface Props extends AnswerProps {
  title: string;
  /** Below the heading. */
  tags?: ReactNode;
  /** Suggestions have the accent color. */
  isPlay?: boolean;
  hasBadge?: boolean;
  children: ReactNode;
}

export function AnswerFrame({ answer, sport, onAsk, title, tags, isPlay, hasBadge = true, children }: Props) {
  const id = useId();
  return (
    <Card
      as="article"
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      borderTopWidth="3px"
      borderTopColor={isPlay ? 'accentFg' : 'edge'}
      animation="rise 200ms ease-out"
    >
      <chakra.header display="flex" gap="4" alignItems="center">
        {hasBadge && <SportBadge sport={sport} />}
        <chakra.div minWidth="0" display="grid" gap="1.5">
          <chakra.h3
            id={id}
            tabIndex={-1}
            data-answer
            textStyle="heading"
            // It takes focus when the answer appears, as a page's heading does.
            _focusVisible={{ outline: 'none' }}
          >
            {title}
          </chakra.h3>
          {tags && (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              {tags}
            </chakra.div>
          )}
        </chakra.div>
      </chakra.header>
      <Understood reading={answer.reading} onAsk={onAsk} />
      {children}
    </Card>
  );
}
