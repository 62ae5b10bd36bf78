/** `npm test -- --full` runs every test that otherwise checks a sample. */
import { expect, test } from 'vitest';
import { sampled } from '../../scripts/sampled-tests.ts';
import { filesMatching, textOf } from './source.ts';

const listed = [...sampled.vitest, ...sampled.browser, ...sampled.clock];
const sampling = filesMatching('test/**/*.{test,spec}.ts').filter((file) =>
  /^import \{.*\b(isFull|sampleOf|devicesOrMost)\b|\btag: '@full'/m.test(textOf(file)),
);

test('each that samples is listed', () => {
  expect(sampling.filter((file) => !listed.some((path) => file.includes(path)))).toEqual([]);
});

test('each that is listed samples', () => {
  expect(listed.filter((path) => !sampling.some((file) => file.includes(path)))).toEqual([]);
});
