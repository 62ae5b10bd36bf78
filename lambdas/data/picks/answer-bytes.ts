/**
 * Answers and picks as bytes: JSON, deflated with a preset dictionary, which halves an answer of one leg. The first byte is the
 * version of the dictionary, from 1.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { answerDictionaries } from './answer-dictionary.ts';

const newest = answerDictionaries.length;

export function answerBytes(value: unknown): Uint8Array {
  const dictionary = answerDictionaries[newest - 1];
  return Uint8Array.of(newest, ...deflateRawSync(JSON.stringify(value), { level: 9, dictionary }));
}

/**
 * @param bytes from `answerBytes`; the caller must know their type
 * @throws for a version that this code does not know
 */
export function fromAnswerBytes<T>(bytes: Uint8Array): T {
  const [version = 0] = bytes;
  const dictionary = answerDictionaries[version - 1];
  if (!dictionary) throw new Error(`Stored words of version ${version}; this code knows 1 to ${newest}`);
  return JSON.parse(inflateRawSync(bytes.subarray(1), { dictionary }).toString('utf8'));
}
