/** Texts for information questions and for questions that are not about sports. */
import { ageCondition } from '../../../accounts/age-rule.ts';
import { crisisLine, mainLines } from '../../../accounts/helplines.ts';
import { listed } from './notes.ts';

interface Named {
  readonly teams: readonly string[];
  readonly days: readonly string[];
}

const about = ({ teams, days }: Named): string =>
  `${teams.length > 0 ? ` for the ${listed(teams, 'or')}` : ''}${days.length > 0 ? ` on ${listed(days, 'or')}` : ''}`;

export const listHead = (named: Named): string => `Upcoming games${about(named)}:`;

export const info = {
  noGames: (named: Named) =>
    `No upcoming game${about(named)} is listed in the next 7 days.${named.days.length === 0 ? ' We list no later games, so some may follow.' : ''}`,
  more: (count: number) => `And ${count} more.`,
  notPriced: 'not priced yet',
  gamesOnly: 'We price single games and golf tournaments only: no season winners or awards.',
  nameATeam: 'Name a team and we’ll show what we know about it.',
  nothingKnown: (teams: readonly string[]) => `We have no results or standings for the ${listed(teams)} yet.`,
  injuriesOf: (team: string, at: string) => `${team} injury report, as of ${at}:`,
  noInjuries: (team: string, at: string) => `The ${team} injury report lists no one, as of ${at}.`,
  injuriesUnknown: (team: string, at: string) =>
    `We have no injury report for the ${team}, as of ${at}. That does not mean everyone is playing.`,
  record:
    'Every pick on our daily slate is graded by final score and counted, misses included. See Track Record for wins, losses, units and calibration.',
  howItWorks: [
    'Ask in your own words: name a sport, a team, a day, a number of legs or a price.',
    '• Answers use only scheduled games at listed prices. Nothing is guaranteed, and most bets lose money on average.',
    '• The chance shown is the market’s probability with the sportsbooks’ margin removed.',
    '• Break-even is how often a bet at that price must win. The cost is what $100 on it loses on average.',
    '• +150 wins $150 on $100; -150 needs $150 to win $100.',
    '• A push returns the stake. A parlay leg that is a push or void drops out.',
    '• Saved picks are graded from final scores.',
    '• A prompt is used only when the pick is what you asked for.',
  ].join('\n'),
  askSchedule: 'What games are coming up?',
  askHow: 'How does this work?',
  askSafest: (sport: string) => `Safest ${sport} pick`,
  whatIsWanted:
    'What would you like to know? Name a team, a player, a day or a price, and we answer from scheduled games and listed prices.',
  whichBet: 'What kind of bet would you like?',
  offTopic:
    'We answer questions about games and bets: NBA, NFL, NHL, MLB, MLS, CFL and golf. Try “A safe NFL moneyline for Sunday”.',
  care: [
    'It sounds like betting may be costing you more than money right now. We won’t suggest a play for this.',
    `Chasing losses usually makes them bigger. Talking to someone helps, and it’s free and confidential: call ${mainLines.usa.number} in the US or ${mainLines.canada.number} in ${mainLines.canada.region}, at any hour. You can take a break from GamePlan below, or set a limit or exclude yourself in Settings. Sportsbooks have limits and self-exclusion too.`,
  ].join('\n'),
  crisis: [
    `What you wrote matters more than any bet. If you are thinking of ending your life, call or text ${crisisLine}, in the US and Canada: it’s free and confidential, at any hour. If you are in danger now, call 911.`,
    'We won’t suggest a play for this. You can take a break from GamePlan below, or exclude yourself in Settings.',
  ].join('\n'),
  stillCare: [
    'We won’t suggest a play after what you wrote before.',
    'Talking to someone helps more than another bet, and it’s free and confidential. You can take a break from GamePlan below, or set a limit or exclude yourself in Settings. Schedules, results and your own record are here whenever you want them.',
  ].join('\n'),
  underAge: `GamePlan is only for people who are ${ageCondition}. We won’t suggest a play here. If betting is on your mind, the lines below are free to call at any age.`,
  onBreak: (until: string) => `You’re taking a break from GamePlan until ${until}. You can ask again then.`,
} as const;

export function injuryLine({
  player,
  status,
  description,
}: {
  readonly player: string;
  readonly status: string;
  readonly description: string;
}): string {
  const what = [status, description].filter((text) => text !== '').join(', ');
  return what === '' ? player : `${player}: ${what}`;
}
