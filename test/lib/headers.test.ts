/** Every header that a function reads reaches it: CloudFront passes on only those that the stack names. */
import { expect, test } from 'vitest';
import { filesMatching, textOf } from '../rules/source.ts';
import { synthesize } from './synthesized.ts';

const reads = /\bheaders\.(\w+)|\bheaders\['([\w-]+)'\]|\bheader\('([\w-]+)'\)/g;

const { template } = synthesize();

const readBy = (text: string) =>
  [...text.matchAll(reads)].map(([, dotted, quoted, called]) => String(dotted ?? quoted ?? called));

test('a header that is read is passed on', () => {
  const read = filesMatching('lambdas/{http,functions}/**/*.ts').flatMap((file) => readBy(textOf(file)));
  const named = (type: string): string[] =>
    JSON.stringify(template.findResources(type))
      .match(/"Headers":\[[^\]]*\]/g)
      ?.flatMap((list) => JSON.parse(`{${list}}`).Headers) ?? [];
  const passed = [...named('AWS::CloudFront::OriginRequestPolicy'), ...named('AWS::CloudFront::CachePolicy')];
  expect(new Set(read)).toEqual(new Set(passed.map((name) => name.toLowerCase())));
});

test('each way to read a header is seen', () => {
  expect(
    readBy("event.headers.authorization; event.headers['content-type']; header('stripe-signature')"),
  ).toEqual(['authorization', 'content-type', 'stripe-signature']);
});
