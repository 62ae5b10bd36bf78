/**
 * How long a bet stays open if its game does not start on time or is interrupted. Books differ; for each sport this is
 * a rule that several large US books publish for the regular season, as of November 2026:
 *
 * - Football: played in its own week, Thursday to Wednesday, otherwise void (DraftKings, bet365, BetRivers, FanDuel:
 *   sportsbook.draftkings.com/help/sport-rules/football,
 *   betbystate.com/news/what-happens-to-a-football-bet-when-a-game-is-postponed); once begun, finished within 48 hours
 *   (actionnetwork.com/nfl/nfl-betting-rules-canceled-postponed-games-what-happens-my-bet). The same for Canadian
 *   football.
 * - Basketball: played within 48 hours of its start (theScore Bet:
 *   thescorebethelp.zendesk.com/hc/en-us/articles/40478936189197-Betting-on-Basketball).
 * - Hockey: played within 48 hours of its original start (pokerstars.se/en/sports/games/rules/ice-hockey).
 * - Baseball: started on its day, for which DraftKings has 12 hours
 *   (sportsbook.draftkings.com/help/sport-rules/baseball); if suspended, resumed within 36 hours of its original start
 *   (help.draftkings.com/hc/en-us/articles/4405230604435-My-MLB-game-was-suspended-and-postponed-What-happens-now-US).
 * - Soccer: played, or resumed, within 48 hours of its original start
 *   (get.bookmaker.help/hc/en-us/articles/360031942652-Suspended-postponed-soccer-matches).
 * - Golf: tournaments can be postponed and shortened in many ways, with different rules at each book, so bets stay open
 *   until there is a leaderboard.
 */
import type { Sport } from '../../../contracts/feed/sports.ts';

export interface VoidRule {
  /**
   * Hours after the saved start within which the game must start, at least until the end of that day; or its football
   * week.
   */
  readonly start: number | 'week';
  /** Hours after the start within which an interrupted game must resume. */
  readonly resume: number;
}

const never = Number.POSITIVE_INFINITY;
const twoDays: VoidRule = { start: 48, resume: 48 };
const footballWeek: VoidRule = { start: 'week', resume: 48 };

export const voidRules: Readonly<Record<Sport, VoidRule>> = {
  NFL: footballWeek,
  CFL: footballWeek,
  NBA: twoDays,
  NHL: twoDays,
  MLS: twoDays,
  MLB: { start: 12, resume: 36 },
  GOLF: { start: never, resume: never },
};

/** The most days after its original day on which a game can start under any rule. */
export const mostDaysLate = 7;
