/** The story around a bet: everyday words do not keep a play from being given, and no word with a meaning is one of them. */
import { describe, expect, test } from 'vitest';
import { things } from '../../../../lambdas/domain/asking/queries/not-offered/things.ts';
import { matters } from '../../../../lambdas/domain/asking/queries/reading/matters.ts';
import { narrows } from '../../../../lambdas/domain/asking/queries/reading/narrowing.ts';
import { serviceEntries } from '../../../../lambdas/domain/asking/queries/service/entries.ts';
import { bookNames } from '../../../../lambdas/domain/asking/reading/names/books.ts';
import { isEverydayName } from '../../../../lambdas/domain/asking/reading/names/everyday-names.ts';
import { alsoPlaces, franchises } from '../../../../lambdas/domain/asking/reading/names/franchises.ts';
import { groups } from '../../../../lambdas/domain/asking/reading/names/groups.ts';
import { isUnderAge } from '../../../../lambdas/domain/asking/reading/terms/age.ts';
import { needsCare } from '../../../../lambdas/domain/asking/reading/terms/care.ts';
import { anyStat } from '../../../../lambdas/domain/asking/reading/terms/stats.ts';
import { unlisted } from '../../../../lambdas/domain/asking/reading/terms/unlisted.ts';
import { everydayWords, isEveryday } from '../../../../lambdas/domain/asking/reading/words/everyday-words.ts';
import { storyIn } from '../../../../lambdas/domain/asking/reading/words/story.ts';
import { isRuleWord } from '../../../../lambdas/domain/asking/reading/words/vocabulary.ts';
import { wordsOf } from '../../../../lambdas/domain/feed/games/teams.ts';
import { read } from './readings.ts';

/** Read in full. */
test.each([
  ['3 leg parlay for my dad, nfl', 'NFL'],
  ['stuck at the airport with my uncle, give me two nba overs', 'NBA'],
  ['my roommate and i are making nachos, need a nhl moneyline', 'NHL'],
  ['the plumbers woke me up. 2 leg nfl parlay', 'NFL'],
  ['Lakers moneyline, they stink but whatever', 'NBA'],
  ['Broncos -3.5, they look unstoppable', 'NFL'],
  ['grandma is baking a casserole and wants 3 favorites on sunday', 'NFL'],
  ['celebrating my anniversary in the hallway, nfl underdog please', 'NFL'],
] as const)('"%s"', (prompt, sport) => {
  const { reading, unread } = read(prompt, sport);
  expect(unread).toEqual([]);
  expect(reading.intent).toBe('play');
});

/** Not read in full. */
test.each([
  ['2 sleepy teams to win tonight', 'sleepy'],
  ['three wholesome underdogs', 'wholesome'],
  ['the Lakers stink, 2 leg parlay', 'stink'],
  ['parlay without my uncle', 'without'],
  ['3 legs, only handsome quarterbacks', 'handsome'],
  ['has any grandma won 3 overs', 'grandma'],
  ['2 leg nfl parlay with spicy revenge', 'revenge'],
  ['nfl parlay if my wife agrees', 'agrees'],
  // A spread, a favorite and a lock are things of daily life too.
  ['need a favorite wallpaper for the den', 'wallpaper'],
  ['best spread for a party', 'party'],
  ['lock the door on your way out', 'door'],
  ['is my dad watching the jets game', 'dad'],
])('"%s" keeps %s', (prompt, word) => {
  expect(read(prompt, 'NFL').unread.join(' ')).toContain(word);
});

describe('a word with a meaning is no everyday word', () => {
  const isSingle = (phrase: string) => /^[a-z]+$/.test(phrase);
  const stat = new RegExp(`^${anyStat}$`);
  const notListed = unlisted.map(({ words }) => new RegExp(`^(?:${words})$`));

  test('of the list', () => {
    const meant = everydayWords().filter(
      (word) =>
        isRuleWord(word) ||
        narrows(word) ||
        matters(word) ||
        isEverydayName(word) ||
        stat.test(word) ||
        notListed.some((pattern) => pattern.test(word)) ||
        needsCare(word) ||
        isUnderAge(word),
    );
    expect(meant).toEqual([]);
  });

  test('of what is bet on, in any form', () => {
    const names = [
      ...franchises.flatMap(({ city, nickname, also }) => [city, nickname, ...also, ...alsoPlaces(city)]),
      ...groups.map(({ name }) => name),
      ...bookNames,
    ].flatMap((name) => wordsOf(name).split(' '));
    const other = [
      ...Object.values(things).flatMap(({ said }) => said.split('|')),
      ...Object.keys(serviceEntries),
      // Days, numbers, prices, places of games, states of a team and refusals.
      ...'monday tonight tomorrow noon morning evening halftime one two three dozen hundred plus minus even cheap long short home road dome'.split(
        ' ',
      ),
      ...'early late rested tired injured hurt hot cold due streak revenge rookie starter backup star bench carries snaps catches boards dimes'.split(
        ' ',
      ),
      ...'no not never without except skip avoid nothing none only both each every all most least more less boring wild risky safe stupid crazy'.split(
        ' ',
      ),
      ...'rent debt loan school teacher homework borrow alone quit sold tail fade hammer cover push live'.split(
        ' ',
      ),
      ...'cousins love judge cook jones thomas banks waters gordon bridges hurts burks mixon swift chase brown young green white smith rose'.split(
        ' ',
      ),
    ];
    const found = [...names, ...other].filter((word) => isSingle(word) && isEveryday(word));
    expect([...new Set(found)]).toEqual([]);
  });
});

test('an opinion of a team is one only where the bet on it is said', () => {
  const of = (isPlaced: boolean) =>
    storyIn({ original: ' they stink and my wife knows ', isPlaced: () => isPlaced, hasTeam: true });
  expect([of(true)('stink'), of(false)('stink'), of(false)('wife')]).toEqual([true, false, true]);
});
