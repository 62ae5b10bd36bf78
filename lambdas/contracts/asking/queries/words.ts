/** Questions that a text answers: terms, the service, what is not offered, and other subjects. */
import * as z from 'zod/mini';

/** The id of an entry of the glossary, of the service's or of the list of what is not offered. */
const entry = z.string().check(z.regex(/^[a-z0-9_]{2,40}$/));

/** Several terms are explained together: "the difference between a push and a void". */
export const explain = z.object({
  ask: z.literal('explain'),
  terms: z.array(entry).check(z.minLength(1), z.maxLength(3)),
});
export type ExplainQuery = z.infer<typeof explain>;

export const service = z.object({ ask: z.literal('service'), topic: entry });
export type ServiceQuery = z.infer<typeof service>;

export const notOffered = z.object({ ask: z.literal('not_offered'), thing: entry });
export type NotOfferedQuery = z.infer<typeof notOffered>;

export const offTopic = z.object({ ask: z.literal('off_topic') });
export type OffTopicQuery = z.infer<typeof offTopic>;
