/** The parts of a question about games, teams and players, wherever they stand: who, what, which games, how many, in which order. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Period } from '../../../../../contracts/feed/markets.ts';
import { playersOfName } from '../../../reading/names/known-players.ts';
import type { Lexicon } from '../../table/lexicon.ts';
import { type Subject, subjectOf } from '../../table/subject.ts';
import type { Term } from '../../table/term.ts';
import { type Known, termsOf } from '../../table/terms.ts';
import { groupOf } from './groups.ts';
import { inOneSpelling } from './spelling.ts';
import { asksForFacts } from './sure.ts';
import { isUnkept } from './unkept.ts';
import { type Meaning, spokenCounts, words } from './words.ts';

export interface Slots extends Subject<Meaning> {
  /** Lower case, in one spelling. */
  readonly text: string;
  readonly isPast: boolean;
  readonly isNext: boolean;
  readonly isUnclear: boolean;
  readonly nightGame: boolean;
  /** When games start; null for any time. */
  readonly starts: FindQuery['starts'] | null;
  /** "Last 6 games". */
  readonly last: number | null;
  /** "8 catches", "over 44.5": the number to be beaten, and on which side. */
  readonly over: number | null;
  readonly side: 'over' | 'under' | null;
  /** "7+ unders": how often at least. */
  readonly atLeast: number | null;
  /** "Top 5". */
  readonly limit: number | null;
  /** Numbers that say nothing here. */
  readonly odd: readonly number[];
  readonly order: FindQuery['order'];
  readonly splits: FindQuery['splits'];
  readonly group: string | null;
  readonly part: Period | null;
  readonly unkept: readonly string[];
  /** Whether words around it were left out. */
  readonly isInStory: boolean;
  /** Whether its words ask for facts, so that no bet can be meant. */
  readonly isOfFacts: boolean;
}

type Read = Term<Meaning>;

/** "Past 6 games" is no hour. */
const pastGames = /\bpast (\d{1,2})(?! ?(?:[ap]\.?m|o'? ?clock|e[sd]?t|:))\b/gi;

/** @param prompt as typed */
export function slotsOf(prompt: string, known: Known, lexicon: Lexicon<Meaning> = words): Slots {
  const text = inOneSpelling(prompt).replace(pastGames, 'last $1');
  const terms = termsOf(text, lexicon, known);
  const counted = withoutStrangers(terms.terms, known).map(inFigures);
  const subject = subjectOf({ ...terms, terms: counted });
  const { has } = subject;
  // "How many home runs has Judge hit": a verb beside another statistic.
  const stats = subject.stats.filter(
    (stat, _, all) => stat !== 'hits' || all.length === 1 || /\bhits\b/i.test(text),
  );
  return {
    ...subject,
    stats,
    text: text.toLowerCase(),
    isPast: terms.isPast,
    isNext: terms.nextGame || has('next'),
    isUnclear: terms.isUnclear,
    nightGame: terms.nightGame,
    starts: terms.starts,
    ...numbersIn(counted, subject),
    order: has('best') ? 'most' : has('worst') ? 'least' : null,
    splits: splitsIn(subject),
    group: groupOf(has),
    part: partIn(subject),
    isInStory: (known.asides?.size ?? 0) > 0,
    isOfFacts: asksForFacts(prompt),
    unkept: [...new Set(counted.flatMap((term) => (term.kind === 'phrase' ? [term.meaning] : [])))].filter(
      isUnkept,
    ),
  };
}

/** Beside a player who is known, a word that could be a name is none: "I swear Puka gets 8 catches". */
function withoutStrangers(terms: readonly Read[], known: Known): Read[] {
  const isKnown = (name: string) =>
    playersOfName(name, known.roster).length > 0 || known.players?.includes(name) === true;
  const isAny = terms.some((term) => term.kind === 'player' && isKnown(term.name));
  return terms.flatMap((term): Read[] => {
    if (!isAny || !known.asides || term.kind !== 'player' || isKnown(term.name)) return [term];
    known.asides.add(term.name.toLowerCase());
    return [];
  });
}

/** "Last five" is "last 5". */
function inFigures(term: Read): Read {
  const value = term.kind === 'phrase' && spokenCounts[term.meaning as keyof typeof spokenCounts];
  return value ? { kind: 'number', value } : term;
}

type Numbers = Pick<Slots, 'last' | 'over' | 'side' | 'atLeast' | 'limit' | 'odd'>;

const most = 200;
const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** What each number counts, by the words beside it. */
function numbersIn(terms: readonly Read[], { has, sides }: Subject<Meaning>): Numbers {
  const found = { last: null, over: null, atLeast: null, limit: null } as {
    -readonly [K in 'last' | 'over' | 'atLeast' | 'limit']: number | null;
  };
  const odd: number[] = [];
  const isPhrase = (term: Read | undefined, ...meanings: readonly Meaning[]) =>
    term?.kind === 'phrase' && meanings.includes(term.meaning);
  const isSide = (term: Read | undefined) =>
    term?.kind === 'side' && (term.side === 'over' || term.side === 'under');
  for (const [at, term] of terms.entries()) {
    if (term.kind !== 'number') continue;
    const { value } = term;
    const [before, after, afterNext] = [terms[at - 1], terms[at + 1], terms[at + 2]];
    if (isPhrase(before, 'last') && isCount(value)) found.last ??= value;
    // "7+ unders" is read as over 6.5 unders.
    else if (isSide(after) && (isSide(before) || !has('last')))
      found.atLeast ??= Math.ceil(isSide(before) ? value : value);
    else if (isSide(before) || isPhrase(before, 'ups', 'downs')) found.over ??= value;
    else if (isPhrase(before, 'best', 'worst', 'leader') && isCount(value)) found.limit ??= value;
    else if (
      after?.kind === 'stat' ||
      isPhrase(after, 'scoring') ||
      (isPhrase(after, 'log') && afterNext?.kind === 'stat')
    )
      found.over ??= Number.isInteger(value) && sides.length === 0 ? value - 0.5 : value;
    else if (has('last') && isCount(value) && isPhrase(after, 'played', 'schedule')) found.last ??= value;
    else if (isPhrase(after, 'streak', 'bye', 'rest')) continue;
    else if (has('last') && found.last === null && isCount(value)) found.last = value;
    else if (found.over === null && !Number.isInteger(value)) found.over = value;
    else if (found.over === null && has('often') && value > 0) found.over = value;
    else odd.push(value);
  }
  const named = sides.filter((each) => each === 'over' || each === 'under');
  const counted = found.atLeast === null ? undefined : named.at(-1);
  const side = counted ?? named[0] ?? (has('ups') ? 'over' : has('downs') ? 'under' : null);
  return { ...found, side, odd };
}

function splitsIn({ has, sides }: Subject<Meaning>): FindQuery['splits'] {
  return [
    ...(has('home') ? (['home'] as const) : []),
    ...(has('road') ? (['road'] as const) : []),
    ...(has('favored') || sides.includes('favorite') ? (['favorite'] as const) : []),
    ...(has('afterWin') ? (['after_win'] as const) : []),
    ...(has('afterLoss') ? (['after_loss'] as const) : []),
    ...(has('dogs') || sides.includes('underdog') ? (['underdog'] as const) : []),
  ];
}

const parts = {
  firstHalf: 'first_half',
  secondHalf: 'second_half',
  firstQuarter: 'first_quarter',
  firstPeriod: 'first_period',
  firstFive: 'first_five',
  firstInning: 'first_inning',
} as const satisfies Partial<Record<Meaning, Period>>;

function partIn({ has }: Subject<Meaning>): Period | null {
  const named = (Object.keys(parts) as (keyof typeof parts)[]).find((each) => has(each));
  return named ? parts[named] : null;
}
