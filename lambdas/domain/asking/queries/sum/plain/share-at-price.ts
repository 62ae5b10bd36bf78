/** "What % of my roll on a -200 fav", "how much of a $1000 roll should I put on a -150 I think hits 65%": the stake that Kelly gives. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { hasOnly, pricesIn } from './said.ts';

const roll = '(?:bankroll|bank ?roll|roll|bank|balance|budget)';
const amount = '\\$?(\\d{2,7}(?:\\.\\d{1,2})?)(?![\\w%.])(?: dollars?| bucks?)?';
/** What is asked is a share of what there is to bet with. */
const shares: readonly RegExp[] = [
  new RegExp(
    ` (?:how much|what (?:%|percent|percentage|pct|share|part|portion|fraction|amount)) (?:of|from) (?:my |the |an? |your )?(?:${amount} )?${roll} (?:of ${amount} )?`,
  ),
  new RegExp(
    ` (?:with|on|from|having|i have|i've got) (?:an? |my )?${amount} ${roll} (?=.*how much (?:(?:of it|should|would|do|to|i|we|you|be) )*(?:put|putting|bet|betting|stake|risk|wager) )`,
  ),
];
const chanceSaid = / (\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|pct)(?= )/;
/** Every other word of such a question. A team, a market or a result that is asked for is none of them. */
const plain: ReadonlySet<string> = new Set(
  "so ok okay hey and then if , a an the one how much what what's is are should would could can do does i we you my me be it that this to on at of for put putting bet betting stake staking risk risking wager wagering use go goes into in fav favorite favourite dog underdog pick play price priced odds line which with think say believe give gives have has chance probability shot hit hits hitting win wins winning cash cashes time about around roughly".split(
    ' ',
  ),
);

/** @returns undefined where a word says something else, or a figure has no place */
export function shareAtPrice(said: string): SumQuery | undefined {
  const share = shares.map((form) => form.exec(said)).find((each) => each !== null);
  const [odds, ...more] = pricesIn(said);
  if (!share || odds === undefined || more.length > 0) return undefined;
  const saved = share[1] ?? share[2];
  const percent = chanceSaid.exec(said)?.[1];
  const rest = said.replace(share[0], ' ').replace(chanceSaid, ' ');
  const others = rest.split(' ').filter((word) => word !== '' && !/^[+-]\d/.test(word));
  if (!hasOnly(rest, 1) || !others.every((word) => plain.has(word))) return undefined;
  return {
    ask: 'sum',
    sum: 'kelly',
    odds: { format: 'american', value: odds },
    chance: percent === undefined ? null : Number((Number(percent) / 100).toFixed(6)),
    bankroll: saved === undefined ? null : Number(saved),
  };
}
