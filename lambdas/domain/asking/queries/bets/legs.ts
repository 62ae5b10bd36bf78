/**
 * The bets of a question, wherever their parts stand: "chiefs -7 ravens -6", "over 47 in eagles chiefs, lions ml",
 * "knicks -4.5 -110 or -6.5 +125". A name, or a part that the bet before it has already, begins another one.
 */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import type { Term } from '../table/term.ts';
import type { Terms } from '../table/terms.ts';
import { betIn } from './bets.ts';

type Any = Term<string>;

export interface Legs {
  readonly bets: readonly NamedBet[];
  /** Prices that stand apart from every bet: of the whole, or one that is no longer there. */
  readonly apart: readonly number[];
}

interface Ways {
  /** "Bills vs Jets" is two bets, and no game. */
  readonly splitsGames?: boolean;
  /** What one bet leaves open is taken from the others: "Celtics or Bucks moneyline". */
  readonly shares?: boolean;
  /** Prices alone can be compared: "-3 -120 or -3.5 +100". */
  readonly allowsNameless?: boolean;
  /** It is said to be a parlay: two teams are a leg each, and no game. */
  readonly isParlay?: boolean;
}

const isName = ({ kind }: Any) => kind === 'team' || kind === 'player';
const ofBet: ReadonlySet<Any['kind']> = new Set([
  'market',
  'side',
  'line',
  'number',
  'price',
  'stat',
  'period',
  'team_total',
  'draw',
  'unlisted',
]);

/** A bet while it is read. */
interface Group {
  readonly terms: Any[];
  /** It began without a name, after a break: its name is that of the bet before. */
  readonly isOpen: boolean;
}

const has = ({ terms }: Group, ...kinds: readonly Any['kind'][]) =>
  terms.some(({ kind }) => kinds.includes(kind));

/** @returns undefined if a part of it is no bet, or if a bet has two of what it can have one of */
export function legsIn<Meaning extends string>(
  terms: Terms<Meaning>,
  { splitsGames = false, shares = false, allowsNameless = false, isParlay = false }: Ways = {},
): Legs | undefined {
  const { groups, apart } = grouped(terms.terms as readonly Any[], splitsGames, isParlay);
  const isNamed = groups.some((group) => has(group, 'team', 'player'));
  if (groups.length === 0 || (!isNamed && !allowsNameless)) return undefined;
  const subjects = groups.map((group) => subjectOf<never>({ ...terms, terms: group.terms as Term<never>[] }));
  const whole = subjectOf<never>({
    ...terms,
    terms: groups.flatMap(({ terms: all }) => all) as Term<never>[],
  });
  const bets = subjects.map((subject, at) =>
    betIn(filled(subject, { before: subjects.slice(0, at), after: subjects.slice(at + 1), whole, shares })),
  );
  const read = bets.flatMap((bet) => bet ?? []);
  return read.length === bets.length ? { bets: read, apart } : undefined;
}

function grouped(
  terms: readonly Any[],
  splitsGames: boolean,
  isParlay: boolean,
): { groups: Group[]; apart: number[] } {
  const groups: Group[] = [];
  const apart: number[] = [];
  let group: Group = { terms: [], isOpen: false };
  /** What stands between the last part of a bet and this one. */
  let between: string | undefined;
  let last: Any | undefined;
  const begin = (isOpen: boolean) => {
    if (group.terms.length > 0) groups.push(group);
    group = { terms: [], isOpen };
  };
  for (const [at, term] of terms.entries()) {
    // "One dog: Raiders, Panthers or Bears": names say which.
    if (term.kind === 'side' && (term.side === 'favorite' || term.side === 'underdog')) continue;
    const word =
      term.kind === 'between' ? term.word : term.kind === 'phrase' && term.meaning === 'or' ? 'or' : null;
    if (word !== null) {
      between = between === undefined || between === ',' ? word : between;
      continue;
    }
    if (isName(term)) {
      if (beginsAnother(term, { group, between, last, next: terms[at + 1], splitsGames })) begin(false);
    } else if (!ofBet.has(term.kind)) {
      if (term.kind === 'phrase' || term.kind === 'unread') last = undefined;
      continue;
    } else if (term.kind === 'price' && isApart(group, between, terms.slice(0, at))) {
      apart.push(term.value);
      between = undefined;
      last = term;
      continue;
    } else if (between !== undefined && conflicts(group, term)) begin(true);
    group.terms.push(term);
    between = undefined;
    last = term;
  }
  begin(false);
  // Alone, two teams are their game: "Bills Jets -3".
  const isAlone = groups.length === 1 && !isParlay;
  return { groups: isAlone ? groups : groups.flatMap(eachTeam), apart };
}

/** Two teams named together are one game where the bet is of both; otherwise they are a bet each: "lions bills niners ml". */
function eachTeam(group: Group): Group[] {
  const teams = group.terms.filter(({ kind }) => kind === 'team');
  const isOfGame = has(group, 'side', 'draw', 'unlisted') || group.terms.some(isTotal);
  if (teams.length < 2 || isOfGame) return [group];
  const last = teams.at(-1);
  const others = teams.filter((team) => team !== last);
  return [
    ...others.map((team) => ({ terms: [team], isOpen: false })),
    { ...group, terms: group.terms.filter((term) => !others.includes(term)) },
  ];
}

const isTotal = (term: Any): boolean => term.kind === 'market' && term.market === 'total';

interface Place {
  readonly group: Group;
  readonly between: string | undefined;
  /** The part of a bet just before; undefined after any other word. */
  readonly last: Any | undefined;
  readonly next: Any | undefined;
  readonly splitsGames: boolean;
}

/** Whether a name begins another bet. */
function beginsAnother(name: Any, { group, between, last, next, splitsGames }: Place): boolean {
  if (group.terms.length === 0) return false;
  const names = group.terms.filter(isName);
  // "Over 47, Eagles": a bet that was read without a name gets this one.
  if (names.length === 0) return group.isOpen && between !== undefined;
  const isTeams = name.kind === 'team' && names.every(({ kind }) => kind === 'team') && names.length === 1;
  const isDirect = between === undefined && last !== undefined && isName(last);
  const isGame = between === 'vs' || between === 'versus' || between === 'v' || between === '@';
  // "Over 5.5 in Jets vs Avalanche or Bruins": what both score is of their game.
  const isSplit = splitsGames && !(has(group, 'side') && has(group, 'line', 'number'));
  if (isTeams && (isDirect || (isGame && !isSplit && last !== undefined && isName(last)))) return false;
  // "Over 47 in Eagles and Chiefs": the second team of the game, unless it has a bet of its own.
  const isOfTotal = has(group, 'side');
  const ownsNext = next !== undefined && ofBet.has(next.kind) && next.kind !== 'price';
  if (isTeams && isOfTotal && (between === 'and' || between === '/') && last !== undefined && isName(last))
    return ownsNext;
  // "Vancouver/LAFC draw": a draw is of both, and the first has no bet of its own.
  const isBare = group.terms.every(({ kind }) => kind === 'team');
  if (isTeams && isBare && (between === '/' || between === 'and') && next?.kind === 'draw') return false;
  // "Celtics Tatum over 27.5": the team of the player.
  if (name.kind === 'player' && isDirect && names.length === 1 && last?.kind === 'team')
    return group.terms.length > 1;
  return true;
}

/** A price after a break, where every bet before has its parts: of the whole slip. */
function isApart(group: Group, between: string | undefined, before: readonly Any[]): boolean {
  if (has(group, 'price')) return between === undefined || !beginsWithLine(between);
  if (between === undefined) return false;
  const isSlip = before.filter(isName).length > 1;
  return isSlip && has(group, 'team', 'player') && (between === ',' || between === '/' || between === '@');
}

/** "-4.5 -110 or +125". */
const beginsWithLine = (between: string) => between === 'or' || between === 'vs';

/** Whether the bet has what this would be. */
function conflicts(group: Group, { kind }: Any): boolean {
  // "LAFC or both teams to score": no part of the bet before.
  if (kind === 'unlisted' || kind === 'draw') return true;
  const isLine = kind === 'line' || kind === 'number';
  if (isLine) return has(group, 'line', 'number') || hasMoneyline(group);
  if (kind === 'market' || kind === 'team_total') return has(group, 'market', 'team_total', 'line');
  if (kind === 'side') return has(group, 'side', 'line') || hasMoneyline(group);
  return has(group, kind);
}

const hasMoneyline = ({ terms }: Group) =>
  terms.some((term) => term.kind === 'market' && term.market === 'moneyline');

interface Around {
  readonly before: readonly Subject<never>[];
  readonly after: readonly Subject<never>[];
  readonly whole: Subject<never>;
  readonly shares: boolean;
}

/** What a bet leaves open, from the others. */
function filled(own: Subject<never>, { before, after, whole, shares }: Around): Subject<never> {
  const isNamed = own.teams.length > 0 || own.players.length > 0;
  const hasNames = ({ teams, players }: Subject<never>) => teams.length > 0 || players.length > 0;
  const earlier = before.findLast(hasNames) ?? after.find(hasNames);
  const named = isNamed || !earlier ? own : { ...own, ...namesOf(earlier, own) };
  if (!shares && isNamed) return own;
  const others = [...after, ...before.toReversed()];
  const isBare = bareOf(own);
  /** A bet without any part of its own is like the next one that has some: "Celtics or Bucks moneyline". */
  const like = isBare ? others.find((each) => !bareOf(each)) : undefined;
  const one = <T>(list: readonly T[], of: readonly T[]) =>
    list.length === 0 && of.length === 1 ? [...of] : [...list];
  const isOfPlayer = named.players.length > 0;
  // "The Jets or the Bills -8.5": the number is of the Bills, and the Jets have one of their own.
  const isOfLine =
    like !== undefined && like.sides.length + like.markets.length === 0 && like.lines.length > 0;
  if (like && !isOfPlayer && like.players.length === 0)
    return {
      ...named,
      markets: isOfLine ? ['spread'] : like.markets,
      sides: like.sides,
      lines: isOfLine || (like.sides.length === 0 && like.markets.length > 0) ? [] : like.lines,
      numbers: like.numbers,
      isTeamTotal: like.isTeamTotal,
      periods: like.periods,
    };
  // "Allen o1.5 pass tds or Hurts anytime": the number is of the other statistic.
  const isOther = own.stats.length > 0 && whole.stats.length > 1;
  if (isOfPlayer && isOther) return named;
  if (isOfPlayer)
    return {
      ...named,
      stats: one(own.stats, whole.stats),
      sides: one(own.sides, whole.sides),
      ...(own.numbers.length === 0 &&
        new Set(whole.numbers).size === 1 && { numbers: whole.numbers.slice(0, 1) }),
    };
  const isOfOver = own.sides.length > 0 && own.numbers.length === 0 && new Set(whole.numbers).size === 1;
  return {
    ...named,
    ...(!isNamed && earlier && own.markets.length === 0 && own.sides.length === 0 && own.lines.length === 0
      ? partsOf(earlier, own)
      : {}),
    ...(isOfOver && before.length + after.length > 0 && !isNamed && { numbers: whole.numbers.slice(0, 1) }),
  };
}

const namesOf = ({ teams, players, sports, stats }: Subject<never>, own: Subject<never>) => ({
  teams,
  players,
  sports,
  ...(players.length > 0 && own.stats.length === 0 && { stats }),
});

/** "Suns 1q or whole game": the same bet on another part. */
const partsOf = ({ markets, sides, lines, numbers }: Subject<never>, own: Subject<never>) =>
  own.periods.length > 0 && lines.length + numbers.length === 0 ? { markets, sides } : {};

const bareOf = ({
  markets,
  sides,
  lines,
  numbers,
  stats,
  periods,
  unlisted,
  isTeamTotal,
  isDraw,
}: Subject<never>) =>
  [markets, sides, lines, numbers, stats, periods, unlisted].every((each) => each.length === 0) &&
  !isTeamTotal &&
  !isDraw;
