/** Self-exclusion for months or years. It cannot be undone, so it requires two steps. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { errorMessage } from '../../../../api/client/errors.ts';
import { playLimitsQuery, useExcludeSelf } from '../../../../api/play-limits.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../../components/ui/controls/dialog.tsx';
import { SelectField, TextField } from '../../../../components/ui/controls/field.tsx';
import { day } from '../../../../components/ui/display/dates.ts';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { Setting } from './setting.tsx';

const periods = [
  { value: '6-months', label: '6 months' },
  { value: '1-year', label: '1 year' },
  { value: '2-years', label: '2 years' },
  { value: '5-years', label: '5 years' },
] as const;

const consequences = [
  'Asking, predictions, the tracker and checkout close at once.',
  'Your subscription ends now, without a refund for the rest of the month.',
  'It cannot be shortened or reversed, by you or by us. It can be extended.',
  'It also applies to new accounts with your email address, even if you delete this one.',
  'You can still sign in, download your data and delete your account.',
] as const;

export function SelfExclusion() {
  const { id } = useUser();
  const { data } = useQuery(playLimitsQuery(id));
  const [isOpen, setOpen] = useState(false);
  const until = data?.excludedUntil ?? null;
  return (
    <Setting
      id="self-exclusion"
      title="Self-exclusion"
      about="Blocks your access for 6 months to 5 years and ends your subscription."
    >
      <chakra.div display="grid" gap="3">
        <chakra.p role="status" fontWeight="medium" _empty={{ marginBottom: '-3' }}>
          {until && `You are excluded until ${day(until)}.`}
        </chakra.p>
        <Button variant="outline" justifySelf={{ sm: 'start' }} onClick={() => setOpen(true)}>
          {until ? 'Make it longer' : 'Exclude myself'}
        </Button>
      </chakra.div>
      {isOpen && <Confirm isLonger={until !== null} onClose={() => setOpen(false)} />}
    </Setting>
  );
}

function Confirm({ isLonger, onClose }: { isLonger: boolean; onClose(): void }) {
  const { mutate, isPending, error } = useExcludeSelf(useUser().id);
  const [period, setPeriod] = useState<string>(periods[0].value);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(typed.trim() !== 'EXCLUDE');
    if (typed.trim() === 'EXCLUDE') mutate(period, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={isLonger ? 'Make it longer' : 'Exclude myself'}
      open
      onClose={onClose}
      width="34rem"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="exclude" variant="miss" busy={isPending}>
            {isPending ? 'Excluding...' : 'Exclude myself'}
          </Button>
        </>
      }
    >
      <chakra.form
        id="exclude"
        noValidate
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        onSubmit={submit}
      >
        <Notice tone="info" title="What happens">
          <chakra.ul listStyle="disc" paddingLeft="5" display="grid" gap="1">
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </chakra.ul>
        </Notice>
        <SelectField
          label={isLonger ? 'For how long from today' : 'For how long'}
          value={period}
          onChange={({ target }) => setPeriod(target.value)}
        >
          {periods.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Type EXCLUDE to confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxWidth="16rem"
          value={typed}
          error={isRefused ? 'Please type EXCLUDE to confirm' : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
        />
        {error && (
          <Notice tone="error" error={error}>
            {errorMessage(error, 'Failed to exclude you. Please try again.')}
          </Notice>
        )}
      </chakra.form>
    </Dialog>
  );
}
