/** An answer as text: its announcement, its cost in prompts, and its paragraphs and lists. */
import type { ShownReading } from '../../../../lambdas/contracts/reading.ts';
import { pickName } from '../../../../lambdas/domain/english/pick.ts';
import type { PlayAnswer } from '../../api/ask.ts';
import { percent } from '../../components/figures.ts';

/** The answer that the server gives where the model's own cannot be read: no slip, whatever is in it. */
export function isUnreadable({ promptAnalysis: { bet_type, legs, suggestion } }: PlayAnswer): boolean {
  return bet_type === 'general' && legs.length === 0 && suggestion[0] === 'Failed to parse prediction data';
}

/** Writes a price as the reader wants it. */
type Odds = (american: string | null) => string;

export function announcement(answer: PlayAnswer, odds: Odds): string {
  const { kind, response, promptAnalysis: analysis } = answer;
  if (kind === 'care') return firstLine(response);
  if (kind === 'no_play') return `No play: ${firstLine(reasonOf(response))}`;
  if (kind === 'info' || analysis.suggestion.length === 0) return 'Answer ready';
  const chance = analysis.market_probability;
  return `Answer ready: ${playName(answer)} ${odds(analysis.odds)}${chance === null ? '' : `, ${percent(chance)} chance`}`;
}

/** A play by its pick and price, any other answer by its first line. */
export function answerTitle(answer: PlayAnswer, odds: Odds): string {
  const { kind, response, promptAnalysis: analysis } = answer;
  if (kind === 'play' && analysis.suggestion.length > 0) return `${playName(answer)} ${odds(analysis.odds)}`;
  return firstLine(kind === 'no_play' ? `No play: ${reasonOf(response)}` : response);
}

/** The name of the pick; of an answer without legs its suggestion. */
export function playName({ promptAnalysis: analysis }: PlayAnswer): string {
  return analysis.legs.length > 0 ? pickName(analysis) : (analysis.suggestion[0] ?? '');
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

/** Why there is no play: that there is none says the card's own heading. */
export const reasonOf = (response: string) => response.replace(/^No play[.:]\s+/, '');

/** What a play cost. */
export function usedWords({ charged, remainingPrompts }: PlayAnswer): string {
  return charged ? `One prompt used, ${remainingPrompts} left` : 'Not counted: no prompt used';
}

export const notCounted = 'Your prompt was not counted.';

export interface Chip {
  readonly label: string;
  /** The prompt that asks the same without it; empty where it cannot be left out. */
  readonly without: string;
}

/** All of the summary in its order: what comes from the box beside the question is there too, and stays. */
export function chipsOf({ summary, parts }: ShownReading): readonly Chip[] {
  const labels = summary === '' ? [] : summary.split(' · ');
  const removable = parts.map(({ label, without }) => ({ label, without: without.trim() }));
  const fixed = labels
    .filter((label) => !parts.some((part) => part.label === label))
    .map((label) => ({ label, without: '' }));
  const place = ({ label }: Chip) => (labels.includes(label) ? labels.indexOf(label) : labels.length);
  return [...removable, ...fixed].sort((one, other) => place(one) - place(other));
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = '• ';

/** Lines that begin with a bullet are items of a list, and stand together. */
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
