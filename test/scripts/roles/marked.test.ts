import { describe, expect, test } from 'vitest';
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
