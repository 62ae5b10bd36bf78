/** What questions about the table share: teams, sports, days, books, markets, sides and numbers, as one list of terms in order. */

import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { Reading, WantedSide } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { decimalToAmerican } from '../../../feed/odds/odds.ts';
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import { sportsOfStat } from '../../../feed/players/stat-sports.ts';
import { addDays, weekdayOf } from '../../../platform/calendar.ts';
import { type Draft, emptyReading } from '../../reading/draft.ts';
import { bookCalled } from '../../reading/names/books.ts';
import { directoryOf, type KnownTeam, type Name } from '../../reading/names/directory.ts';
import { type Naming, playersMeant, playersOfFullName } from '../../reading/names/known-players.ts';
import { isOneTypo, nearest } from '../../reading/names/nickname-typos.ts';
import { isOfTwoSports, strangersIn } from '../../reading/names/people/strangers.ts';
import { readDays } from '../../reading/terms/days.ts';
import { readStarts } from '../../reading/terms/wishes/starts.ts';
import { isChat } from '../../reading/words/chat-words.ts';
import { isFiller } from '../../reading/words/fillers.ts';
import { Text } from '../../reading/words/text.ts';
import { isRuleWord } from '../../reading/words/vocabulary.ts';
import { betTermAt, breaksApart, inBets, isBetween } from '../bets/bet-terms.ts';
import { withOwnScores } from '../bets/scores.ts';
import { inFigures } from '../bets/spoken-lines.ts';
import { figureOf } from '../reading/figures.ts';
import { narrows } from '../reading/narrowing.ts';
import type { Lexicon } from './lexicon.ts';
import { placeOf } from './places.ts';
import { hasStat, nameIn, statOf, withNames } from './players.ts';
import type { Raw, Term } from './term.ts';

/** What a question is read with. */
export interface Known {
  /** The sport selected beside the question. */
  readonly selectedSport: Sport;
  /** Every team the feed has listed. */
  readonly teams: readonly KnownTeam[];
  /** Players with a price, by their full names. */
  readonly players?: readonly string[] | undefined;
  /** Every player that the feed has named. */
  readonly roster?: readonly KnownPlayer[] | undefined;
  /** The current league day. */
  readonly today: string;
  /** For a question inside a story: collects the words around it instead of leaving them unread. */
  readonly asides?: Set<string> | undefined;
  /** Words that narrow are collected too: for a question that asks for facts alone, whose answer says what it left out. */
  readonly allAsides?: boolean | undefined;
  /** For a question that looks like one of the kind that is read: no word has to show that, and its topic is this if no word names one. */
  readonly meant?: Meant | undefined;
}

/** What a question of a kind looks like. */
export interface Meant {
  /** As the kind's query names it; undefined for a kind without topics. */
  readonly topic?: string | undefined;
}

export interface Terms<Meaning extends string> {
  readonly terms: readonly Term<Meaning>[];
  /** League days named, earliest first; null for none. */
  readonly days: readonly string[] | null;
  /** Whether the days named are past ones: "last night". */
  readonly isPast: boolean;
  readonly nextGame: boolean;
  readonly nightGame: boolean;
  /** When games start, with a lexicon that has it; null for any time. */
  readonly starts: Reading['starts'];
  /** A name that several teams share. */
  readonly isUnclear: boolean;
}

const sportWords: Readonly<Record<string, Sport>> = {
  nfl: 'NFL',
  football: 'NFL',
  nba: 'NBA',
  basketball: 'NBA',
  nhl: 'NHL',
  hockey: 'NHL',
  mlb: 'MLB',
  baseball: 'MLB',
  mls: 'MLS',
  soccer: 'MLS',
  cfl: 'CFL',
};

const marketWords: Readonly<Record<string, Market>> = {
  moneyline: 'moneyline',
  moneylines: 'moneyline',
  'money line': 'moneyline',
  outright: 'moneyline',
  'straight up': 'moneyline',
  su: 'moneyline',
  'to win': 'moneyline',
  spread: 'spread',
  spreads: 'spread',
  handicap: 'spread',
  handicaps: 'spread',
  'puck line': 'spread',
  'puck lines': 'spread',
  puckline: 'spread',
  pucklines: 'spread',
  'run line': 'spread',
  'run lines': 'spread',
  runline: 'spread',
  runlines: 'spread',
  'to cover': 'spread',
  total: 'total',
  totals: 'total',
  'over/under': 'total',
  'over under': 'total',
};

const sideWords: Readonly<Record<string, WantedSide>> = {
  over: 'over',
  overs: 'over',
  under: 'under',
  unders: 'under',
  favorite: 'favorite',
  favorites: 'favorite',
  underdog: 'underdog',
  underdogs: 'underdog',
};

/**
 * Reads the terms and the phrases of one kind of question. A phrase is preferred to a name of the same length; a longer one to
 * both.
 * @returns every word in exactly one term; glue is left out
 */
export function termsOf<Meaning extends string>(
  prompt: string,
  lexicon: Lexicon<Meaning>,
  known: Known,
): Terms<Meaning> {
  const { isOfBets } = lexicon;
  const text = new Text(isOfBets ? inBets(inFigures(prompt)) : inFigures(prompt));
  const past = pastDays(text, known.today);
  const draft = draftOf(text, known);
  if (lexicon.hasStarts) readStarts(draft);
  readDays(draft);
  const { days, nextGame, nightGame, starts } = draft.reading;
  const { names } = directoryOf(known.teams);
  const typed = wordsIn(text.lower, isOfBets);
  const words = isOfBets ? typed.map((word) => repaired(word, lexicon, names, known)) : typed;
  // "Austin Reaves" is a player, though Austin is a team.
  const isFullName = (all: readonly string[], at: number) =>
    [2, 3].some((count) => playersOfFullName(all.slice(at, at + count).join(' '), known).size > 0);
  // "Who hits" counts no hits, and the Rangers are no player whose first name is Ranger.
  const isOtherThan = (all: readonly string[], at: number) =>
    isOfBets &&
    ((names.has(all[at] ?? '') && !hasStat(all[at] ?? '')) ||
      [2, 3, 4].some(
        (count) =>
          at + count <= all.length &&
          (lexicon.phrases.get(all.slice(at, at + count).join(' ')) ?? 'glue') !== 'glue',
      ));
  const strangers = strangersIn(prompt, known);
  // Names in a row can be a list of bets.
  const { players, roster } = known;
  const isMixed = (at: number) =>
    !isOfBets && isOfTwoSports(words[at] ?? '', words[at + 1] ?? '', { players, roster });
  const isStranger = (at: number) =>
    strangers.has(words.slice(at, at + 2).join(' ')) || isMixed(at) || (at > 0 && isMixed(at - 1));
  const read = (naming?: Naming) => {
    const found: Raw<Meaning>[] = [];
    for (let at = 0; at < words.length; ) {
      const [term, count] =
        (isOfBets ? betTermAt(words, at, lexicon) : undefined) ??
        (naming && (isFullName(words, at) || (!isOtherThan(words, at) && !isStranger(at)))
          ? unlessLonger(propTerm(words, at, naming), lexicon.exact, () => termAt(words, at, lexicon, names))
          : undefined) ??
        termAt(words, at, lexicon, names);
      if (term) found.push(term);
      at += count;
    }
    return found;
  };
  const { terms: typedTerms, isUnclear } = resolved(
    ofPlayers(read, words, known, {
      isOfBets,
      // "Brown 20+" is of a player as much as "Brown points".
      isOfMilestone: isOfBets && /(?<![\d.+-])\d{1,3}\+(?!\d)/.test(prompt),
    }),
    known.selectedSport,
    sportOfWords(text.lower),
  );
  const all = withOwnScores(typedTerms, known);
  const { asides } = known;
  const terms = asides ? all.filter((term) => !isAside(term, asides, known.allAsides)) : all;
  return {
    terms,
    days: past ?? days,
    isPast: past !== null,
    nextGame,
    nightGame,
    starts,
    isUnclear,
  };
}

function isAside<Meaning extends string>(
  term: Term<Meaning>,
  asides: Set<string>,
  withNarrowing = false,
): boolean {
  const isSoft = term.kind === 'unread' && (withNarrowing || !narrows(term.word));
  if (isSoft) asides.add(term.word);
  return isSoft;
}

/**
 * A question about a player: names that no phrase has, beside a statistic. "Points" and "goals" are of teams otherwise.
 * @param read the terms with players and statistics, or without
 */
function ofPlayers<Meaning extends string>(
  read: (naming?: Naming) => Raw<Meaning>[],
  words: readonly string[],
  known: Known,
  { isOfBets, isOfMilestone }: { readonly isOfBets: boolean; readonly isOfMilestone: boolean },
): readonly Raw<Meaning>[] {
  const whole = read();
  if (!hasStat(words.join(' ')) && !whole.some(({ kind }) => kind === 'unread')) return whole;
  const naming = namingOf(words, known);
  const isOfPlayer = naming.isOfPlayer || isOfMilestone;
  const named = withNames(read({ ...naming, isOfPlayer }), naming, isOfBets);
  const unread = (terms: readonly Raw<Meaning>[]) => terms.filter(({ kind }) => kind === 'unread').length;
  const isNamed = named.some(({ kind }) => kind === 'player') || unread(named) < unread(whole);
  return isNamed && !losesTeam(whole, named, words) ? named : whole;
}

/** "How many points do the Browns allow" names a team by its own word, and nobody called Brown. */
function losesTeam<Meaning extends string>(
  whole: readonly Raw<Meaning>[],
  named: readonly Raw<Meaning>[],
  words: readonly string[],
): boolean {
  const teamsIn = (terms: readonly Raw<Meaning>[]) =>
    terms.flatMap((term) => {
      if (term.kind === 'name') return term.name.teams.map(({ name }) => name);
      return term.kind === 'team' ? [term.team.name] : [];
    });
  const left = teamsIn(named);
  return teamsIn(whole).some(
    (name) => !left.includes(name) && words.includes(name.split(' ').at(-1)?.toLowerCase() ?? ''),
  );
}

/** Whom a name means: the statistic beside it says the sport. */
function namingOf(words: readonly string[], { players, roster }: Known): Naming {
  const [stat = null] = words.flatMap((_, at) => statOf(words, at)?.stat ?? []);
  // "Ovechkin to score": what he scores is of his sport.
  const isAnyScore =
    stat === 'touchdowns' && !words.some((word) => /^(?:at?td|tds?|touchdowns?)$/.test(word));
  return {
    players,
    roster,
    sports: isAnyScore ? [] : sportsOfStat(stat),
    isOfPlayer: hasStat(words.join(' ')),
  };
}

function propTerm(words: readonly string[], at: number, naming: Naming): Counted<never> | undefined {
  const stat = statOf(words, at);
  if (stat) return [{ kind: 'stat', stat: stat.stat, ...(stat.isOpen && { isOpen: true }) }, stat.count];
  const name = nameIn(words, at, naming);
  return name && [{ kind: 'player', name: name.name }, name.count];
}

/**
 * "Boston Celtics" are no player called Boston, and "3pt percentage" counts no threes: the longer name is meant.
 * @param exact meanings of phrases that are no statistic
 */
function unlessLonger<Meaning extends string>(
  prop: Counted<never> | undefined,
  exact: ReadonlySet<string>,
  other: () => readonly [term: Raw<Meaning> | undefined, count: number],
): Counted<never> | undefined {
  if (prop?.[0].kind === 'stat') {
    const [term, count] = other();
    return term?.kind === 'phrase' && count > prop[1] && exact.has(term.meaning) ? undefined : prop;
  }
  if (prop?.[0].kind !== 'player') return prop;
  const [term, count] = other();
  return term?.kind === 'name' && count > prop[1] ? undefined : prop;
}

type Counted<Meaning extends string> = [term: Raw<Meaning>, count: number];

function draftOf(text: Text, { selectedSport, teams, today }: Known): Draft {
  return {
    text,
    reading: emptyReading(),
    selectedSport,
    known: teams,
    golfers: [],
    players: [],
    roster: [],
    teamsNear: [],
    isOfPlayers: false,
    today,
    found: [],
    marked: '',
    isTeamUnclear: false,
    stances: new Map(),
    isParlay: false,
    namedTogether: 0,
    isOfPart: false,
    isGolf: false,
    left: [],
    compares: false,
  };
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** "Last night", "yesterday", "last Sunday", "over the weekend that was". @returns null if no past day is named */
function pastDays(text: Text, today: string): string[] | null {
  let days: string[] | null = null;
  text.consume(/\b(?:last nights?|yesterdays?)\b/g, () => {
    days = [addDays(today, -1)];
  });
  text.consume(/\blast weekends?\b/g, () => {
    const sunday = addDays(today, -(weekdayOf(today) || 7));
    days = [addDays(sunday, -1), sunday];
  });
  text.consume(/\blast weeks?\b/g, () => {
    days = Array.from({ length: 7 }, (_, index) => addDays(today, index - 7));
  });
  text.consume(new RegExp(`\\blast (${weekdays.join('|')})(?: night)?s?\\b`, 'g'), ([, name = '']) => {
    const back = (weekdayOf(today) - weekdays.indexOf(name) + 7) % 7 || 7;
    days = [addDays(today, -back)];
  });
  return days;
}

const wordsIn = (lower: string, isOfBets: boolean): string[] =>
  (isOfBets ? breaksApart(lower).split(/ +/) : lower.split(/[ •?,]+|(?<!\d)\.|\.(?!\d)/))
    .flatMap((word) =>
      /^[a-z]+\/[a-z]+$/.test(word) && word !== 'over/under'
        ? word.replace('/', isOfBets ? ' / ' : ' ').split(' ')
        : [word],
    )
    .map((word) => word.replace(/^['"()[\]]+|['"()[\]]+$/g, ''))
    .flatMap(unpacked)
    .map((word, at, all) => (/^\d+(?:\.\d)?$/.test(all[at + 1] ?? '') ? (sideLetters[word] ?? word) : word))
    .filter((word) => /[\p{L}\p{N}@]/u.test(word) || (isOfBets && isBetween(word)));

/** "U 8.5". */
const sideLetters: Readonly<Record<string, string>> = { o: 'over', u: 'under' };

/** "o44.5", "10+" and "2u" are two words each. */
function unpacked(word: string): string[] {
  const [, side, number = ''] = /^([ou])(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  if (side) return [side === 'o' ? 'over' : 'under', number];
  const least = /^(\d{1,3})\+$/.exec(word)?.[1];
  if (least) return ['over', `${Number(least) - 0.5}`];
  const units = /^(\d+(?:\.\d+)?)u$/.exec(word)?.[1];
  return units ? [units, 'units'] : [word];
}

const amounts: Readonly<Record<string, 'money' | 'units' | 'percent'>> = {
  percent: 'percent',
  pct: 'percent',
  dollars: 'money',
  dollar: 'money',
  bucks: 'money',
  buck: 'money',
  units: 'units',
  unit: 'units',
};

/** The longest term at a word, and how many words it takes. */
function termAt<Meaning extends string>(
  words: readonly string[],
  at: number,
  {
    phrases,
    wordsBy,
    longest,
    isOfBets,
  }: Pick<Lexicon<Meaning>, 'phrases' | 'wordsBy' | 'longest' | 'isOfBets'>,
  names: ReadonlyMap<string, Name>,
): [term: Raw<Meaning> | undefined, count: number] {
  // "Ten bucks" are no Titans.
  const [first = '', second = ''] = words.slice(at);
  const spoken = amounts[second] === 'money' ? figureOf(first) : undefined;
  if (spoken?.form === 'number') return [{ kind: 'money', value: spoken.value }, 2];
  for (let count = Math.min(Math.max(longest, 4), words.length - at); count >= 1; count--) {
    const phrase = words.slice(at, at + count).join(' ');
    const meaning = phrases.get(phrase);
    if (meaning === 'glue') return [undefined, count];
    if (meaning !== undefined) return [{ kind: 'phrase', meaning }, count];
    const term = namedTerm(phrase, names);
    if (term) return [term, count];
  }
  const [word = '', after = ''] = words.slice(at);
  const decimal = decimalPrice(word, words[at - 1]);
  if (decimal !== undefined) return [{ kind: 'price', value: decimal }, 1];
  const number = numberTerm(Object.hasOwn(amounts, after) ? `${figureOf(word)?.value ?? word}` : word);
  const amount = number?.kind === 'number' && Object.hasOwn(amounts, after) ? amounts[after] : undefined;
  if (number?.kind === 'number' && amount) return [{ kind: amount, value: number.value }, 2];
  if (number) return [number, 1];
  const name = nearest(word, names);
  if (name) return [{ kind: 'name', name }, 1];
  // "Score" is no typo of "swore".
  const meant = isRuleWord(word) ? undefined : wordMeant(word, { phrases, wordsBy, isOfBets });
  if (meant !== undefined) {
    return termAt(
      [...words.slice(0, at), meant, ...words.slice(at + 1)],
      at,
      { phrases, wordsBy: new Map(), longest, isOfBets },
      names,
    );
  }
  return [{ kind: 'unread', word }, 1];
}

const nameParts = new WeakMap<ReadonlyMap<string, Name>, ReadonlySet<string>>();

/** Every word in a name of a team. */
function partsOf(names: ReadonlyMap<string, Name>): ReadonlySet<string> {
  const made = nameParts.get(names) ?? new Set([...names.keys()].flatMap((name) => name.split(' ')));
  nameParts.set(names, made);
  return made;
}

/** A word that is in no list, as the lexicon spells it: phrases are looked for afterwards. */
function repaired<Meaning extends string>(
  word: string,
  { phrases, words, wordsBy }: Lexicon<Meaning>,
  names: ReadonlyMap<string, Name>,
  { players, roster }: Known,
): string {
  if (!/^[a-z]{5,}$/.test(word) || words.has(word) || phrases.has(word)) return word;
  if (isFiller(word) || isChat(word) || isRuleWord(word) || narrows(word)) return word;
  if (partsOf(names).has(word) || nearest(word, names) || placeOf(word) || hasStat(word)) return word;
  const meant = wordMeant(word, { phrases, wordsBy, isOfBets: true });
  return meant !== undefined && playersMeant(word, { players, roster }).length === 0 ? meant : word;
}

/** The word of the lexicon that is one typo away; of several, one of those that all mean the same. */
function wordMeant<Meaning extends string>(
  word: string,
  { phrases, wordsBy, isOfBets }: Pick<Lexicon<Meaning>, 'phrases' | 'wordsBy' | 'isOfBets'>,
): string | undefined {
  if (word.length < 5) return undefined;
  const near = (wordsBy.get(word.charAt(0)) ?? []).filter((each) => isOneTypo(word, each));
  if (near.length <= 1 || !isOfBets) return near.length === 1 ? near[0] : undefined;
  const own = near.filter((each) => phrases.has(each));
  const [first] = own.length > 0 ? own : near;
  return new Set(own.map((each) => phrases.get(each))).size === 1 ? first : undefined;
}

/** "The score" is how a game ended, and a book only where something is "at" it. */
const bookNamed = (phrase: string): string | undefined =>
  phrase === 'the score' ? undefined : bookCalled(phrase.replace(/^at (?=the score$)/, ''));

function namedTerm(phrase: string, names: ReadonlyMap<string, Name>): Raw<never> | undefined {
  const sport = sportWords[phrase];
  if (sport) return { kind: 'sport', sport };
  const market = marketWords[phrase];
  if (market) return { kind: 'market', market };
  const side = sideWords[phrase];
  if (side) return { kind: 'side', side };
  const book = bookNamed(phrase);
  if (book) return { kind: 'book', book };
  const name = names.get(phrase) ?? names.get(placeOf(phrase) ?? '');
  return name && { kind: 'name', name };
}

/** "At 3.40", "1.87": two decimals are a decimal price, except after a side; so is "2.1" after "at". */
function decimalPrice(word: string, before = ''): number | undefined {
  const isPrice =
    /^\d{1,2}\.\d{2}$/.test(word) || (/^\d{1,2}\.[1-46-9]$/.test(word) && /^(?:at|@|for)$/.test(before));
  const value = Number(word);
  if (!isPrice || Object.hasOwn(sideWords, before) || value < 1.01) return undefined;
  return Math.round(decimalToAmerican(value));
}

/** "+140" is a price, "-3.5" a line, "$50" money. */
function numberTerm(word: string): Raw<never> | undefined {
  const money = (/^\$(\d+(?:\.\d+)?)$/.exec(word) ?? /^(\d+(?:\.\d+)?)\$$/.exec(word))?.[1];
  if (money) return { kind: 'money', value: Number(money) };
  const percent = /^(\d+(?:\.\d+)?)(?:%|pct)$/.exec(word)?.[1];
  if (percent) return { kind: 'percent', value: Number(percent) };
  if (word === 'even' || word === 'evens') return { kind: 'price', value: 100 };
  if (word === 'pk' || word === 'pickem') return { kind: 'line', value: 0 };
  const value = /^[+-]?\d+(?:\.\d+)?$/.test(word) ? Number(word) : Number.NaN;
  if (Number.isNaN(value)) return undefined;
  const isSigned = /^[+-]/.test(word);
  if (!isSigned) return { kind: 'number', value };
  return { kind: Math.abs(value) >= 100 ? 'price' : 'line', value };
}

/** "Panthers puck line", "who is in net for Vegas". */
function sportOfWords(lower: string): Sport | undefined {
  if (/\b(?:puck ?lines?|puck|in net|in goal|goalies?|goaltender|netminder)\b/.test(lower)) return 'NHL';
  return /\b(?:run ?lines?|pitchers?|pitching|on the mound|nrfi|innings?)\b/.test(lower) ? 'MLB' : undefined;
}

/** The team that each name means: of a sport named, else of a sport that other names imply, else of the selected sport. */
function resolved<Meaning extends string>(
  found: readonly Raw<Meaning>[],
  selected: Sport,
  /** The sport that a word of the question belongs to. */
  inWords: Sport | undefined,
): { terms: Term<Meaning>[]; isUnclear: boolean } {
  const named = new Set([
    ...found.flatMap((term) => (term.kind === 'sport' ? [term.sport] : [])),
    ...(inWords ? [inWords] : []),
  ]);
  const implied = new Set(
    found.flatMap((term) => {
      if (term.kind !== 'name') return [];
      const [first, ...others] = new Set(term.name.teams.map(({ sport }) => sport));
      return first && others.length === 0 ? [first] : [];
    }),
  );
  // "Colorado Edmonton": the only sport in which each name has a team.
  const both = found.flatMap((term) => (term.kind === 'name' ? [term.name] : []));
  const [one, ...rest] = both.map(({ teams }) => new Set(teams.map(({ sport }) => sport)));
  const common = [...(one ?? [])].filter((sport) => rest.every((sports) => sports.has(sport)));
  const shared = rest.length > 0 && common.length === 1 ? common[0] : undefined;
  let isUnclear = false;
  const terms = found.flatMap((term): Term<Meaning>[] => {
    if (term.kind !== 'name') return [term];
    const { teams } = term.name;
    for (const isMeant of [
      () => teams.length === 1,
      ({ sport }: KnownTeam) => named.has(sport),
      ({ sport }: KnownTeam) => implied.has(sport),
      ({ sport }: KnownTeam) => sport === shared,
      ({ sport }: KnownTeam) => sport === selected,
    ]) {
      const [team, ...others] = teams.filter(isMeant);
      if (team && others.length === 0) return [{ kind: 'team', team }];
      if (team) break;
    }
    isUnclear = true;
    return [];
  });
  return { terms, isUnclear };
}
