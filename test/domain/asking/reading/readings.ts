/** Sample readings and times. */
import fc from 'fast-check';
import {
  type Bounds,
  infoTopics,
  type Reading,
  stances,
  type WantedLines,
  type WantedSide,
  wantedMarkets,
  wantedOrders,
  wantedRisks,
  wantedSides,
} from '../../../../lambdas/contracts/asking/reading.ts';
import { propStats } from '../../../../lambdas/contracts/feed/props.ts';
import { type Sport, sports } from '../../../../lambdas/contracts/feed/sports.ts';
import { groups } from '../../../../lambdas/domain/asking/reading/names/groups.ts';
import {
  type KnownTeam,
  type ReadResult,
  readQuestion,
} from '../../../../lambdas/domain/asking/reading/read.ts';
import { settled } from '../../../../lambdas/domain/asking/reading/settle.ts';
import { americanToDecimal } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { addDays, leagueDay } from '../../../../lambdas/domain/platform/calendar.ts';

/** A Friday evening in New York. */
export const now = new Date('2026-11-20T23:00:00Z');
const today = leagueDay(now);

/** Some names as the local feed spells them, with former names and cities; other clubs are known without. */
export const listed: readonly KnownTeam[] = [
  { sport: 'NFL', name: 'Oakland Raiders' },
  { sport: 'NFL', name: 'Denver Broncos' },
  { sport: 'NFL', name: 'New England Patriots' },
  { sport: 'NBA', name: 'Los Angeles Lakers' },
  { sport: 'NBA', name: 'Golden State Warriors' },
  { sport: 'NBA', name: 'Miami Heat' },
  { sport: 'NBA', name: 'Denver Nuggets' },
  { sport: 'MLB', name: 'Cleveland Indians' },
  { sport: 'MLS', name: 'Los Angeles FC' },
  { sport: 'MLS', name: 'Inter Miami' },
  { sport: 'NHL', name: 'Minnesota Wild' },
  { sport: 'CFL', name: 'Hamilton Tiger-Cats' },
];

export function read(prompt: string, selectedSport: Sport = 'NBA', at: Date = now): ReadResult {
  return readQuestion(prompt, { selectedSport, teams: listed, now: at });
}

const players = [
  'LeBron James',
  'Shai Gilgeous-Alexander',
  "De'Aaron Fox",
  'Patrick Mahomes',
  'Luka Dončić',
  'Ohtani',
];

const priceOdds = fc.oneof(fc.integer({ min: 101, max: 5000 }), fc.integer({ min: -5000, max: -101 }));
const boundsOf = (end: fc.Arbitrary<number>, value: (each: number) => number): fc.Arbitrary<Bounds> =>
  fc
    .tuple(fc.option(end), fc.option(end))
    .filter(([min, max]) => min !== null || max !== null)
    .map(([min, max]) =>
      min !== null && max !== null && value(min) > value(max) ? { min: max, max: min } : { min, max },
    );

const some = <T>(items: readonly T[], most: number) => fc.subarray([...items], { maxLength: most });
const seldom = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 2 });

const days = fc
  .uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 4 })
  .map((upcoming) => upcoming.map((each) => addDays(today, each)).sort());
const row = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 3, max: 8 }))
  .map(([from, count]) => Array.from({ length: count }, (_, at) => addDays(today, from + at)));

const pairs: readonly (readonly WantedSide[])[] = [
  ['favorite', 'underdog'],
  ['home', 'away'],
  ['over', 'under'],
];
const oneOfEach = (wanted: readonly WantedSide[]) =>
  wanted.filter((side) => !pairs.some((pair) => pair[1] === side && wanted.includes(pair[0] as WantedSide)));

/** Minutes: every half hour, or one more where the end is said to be included. */
const minute = fc
  .tuple(fc.integer({ min: 2, max: 47 }), fc.integer({ min: 0, max: 1 }))
  .map(([halves, more]) => halves * 30 + more);
const startsOf = fc
  .tuple(fc.option(minute), fc.option(minute))
  .filter(([from, before]) => (from ?? before) !== null && (from ?? 0) < (before ?? Number.MAX_VALUE))
  .map(([from, before]) => ({ from, before }));

const halfPoints = fc.integer({ min: 1, max: 500 }).map((halves) => halves / 2);
const linesOf: fc.Arbitrary<WantedLines> = fc
  .record({
    bounds: fc.option(boundsOf(halfPoints, Number)),
    any: fc.uniqueArray(halfPoints, { maxLength: 3 }),
    ending: fc.constantFrom(null, 'whole' as const, 'half' as const),
    alternate: fc.constantFrom(null, 'any' as const, 'likelier' as const, 'longer' as const),
  })
  .map(({ bounds, ...terms }) => ({ min: bounds?.min ?? null, max: bounds?.max ?? null, ...terms }));

const slipsOf: fc.Arbitrary<NonNullable<Reading['slips']>> = fc.oneof(
  fc.integer({ min: 2, max: 8 }).map((count) => ({ kind: 'singles' as const, count, by: null })),
  fc.constantFrom(null, 2, 3, 4).map((by) => ({ kind: 'round_robin' as const, count: null, by })),
);

/** Readings that a question can have: terms that mean nothing alone come with what they belong to. */
export const readings: fc.Arbitrary<Reading> = fc
  .record({
    intent: fc.constantFrom('play', 'play', 'compare', 'info'),
    topic: fc.constantFrom(...infoTopics),
    sports: some(sports, 3),
    legs: seldom(
      fc
        .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
        .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    ),
    sameGame: fc.boolean(),
    markets: some(wantedMarkets, 2),
    notMarkets: some(wantedMarkets, 2),
    stat: seldom(fc.constantFrom(...propStats)),
    sides: some(wantedSides, 3).map(oneOfEach),
    notSides: some(wantedSides, 2),
    price: seldom(boundsOf(priceOdds, americanToDecimal)),
    payout: seldom(boundsOf(priceOdds, americanToDecimal)),
    line: seldom(fc.integer({ min: -40, max: 500 }).map((halves) => halves / 2)),
    lines: seldom(linesOf),
    slips: seldom(slipsOf),
    chance: seldom(boundsOf(fc.integer({ min: 0, max: 100 }), Number)),
    legChance: seldom(boundsOf(fc.integer({ min: 0, max: 100 }), Number)),
    days: seldom(fc.oneof(days, row)),
    nextGame: fc.boolean(),
    nightGame: fc.boolean(),
    starts: seldom(startsOf),
    risk: seldom(fc.constantFrom(...wantedRisks)),
    value: fc.boolean(),
    order: seldom(fc.constantFrom(...wantedOrders)),
    group: seldom(fc.constantFrom(...groups)),
    eachGame: fc.boolean(),
    eachSport: fc.boolean(),
    book: seldom(fc.constantFrom('DraftKings', 'FanDuel', 'bet365')),
    teams: fc.uniqueArray(
      fc.record({ team: fc.constantFrom(...listed), stance: fc.constantFrom(...stances) }),
      { maxLength: 3, selector: ({ team }) => team.name },
    ),
    player: seldom(fc.constantFrom(...players)),
    budget: seldom(fc.integer({ min: 1, max: 5000 })),
    units: fc.option(fc.constantFrom(0.5, 1, 2, 10), { nil: undefined, freq: 1 }),
    wishes: fc.constant<Reading['wishes']>([]),
  })
  .map(({ teams, group, ...terms }) => {
    const isInfo = terms.intent === 'info';
    const isProp = terms.markets.includes('prop');
    const asked = teams.map(({ team, stance }) => ({
      ...team,
      stance: isInfo && terms.topic !== 'prices' ? 'game' : stance,
    }));
    // A group is of one sport, which is read with it.
    const isOfGroup = (sport: Sport) => sport === group?.sport;
    const own =
      terms.sports.every(isOfGroup) && teams.every(({ team }) => isOfGroup(team.sport)) ? group : null;
    const { lines, units, slips, ...others } = terms;
    const made = settled({
      ...others,
      ...(slips && terms.intent === 'play' && { slips }),
      ...(lines && terms.intent === 'play' && { lines }),
      ...(units !== undefined && { units }),
      group: own?.name ?? null,
      ...(own && { sports: [own.sport] }),
      teams: asked,
      stat: isProp ? terms.stat : null,
      player: isProp || isInfo ? terms.player : null,
    } as Reading);
    const hasLine = made.markets.some((market) => market !== 'moneyline');
    // Only a spread line can be below zero.
    const isTotal = made.sides.some((side) => side === 'over' || side === 'under');
    const line = made.line !== null && isTotal ? Math.abs(made.line) : made.line;
    // "Backing the Raiders, under 40" is one leg on the team and one on its game's total.
    const isBacked = made.teams.some(({ stance }) => stance === 'back' || stance === 'against');
    const isOfGame = isTotal || made.markets.join() === 'total';
    const isOfTwoLegs = isOfGame && isBacked && !isProp && !made.markets.includes('team_total');
    // "Team total in Raiders vs Wild" is one of each team, and none of their game.
    const isOfTheirs = made.intent === 'info' || made.teams.every(({ stance }) => stance === 'game');
    const isOfMeeting = isOfTheirs && made.markets.includes('team_total');
    return {
      ...made,
      teams: isOfMeeting ? made.teams.slice(0, 1) : made.teams,
      line: hasLine && !isOfTwoLegs ? line : null,
      group: made.sports.length === 1 ? made.group : null,
    };
  });
