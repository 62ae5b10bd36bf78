/** The arguments for a selection: in order of weight, and each kind of fact for its own thesis. */
import { expect, test } from 'vitest';
import type { EvidenceKind } from '../../../../lambdas/contracts/asking/evidence-kinds.ts';
import { inOrder, thesisOf } from '../../../../lambdas/domain/asking/answer/fact-kinds.ts';
import type { Fact } from '../../../../lambdas/domain/asking/facts/fact.ts';

/** Strongest first: who is missing, then how teams play, then where they stand. */
const strongestFirst: readonly EvidenceKind[] = [
  'injuries',
  'starters',
  'rest',
  'totals',
  'cover',
  'form',
  'scoring',
  'meetings',
  'venue_record',
  'record',
  'history',
  'standing',
  'player',
];

const fact = (kind: EvidenceKind, id = kind as string): Fact => ({ id, kind }) as Fact;

test('facts are told strongest first, whatever order they are found in', () => {
  const kinds = (facts: readonly Fact[]) => inOrder(facts).map(({ kind }) => kind);
  expect(kinds(strongestFirst.map((kind) => fact(kind)))).toEqual(strongestFirst);
  expect(kinds(strongestFirst.map((kind) => fact(kind)).toReversed())).toEqual(strongestFirst);
});

test('facts of one kind keep their order', () => {
  const ids = inOrder([fact('form', 'home'), fact('rest'), fact('form', 'away')]).map(({ id }) => id);
  expect(ids).toEqual(['rest', 'home', 'away']);
});

test('each kind of fact supports its own thesis', () => {
  expect(strongestFirst.map((kind) => thesisOf({ kind }))).toEqual([
    'missing_players',
    'starters',
    'rest_edge',
    'totals_trend',
    'covers',
    'form',
    'scoring',
    'meetings',
    'home',
    'record',
    null,
    null,
    'player_trend',
  ]);
});
