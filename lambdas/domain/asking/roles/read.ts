/** Reads a bet by the roles of its words, where the rules of the grammar could not read it in full (docs/decisions/0028). */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { sportsOfStat } from '../../feed/players/stat-sports.ts';
import { looksOf, tokensOf } from '../encoder/tokens.ts';
import type { Told } from '../encoder/told.ts';
import { canonicalPrompt } from '../reading/canonical-prompt.ts';
import { isEverydayName } from '../reading/names/everyday-names.ts';
import { playersMeant, sportOfPlayer } from '../reading/names/known-players.ts';
import { titled } from '../reading/names/players.ts';
import { type Context, readPhrase, readQuestion } from '../reading/read.ts';
import { wordCount } from '../reading/words/text.ts';
import { shareAmongBets } from './alternatives.ts';
import { assembled } from './assemble.ts';
import { kinds } from './legs.ts';
import { inOneName } from './names.ts';
import { rolesOf, type Span } from './spans.ts';
import { spelledRight } from './spelling.ts';
import { textOf } from './text-of.ts';
import type { Read } from './values.ts';

/**
 * From this chance on, a bet is answered whatever else its words may make: nine of ten that nobody had marked before were as marked. From it
 * on, also words that say something else elsewhere are what they seem, and a number without a role is talk.
 */
const verySure = 0.65;
/** Below, a bet is what the question may mean, also where its words make no other. */
const doubtful = 0.3;
/** Between the two, the share among the bets that its words may make from which one is answered: four of five were as marked. */
const sureAmongBets = 0.7;

/** A chance at which a refusal without a role is talk: "i dont care if it misses". */
const sureOfNoRefusal = 0.8;
/** A chance at which a word that the rules do not know is talk in a few words, too: "luka pra over, he's cooking". */
const sureOfTalk = 0.95;

/** Fewer words leave no room for talk: one that the rules do not know says something of the bet. */
const fewestOfTalk = 6;

/** From so many words on, a number outside of the bet is part of a story. */
const fewestOfStory = 16;

export interface ByRoles {
  /** Undefined for words that make no bet; without the conditions that no term covers. */
  readonly reading: Reading | undefined;
  /** Words of conditions that no term covers. */
  readonly conditions: readonly string[];
  readonly isSure: boolean;
  /** Nothing speaks against it, and the words that the rules did not read are surely talk. */
  readonly isSound: boolean;
  /** Nothing but the bet's own words has to show that one is wished for. */
  readonly isVerySure: boolean;
  /** It says on whom the bet is, and what it is. */
  readonly isNamed: boolean;
}

/**
 * @param unread the words that no rule of the grammar read
 */
export function readByRoles(told: Told, unread: readonly string[], context: Context): ByRoles {
  const { prompt } = told;
  const { spans, chance, around, talk, conditions } = rolesOf(told);
  const ofTerms = spans.filter((span) => span.role !== 'other' && !isNeverOffered(span));
  const reading = readingOf(ofTerms, context);
  if (!reading)
    return { reading, conditions, isSure: false, isSound: false, isVerySure: false, isNamed: false };
  const words = wordCount(prompt);
  const isShort = words < fewestOfTalk;
  const isUnknown = isShort && chance < sureOfTalk && around.split(' ').some((word) => unread.includes(word));
  const isFullName = spans.some(({ role, words: name }) => role === 'player' && / /.test(name));
  const strangers = strangersIn(reading, context);
  const isStranger =
    (isShort && strangers.length > 0 && !(chance >= verySure && isFullName)) ||
    strangers.some(({ stat }) => stat === null);
  const isMisread =
    spans.some(({ role }) => role === 'other') ||
    isUnknown ||
    isStranger ||
    isMore(
      spans,
      around,
      (chance >= verySure && has(spans, asked)) || (words >= fewestOfStory && has(spans, kinds)),
      chance >= sureOfNoRefusal,
    ) ||
    isChoice(prompt, spans) ||
    isOfNamed(spans, around, context) ||
    isVisit(prompt, spans) ||
    isOfWord(spans) ||
    french.test(prompt);
  const isAlone = () => {
    const bet = canonicalPrompt(reading);
    const isSame = (all: readonly Span[]) => {
      const other = all.some(({ role }) => role === 'other') ? undefined : readingOf(all, context);
      return other && canonicalPrompt(other) === bet;
    };
    return chance >= doubtful && shareAmongBets(told, isSame) >= sureAmongBets;
  };
  return {
    reading,
    conditions,
    // What else the words may make is read only for whom asks: most bets of the rules are borne out without it.
    get isSure() {
      return !isMisread && (chance >= verySure || isAlone());
    },
    isSound: !isMisread && unread.every((words) => words.split(' ').every((word) => talk.has(word))),
    isVerySure: chance >= verySure && !isMisread,
    isNamed: has(spans, against) || (has(spans, subjects) && has(spans, kinds)),
  };
}

/** No bet is on a defense, so that none has to be left out. */
const isNeverOffered = ({ role, isRefused, words }: Span): boolean =>
  role === 'pos' && isRefused && /^(?:defen[sc]es?|d\/?sts?|special teams|kickers?|punters?)$/i.test(words);

const has = (spans: readonly Span[], roles: ReadonlySet<string>): boolean =>
  spans.some(({ role, isRefused }) => roles.has(role) && !isRefused);
/** Who a bet is on. */
const subjects: ReadonlySet<string> = new Set(['team', 'vs', 'game', 'player', 'group', 'pos']);
/** What is wished for, and not only talked about. */
const asked: ReadonlySet<string> = new Set([...kinds, 'n', 'form', 'risk', 'payout']);
/** "Fade the Chiefs" needs no more. */
const against: ReadonlySet<string> = new Set(['vs']);

/** "He likes Nevada, so whoever plays them, -9.5": a bet on nobody, where somebody is named, is on one of them. */
function isOfNamed(spans: readonly Span[], around: string, { roster = [] }: Context): boolean {
  // "In the Steelers game take them to win": a game has two teams, and they are one.
  const isOfGame = spans.every(({ role }) => !subjects.has(role) || role === 'game');
  if (isOfGame && /(?:^| )(?:them|they|em)(?= |$)/.test(around)) return true;
  if (spans.some(({ role }) => subjects.has(role))) return false;
  if (/(?:^| )(?:whoever|him|his)(?= |$)/.test(around)) return true;
  // Every team is one, and most games are football.
  const words = tokensOf(around).filter(({ text }) => !/^(?:team|football|united|city)$/.test(text));
  const looks = looksOf(words, roster).map(([team, , first, surname]) => ({
    team,
    first,
    surname,
  }));
  return looks.some(({ team, first }, at) => team === 1 || (first === 1 && looks[at + 1]?.surname === 1));
}

/**
 * In a short text, or with no statistic, a name that nobody has is no player's, however well it stands in a player's place.
 * @returns the legs on such a name
 */
const strangersIn = (reading: Reading, { roster, players = [] }: Context): Pick<Reading, 'stat'>[] =>
  [reading, ...reading.wishes].filter(
    ({ player }) =>
      player !== null &&
      !players.includes(player) &&
      playersMeant(player.toLowerCase(), { roster, players, isOfPlayer: true }).length === 0,
  );

/** The encoder knows no French. */
const french = /\b(?:pari|équipes?|pour|avec|ce soir|demain|dimanche|samedi|les|gagnent?)\b/i;

/** "Dont judge me" refuses nobody. */
const isOfWord = (spans: readonly Span[]): boolean =>
  spans.some(
    ({ role, isRefused, words }) => role === 'player' && isRefused && isEverydayName(words.toLowerCase()),
  );

/** "Herro or Bam" is one of them, and no bet on both. */
function isChoice(prompt: string, spans: readonly Span[]): boolean {
  const named = spans.filter(({ role, isRefused }) => subjects.has(role) && !isRefused);
  return named.slice(1).some(({ words }, at) => {
    const from = prompt.indexOf(named[at]?.words ?? '') + (named[at]?.words.length ?? 0);
    return /\bor\b/i.test(prompt.slice(from, prompt.indexOf(words, from)));
  });
}

/** "Friends coming over" is no total. */
const isVisit = (prompt: string, spans: readonly Span[]): boolean =>
  visit.test(prompt) &&
  spans.some(({ role, words }) => role === 'side' && /^over$/i.test(words)) &&
  !has(spans, new Set(['stat', 'line', 'market']));
const visit =
  /\b(?:com(?:e|es|ing)|came|go(?:es|ing)?|went|head(?:ed|ing)|having|have|friends|people|family|company|him|her|them|us|guys|folks|everyone|everybody) over\b/i;

/** A number without a role, a refusal of nothing, or two counts say more than was read; in a story, numbers are part of it. */
function isMore(spans: readonly Span[], around: string, isStory: boolean, isNoRefusal: boolean): boolean {
  const counts = spans.filter(({ role, leg }) => role === 'n' && leg === null);
  const isRefusing = !isNoRefusal && refusal.test(around) && !spans.some(({ isRefused }) => isRefused);
  return (!isStory && /\d/.test(around)) || isRefusing || counts.length > 1;
}
const refusal =
  /(?:^| )(?:no|none|nobody|neither|nor|not|other than|dont|don't|without|nothing|never|except|but not|skip|avoid|leave out|anything but|instead)(?= |$)/;

/** @returns the bet of these words; undefined if they make none that the grammar reads back */
export function readingOf(spans: readonly Span[], known: Context): Reading | undefined {
  const spelled = withRefusedPrices(spans).map((span) => spelledRight(span, known));
  const context = withStrangers(spelled, known);
  const reading = betOf(spelled, context);
  if (!reading) return undefined;
  const read = readQuestion(canonicalPrompt(reading), context);
  return read.unread.length === 0 && withoutNames(read.reading) === withoutNames(reading)
    ? read.reading
    : undefined;
}

/** "No favorites under -300" refuses the price, and not the favorites. */
const withRefusedPrices = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span, at) => {
    const isOfPrice = ({ role, isRefused, words }: Span) =>
      role === 'side' && isRefused && /^(?:the )?(?:fav\w*|chalk)$/i.test(words);
    const isNext = (other: Span | undefined) => other?.role === 'price' && other.before === '';
    const before = spans[at - 1];
    if (isOfPrice(span) && isNext(spans[at + 1])) return [];
    return [before && isOfPrice(before) && isNext(span) ? { ...span, isRefused: true } : span];
  });

/** A full name that nobody has is a player's all the same, and not that of a namesake: "Scottie Barnes" is no Harrison Barnes. */
function withStrangers(spans: readonly Span[], context: Context): Context {
  const { players = [], roster } = context;
  const strangers = spans.flatMap(({ role, words }) => {
    const isFull = role === 'player' && /^\p{L}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]+){1,2}$/u.test(words);
    const isKnown = playersMeant(words.toLowerCase(), { players, roster, isOfPlayer: true }).length > 0;
    return isFull && !isKnown ? [titled(words)] : [];
  });
  return strangers.length === 0 ? context : { ...context, players: [...players, ...strangers] };
}

function betOf(spans: readonly Span[], context: Context): Reading | undefined {
  const isOfPlayers = spans.some(({ role }) => role === 'player' || role === 'stat');
  const readAlone: Read = (words) => readPhrase(words, context);
  const named = inOneName(spans, readAlone);
  const bet = (sport: Sport, teamsNear: readonly string[]) =>
    assembled(named, sport, (selectedSport) => {
      const of = { ...context, selectedSport, teamsNear, isOfPlayers };
      return (words) => readPhrase(words, of);
    });
  const alone = bet(context.selectedSport, []) ?? ofNamedPlayers(named, context, (sport) => bet(sport, []));
  if (!alone) return undefined;
  // "Acuna a run, Braves -1.5", "Carolina -1.5, Svechnikov a goal": one leg says who or what another means.
  const sport = sportOfPlayers(alone, context) ?? context.selectedSport;
  const near = [alone, ...alone.wishes].flatMap(({ teams }) => teams.map(({ name }) => name));
  const isAlone = sport === context.selectedSport && near.length === 0;
  return isAlone ? alone : (bet(sport, near) ?? alone);
}

/** "Rangers to win with Panarin to score": where a team can be of several sports, it is of that of the players. */
function ofNamedPlayers(
  spans: readonly Span[],
  { roster }: Context,
  bet: (sport: Sport) => Reading | undefined,
): Reading | undefined {
  const sports = spans.flatMap(({ role, words, isRefused }) =>
    role === 'player' && !isRefused ? (sportOfPlayer(words, roster) ?? []) : [],
  );
  const [sport, ...others] = new Set(sports);
  const made = sport && others.length === 0 ? bet(sport) : undefined;
  const isOfSport = ({ stat }: Pick<Reading, 'stat'>) => {
    const own = sportsOfStat(stat === 'other' ? null : stat);
    return own.length === 0 || own.some((each) => each === sport);
  };
  return made && [made, ...made.wishes].every(isOfSport) ? made : undefined;
}

/** The only sport of the players in a bet. */
function sportOfPlayers(bet: Reading, { roster }: Context): Sport | undefined {
  const players = [bet, ...bet.wishes].flatMap(({ player }) => player ?? []);
  const [sport, ...others] = new Set(players.map((player) => sportOfPlayer(player, roster)));
  return others.length === 0 ? sport : undefined;
}

/** Beside the other legs, a surname can be told to be somebody's: "Allen" in a game of the Bills. */
const names: ReadonlySet<string> = new Set(['player', 'sports']);
const withoutNames = (reading: Reading): string => textOf(reading, names);
