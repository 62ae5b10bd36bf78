/** Reads a bet by the roles of its words, where the rules of the grammar could not read it in full (docs/decisions/0028). */
import type { CompareQuery } from '../../../contracts/asking/queries/board.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import { looksOf, tokensOf } from '../encoder/tokens.ts';
import type { Told } from '../encoder/told.ts';
import { canonicalPrompt } from '../reading/canonical-prompt.ts';
import { isEverydayName } from '../reading/names/everyday-names.ts';
import { playersMeant } from '../reading/names/known-players.ts';
import type { Context } from '../reading/read.ts';
import { wordCount } from '../reading/words/text.ts';
import { type Bet, betIn, readingOf } from './bet.ts';
import { choiceIn, isChoice, isMixed } from './choice.ts';
import { mendings, shareAmongBets } from './doubt/alternatives.ts';
import { guessesOf } from './doubt/guesses.ts';
import { areInOrder, optionsIn } from './doubt/options.ts';
import { kinds } from './legs.ts';
import { noneIn } from './prices.ts';
import { countedOnce } from './restated.ts';
import { withoutMostOfGame } from './said/each-game.ts';
import { withMix } from './said/kinds/mixed.ts';
import { withoutLeastOfSport } from './said/same.ts';
import { hasWanted, type Roles, rolesOf, type Span } from './spans.ts';

/**
 * From this chance on, a bet is answered whatever else its words may make: nine of ten that nobody had marked before were as marked. From it
 * on, also words that say something else elsewhere are what they seem, and a number without a role is talk.
 */
const verySure = 0.65;
/** Below, a bet is what the question may mean, also where its words make no other. */
const doubtful = 0.3;
/** Between the two, the share among the bets that its words may make from which one is answered: four of five were as marked. */
const sureAmongBets = 0.7;

/** From this share on, words have a meaning surely: of 383 that were kept out, 97 in 100 had it. Below, it is what the question may mean. */
const sureOfMeaning = 0.9;

/** Below this chance that anything is refused, a word of refusal without a role is talk: "i dont care if it misses". */
const leastRefusal = 0.1;
/** A chance at which a word that the rules do not know is talk in a few words, too. One that nobody knows was talk with 0.97. */
const sureOfTalk = 0.975;

/** A chance at which a surname that nobody has is a player's. */
const sureOfName = 0.9;

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
  /** The words made no bet as they were told, so that one of them is read otherwise. */
  readonly isMended: boolean;
  /** It says on whom the bet is, and what it is. */
  readonly isNamed: boolean;
  /** What the words may mean, the likeliest first. */
  readonly guesses: readonly Reading[];
  /** Bets of which one is wished for. */
  readonly choice?: CompareQuery | undefined;
  /** The same on one statistic of several: "blocks or rebounds". */
  readonly options?: Options | undefined;
}

/** Bets of which one is wished for. */
export interface Options {
  readonly bets: readonly Reading[];
  /** Each is wished for only where those before it have no price. */
  readonly areInOrder: boolean;
}

/**
 * @param unread the words that no rule of the grammar read
 */
export function readByRoles(asTold: Told, unread: readonly string[], context: Context): ByRoles {
  const { told, roles, ofTerms, found } = firstBet(asTold, context);
  const isMended = told !== asTold;
  const { prompt } = told;
  const { spans, chance, refusal, areFiguresTalk, around, unsure, talk, conditions } = roles;
  const options = optionsOf(ofTerms, told, context);
  const reading = options?.bets[0] ?? found.reading;
  const mayMean = (): readonly Reading[] => {
    const all = guessesOf(asTold, (other) => betAs(other, context).found.reading);
    const bets = [
      ...(options?.bets ?? []),
      ...(reading ? [reading] : []),
      ...all.map((guess) => guess.reading),
    ];
    return [...new Map(bets.map((bet) => [canonicalPrompt(bet), bet])).values()].filter(
      (bet) => !isOfStranger(bet, context),
    );
  };
  if (!reading)
    return {
      reading,
      get guesses() {
        return mayMean();
      },
      conditions,
      isSure: false,
      isSound: false,
      isVerySure: false,
      isNamed: false,
      isMended,
    };
  const words = wordCount(prompt);
  const isShort = words < fewestOfTalk;
  const isHard = (text: string) => text.split(' ').some((word) => unread.includes(word));
  // How risky a bet shall be, and which comes first, is told of any word, and of any beside one that says it: "flurbish safe".
  const isOfRisk = ({ role, words: said }: Span) =>
    (role === 'risk' || role === 'order') &&
    isHard(said.toLowerCase()) &&
    (!found.isAsSaid || / /.test(said));
  const isUnknown = isShort && chance < sureOfTalk && (isHard(around) || ofTerms.some(isOfRisk));
  const isFullName = spans.some(({ role, words: name }) => role === 'player' && / /.test(name));
  const strangers = strangersIn(reading, context);
  const isStranger =
    (isShort && strangers.length > 0 && chance < (isFullName ? verySure : sureOfName)) ||
    (isOfStranger(reading, context) && !spans.some(isOfProps));
  const isOther =
    found.share < sureOfMeaning ||
    spans.some(({ role }) => role === 'other') ||
    isUnknown ||
    isStranger ||
    isMore(
      spans,
      around,
      areFiguresTalk ||
        (chance >= verySure && has(spans, asked)) ||
        (words >= fewestOfStory && has(spans, kinds)),
      refusal < leastRefusal,
    ) ||
    isOfSame.test(around) ||
    ifHePlays.test(prompt) ||
    isOfNamed(spans, around, unsure, context) ||
    isOfNothing(prompt, spans) ||
    isVisit(prompt, spans) ||
    isOfWord(spans) ||
    (isOneOfStats(spans) && !options) ||
    french.test(prompt);
  const named = spans.filter(({ role, isRefused }) => subjects.has(role) && !isRefused);
  const isOneOf = options ? named.some(({ before }) => isOr.test(before)) : isChoice(prompt, named);
  const isMisread = isOther || isOneOf;
  const isAlone = () => {
    const bet = canonicalPrompt(reading);
    const isSame = (all: readonly Span[]) => {
      if (all.some(({ role }) => role === 'other')) return undefined;
      const mixed = withMix(all, prompt);
      const other = found.isAsSaid ? readingOf(mixed, context) : betIn(mixed, told, context).reading;
      return other && canonicalPrompt(other) === bet;
    };
    return chance >= doubtful && shareAmongBets(told, isSame) >= sureAmongBets;
  };
  return {
    reading,
    conditions,
    ...(options && !isMisread && chance >= doubtful && { options }),
    ...(isOneOf && !isOther && !isMixed(prompt, named) && { choice: choiceIn(reading, prompt) }),
    // What else the words may make is read only for whom asks: most bets of the rules are borne out without it.
    get isSure() {
      return !options && !isMisread && ((chance >= verySure && !isMended) || isAlone());
    },
    get guesses() {
      return mayMean();
    },
    isSound:
      !isMisread && !options && unread.every((words) => words.split(' ').every((word) => talk.has(word))),
    isVerySure: chance >= verySure && !isMisread && !options && !isMended,
    isMended,
    isNamed: has(spans, against) || (has(spans, subjects) && has(spans, kinds)),
  };
}

interface Found {
  readonly told: Told;
  readonly roles: Roles;
  /** The words that say something of the bet. */
  readonly ofTerms: readonly Span[];
  readonly found: Bet;
}

/** The bet of the words as they are told, or where they make none, with the least certain of them told otherwise. */
function firstBet(asTold: Told, context: Context): Found {
  const first = betAs(asTold, context);
  if (first.found.reading) return first;
  for (const told of mendings(asTold)) {
    const other = betAs(told, context);
    if (other.found.reading && has(other.ofTerms, asked)) return other;
  }
  return first;
}

/** The bet of the words as they are told. */
function betAs(told: Told, context: Context): Found {
  const roles = rolesOf(told);
  const said = roles.spans.filter(
    (span) => span.role !== 'other' && !isNeverOffered(span) && !isNothing(span),
  );
  const ofTerms = withMix(said, told.prompt);
  return { told, roles, ofTerms, found: betIn(ofTerms, told, context) };
}

/** A bet on each of the statistics of which one is wished for; undefined where there is no such choice, or one makes no bet. */
function optionsOf(spans: readonly Span[], told: Told, context: Context): Options | undefined {
  const all = optionsIn(spans);
  const bets = all.flatMap((each) => betIn(each, told, context).reading ?? []);
  return bets.length > 1 && bets.length === all.length
    ? { bets, areInOrder: areInOrder(told.prompt) }
    : undefined;
}
const isOr = /\bor\b/i;

/** "At" of "at home" and "+" between two statistics say nothing alone. */
const isNothing = ({ role, words }: Span): boolean => (nothingOf[role] ?? nothing).test(words);
const nothing = /^(?:(?:at|in|of|from|than|by|to|the|an?|it|with|and|for|[+,&]) ?)+$/i;
/** "A" are assists, "than" is said of a side, and "it" of a game. */
const nothingOf: Readonly<Record<string, RegExp>> = {
  side: /^at$/i,
  stat: /^[+&,]$/,
  ref: /^$/,
  // "+120 a piece".
  stake: /^piece$/i,
};

/** "Any prop": on whoever is named. */
const isOfProps = ({ role, words }: Span): boolean => role === 'market' && /\bprops?\b/i.test(words);

/** No bet is on a defense, so that none has to be left out. */
const isNeverOffered = ({ role, isRefused, words }: Span): boolean =>
  role === 'pos' && isRefused && /^(?:defen[sc]es?|d\/?sts?|special teams|kickers?|punters?)$/i.test(words);

const has = (spans: readonly Span[], roles: ReadonlySet<string>): boolean => hasWanted(spans, ...roles);
/** Who a bet is on. */
const subjects: ReadonlySet<string> = new Set(['team', 'vs', 'game', 'player', 'group', 'pos']);
/** What is wished for, and not only talked about. */
const asked: ReadonlySet<string> = new Set([...kinds, 'n', 'form', 'risk', 'payout']);
/** "Parking tonight, 80 bucks" says when and how much, and "what do the Bills eat" whom, and neither what is wished for. */
const isOfNothing = (prompt: string, spans: readonly Span[]): boolean =>
  spans.every(({ role }) => aside.has(role)) ||
  (asksWhat.test(prompt) && !spans.some(({ role }) => role !== 'n' && asked.has(role)));
const aside: ReadonlySet<string> = new Set(['when', 'sport', 'group', 'game', 'book', 'stake', 'value']);
const asksWhat = /^\s*(?:wh(?:at|ere|o|y|en)|how)\b/i;
/** "Fade the Chiefs" needs no more. */
const against: ReadonlySet<string> = new Set(['vs']);

/** Says what is bet on in a game, so that "them" are not one of its teams. */
const ofNoTeam: ReadonlySet<string> = new Set(['side', 'stat']);

/** "He likes Nevada, so whoever plays them, -9.5": a bet on nobody, where somebody is named, is on one of them. */
function isOfNamed(
  spans: readonly Span[],
  around: string,
  unsure: string,
  { roster = [] }: Context,
): boolean {
  // "In the Steelers game take them to win": a game has two teams, and they are one.
  const named = spans.filter(({ role }) => subjects.has(role));
  const isOfGame = named.length > 0 && named.every(({ role }) => role === 'game');
  const isOfTeam = !has(spans, ofNoTeam);
  if (isOfGame && isOfTeam && /(?:^| )(?:them|em|they(?= (?:win|cover|score|lose)))(?= |$)/.test(around))
    return true;
  if (named.length > 0) return false;
  if (/(?:^| )whoever(?! (?:is|has|you)(?: |$))(?= |$)/.test(around)) return true;
  if (/(?:^| )(?:him|his)(?= |$)/.test(unsure)) return true;
  // Every team is one, and most games are football.
  const words = tokensOf(unsure).filter(
    ({ text }) => /\p{L}/u.test(text) && !/^(?:team|football|united|city)$/.test(text),
  );
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

/** "Any prop by Zqxvarp" is what nobody means. */
const isOfStranger = (bet: Reading, context: Context): boolean =>
  strangersIn(bet, context).some(({ stat }) => stat === null);

/** The encoder knows no French. */
const french = /\b(?:pari|équipes?|pour|avec|ce soir|demain|dimanche|samedi|les|gagnent?)\b/i;

/** "If Goff is active": nobody here can wait for that. */
const ifHePlays =
  /\b(?:if|unless|as long as|assuming|provided)\b(?! (?:you|u|we|i|it|they|that|this)\b)[^,.?!]{2,30}\b(?:(?:is|are|was) (?:active|in|out|playing|starting|healthy|available)|plays|starts|suits up|sits)\b/i;

/** "Same team" says of whom the other leg is. */
const isOfSame = /(?:^| )same (?:team|game|player|guy|side)(?= |$)/;

/** "Dont judge me" refuses nobody. */
const isOfWord = (spans: readonly Span[]): boolean =>
  spans.some(
    ({ role, isRefused, words }) => role === 'player' && isRefused && isEverydayName(words.toLowerCase()),
  );

/** "First goal or anytime goal": one of them, and no leg on each. */
const isOneOfStats = (spans: readonly Span[]): boolean =>
  spans.some(
    ({ role, before }, at) =>
      role === 'stat' &&
      /\bor(?: (?:an?|the|some|his|her|even|maybe|just))*$/i.test(before) &&
      has(spans.slice(0, at), statistic),
  );
const statistic: ReadonlySet<string> = new Set(['stat']);

/** "Friends coming over" is no total. */
const isVisit = (prompt: string, spans: readonly Span[]): boolean =>
  visit.test(prompt) &&
  spans.some(({ role, words }) => role === 'side' && /^over$/i.test(words)) &&
  !has(spans, new Set(['stat', 'line', 'market']));
const visit =
  /\b(?:com(?:e|es|ing)|came|go(?:es|ing)?|went|head(?:ed|ing)|having|have|friends|people|family|company|him|her|them|us|guys|folks|everyone|everybody) over\b/i;

/** A number without a role, a refusal of nothing, or two counts say more than was read; in a story, numbers are part of it. */
function isMore(spans: readonly Span[], around: string, isStory: boolean, isNoRefusal: boolean): boolean {
  const counts = countedOnce(withoutMostOfGame(withoutLeastOfSport(spans))).filter(
    ({ role, leg }) => role === 'n' && leg === null,
  );
  const isOfPrice = ({ role, before, words }: Span) =>
    role === 'price' && noneIn(before, words) !== undefined;
  const isSaid = !isNoRefusal || instead.test(around);
  const isRefusing =
    isSaid && refusal.test(around) && !spans.some((span) => span.isRefused || isOfPrice(span));
  return (!isStory && /\d/.test(around)) || isRefusing || counts.length > 1;
}
const refusal =
  /(?:^| )(?:no|none|nobody|neither|nor|not|other than|dont|don't|without|nothing|never|except|but not|skip|avoid|leave out|anything but|instead)(?= |$)/;
/** "Take the Lions -3 instead of what it's at now": two things are said, and one of them is wished for. */
const instead = /(?:^| )(?:instead|other than)(?= |$)/;
