/** The last question once more with other parts, by what is told of the words: "and when travelling", "for 50 dollars?" (docs/decisions/0038). */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { type SumQuery, sum, type WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';

import type { Turn } from '../../../../contracts/asking/turn.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { type Asked, has, ofRole } from '../../queries/parts/asked.ts';
import { checkOf } from '../../queries/parts/bets.ts';
import { americanIn, dollarsIn, oddsIn } from '../../queries/parts/figures.ts';
import { type Parts, partsOf } from '../../queries/parts/parts.ts';
import { isRuled, type RuledQuery } from '../../queries/reading/kinds.ts';
import { bookCalled } from '../../reading/names/books.ts';
import type { Context } from '../../reading/read.ts';
import { amountIn } from '../../roles/figures.ts';
import type { Heard } from '../heard.ts';
import type { ChangeTopic } from './topics.ts';

/**
 * @param topic what is asked, as the encoder tells it
 * @returns undefined where the words have no part that the last question can have
 */
export function changeOfQuestion(
  topic: ChangeTopic,
  asked: Asked,
  { asked: before = [], queries }: Turn,
  context: Context,
): Heard | undefined {
  const [last, ...others] = before;
  const isOfPlay = queries[0]?.intent === 'play';
  if (!last || others.length > 0 || isOfPlay || !isRuled(last) || asked.refused.length > 0) return undefined;
  const own = { ...context, selectedSport: sportOf(last) ?? context.selectedSport, phrases: new Map() };
  switch (topic) {
    case 'explain':
      return last.ask === 'explain' ? again(last) : undefined;
    case 'carry':
    case 'terms':
    case 'flip':
    case 'pays': {
      const carried = carriedOn(topic, last, asked, own);
      return carried && again(carried);
    }
    case 'books': {
      const prices = pricesOf(last, asked);
      return prices && again(prices);
    }
    case 'bet': {
      const prompt = betOn(last, asked, own);
      return prompt === undefined ? undefined : { kind: 'text', prompt };
    }
    default:
      return undefined;
  }
}

const again = (query: RuledQuery): Heard => ({ kind: 'queries', queries: [query], isAside: false });

function sportOf(query: RuledQuery): Context['selectedSport'] | undefined {
  if (query.ask === 'find' || query.ask === 'market') return query.sports[0];
  return query.ask === 'check' ? query.legs[0]?.sports[0] : undefined;
}

function carriedOn(
  topic: ChangeTopic,
  last: RuledQuery,
  asked: Asked,
  context: Context,
): RuledQuery | undefined {
  switch (last.ask) {
    case 'find':
    case 'market': {
      if (topic === 'flip') return turned(last);
      const parts = partsOf(asked, context);
      return parts && (last.ask === 'find' ? withFacts(last, parts) : withPrices(last, parts));
    }
    case 'sum':
      return ofSum(last, asked);
    case 'check':
      return ofCheck(topic, last, asked, context);
    default:
      return undefined;
  }
}

/** "The other way around": the highest for the lowest. */
function turned<Query extends Extract<RuledQuery, { ask: 'find' | 'market' }>>(
  last: Query,
): Query | undefined {
  if (last.order === null) return undefined;
  return { ...last, order: last.order === 'most' ? 'least' : 'most' };
}

/** Who is named takes the place of whom the last question was about; what is not named stays. */
function subjectOf(
  last: { readonly teams: readonly string[]; readonly players: readonly string[] },
  parts: Parts,
) {
  const { teams, players, sports } = parts;
  if (players.length > 0) return { players: [...players], teams: [], sports: [...sports] };
  if (teams.length > 0 && last.players.length === 0)
    return { teams: [...teams], players: [], sports: [...sports] };
  return sports.length > 0 && teams.length === 0 ? { sports: [...sports], teams: [], players: [] } : {};
}

type Find = Extract<RuledQuery, { ask: 'find' }>;
const opposite = { home: 'road', road: 'home', favorite: 'underdog', underdog: 'favorite' } as const;

function withFacts(last: Find, parts: Parts): Find | undefined {
  const { teams, against, splits, stats, line, side, days, since, order, limit, period, rested, market } =
    parts;
  if (parts.books.length > 0) return undefined;
  const [out, in_] = [parts.without[0], parts.beside[0]];
  if (out !== undefined || in_ !== undefined) {
    const isOfOne = last.teams.length === 1 && last.players.length === 0;
    return isOfOne
      ? { ...last, withoutPlayer: out ?? null, withPlayer: out === undefined ? (in_ ?? null) : null }
      : undefined;
  }
  const isOfPlayer = last.players.length > 0 || parts.players.length > 0;
  const opponents = [...against, ...(isOfPlayer && parts.players.length === 0 ? teams : [])];
  // "Head to head with Toronto".
  const isOfTwo = !isOfPlayer && against.length === 1 && last.teams.length === 1 && teams.length === 0;
  const [stat, ...more] = stats;
  // Of teams, only what they score is kept.
  if (stat !== undefined && !isOfPlayer && last.topic !== 'leaders') return undefined;
  const direction = side === 'over' || side === 'under' ? side : null;
  const of =
    market === 'spread' && (last.topic === 'record' || last.topic === 'total' || last.topic === 'form')
      ? { topic: 'spread' as const }
      : {};
  const totals =
    (market === 'total' || (direction !== null && line === null)) &&
    (last.topic === 'record' || last.topic === 'spread' || last.topic === 'form')
      ? { topic: 'total' as const, side: direction }
      : {};
  const made = {
    ...last,
    ...of,
    ...totals,
    ...subjectOf(last, parts),
    ...(isOfTwo && {
      topic: 'meetings' as const,
      teams: [last.teams[0] ?? '', against[0] ?? ''],
      splits: [],
    }),
    ...(!isOfTwo &&
      opponents.length > 0 &&
      (last.topic === 'meetings'
        ? { teams: [last.teams[0] ?? '', ...opponents].slice(0, 2) }
        : { against: opponents.slice(0, 2) })),
    ...(parts.last !== null && { last: parts.last, since: null }),
    ...(since !== null && { since, last: null }),
    ...(splits.length > 0 && { splits: merged(last.splits, splits) }),
    ...(rested !== null && { rested }),
    ...(stat !== undefined && {
      stat,
      ...(more.length > 0 && { stats: [...stats] }),
      over: null,
      side: null,
    }),
    ...(line !== null && {
      over: direction === null && Number.isInteger(line) ? line - 0.5 : line,
      side: direction ?? last.side ?? 'over',
    }),
    ...(days !== null && { days: [...days] }),
    ...(order !== null && last.order !== null && { order }),
    ...(limit !== null && { limit }),
    ...(period !== null && { part: period }),
    ...(parts.group !== null && { group: parts.group }),
    ...(parts.unkept.length > 0 && { unkept: [...parts.unkept].slice(0, 4) }),
  } satisfies Find;
  return isSame(made, last) ? undefined : made;
}

/** "On the road" takes the place of "at home", and stands beside "as favorites". */
function merged(before: Find['splits'], named: Find['splits']): Find['splits'] {
  const out = new Set<string>(
    named.flatMap((each) => [each, opposite[each as keyof typeof opposite] ?? each]),
  );
  return [...before.filter((each) => !out.has(each)), ...named];
}

type Market = Extract<RuledQuery, { ask: 'market' }>;

function withPrices(last: Market, parts: Parts): Market | undefined {
  const { market, side, line, books, days, starts, period, stats, order, splits, players } = parts;
  if (splits.length > 0 || parts.last !== null) return undefined;
  const direction = side === 'over' || side === 'under' ? side : null;
  const isOfPlayers = players.length > 0 || stats.length > 0;
  const isKind = market !== null || direction !== null || line !== null;
  const [stat, ...more] = stats;
  const made = {
    ...last,
    ...subjectOf(last, parts),
    ...(isOfPlayers && {
      topic: 'player_lines' as const,
      market: null,
      side: direction,
      line,
      stat: more.length > 0 ? null : (stat ?? last.stat),
      ...(more.length > 0 && { stats: [...stats] }),
    }),
    ...(!isOfPlayers &&
      isKind && {
        market:
          market === 'prop' || market === 'outright'
            ? last.market
            : (market ?? (direction ? 'total' : last.market)),
        side: direction,
        line,
      }),
    ...(books.length > 0 && {
      books: [...books],
      ...(last.topic === 'best_price' && { topic: 'books' as const }),
    }),
    ...(days !== null && { days: [...days] }),
    ...(starts && { starts }),
    ...(period !== null && { period }),
    ...(order !== null && last.topic === 'board' && { order }),
  } satisfies Market;
  return isSame(made, last) ? undefined : made;
}

const isSame = (one: RuledQuery, other: RuledQuery): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Each figure that is named takes the place of the one that it can only be. */
function ofSum(last: SumQuery, asked: Asked): SumQuery | undefined {
  const odds = ofRole(asked, 'price', 'counter').flatMap(({ words }) => oddsIn(words) ?? []);
  const money = ofRole(asked, 'stake', 'bankroll').flatMap(({ words }) => dollarsIn(words) ?? []);
  const [won] = ofRole(asked, 'payout').flatMap(({ words }) => dollarsIn(words) ?? []);
  const [count] = ofRole(asked, 'n').flatMap(({ words }) => amountIn(words) ?? []);
  const [format] = formatsIn(asked);
  if (format !== undefined && 'odds' in last && last.odds && !Array.isArray(last.odds))
    return { ask: 'sum', sum: 'convert', odds: last.odds, to: format };
  const [price, ...others] = odds;
  const [stake, ...more] = money;
  if (others.length + more.length > 0 || (price ?? stake ?? count ?? won) === undefined) return undefined;
  const made: Record<string, unknown> & { legs?: unknown } = { ...last };
  const put = (value: unknown, ...fields: readonly string[]): boolean => {
    const field = fields.find((each) => each in made);
    if (value === undefined) return true;
    if (field === undefined) return false;
    made[field] = value;
    return true;
  };
  const isPut =
    (last.sum === 'parlay'
      ? ofLegs(made, last, price, count)
      : put(price, 'odds') && put(count, 'picks', 'ofLegs')) &&
    put(stake, 'stake', 'total', 'bankroll', 'staked') &&
    put(won, 'win', 'returns');
  const read = isPut ? sum.safeParse(made) : undefined;
  return read?.success ? read.data : undefined;
}

function ofLegs(
  made: { legs?: unknown },
  last: Extract<SumQuery, { sum: 'parlay' }>,
  price: WrittenOdds | undefined,
  count: number | undefined,
): boolean {
  const [first] = last.legs;
  const isAlike = last.legs.every((leg) => leg.value === first?.value);
  const leg = price ?? first;
  if (price === undefined && count === undefined) return true;
  if (!leg || (!isAlike && price === undefined)) return false;
  made.legs = Array.from({ length: Math.min(count ?? last.legs.length, 20) }, () => leg);
  return true;
}

/** "In decimal". */
const formatsIn = ({ prompt }: Asked): ('american' | 'decimal' | 'fraction' | 'percent')[] => {
  const [, said] = /\b(american|decimals?|fractions?|fractional|percent(?:age)?)\b/i.exec(prompt) ?? [];
  if (said === undefined) return [];
  const word = said.toLowerCase();
  return [
    word.startsWith('a')
      ? 'american'
      : word.startsWith('d')
        ? 'decimal'
        : word.startsWith('f')
          ? 'fraction'
          : 'percent',
  ];
};

type Check = Extract<RuledQuery, { ask: 'check' }>;

/** Another price, line, side, market, team or book of the one bet; or what a stake on it pays. */
function ofCheck(topic: ChangeTopic, last: Check, asked: Asked, context: Context): RuledQuery | undefined {
  const [leg, ...others] = last.legs;
  const [stake] = ofRole(asked, 'stake').flatMap(({ words }) => dollarsIn(words) ?? []);
  const price = last.price ?? leg?.price ?? null;
  if ((topic === 'pays' || !has(asked, ...ofBets)) && stake !== undefined && price !== null)
    return { ask: 'sum', sum: 'payout', stake, odds: { format: 'american', value: price } };
  if (!leg || others.length > 0) return undefined;
  const [format] = formatsIn(asked);
  if (format !== undefined && price !== null)
    return { ask: 'sum', sum: 'convert', odds: { format: 'american', value: price }, to: format };
  const boosts = ofRole(asked, 'boost').map(({ words }) => words);
  if (boosts.length > 0) {
    const [, percent] = /(\d+(?:\.\d+)?) ?%/.exec(boosts.join(' ')) ?? [];
    return { ...last, boost: percent === undefined ? null : Number(percent), isBonus: percent === undefined };
  }
  const [named] = ofRole(asked, 'price', 'payout').flatMap(({ words }) => americanIn(words) ?? []);
  const [book] = ofRole(asked, 'book').flatMap(({ words }) => bookCalled(words.toLowerCase()) ?? []);
  const bet = topic === 'flip' ? otherSide(leg) : withTerms(leg, asked, context);
  if (bet === undefined || (isSameBet(bet, leg) && named === undefined && book === undefined))
    return undefined;
  const own = isSameBet(bet, leg) ? (named ?? leg.price) : (named ?? null);
  return {
    ...last,
    legs: [{ ...bet, price: own }],
    price: null,
    book: book ?? null,
    boost: null,
    isBonus: false,
  };
}
const ofBets = ['team', 'player', 'market', 'side', 'line', 'stat', 'period', 'price', 'book'] as const;
const isSameBet = (one: NamedBet, other: NamedBet): boolean =>
  JSON.stringify({ ...one, price: null }) === JSON.stringify({ ...other, price: null });

function otherSide(leg: NamedBet): NamedBet | undefined {
  if (leg.side === 'over' || leg.side === 'under')
    return { ...leg, side: leg.side === 'over' ? 'under' : 'over' };
  return undefined;
}

function withTerms(leg: NamedBet, asked: Asked, context: Context): NamedBet | undefined {
  if (has(asked, 'team', 'player')) return checkOf(asked, context)?.legs[0];
  const parts = partsOf(asked, context);
  if (!parts) return undefined;
  const { market, side, line, period, stats } = parts;
  const [stat, ...more] = stats;
  if (more.length > 0) return undefined;
  const direction = side === 'over' || side === 'under' ? side : null;
  const isOfPlayer = leg.player !== null;
  const isTotal = !isOfPlayer && (market === 'total' || direction !== null) && leg.market !== 'team_total';
  const kind = market === 'prop' || market === 'outright' ? null : market;
  return {
    ...leg,
    ...(stat !== undefined && isOfPlayer && { stat, line: null }),
    ...(kind !== null && !isOfPlayer && { market: kind, side: null, line: null }),
    ...(isTotal && { market: 'total', side: direction ?? 'over', line: null }),
    ...(!isTotal && direction !== null && { side: direction }),
    ...(line !== null && { line }),
    ...(line !== null && kind === null && leg.market === 'moneyline' && !isTotal && { market: 'spread' }),
    ...(period !== null && { period }),
  } as NamedBet;
}

/** The prices of what was asked about, at every book. */
function pricesOf(last: RuledQuery, asked: Asked): Market | undefined {
  const books = ofRole(asked, 'book').flatMap(({ words }) => bookCalled(words.toLowerCase()) ?? []);
  if (last.ask === 'market')
    return { ...last, topic: last.players.length > 0 ? 'player_lines' : 'books', books };
  const leg = last.ask === 'check' && last.legs.length === 1 ? last.legs[0] : undefined;
  const teams = leg?.teams ?? (last.ask === 'find' ? last.teams : []);
  const players = leg ? (leg.player === null ? [] : [leg.player]) : last.ask === 'find' ? last.players : [];
  const sports = leg?.sports ?? (last.ask === 'find' ? last.sports : []);
  if (teams.length + players.length === 0) return undefined;
  return {
    ask: 'market',
    topic: players.length > 0 ? 'player_lines' : 'books',
    sports: [...sports],
    teams: players.length > 0 ? [] : [...teams],
    players: [...players],
    days: null,
    market: leg && players.length === 0 ? leg.market : null,
    side: leg?.side === 'over' || leg?.side === 'under' ? leg.side : null,
    line: leg?.line ?? null,
    stat: leg?.stat ?? (last.ask === 'find' ? last.stat : null),
    books,
    order: null,
    night: false,
  };
}

/** "So who would you take": a pick on whom the last question was about. */
function betOn(last: RuledQuery, asked: Asked, context: Context): string | undefined {
  const parts = partsOf(asked, context);
  if (!parts || (last.ask !== 'find' && last.ask !== 'market' && last.ask !== 'check')) return undefined;
  const leg = last.ask === 'check' ? last.legs[0] : undefined;
  const subject =
    last.ask === 'check' ? { teams: leg?.teams ?? [], players: leg?.player ? [leg.player] : [] } : last;
  const [player] = parts.players.length > 0 ? parts.players : subject.players;
  const [stat = null] =
    parts.stats.length > 0 ? parts.stats : [(last.ask === 'check' ? leg?.stat : last.stat) ?? null];
  const side = parts.side === 'over' || parts.side === 'under' ? `${parts.side} ` : '';
  if (player !== undefined) {
    if (stat === null || stat === 'other') return `Any prop by ${player}`;
    return `${player} ${side}${statNames[stat]}`;
  }
  const teams = parts.teams.length > 0 ? parts.teams : subject.teams;
  const [team, other] = teams;
  if (team === undefined) return undefined;
  const market =
    parts.market === 'spread' || parts.market === 'total' || parts.market === 'moneyline'
      ? `${parts.market} `
      : '';
  if (side !== '') return `${side}pick in the ${team} game`;
  return other === undefined
    ? `${market}pick in the ${team} game`
    : `${market}pick in the ${team} vs ${other} game`;
}
