/** The parts of a question that lists several bets: "lions ml, ravens -3 and over 47 in the chiefs game at +540". */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { Lexicon } from '../table/lexicon.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';
import { betIn } from './bets.ts';

/** Between two bets. A plus before a number is part of a price, and one without spaces is part of a statistic. */
const between =
  /[,;:\n"“”]|(?<!\bst)\.(?=\s|$)|\s\/\s|\s\+\s(?!(?:rebounds?|assists?|receiving|rebs?|asts?|rec)\b)|\s&\s|\b(?:and|plus|also|then)\b/i;

/** The most that a slip can have. */
const mostLegs = 12;

export interface Slip<Meaning extends string> {
  readonly legs: readonly NamedBet[];
  /** Parts that name no bet. */
  readonly rest: readonly Subject<Meaning>[];
  /** Every part. */
  readonly parts: readonly Subject<Meaning>[];
}

/** @returns undefined unless every part is a bet or words of the lexicon, and at least two are bets */
export function slipIn<Meaning extends string>(
  prompt: string,
  lexicon: Lexicon<Meaning>,
  known: Known,
): Slip<Meaning> | undefined {
  const texts = prompt.split(between).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (texts.length < 2 || texts.length > mostLegs + 4) return undefined;
  const parts: Subject<Meaning>[] = [];
  // "Canes ml / Stars ml / Utah +1.5": Utah's sport is that of the others.
  const [sport, ...others] = subjectOf(termsOf(prompt, lexicon, { ...known, asides: undefined })).sports;
  const inContext = sport && others.length === 0 ? { ...known, selectedSport: sport } : known;
  for (const text of texts) {
    const terms = termsOf(text, lexicon, inContext);
    const subject = subjectOf(terms);
    if (terms.isPast || terms.isUnclear || terms.nightGame || subject.unread.length > 0) return undefined;
    parts.push(subject);
  }
  const isBet = ({ teams, players, stats, sides, lines }: Subject<Meaning>) =>
    [teams, players, stats, sides, lines].some((each) => each.length > 0);
  const named = [...new Set(parts.flatMap(({ teams }) => teams))];
  // "Chiefs -3, over 46": a total without a game is of the only game named.
  const legs = parts.filter(isBet).map((part) => {
    const isOpen = part.teams.length === 0 && part.players.length === 0;
    if (isOpen && named.length !== 1) return undefined;
    return betIn({ ...part, has: () => false, teams: isOpen ? named : part.teams });
  });
  const read = legs.flatMap((leg) => leg ?? []);
  if (read.length < 2 || read.length !== legs.length || read.length > mostLegs) return undefined;
  return { legs: read, rest: parts.filter((part) => !isBet(part)), parts };
}
