/** The suggestions that have an answer now: those whose bets are priced, with a day only if it has such a bet. */
import type { LegMarket } from '../../../../../lambdas/contracts/asking/analysis.ts';
import { addDays, leagueDay } from '../../../../../lambdas/domain/platform/calendar.ts';
import {
  type AskSport,
  isSingle,
  type PreparedQuestion,
  scheduleQuestions,
  suggestions,
} from './suggestions.ts';

/** The markets and games of a sport that have prices, from the status call. */
export interface PricedSport {
  readonly markets: readonly string[];
  /** Number of upcoming games with prices. */
  readonly games: number;
  /** Start of the first game with each market, ISO 8601; absent if unknown. */
  readonly soonest?: Readonly<Record<string, string>> | undefined;
}

/** A market that must be priced, or a minimum number of games. */
type Need = LegMarket | number;

/** For the five suggestions of a sport, in order: a 3-leg parlay needs three games. */
const usual: readonly Need[] = [3, 'prop', 'total', 'moneyline', 'spread'];
const needs: Partial<Record<AskSport, readonly Need[]>> = {
  MLS: [3, 'prop', 'total', 1, 'spread'],
  GOLF: [3, 'prop', 'total', 1, 'outright'],
};

/** The days after today that a suggestion's last words cover. */
const spans: Readonly<Record<string, number>> = { tonight: 0, today: 0, 'this week': 6 };

/**
 * @param priced undefined if unknown; every suggestion is then offered
 * @returns never empty: without prices, a question about the schedule
 */
export function suggestionsNow(
  sport: AskSport,
  { priced, now, singlesOnly }: { priced: PricedSport | undefined; now: Date; singlesOnly: boolean },
): readonly string[] {
  const fitting = suggestions[sport].flatMap((text, index) => {
    const need = (needs[sport] ?? usual)[index];
    if (!priced || need === undefined) return [text];
    return isMet(need, priced) ? [onPricedDays(text, need, priced, now)] : [];
  });
  const offered = singlesOnly ? fitting.filter(isSingle) : fitting;
  return offered.length > 0 ? offered : [scheduleQuestions[sport]];
}

function isMet(need: Need, { games, markets }: PricedSport): boolean {
  return typeof need === 'number' ? games >= need : markets.includes(need);
}

/** Without its days if none of them is known to have such a bet: any day is then meant. */
function onPricedDays(text: string, need: Need, { soonest = {} }: PricedSport, now: Date): string {
  const [words = '', span] = Object.entries(spans).find(([each]) => text.endsWith(` ${each}`)) ?? [];
  if (span === undefined) return text;
  const starts = typeof need === 'number' ? Object.values(soonest) : [soonest[need] ?? ''];
  const last = addDays(leagueDay(now), span);
  const isCovered = starts.some((start) => start > now.toISOString() && leagueDay(new Date(start)) <= last);
  return isCovered ? text : text.slice(0, -words.length - 1);
}

/** The suggestion that is most likely to have an answer, for a user's first question: a single, of the whole week. */
export function firstQuestion(sport: AskSport, priced: PricedSport | undefined, now: Date): PreparedQuestion {
  const offered = suggestionsNow(sport, { priced, now, singlesOnly: true });
  const prompt = offered.find((each) => /^Safest|winner/.test(each)) ?? offered[0] ?? '';
  return { sport, prompt: prompt.replace(/ today$/, ' this week') };
}

/** For a placeholder, an example of one's own words that has an answer now. */
export function exampleNow(priced: PricedSport | undefined, singlesOnly: boolean): string {
  if (priced?.games === 0) return 'e.g. Which games are coming up?';
  // Golf: no book prices one player against another.
  if (priced && !priced.markets.includes('moneyline') && priced.markets.includes('outright'))
    return 'e.g. An outright winner between +1000 and +3000';
  const isParlay = !singlesOnly && !(priced && priced.games < 3);
  return `e.g. A safe ${isParlay ? '3-leg parlay' : 'moneyline'}, no favorites under −300`;
}
