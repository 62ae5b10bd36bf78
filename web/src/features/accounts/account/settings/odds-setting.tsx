/** The odds format. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OddsFormat } from '../../../../../../lambdas/contracts/accounts/account.ts';
import { profileQuery, useSaveProfile } from '../../../../api/account.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { odds } from '../../../../components/ui/display/figures.ts';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { Choices } from './choices.tsx';
import { Setting } from './setting.tsx';

const examples = [-110, 264] as const;
const exampleIn = (format: OddsFormat) => examples.map((price) => odds(price, format)).join(' and ');

const formats = [
  { value: 'american', label: 'American', example: exampleIn('american') },
  { value: 'decimal', label: 'Decimal', example: exampleIn('decimal') },
] as const;

export function OddsSetting() {
  const { id } = useUser();
  const query = useQuery(profileQuery(id));
  const { mutate, isSuccess, error } = useSaveProfile(id);
  // The mutation's state updates later than the click; without this, the choice would flicker.
  const [saving, setSaving] = useState<OddsFormat>();
  const choose = (oddsFormat: OddsFormat) => {
    setSaving(oddsFormat);
    mutate({ oddsFormat }, { onSettled: () => setSaving(undefined) });
  };
  return (
    <Setting
      id="odds-format"
      title="Odds format"
      about="How odds appear in answers, predictions and your tracker. Downloads always use American odds."
    >
      {query.isError && !query.data ? (
        <LoadFailure query={query} fallback="Failed to load your settings. Please try again." />
      ) : (
        <Choices
          labelledBy="odds-format"
          options={formats}
          value={saving ?? query.data?.oddsFormat}
          disabled={!query.data}
          onChange={choose}
        />
      )}
      <VisuallyHidden role="status">{isSuccess && 'Odds format saved'}</VisuallyHidden>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to save your changes. Please try again.')}
        </Notice>
      )}
    </Setting>
  );
}
