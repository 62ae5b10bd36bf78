/** Reads what a question asks for. */
import type { Reading } from '../../contracts/reading.ts';
import type { Sport } from '../../contracts/sports.ts';
import { leagueDay } from '../calendar.ts';
import { needsCare } from './care.ts';
import { readChance } from './chance.ts';
import { placeNight, readDays } from './days.ts';
import type { KnownTeam } from './directory.ts';
import { type Draft, emptyReading, type ReadResult, type Rule } from './draft.ts';
import { isAboutGolf, readGolf } from './golf.ts';
import { intentOf, readComparison, readOffTopic } from './intent.ts';
import { placeLegs, readLegs } from './legs.ts';
import { readLines } from './lines.ts';
import { readMoney } from './money.ts';
import { readNamedLegs } from './named-legs.ts';
import { placePart, readPeriods } from './periods.ts';
import { readPlayers } from './players.ts';
import { readPrices } from './prices.ts';
import { readRisk, readValue } from './risk.ts';
import { settled } from './settle.ts';
import { readSports } from './sports.ts';
import { placeTeams, readStances } from './stances.ts';
import { takeTeams } from './teams.ts';
import { readRefused, readWanted } from './terms.ts';
import { Text } from './text.ts';
import { readListedLegs } from './together.ts';
import { readTopic } from './topics.ts';
import { isRuleWord } from './vocabulary.ts';

export type { KnownTeam } from './directory.ts';
export type { ReadResult } from './draft.ts';

const findTeams: Rule = (draft) => {
  const { text, reading, box, known } = draft;
  const { teams, isUnclear } = takeTeams(text, { box, sports: reading.sports, teams: known }, isRuleWord);
  draft.found = teams;
  draft.isTeamUnclear = isUnclear;
  draft.isGolf = isAboutGolf(draft);
};

/**
 * In this order, because each strikes out what it read: "no favorites under -300" is a price before "under" is a total,
 * and "Nov 22" is a day before 22 counts legs.
 */
const rules: readonly Rule[] = [
  readSports,
  readGolf,
  findTeams,
  readStances,
  readTopic,
  readPeriods,
  readChance,
  readMoney,
  readPrices,
  readDays,
  readRefused,
  readListedLegs,
  readLegs,
  readPlayers,
  readLines,
  readRisk,
  readWanted,
  readValue,
];

/**
 * @param box the sport chosen beside the question, which decides where the words name none
 * @param teams every team that the feed has listed, as it spells them; a franchise it has not listed is known all the same
 * @param golfers names of the golfers who are priced now
 * @param now tells which days "tonight" and "Sunday" are, in New York
 * @returns what was understood, and the words that were not
 */
export function readQuestion(prompt: string, at: Asking): ReadResult {
  if (needsCare(prompt)) return { reading: { ...emptyReading(), intent: 'care' }, unread: [] };
  const whole = readWords(prompt, at);
  return readNamedLegs(prompt, whole, (words) => readWords(words, at)) ?? whole;
}

interface Asking {
  readonly box: Sport;
  readonly teams: readonly KnownTeam[];
  readonly golfers?: readonly string[] | undefined;
  readonly now: Date;
}

function readWords(prompt: string, { box, teams, golfers = [], now }: Asking): ReadResult {
  const text = new Text(prompt);
  const said = text.lower;
  const draft: Draft = {
    text,
    reading: emptyReading(),
    box,
    known: teams,
    golfers,
    today: leagueDay(now),
    found: [],
    isTeamUnclear: false,
    stances: new Map(),
    isParlay: /\b(?:parlays?|legs?|same[ -]game)\b/.test(said),
    namedTogether: 0,
    isOfPart: false,
    isGolf: false,
    compares: false,
  };
  const { reading } = draft;
  if (readOffTopic(draft)) reading.intent = 'off_topic';
  const isComparison = readComparison(draft);
  draft.compares = isComparison;
  for (const rule of rules) rule(draft);
  const unread = text.unread();
  placePart(draft);
  const compares = draft.compares || offersMarkets(reading, said);
  reading.intent = isComparison ? 'compare' : intentOf(draft, said, compares);
  placeTeams(draft);
  placeLegs(draft);
  placeNight(draft, said);
  return { reading: settled(reading), unread };
}

/** "Heat +3.5 or moneyline?" */
function offersMarkets({ markets }: Reading, said: string): boolean {
  return markets.length > 1 && /\bor\b/.test(said);
}
