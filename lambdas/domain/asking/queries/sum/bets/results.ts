/** Bets that are over and are to be added up: "won $20 at -110 and $30 at +150, lost $10, where am I". */
import type { WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import type { Masked, MaskedFigure } from '../worded/mask.ts';
import { priceOf } from '../worded/roles.ts';
import type { SumOfBets } from './prompt.ts';

type Results = Extract<SumOfBets, { readonly sum: 'bet_results' }>;
type Result = Results['bets'][number]['result'];

const resultWords: Readonly<Record<Result, string>> = {
  won: 'won win wins winning winner winners hit hits cashed cashes',
  lost: 'lost lose loses losing loser losers loss losses missed misses dropped busted',
  pushed: 'pushed push pushes pushing void voided',
};
const resultOf: ReadonlyMap<string, Result> = new Map(
  (Object.keys(resultWords) as Result[]).flatMap((result) =>
    resultWords[result].split(' ').map((word) => [word, result] as const),
  ),
);

const asksForTotal =
  / (?:total|totals|net|overall|altogether|in all|all together|all told|profit|loss|up|down|ahead|behind|balance|how much|how did i do|where am i|where do i stand|where does that (?:leave|put) me|what did i (?:make|earn|win|lose|end)|results?|(?:come|came) out|bottom line|what is left|whats left|what do i have left|sum|adds? (?:\w+ )?up|added up|even|made|earn|earned|in the (?:red|green|black)) /;
/** Amounts that are no results: what is kept, what a bet is to win, and what is only thought of. */
const ofOther =
  / (?:bankroll|start|started|starting|deposit|deposited|to win|to return|log|track|save|hedge|cash ?out|boost\w*|bonus|free|chances?|probability|in a row|streak|chase|get it back|win it back|make it back) /;

interface Item {
  readonly stake: number;
  readonly count: number;
  odds: WrittenOdds | null;
  result: Result | undefined;
}

/** Words around a bet that are no result of it. */
const around: ReadonlySet<string> = new Set(
  ', . and then plus but & also another at on for of with a an the my bet bets play plays pick picks parlay parlays single singles straight underdog favorite team over under each worth i was were at all both one more'.split(
    ' ',
  ),
);

/** Words between one bet and the next. */
const joining = new Set([',', '.', 'and', 'then', 'plus', 'but', '&', 'also', 'another']);
const counting = /^(?:bets?|plays?|picks?|of|at|for|worth|different|separate|straight)$/;

export function results({ text, figures }: Masked): Results | undefined {
  if (!asksForTotal.test(text) || ofOther.test(text)) return undefined;
  const words = text.trim().split(' ');
  const items = itemsIn(words, figures);
  if (!items || items.some(({ result }) => result === undefined)) return undefined;
  const bets = items.flatMap(({ stake, odds, result, count }) =>
    result === undefined ? [] : Array.from({ length: count }, () => ({ result, stake, odds })),
  );
  return bets.length >= 2 && bets.length <= mostBets ? { ask: 'sum', sum: 'bet_results', bets } : undefined;
}
const mostBets = 20;

/** One pass over the words, each of which names a result, begins a bet or prices it. */
function itemsIn(words: readonly string[], figures: readonly MaskedFigure[]): Item[] | undefined {
  const isBefore = namesResultFirst(words);
  const items: Item[] = [];
  let result: Result | undefined;
  let count: number | undefined;
  let ahead: WrittenOdds | null = null;
  let isJoined = true;
  let isStory = false;
  for (const [at, word] of words.entries()) {
    const named = resultOf.get(word);
    if (named) {
      // "Did I win or lose: $10 lost" names a result on both sides of a bet.
      if (isBefore && words[at - 1]?.startsWith('#') && !opensBet(words, at + 1)) return undefined;
      const open = items.filter((item) => item.result === undefined);
      // "$20 at -110 went down, $30 at +150 won": what is unknown between two bets may be the result of the first.
      if (!isBefore && isStory && open.length > 1) return undefined;
      isStory = false;
      if (isBefore) result = named;
      else for (const item of items) item.result ??= named;
      isJoined = true;
      continue;
    }
    if (joining.has(word)) isJoined = true;
    if (!word.startsWith('#') && items.length > 0 && !around.has(word)) isStory = true;
    const figure = figureAt(word, figures);
    if (!figure || figure.form === 'line') continue;
    const price = figure.form === 'number' || figure.form === 'dollars' ? undefined : priceOf(figure);
    if (price) {
      if (figure.form === 'percent') return undefined;
      const last = items.at(-1);
      if (isOfAll(words, at)) for (const item of items) item.odds ??= price;
      else if (last && last.odds === null && !isNextPriced(words, at)) last.odds = price;
      else if (ahead === null) ahead = price;
      else return undefined;
      continue;
    }
    if (figure.form === 'number' && count === undefined && isCount(words, at, figure)) {
      count = figure.value;
      continue;
    }
    if ((figure.form !== 'dollars' && !isStake(words, at)) || !isJoined) return undefined;
    if (isBefore && isStory) return undefined;
    items.push({ stake: figure.value, count: count ?? 1, odds: ahead, result });
    count = undefined;
    ahead = null;
    isJoined = false;
  }
  return ahead === null && count === undefined ? items : undefined;
}

const figureAt = (word: string, figures: readonly MaskedFigure[]): MaskedFigure | undefined => {
  const place = /^#[a-z](\d+)$/.exec(word);
  return place ? figures[Number(place[1])] : undefined;
};
const isMoney = (word = '') => word.startsWith('#m');
const isOdds = (word = '') => /^#[adf]\d/.test(word);

/** "Won $20", unlike "$20 won". */
function namesResultFirst(words: readonly string[]): boolean {
  const first = words.findIndex((word) => isMoney(word) || isOdds(word));
  const clause =
    words
      .slice(0, first)
      .join(' ')
      .split(/ [,.?] /)
      .at(-1) ?? '';
  return clause.split(' ').some((word) => resultOf.has(word));
}

/** Whether an amount, or a number of bets, follows at once. */
const opensBet = (words: readonly string[], from: number): boolean =>
  words.slice(from, from + 4).some((word) => /^#[mna]/.test(word));

/** "Two $20 bets", "3 bets of $10". */
function isCount(words: readonly string[], at: number, { value }: MaskedFigure): boolean {
  if (!Number.isInteger(value) || value < 1 || value > mostBets) return false;
  const next = words.slice(at + 1).findIndex((word) => !counting.test(word));
  return next >= 0 && isMoney(words[at + 1 + next]);
}

/** A plain number right before a price: "20 at -110". */
const isStake = (words: readonly string[], at: number): boolean =>
  isOdds(words[at + 1]) || (/^(?:at|@|on)$/.test(words[at + 1] ?? '') && isOdds(words[at + 2]));

/** "A -110 bet for $20": the price stands before its own amount. */
const isNextPriced = (words: readonly string[], at: number): boolean =>
  /^(?:bets?|plays?|picks?|favorites?|underdogs?|parlay|single)$/.test(words[at + 1] ?? '') &&
  /^(?:for|with|of)$/.test(words[at + 2] ?? '') &&
  isMoney(words[at + 3]);

/** "All at -110". */
const isOfAll = (words: readonly string[], at: number): boolean =>
  /(?:^| )(?:all|each|both|everything)(?: of (?:them|those))?(?: (?:was|were))? (?:at|@)$/.test(
    words.slice(Math.max(0, at - 5), at).join(' '),
  );
