/** 'Play limits': daily prompts and reminders, each with its current and pending value. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { plural } from '../../../../../../lambdas/domain/platform/format.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import {
  type LimitName,
  playLimitsQuery,
  type ShownLimit,
  useSaveLimit,
} from '../../../../api/play-limits.ts';
import { HelplineLinks } from '../../../../components/accounts/helpline-links.tsx';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { SelectField } from '../../../../components/ui/controls/field.tsx';
import { dayAndTime } from '../../../../components/ui/display/dates.ts';
import { Loading, Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { Setting } from './setting.tsx';

interface Kind {
  readonly name: LimitName;
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly number[];
  /** @param value null for no limit */
  words(value: number | null): string;
}

const kinds: readonly Kind[] = [
  {
    name: 'promptsPerDay',
    label: 'Prompts a day',
    hint: 'Applies when it is below your plan’s limit.',
    choices: [1, 2, 3, 5, 8, 10, 15, 20, 30, 40],
    words: (value) => (value === null ? 'My plan’s limit' : `${plural(value, 'prompt')} a day`),
  },
  {
    name: 'reminderMinutes',
    label: 'Time reminder',
    hint: 'Appears once GamePlan has been open this long.',
    choices: [15, 30, 45, 60, 90, 120],
    words: (value) => (value === null ? 'No reminder' : `${value} minutes`),
  },
  {
    name: 'reminderPrompts',
    label: 'Question reminder',
    hint: 'Appears after this many questions in one visit.',
    choices: [3, 5, 10, 20],
    words: (value) => (value === null ? 'No reminder' : plural(value, 'question')),
  },
];

export function PlayLimits() {
  const query = useQuery(playLimitsQuery(useUser().id));
  return (
    <Setting
      id="play-limits"
      title="Play limits"
      about="A lower limit takes effect at once. A higher limit, or none, takes effect after 24 hours."
    >
      {query.data ? (
        <chakra.div display="grid" gap="5" maxWidth="28rem" gridTemplateColumns="minmax(0, 1fr)">
          {kinds.map((kind) => (
            <Limit key={kind.name} kind={kind} limit={query.data[kind.name]} />
          ))}
        </chakra.div>
      ) : query.isError ? (
        <LoadFailure query={query} fallback="Failed to load your limits. Please try again." />
      ) : (
        <Loading label="Loading your limits...">
          <Skeleton height="16rem" borderRadius="md" />
        </Loading>
      )}
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p color="muted">
          If gambling is a problem for you or someone you know, these helplines are free and confidential.
        </chakra.p>
        <HelplineLinks />
      </chakra.div>
    </Setting>
  );
}

function Limit({ kind: { name, label, hint, choices, words }, limit }: { kind: Kind; limit: ShownLimit }) {
  const { mutate, isPending, isSuccess, error } = useSaveLimit(useUser().id, name);
  const { value, next } = limit;
  const offered = [...new Set([...choices, ...(value === null ? [] : [value])])].sort((a, b) => a - b);
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <SelectField
        label={label}
        hint={hint}
        value={value ?? ''}
        disabled={isPending}
        onChange={({ target }) => mutate(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words(null)}</option>
        {offered.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </SelectField>
      <chakra.p role="status" textStyle="small" fontWeight="medium" _empty={{ display: 'none' }}>
        {next
          ? `Until ${dayAndTime(next.from)}: ${words(value)}. From then on: ${words(next.value)}.`
          : isSuccess && !isPending && `Saved. Now in effect: ${words(value)}.`}
      </chakra.p>
      {next && (
        <Button
          size="sm"
          variant="outline"
          justifySelf="start"
          busy={isPending}
          onClick={() => mutate(value)}
        >
          {`Keep ${words(value)}`}
        </Button>
      )}
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to save your limit. Please try again.')}
        </Notice>
      )}
    </chakra.div>
  );
}
