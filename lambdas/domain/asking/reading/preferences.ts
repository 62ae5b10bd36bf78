/** The preferences of a user's profile that apply to a question: only where its words leave a choice. */
import type { Profile } from '../../../contracts/accounts/account.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { RiskProfile, Sport } from '../../../contracts/feed/sports.ts';

const riskOfStyle: Readonly<Record<NonNullable<Profile['bettingStyle']>, RiskProfile>> = {
  conservative: 'low',
  balanced: 'medium',
  aggressive: 'high',
};

export interface Preferred {
  /** The reading of the question, unchanged. */
  readonly reading: Reading;
  readonly preferredTeam: string | null;
  readonly preferredRisk: RiskProfile | null;
}

/**
 * Leaves the reading unchanged, because a preference added to it would become a request that an answer can fail to
 * meet. The risk tolerance, or else the betting style, applies if the words name no risk; the team applies if the words
 * name no team and the question can be about its sport.
 * @param selectedSport the sport selected beside the question, used if the words name none
 */
export function withPreferences(
  reading: Reading,
  profile: Profile | undefined,
  selectedSport?: Sport,
): Preferred {
  if (!profile || reading.intent !== 'play') return { reading, preferredTeam: null, preferredRisk: null };
  const { riskTolerance, bettingStyle, preferredSport, preferredTeam } = profile;
  const risk = riskTolerance ?? (bettingStyle === null ? null : riskOfStyle[bettingStyle]);
  const wanted =
    reading.sports.length > 0 ? reading.sports : selectedSport === undefined ? [] : [selectedSport];
  const isTheirSport = preferredSport === null || wanted.length === 0 || wanted.includes(preferredSport);
  return {
    reading,
    preferredTeam: isTheirSport && reading.teams.length === 0 ? preferredTeam || null : null,
    preferredRisk: reading.risk === null ? risk : null,
  };
}
