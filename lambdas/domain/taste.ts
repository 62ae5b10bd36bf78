/** How a person's profile shapes an answer: it fills in what the words of the question leave open. */
import type { Profile } from '../contracts/account.ts';
import type { RiskProfile } from '../contracts/sports.ts';
import type { Question } from './question.ts';

const riskOfStyle: Readonly<Record<NonNullable<Profile['bettingStyle']>, RiskProfile>> = {
  conservative: 'low',
  balanced: 'medium',
  aggressive: 'high',
};

/**
 * The risk tolerance, or else the betting style, stands for a risk that the question does not name; the preferred
 * team for a team, where the question names none and is about that team's sport.
 */
export function withTaste(question: Question, taste: Profile | undefined): Question {
  if (!taste) return question;
  const { riskTolerance, bettingStyle, preferredSport, preferredTeam } = taste;
  const risk = question.risk ?? riskTolerance ?? (bettingStyle && riskOfStyle[bettingStyle]);
  const isTheirSport = preferredSport === null || preferredSport === question.sport;
  const favourite = preferredTeam && isTheirSport ? preferredTeam : null;
  return { ...question, risk, favourite };
}
