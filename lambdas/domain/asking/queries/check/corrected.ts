/** The terms of a question in which the asker takes a name or a number back: "the Bengals... I mean Browns -3". */
import type { Lexicon } from '../table/lexicon.ts';
import type { Term } from '../table/term.ts';
import { type Known, type Terms, termsOf } from '../table/terms.ts';

/** Says that what follows stands in the place of what was said. */
const cue =
  /(?:[\s,;:.…–-]+|^)(?:(?:oh|ugh|uh|er|um|ah|sorry|shit|oops|actually|lol)[\s,.]+)?(?:i mean(?:t)?|nvm|nev(?:er|a) ?mind|scratch that|strike that|my bad|correction|no,? wait|wait,? no|make that|make it|not them,?)[\s,.:;…–]+/i;

const isName = ({ kind }: Term<string>) => kind === 'team' || kind === 'player';
/** What a bet has besides its name. */
const ofBet: ReadonlySet<Term<string>['kind']> = new Set([
  'market',
  'side',
  'line',
  'number',
  'price',
  'stat',
  'period',
]);

/** @returns the terms without what was taken back; all of them where nothing was, or where it is not clear what */
export function termsCorrected<Meaning extends string>(
  prompt: string,
  words: Lexicon<Meaning>,
  known: Known,
): Terms<Meaning> {
  const whole = () => termsOf(prompt, words, known);
  const found = cue.exec(prompt);
  if (!found || found.index === 0) return whole();
  const [before, after] = [
    termsOf(prompt.slice(0, found.index), words, known),
    termsOf(prompt.slice(found.index + found[0].length), words, known),
  ];
  const kept = withoutLast(before.terms, after.terms);
  if (!kept) return whole();
  return {
    ...after,
    terms: [...kept, ...after.terms],
    days: after.days ?? before.days,
    isPast: before.isPast || after.isPast,
    nextGame: before.nextGame || after.nextGame,
    nightGame: before.nightGame || after.nightGame,
    isUnclear: before.isUnclear || after.isUnclear,
  };
}

/** Another name takes the place of the last name with its bet; another number only that of its kind. */
function withoutLast<Meaning extends string>(
  before: readonly Term<Meaning>[],
  after: readonly Term<Meaning>[],
): readonly Term<Meaning>[] | undefined {
  if (after.some(isName)) {
    const at = before.findLastIndex(isName);
    return at < 0
      ? undefined
      : before.filter((term, place) => place < at || !(place === at || ofBet.has(term.kind)));
  }
  const [first] = after.filter(({ kind }) => ofBet.has(kind));
  const at = first ? before.findLastIndex(({ kind }) => kind === first.kind) : -1;
  return at < 0 ? undefined : before.filter((_, place) => place !== at);
}
