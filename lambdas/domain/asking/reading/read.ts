/** Reads what a question asks for. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../feed/players/known-player.ts';
import { isMeant } from '../../feed/players/names.ts';
import { leagueDay } from '../../platform/calendar.ts';
import { asksForBet } from './asked.ts';
import { withContradictions } from './contradictions.ts';
import { type Draft, emptyReading, type ReadResult, type Rule } from './draft.ts';
import { withTeamTotal } from './low-totals.ts';
import { saysBothDays, withEachDay, withoutBothDays } from './meant/each-day.ts';
import { inSportsOfStats } from './meant/of-stats.ts';
import type { KnownTeam } from './names/directory.ts';
import { placesOf } from './names/franchises.ts';
import { type Naming, playerMentioned } from './names/known-players.ts';
import { nameLengthAt, readKnownPlayers, readSurePlayers } from './names/mentioned.ts';
import { readPlayers, titled } from './names/players.ts';
import { anyPosition } from './names/positions.ts';
import { readPositions } from './names/read-positions.ts';
import { refusedPlayers } from './names/refused-players.ts';
import { readRoles } from './names/roles.ts';
import { readSports } from './names/sports.ts';
import { readOfSport, readThrown } from './names/stat-of-position.ts';
import { markTeams } from './names/teams.ts';
import { withBrothersNamed } from './plain/bets/brothers.ts';
import { withGamesOfPlayers } from './plain/games-of-players.ts';
import { inPlainWords } from './plain/plain.ts';
import { settled } from './settle.ts';
import { isUnderAge } from './terms/age.ts';
import { needsCare, spoken } from './terms/care.ts';
import { readChance } from './terms/chance.ts';
import { placeNight, readDays } from './terms/days.ts';
import { isAboutGolf, readGolf } from './terms/golf.ts';
import { intentOf, isBare, namesAnything, readComparison, readOffTopic } from './terms/intent.ts';
import { placeLegs, readLegs } from './terms/legs.ts';
import { readLines, readTeamScores } from './terms/lines.ts';
import { readMoney } from './terms/money.ts';
import { readBoth } from './terms/numbers/both.ts';
import { readOffers } from './terms/numbers/offers.ts';
import { readStakes } from './terms/numbers/stakes.ts';
import { readStandingCount } from './terms/numbers/standing-count.ts';
import { isOffTopic } from './terms/off-topic.ts';
import { placePart, readPeriods } from './terms/periods.ts';
import { readPrices } from './terms/prices.ts';
import { readRisk, readValue } from './terms/risk.ts';
import { placeTeams, readStances } from './terms/stances.ts';
import { readRefused, readWanted } from './terms/terms.ts';
import { readTopic } from './terms/topics.ts';
import { readBook } from './terms/wishes/book.ts';
import { readEachGame } from './terms/wishes/each-game.ts';
import { readGroup } from './terms/wishes/group.ts';
import { readWantedLines } from './terms/wishes/lines-wanted.ts';
import { readOrder } from './terms/wishes/order.ts';
import { readRefusedStarts } from './terms/wishes/refused-starts.ts';
import { readRefusedStats } from './terms/wishes/refused-stats.ts';
import { countedSlips, placeSlips, readSlips } from './terms/wishes/slips.ts';
import { readStarts } from './terms/wishes/starts.ts';
import { readCanonicalWishes } from './wishes/canonical.ts';
import { lastForAll } from './wishes/last-for-all.ts';
import { readWishes } from './wishes/read.ts';
import type { NamesAt } from './wishes/tokens.ts';
import { asides } from './words/asides.ts';
import { constructions } from './words/constructions.ts';
import { storyIn, type Telling } from './words/story.ts';
import { indexOfMarker, Text, team } from './words/text.ts';
import { isRuleWord } from './words/vocabulary.ts';

export type { ReadResult } from './draft.ts';
export type { KnownTeam } from './names/directory.ts';

const findTeams: Rule = (draft) => {
  const { text, reading, selectedSport, known, players, roster } = draft;
  const { teams, isUnclear } = markTeams(
    text,
    { selectedSport, sports: reading.sports, teams: known, people: { players, roster } },
    isRuleWord,
  );
  draft.found = teams;
  draft.marked = text.lower;
  readCityOfTeams(draft);
  draft.isTeamUnclear = isUnclear;
  draft.isGolf = isAboutGolf(draft);
};

/** "Boston parlay, Celtics and Bruins": the city of teams that are named says nothing more. */
function readCityOfTeams({ text, found }: Draft): void {
  const cities = new Set(found.flatMap(({ name }) => placesOf(name)));
  if (found.length < 2 || cities.size === 0) return;
  const all = [...cities].map((city) => city.replace(/[^a-z ]/g, '.')).join('|');
  text.consume(
    new RegExp(
      `(?<=^ (?:(?:a|an|my|the|need|want|make|build|give|me|gimme|all|do) )*)(?:${all})(?: sports?)?(?= (?:parlays?|special|slip|ticket|bet|same game|teams?)\\b)`,
      'g',
    ),
    () => {},
  );
}

/**
 * The order matters, because each rule removes what it read: "no favorites under -300" is a price before "under" is a
 * total, and "Nov 22" is a day before 22 counts legs.
 */
const rules: readonly Rule[] = [
  readSports,
  readGroup,
  readBook,
  readGolf,
  findTeams,
  readTeamScores,
  readStances,
  readRefusedStarts,
  readWantedLines,
  readStarts,
  readTopic,
  readPeriods,
  readStakes,
  readOffers,
  readChance,
  readMoney,
  readOrder,
  readPrices,
  readDays,
  readRefusedStats,
  readRefused,
  readEachGame,
  readPositions,
  readSurePlayers,
  readSlips,
  readLegs,
  placeSlips,
  readPlayers,
  readLines,
  readRisk,
  readWanted,
  readValue,
  readKnownPlayers,
  readRoles,
  readStandingCount,
  readBoth,
];

/**
 * @param selectedSport the sport selected beside the question, used if the words name none
 * @param teams the teams that the feed has listed, in its spelling; other franchises are recognized too
 * @param golfers names of golfers with current prices
 * @param players names of players with priced props: a name that nothing else has read can be one of them
 * @param roster every player that the feed has named, for the same
 * @param now determines which days "tonight" and "Sunday" are, in New York time
 * @returns the reading, and the words that no rule read
 */
export function readQuestion(prompt: string, context: Context): ReadResult {
  const inCare = { reading: { ...emptyReading(), intent: 'care' as const }, unread: [] };
  if (!context.isHarmless && needsCare(prompt)) return inCare;
  if (!context.isHarmless && isUnderAge(prompt)) return { ...inCare, isUnderAge: true };
  if (isOffTopic(spoken(prompt)))
    return { reading: { ...emptyReading(), intent: 'off_topic' as const }, unread: [] };
  const plain = inPlainWords(withBrothersNamed(prompt, context.roster ?? []));
  return withoutRefused(plain, context) ?? readAsked(plain, context);
}

/** Reads a question apart from the players whom it refuses; undefined if it refuses none. */
function withoutRefused(prompt: string, context: Context): ReadResult | undefined {
  const { players, roster, selectedSport } = context;
  const loose = { players, roster, selected: selectedSport };
  // Names that are words need to know what else is said.
  if (!refusedPlayers(prompt, { ...loose, isOfPlayer: true })) return undefined;
  const { reading } = readWords(prompt, context);
  const naming: Naming = {
    ...loose,
    teams: reading.teams.map(({ name }) => name),
    isOfPlayer: reading.sameGame || reading.markets.includes('prop') || reading.player !== null,
  };
  const refused = refusedPlayers(prompt, naming);
  if (!refused) return undefined;
  const asked = readAsked(refused.rest, context);
  const isAlone = refused.rest === '';
  const result = isAlone
    ? { ...asked, reading: { ...asked.reading, intent: 'play' as const, topic: null }, isBare: true }
    : asked;
  const named = refused.names.map((name) => titled(playerMentioned(name, naming) ?? name));
  const wanted = [result.reading, ...result.reading.wishes].flatMap(({ player }) => player ?? []);
  const both = named.filter((name) => wanted.some((player) => isMeant(name, player)));
  // Who is in a leg cannot be refused: it is asked back what is meant.
  return {
    ...result,
    reading: { ...result.reading, notPlayers: [...new Set(named)] },
    unread: [...new Set([...result.unread, ...both.map((name) => name.toLowerCase())])],
  };
}

function readAsked(prompt: string, context: Context): ReadResult {
  const asTyped = readWords(prompt, context);
  const named = withPronounsNamed(prompt, asTyped.reading);
  const whole = named === prompt ? asTyped : readWords(named, context);
  // A city means the team of the sport that the whole question is about.
  const [sport, ...others] = whole.reading.sports;
  const teamsNear = whole.reading.teams.map(({ name }) => name);
  const selectedSport = sport && others.length === 0 ? sport : context.selectedSport;
  const { players, roster } = context;
  const isOfPlayers = whole.reading.markets.includes('prop');
  const inContext = {
    ...context,
    selectedSport,
    teamsNear,
    isBet: whole.isOfBet,
    tells: whole.isAsked,
    isOfPlayers,
  };
  const naming = { players, roster, selected: selectedSport, teams: teamsNear, isOfPlayer: isOfPlayers };
  const namesAt: NamesAt = (words, at) => nameLengthAt(words, at, naming);
  const read = (words: string) => readWords(words, inContext);
  const wished = context.isWritten
    ? readCanonicalWishes(named, read)
    : readWishes(named, whole, read, { namesAt });
  const result = ofBothDays(named, wished ?? whole, context);
  const reading = inSportsOfStats(countedSlips(lastForAll(result.reading)), context.selectedSport);
  return withContradictions(prompt, { ...result, reading });
}

/** "Pastrnak shots both days": a leg for each, and no word of it is left. */
function ofBothDays(prompt: string, result: ReadResult, { now }: Context): ReadResult {
  if (!saysBothDays(prompt)) return result;
  const { isBare, ...rest } = result;
  const unread = withoutBothDays(result.unread, prompt);
  // "Bruins both nights" is a wish, and "how did the Bruins do both nights" none.
  if (isBare && (unread.length > 0 || asksOfThem.test(prompt))) return result;
  const reading = withEachDay(result.reading, prompt, leagueDay(now));
  return reading === result.reading ? result : { ...rest, reading, unread };
}

const asksOfThem = /\b(?:how|who|what|when|where|why|did|do|does|is|are|was|were|will|play(?:s|ing|ed)?)\b/i;

/** "The Colts stink, bet against them": each piece by itself has to say whom. */
function withPronounsNamed(prompt: string, { teams }: Reading): string {
  const [only, ...others] = teams.filter(({ stance }) => stance !== 'avoid');
  if (!only || others.length > 0) return prompt;
  return prompt
    .replace(againstOne, `$1 the ${only.name}`)
    .replace(opposing, `$1 against the ${only.name}`)
    .replace(theirs, `${only.name} $1`);
}
/** "The opposing tight end", "their opponents QB", where one team is named. */
const opposing = new RegExp(
  `\\b(?:the )?(?:opposing(?: teams?)?|(?:their )?opponent(?:'?s|s'?)?|(?:the )?other teams?'?s?) (${anyPosition})\\b`,
  'gi',
);
const theirs = new RegExp(`\\btheir (${anyPosition})\\b`, 'gi');
const againstOne = /\b(against|fade|fading) (?:them|em|him|that team|this team)\b/gi;

export interface Context {
  readonly selectedSport: Sport;
  readonly teams: readonly KnownTeam[];
  readonly golfers?: readonly string[] | undefined;
  /** Names of players with priced props. */
  readonly players?: readonly string[] | undefined;
  /** Every player that the feed has named. */
  readonly roster?: readonly KnownPlayer[] | undefined;
  readonly now: Date;
  /** What phrases say beside these names, so that none is read twice; empty at first. Other names need another one. */
  readonly phrases?: Map<string, ReadResult> | undefined;
  /** It is known that nothing in the question needs care. */
  readonly isHarmless?: boolean;
  /** In the product's own words: kinds of legs are listed behind a colon, and nothing else divides a bet. */
  readonly isWritten?: boolean;
}

export interface Near {
  /** Names of the teams in the rest of the question. */
  readonly teamsNear?: readonly string[];
  /** The words are part of a question that asks for a bet. */
  readonly isBet?: boolean | undefined;
  /** The rest of the question asks for a bet in so many words. */
  readonly tells?: boolean | undefined;
  /** The rest of the question is about players. */
  readonly isOfPlayers?: boolean;
}

/** Reads a phrase that is part of a bet: its terms, whoever asks for what. */
export function readPhrase(words: string, context: Context & Near): ReadResult {
  const { phrases, selectedSport, teamsNear = [], isOfPlayers } = context;
  const key = [words, selectedSport, teamsNear, isOfPlayers].join('|');
  const result = phrases?.get(key) ?? readWords(words, { ...context, isBet: true, tells: true });
  phrases?.set(key, result);
  return result;
}

/** Without a term, these words say that a bet is meant. */
const betWords = /\b(?:bets?|parlays?|wagers?|legs?|slips?|picks)\b/;

function readWords(
  prompt: string,
  {
    selectedSport,
    teams,
    golfers = [],
    players = [],
    roster = [],
    teamsNear = [],
    isBet = false,
    tells = false,
    isOfPlayers = false,
    now,
  }: Context & Near,
): ReadResult {
  const text = new Text(withGamesOfPlayers(prompt, roster));
  const original = text.lower;
  const draft: Draft = {
    text,
    reading: emptyReading(),
    selectedSport,
    known: teams,
    golfers,
    players,
    roster,
    teamsNear,
    isOfPlayers,
    today: leagueDay(now),
    found: [],
    marked: '',
    isTeamUnclear: false,
    stances: new Map(),
    isParlay: /\b(?:parlays?|legs|legged|same[ -]game|bet[ -]?builders?)\b|\d[ -]leg\b/.test(original),
    namedTogether: 0,
    isOfPart: false,
    isGolf: false,
    left: [],
    compares: false,
  };
  const { reading } = draft;
  if (readOffTopic(draft)) reading.intent = 'off_topic';
  const isComparison = readComparison(draft);
  draft.compares = isComparison;
  for (const rule of rules) rule(draft);
  readThrown(draft, original);
  readOfSport(draft);
  const isOfBet =
    isBet ||
    ((namesAnything(reading) || draft.found.length > 0 || betWords.test(original)) &&
      reading.intent === 'play');
  const isAsked = tells || asksForBet(draft, original);
  if (isOfBet && text.unread(true).length > 0) text.consume(asides, () => {});
  text.consume(constructions, () => {});
  const isStory = isAsked ? storyIn(tellingOf(draft, original)) : undefined;
  const unread = [...new Set([...text.unread(isOfBet, isStory), ...draft.left])];
  placePart(draft);
  const compares = draft.compares || offersMarkets(reading, original);
  reading.intent = isComparison ? 'compare' : intentOf(draft, original, compares);
  placeTeams(draft);
  const { slips } = reading;
  const legsSaid =
    slips?.kind === 'singles'
      ? slips.count === null
        ? undefined
        : { min: slips.count, max: slips.count }
      : (reading.legs ?? undefined);
  placeLegs(draft);
  placeNight(draft, original);
  return {
    reading: withTeamTotal(settled(reading), original),
    unread,
    ...(legsSaid && { legsSaid }),
    ...(isBare(reading, original) && { isBare: true }),
    ...(isOfBet && { isOfBet: true }),
    ...(isAsked && { isAsked: true }),
  };
}

/** Opinions of a team change nothing where it is said what is bet on it. */
function tellingOf({ found, stances, marked }: Draft, original: string): Telling {
  const isPlacedBefore = (word: string) => {
    const before = marked.slice(0, Math.max(0, marked.search(new RegExp(`\\b${word}\\b`))));
    const last = before.match(new RegExp(team, 'g'))?.at(-1);
    const meant = last === undefined ? undefined : found[indexOfMarker(last)];
    return meant !== undefined && stances.has(meant);
  };
  return {
    original,
    hasTeam: found.length > 0,
    isPlaced: (word) => found.every((each) => stances.has(each)) || isPlacedBefore(word),
  };
}

/** "Heat +3.5 or moneyline?" */
function offersMarkets({ markets }: Reading, original: string): boolean {
  return (
    markets.length > 1 &&
    /\bor\b(?! (?:better|more|higher|less|lower|longer|shorter|worse|so)\b)/.test(original)
  );
}
