/** In `lambdas`, the time comes in from the edge: a use case that asks for it by itself cannot be shown at another moment. */

import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesMatching, find, textOf } from './source.ts';

/** Where a call comes in, and what is about this process rather than about what it does. */
const mayAsk = [
  'lambdas/http/**/{endpoint,job,webhook}.ts',
  'lambdas/telemetry/**/*.ts',
  'lambdas/services/**/secrets.ts',
  'lambdas/data/platform/recently.ts',
  'lambdas/app/feed/**/with-feed-lock.ts',
].map((pattern) => ({ pattern, files: filesMatching(pattern) }));

/** `new Date()`, `Date()` and any use of `Date.now`. */
function asksForTime(node: ts.Node, source: ts.SourceFile): boolean {
  const isDate = (named: ts.Node) => named.getText(source) === 'Date';
  if (ts.isNewExpression(node)) return isDate(node.expression) && (node.arguments?.length ?? 0) === 0;
  if (ts.isCallExpression(node)) return isDate(node.expression);
  return ts.isPropertyAccessExpression(node) && isDate(node.expression) && node.name.text === 'now';
}

test('only the edge of a function asks for the time', () => {
  const allowed = new Set(mayAsk.flatMap(({ files }) => files));
  const others = filesMatching('lambdas/**/*.ts').filter((file) => !allowed.has(file));
  expect(others.length).toBeGreaterThan(100);
  expect(others.flatMap((file) => find(file, textOf(file), asksForTime))).toEqual([]);
});

test.each(mayAsk)('$pattern asks for it, so that the list stays true', ({ files }) => {
  expect(files.flatMap((file) => find(file, textOf(file), asksForTime)).length).toBeGreaterThan(0);
});

test.each(['new Date()', 'new Date', 'Date()', 'Date.now()', 'work(at, Date.now)'])(
  'the rule can fail: %s',
  (code) => {
    expect(find('a.ts', `const a = ${code};`, asksForTime)).toHaveLength(1);
  },
);

test.each(['new Date(0)', 'new Date(text)', 'Date.parse(text)', 'Date.UTC(2026, 0)', 'performance.now()'])(
  'the rule allows %s',
  (code) => {
    expect(find('a.ts', `const a = ${code};`, asksForTime)).toEqual([]);
  },
);
