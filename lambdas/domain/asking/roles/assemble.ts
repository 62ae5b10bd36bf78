/** Builds a bet from words whose roles are known. */
import type { LegWish, Reading } from '../../../contracts/asking/reading.ts';
import { gameSports, type Sport } from '../../../contracts/feed/sports.ts';
import { hasPart } from '../../feed/markets/periods.ts';
import { isOfSport, sportsOfStat } from '../../feed/players/stat-sports.ts';
import { emptyReading } from '../reading/draft.ts';
import { settled } from '../reading/settle.ts';
import { usualRange } from '../reading/terms/legs.ts';
import {
  legsOf,
  merged,
  mostLegs,
  ofRisk,
  openWish,
  usualLegs,
  wishOf,
  withWishes,
} from '../reading/wishes/wish.ts';
import { isScoredIn } from './bounds.ts';
import { inFigures } from './figures.ts';
import { kindOf, ofKind } from './kind.ts';
import { completedLegs, divided, isOpen, type Leg } from './legs.ts';
import { withStatsApart } from './said/stats-apart.ts';
import type { Span } from './spans.ts';
import { avoidedIn, ofGame, placed } from './terms/placed.ts';
import { type Read, type Terms, termsOf } from './values.ts';

/** Terms of a leg that other legs may have otherwise. */
const ofLegs = new Set(['sport', 'group', 'price', 'chance', 'risk', 'when', 'order', 'lines', 'value']);

type ReadKind = (spans: readonly Span[]) => Reading | undefined;

/** "Edmonton" beside another sport: of the sports that have it, the only one. */
function onlyOf(readings: readonly (Reading | undefined)[]): Reading | undefined {
  const [one, ...more] = readings.flatMap((reading) => reading ?? []);
  return more.every((other) => JSON.stringify(other) === JSON.stringify(one)) ? one : undefined;
}

/** No team of baseball scores goals: "the Rangers game" of a goal scorer is one of hockey. */
const isPlayed = ({ stat, teams }: Reading): boolean => teams.every(({ sport }) => isOfSport(sport, stat));

/** "Milwaukee to win by two runs" and "Texas after the first five innings" are of baseball. */
const isUsual = ({ teams, period }: Reading, spans: readonly Span[]): boolean => {
  const said = spans.filter(({ role }) => role === 'line' || role === 'market');
  return teams.every(
    ({ sport }) => hasPart(sport, period) && said.every(({ words }) => isScoredIn(sport, words)),
  );
};

/** More are no bet, and would take long to read. */
const mostSpans = 32;

/**
 * @param selected the sport selected beside the question
 * @param readIn reads a phrase in the light of a sport
 * @returns undefined if a word cannot be placed, or contradicts another
 */
export function assembled(
  spans: readonly Span[],
  selected: Sport,
  readIn: (sport: Sport) => Read,
): Reading | undefined {
  if (spans.length === 0 || spans.length > mostSpans || spans.some(({ role }) => role === 'other'))
    return undefined;
  const apart = withStatsApart(spans, selected, readIn(selected));
  if (apart !== spans) return assembled(apart, selected, readIn);
  const rungs = asRungs(spans);
  if (rungs) {
    const bet = assembled(rungs, selected, readIn);
    const slips = { kind: 'singles' as const, count: bet?.wishes.length ?? 0, by: null };
    return bet && { ...bet, legs: { min: 1, max: 1 }, slips };
  }
  const sports = spans.flatMap((span) =>
    span.role === 'sport' && !span.isRefused ? (termsOf(span, readIn(selected))?.sports ?? []) : [],
  );
  const [named, ...more] = new Set(sports);
  const isOne = named !== undefined && more.length === 0;
  const reading = readIn(isOne ? named : selected);
  const elsewhere = isOne ? [] : gameSports.filter((sport) => sport !== selected).map(readIn);
  const kindIn: ReadKind = (words) => {
    const own = kindOf(words, reading);
    if (own && isPlayed(own) && isUsual(own, words)) return own;
    const others = elsewhere.map((read) => kindOf(words, read));
    const played = [own, ...others].flatMap((kind) => (kind && isPlayed(kind) ? [kind] : []));
    const usual = played.filter((kind) => isUsual(kind, words));
    return onlyOf(usual.length > 0 ? usual : played);
  };
  const { legs, whole } = divided(withRiskOfAll(spans));
  const kind = whole.filter(({ role, isRefused }) => ofKind.has(role) && !isRefused);
  const rest = whole.filter((span) => !kind.includes(span));
  const bare = rest.filter(({ role }) => role !== 'open');
  const ofGroups = () =>
    spans.flatMap((span) =>
      span.role === 'group' && !span.isRefused ? (termsOf(span, readIn(selected))?.sports ?? []) : [],
    );
  const avoided = avoidedIn([...new Set(sports.length > 0 ? sports : ofGroups())], readIn);
  const terms = ofEach(
    asSingles(
      placed(apartFromCount(bare), (span) => avoided(span) ?? termsOf(span, reading)),
      bare,
      reading,
    ),
  );
  if (!terms) return undefined;
  const open = legs.filter(isOpen);
  const own = legs.filter((leg) => !isOpen(leg));
  if (own.length > mostLegs) return undefined;
  if (own.length === 0) {
    const all = kindIn(kind);
    return all && settled(ofUsualLegs(joined(all, terms), whole));
  }
  const of = terms.sports ?? [];
  // "Giants NFL +6, Giants MLB to win": a leg that names its sport is read in its light.
  const kindInOf = (sport: Sport): ReadKind => {
    const read = readIn(sport);
    return (words) => kindOf(words, read);
  };
  // "Moneyline and {over}": what no leg can be too is one of its own.
  const isOfNone = kind.length > 0 && own.every((leg) => !isOfKind(leg, kind, kindIn));
  const [described, shared] = isOfNone ? [[{ spans: kind }, ...own], []] : [own, kind];
  const wishes = completedLegs(described).map((leg) => {
    const [sport] = leg.spans.filter((span) => span.role === 'sport' && !span.isRefused);
    const its = sport && termsOf(sport, reading)?.sports?.[0];
    return ofSport(wishIn(leg, shared, { read: reading, kindIn: its ? kindInOf(its) : kindIn }), of);
  });
  if (wishes.some((wish) => wish === undefined)) return undefined;
  const made = eachOnce(wishes.flatMap((wish) => wish ?? []));
  const others = open.map((leg): LegWish => ({ ...openWish, count: countOf(leg, reading) ?? 1 }));
  const all = [...made, ...others];
  // A round robin has as many legs as are named.
  const counted = terms.slips?.kind === 'round_robin' ? undefined : terms.legs;
  const stated = counted?.min;
  const sum = legsOf(all);
  const isAround = own.length === 1 && others.length === 0;
  const rested = Math.max(
    0,
    (stated ?? (isAround && whole.some(({ role }) => role === 'form') ? usualLegs : sum)) - sum,
  );
  const list = merged([...all, ...(rested > 0 ? [{ ...openWish, count: rested }] : [])]);
  if (legsOf(list) > mostLegs || (counted && counted.max < sum)) return undefined;
  const ofAll = isOfOneGame(spans) ? { ...terms, sameGame: true } : terms;
  return withWishes(joined(emptyReading(), ofAll), list);
}

/** "Something simple and fairly safe for the Oilers game": risks alone, of which each says how likely the one bet is, are no legs. */
function withRiskOfAll(spans: readonly Span[]): readonly Span[] {
  const inLegs = spans.filter(({ leg }) => leg !== null);
  const isOfRisk =
    inLegs.length > 0 && inLegs.every(({ role, words }) => role === 'risk' && !isLegByRisk(words));
  const isCounted = spans.some(({ role }) => role === 'n' || role === 'form' || role === 'open');
  return isOfRisk && !isCounted ? spans.map((span) => ({ ...span, leg: null })) : spans;
}
/** "A lock and a long shot". */
const isLegByRisk = (words: string): boolean =>
  /\b(?:an?|one|locks?|shots?|bets?|picks?|legs?|ones?)\b/i.test(words);

/** "The Steelers to win with two player props out of their game": of all legs, only one says in which game. */
function isOfOneGame(spans: readonly Span[]): boolean {
  const isRef = ({ role, isRefused, words }: Span) =>
    role === 'ref' && !isRefused && /\b(?:game|matchup|match|same|their|there|it)\b/i.test(words);
  const named = spans.filter(({ role, isRefused }) => ofGame.has(role) && !isRefused);
  return spans.some(isRef) && new Set(named.map(({ words }) => words.toLowerCase())).size < 2;
}

/** "A ladder on Shai, 25, 30, 35 points": as many singles as it has rungs. */
function asRungs(spans: readonly Span[]): Span[] | undefined {
  const ladder = spans.find(({ role, words }) => role === 'form' && /^(?:an? )?ladders?$/i.test(words));
  const lines = spans.filter(isRung).flatMap(rungsOf);
  if (!ladder || lines.length < 2 || spans.some(({ role }) => role === 'n')) return undefined;
  // What is said of all rungs stands first, because what follows a line at once is of its leg.
  const ofAll = spans.filter((span) => span !== ladder && !isRung(span));
  return [...ofAll.map((span) => ({ ...span, leg: null })), ...lines.map((line, leg) => ({ ...line, leg }))];
}

const isRung = ({ role, isRefused }: Span): boolean => (role === 'line' || role === 'lines') && !isRefused;

/** "8+, 10+ and 12+" are three. */
function rungsOf(span: Span): Span[] {
  const rungs = inFigures(span.words).match(/[+-]?\d+(?:\.\d+)?\+?/g) ?? [];
  return rungs.length < 2 ? [span] : rungs.map((words) => ({ ...span, role: 'line', words, before: ',' }));
}

/** "Giannis ... just say Antetokounmpo over 30.5": who is named twice in a story has one leg. */
function eachOnce(wishes: readonly LegWish[]): LegWish[] {
  const isOfOne = ({ player, teams, count }: LegWish) => count === 1 && (player !== null || teams.length > 0);
  const ids = wishes.map((wish) => JSON.stringify(wish));
  return wishes.filter((wish, at) => !isOfOne(wish) || ids.indexOf(ids[at] ?? '') === at);
}

/** A parlay without a number has the usual one. */
function ofUsualLegs(reading: Reading, spans: readonly Span[]): Reading {
  const isParlay =
    !reading.sameGame &&
    spans.some(
      ({ role, isRefused, words }) =>
        role === 'form' && !isRefused && /parlay|combo|slip|ticket/i.test(words),
    );
  const isCounted =
    reading.legs !== null || reading.eachGame || reading.eachSport || reading.slips !== undefined;
  // A parlay on one game only is of that game.
  const isOfGame =
    isParlay && reading.teams.length > 0 && reading.teams.every(({ stance }) => stance === 'game');
  if (isOfGame && oneGame(spans)) return { ...reading, sameGame: true };
  const isInGame = (reading.legs?.min ?? 1) > 1 && reading.wishes.length === 0 && isInOneGame(spans);
  if (isInGame && reading.teams.length > 0) return { ...reading, sameGame: true };
  return isParlay && !isCounted ? { ...reading, legs: usualRange(reading) } : reading;
}

/** "3 picks on the Lions game": not some of them, as with "a 3-leg parlay with the Lions game in it". */
const isInOneGame = (spans: readonly Span[]): boolean => {
  const [game, ...others] = spans.filter(({ role }) => ofGame.has(role));
  if (game?.role !== 'game' || game.isRefused || others.length > 0) return false;
  // "For tonight's Lakers game": the day stands between them, and in "2 leg parlay Lakers game" nothing does.
  const previous = spans[spans.indexOf(game) - 1];
  const before = game.before === '' && previous?.role === 'when' ? previous.before : game.before;
  return inOneGame.test(before) || (before === '' && previous !== undefined && ofBets.has(previous.role));
};
const ofBets: ReadonlySet<string> = new Set(['form', 'n', 'market']);
const inOneGame =
  /^(?:(?:legs?|leggers?|parlays?|slips?|combos?|picks?|plays?|bets?|props?)\s+)?(?:for|on|in|from|of|out of)(?: the| that| this| tonight['’]?s| today['’]?s| tomorrow['’]?s)?$/i;

const oneGame = (spans: readonly Span[]): boolean =>
  spans.filter(({ role, isRefused }) => role === 'game' && !isRefused).length === 1 &&
  !spans.some(({ role }) => role === 'n');

function countOf({ spans }: Leg, read: Read): number | undefined {
  const span = spans.find(({ role }) => role === 'n');
  const legs = span && termsOf(span, read)?.legs;
  return legs && legs.min === legs.max ? legs.min : undefined;
}

const apart: ReadonlySet<string> = new Set(['n', 'open', 'stake']);

/** What a leg is on by its own words, and what it has from those of all legs. */
function kindsOf(leg: Leg, whole: readonly Span[]): { readonly own: Span[]; readonly shared: Span[] } {
  const own = leg.spans.filter(({ role, isRefused }) => ofKind.has(role) && !isRefused);
  const said = new Set(own.map(({ role }) => role));
  // The game of the whole bet is a player's own.
  const shared = whole.filter(({ role }) => !said.has(role) && !(role === 'game' && said.has('player')));
  return { own, shared };
}

/** Whether what is said of all legs can be said of this one. */
function isOfKind(leg: Leg, whole: readonly Span[], kindIn: ReadKind): boolean {
  const { own, shared } = kindsOf(leg, whole);
  return shared.length === 0 || kindIn([...own, ...shared]) !== undefined;
}

/** @param whole what is said of the kind of all legs */
function wishIn(
  leg: Leg,
  whole: readonly Span[],
  { read, kindIn }: { readonly read: Read; readonly kindIn: ReadKind },
): LegWish | undefined {
  const { own, shared } = kindsOf(leg, whole);
  // What is staked on a leg of its own changes nothing of it.
  const others = leg.spans.filter((span) => !own.includes(span) && !apart.has(span.role));
  const kind = kindIn([...own, ...shared]) ?? (shared.length > 0 ? kindIn(own) : undefined);
  if (!kind) return undefined;
  const terms = placed(others, (span) => termsOf(span, read), ofLegs);
  if (!terms) return undefined;
  const count = leg.spans.some(({ role }) => role === 'n') ? countOf(leg, read) : 1;
  if (count === undefined) return undefined;
  const { chance, risk, legChance, nightGame, starts = null } = terms;
  const ofOne = ofRisk({
    risk: risk ?? null,
    legChance: legChance ?? chance ?? null,
    order: terms.order ?? null,
  });
  // Only of a whole bet the last game of the evening can be said; of a leg, the evening is.
  const made = settled(
    joined(kind, {
      ...terms,
      chance: null,
      risk: null,
      ...ofOne,
      nightGame: false,
      starts: nightGame ? (starts ?? evening) : starts,
    }),
  );
  return { ...wishOf(made, count), teams: made.teams.filter(({ stance }) => stance !== 'avoid') };
}

const evening = { from: 19 * 60, before: null };

/** A leg that names no sport is of the only one that is named, else of the only one that has its statistic. */
function ofSport(wish: LegWish | undefined, named: Reading['sports']): LegWish | undefined {
  if (!wish || wish.sports.length > 0 || wish.teams.length > 0 || wish.player !== null) return wish;
  const [sport, ...others] =
    named.length > 0 ? named : sportsOfStat(wish.stat === 'other' ? null : wish.stat);
  return sport && others.length === 0 ? { ...wish, sports: [sport] } : wish;
}

const isSingle = ({ role, isRefused, words }: Span): boolean =>
  role === 'form' &&
  (isRefused ? /parlay|multi|acca/i.test(words) : /single|straight|separate|individual/i.test(words));

/** Without the number of singles, which is not that of legs. */
const apartFromCount = (spans: readonly Span[]): Span[] =>
  spans.some(isSingle) ? spans.filter((span) => span.role !== 'n' && !isSingle(span)) : [...spans];

function asSingles(terms: Terms | undefined, spans: readonly Span[], read: Read): Terms | undefined {
  if (!terms || !spans.some(isSingle)) return terms;
  const count = countOf({ spans }, read) ?? 1;
  const legs = { min: 1, max: 1 };
  return { ...terms, legs, ...(count > 1 && { slips: { kind: 'singles' as const, count, by: null } }) };
}

/** "One spread from each game" is one a game, and no single. */
const ofEach = (terms: Terms | undefined): Terms | undefined =>
  terms && (terms.eachGame || terms.eachSport) && terms.legs?.max === 1 ? { ...terms, legs: null } : terms;

/** A kind of bet with what else is said of it. */
function joined(kind: Reading, terms: Terms): Reading {
  const lists = ['sports', 'teams', 'notMarkets', 'notSides'] as const;
  const made: Reading = { ...kind, ...terms };
  for (const list of lists)
    Object.assign(made, {
      [list]: [...new Set([...kind[list], ...(terms[list] ?? [])])],
    });
  return made;
}
