/** Answers a question about the service. */
import type { ServiceQuery } from '../../../../contracts/asking/queries/words.ts';
import type { QueryAnswer } from '../answered.ts';
import { serviceEntry } from './entries.ts';

/** @throws RangeError for a topic without an entry */
export function answerService({ topic }: ServiceQuery): QueryAnswer {
  const entry = serviceEntry(topic);
  if (!entry) throw new RangeError(`Not a topic: ${topic}`);
  const { answer, screen } = entry;
  return { response: answer, cards: [], alternatives: [], ...(screen && { screens: [screen] }) };
}
