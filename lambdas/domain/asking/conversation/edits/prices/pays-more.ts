/** Which of two sides that were shown pays more, or is likelier: "the draw or the away team", "does Denver pay more than Chicago". */
import type { CompareQuery, MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { withoutTeams } from './without-teams.ts';

const side =
  "(?:a |the )?(§|draw|tie|home|away|road|visitors?|hosts?|visiting)(?:'s|’s)?(?: (?:team|side|win|price|moneyline|to win))*";
const more =
  '(pays? (?:more|better|out more|the most)|(?:has|is|gives?|offers?) (?:the )?(?:longer|bigger|better|higher) (?:price|odds|payout|return)|(?:a |the )?(?:longer|bigger|better|higher) (?:price|odds|payout|return))';
const likelier = '((?:is |looks )?(?:the )?(?:more likely|likelier|safer)(?: (?:to win|to happen|bet|one))?)';
const by = `(?:${more}|${likelier})`;
const lead = '(?:(?:and|so|ok|then) )*';
const tail = '(?: (?:here|there|then|in (?:that|this) (?:game|one|match)))*';
const forms = [
  `(?:which|what|who)(?: (?:one|side|of (?:them|the two)))?(?:'s| is)? ?${by}[ ,:-]+${side} or ${side}`,
  `(?:does|do|would|will|is) ${side} ${by.replaceAll('pays?', 'pay')} (?:than|or) ${side}`,
  `${side} or ${side} (?:which|what)(?: (?:one|side))?(?:'s| is)? ?${by}`,
].map((form) => new RegExp(`^${lead}${form}${tail}$`));

/**
 * @param said the answer that was shown
 * @returns undefined if it asks for something else, or if nobody knows which side is meant
 */
export function paysMore(
  prompt: string,
  last: MarketQuery,
  said: string | undefined,
  context: QuestionContext,
): CompareQuery | undefined {
  const { topic, teams, players, market } = last;
  const isOfWinner = (topic === 'books' || topic === 'best_price') && (market ?? 'moneyline') === 'moneyline';
  if (!isOfWinner || teams.length === 0 || teams.length > 2 || players.length > 0) return undefined;
  const { text, teams: named } = withoutTeams(prompt, context);
  const found = forms.flatMap((form, at) => {
    const match = form.exec(text);
    return match ? [{ at, groups: match.slice(1) }] : [];
  })[0];
  if (!found) return undefined;
  const words = found.groups.filter((each) => each !== undefined && sideWords.test(each));
  const isLikelier = found.groups.some((each) => each !== undefined && /likel|safer/.test(each));
  const left = [...named];
  const options = words.flatMap((word) => sideOf(word, last, said, left, context) ?? []);
  const [one, other] = options;
  if (!one || !other || options.length !== 2 || named.some((name) => !teams.includes(name))) return undefined;
  if (JSON.stringify(one) === JSON.stringify(other)) return undefined;
  return {
    ask: 'compare',
    options: [one, other],
    by: isLikelier ? 'chance' : 'payout',
    order: 'best',
    ...(last.days && { days: last.days }),
  };
}
const sideWords = /^(?:§|draw|tie|home|away|road|visitors?|hosts?|visiting)$/;

/** @param left the teams that are named and not yet taken, in their order */
function sideOf(
  word: string,
  { sports, teams }: MarketQuery,
  said: string | undefined,
  left: string[],
  context: QuestionContext,
): NamedBet | undefined {
  const bet: NamedBet = {
    ...{ sports: [...sports], player: null, stat: null, market: 'moneyline', side: null, line: null },
    ...{ price: null, teams: [] },
  };
  if (word === 'draw' || word === 'tie') return { ...bet, teams: teams.slice(0, 1), side: 'draw' };
  const name = word === '§' ? left.shift() : atPlace(word, teams, said, context);
  return name === undefined ? undefined : { ...bet, teams: [name] };
}

const ofHome = /^(?:home|hosts?)$/;

/** An answer begins with its game: the road team at the home team. */
function atPlace(
  word: string,
  teams: readonly string[],
  said: string | undefined,
  context: QuestionContext,
): string | undefined {
  const [title = ''] = (said ?? '').split('\n');
  const { text, teams: named } = withoutTeams(title, context);
  if (!/^§ at §/.test(text) || named.length !== 2) return undefined;
  if (!named.some((name) => teams.includes(name))) return undefined;
  return ofHome.test(word) ? named[1] : named[0];
}
