/** The bets that a question names, and what is said of them: whether one is worth its price, which is better, which was made. */
import { legMarkets } from '../../../../contracts/asking/analysis.ts';
import type { CheckQuery, CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { type TrackQuery, trackActions } from '../../../../contracts/asking/queries/own.ts';
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { bookCalled } from '../../reading/names/books.ts';
import type { Context } from '../../reading/read.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { readingOf } from '../../roles/bet.ts';
import { asMeant } from '../../roles/said/meant.ts';
import type { Span } from '../../roles/spans.ts';
import { betIn } from '../bets/bets.ts';
import { knownOf } from '../reading/near.ts';
import { lexicon } from '../table/lexicon.ts';
import { subjectOf } from '../table/subject.ts';
import { termsOf } from '../table/terms.ts';
import { type Asked, has, meantBy, ofRole } from './asked.ts';
import { americanIn, chanceIn, dollarsIn, isReturned, priceOf, unitsIn } from './figures.ts';

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

const [mostLegs, mostOptions] = [12, 6];

/** Each bet that is named, in its order; undefined where one cannot be read. */
export function betsOf({ spans, meaningOf }: Asked, context: Context): NamedBet[] | undefined {
  const own = spans.filter(({ role }) => ofBets.has(role)).map(({ ...span }) => span);
  if (own.length === 0) return undefined;
  const meant = asMeant(own, meaningOf, context)?.spans;
  const reading = readingOf(own, context) ?? (meant && readingOf(meant, context));
  const bets = reading && legsOf(reading).map(namedBet);
  return bets?.every((bet) => bet !== undefined) ? bets : inTerms(own, context);
}

const ofTable = lexicon<never>({}, { isOfBets: true });

/** The words of each leg as the table reads a bet: also bets that nobody here has prices for, such as draw no bet. */
function inTerms(spans: readonly Span[], context: Context): NamedBet[] | undefined {
  const legs = [...Map.groupBy(spans, ({ leg }) => leg).values()];
  const whole = legs.find(([first]) => first?.leg === null) ?? [];
  const apart = legs.filter((leg) => leg !== whole);
  const bets = (apart.length > 0 ? apart.map((leg) => [...leg, ...whole]) : [whole]).map((leg) => {
    const terms = termsOf(leg.map(({ words }) => words).join(' '), ofTable, knownOf(context));
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
  const [side = null, ...sides_] = sides;
  const ofPart = period && { period };
  if (more.length > 0 || sides_.length > 0 || count > 1) return undefined;
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

const isDirection = (side: string | null): side is 'over' | 'under' => side === 'over' || side === 'under';

interface Priced {
  readonly legs: NamedBet[];
  /** Of all legs together, or of the only one. */
  readonly price: number | null;
}

/** @returns undefined for prices that cannot be told apart */
function pricedLegs(bets: readonly NamedBet[], asked: Asked): Priced | undefined {
  const prices = ofRole(asked, 'price').map((span) => ({ span, price: americanIn(span.words) }));
  const whole = wholePrice(asked);
  if (whole === undefined || prices.some(({ price }) => price === undefined)) return undefined;
  const values = prices.map(({ price = null }) => price);
  if (bets.length === 1) {
    const [price = whole, ...others] = values;
    return others.length > 0 ? undefined : { legs: [...bets], price };
  }
  // "Avalanche -271, 3 picks, odds +247": the last is that of all of them.
  if (values.length === bets.length + 1)
    return {
      legs: bets.map((bet, at) => ({ ...bet, price: values[at] ?? null })),
      price: values.at(-1) ?? null,
    };
  if (values.length === bets.length)
    return { legs: bets.map((bet, at) => ({ ...bet, price: values[at] ?? null })), price: whole };
  if (values.length === 0) return { legs: [...bets], price: whole };
  // One price behind several legs is that of all of them.
  const [price = null, ...others] = values;
  return others.length === 0 && whole === null ? { legs: [...bets], price } : undefined;
}

/** The price of the whole, or that of a stake and what it wins; null without one. @returns undefined where it cannot be read */
function wholePrice(asked: Asked): number | null | undefined {
  const [payout, ...others] = ofRole(asked, 'payout');
  if (!payout) return null;
  if (others.length > 0) return undefined;
  const stake = stakeIn(asked);
  if (/^[+-]\d{3,}/.test(payout.words)) return americanIn(payout.words);
  // "Stake 20.00" is no price of the whole.
  if (stake === undefined) return /\bto\b|\/|x\b|times/i.test(payout.words) ? americanIn(payout.words) : null;
  const won = dollarsIn(payout.words);
  if (won === undefined) return undefined;
  return priceOf(stake, isReturned(asked.prompt, payout.words) ? won - stake : won);
}

function stakeIn(asked: Asked): number | undefined {
  const [stake] = ofRole(asked, 'stake');
  return stake && dollarsIn(stake.words);
}

const bookIn = (asked: Asked): string | null => {
  const [book, ...others] = ofRole(asked, 'book').map(({ words }) => bookCalled(words.toLowerCase()));
  return others.length === 0 ? (book ?? null) : null;
};

/** What no role says of a check. */
const cues = {
  against:
    /\b(?:against|talk me out|poke holes?|convince me not|shouldn['’]?t|not to|what am i missing|red flags?|stay(?:ing)? away|bad idea|downsides?|devil['’]?s advocate|reasons? (?:not|to avoid|to pass))\b/i,
  taken:
    /\b(?:i (?:got|took|bet|grabbed|have|had|snagged|locked)|got (?:the |it |in )|did i|have (?:a |the )?ticket|grabbed|snagged|locked in|already (?:bet|have|took))\b/i,
  beat: /\b(?:beat|best of (?:it|the number)|good number|worst of it|clv|did i)\b/i,
  bonus: /\b(?:bonus|free ?bet|free play|no[- ]sweat|site credit|token)\b/i,
  worst: /\b(?:weakest|worst|shakiest|riskiest|least|drop|cut|lose|scariest|sketchiest|shaky|avoid)\b/i,
  chance:
    /\b(?:likel(?:y|ier|iest)|safer|safest|surer|more chance|better chance|hit(?:s|ting)? more|who wins?|more often|trust)\b/i,
  payout: /\b(?:pays? (?:more|better|most)|bigger payout|more money)\b/i,
  cost: /\b(?:value|cheaper|cheapest|better price|ev)\b/i,
} as const;

/** A boost in percent. */
const ofPercent = /(\d+(?:\.\d+)?) ?(?:%|percent\b|pct\b)/i;

/** Whether a bet is worth its price. @returns undefined where no bet or price can be read */
export function checkOf(asked: Asked, context: Context): CheckQuery | undefined {
  const bets = betsOf(asked, context);
  const priced = bets && bets.length <= mostLegs ? pricedLegs(bets.map(withSide), asked) : undefined;
  if (!priced) return undefined;
  const boosts = ofRole(asked, 'boost').map(({ words }) => words);
  // "A profit boost, 30 percent".
  const said = boosts.some((words) => ofPercent.test(words))
    ? boosts
    : boosts.slice(0, 1).map(() => asked.prompt);
  const percents = said.flatMap((words) => ofPercent.exec(words)?.[1] ?? []);
  const [boost, ...others] = percents.map(Number);
  const [own] = ofRole(asked, 'chance');
  const chance = own ? chanceIn(own.words) : null;
  if (others.length > 0 || chance === undefined) return undefined;
  const stake = stakeIn(asked);
  const isTaken = cues.taken.test(asked.prompt) && cues.beat.test(asked.prompt);
  const { legs, price } = priced;
  const [leg, ...more] = legs;
  const isOne = leg !== undefined && more.length === 0;
  return {
    ask: 'check',
    legs: isOne ? [{ ...leg, price }] : legs,
    price: isOne ? null : price,
    book: bookIn(asked),
    boost: boost ?? null,
    isBonus: boost === undefined && boosts.some((words) => cues.bonus.test(words)),
    against: cues.against.test(asked.prompt),
    chance,
    ...(stake !== undefined && { stake }),
    ...(isTaken && { isTaken }),
  };
}

/** "Is the total too high at 39.5": the over at that number is what is judged. */
const withSide = (bet: NamedBet): NamedBet =>
  bet.market === 'total' && bet.side === null ? { ...bet, side: 'over' } : bet;

/** Which of several bets is better. @returns undefined where no two can be read */
export function compareOf(asked: Asked, context: Context): CompareQuery | undefined {
  const bets = betsOf(asked, context) ?? eachOf(asked, context);
  if (!bets || bets.length < 2 || bets.length > mostOptions) return undefined;
  const priced = pricedLegs(bets, asked);
  const distinct = new Set(bets.map((bet) => JSON.stringify(bet)));
  if (!priced || distinct.size < bets.length) return undefined;
  const [order] = ofRole(asked, 'order').map((span) => meantBy(asked, span));
  const isWorst = order === 'least' || (order === undefined && cues.worst.test(asked.prompt));
  const by = cues.payout.test(asked.prompt)
    ? 'payout'
    : cues.cost.test(asked.prompt)
      ? 'cost'
      : cues.chance.test(asked.prompt)
        ? 'chance'
        : 'any';
  return { ask: 'compare', options: priced.legs, by, order: isWorst ? 'worst' : 'best' };
}

/** "Ml or +1.5 on the Habs", "over or under in the Bills game": who is named once has several bets. */
function eachOf(asked: Asked, context: Context): NamedBet[] | undefined {
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

/** A bet that was made, or a change of one. @returns undefined where the words lack what the action needs */
export function trackOf(topic: string | undefined, asked: Asked, context: Context): TrackQuery | undefined {
  const action = trackActions.find((each) => each === topic);
  if (!action) return undefined;
  const isNamed = has(asked, 'team', 'player', 'game');
  const named = isNamed ? (betsOf(asked, context) ?? eachOf(asked, context)) : [];
  // A pick that is there already is any on whom is named, where nothing else is said.
  const isAny = action !== 'add' && !has(asked, 'market', 'line', 'side', 'stat');
  const bets = isAny
    ? named?.map((bet) => ({ ...bet, market: bet.player === null ? null : bet.market }))
    : named;
  const [stakeSpan] = ofRole(asked, 'stake').toReversed();
  const stake = (stakeSpan && dollarsIn(stakeSpan.words)) ?? null;
  const units = (stakeSpan && unitsIn(stakeSpan.words)) ?? null;
  const [resultSpan] = ofRole(asked, 'result').toReversed();
  const said = resultSpan && meantBy(asked, resultSpan);
  const result = said === 'hit' || said === 'miss' || said === 'push' ? said : null;
  if (!bets || (stakeSpan && stake === null && units === null)) return undefined;
  const query = {
    ask: 'track',
    action,
    book: bookIn(asked),
    stake,
    units,
    price: null,
    result: null,
    part: null,
  } as const;
  switch (action) {
    case 'add': {
      const priced = bets.length > 0 ? pricedLegs(bets, asked) : undefined;
      if (!priced) return undefined;
      const { legs, price } = priced;
      return {
        ...query,
        legs: legs.length === 1 ? legs.map((leg) => ({ ...leg, price })) : legs,
        price: legs.length === 1 ? null : price,
      };
    }
    case 'save_last':
      return isNamed ? undefined : { ...query, legs: [], price: lastPrice(asked) };
    case 'mark':
      return result === null || bets.length > 1
        ? undefined
        : { ...query, legs: bets, stake: null, units: null, result };
    case 'price': {
      const price = lastPrice(asked);
      return bets.length > 1 || (price === null && stake === null && query.book === null)
        ? undefined
        : { ...query, legs: bets, price };
    }
    case 'remove':
      return bets.length > 1 ? undefined : { ...query, legs: bets, stake: null, units: null };
    case 'cash_out':
      return { ...query, legs: bets.slice(0, 1), stake: stake ?? lastMoney(asked) };
  }
}

/** "It was +140, not +120": the one that is said first is the right one unless it follows "from". */
function lastPrice(asked: Asked): number | null {
  const prices = ofRole(asked, 'price');
  const right =
    prices.length > 1
      ? prices.find(({ before }) => /\b(?:to|was|is|at|really|actually)$/i.test(before))
      : prices[0];
  return (right && americanIn(right.words)) ?? null;
}

const lastMoney = (asked: Asked): number | null => {
  const [payout] = ofRole(asked, 'payout');
  return (payout && dollarsIn(payout.words)) ?? null;
};
