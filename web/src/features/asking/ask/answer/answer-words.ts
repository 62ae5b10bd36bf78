/** An answer as text: its announcement, its cost in prompts, and its paragraphs and lists. */
import type { ShownReading } from '../../../../../../lambdas/contracts/asking/reading.ts';
import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { percent } from '../../../../../../lambdas/domain/platform/format.ts';
import type { PlayAnswer } from '../../../../api/ask.ts';
import { askedPrice } from '../../../../components/feed/pick-price.ts';

/** Formats a price as the reader prefers. */
type Odds = (american: number | string | null) => string;

export function announcement(answer: PlayAnswer, odds: Odds): string {
  const { kind, response, promptAnalysis: analysis } = answer;
  if (kind === 'care' || kind === 'clarify') return firstLine(response);
  if (kind === 'no_play') return `No play: ${firstLine(reasonOf(response))}`;
  if (kind === 'info' || analysis.suggestion.length === 0) return 'Answer ready';
  const chance = analysis.slip ? analysis.slip.chance : analysis.market_probability;
  return `Answer ready: ${playName(answer)} ${askedPrice(analysis, odds)}${chance === null ? '' : `, ${percent(chance)} chance`}`;
}

/** For a play, its pick and price; for any other answer, its first line. */
export function answerTitle(answer: PlayAnswer, odds: Odds): string {
  const { kind, response, promptAnalysis: analysis } = answer;
  if (kind === 'play' && analysis.suggestion.length > 0)
    return `${playName(answer)} ${askedPrice(analysis, odds)}`;
  return firstLine(kind === 'no_play' ? `No play: ${reasonOf(response)}` : response);
}

/** The name of the pick; without legs, the suggestion. */
export function playName({ promptAnalysis: analysis }: PlayAnswer): string {
  return analysis.legs.length > 0 ? pickName(analysis) : (analysis.suggestion[0] ?? '');
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

/** The reason for no play, without "No play", which the card's heading says. */
export const reasonOf = (response: string) => response.replace(/^No play[.:]\s+/, '');

/** The prompts that an answer used. */
export function usedWords({ charged, remainingPrompts }: PlayAnswer): string {
  return charged ? `One prompt used, ${remainingPrompts} left` : 'Not counted: no prompt used';
}

export const notCounted = 'Your prompt was not counted.';

export interface Chip {
  readonly label: string;
  /** The prompt without this part; empty if it cannot be removed. */
  readonly without: string;
}

/** The parts of the reading in the order of its summary. Parts that are not from the prompt cannot be removed. */
export function chipsOf({ summary, parts }: ShownReading): readonly Chip[] {
  const labels = summary === '' ? [] : summary.split(' · ');
  const removable = parts.map(({ label, without }) => ({ label, without: without.trim() }));
  const fixed = labels
    .filter((label) => !parts.some((part) => part.label === label))
    .map((label) => ({ label, without: '' }));
  const position = ({ label }: Chip) => (labels.includes(label) ? labels.indexOf(label) : labels.length);
  return [...removable, ...fixed].sort((one, other) => position(one) - position(other));
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = '• ';

/** Groups consecutive lines that begin with a bullet into lists. */
export function blocksOf(response: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of response.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (!line.startsWith(bullet)) blocks.push({ kind: 'text', text: line });
    else if (last?.kind === 'list')
      blocks[blocks.length - 1] = { ...last, items: [...last.items, line.slice(2)] };
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
