/** Every validator finding needs an explanation, and every explanation a finding. */
import { describe, expect, test } from 'vitest';
import { explained } from '../../../scripts/rehearse/explained.ts';
import { outdated, unexplained } from '../../../scripts/rehearse/validators.ts';

const rules = { A1: { why: 'For every resource.' }, B2: { why: 'For one.', on: /^Site/ } };

describe('a finding', () => {
  test.each([
    ['of a rule explained for every resource', { rule: 'A1', what: 'Anything' }, true],
    ['of a rule explained for its resource', { rule: 'B2', what: 'SiteFiles' }, true],
    ['of a rule explained for another resource', { rule: 'B2', what: 'Table' }, false],
    ['of a rule that is not explained', { rule: 'C3', what: 'SiteFiles' }, false],
  ])('%s', (_name, finding, isExplained) => {
    expect(unexplained([finding], rules)).toEqual(isExplained ? [] : [finding]);
  });
});

test('an unused explanation is reported', () => {
  expect(outdated([{ rule: 'A1', what: 'Anything' }], rules)).toEqual(['B2']);
  expect(outdated([{ rule: 'B2', what: 'Table' }], { B2: rules.B2 })).toEqual([]);
});

test.each(Object.entries(explained))('%s has a reason in a sentence', (_rule, { why }) => {
  expect(why).toMatch(/^[A-Z].{20,}\.$/s);
});
