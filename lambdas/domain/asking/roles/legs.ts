/** The legs of a bet by the roles of its words: which words are of which leg, and what a leg has from those around it. */
import { amountIn } from './figures.ts';
import type { Span } from './spans.ts';
import { isOfNoPlayer } from './words.ts';

export interface Leg {
  readonly spans: readonly Span[];
}

/** Who a leg is on. */
const subjects = new Set(['team', 'vs', 'game', 'player']);

/** The legs of a bet: what the encoder took for one, apart where it names several teams or players. */
export function divided(all: readonly Span[]): {
  readonly legs: readonly Leg[];
  readonly whole: readonly Span[];
} {
  const spans = ofOwnLegs(withNeighbors(withNamed(ofWhole(inOneSum(withKindsNext(all))))));
  const named = spans.filter(isSubject);
  const inLegs = spans.filter(({ leg }) => leg !== null);
  // "Porter threes over 3.5, Nets": beside a player, a game that is no leg's is his.
  const isLeg = (span: Span) =>
    span.leg === null &&
    isSubject(span) &&
    !(span.role === 'game' && named.some(({ role }) => role === 'player'));
  const isOne = named.filter(isLeg).length < 2;
  const ofOne = inLegs.length === 0 ? apartByStat({ spans: spans.filter(isOfStatistic) }) : [];
  if (ofOne.length > 1) return { legs: ofOne, whole: spans.filter((span) => !isOfStatistic(span)) };
  const whole = spans.filter((span) => span.leg === null && (isOne || !isLeg(span)));
  const apart = isOne ? [] : spans.filter(isLeg);
  const byLeg = [...Map.groupBy(inLegs, ({ leg }) => leg).values()]
    .flatMap(apartBySubject)
    .flatMap(apartByStat)
    .flatMap(apartBySide);
  const legs = [...byLeg, ...apart.map((span) => ({ spans: [span] }))];
  // One leg with all that is said of a bet is the bet.
  const [only, ...more] = legs;
  const isWhole =
    only &&
    more.length === 0 &&
    !whole.some(({ role }) => role === 'form' || role === 'n' || role === 'open');
  if (isWhole && !isOpen(only)) return { legs: [], whole: [...whole, ...only.spans] };
  return { legs, whole };
}

/** "Schröder's points, rebounds and assists over" are one sum, unless each has a line. */
function inOneSum(spans: readonly Span[]): Span[] {
  const stats = spans.filter(({ role }) => role === 'stat');
  const has = (of: string) => spans.filter(({ role }) => role === of).length;
  const isSum = stats.length > 1 && stats.every(({ words }) => ofSum.test(words));
  // "Points, rebounds, assists, 3 legs".
  const isCounted = spans.some(({ role, words }) => role === 'n' && amountIn(words) === stats.length);
  const isOfOne = has('player') === 1 && has('team') === 0 && has('line') < 2 && has('side') < 2;
  return isSum && isOfOne && !isCounted ? spans.map((span) => ({ ...span, leg: null })) : [...spans];
}
const ofSum = /^(?:points|pts|rebounds|rebs?|boards|assists|asts?|dimes)$/i;

/** "Same game parlay Bears Lions": a game alone is no leg, but where all of them are. */
function ofWhole(spans: readonly Span[]): Span[] {
  const isOnlyGame = spans.every(({ leg, role }) => leg === null || role === 'game');
  const games = spans.filter(({ role }) => role === 'game');
  return isOnlyGame && games.length === 1 ? spans.map((span) => ({ ...span, leg: null })) : [...spans];
}

/** A team or a player who is named beside legs has one too: "{Cade 9+ assists} and {Pistons ml}, then the Thunder ml". */
function withNamed(spans: readonly Span[]): Span[] {
  const last = spans.reduce((most, { leg }) => Math.max(most, leg ?? -1), -1);
  const named = spans.filter((span) => span.leg === null && isSubject(span) && span.role !== 'game');
  const isOfAll = named.length === 1 && !spans.some((span) => span.leg !== null && isSubject(span));
  if (last < 0 || isOfAll) return [...spans];
  return spans.map((span) =>
    named.includes(span) ? { ...span, leg: last + 1 + named.indexOf(span) } : span,
  );
}

/** "Over 5.5" in and out of a leg belongs together, and so does what follows the words of a leg at once: "Suns ml". */
function withNeighbors(spans: readonly Span[]): Span[] {
  const joined: Span[] = [...spans];
  for (const [at, span] of spans.entries()) {
    const before = joined[at - 1];
    if (!before || span.before !== '' || span.isRefused || before.isRefused || before.leg === span.leg)
      continue;
    if (before.leg === null && span.role === 'line' && before.role === 'side')
      joined[at - 1] = { ...before, leg: span.leg };
    else if (span.leg === null && kinds.has(span.role)) joined[at] = { ...span, leg: before.leg };
  }
  return joined;
}

/** "Two favorites 1h spread": who is to be bet on and what on, said at once, are one leg. */
function withKindsNext(spans: readonly Span[]): Span[] {
  const made: Span[] = [...spans];
  const rolesOf = (leg: number) => made.filter((span) => span.leg === leg).map(({ role }) => role);
  for (const [at, { leg, before }] of spans.entries()) {
    const last = made[at - 1];
    if (!last || leg === null || last.leg === null || last.leg === leg || before !== '') continue;
    const isWho = rolesOf(last.leg).every((role) => role === 'n' || role === 'side');
    const isWhat = rolesOf(leg).every((role) => role === 'period' || role === 'market');
    const own = last.leg;
    if (isWho && isWhat && /fav|dog|home|road|away|chalk/i.test(last.words))
      for (const [place, span] of made.entries()) if (span.leg === leg) made[place] = { ...span, leg: own };
  }
  return made;
}

/** What is said of no leg and also of each leg is a leg of its own: "favorite to win, underdog to cover". */
function ofOwnLegs(spans: readonly Span[]): Span[] {
  const legs = [...Map.groupBy(spans, ({ leg }) => leg)].flatMap(([leg, of]) => (leg === null ? [] : [of]));
  const isOfEach = ({ role, isRefused }: Span) =>
    !isRefused &&
    (role === 'side' || role === 'stat') &&
    legs.every((leg) => leg.some((other) => other.role === role));
  if (legs.length === 0 || !spans.some((span) => span.leg === null && isOfEach(span))) return [...spans];
  return spans.map((span) =>
    span.leg === null && kinds.has(span.role) && !span.isRefused ? { ...span, leg: -1 } : span,
  );
}

const isOfStatistic = ({ role, isRefused }: Span): boolean =>
  !isRefused && (role === 'player' || ofStat.has(role));

const isSubject = ({ role, isRefused }: Span): boolean => subjects.has(role) && !isRefused;

/** A leg of which nothing is said. */
export const isOpen = ({ spans }: Leg): boolean => spans.every(({ role }) => role === 'open' || role === 'n');

/** "Kelce, Hurts to score" taken for one leg: each has a leg. A player's team beside him is no subject of its own. */
function apartBySubject(spans: readonly Span[]): Leg[] {
  const hasPlayer = spans.some((span) => span.role === 'player' && !span.isRefused);
  const named = spans.filter((span) => isSubject(span) && (!hasPlayer || span.role === 'player'));
  const own = hasPlayer ? spans.filter((span) => !isSubject(span) || span.role === 'player') : spans;
  if (named.length < 2) return [{ spans: own }];
  const legs: Span[][] = [];
  for (const span of own) {
    if (named.includes(span) || legs.length === 0) legs.push([]);
    legs.at(-1)?.push(span);
  }
  const [first = [], second = [], ...others] = legs;
  // What is said before the first name is said of it.
  return (first.some(isSubject) ? legs : [[...first, ...second], ...others]).map((each) => ({ spans: each }));
}

/** "Zegras 1+ point 2+ shots": each statistic of a player has a leg; those of a side have the side said once. */
function apartByStat({ spans }: Leg): Leg[] {
  const [player, ...others] = spans.filter(isSubject);
  const stats = spans.filter(({ role, isRefused }) => role === 'stat' && !isRefused);
  const lines = spans.filter(({ role }) => role === 'line');
  const isOfOne = player?.role === 'player' && others.length === 0;
  const isSum = lines.length < 2 && stats.every(({ words }) => ofSum.test(words));
  if (!isOfOne || stats.length < 2 || lines.length > stats.length || isSum) return [{ spans }];
  const legs: Span[][] = [[]];
  for (const [at, span] of spans.entries()) {
    if (span === player || !ofStat.has(span.role)) continue;
    const next = spans[at + 1];
    // "Triple double, 10+ assists": the line is that of what follows it.
    const isOfNext =
      lines.length < stats.length && span.role === 'line' && next?.role === 'stat' && next.before === '';
    const last = legs.at(-1) ?? [];
    if ((isOfNext && last.length > 0) || last.some(({ role }) => role === span.role)) legs.push([]);
    legs.at(-1)?.push(span);
  }
  if (legs.length !== stats.length || legs.some((leg) => !leg.some(({ role }) => role === 'stat')))
    return [{ spans }];
  const side = spans.find(({ role }) => role === 'side');
  const rest = spans.filter((span) => span !== player && !ofStat.has(span.role));
  return legs.map((leg) => ({
    spans: [
      player,
      ...(side && !leg.some(({ role }) => role === 'side' || role === 'line') ? [side] : []),
      ...leg,
      ...rest,
    ],
  }));
}

/** "Reb over + ast over": two statistics of nobody's, each with a side, are two legs. */
function apartBySide({ spans }: Leg): Leg[] {
  const has = (all: readonly Span[], of: string) =>
    all.some(({ role, isRefused }) => role === of && !isRefused);
  const count = (of: string) => spans.filter(({ role, isRefused }) => role === of && !isRefused).length;
  if (has(spans, 'player') || count('stat') < 2 || count('side') < 2) return [{ spans }];
  const legs: Span[][] = [[]];
  for (const span of spans) {
    const last = legs.at(-1) ?? [];
    const isNext = (span.role === 'stat' || span.role === 'side') && has(last, 'stat') && has(last, 'side');
    if (isNext) legs.push([span]);
    else last.push(span);
  }
  const areLegs = legs.every((leg) => has(leg, 'stat') && has(leg, 'side'));
  return areLegs ? legs.map((leg) => ({ spans: leg })) : [{ spans }];
}

/** What a leg is on. */
export const kinds: ReadonlySet<string> = new Set(['market', 'side', 'stat', 'line', 'period']);
const saysKind = ({ spans }: Leg): boolean => spans.some(({ role }) => kinds.has(role));
const whoIn = ({ spans }: Leg): string => spans.find(isSubject)?.role ?? '';

/** "Kelce, Hurts and Henry to score": who has no kind of his own has that of the next like him. */
function withKinds(legs: readonly Leg[]): Leg[] {
  return legs.map((leg, at) => {
    if (saysKind(leg) || whoIn(leg) === '') return leg;
    const next = legs.slice(at + 1).find(saysKind);
    if (!next || whoIn(next) !== whoIn(leg)) return leg;
    return { spans: [...leg.spans, ...next.spans.filter(({ role }) => kinds.has(role))] };
  });
}

/** "Two touchdown scorers, one from the Bills and one from the Jets": the legs that are counted first, each on a team. */
function shared(legs: readonly Leg[]): Leg[] {
  const [all, ...own] = legs;
  const count = all?.spans.find(({ role }) => role === 'n');
  const isOne = ({ spans }: Leg) => {
    const [n, who, ...more] = spans;
    const isOfThem = who !== undefined && (isSubject(who) || (ofShare.has(who.role) && !who.isRefused));
    return (
      n?.role === 'n' && amountIn(n.words) === 1 && isOfThem && more.every(({ role }) => role === 'when')
    );
  };
  const areShares =
    all !== undefined &&
    count !== undefined &&
    own.length > 1 &&
    amountIn(count.words) === own.length &&
    saysKind(all) &&
    whoIn(all) === '' &&
    own.every(isOne);
  if (!areShares) return [...legs];
  const kind = all.spans.filter((span) => span !== count);
  return own.map(({ spans }) => ({
    spans: [...spans.filter(({ role }) => role !== 'n').map(asTeam), ...kind],
  }));
}

/** "Two dogs, one from Sunday night and one from Monday night". */
const ofShare: ReadonlySet<string> = new Set(['when', 'sport', 'group']);

/** Whose leg it is, where it is one of a kind that other teams have too. */
const asTeam = (span: Span): Span => (span.role === 'game' ? { ...span, role: 'team' } : span);

/** "A goal scorer from the Leafs and another from the Blues": who has no kind after it has that of the leg before. */
function withAnother(legs: readonly Leg[]): Leg[] {
  return legs.map((leg, at) => {
    const before = legs.slice(0, at).findLast(saysKind);
    const isAnother = leg.spans.some(
      ({ role, before: said, words }) =>
        /\b(?:another|one more|1 more)\b/i.test(said) ||
        /\b(?:one|1) (?:from|for|on|off)(?: the)?$/i.test(said) ||
        (role === 'n' && (/another|more/i.test(words) || (amountIn(words) === 1 && isFromWhom(leg)))),
    );
    if (!before || !isAnother || saysKind(leg) || whoIn(leg) === '') return leg;
    return { spans: [...leg.spans.map(asTeam), ...before.spans.filter(({ role }) => kinds.has(role))] };
  });
}

/** "One from the Jets". */
const isFromWhom = ({ spans: [count, who, ...more] }: Leg): boolean =>
  count?.role === 'n' &&
  who !== undefined &&
  isSubject(who) &&
  more.length === 0 &&
  /^(?:from|for|on|off)(?: the)?$/i.test(who.before);

/** "One touchdown scorer | from the Bills", taken for two legs. */
function inOneLeg(legs: readonly Leg[]): Leg[] {
  const made: Leg[] = [];
  for (const leg of legs) {
    const last = made.at(-1);
    const [who, ...more] = leg.spans;
    const isOfLast =
      last !== undefined &&
      saysKind(last) &&
      whoIn(last) === '' &&
      last.spans.every(({ role, words }) => role !== 'n' || amountIn(words) === 1) &&
      who !== undefined &&
      isSubject(who) &&
      more.length === 0 &&
      /^(?:from|by|for|on|off)(?: the)?$/i.test(who.before);
    if (last && isOfLast) made[made.length - 1] = { spans: [...last.spans, asTeam(who)] };
    else made.push(leg);
  }
  return made;
}

/** "Josh Allen's yards and a touchdown": a statistic of nobody's is that of the player before it. */
function ofPlayers(legs: readonly Leg[]): Leg[] {
  let player: Span | undefined;
  return legs.map((leg) => {
    const own = leg.spans.find(({ role, isRefused }) => role === 'player' && !isRefused);
    const isHis =
      !own &&
      leg.spans.some(({ role, words }) => role === 'stat' && !isOfNoPlayer(words, leg.spans)) &&
      leg.spans.every(({ role }) => ofStat.has(role));
    if (!isHis) player = own ?? (whoIn(leg) === '' ? player : undefined);
    return isHis && player ? { spans: [player, ...leg.spans] } : leg;
  });
}
const ofStat = new Set(['stat', 'line', 'side', 'ref']);
const ofTotal = new Set(['side', 'line', 'period', 'market', 'ref']);

/** "The Lions to win and the over": a total of nobody's is that of the game of the team before it. */
function ofGames(legs: readonly Leg[]): Leg[] {
  let team: Span | undefined;
  return legs.map((leg) => {
    team = leg.spans.findLast((span) => isSubject(span) && span.role !== 'player') ?? team;
    const isTotal =
      whoIn(leg) === '' &&
      leg.spans.some(
        ({ role, words }) => role === 'side' && /^(?:the )?(?:overs?|unders?|o|u)$/i.test(words),
      ) &&
      leg.spans.every(({ role }) => ofTotal.has(role));
    return team && isTotal ? { spans: [...leg.spans, { ...team, role: 'game' }] } : leg;
  });
}

/** Each leg with what others say of it too. */
export const completedLegs = (legs: readonly Leg[]): Leg[] =>
  ofGames(withKinds(withAnother(ofPlayers(shared(inOneLeg(legs))))));
