/**
 * How long a bet waits for a game that does not start on time, or was stopped midway. Books differ, and post their rules;
 * of each sport this is one that several large US books share, for the regular season. Looked up in November 2026:
 *
 * - Football: played in its own week, Thursday to Wednesday, or void (DraftKings, bet365, BetRivers, FanDuel:
 *   sportsbook.draftkings.com/help/sport-rules/football, betbystate.com/news/what-happens-to-a-football-bet-when-a-game-is-postponed);
 *   once begun, finished within 48 hours
 *   (actionnetwork.com/nfl/nfl-betting-rules-canceled-postponed-games-what-happens-my-bet). Canadian football likewise.
 * - Basketball: on within 48 hours of its start (theScore Bet:
 *   thescorebethelp.zendesk.com/hc/en-us/articles/40478936189197-Betting-on-Basketball).
 * - Hockey: played within 48 hours of its original start (pokerstars.se/en/sports/games/rules/ice-hockey).
 * - Baseball: started on its day, for which DraftKings has 12 hours
 *   (sportsbook.draftkings.com/help/sport-rules/baseball); stopped, resumed within 36 hours of its original start
 *   (help.draftkings.com/hc/en-us/articles/4405230604435-My-MLB-game-was-suspended-and-postponed-What-happens-now-US).
 * - Soccer: played, or resumed, within 48 hours of its original start
 *   (get.bookmaker.help/hc/en-us/articles/360031942652-Suspended-postponed-soccer-matches).
 * - Golf: a tournament may be put off and shortened in many ways, each with a rule of its own at each book, so its bets wait for
 *   a leaderboard.
 */
import type { Sport } from '../contracts/sports.ts';

export interface VoidRule {
  /** Hours after the start a leg was saved with, and at least the rest of that day, in which its game must start; or the rest of its football week. */
  readonly start: number | 'week';
  /** Hours after the start in which a game that was stopped must be on again. */
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

/** No rule lets a game start later than this many days after the day it was to start on. */
export const mostDaysLate = 7;
