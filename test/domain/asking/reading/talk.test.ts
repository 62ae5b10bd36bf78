/** What a question that is written out may leave out, and what it never may. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { franchises } from '../../../../lambdas/domain/asking/reading/names/franchises.ts';
import { sparedWords } from '../../../../lambdas/domain/asking/reading/words/talk.ts';
import { wordsOf } from '../../../../lambdas/domain/feed/games/teams.ts';
import { statNames } from '../../../../lambdas/domain/feed/players/stat-names.ts';
import { listed } from './readings.ts';

const players = ['LeBron James', 'Paolo Banchero', 'Kirk Cousins', 'Aaron Judge', 'Sam Darnold'];
const spared = (...words: string[]) => [...sparedWords(words, { teams: listed, players })];

test.each(['coworker', 'swears', 'dentist', 'yapping', 'wife', 'hate', 'smart', 'cooked'])(
  '%s is talk',
  (word) => {
    expect(spared(word)).toEqual([word]);
  },
);

/** Words that limit, refuse or name something. */
const meant = [
  ...'no not never without except only all both each most least more less any over under draftkings afc'.split(
    ' ',
  ),
  ...Object.values(statNames).filter((name) => /^[a-z]+$/.test(name)),
  ...franchises.flatMap(({ nickname }) => wordsOf(nickname).split(' ')).filter((word) => word.length > 4),
  ...players.flatMap((name) => wordsOf(name).split(' ')),
].filter((word) => word !== '');

test('no word or number that means something is talk', () => {
  expect(spared(...meant)).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: 0 }).map(String), (number) => {
      expect(spared(number)).toEqual([]);
    }),
  );
});
