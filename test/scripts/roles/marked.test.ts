import { describe, expect, test } from 'vitest';
import { exchanged, spansOf } from '../../../scripts/roles/exchange.ts';
import { type Marked, parsed } from '../../../scripts/roles/marked.ts';

const rolesOf = ({ tokens }: Pick<Marked, 'tokens'>) =>
  tokens.map(({ text, role, leg }) => `${text} ${role} ${leg}`);

describe('a marked question', () => {
  test('is its text, with a role for each token', () => {
    const marked = parsed('a {[rushing yards|stat] prop} on [u|side][45.5|line], no [jets|!team]');
    expect(marked.text).toBe('a rushing yards prop on u45.5, no jets');
    expect(rolesOf(marked)).toEqual([
      'a O O',
      'rushing B-stat B',
      'yards I-stat I',
      'prop O I',
      'on O O',
      'u B-side O',
      '45.5 B-line O',
      ', O O',
      'no O O',
      'jets B-!team O',
    ]);
  });

  test('has a leg for each pair of braces, and a span for each pair of brackets', () => {
    expect(rolesOf(parsed('{[bills|team]}{[jets|team]}[tonight|when][late|when]'))).toEqual([
      'billsjetstonightlate B-team B',
    ]);
    expect(rolesOf(parsed('{[bills|team]} {[jets|team]} [tonight|when] [late|when]'))).toEqual([
      'bills B-team B',
      'jets B-team B',
      'tonight B-when O',
      'late B-when O',
    ]);
  });

  test.each(['a [b|team', 'a ]', 'a | b'])('whose mark is not closed is refused: %s', (line) => {
    expect(() => parsed(line)).toThrow('not closed');
  });
});

describe('other words of the same roles', () => {
  const question = { file: '', ...parsed('{[bills|team]} [ml|market] and [revenge spot|other]') };
  const bank = spansOf([{ file: '', ...parsed('[new york giants|team] [to cover|market] [rested|other]') }]);

  test('stand for some of a question’s, with their roles and in their leg', () => {
    expect(rolesOf(exchanged(question, bank, () => 0))).toEqual([
      'new B-team B',
      'york I-team I',
      'giants I-team I',
      'to B-market O',
      'cover I-market O',
      'and O O',
      'revenge B-other O',
      'spot I-other O',
    ]);
  });

  test('are not taken where chance leaves them', () => {
    expect(rolesOf(exchanged(question, bank, () => 0.99))).toEqual(rolesOf(question));
  });
});
