/** A choice between statistics: as many bets as are named, each with what is said of its own. */
import { describe, expect, test } from 'vitest';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { readingOf } from '../../../../lambdas/domain/asking/roles/bet.ts';
import { areInOrder, optionsIn } from '../../../../lambdas/domain/asking/roles/doubt/options.ts';
import { parsed, spansOf } from '../../../../scripts/roles/marked.ts';
import { context } from './known.ts';

const optionsOf = (line: string) =>
  optionsIn(spansOf(parsed(line))).map((spans) => {
    const bet = readingOf(spans, context);
    return bet && canonicalPrompt(bet);
  });

describe('a choice between statistics', () => {
  test.each([
    [
      '{[jokic|player] [blocks|stat]} or {[rebounds|stat]}, whichever is [better|value]',
      ['NBA player prop pick on blocks by Nikola Jokić', 'NBA player prop pick on rebounds by Nikola Jokić'],
    ],
    [
      '{[jokic|player] [steals|stat]} or {[3s|stat]}, {[kelce|player] [td|stat]}',
      [
        'Parlay: NBA player prop pick on steals by Nikola Jokić; NFL player prop pick on touchdowns by Travis Kelce',
        'Parlay: NBA player prop pick on threes by Nikola Jokić; NFL player prop pick on touchdowns by Travis Kelce',
      ],
    ],
    [
      '{[jokic|player] [triple double|stat]}, if you dont have that {the [over|side] on [his|ref]} {[points|stat]}',
      [
        'NBA player prop pick on triple-doubles by Nikola Jokić',
        'NBA player prop pick on points by Nikola Jokić, overs only',
      ],
    ],
    ['[jokic|player] [points|stat] and [rebounds|stat]', []],
    ['[kelce|player] [td|stat]', []],
  ])('%s', (line, bets) => {
    expect(optionsOf(line)).toEqual(bets);
  });

  test('a later one is only wished for instead where the words say so', () => {
    expect(areInOrder('jokic triple double, if u dont have it then his points')).toBe(true);
    expect(areInOrder('jokic triple double, otherwise points')).toBe(true);
    expect(areInOrder('jokic points or rebounds, whichever is better')).toBe(false);
  });
});
