/** Reads which of several named bets is the better one: "Avs or Stars", "moneyline or +1.5 on the Habs". */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { betIn } from '../table/bets.ts';
import { lexicon } from '../table/lexicon.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, type Term, type Terms, termsOf } from '../table/terms.ts';

const written = {
  or: 'or|vs|versus|against|compared to|rather than|over the',
  and: 'and|between',
  better:
    'better|better bet|better pick|better play|better value|better side|best|which|which one|who|who is|who is better|compare|comparison|prefer|' +
    'which is better|which is|who do you like|who you got|who u got|rather',
  likelier:
    'likelier|more likely|likely|safer|safest|safer bet|safer pick|who wins|who will win|wins|win|to win|going to win|likeliest|gonna win',
  cheaper: 'cheaper|cheapest|costs less|better price|better odds',
  payout: 'pays more|pays better|bigger payout|higher payout',
  worse: 'worse|weakest|weaker|riskier|worst',
  bet: 'bet|bets|pick|take|play|value|price|odds|side|lean|like',
} as const;
const words = lexicon(written, { without: 'and|which|who|like|over the' });

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readCompare(prompt: string, known: Known): CompareQuery | undefined {
  const terms = termsOf(prompt, words, known);
  if (terms.isPast || terms.isUnclear || terms.nightGame) return undefined;
  const whole = subjectOf(terms);
  const { has, unread, numbers, money, books } = whole;
  if (unread.length > 0 || money.length > 0 || books.length > 0 || whole.teams.length === 0) return undefined;
  const asks = ['better', 'likelier', 'cheaper', 'payout', 'worse'].some((each) => has(each as Meaning));
  const isJoined = has('or');
  // "Chiefs and Bills" is a parlay; "which is better, Chiefs and Bills" compares.
  if (!isJoined && !(asks && has('and'))) return undefined;
  // "Bills vs Jets" names a game.
  if (isJoined && !asks && !/\bor\b/i.test(prompt)) return undefined;
  const options = optionsIn(terms, whole, isJoined ? 'or' : 'and');
  if (!options || options.length < 2 || options.length > 6 || numbers.length > 6) return undefined;
  const by = has('likelier') ? 'chance' : has('cheaper') ? 'cost' : has('payout') ? 'payout' : 'any';
  return { ask: 'compare', options, by, order: has('worse') ? 'worst' : 'best' };
}

type Meaning = keyof typeof written;

/** One bet on each side of every "or"; what one side leaves open is taken from the other. */
function optionsIn(
  terms: Terms<Meaning>,
  whole: Subject<Meaning>,
  join: 'or' | 'and',
): NamedBet[] | undefined {
  const parts: Term<Meaning>[][] = [[]];
  for (const term of terms.terms) {
    if (term.kind === 'phrase' && term.meaning === join) parts.push([]);
    else if (term.kind !== 'phrase') parts.at(-1)?.push(term);
  }
  const subjects = parts
    .filter((part) => part.length > 0)
    .map((part) => subjectOf({ ...terms, terms: part }));
  if (subjects.length < 2) return undefined;
  const isOfSides = subjects.some(({ sides }) => sides.length > 0);
  const options = subjects.map((subject) => {
    const teams = subject.teams.length > 0 ? subject.teams : whole.teams;
    const isOpen = subject.markets.length === 0 && subject.lines.length === 0 && subject.sides.length === 0;
    // "Celtics or Bucks moneyline": the market is for both.
    const markets = isOpen && !isOfSides ? whole.markets : subject.markets;
    const sports = subject.sports.length > 0 ? subject.sports : whole.sports;
    // "Over or under 47": the number is for both.
    const numbers =
      subject.sides.length > 0 && subject.numbers.length === 0 ? whole.numbers : subject.numbers;
    return betIn({ ...subject, has: () => false, sports, teams, markets, numbers });
  });
  const bets = options.flatMap((option) => option ?? []);
  const distinct = new Set(bets.map((bet) => JSON.stringify(bet)));
  return bets.length === subjects.length && distinct.size === bets.length ? bets : undefined;
}
