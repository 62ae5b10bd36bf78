/** A reading as shown to the user: a one-line summary of parts that can be removed. */
import type {
  InfoTopic,
  LegWish,
  Reading,
  ShownReading,
  WantedMarket,
  WantedOrder,
  WantedRisk,
  WantedSide,
} from '../../../contracts/asking/reading.ts';
import { gameSports, type Sport } from '../../../contracts/feed/sports.ts';
import { periodLabel } from '../../feed/markets/leg-words.ts';
import { formatAmerican } from '../../feed/odds/odds.ts';
import { positionNames } from '../../feed/players/position-names.ts';
import { statNames } from '../../feed/players/stat-names.ts';
import { canonicalPrompt, isImplied, sideOfLine } from './canonical-prompt.ts';
import { emptyReading } from './draft.ts';
import { shortName } from './names/directory.ts';
import { settled } from './settle.ts';
import { isOfGolf } from './settle-golf.ts';
import { startsWords } from './terms/wishes/starts.ts';
import { withWishes } from './wishes/wish.ts';
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

interface Part {
  readonly id: string;
  readonly label: string;
  readonly remaining: Reading;
}

const marketLabels: Readonly<Record<WantedMarket, readonly [one: string, none: string]>> = {
  moneyline: ['moneyline', 'no moneylines'],
  spread: ['spread', 'no spreads'],
  total: ['over/under', 'no totals'],
  prop: ['player props', 'no player props'],
  outright: ['outright winner', 'no outrights'],
  top_5: ['top 5', 'no top 5'],
  top_10: ['top 10', 'no top 10'],
  top_20: ['top 20', 'no top 20'],
  cut: ['cut', 'no cut'],
  round_leader: ['first-round leader', 'no first-round leader'],
  team_total: ['team total', 'no team totals'],
};
const riskLabels: Readonly<Record<WantedRisk, string>> = {
  safe: 'safe',
  safest: 'safest',
  moderate: 'moderate risk',
  coin_flip: 'coin flip',
  long_shot: 'long shot',
};
const orderLabels: Readonly<Record<WantedOrder, string>> = {
  likeliest: 'likeliest first',
  longest: 'longest odds first',
  highest_line: 'highest line first',
  lowest_line: 'lowest line first',
  least_cost: 'lowest cost first',
};
const topicLabels: Readonly<Record<InfoTopic, string>> = {
  schedule: 'games',
  prices: 'prices',
  form: 'form',
  injuries: 'injuries',
  standings: 'standings',
  meetings: 'past meetings',
  record: 'our record',
  how_it_works: 'how this works',
};
const priceWords: RangeWords = [
  (min, max) => `prices ${min} to ${max}`,
  (min) => `nothing shorter than ${min}`,
  (max) => `nothing longer than ${max}`,
];
const payoutWords: RangeWords = [
  (min, max) => `pays ${min} to ${max}`,
  (min) => `pays ${min} or more`,
  (max) => `pays ${max} or less`,
];
const chanceWords: RangeWords = [
  (min, max) => `${min} to ${max} likely`,
  (min) => `at least ${min} likely`,
  (max) => `at most ${max} likely`,
];

const sportName = (sport: Sport) => (sport === 'GOLF' ? 'Golf' : sport);
const without = <T>(list: readonly T[], ...items: readonly T[]) =>
  list.filter((each) => !items.includes(each));
/** Labels have a typographic minus sign; prompts keep the keyboard hyphen. */
const signed = (text: string) => text.replace(/-(?=\d)/g, '\u2212');

/**
 * @param selectedSport the sport selected beside the question: shown if the words name none, and then not removable
 * @returns an empty summary if nothing was read. Ids are stable (`legs`, `team:Chicago Bears`). Each `without` prompt
 * reads back to the reading without that part and the terms that depend on it: a prop's player and statistic, a
 * spread's line.
 */
export function showReading(reading: Reading, { selectedSport }: { selectedSport: Sport }): ShownReading {
  if (reading.intent === 'care' || reading.intent === 'off_topic')
    return { sports: [], summary: '', parts: [] };
  const selected = reading.eachSport ? gameSports : [selectedSport];
  const sports = reading.sports.length > 0 ? reading.sports : selected;
  const parts = partsOf(reading);
  const labels = parts.filter(({ id }) => !/^sport\b/.test(id)).map(({ label }) => label);
  const topic = reading.topic === null ? [] : [topicLabels[reading.topic]];
  const isOfSport = reading.topic !== 'record' && reading.topic !== 'how_it_works';
  const isRead = reading.sports.length + labels.length + topic.length > 0;
  const isOfAll = reading.eachSport && reading.sports.length === 0;
  const names = isOfAll ? [] : isOfSport || reading.sports.length > 0 ? sports.map(sportName) : [];
  return {
    sports: [...sports],
    summary: isRead ? [...names, ...topic, ...labels].join(' · ') : '',
    parts: parts.map(({ id, label, remaining }) => ({
      id,
      label,
      without: canonicalPrompt(settled(remaining)),
    })),
  };
}

/** In the order of the summary. */
function partsOf(reading: Reading): Part[] {
  const { line, stat, player, legs, sameGame, days, nextGame, risk, price, payout, chance, budget } = reading;
  const parts: Part[] = [];
  const part = (id: string, label: string, remaining: Partial<Reading>) => {
    parts.push({ id, label: signed(label), remaining: { ...reading, ...remaining } });
  };
  for (const sport of reading.wishes.length > 0 ? [] : reading.sports) {
    // A team implies its sport; an excluded team does so only if it is the only sport.
    const isOnly = reading.sports.length === 1;
    if (reading.teams.some((team) => (team.stance === 'avoid' ? isOnly : team.sport === sport))) continue;
    // A group implies its sport, and a golf-only market implies golf.
    if (reading.group !== null) continue;
    if (sport === 'GOLF' && reading.markets.some(isOfGolf)) continue;
    const id = isOnly ? 'sport' : `sport:${sport}`;
    part(id, sportName(sport), { sports: without(reading.sports, sport) });
  }
  for (const team of reading.teams) {
    const label = {
      back: shortName(team),
      against: `against the ${shortName(team)}`,
      game: `${shortName(team)} game`,
      avoid: `no ${shortName(team)} games`,
    };
    part(`team:${team.name}`, label[team.stance], { teams: without(reading.teams, team) });
  }
  for (const [index, wish] of reading.wishes.entries()) {
    const others = reading.wishes.filter((_, at) => at !== index);
    const remaining = withWishes(reading, others);
    parts.push({ id: `leg:${index + 1}`, label: signed(wishLabel(wish)), remaining });
  }
  if (player !== null) part('player', player, { player: null });
  if (reading.period) part('period', periodLabel(reading.period), { period: undefined });
  for (const market of reading.markets) {
    // "Over 45.5" implies the market, which is removed together with it.
    if (isImplied(market, reading)) continue;
    part(`market:${market}`, marketLabels[market][0], withoutMarket(reading, market));
  }
  if (stat !== null) part('stat', statNames[stat], { stat: null });
  const { positions, notPositions = [] } = reading;
  if (positions) {
    const names = positions.map((each) => positionNames[each].many);
    part('position', listed(names, 'or'), { positions: undefined });
  }
  for (const position of notPositions) {
    const left = without(notPositions, position);
    const remaining = left.length > 0 ? left : undefined;
    part(`no-position:${position}`, `no ${positionNames[position].many}`, { notPositions: remaining });
  }
  for (const market of reading.notMarkets) {
    part(`no-market:${market}`, marketLabels[market][1], { notMarkets: without(reading.notMarkets, market) });
  }
  for (const refused of reading.notPlayers ?? []) {
    const { notPlayers = [], ...others } = reading;
    const left = without(notPlayers, refused);
    parts.push({
      id: `no-player:${refused}`,
      label: `no ${refused}`,
      remaining: left.length > 0 ? { ...others, notPlayers: left } : others,
    });
  }
  for (const refused of reading.notStats ?? []) {
    const { notStats = [], ...others } = reading;
    const left = without(notStats, refused);
    parts.push({
      id: `no-stat:${refused}`,
      label: `no ${statNames[refused]}`,
      remaining: left.length > 0 ? { ...others, notStats: left } : others,
    });
  }
  if (legs !== null && reading.wishes.length === 0 && !reading.slips)
    part('legs', legsLabel(legs), { legs: null });
  if (reading.slips)
    part(
      'slips',
      `${reading.slips.kind === 'round_robin' ? `${legs?.min}-leg ` : ''}${slipsWords(reading.slips)}`,
      { slips: undefined },
    );
  if (sameGame) part('same-game', 'same game', { sameGame: false });
  const ofLine = sideOfLine(reading);
  for (const side of reading.sides) {
    const isTotal = side === 'over' || side === 'under';
    const label = side === ofLine ? `${side} ${line}` : sideNames[side];
    part(
      `side:${side}`,
      label,
      isTotal ? withoutOver(reading, side) : { sides: without(reading.sides, side) },
    );
  }
  for (const side of reading.notSides) {
    part(`no-side:${side}`, `no ${sideNames[side]}`, { notSides: without(reading.notSides, side) });
  }
  if (risk !== null) part('risk', riskLabels[risk], { risk: null });
  if (nextGame) part('next-game', 'next game', { nextGame: false });
  if (reading.nightGame) part('night-game', 'night game', { nightGame: false });
  if (days !== null && days.length > 0) part('days', dayNames(days), { days: null });
  if (price) part('price', range(price, priceWords, formatAmerican), { price: null });
  if (payout) part('payout', range(payout, payoutWords, formatAmerican), { payout: null });
  if (chance)
    part(
      'chance',
      range(chance, chanceWords, (end) => `${end}%`),
      { chance: null },
    );
  const { legChance, starts, order, group, book } = reading;
  if (legChance)
    part('leg-chance', `each leg ${range(legChance, chanceWords, (end) => `${end}%`)}`, { legChance: null });
  if (group !== null) part('group', group, { group: null });
  if (starts !== null) part('starts', `starts ${startsWords(starts)}`, { starts: null });
  if (reading.eachGame) part('each-game', 'one leg per game', { eachGame: false });
  if (reading.eachSport) part('each-sport', 'a leg from each league', { eachSport: false });
  if (order !== null) part('order', orderLabels[order], { order: null });
  if (book !== null) part('book', `at ${book}`, { book: null });
  if (line !== null && ofLine === null)
    part('line', `line ${handicap(line, reading.markets)}`, { line: null });
  if (reading.lines) part('lines', linesWords(reading.lines).join(', '), { lines: undefined });
  if (reading.value) part('value', 'good value', { value: false });
  if (budget !== null) part('budget', `$${budget}`, { budget: null });
  const { units, ...unstaked } = reading;
  if (units !== undefined) parts.push({ id: 'units', label: unitsWords(units), remaining: unstaked });
  return parts;
}

/** `2 × NFL overs`, `49ers moneyline`, `any leg` */
export function wishLabel({ count, ...terms }: LegWish): string {
  const { player, stat } = terms;
  // A player implies the sport, and a statistic that it is a prop.
  const isImplied = (id: string) =>
    (player !== null && /^sport\b/.test(id)) || (stat !== null && id === 'market:prop');
  const labels = partsOf({ ...emptyReading(), ...terms }).flatMap(({ id, label }) =>
    isImplied(id) ? [] : [label.replace(/^each leg /, '')],
  );
  const label = labels.length > 0 ? labels.join(' ') : 'any leg';
  return count === 1 ? label : `${count} × ${label}`;
}

function legsLabel({ min, max }: { min: number; max: number }): string {
  if (min === max) return min === 1 ? 'single' : `${min} legs`;
  return `${min} to ${max} legs`;
}

/** Also removes the terms that only this market has. */
function withoutMarket(reading: Reading, market: WantedMarket): Partial<Reading> {
  const markets = without(reading.markets, market);
  const hasOver = markets.some((each) => each === 'total' || each === 'prop' || each === 'team_total');
  const remaining: Partial<Reading> = { markets };
  if (market === 'prop') Object.assign(remaining, { stat: null, player: null });
  if (!hasOver) remaining.sides = without(reading.sides, 'over', 'under');
  if (!hasOver && !markets.includes('spread')) remaining.line = null;
  return remaining;
}

function withoutOver(reading: Reading, side: WantedSide): Partial<Reading> {
  const markets = reading.markets.filter((market) => !isImplied(market, reading));
  const keepsLine = markets.includes('spread') && sideOfLine(reading) === null;
  return {
    sides: without(reading.sides, side),
    markets: [...markets],
    line: keepsLine ? reading.line : null,
  };
}
