/** Reads bets made elsewhere that are to be tracked, and results to be marked: "I bet 50 on the Bills -3 at DraftKings, log it". */
import type { TrackQuery } from '../../../../contracts/asking/queries/own.ts';
import { betIn } from '../table/bets.ts';
import { lexicon } from '../table/lexicon.ts';
import { subjectOf } from '../table/subject.ts';
import { type Known, type Terms, termsOf } from '../table/terms.ts';

const written = {
  log: 'log|log it|log this|logged|track|track it|track this|add|add it|add my bet|add this|record it|record this|save|save it|save this|put it in|put in',
  made: 'i bet|i took|i placed|i put|i have|i got|ive got|i played|i hammered|my bet|just bet|just took|placed|already bet',
  stake: 'dollars|dollar|for|to win back|stake|staked',
  mark: 'mark|mark as|grade|grade as|set|set as|change to',
  hit: 'hit|won|win|as hit|as won|winner|cashed',
  miss: 'miss|missed|lost|lose|as miss|as lost|loser',
  push: 'push|pushed|as push',
  mine: 'my|pick|bet|ticket|tracker|my tracker|to my tracker|in my tracker|in the tracker|to the tracker|my picks|to my picks',
  join: 'vs|versus|@|against',
  as: 'as',
} as const;
type Meaning = keyof typeof written;
// A question is no report of a bet: "should I bet the Bills".
const words = lexicon(written, {
  without: 'for|my|should|would|could|can|will|what|which|where|who|how|when|is|are|do|does|did|any|if|like',
});

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readTrack(prompt: string, known: Known): TrackQuery | undefined {
  const terms = termsOf(prompt, words, known);
  const subject = subjectOf(terms);
  const { has, unread, books } = subject;
  if (unread.length > 0 || terms.isUnclear || terms.nightGame || books.length > 1) return undefined;
  if (subject.teams.length === 0) return undefined;
  const none = { ask: 'track', legs: [], stake: null, book: null, price: null, result: null } as const;
  if (has('mark')) {
    const result = has('hit') ? 'hit' : has('miss') ? 'miss' : has('push') ? 'push' : null;
    if (result === null || subject.prices.length + subject.money.length > 0) return undefined;
    const leg = betIn({ ...subject, has: () => false });
    return leg && { ...none, action: 'mark', legs: [leg], result };
  }
  if (!(has('log') || has('made')) || has('hit') || has('miss') || has('push')) return undefined;
  const { stakes, lines } = numbersIn(terms);
  const [stake = null, ...more] = [...subject.money, ...stakes];
  if (more.length > 0) return undefined;
  const leg = betIn({ ...subject, has: () => false, numbers: lines });
  return leg && { ...none, action: 'add', legs: [leg], stake, book: books[0] ?? null };
}

/** A number after "over" or "under" is a line; any other is the stake in dollars. */
function numbersIn({ terms }: Terms<Meaning>): { stakes: number[]; lines: number[] } {
  const found: { stakes: number[]; lines: number[] } = { stakes: [], lines: [] };
  for (const [at, term] of terms.entries()) {
    if (term.kind !== 'number') continue;
    (terms[at - 1]?.kind === 'side' ? found.lines : found.stakes).push(term.value);
  }
  return found;
}
