/** Asking for a play in plain words, and the answer under it. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { promptMaxLength } from '../../../../lambdas/contracts/ask.ts';
import { type Question, useAsk } from '../../api/ask.ts';
import { ApiError, sentenceOf } from '../../api/errors.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextArea } from '../../components/field.tsx';
import { prefersReducedMotion } from '../../components/motion.ts';
import { Notice } from '../../components/notice.tsx';
import { useSubscription } from '../../session/subscription.ts';
import { Asking } from './asking.tsx';
import { ResultCard } from './result-card.tsx';
import { type AskSport, askSports, suggestions } from './suggestions.ts';
import { useSport } from './use-sport.ts';

const empty = 'Please enter a prompt';

export function PromptPanel() {
  const [sport, setSport] = useSport();
  const [prompt, setPrompt] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const known = useSubscription().remainingPrompts;
  const { mutate, data, error, isPending, variables } = useAsk();
  const remaining = remainingAfter(data ?? error) ?? known;
  const isUsedUp = remaining !== undefined && remaining <= 0;

  const ask = (question: Pick<Question, 'prompt' | 'sport'>) =>
    mutate({ ...question, requestKey: crypto.randomUUID() });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(prompt.trim() === '');
    if (prompt.trim() === '') field.current?.focus();
    else ask({ prompt: prompt.trim(), sport });
  };

  const write = (text: string) => {
    setPrompt(text);
    setEmpty(false);
    // What is written is about this sport, whatever the profile says when it comes.
    setSport(sport);
  };

  const fill = (text: string) => {
    write(text);
    field.current?.focus();
  };

  return (
    <chakra.section aria-labelledby="ask" display="grid" gap="6">
      <Card as="div" display="grid" gap="5">
        <chakra.div display="grid" gap="1">
          <chakra.h2 id="ask" textStyle="heading">
            Ask for a play
          </chakra.h2>
          <chakra.p color="muted">
            In plain words. Answers are made only of scheduled games, at listed prices.
          </chakra.p>
        </chakra.div>
        <chakra.form noValidate display="grid" gap="5" onSubmit={submit}>
          <chakra.div maxWidth={{ md: '14rem' }}>
            <SelectField
              label="Sport"
              value={sport}
              onChange={(event) => setSport(askSports.find((each) => each === event.target.value) ?? 'NBA')}
            >
              {askSports.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </SelectField>
          </chakra.div>
          <Chips sport={sport} onChoose={fill} />
          <TextArea
            ref={field}
            label="Your prompt"
            rows={3}
            maxLength={promptMaxLength}
            placeholder="e.g. A safe 3-leg parlay for Sunday, no favorites under −300"
            value={prompt}
            onChange={(event) => write(event.target.value)}
          />
          {isEmpty && <Notice tone="error">{empty}</Notice>}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
            <Button
              type="submit"
              size="lg"
              busy={isPending}
              disabled={isUsedUp}
              width={{ base: 'full', sm: 'auto' }}
            >
              {isPending ? 'Getting Suggestions...' : 'Get Suggestions'}
            </Button>
            <chakra.p textStyle="small" color="muted" minHeight="1.45em" aria-live="polite">
              {remaining !== undefined && `${remaining} prompts remaining today`}
            </chakra.p>
          </chakra.div>
        </chakra.form>
      </Card>
      <Outcome
        isPending={isPending}
        asked={variables}
        answer={data}
        error={error}
        canRepeat={!isUsedUp}
        onRegenerate={() => variables && ask(variables)}
      />
    </chakra.section>
  );
}

/** An answer says how many are left; so does a refusal that knows. */
function remainingAfter(outcome: unknown): number | undefined {
  const said = outcome instanceof ApiError ? outcome.fields : outcome;
  const left =
    typeof said === 'object' && said !== null && 'remainingPrompts' in said
      ? said.remainingPrompts
      : undefined;
  return typeof left === 'number' ? left : undefined;
}

interface ChipsProps {
  sport: AskSport;
  onChoose(text: string): void;
}

function Chips({ sport, onChoose }: ChipsProps) {
  return (
    <chakra.ul
      aria-label={`Suggestions for ${sport}`}
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      gap="2"
      overflowX={{ base: 'auto', md: 'visible' }}
      marginX={{ base: '-5', md: '0' }}
      paddingX={{ base: '5', md: '0' }}
      paddingY="1"
      scrollbarWidth="none"
      scrollSnapType="x proximity"
    >
      {suggestions[sport].map((text) => (
        <chakra.li key={text} flex="none" scrollSnapAlign="center">
          <chakra.button
            type="button"
            onClick={() => onChoose(text)}
            minHeight="11"
            paddingX="4"
            borderWidth="1px"
            borderColor="edge"
            borderRadius="full"
            textStyle="small"
            whiteSpace="nowrap"
            cursor="pointer"
            transition="background-color 120ms, border-color 120ms"
            _hover={{ bg: 'hover', borderColor: 'accentFg' }}
          >
            {text}
          </chakra.button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

interface OutcomeProps {
  isPending: boolean;
  asked: Question | undefined;
  answer: ReturnType<typeof useAsk>['data'];
  error: Error | null;
  canRepeat: boolean;
  onRegenerate(): void;
}

/** Brought into view when it comes: on a phone it would appear under the fold. */
function Outcome({ isPending, asked, answer, error, canRepeat, onRegenerate }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  const key = asked?.requestKey;
  useEffect(() => {
    if (!key || !(isPending || answer || error)) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    place.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [key, isPending, answer, error]);

  return (
    <chakra.div ref={place} scrollMarginTop="20" scrollMarginBottom="20">
      {isPending && asked && <Asking key={key} sport={asked.sport} />}
      {!isPending && error && (
        <Notice tone="error" error={error}>
          {sentenceOf(error, 'Failed to process prompt')}
        </Notice>
      )}
      {!isPending && answer && asked && (
        <ResultCard
          key={key}
          asked={asked}
          answer={answer}
          canRepeat={canRepeat}
          onRegenerate={onRegenerate}
        />
      )}
    </chakra.div>
  );
}
