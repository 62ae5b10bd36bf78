/** The model stand-in's reply: it understands nothing and places no word, so that what the rules read stands. */
import type { Brief, Reply } from '../../../lambdas/domain/asking/brief.ts';
import { isRecord } from '../process/state.ts';

/** @returns undefined if the text is not a brief */
export function readBrief(text: string): Brief | undefined {
  try {
    const brief: unknown = JSON.parse(text);
    const isBrief = isRecord(brief) && typeof brief.question === 'string' && Array.isArray(brief.unread);
    return isBrief ? (brief as unknown as Brief) : undefined;
  } catch {
    // Not a brief; the caller still answers it.
    return undefined;
  }
}

/** The same to every request. */
export const blankReply: Reply = { restated: [], placed: [], care: false, age: false };
