/** The text of a bet and its result with the bet taken out: teams are numbered, and figures are written in digits. */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { dollarsOf, oddsOf } from '../../reading/figures.ts';
import type { Sentence, Token } from '../../reading/sentence.ts';

type Settled = Extract<SumQuery, { readonly sum: 'settled' }>;

export interface Form {
  readonly text: string;
  readonly bet: Pick<Settled, 'bet' | 'line'> | undefined;
  /** Whose line it is, as the text numbers the teams. */
  readonly team: string | undefined;
  readonly odds: WrittenOdds | null;
  readonly stake: number | null;
}

const numbers: Readonly<Record<string, string>> = {
  one: '1',
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10' },
};

const line = '(\\d{1,2}(?:\\.5|\\.0)?)';
const spread = new RegExp(
  `(?<![\\w.-])(?:(team \\d) )?(?:(?:at|the|is|are|as|a|on|my) )*([+-])${line}(?![\\d.-])`,
);
const spoken = new RegExp(
  `\\b(?:(team \\d) )?(?:at |the )?(minus|laying|lay|giving|gave|laid|plus|getting|catching) ${line}(?![\\d.-])(?: (?:points?|pts))?`,
);
const total = /\b(over|under|o|u) (?:of )?(\d{1,4}(?:\.5|\.0)?)(?![\d.-])/;
export function formOf({ tokens }: Sentence): Form {
  const teams = [...new Set(tokens.flatMap(({ team }) => team?.name ?? []))];
  const wordOf = ({ word, team, isBreak }: Token): string =>
    team ? `team ${teams.indexOf(team.name)}` : isBreak ? ',' : (numbers[word] ?? word);
  const priced = tokens.filter(({ figure }) => figure?.form === 'american');
  const staked = tokens.filter(({ figure }) => figure?.form === 'dollars');
  const [price, stake] = [priced[0]?.figure, staked[0]?.figure];
  const isOne = priced.length <= 1 && staked.length <= 1;
  const said = tokens
    .filter((token) => !priced.includes(token) && !staked.includes(token))
    .map(wordOf)
    .join(' ')
    .replaceAll('’', "'")
    .replace(/\b([ou])(\d)/g, '$1 $2')
    .replace(/(\d)–(\d)/g, '$1-$2');
  const found = betIn(said);
  return {
    text: found ? said.replace(found.words, ' ').replace(/\s+/g, ' ').trim() : said,
    bet: isOne ? found?.bet : undefined,
    team: found?.team,
    odds: (price && oddsOf(price)) ?? null,
    stake: (stake && dollarsOf(stake)) ?? null,
  };
}

interface Found {
  readonly words: string;
  readonly team?: string | undefined;
  readonly bet: Pick<Settled, 'bet' | 'line'>;
}

function betIn(text: string): Found | undefined {
  const ofTotal = total.exec(text);
  if (ofTotal) {
    const [words, side = '', number] = ofTotal;
    return { words, bet: { bet: side.startsWith('o') ? 'over' : 'under', line: Number(number) } };
  }
  const [words, team, sign = '', number] = spread.exec(text) ?? spoken.exec(text) ?? [];
  if (words === undefined) return undefined;
  const isGiven = /^(?:-|minus|la|gi|ga)/.test(sign);
  return { words, team, bet: { bet: 'spread', line: isGiven ? -Number(number) || 0 : Number(number) } };
}
