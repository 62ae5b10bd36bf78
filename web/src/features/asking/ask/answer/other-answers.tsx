/** Answers without a bet: no play, a question asked back, information, and help. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import type { Question } from '../../../../api/ask.ts';
import { HelplineLinks } from '../../../../components/accounts/helpline-links.tsx';
import { TakeBreak } from '../../../../components/accounts/take-break.tsx';
import { Notes } from '../../../../components/asking/notes.tsx';
import { WishList } from '../../../../components/asking/wish-list.tsx';
import { linesBesides } from '../../../../components/asking/wish-words.ts';
import { Alternatives } from './alternatives.tsx';
import { AnswerFrame, type AnswerProps } from './answer-frame.tsx';
import { notCounted, reasonOf } from './answer-words.ts';
import { wordsBeside } from './cards/card-words.ts';
import { Cards } from './cards/cards.tsx';
import { ResponseText, TextBlocks } from './response-text.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { TrackOwn } from './track-own.tsx';

function NotCounted() {
  return (
    <chakra.p textStyle="small" color="muted">
      {notCounted}
    </chakra.p>
  );
}

export function NoPlayCard(props: AnswerProps) {
  const { answer, onAsk } = props;
  const { wishes = [] } = answer.promptAnalysis;
  return (
    <AnswerFrame {...props} title="No play for this one">
      <ResponseText response={linesBesides(reasonOf(answer.response), wishes)} />
      <WishList wishes={wishes} />
      <Notes notes={answer.notes.filter(({ text }) => !answer.response.includes(text))} />
      <Alternatives alternatives={answer.alternatives} onAsk={onAsk} />
      <NotCounted />
    </AnswerFrame>
  );
}

/** Asks back: what was read stands above as parts, and the words that were not are named. */
export function ClarifyCard(props: AnswerProps) {
  const { answer, onAsk } = props;
  const { unread } = answer;
  return (
    <AnswerFrame {...props} title={unread.length > 0 ? 'Not quite sure what you mean' : 'Which bet?'}>
      {unread.length > 0 ? (
        <chakra.p>
          We couldn’t place{' '}
          {unread.map((word, at) => (
            <Fragment key={word}>
              {at > 0 && ', '}
              <chakra.mark bg="hover" color="inherit" borderRadius="control" paddingX="1.5" fontWeight="600">
                {word}
              </chakra.mark>
            </Fragment>
          ))}
          . Change the question above, or choose one.
        </chakra.p>
      ) : (
        <ResponseText response={answer.response} />
      )}
      <Notes
        notes={answer.notes.filter(
          ({ kind, text }) =>
            kind === 'unavailable' && (unread.length > 0 || !answer.response.includes(text)),
        )}
      />
      <Alternatives
        title={unread.length > 0 ? 'Did you mean' : 'Ask for'}
        alternatives={answer.alternatives}
        onAsk={onAsk}
      />
      <NotCounted />
    </AnswerFrame>
  );
}

export function InfoCard({ question, ...props }: AnswerProps & { question: Question }) {
  const { answer, onAsk } = props;
  const { cards = [] } = answer;
  return (
    <AnswerFrame {...props} title="Here’s what we know">
      <Notes notes={answer.notes.filter(({ text }) => !answer.response.includes(text))} />
      <TextBlocks blocks={wordsBeside(answer.response, cards)} />
      <Cards cards={cards} />
      <TrackOwn question={question} answer={answer} />
      <ScreenLinks screens={answer.screens ?? []} />
      <Alternatives alternatives={answer.alternatives} onAsk={onAsk} />
      <NotCounted />
    </AnswerFrame>
  );
}

/** A support message; nothing on it leads to a bet. */
export function CareCard(props: AnswerProps) {
  const { answer } = props;
  return (
    <AnswerFrame
      {...props}
      answer={{ ...answer, reading: { sports: [], summary: '', parts: [] } }}
      title="Let’s pause for a second"
      hasBadge={false}
    >
      <ResponseText response={answer.response} />
      <HelplineLinks />
      <chakra.section aria-labelledby="take-a-break" display="grid" gap="2">
        <chakra.h4 id="take-a-break" textStyle="name">
          Take a break
        </chakra.h4>
        <chakra.p color="muted" fontSize="0.9375rem">
          Pauses asking for as long as you choose. Your tracker stays open.
        </chakra.p>
        <TakeBreak />
      </chakra.section>
      <NotCounted />
    </AnswerFrame>
  );
}
