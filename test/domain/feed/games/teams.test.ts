/** Team names as people write them. */
import { expect, test } from 'vitest';
import { aliasesOf, mentions, wordsOf } from '../../../../lambdas/domain/feed/games/teams.ts';

test.each([
  ['Seattle Seahawks', 'what about SEATTLE tonight?'],
  ['Seattle Seahawks', "the Seahawks' spread"],
  ['Seattle Seahawks', "Seahawks's spread"],
  ['CF Montréal', 'montreal moneyline'],
  ['Boston Red Sox', 'red sox run line'],
  ['Boston Red Sox', 'sox win'],
  ['Philadelphia 76ers', 'sixers -3'],
  ['San Francisco 49ers', 'Niners?'],
  ['Los Angeles Lakers', 'LA tonight'],
  ['LA Galaxy', 'los angeles'],
  ['D.C. United', 'dc draw'],
  ['St. Louis Cardinals', 'st louis'],
  ['St.Louis', 'St. Louis'],
  ['Minnesota Wild', 'the wild on the road'],
  ['Sporting Kansas City', 'Kansas City to win'],
  ['Packers', 'packers'],
])('%s is found in "%s"', (team, text) => {
  expect(mentions(text, team)).toBe(true);
});

test.each([
  ['Minnesota Wild', 'a wild parlay'],
  ['Miami Heat', 'bring heat'],
  ['Chicago Fire FC', 'a fire parlay'],
  ['Atlanta United', 'Minnesota united'],
  ['New York City FC', 'kansas city'],
  ['Seattle Seahawks', 'hawks'],
  ['New York Jets', 'jetset'],
  ['Oakland Athletics', 'as safe as can be'],
])('%s is not found in "%s"', (team, text) => {
  expect(mentions(text, team)).toBe(false);
});

test('a name without known letters matches no text', () => {
  expect(aliasesOf('***')).toEqual([]);
  expect(aliasesOf('constructor')).toEqual(['constructor']);
  expect(mentions('', '***')).toBe(false);
});

test('words are plain, single-spaced and lowercase', () => {
  expect(wordsOf('  Over/Under 47.5 — L.A.  Clippers’ GAME ')).toBe('over under 47 5 la clippers game');
});
