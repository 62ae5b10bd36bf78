/** Betting preferences and risk tolerance. */
import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  bettingStyles,
  profile as profileSchema,
} from '../../../../../lambdas/contracts/accounts/account.ts';
import { riskProfiles } from '../../../../../lambdas/contracts/feed/sports.ts';
import { type OwnProfile, useSaveProfile } from '../../../api/account.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { styleWords } from '../../../components/accounts/style-words.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { SelectField, TextField } from '../../../components/ui/controls/field.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { toast } from '../../../components/ui/frame/toasts.ts';
import { useUser } from '../../../session/provider.tsx';

const offeredSports = ['NBA', 'NFL', 'NHL', 'MLB', 'CFL', 'MLS'] as const;
const riskWords = {
  low: 'Low (Safe Bets)',
  medium: 'Medium (Moderate Risk)',
  high: 'High (Hail Mary)',
} as const;

const taste = z.pick(profileSchema, {
  preferredSport: true,
  preferredTeam: true,
  bettingStyle: true,
  riskTolerance: true,
});

/** Maps an empty choice to null: no preference. */
const orNull = { setValueAs: (value: string | null) => value || null };

export const tasteGrid = {
  display: 'grid',
  columnGap: '6',
  rowGap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
} as const;

export function TasteForm({ profile }: { profile: OwnProfile }) {
  const { preferredSport, preferredTeam, bettingStyle, riskTolerance } = profile;
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: standardSchemaResolver(taste),
    values: { preferredSport, preferredTeam, bettingStyle, riskTolerance },
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, isPending, error } = useSaveProfile(useUser().id);
  const save = handleSubmit((chosen) =>
    mutate(chosen, {
      onSuccess: () => {
        reset(chosen);
        toast({
          title: 'Changes Saved',
          description: 'They apply from your next question.',
          tone: 'success',
        });
      },
    }),
  );

  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={save}>
      <chakra.p color="muted" maxWidth="text">
        We use these when your question leaves a choice. What you ask for always comes first.
      </chakra.p>
      <chakra.div {...tasteGrid}>
        <SelectField
          label="Preferred sport"
          hint="Preselected when you ask."
          {...register('preferredSport', orNull)}
        >
          <option value="">No preference</option>
          {offeredSports.map((sport) => (
            <option key={sport}>{sport}</option>
          ))}
        </SelectField>
        <TextField
          label="Preferred team"
          hint="We favor its games when two plays are equal."
          autoComplete="off"
          error={formState.errors.preferredTeam?.message}
          {...register('preferredTeam', orNull)}
        />
        <SelectField
          label="Betting style"
          hint="Used when no risk tolerance is set."
          {...register('bettingStyle', orNull)}
        >
          <option value="">No preference</option>
          {bettingStyles.map((style) => (
            <option key={style} value={style}>
              {styleWords[style]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Risk tolerance"
          hint="Used when your question does not mention risk."
          {...register('riskTolerance', orNull)}
        >
          <option value="">No preference</option>
          {riskProfiles.map((risk) => (
            <option key={risk} value={risk}>
              {riskWords[risk]}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to save your changes. Please try again.')}
        </Notice>
      )}
      <Button type="submit" busy={isPending} justifySelf={{ sm: 'start' }}>
        {isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </chakra.form>
  );
}
