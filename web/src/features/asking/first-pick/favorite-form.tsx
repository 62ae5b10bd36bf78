/** The league and team that a user follows, used for the first question and as preferences. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmitEvent, useState } from 'react';
import { type OwnProfile, type Profile, useSaveProfile } from '../../../api/account.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { TextField } from '../../../components/ui/controls/field.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../session/provider.tsx';
import { useSubscription } from '../../../session/subscription.ts';

interface Props {
  sports: readonly string[];
  profile: OwnProfile;
  onSaved(): void;
}

export function FavoriteForm({ sports, profile, onSaved }: Props) {
  const { priced } = useSubscription();
  const [sport, setSport] = useState<string | null>(profile.preferredSport);
  const [team, setTeam] = useState(profile.preferredTeam ?? '');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSaveProfile(useUser().id);
  const hasGames = (each: string) => !priced?.[each] || priced[each].games > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(sport === null);
    if (sport === null) return;
    const preferredSport = sport as Profile['preferredSport'];
    mutate({ preferredSport, preferredTeam: team.trim() || null }, { onSuccess: onSaved });
  };

  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={submit}>
      <chakra.div role="group" aria-label="League you follow" display="flex" flexWrap="wrap" gap="2">
        {/* Leagues with upcoming games come first. */}
        {sports
          .toSorted((a, b) => Number(hasGames(b)) - Number(hasGames(a)))
          .map((each) => (
            <Button
              key={each}
              size="sm"
              variant="outline"
              aria-pressed={each === sport}
              disabled={!hasGames(each)}
              _pressed={{ bg: 'accentSoft', borderColor: 'accentFg', color: 'accentFg' }}
              onClick={() => setSport(each)}
            >
              {each}
              {!hasGames(each) && (
                <chakra.span textTransform="none" fontWeight="normal" fontSize="0.8125rem">
                  no games now
                </chakra.span>
              )}
            </Button>
          ))}
      </chakra.div>
      <TextField
        label="Favorite team (optional)"
        autoComplete="off"
        value={team}
        onChange={(event) => setTeam(event.target.value)}
      />
      {isMissing && sport === null && <Notice tone="error">Choose a league first</Notice>}
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to save your changes. Please try again.')}
        </Notice>
      )}
      <Button type="submit" busy={isPending} justifySelf={{ sm: 'start' }}>
        {isPending ? 'Saving...' : 'Continue'}
      </Button>
    </chakra.form>
  );
}
