/** Terms that only bets have: parts of the game, team totals, the draw, what we have no prices for, and what stands between bets. */
import type { UnlistedBet } from '../../../../contracts/asking/queries/common.ts';
import { partNames, parts } from '../../../feed/markets/periods.ts';
import type { Lexicon } from '../table/lexicon.ts';
import type { Raw } from '../table/term.ts';

/** Words in the longest of these terms. */
const longest = 5;

const whole = '(?:the )?(?:full|whole|entire)(?: game| match|time)?|full ?game|fg|90 min(?:ute)?s?';
/** As a bettor cuts them short, besides the words of `parts`. */
const short: Readonly<Partial<Record<(typeof partNames)[number], string>>> = {
  regulation: 'reg(?: time)?|in reg|regulation(?: time)?(?: only)?|60 ?m(?:in(?:ute)?s?)?(?: line)?',
  first_half: '1st h|first h|fh|half',
  first_five: 'first five|1st five|first 5|1st 5|five innings',
  first_period: '1st p|first p',
};

const unlistedWords: readonly (readonly [UnlistedBet, string])[] = [
  ['both teams to score', 'btts|both teams (?:to )?score|both(?: teams)? to score|gg'],
  [
    'double chance',
    'double chance|(?:to )?win or (?:an? |the )?(?:draw|tie)|dc|not to lose|to not lose|not lose|avoid defeat',
  ],
  ['draw no bet', 'draw no bet|dnb'],
  ['overtime', '(?:to )?(?:go(?:es)? )?(?:to |in )?(?:overtime|ot|extra innings|extra time)'],
  ['a race to a number of points', 'race to \\d+(?: points)?'],
  ['the first team to score', '(?:to )?scores? first|first (?:team )?to score|first score'],
  ['winning margins', '(?:winning )?margin(?: of victory)?|win by \\d+(?: or more)?'],
  ['correct scores', '(?:correct|exact) scores?'],
  ['odd or even totals', 'odd or even'],
  ['half-time and full-time results', '(?:dbl|double) results?|ht ?/ ?ft'],
  [
    'the winner of a season',
    '(?:win |to win )?(?:the )?(?:super bowl|superbowl|sb|world series|stanley cup|cup|title|championship|division|conference|afc|nfc|pennant|mls cup|grey cup)(?: winner)?|(?:season )?win totals?|season wins',
  ],
  ['awards', '(?:win |to win )?(?:the )?(?:mvp|roty|opoy|dpoy|cy young|heisman|rookie of the year)'],
];

interface Known {
  readonly periods: readonly (readonly [RegExp, Raw<never>])[];
  readonly unlisted: readonly (readonly [RegExp, Raw<never>])[];
}

const exactly = (pattern: string) => new RegExp(`^(?:${pattern})$`);
/** Compiled on first use: most questions are no bets. */
let known: Known | undefined;

function patterns(): Known {
  known ??= {
    periods: [
      [exactly(whole), { kind: 'period', period: 'game' }],
      ...partNames.map((part) => {
        const words = [parts[part].pattern, short[part]].filter(Boolean).join('|');
        return [exactly(words), { kind: 'period', period: part }] as const;
      }),
    ],
    unlisted: unlistedWords.map(([bet, words]) => [exactly(words), { kind: 'unlisted', bet }] as const),
  };
  return known;
}

const single: Readonly<Record<string, Raw<never>>> = {
  teamtotal: { kind: 'team_total' },
  teamtotals: { kind: 'team_total' },
  tt: { kind: 'team_total' },
  tts: { kind: 'team_total' },
  draw: { kind: 'draw' },
  draws: { kind: 'draw' },
  tie: { kind: 'draw' },
};

const joins = new Set([
  ',',
  '/',
  '+',
  '&',
  '@',
  'or',
  'vs',
  'versus',
  'v',
  'and',
  'plus',
  'n',
  'then',
  'but',
]);
/** @param word lower case */
export const isBetween = (word: string): boolean => joins.has(word);

/**
 * The longest term of a bet at a word.
 * @returns undefined also where a longer phrase of the lexicon begins
 */
export function betTermAt<Meaning extends string>(
  words: readonly string[],
  at: number,
  { phrases, longest: longestPhrase }: Lexicon<Meaning>,
): [term: Raw<Meaning> | undefined, count: number] | undefined {
  const isPhrase = (count: number) =>
    count > 1 && (phrases.get(words.slice(at, at + count).join(' ')) ?? 'glue') !== 'glue';
  for (let count = Math.min(Math.max(longest, longestPhrase), words.length - at); count >= 1; count--) {
    if (isPhrase(count)) return undefined;
    if (count > longest) continue;
    const phrase = words.slice(at, at + count).join(' ');
    const { periods, unlisted } = patterns();
    const term =
      (count === 1 ? single[phrase] : undefined) ??
      unlisted.find(([pattern]) => pattern.test(phrase))?.[1] ??
      periods.find(([pattern]) => pattern.test(phrase))?.[1];
    if (term) return [term, count];
  }
  const word = words[at] ?? '';
  return isBetween(word) ? [{ kind: 'between', word }, 1] : undefined;
}

/** Punctuation as words of its own; a period inside a number stays. */
export const breaksApart = (lower: string): string =>
  lower.replace(/[•?]/g, ' , ').replace(/(?<!\d)\.(?!\d)|(?<=\d)\.(?!\d)|(?<!\d)\.(?=\d)/g, ' , ');

/** `+500`, `-200` */
function american(won: number, staked: number): string {
  const ratio = won / staked;
  return ratio >= 1 ? `+${Math.round(ratio * 100)}` : `-${Math.round(100 / ratio)}`;
}

/** "12/1" and "12 to 1" are prices, "2 leg parlay" is a parlay, and a new line separates bets. */
export const inBets = (prompt: string): string =>
  prompt
    .replace(/\s*\n+\s*/g, ' , ')
    .replace(/\.{2,}|…/g, ' , ')
    .replace(/[“”"]/g, ' , ')
    .replace(
      /\b(?:scores|scoring|finds? the end ?zone|(?:gets?|getting) in the end ?zone|hits? paydirt)\b(?! (?:first|more|last))/gi,
      ' to score ',
    )
    .replace(/([+-]\d{3,5}) (?:total|odds|overall|all in)\b/gi, '$1')
    .replace(/\bbuy(?:ing)?(?: it)?(?: up| down| out)? to (?=[+-]?\d)/gi, ' or ')
    .replace(/\b(bonus|free) (?:bet|play)s? (?:of )?\$?(\d+)\b(?!%)/gi, '$1 bet $2 dollars')
    .replace(/\bteam ?totals?\b/gi, 'teamtotal')
    .replace(/\b(?:out )?of (?:the|these|those|my) (?:[2-9]|two|three|four|five|six)\b/gi, ' of these ')
    .replace(/(?<![\d/.]|from )(\d{1,3}) ?(?:\/|to|-to-) ?1(?![\d/.]|-| leg)/gi, (_, won: string) =>
      american(Number(won), 1),
    )
    .replace(
      /(?<=\b(?:at|@|for|pays|paying|paid|odds|get|getting|offering) )(\d{1,2})\/([2-9]|10|11)(?![\d/.])/gi,
      (_, won: string, staked: string) => american(Number(won), Number(staked)),
    )
    .replace(
      /\b(?:\d{1,2}|two|three|four|five|six)[ -](?:legs?|legged|legger|teamer|team|man|pick|picks)\b(?: (?:parlay|slip|sgp|ticket|acca))?/gi,
      ' parlay ',
    );
