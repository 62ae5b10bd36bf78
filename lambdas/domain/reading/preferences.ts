/** What a person's profile adds to a question: a preference where the words leave a choice. */
import type { Profile } from '../../contracts/account.ts';
import type { Reading } from '../../contracts/reading.ts';
import type { RiskProfile, Sport } from '../../contracts/sports.ts';

const riskOfStyle: Readonly<Record<NonNullable<Profile['bettingStyle']>, RiskProfile>> = {
  conservative: 'low',
  balanced: 'medium',
  aggressive: 'high',
};

export interface Preferred {
  /** As it was asked. */
  readonly reading: Reading;
  readonly preferredTeam: string | null;
  readonly preferredRisk: RiskProfile | null;
}

/**
 * Keeps the reading as it was asked, because a preference written into it would be a wish that can go unmet. The risk
 * tolerance counts, or else the betting style, where the words name no risk; the team where the question may be about its
 * sport and names no team.
 * @param box the sport chosen beside the question, for words that name none
 */
export function withPreferences(reading: Reading, profile: Profile | undefined, box?: Sport): Preferred {
  if (!profile || reading.intent !== 'play') return { reading, preferredTeam: null, preferredRisk: null };
  const { riskTolerance, bettingStyle, preferredSport, preferredTeam } = profile;
  const risk = riskTolerance ?? (bettingStyle === null ? null : riskOfStyle[bettingStyle]);
  const asked = reading.sports.length > 0 ? reading.sports : box === undefined ? [] : [box];
  const isTheirSport = preferredSport === null || asked.length === 0 || asked.includes(preferredSport);
  return {
    reading,
    preferredTeam: isTheirSport && reading.teams.length === 0 ? preferredTeam || null : null,
    preferredRisk: reading.risk === null ? risk : null,
  };
}
