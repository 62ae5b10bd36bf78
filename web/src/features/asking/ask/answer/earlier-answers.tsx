/** The day's earlier answers, collapsed to their questions. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useOdds } from '../../../../components/feed/odds.ts';
import type { Exchange } from '../use-answers.ts';
import { answerTitle } from './answer-words.ts';

interface Props {
  answers: readonly Exchange[];
  children(exchange: Exchange): ReactNode;
}

export function EarlierAnswers({ answers, children }: Props) {
  if (answers.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="earlier-answers"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.h2 id="earlier-answers" textStyle="label" color="muted">
        Today’s answers
      </chakra.h2>
      {answers.map((exchange) => (
        <Earlier key={exchange.question.requestKey} exchange={exchange}>
          {children}
        </Earlier>
      ))}
    </chakra.section>
  );
}

function Earlier({ exchange, children }: { exchange: Exchange; children: Props['children'] }) {
  const [open, setOpen] = useState(false);
  const { odds } = useOdds();
  return (
    <chakra.details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      borderWidth="1px"
      borderRadius="lg"
      bg="panel"
    >
      <chakra.summary
        cursor="pointer"
        borderRadius="lg"
        paddingX={{ base: '4', md: '5' }}
        paddingY="3"
        _hover={{ bg: 'hover' }}
      >
        <chakra.span fontWeight="medium">{answerTitle(exchange.answer, odds)}</chakra.span>
        <chakra.span display="block" textStyle="small" color="muted" overflowWrap="anywhere" lineClamp="2">
          {[exchange.question.prompt, exchange.question.changed].filter(Boolean).join(' · ')}
        </chakra.span>
      </chakra.summary>
      {open && <chakra.div padding={{ base: '2', md: '3' }}>{children(exchange)}</chakra.div>}
    </chakra.details>
  );
}
