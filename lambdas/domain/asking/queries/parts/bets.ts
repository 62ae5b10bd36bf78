/** The bets that a question names, each as a leg of a wish is read, or as the table reads it. */
import { legMarkets } from '../../../../contracts/asking/analysis.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { Context } from '../../reading/read.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { readingOf } from '../../roles/bet.ts';
import { asMeant } from '../../roles/said/meant.ts';
import type { Span } from '../../roles/spans.ts';
import { betIn } from '../bets/bets.ts';
import { ownScore } from '../bets/scores.ts';
import { knownOf } from '../reading/near.ts';
import { lexicon } from '../table/lexicon.ts';
import { subjectOf } from '../table/subject.ts';
import { termsOf } from '../table/terms.ts';
import type { Asked } from './asked.ts';

/** Roles of what is bet on. */
const ofBets: ReadonlySet<string> = new Set([
  'team',
  'vs',
  'game',
  'player',
  'market',
  'side',
  'stat',
  'line',
  'period',
  'sport',
  'ref',
]);

/** Each bet that is named, in its order; undefined where one cannot be read. */
export function betsOf({ spans, meaningOf }: Asked, context: Context): NamedBet[] | undefined {
  const own = spans.filter(({ role }) => ofBets.has(role)).map(({ ...span }) => span);
  if (own.length === 0) return undefined;
  const meant = asMeant(own, meaningOf, context)?.spans;
  const reading = readingOf(own, context) ?? (meant && readingOf(meant, context));
  // "Messi anytime": what is scored in his sport.
  const isOpen = own.some(({ words }) => /\b(?:any ?time|scores?)\b/i.test(words) && !ofFootball.test(words));
  const bets =
    reading &&
    legsOf(reading)
      .map(namedBet)
      .map((bet) => (bet && isOpen ? withOwnScore(bet, context) : bet));
  return bets?.every((bet) => bet !== undefined) ? bets : inTerms(own, context);
}

const ofFootball = /\b(?:touch ?downs?|tds?)\b/i;
const withOwnScore = (bet: NamedBet, context: Context): NamedBet =>
  bet.player === null || bet.stat === null ? bet : { ...bet, stat: ownScore(bet.stat, bet.player, context) };

const ofTable = lexicon<never>({}, { isOfBets: true });

/** The words of each leg as the table reads a bet: also bets that nobody here has prices for, such as draw no bet. */
function inTerms(spans: readonly Span[], context: Context): NamedBet[] | undefined {
  const legs = [...Map.groupBy(spans, ({ leg }) => leg).values()];
  const whole = legs.find(([first]) => first?.leg === null) ?? [];
  const apart = legs.filter((leg) => leg !== whole);
  const bets = (apart.length > 0 ? apart.map((leg) => [...leg, ...whole]) : [whole]).map((leg) => {
    // A bet is on the team that stands first, and never on the opponent.
    const own = leg.toSorted((a, b) => Number(a.role === 'vs') - Number(b.role === 'vs'));
    const terms = termsOf(own.map(({ words }) => words).join(' '), ofTable, knownOf(context));
    const subject = subjectOf(terms);
    const isRead = !terms.isUnclear && subject.unread.length === 0;
    return isRead && subject.teams.length + subject.players.length > 0 ? betIn(subject) : undefined;
  });
  return bets.every((bet) => bet !== undefined) ? bets : undefined;
}

/** The legs of wishes, or a leg on each team that is backed. */
function legsOf(reading: Reading): readonly LegWish[] {
  if (reading.wishes.length > 0) return reading.wishes;
  const own = wishOf(reading);
  const backed = reading.teams.filter(({ stance }) => stance === 'back');
  return backed.length > 1 ? backed.map((team) => ({ ...own, teams: [team] })) : [own];
}

/** @returns undefined where it is on whoever fits */
function namedBet({
  sports,
  teams,
  player,
  stat,
  markets,
  sides,
  line,
  period,
  count,
}: LegWish): NamedBet | undefined {
  const [said, ...more] = markets;
  const [side = null, ...otherSides] = sides;
  const ofPart = period && { period };
  if (more.length > 0 || otherSides.length > 0 || count > 1) return undefined;
  const bet = { sports, line, price: null, ...ofPart };
  if (player !== null)
    return { ...bet, teams: [], player, stat, market: 'prop', side: isDirection(side) ? side : null };
  const backed = teams.filter(({ stance }) => stance === 'back').map(({ name }) => name);
  const played = teams.filter(({ stance }) => stance === 'game').map(({ name }) => name);
  const market = legMarkets.find((each) => each === said);
  if (stat !== null || backed.length > 1 || backed.length + played.length === 0) return undefined;
  const [team] = backed;
  if (team !== undefined) {
    const open = isDirection(side) ? 'team_total' : line === null ? 'moneyline' : 'spread';
    const own = market ?? open;
    return {
      ...bet,
      teams: own === 'total' ? [...backed, ...played] : [team],
      player: null,
      stat: null,
      market: own,
      side: own === 'team_total' || own === 'total' ? side : null,
    };
  }
  const isDraw = side === 'draw';
  if (!isDraw && !isDirection(side)) return undefined;
  return {
    ...bet,
    teams: played.slice(0, 2),
    player: null,
    stat: null,
    market: isDraw ? 'moneyline' : (market ?? 'total'),
    side,
  };
}

/** Over or under. */
export const isDirection = (side: string | null): side is 'over' | 'under' =>
  side === 'over' || side === 'under';

/** "Ml or +1.5 on the Habs", "over or under in the Bills game": who is named once has several bets. */
export function eachOf(asked: Asked, context: Context): NamedBet[] | undefined {
  const subjects = asked.spans.filter(({ role }) => role === 'team' || role === 'player' || role === 'game');
  const kinds = asked.spans.filter(({ role }) => role === 'market' || role === 'line' || role === 'side');
  const others = asked.spans.filter(
    (span) => ofBets.has(span.role) && !subjects.includes(span) && !kinds.includes(span),
  );
  const groups =
    subjects.length > 1
      ? subjects.map((one) => [one, ...kinds, ...others])
      : apart(kinds).map((own) => [...subjects, ...own, ...others]);
  const bets = groups.map((spans) =>
    betsOf({ ...asked, spans: spans.map((span) => ({ ...span, leg: null })) }, context),
  );
  return bets.every((each) => each?.length === 1) ? atOneLine(bets.flatMap((each) => each ?? [])) : undefined;
}

/** "Over or under 44.5": both are at that number. */
function atOneLine(bets: readonly NamedBet[]): NamedBet[] {
  const [line, ...others] = new Set(bets.flatMap((bet) => bet.line ?? []));
  const isOne = line !== undefined && others.length === 0 && bets.every(({ side }) => isDirection(side));
  return bets.map((bet) => (isOne ? { ...bet, line } : bet));
}

/** A line and the market or side beside it are one bet; two markets, sides or lines are two. */
function apart(kinds: readonly Span[]): Span[][] {
  const groups: Span[][] = [];
  for (const span of kinds) {
    const last = groups.at(-1);
    const isFull =
      !last || last.some(({ role }) => role === span.role) || /\b(?:or|vs|versus)\b|\//.test(span.before);
    if (isFull) groups.push([span]);
    else last.push(span);
  }
  return groups;
}
