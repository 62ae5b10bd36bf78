/** The question form, and the answers below it. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import type { OfferedChange } from '../../../../../lambdas/contracts/asking/ask.ts';
import { type Question, useAsk } from '../../../api/ask.ts';
import { ApiError } from '../../../api/client/errors.ts';
import { useOdds } from '../../../components/feed/odds.ts';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';
import { useBreak, useReportBreak } from '../../../session/break.ts';
import { useSubscription } from '../../../session/subscription.ts';
import { announcement } from './answer/answer-words.ts';
import { EarlierAnswers } from './answer/earlier-answers.tsx';
import { isUndecided } from './answer/failure.tsx';
import { Answer, Outcome } from './answer/outcome.tsx';
import { AskForm } from './ask-form.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { NextGames } from './next-games.tsx';
import { askSports, type PreparedQuestion } from './suggestions.ts';
import { questionAbout } from './upcoming.ts';
import { type Exchange, useAnswers } from './use-answers.ts';
import { useSport } from './use-sport.ts';
import { useWait } from './use-wait.ts';

/** @param prepared a question to start with */
export function PromptPanel({ prepared }: { prepared?: PreparedQuestion | undefined }) {
  const until = useBreak();
  const [wasOpen, setWasOpen] = useState(false);
  if (!until && !wasOpen) setWasOpen(true);
  return until ? <ClosedPanel until={until} arrived={wasOpen} /> : <OpenPanel prepared={prepared} />;
}

function OpenPanel({ prepared }: { prepared: PreparedQuestion | undefined }) {
  const [sport, setSport] = useSport(prepared?.sport);
  const [prompt, setPrompt] = useState(prepared?.prompt ?? '');
  /** The focused element when the question was sent; null once the user types again. */
  const askedFrom = useRef<Element | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { status, remainingPrompts: knownRemaining, plan, priced, singlesUntil } = useSubscription();
  const { mutate, data, error, isPending, variables } = useAsk();
  const { odds } = useOdds();
  const reportBreak = useReportBreak();
  const [answers, add] = useAnswers();
  const remaining = remainingAfter(data ?? error) ?? knownRemaining;
  const wait = useWait(error);
  const canAsk = wait === 0 && !(remaining !== undefined && remaining <= 0);

  const choose = (name: string | undefined) => setSport(askSports.find((each) => each === name) ?? sport);

  const send = (question: Omit<Question, 'requestKey'>, requestKey: string = crypto.randomUUID()) => {
    if (isPending || wait > 0) return;
    choose(question.sport);
    askedFrom.current = document.activeElement;
    const sent = { ...question, requestKey };
    mutate(sent, {
      onSuccess: (answer) => {
        const { reading, breakUntil } = answer;
        choose(reading.sports[0] ?? question.sport);
        if (breakUntil) reportBreak(breakUntil);
        if (answer.kind === 'clarify' && !hasMovedOn()) field.current?.focus();
        add({ question: sent, answer });
      },
    });
  };

  const ask = (text: string, about: string) => {
    if (!isPending) setPrompt(text);
    send({ prompt: text, sport: about });
  };

  const change = ({ question, answer }: Exchange, { label, change }: OfferedChange) => {
    const { promptLogId: follows } = answer;
    if (follows === null) {
      ask(question.prompt, question.sport);
      return;
    }
    // The answer's: a question may be about another sport than the one selected.
    const sport = answer.promptAnalysis.legs[0]?.sport ?? question.sport;
    send({ prompt: question.prompt, sport, follows, change, changed: label });
  };

  const repeat = () => {
    if (variables) send(variables, isUndecided(error) ? variables.requestKey : undefined);
  };

  const write = (text: string) => {
    setPrompt(text);
    askedFrom.current = null;
    // Fixes the selected sport, so that a profile that loads later does not change it.
    setSport(sport);
  };

  const hasMovedOn = () =>
    document.activeElement !== document.body &&
    document.activeElement !== askedFrom.current &&
    !document.activeElement?.matches('[tabindex="-1"]');

  const isReady = !isPending && data;
  // The current answer is not repeated among the earlier ones.
  const shownKey = data && !isPending ? variables?.requestKey : undefined;
  return (
    <chakra.section aria-labelledby="ask" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '6' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gridTemplateAreas={{ base: '"ask" "answer" "games"', lg: '"ask games" "answer answer"' }}
      >
        <chakra.div gridArea="ask" minWidth="0">
          <AskForm
            field={field}
            sport={sport}
            prompt={prompt}
            isPending={isPending}
            remaining={remaining}
            wait={wait}
            plan={plan}
            priced={priced?.[sport]}
            singlesOnly={singlesUntil !== null && Date.parse(singlesUntil) > Date.now()}
            onSport={choose}
            isAnswered={!isPending && data !== undefined && data.kind !== 'clarify'}
            onWrite={write}
            onAsk={() => ask(prompt.trim(), sport)}
          />
        </chakra.div>
        <chakra.div gridArea="games" minWidth="0">
          <NextGames
            priced={priced}
            isLoading={status === null}
            onChoose={(game) => {
              write(questionAbout(game));
              choose(game.sport);
              field.current?.focus();
            }}
          />
        </chakra.div>
        <chakra.div
          gridArea="answer"
          minWidth="0"
          display="grid"
          gap="4"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <VisuallyHidden role="status">{isReady && announcement(data, odds)}</VisuallyHidden>
          <Outcome
            isPending={isPending}
            question={variables}
            answer={data}
            error={error}
            canRepeat={canAsk}
            hasMovedOn={hasMovedOn}
            onAsk={ask}
            onRepeat={repeat}
            onChange={change}
          />
          <EarlierAnswers answers={answers.filter((each) => each.question.requestKey !== shownKey)}>
            {({ question, answer }) => (
              <Answer question={question} answer={answer} canRepeat={canAsk} onAsk={ask} onChange={change} />
            )}
          </EarlierAnswers>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}

/** The remaining prompts that an answer, or an error response, contains. */
function remainingAfter(outcome: unknown): number | undefined {
  const fields = outcome instanceof ApiError ? outcome.fields : outcome;
  const remaining =
    typeof fields === 'object' && fields !== null && 'remainingPrompts' in fields
      ? fields.remainingPrompts
      : undefined;
  return typeof remaining === 'number' ? remaining : undefined;
}
