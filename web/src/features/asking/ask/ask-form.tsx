/** The question form: sport, question, and prompts left today. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { promptMaxLength } from '../../../../../lambdas/contracts/asking/ask.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { SelectField, TextArea } from '../../../components/ui/controls/field.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { Chips } from './chips.tsx';
import { exampleNow, type PricedSport } from './priced.ts';
import { Remaining } from './remaining.tsx';
import { type AskSport, askSports } from './suggestions.ts';
import { waitWords } from './use-wait.ts';

interface Props {
  sport: AskSport;
  prompt: string;
  isPending: boolean;
  remaining: number | undefined;
  /** Seconds until the next question is allowed; 0 if it is. */
  wait: number;
  plan: string;
  /** The question in the box has its answer below: what is typed next takes its place. */
  isAnswered: boolean;
  /** The text box. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Undefined if unknown. */
  priced: PricedSport | undefined;
  /** Whether to propose no parlays. */
  singlesOnly: boolean;
  onSport(sport: string): void;
  onWrite(prompt: string): void;
  onAsk(): void;
}

export function AskForm({
  field,
  sport,
  prompt,
  isPending,
  remaining,
  wait,
  plan,
  isAnswered,
  priced,
  singlesOnly,
  onSport,
  onWrite,
  onAsk,
}: Props) {
  const [isEmpty, setEmpty] = useState(false);
  const isClosed = wait > 0 || (remaining !== undefined && remaining <= 0);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(prompt.trim() === '');
    if (prompt.trim() === '') field.current?.focus();
    else onAsk();
  };

  const write = (text: string) => {
    onWrite(text);
    setEmpty(false);
  };

  /** Ctrl+Enter or Cmd+Enter submits; Enter alone inserts a line break. */
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isPending && !isClosed) event.currentTarget.form?.requestSubmit();
  };

  return (
    <Card as="div">
      <chakra.form
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '3.5', md: '5' }}
        onSubmit={submit}
      >
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
          <chakra.div minWidth="0" display="grid" gap="1">
            <chakra.h2 id="ask" textStyle="heading">
              Ask for a play
            </chakra.h2>
            <chakra.p color="muted" hideBelow="md">
              Ask in your own words. Every answer uses scheduled games at listed prices.
            </chakra.p>
          </chakra.div>
          <chakra.div flex="none" width={{ base: '7.5rem', md: '9rem' }}>
            <SelectField
              label="Sport"
              isLabelHidden
              value={sport}
              onChange={(event) => onSport(event.target.value)}
            >
              {askSports.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </SelectField>
          </chakra.div>
        </chakra.div>
        <TextArea
          ref={field}
          label="Your prompt"
          rows={3}
          maxLength={promptMaxLength}
          placeholder={exampleNow(priced, singlesOnly)}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          value={prompt}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => isAnswered && event.currentTarget.select()}
        />
        {isEmpty && <Notice tone="error">Please enter a prompt</Notice>}
        <Chips
          sport={sport}
          priced={priced}
          singlesOnly={singlesOnly}
          onChoose={(text) => {
            write(text);
            field.current?.focus();
          }}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
          <Button
            type="submit"
            size="lg"
            busy={isPending}
            disabled={isClosed}
            width={{ base: 'full', sm: 'auto' }}
          >
            {buttonWords(isPending, wait)}
          </Button>
          <Remaining count={remaining} plan={plan} />
        </chakra.div>
      </chakra.form>
    </Card>
  );
}

function buttonWords(isPending: boolean, wait: number): string {
  if (isPending) return 'Getting Suggestions...';
  return wait > 0 ? `Ask again in ${waitWords(wait)}` : 'Get Suggestions';
}
