/** Writes a reading as a prompt that parses to the same reading. */
import type { Reading, ReadTeam, WantedMarket, WantedRisk } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { periodLabel } from '../../feed/markets/leg-words.ts';
import { isOneScore } from '../../feed/markets/periods.ts';
import { formatAmerican } from '../../feed/odds/odds.ts';
import { positionNames } from '../../feed/players/position-names.ts';
import { statNames } from '../../feed/players/stat-names.ts';
import { upperFirst } from '../../platform/upper-first.ts';
import { emptyReading } from './draft.ts';
import { groupScope } from './names/groups.ts';
import { compareLead, offTopicLead } from './terms/intent.ts';
import { leads } from './terms/topics.ts';
import { orderWords } from './terms/wishes/order.ts';
import { startsWords } from './terms/wishes/starts.ts';
import { times } from './wishes/canonical.ts';
import {
  dayNames,
  handicap,
  linesWords,
  listed,
  type RangeWords,
  range,
  sideNames,
  slipsWords,
  unitsWords,
} from './words/wording.ts';

/** The other sports are initials. */
const sportWord = (sport: Sport) => (sport === 'GOLF' ? 'golf' : sport);

const risks: Readonly<Record<WantedRisk, string>> = {
  safe: 'safe',
  safest: 'safest',
  moderate: 'moderate',
  coin_flip: 'coin-flip',
  long_shot: 'long-shot',
};
const markets: Readonly<Record<WantedMarket, readonly [one: string, many: string]>> = {
  moneyline: ['moneyline', 'moneylines'],
  spread: ['spread', 'spreads'],
  total: ['over/under', 'totals'],
  prop: ['player prop', 'player props'],
  outright: ['outright winner', 'outright winners'],
  top_5: ['top 5 finish', 'top 5 finishes'],
  top_10: ['top 10 finish', 'top 10 finishes'],
  top_20: ['top 20 finish', 'top 20 finishes'],
  cut: ['make-the-cut', 'make-the-cut bets'],
  round_leader: ['first-round leader', 'first-round leaders'],
  team_total: ['team total', 'team totals'],
};

const price: RangeWords = [
  (min, max) => `each price between ${min} and ${max}`,
  (min) => `no price shorter than ${min}`,
  (max) => `no price longer than ${max}`,
];
const payout: RangeWords = [
  (min, max) => `paying between ${min} and ${max}`,
  (min) => `paying at least ${min}`,
  (max) => `paying at most ${max}`,
];
const chance: RangeWords = [
  (min, max) => `between ${min} and ${max} likely`,
  (min) => `at least ${min} likely`,
  (max) => `at most ${max} likely`,
];

/** The side of "over 45.5" if the reading has an over or under and a line, otherwise null. */
export function sideOfLine({ line, sides: wanted }: Reading): 'over' | 'under' | null {
  const side = wanted.find((each) => each === 'over' || each === 'under');
  return side !== undefined && line !== null && line >= 0 ? (side as 'over' | 'under') : null;
}

/** Whether the rest implies the market: an over or under alone is on the total, and who scores first is on a team. */
export function isImplied(market: WantedMarket, { markets: wanted, sides: of, period }: Reading): boolean {
  if (market === 'moneyline') return isOneScore(period);
  return (
    market === 'total' && !wanted.includes('prop') && of.some((side) => side === 'over' || side === 'under')
  );
}

/**
 * The canonical prompt of a reading. `readQuestion` reads it back to the same reading on the same day, for every
 * reading that it returns. Never empty. Days are written without a year, so a past day means next year's.
 */
export function canonicalPrompt(reading: Reading): string {
  const { intent, topic, wishes } = reading;
  if (wishes.length > 0) return wishesPrompt(reading);
  if (intent === 'care') return 'Help me stop betting';
  const lead = leadOf(intent, topic);
  const terms = [`${headOf(reading)}${scopeOf(reading)}`.trim(), ...clausesOf(reading)]
    .filter((part) => part !== '')
    .join(', ');
  if (lead !== null) return terms === '' ? lead : `${lead}${intent === 'compare' ? ': ' : ', '}${terms}`;
  return /^pick\b/.test(terms) ? `A ${terms}` : upperFirst(terms);
}

/** `Safe parlay, paying at least +600: 2 × NFL player prop pick; NBA moneyline pick` */
function wishesPrompt(reading: Reading): string {
  const whole = canonicalPrompt({ ...reading, sports: [], wishes: [], legs: null });
  const legs = reading.wishes.map(({ count, ...terms }) => {
    const prompt = canonicalPrompt({ ...emptyReading(), ...terms });
    return count === 1 ? prompt : `${count} ${times} ${prompt}`;
  });
  const head = /^A pick\b/.test(whole)
    ? whole.replace(/^A pick/, 'Parlay')
    : whole.replace(/\bpick\b/, 'parlay');
  return `${head}: ${legs.join('; ')}`;
}

function leadOf(intent: Reading['intent'], topic: Reading['topic']): string | null {
  if (intent === 'info') return leads[topic ?? 'schedule'];
  if (intent === 'compare') return compareLead;
  return intent === 'off_topic' ? offTopicLead : null;
}

/** `safe 3-leg NFL moneyline parlay of favorites` */
function headOf(reading: Reading): string {
  const { intent, risk, value, legs, sameGame, sports } = reading;
  const isAsked = intent === 'play' || intent === 'compare';
  const named = reading.markets.filter((market) => !isImplied(market, reading));
  const isParlay = sameGame || (legs !== null && legs.max > 1);
  const noun = legs?.max === 1 ? 'single' : isParlay ? 'parlay' : isAsked ? 'pick' : '';
  const ofSides = reading.sides
    .filter((side) => side !== 'over' && side !== 'under')
    .map((side) => sideNames[side]);
  return [
    risk === null ? '' : risks[risk],
    value ? 'value' : '',
    legs === null || legs.max === 1
      ? ''
      : legs.min === legs.max
        ? `${legs.min}-leg`
        : `${legs.min}-${legs.max} leg`,
    sameGame ? 'same-game' : '',
    listed(sports.map(sportWord), 'and'),
    periodLabel(reading.period).toLowerCase(),
    listed(
      named.map((market) => markets[market][0]),
      'or',
    ),
    noun,
    ofSides.length > 0 ? `${noun === 'parlay' ? 'of' : 'on'} ${listed(ofSides, 'and')}` : '',
    propOf(reading),
  ]
    .filter((word) => word !== '')
    .join(' ');
}

/** `on over 25 points by LeBron James` */
function propOf(reading: Reading): string {
  const { stat, player } = reading;
  if (!reading.markets.includes('prop')) return '';
  const side = stat === null ? null : sideOfLine(reading);
  const what = stat === null ? (player === null ? '' : 'any prop') : statNames[stat];
  if (what === '') return '';
  return `on ${side === null ? '' : `${side} ${reading.line} `}${what}${player === null ? '' : ` by ${player}`}`;
}

/** ` backing the Chicago Bears for Sunday, Nov 22` */
function scopeOf(reading: Reading): string {
  const { teams, days, nextGame, nightGame, starts, group, eachGame, eachSport } = reading;
  const [one, other] = teams;
  const isMeeting = teams.length === 2 && teams.every(({ stance }) => stance === 'game');
  const ofTeams =
    isMeeting && one && other
      ? `in ${one.name} vs ${other.name}`
      : teams.map((team) => stanceOf(team, reading)).join(', ');
  const parts = [
    ofTeams,
    nextGame ? 'in the next game' : '',
    nightGame ? 'in the night game' : '',
    days === null ? '' : `for ${dayNames(days)}`,
    group === null ? '' : groupScope(group),
    eachGame ? 'from each game' : '',
    eachSport ? 'from each league' : '',
    starts === null ? '' : `starting ${startsWords(starts)}`,
  ];
  return parts.flatMap((part) => (part === '' ? [] : [` ${part}`])).join('');
}

function withThe({ sport, name }: ReadTeam): string {
  // Soccer clubs take no article.
  return sport === 'MLS' ? name : `the ${name}`;
}

function stanceOf(team: ReadTeam, { legs, sameGame }: Reading): string {
  // All legs of a parlay in one game are of that game.
  const isOfSome = !sameGame && legs !== null && legs.min > 1;
  if (team.stance === 'game') return `${isOfSome ? 'with' : 'in'} ${withThe(team)} game`;
  const words = { back: 'backing', against: 'against', avoid: 'avoiding' };
  return `${words[team.stance]} ${withThe(team)}`;
}

function clausesOf(reading: Reading): string[] {
  const { line, stat, player, budget, notSides, notMarkets } = reading;
  const side = sideOfLine(reading);
  const isInProp = side !== null && stat !== null && reading.markets.includes('prop');
  const percent = (end: number) => `${end}%`;
  return [
    player !== null && !reading.markets.includes('prop') ? `player ${player}` : '',
    side !== null && !isInProp ? `${side} ${line}` : '',
    line !== null && side === null ? `line ${handicap(line, reading.markets)}` : '',
    reading.slips ? slipsWords(reading.slips) : '',
    ...(reading.lines ? linesWords(reading.lines) : []),
    ...reading.sides
      .filter((each) => (each === 'over' || each === 'under') && side === null)
      .map((each) => `${sideNames[each]} only`),
    reading.price ? range(reading.price, price, formatAmerican) : '',
    reading.payout ? range(reading.payout, payout, formatAmerican) : '',
    reading.chance ? range(reading.chance, chance, percent) : '',
    reading.legChance ? `${range(reading.legChance, chance, percent)} per leg` : '',
    reading.order === null ? '' : orderWords[reading.order],
    ...notSides.map((each) => `no ${sideNames[each]}`),
    reading.positions
      ? `${listed(
          reading.positions.map((each) => positionNames[each].many),
          'and',
        )} only`
      : '',
    ...(reading.notPositions ?? []).map((each) => `no ${positionNames[each].many}`),
    ...notMarkets.map((each) => `no ${markets[each][1]}`),
    ...(reading.notPlayers ?? []).map((refused) => `without ${refused}`),
    ...(reading.notStats ?? []).map((stat) => `no prop on ${statNames[stat]}`),
    reading.book === null ? '' : `at ${reading.book}`,
    budget === null ? '' : `with $${budget}`,
    reading.units === undefined ? '' : `for ${unitsWords(reading.units)}`,
  ];
}
