/**
 * Merges the model's play into the grammar's reading: fills only the terms that the grammar left open, and only what an unread
 * word became.
 */

import {
  infoTopics,
  type Reading,
  wantedMarkets,
  wantedOrders,
  wantedRisks,
  wantedSides,
} from '../../../contracts/asking/reading.ts';
import { propStats } from '../../../contracts/feed/props.ts';
import { sports } from '../../../contracts/feed/sports.ts';
import { isRecord, type Unchecked } from '../brief.ts';
import { emptyReading, type ReadResult } from './draft.ts';
import {
  type Allowed,
  bookOf,
  chanceOf,
  daysOf,
  groupOf,
  legsOf,
  lineOf,
  listOf,
  oneOf,
  partOf,
  playerOf,
  pricesOf,
  startsOf,
  teamsOf,
  without,
} from './given.ts';
import { hasTerm, isPlaced, isTerm, measures, onlyAsks } from './placed.ts';
import { settled } from './settle.ts';
import { namesBet } from './terms/intent.ts';
import { wishesOfModel } from './wishes/of-model.ts';
import { talkWords } from './words/talk.ts';

/**
 * @param given the model's reply, unvalidated: invalid terms are ignored
 * @param allowed the teams and days of the available games; the model may name no others
 * @returns the grammar's reading with its open terms filled, and the words that neither reader placed: a word is placed where
 * the model says which term it became, and that term changed, or that it is only talk, and it can be. Terms that the grammar read
 * are kept, in the whole or in a wish. Distress and age are raised, never lowered. Queries other than a play are read by `queriesOfModel`.
 */
export function correctReading(read: ReadResult, given: unknown, allowed: Allowed): ReadResult {
  const { reading, unread } = read;
  if (unread.length === 0 || !isRecord(given) || reading.intent === 'care') return read;
  const [only, ...others] = Array.isArray(given.queries) ? given.queries : [];
  const terms = isRecord(only) && isRecord(only.terms) ? only.terms : {};
  if (given.age === true)
    return { reading: { ...emptyReading(), intent: 'care' }, unread: [], isUnderAge: true };
  if (given.care === true || terms.intent === 'care') {
    return { reading: { ...emptyReading(), intent: 'care' }, unread: [] };
  }
  if (reading.intent === 'off_topic' || !isRecord(only) || others.length > 0) return read;
  const intent = nonBetIntent(reading, only.ask === 'off_topic' ? { intent: 'off_topic' } : terms);
  if (intent) return { reading: settled({ ...reading, ...intent }), unread: [] };
  if (only.ask !== 'play') return read;
  const givesWishes = Array.isArray(terms.wishes) && terms.wishes.length > 0;
  const ofWhole = givesWishes || reading.wishes.length > 0 ? { ...terms, ...ofLegs } : terms;
  const whole = settled({ ...reading, ...filled(reading, ofWhole, allowed) });
  const corrected = givesWishes ? wishesOfModel(terms, read, whole, allowed) : whole;
  if (!corrected) return read;
  const talk = talkWords(read, allowed.prompt, allowed);
  const isRead = (word: string, term: string) =>
    isTerm(word, term, reading, corrected) ||
    measures(word, term, corrected) ||
    (talk.has(word) && (term === onlyAsks || hasTerm(term, corrected)));
  const left = unread.filter((word) => !isPlaced(word, given.placed, (term) => isRead(word, term)));
  return left.length < unread.length ? { reading: corrected, unread: left } : read;
}

/** Terms of single legs, which a bet of wishes has no more as a whole. */
const ofLegs = {
  markets: [],
  stat: null,
  sides: [],
  line: null,
  player: null,
  period: null,
  teams: [],
  legs: null,
};

function nonBetIntent(reading: Reading, given: Unchecked): Pick<Reading, 'intent' | 'topic'> | null {
  const isOpen =
    reading.intent === 'play' && !namesBet(reading) && reading.teams.length === 0 && reading.days === null;
  if (!isOpen || reading.nextGame || reading.nightGame || reading.player !== null) return null;
  if (given.intent === 'off_topic') return { intent: 'off_topic', topic: null };
  const topic = infoTopics.find((each) => each === given.topic);
  return given.intent === 'info' && topic ? { intent: 'info', topic } : null;
}

function filled(reading: Reading, given: Unchecked, allowed: Allowed): Partial<Reading> {
  const open: Partial<Reading> = {};
  const markets =
    reading.markets.length > 0
      ? reading.markets
      : without(listOf(given.markets, wantedMarkets), reading.notMarkets);
  const canBe = (market: (typeof wantedMarkets)[number]) =>
    (markets.length === 0 || markets.includes(market)) && !reading.notMarkets.includes(market);
  const canTotal = canBe('total') || markets.includes('prop');
  if (reading.sports.length === 0) open.sports = listOf(given.sports, sports);
  if (reading.markets.length === 0) open.markets = markets;
  if (reading.sides.length === 0) {
    const wanted = without(listOf(given.sides, wantedSides), reading.notSides);
    open.sides = wanted.filter((side) => canTotal || (side !== 'over' && side !== 'under'));
  }
  if (reading.notMarkets.length === 0)
    open.notMarkets = without(listOf(given.notMarkets, wantedMarkets), markets);
  if (reading.notSides.length === 0) {
    open.notSides = without(listOf(given.notSides, wantedSides), open.sides ?? reading.sides);
  }
  if (reading.stat === null && canBe('prop')) open.stat = oneOf(given.stat, propStats);
  const hasLine = markets.some((market) => market !== 'moneyline');
  if (reading.line === null && !reading.lines && hasLine) open.line = lineOf(given.line);
  open.legs = reading.legs ?? legsOf(given.legs);
  open.price = reading.price ?? pricesOf(given.price);
  open.payout = reading.payout ?? pricesOf(given.payout);
  open.chance = reading.chance ?? chanceOf(given.chance);
  open.legChance = reading.legChance ?? chanceOf(given.legChance);
  open.starts = reading.starts ?? startsOf(given.starts);
  open.order = reading.order ?? oneOf(given.order, wantedOrders);
  open.eachGame = reading.eachGame || given.eachGame === true;
  // A single is not of several leagues.
  open.eachSport = reading.eachSport || (given.eachSport === true && reading.legs?.max !== 1);
  open.risk = reading.risk ?? oneOf(given.risk, wantedRisks);
  open.value = reading.value || given.value === true;
  open.sameGame = reading.sameGame || given.sameGame === true;
  open.nextGame = reading.nextGame || given.nextGame === true;
  open.nightGame = reading.nightGame || given.nightGame === true;
  open.days = reading.days ?? daysOf(given.days, allowed.days);
  const named = open.sports ?? reading.sports;
  if (reading.teams.length === 0) {
    const teams = teamsOf(given.teams, allowed.teams, named);
    // "One of each game" was read, and no two teams are backed then.
    const areSeveral = teams.filter(({ stance }) => stance === 'back').length > 1;
    open.teams = reading.eachGame && areSeveral ? [] : teams;
  }
  const isProp = open.stat != null || (open.markets ?? reading.markets).includes('prop');
  if (reading.player === null && isProp) open.player = playerOf(given.player, allowed);
  const part = reading.period ?? partOf(given.period, named, allowed.prompt);
  if (part) open.period = part;
  open.group = reading.group ?? groupOf(given.group, named, allowed.prompt);
  open.book = reading.book ?? bookOf(given.book, allowed.prompt);
  return open;
}
