/** The terms that are said beside the kind of a bet, all together. */
import type { Bounds, Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { decimalToAmerican } from '../../../feed/odds/odds.ts';
import { returning } from '../../reading/terms/bounds.ts';
import { inFigures, moneyIn } from '../figures.ts';
import type { Span } from '../spans.ts';
import { type Read, type Terms, termsOf } from '../values.ts';

/** What is said beside the kind of bet, all together; undefined if a word cannot be read, or contradicts another. */
export function placed(
  spans: readonly Span[],
  termsIn: (span: Span) => Terms | undefined,
  among?: ReadonlySet<string>,
): Terms | undefined {
  let made: Terms = {};
  for (const span of spans) {
    if (among && !among.has(span.role) && !span.isRefused) return undefined;
    const said = withStake(span, spans) ?? termsIn(span);
    if (!said) return undefined;
    // "Four underdogs in a round robin": a round robin has the usual legs only where their number is not said.
    const isCounted = said.slips?.kind === 'round_robin' && spans.some(({ role }) => role === 'n');
    const terms = isCounted ? { slips: said.slips } : said;
    const joinedTerms = both(made, terms);
    if (!joinedTerms) return undefined;
    made = joinedTerms;
  }
  return made;
}

/** "Nobody from Boston", with bets on hockey and basketball: of each of these sports, the team that is meant. */
export const avoidedIn =
  (sports: readonly Sport[], readIn: (sport: Sport) => Read) =>
  (span: Span): Terms | undefined => {
    if (!span.isRefused || !ofGame.has(span.role) || span.role === 'player') return undefined;
    const teams = sports.flatMap((sport) =>
      (termsOf(span, readIn(sport))?.teams ?? []).filter((team) => team.sport === sport),
    );
    return teams.length > 0 ? { teams } : undefined;
  };

/** "20 to win 100": what is won is a price only beside what is staked. */
function withStake(span: Span, spans: readonly Span[]): Terms | undefined {
  if (span.role !== 'payout' || /[+-]\d{3}|\bto 1\b|\/1|\bx\b|times/i.test(span.words)) return undefined;
  const stake = spans.find(({ role }) => role === 'stake');
  const staked = moneyIn(stake?.words ?? '');
  const [won, most, ...others] = (inFigures(span.words).match(/\d[\d,]*(?:\.\d+)?k?/gi) ?? []).map(moneyIn);
  if (!staked || !won || others.length > 0 || (most !== undefined && most < won)) return undefined;
  const isWon = /\b(?:win|profit|make|net|winnings?)\b/i.test(span.words);
  const decimalOf = (sum: number) => (isWon ? 1 + sum / staked : sum / staked);
  if (!(decimalOf(won) > 1.05 && decimalOf(most ?? won) < 500)) return undefined;
  const payout = returning(decimalOf(won));
  return { payout: most === undefined ? payout : { ...payout, max: decimalToAmerican(decimalOf(most)) } };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Lists are joined; of anything else, two values that differ are a contradiction. */
function both(one: Terms, other: Terms): Terms | undefined {
  const made: Record<string, unknown> = { ...one };
  for (const [term, value] of Object.entries(other)) {
    const known = made[term];
    if (known === undefined || known === null || known === false) made[term] = value;
    else if (isList(known) && isList(value) && term !== 'days')
      made[term] = [...new Set([...known, ...value])];
    else if (JSON.stringify(known) !== JSON.stringify(value)) {
      const within =
        term === 'starts'
          ? startsOfBoth(known, value)
          : (boundsOfBoth(known, value) ?? daysOfBoth(known, value));
      if (!within) return undefined;
      made[term] = within;
    }
  }
  return made as Terms;
}

/** "Nothing under +120 and nothing over +200": one says the least, and the other the most. */
function boundsOfBoth(one: unknown, other: unknown): Bounds | undefined {
  if (!isBounds(one) || !isBounds(other)) return undefined;
  const [least, most] = one.max === null ? [one, other] : [other, one];
  return least.min !== null && least.max === null && most.min === null && most.max !== null
    ? { min: least.min, max: most.max }
    : undefined;
}

/** "Early, the 1pm kickoffs": the hours that both say. */
function startsOfBoth(one: unknown, other: unknown): Reading['starts'] | undefined {
  const [first, second] = [one, other] as readonly NonNullable<Reading['starts']>[];
  if (!first || !second) return undefined;
  const from = Math.max(first.from ?? 0, second.from ?? 0) || null;
  const before = Math.min(first.before ?? endOfDay, second.before ?? endOfDay);
  return (from ?? 0) < before ? { from, before: before === endOfDay ? null : before } : undefined;
}
/** Minutes; a day of games ends in the night. */
const endOfDay = 36 * 60;

/** "This weekend, not on Saturday": the days that both say. */
function daysOfBoth(one: unknown, other: unknown): unknown[] | undefined {
  const common = isList(one) && isList(other) ? one.filter((day) => other.includes(day)) : [];
  return common.length > 0 ? common : undefined;
}

const isBounds = (value: unknown): value is NonNullable<Bounds> =>
  typeof value === 'object' && value !== null && 'min' in value && 'max' in value;

/** Who says in which game a leg is. */
export const ofGame: ReadonlySet<string> = new Set(['team', 'vs', 'game', 'player']);
