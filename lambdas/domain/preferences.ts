/** How a person's preferences shape an answer: they fill in what the question leaves open. */
import type { Profile } from '../contracts/account.ts';
import type { RiskProfile } from '../contracts/sports.ts';
import type { Question } from './question.ts';

const riskOfStyle: Readonly<Record<NonNullable<Profile['bettingStyle']>, RiskProfile>> = {
  conservative: 'low',
  balanced: 'medium',
  aggressive: 'high',
};

/**
 * Where the question names no risk, the risk tolerance stands in, or else the betting style. The preferred team becomes
 * the favourite where the question is about its sport.
 */
export function withPreferences(question: Question, preferences: Profile | undefined): Question {
  if (!preferences) return question;
  const { riskTolerance, bettingStyle, preferredSport, preferredTeam } = preferences;
  const risk = question.risk ?? riskTolerance ?? (bettingStyle && riskOfStyle[bettingStyle]);
  const isTheirSport = preferredSport === null || preferredSport === question.sport;
  const favourite = preferredTeam && isTheirSport ? preferredTeam : null;
  return { ...question, risk, favourite };
}
