/** Whether anything that the model wrote reaches a person. */
import { propStats } from '../../../lambdas/contracts/props.ts';
import * as reading from '../../../lambdas/contracts/reading.ts';
import { sports } from '../../../lambdas/contracts/sports.ts';
import { declines, themes, theses } from '../../../lambdas/domain/answer/brief.ts';
import { hostileWords } from '../../local/model/hostile.ts';
import type { Asking } from '../outcome.ts';
import { isSaid } from '../outcome.ts';

/** Words of closed lists, which the model may say back: so may we. */
const closed: readonly string[] = [
  ...theses,
  ...themes,
  ...declines,
  ...sports,
  ...reading.intents,
  ...reading.infoTopics,
  ...reading.wantedMarkets,
  ...reading.wantedSides,
  ...reading.wantedRisks,
  ...reading.stances,
  ...propStats,
];

/** Shorter than this, a text is found in any other. */
const shortest = 4;

/** @returns texts of the model that stand in what a person sees, and that nobody else wrote */
export function modelWords({ of, outcome, briefs, replies }: Asking): string[] {
  if (!isSaid(outcome)) return [];
  const { response, analysis, reading: shownReading, notes, alternatives } = outcome;
  const shown = stringsIn({ response, analysis, shownReading, notes, alternatives }).map(plain).join('\n');
  const ours = [...closed, ...stringsIn(briefs), of.ask].map(plain).join('\n');
  const said = replies.flatMap((reply) => [...textsOf(reply), ...hostileWords]);
  return [...new Set(said)].filter((text) => {
    const word = plain(text);
    return word.length >= shortest && shown.includes(word) && !ours.includes(word);
  });
}

/** The strings of a reply, or where it is no JSON its lines. */
function textsOf(reply: string): string[] {
  try {
    return stringsIn(JSON.parse(reply));
  } catch {
    // What cannot be read may be shown as it is: any line of it counts.
    return reply.split('\n');
  }
}

/** Values alone: the names of properties are ours, and a name of the model's own is among the marked words. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Case, spaces, and characters that nobody sees make no difference. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
